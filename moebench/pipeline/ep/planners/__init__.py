"""Planners: one file a planner; ``registry`` finds them and the entry points of others."""
