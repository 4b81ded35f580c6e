"""Which steps make a layer: the reference, weights and inputs, and the contract of a bound layer."""
