"""Who runs a layer: one file a backend."""
