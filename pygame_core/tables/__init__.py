"""A game that several devices hold: what a table is, its letters, its dice, and the live line between devices.

Pure: whoever uses it brings chance as bytes, carries texts to and fro, and keeps what is to be kept.
"""
