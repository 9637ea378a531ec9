"""Velo City."""

CONTRACT = 1
