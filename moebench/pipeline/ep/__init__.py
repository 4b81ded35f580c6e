"""Expert parallelism: planners, segment tables, row addresses, buffers, ranks."""
