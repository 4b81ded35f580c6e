"""Shipped data: models, hardware, policies, tables."""
