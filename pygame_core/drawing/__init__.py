"""What all games are drawn with: numbers and groups of SVG, sprites, a camera, a board, its words, a podium."""
