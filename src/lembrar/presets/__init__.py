"""The presets that come with Lembrar, one TOML file each."""
