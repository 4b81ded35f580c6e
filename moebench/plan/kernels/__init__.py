"""One declaration a kernel, the twin of a file in the top-level folder kernels/."""
