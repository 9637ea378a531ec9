"""City Chase."""

CONTRACT = 1
