"""Doors for frameworks that people already use, one file and one extra each.

Nothing here is imported by `import lembrar`: who uses LangGraph imports
`lembrar.adapters.langgraph_saver`, and needs `pip install "lembrar[langgraph]"`.
"""
