# One line a habit; each runs in the environment that is active.
.PHONY: fmt lint type test test-gpu wheel

fmt:
	ruff format . && ruff check --fix .

lint:
	ruff check . && ruff format --check .

type:
	mypy

test:
	python -m pytest -n auto

test-gpu:
	python -m pytest -m gpu

wheel:
	python -m build --wheel
