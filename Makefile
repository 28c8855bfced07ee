# Every target prepares what it needs: a machine with Python 3.11+ and make is enough.
PYTHON ?= python3
UV     := .uv/bin/uv
BIN    := .venv/bin
READY  := .venv/.ready
# Uncompiled, whole games take too long; the proofs of tests/proofs compare shorter ones byte for byte.
WHOLE_GAMES := tests/risk/test_exhaustive.py tests/risk/test_proofs.py tests/risk/test_reading.py tests/risk/test_novice.py
# What `make quick` runs, and what in it would take longer than everyday work should wait.
QUICK  := tests/rulebook tests/risk tests/stratego tests/core tests/records tests/docs tests/test_door.py
LONGER := $(WHOLE_GAMES) tests/risk/test_position.py tests/risk/test_more_data.py tests/risk/test_sight.py \
  tests/core/test_retell.py tests/stratego/test_documents.py tests/stratego/test_line.py tests/docs/test_adding.py \
  tests/records/test_decisions.py tests/records/test_fair.py tests/records/test_scroll.py \
  tests/records/test_gravon.py tests/records/test_old_scrolls.py tests/records/test_damage.py \
  tests/docs/test_examples.py

# Who fails beside hundreds of others is asked once more, alone, and both answers are printed.
ALONE  := $(BIN)/python -m pytest --last-failed --last-failed-no-failures none

.DEFAULT_GOAL := help
.PHONY: help play web web-test browser test quick plain style lint format bench docs site golden perft lock clean

help: ## Show this list
	@awk -F':.*## ' '/^[a-z-]+:.*## /{printf "  make %-9s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

$(UV):
	@echo "Fetching uv into .uv (once)"
	@$(PYTHON) -m venv .uv && .uv/bin/pip install --quiet --disable-pip-version-check uv

$(READY): requirements.lock pyproject.toml | $(UV)
	@echo "Preparing .venv (once)"
	@test -d .venv || $(UV) venv --quiet --python $(PYTHON) .venv
	@$(UV) pip sync --quiet --compile-bytecode --python $(BIN)/python requirements.lock
	@$(UV) pip install --quiet --python $(BIN)/python --no-deps --editable .
	@touch $@

web: ## Build the browser app
	@$(PYTHON) hatch_build.py

web-test: $(READY) web ## Check and test the browser app
	@$(BIN)/python -m pytest -q tests/web

browser: $(READY) web ## Play in a real browser, with screenshots in shots/
	@$(BIN)/python -m pytest -q -n 2 --dist worksteal tests/browser

play: $(READY) web ## Play a game
	@$(BIN)/flagfall play

test: $(READY) lint web ## Run every check and every test
	@$(BIN)/python tests/warm.py
	@$(BIN)/python -m pytest -n auto --dist worksteal --ignore tests/browser || $(ALONE) --ignore tests/browser
	@$(MAKE) --no-print-directory plain
	@$(BIN)/python -m pytest -n 2 --dist worksteal tests/browser || $(ALONE) tests/browser

plain: $(READY) ## Run every rule's tests with the rules as they stand, uncompiled
	@NUMBA_DISABLE_JIT=1 $(BIN)/python -m pytest -n auto --dist worksteal tests/rulebook tests/risk $(WHOLE_GAMES:%=--ignore %)

quick: style ## Check everyday work in a minute: style, types, and the rules uncompiled
	@echo "Testing uncompiled: $(QUICK)"
	@echo "Left to make test: whole games, proofs, players, servers, browsers"
	@NUMBA_DISABLE_JIT=1 $(BIN)/python -m pytest -q -n 2 --dist worksteal $(QUICK) $(LONGER:%=--ignore %)

lint: style ## Check style, types and storeys
	@$(PYTHON) hatch_build.py lint

style: $(READY)
	@$(BIN)/ruff check . && $(BIN)/ruff format --check .
	@$(BIN)/mypy
	@PYTHONPATH=src $(BIN)/lint-imports --no-cache
	@$(BIN)/python tests/sizes.py

format: $(READY) ## Format the code
	@$(BIN)/ruff check --fix . ; $(BIN)/ruff format .
	@$(PYTHON) hatch_build.py format

bench: $(READY) ## Measure speed
	@$(BIN)/flagfall bench

docs: $(READY) ## Check that the documents are true
	@$(BIN)/python -m pytest -q tests/docs

site: .site/.ready ## Build the documents as a site into build/site
	@NO_MKDOCS_2_WARNING=1 .site/bin/mkdocs build --strict

.site/.ready: site.lock | $(UV)
	@test -d .site || $(UV) venv --quiet --python $(PYTHON) .site
	@$(UV) pip sync --quiet --python .site/bin/python site.lock
	@touch $@

golden: $(READY) ## Write the golden scrolls anew (review the diff)
	@$(BIN)/python -m flagfall.testing.golden tests/golden

perft: $(READY) ## Write the perft tables anew (review the diff)
	@$(BIN)/python -m flagfall.testing.perft tests/perft

lock: $(UV) ## Resolve the dependencies anew
	@$(UV) pip compile --quiet --universal --python-version 3.11 --generate-hashes --all-extras --group dev \
	  --no-emit-index-url --custom-compile-command "make lock" pyproject.toml --output-file requirements.lock
	@$(UV) pip compile --quiet --universal --python-version 3.11 --generate-hashes --group pyproject.toml:site \
	  --no-emit-index-url --custom-compile-command "make lock" --output-file site.lock

clean: ## Remove everything that was built
	rm -rf .venv .site .uv .cache dist build shots src/flagfall/server/static web/node_modules \
	  .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
