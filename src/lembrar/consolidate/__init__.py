"""Log → ladder and facts: the background work, made of pure decisions and few writes."""
