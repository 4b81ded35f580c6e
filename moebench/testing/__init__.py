"""Conformance suites: importable by third parties, run by our own tests on every registered newcomer."""
