"""The laboratory: experiments of any size with the games, recorded so that others can read them, and reports.

An experiment is a TOML file (`experiment`). It is played in blocks (`blocks`) by any executor (`executors`), each block
is kept as Parquet when it is done (`store`, `run`), and a report is one page (`report`). Only `store` and what reads
its tables need more than the standard library: `pip install 'echappee[lab]'`.
"""
