#!/bin/sh
# Creates the virtual environment VENV from PYTHON and installs the pinned dependencies.
# Debian keeps venv's installer in a package of its own; where it is missing, this installs it if it may.
set -eu
python=$1
venv=$2

"$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' || {
  echo "Lembrar needs Python 3.11 or newer; '$python' is $("$python" -V 2>&1). Try: make PYTHON=python3.12 $*" >&2
  exit 1
}
if [ ! -x "$venv/bin/pip" ]; then
  echo "Creating $venv …" >&2
  rm -rf "$venv"
  if ! "$python" -m venv "$venv" >/dev/null 2>&1; then
    rm -rf "$venv"
    if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
      apt-get -qq update >/dev/null && apt-get -qq install -y python3-venv >/dev/null
    else
      echo "Python's venv module is incomplete here. Install it first: sudo apt-get install python3-venv" >&2
      exit 1
    fi
    "$python" -m venv "$venv"
  fi
fi
echo "Installing the pinned dependencies …" >&2
"$venv/bin/python" -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements-dev.lock
"$venv/bin/python" -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --editable .
