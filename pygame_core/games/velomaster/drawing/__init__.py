"""The drawing of VeloMaster: the road from its tables, the land around it, the riders, and what may be done."""
