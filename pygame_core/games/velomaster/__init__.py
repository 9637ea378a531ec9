"""VeloMaster."""

CONTRACT = 1
