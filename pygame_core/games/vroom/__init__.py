"""Vroom Vroom."""

CONTRACT = 1
