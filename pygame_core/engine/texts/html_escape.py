"""Text inside HTML and SVG. (The standard library's `html` would bring its table of two thousand entities along.)"""

_ESCAPES = str.maketrans({"&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#x27;"})


def escape(text: str) -> str:
    """The text, safe between tags and inside quoted attributes."""
    return text.translate(_ESCAPES)
