"""Which tenants have something in a SQLite file."""

# ruff: noqa: S608 - only this file's own tables and conditions are ever put into a statement

from __future__ import annotations

# Each tenant is found by its first row: a table of a million rows and three tenants is read thrice.
_EACH = """
  each_{table} AS (
    SELECT min(tenant) AS tenant FROM {table} WHERE {wanted}
    UNION ALL
    SELECT (SELECT min(tenant) FROM {table} WHERE tenant > each_{table}.tenant AND {wanted})
    FROM each_{table} WHERE tenant IS NOT NULL)"""
TENANTS = f"""
  WITH RECURSIVE {_EACH.format(table="chats", wanted="true")},
    {_EACH.format(table="facts", wanted="true")},
    {_EACH.format(table="documents", wanted="true")}
  SELECT tenant FROM (
    SELECT tenant FROM each_chats UNION SELECT tenant FROM each_facts
    UNION SELECT tenant FROM each_documents)
  WHERE tenant IS NOT NULL ORDER BY tenant"""
DUE_TENANTS = f"""
  WITH RECURSIVE {_EACH.format(table="chats", wanted="due_at IS NOT NULL")},
    {_EACH.format(table="facts", wanted="due_at IS NOT NULL")}
  SELECT tenant FROM each_chats e WHERE EXISTS (
    SELECT 1 FROM chats c WHERE c.tenant = e.tenant AND c.due_at <= ?1
      AND (c.leased_until = 0 OR c.leased_until <= ?1))
  UNION
  SELECT tenant FROM each_facts e WHERE EXISTS (
    SELECT 1 FROM facts f WHERE f.tenant = e.tenant AND f.due_at <= ?1)
  ORDER BY tenant"""
