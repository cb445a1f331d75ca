"""Claude's memory tool with its files in Lembrar.

pip install "lembrar[anthropic]". Here the commands are given by hand, so that no key is needed;
with a key, Claude gives them: client.beta.messages.run_tools(…, tools=[tool]).until_done()"""

from anthropic.lib.tools import ToolError

from lembrar import Memory
from lembrar.adapters.anthropic_memory import LembrarMemoryTool

with Memory("memory:") as memory:
    tool = LembrarMemoryTool(memory, user="ana")
    commands = [
        {"command": "create", "path": "/memories/ana.md", "file_text": "Likes tea.\n"},
        {"command": "str_replace", "path": "/memories/ana.md", "old_str": "tea", "new_str": "maté"},
        {"command": "insert", "path": "/memories/ana.md", "insert_line": 1, "insert_text": "30."},
        {"command": "view", "path": "/memories/ana.md"},
        {"command": "view", "path": "/memories"},
        {"command": "view", "path": "/memories/../etc/passwd"},
    ]
    for command in commands:
        try:
            print(tool.call(command))
        except ToolError as error:
            print("refused:", error)
