# One command per wish; `make help` lists them. Needs Python 3.11 or newer and nothing else.

.DEFAULT_GOAL := help
.PHONY: help run test check openapi bench visits sizes torture replay-all
BIN := .venv/bin

help: ## say what can be made
	@awk 'BEGIN {FS = ":.*## "} /^[a-z-]+:.*## / {printf "  make %-11s %s\n", $$1, $$2}' Makefile

run: .venv/.run ## everything on this machine: pages, workers, clock, mailbox, database; Ctrl-C stops it
	@exec $(BIN)/lontar run

test: .venv/.dev ## the tests; `make test ONLY=tests/engine` runs some of them
	@$(BIN)/pytest -n 2 --dist worksteal $(ONLY)

check: .venv/.dev ## lint, format, types, import contracts
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy --strict engine service worker
	$(BIN)/lint-imports

openapi: .venv/.dev ## write openapi/openapi.json
	$(BIN)/lontar openapi > .venv/openapi.json && mv .venv/openapi.json openapi/openapi.json

bench: .venv/.dev ## measure, as ratios to a yardstick of the same run
	$(BIN)/python -m tests.bench

visits: .venv/.dev ## count how often The Festivals asks its players, with standing orders and without
	@$(BIN)/python -m tests.visits

sizes: .venv/.dev ## measure the largest lists of legal moves that programs get
	@$(BIN)/python -m tests.moves_size

torture: .venv/.dev ## long random and destructive runs; seeds are printed
	$(BIN)/pytest -m torture -rA $(ONLY)

replay-all: .venv/.run ## rebuild every snapshot, summary and deadline from the logs
	$(BIN)/lontar run lontar replay-all

# The environment: exactly what uv.lock pins, with the uv of this machine or one of its own.
.venv/.run: EXTRA := --no-dev
.venv/.run .venv/.dev: pyproject.toml uv.lock
	@set -e; \
	if [ ! -x $(BIN)/python ]; then \
	  echo "Setting up .venv; this happens once."; \
	  for python in python3 python3.14 python3.13 python3.12 python3.11 none; do \
	    $$python -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && break; \
	  done; \
	  if [ $$python = none ]; then echo "Lontar needs Python 3.11 or newer." >&2; exit 1; fi; \
	  $$python -m venv --without-pip .venv; \
	fi; \
	if uv --version >/dev/null 2>&1; then uv=uv; else uv=$(BIN)/uv; fi; \
	if [ $$uv != uv ] && [ ! -x $$uv ]; then \
	  $(BIN)/python -m ensurepip >/dev/null 2>&1 && $(BIN)/python -m pip install --quiet --disable-pip-version-check uv \
	    || $${python:-python3} -m pip --python $(BIN)/python install --quiet uv; \
	fi; \
	sync="$$uv sync --quiet --locked --inexact --python $(BIN)/python $(EXTRA)"; \
	UV_NATIVE_TLS=1 $$sync || $$sync
	@touch $@
