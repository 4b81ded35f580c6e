"""moebench measures and tunes the kernels of a Mixture-of-Experts layer."""
