"""The words of VeloMaster."""
