"""Triton kernels of the MoE layer, one file a kernel. Nothing here imports moebench."""
