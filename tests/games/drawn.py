"""A drawing as a tree, and what is found in it."""

import re
import xml.etree.ElementTree as ET


def parsed(markup: str) -> ET.Element:
    """The drawing; fails where it is not well-formed."""
    return ET.fromstring(f'<svg xmlns="http://www.w3.org/2000/svg">{markup}</svg>')  # noqa: S314 (our own text)


def buttons(root: ET.Element) -> list[ET.Element]:
    """What does something when it is tapped."""
    return [element for element in root.iter() if "data-do" in element.attrib]


def idents(root: ET.Element) -> list[str]:
    """The names of all that has one."""
    return [element.attrib["id"] for element in root.iter() if "id" in element.attrib]


def one(root: ET.Element, ident: str) -> ET.Element:
    """The one thing of this name."""
    (found,) = [element for element in root.iter() if element.attrib.get("id") == ident]
    return found


def references(page: str) -> set[str]:
    """The names that are referred to."""
    return set(re.findall(r'href="#([\w-]+)"', page)) | set(re.findall(r"url\(#([\w-]+)\)", page))
