"""How a kernel may be configured: axes, defaults, limits, and the one statement of legality. No torch, no Triton."""
