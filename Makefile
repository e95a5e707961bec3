# `make test` checks everything that this machine can check; `make play` starts a game.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
STAMP := $(VENV)/.installed
# tests wait for pages: one more than there are cores
JOBS ?= $(shell expr $$(nproc 2> /dev/null || echo 2) + 1)
TIMES := build/times.txt
# what was compiled once is there for the next process, also where the environment says otherwise
unexport PYTHONDONTWRITEBYTECODE

# runs a command and notes how long it took: $(call timed,NAME,COMMAND)
timed = echo "$(2)"; began=$$(date +%s); $(2) && mkdir -p build && echo "$$(( $$(date +%s) - began )) s $(1)" >> $(TIMES)

PAGES := tianxia/server/static/index.html
WEB := $(shell find web/src web/public web/fonts web/sounds -type f -not -path 'web/src/styles/fonts/*' -not -path 'web/src/sounds/*' -not -name 'licence-*') web/index.html web/vite.config.ts

.PHONY: test test-long sizes read-out fresh-times package try-package try-lowest play web checks $(CHECKS) browser format bench figures pictures docs clean install

install: $(STAMP)

$(STAMP): pyproject.toml
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[dev]'
	touch $(STAMP)

# the pages: needs Node 20 or newer
web: $(PAGES)

web/node_modules/.installed: web/package-lock.json
	npm --prefix web install --no-save --no-fund --no-audit  # not `ci`: a mirror may lack the binaries of other systems, and the lock file stays as it is
	touch $@

$(PAGES): $(WEB) web/node_modules/.installed | install
	$(BIN)/python web/fonts/subset.py
	$(BIN)/python web/sounds/make.py
	@$(call timed,building the pages,npm --prefix web run build)
	touch $@

# what needs no game to be played: as many at once as there are cores
CHECKS := lint-of-pages types-of-pages found types vitest lint
checks: web
	@$(MAKE) --no-print-directory --output-sync=target --jobs $$(nproc 2> /dev/null || echo 2) $(CHECKS)

types-of-pages:
	@$(call timed,types of the pages,npm --prefix web run check)

lint-of-pages:
	@$(call timed,lint of the pages,npm --prefix web run lint)

vitest:
	@$(call timed,vitest,npm --prefix web run test)

# also leaves the tests compiled for all workers of pytest
found:
	@mkdir -p build; $(call timed,finding the tests,$(BIN)/pytest --collect-only -qqq > build/found.txt || { cat build/found.txt; false; })

lint:
	@$(call timed,lint,$(BIN)/ruff check . && $(BIN)/ruff format --check .)

types:
	@$(call timed,types,$(BIN)/mypy)

# a real browser for tests/browser: Debian's Chromium, installed if it is missing and may be; its headless shell draws
# the same pages without a window around them, which is quicker
browser:
	@mkdir -p build; command -v chromium-headless-shell > /dev/null || { [ "$$(id -u)" = 0 ] && command -v apt-get > /dev/null \
		&& { apt-get update -qq && apt-get install -y -qq chromium-headless-shell; } > build/browser.txt 2>&1; } \
		|| command -v chromium > /dev/null || { [ "$$(id -u)" = 0 ] && command -v apt-get > /dev/null \
		&& apt-get update -qq && apt-get install -y -qq chromium > /dev/null; } \
		|| echo "chromium is missing and cannot be installed here: the browser tests are skipped"

test: fresh-times install checks browser
	@$(call timed,pytest,$(BIN)/pytest --numprocesses $(JOBS) --dist worksteal --quiet --durations 12)
	@$(call timed,ledger,$(BIN)/tianxia ledger)
	@echo; echo "How long each part took:"; cat $(TIMES)

fresh-times:
	@rm -f $(TIMES)

# what `make test` looks at in part, at length: 25 games for each table and check, 20 matches with canaries; hours
test-long: install
	TIANXIA_SIZE=nightly TIANXIA_CANARIES=20 $(BIN)/pytest --numprocesses $(JOBS) --dist worksteal --quiet tests/conformance tests/visibility

# every game on screens of all sizes, in both languages, light and dark: `make test` looks at a part of it
sizes: install web browser
	TIANXIA_SIZES=all $(BIN)/pytest --quiet tests/browser/test_sizes.py

# a whole game of each and every kind of question as a screen reader has them: `make test` reads a part of it
read-out: install web browser
	TIANXIA_READ_OUT=all $(BIN)/pytest --quiet tests/browser/test_read_out.py

# a wheel and an sdist in dist/, with the pages
package: install web
	$(BIN)/python -m hatchling build

# the wheel in an empty environment, with what an index gives it, without Node: make try-package PYTHONS='python3.12 python3.13'
PYTHONS ?= $(PYTHON)
try-package: install web
	$(BIN)/python -m tests.package.empty $(PYTHONS)

# the lowest versions that pyproject.toml allows, in an environment of their own
try-lowest: install web
	test -x build/lowest/bin/python || $(PYTHON) -m venv build/lowest
	build/lowest/bin/python -m pip install --quiet --requirement tests/package/lowest.txt axe-playwright-python click hatchling hypothesis playwright pytest pytest-asyncio pytest-xdist
	PYTHONPATH=$(CURDIR) build/lowest/bin/python -m pytest --quiet -W default tests/commands tests/terminal tests/public tests/server/test_live.py

play: install web
	$(BIN)/tianxia serve

format: install web/node_modules/.installed
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .
	npm --prefix web run format

bench: install
	$(BIN)/tianxia bench

# the figures that README.md and docs/ quote, run anew into docs/figures.toml and the pages: hours; make figures ONLY=ledger runs one
figures: install
	$(BIN)/python -m tests.figures --only '$(ONLY)'

# the pictures of the pages how to play and of moments, taken from our own pages: make pictures ONLY=NAME takes some
pictures: install web browser
	$(BIN)/python -m tests.docs.pictures '$(ONLY)'
	$(BIN)/python -m tests.docs.moments '$(ONLY)'

# the docs site in build/site, from an environment of its own; it is complete, without warnings, and needs no net to be read
DOCS := build/docs-tools

$(DOCS)/.installed: pyproject.toml
	test -x $(DOCS)/bin/python || $(PYTHON) -m venv $(DOCS)
	$(DOCS)/bin/python -m pip install --quiet --disable-pip-version-check --editable '.[docs]'
	touch $@

docs: $(DOCS)/.installed
	NO_MKDOCS_2_WARNING=1 $(DOCS)/bin/mkdocs build --quiet --strict
	$(DOCS)/bin/python -m docs._site.check
	@test ! -x $(BIN)/python || $(BIN)/python -m tests.docs.offline

clean:
	rm -rf $(VENV) web/node_modules web/src/styles/fonts web/src/sounds tianxia/server/static build dist .mypy_cache .pytest_cache .ruff_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
