"""What happened: records and run folders."""
