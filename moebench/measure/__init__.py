"""How long it took and whether it is right: clocks, statistics, cache policy, numerics gate, probe, worker."""
