"""An MCP client that starts `lembrar mcp` and uses its tools, as an editor or a chat client does.
Needs the extra `mcp`. In such a client's settings it is this:

    {"mcpServers": {"lembrar": {"command": "lembrar", "args": ["mcp", "--user", "ana"]}}}"""

import asyncio
import sys
import tempfile

from mcp import Client, StdioServerParameters


async def main(folder: str) -> None:
    command = ["-m", "lembrar", "mcp", "--user", "ana", "--url", f"sqlite:{folder}/memory.db"]
    async with Client(StdioServerParameters(command=sys.executable, args=command)) as client:
        print([tool.name for tool in (await client.list_tools()).tools])
        await client.call_tool("record", {"said": "Moro em Recife", "answered": "Que bom!"})
        found = await client.call_tool("get_context", {"query": "onde moro?"})
        print((found.structured_content or {})["context"])


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(main(folder))
