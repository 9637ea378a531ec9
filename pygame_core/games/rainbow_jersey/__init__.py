"""Maillot Arc-en-ciel."""

CONTRACT = 1
