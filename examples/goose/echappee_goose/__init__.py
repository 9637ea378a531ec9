"""The Game of the Goose."""

CONTRACT = 1
