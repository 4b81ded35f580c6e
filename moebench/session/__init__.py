"""How a list of points gets done: order, gate, failures, flushing, resume, progress."""
