"""What is measured: shapes, routings, hardware, workloads, and each step's bytes and flops. No torch."""
