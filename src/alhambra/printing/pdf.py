"""Drawings as a PDF document: one page each, text as text in the fonts that every reader has.

PDF 1.4 with Helvetica, which nobody has to embed: it is one of the fourteen standard fonts. It has the letters of
Western Europe.
The same drawings give the same bytes.
"""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from typing import Final

from .drawing import Drawing, Letters, Shape
from .paths import CLOSE, CURVE, MOVE
from .svg import number

POINTS: Final = 72 / 25.4  # in a millimetre
ENCODING: Final = "cp1252"  # WinAnsi
FONTS: Final = {False: "Helvetica", True: "Helvetica-Bold"}

# How wide the letters from the blank to ~ are, in thousandths of the size; accents change nothing.
_PLAIN: Final = """
278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584
584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611
278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500
500 500 334 260 334 584
"""
_BOLD: Final = """
278 333 474 556 556 889 722 238 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 333 333 584 584
584 611 975 722 722 722 722 667 611 778 722 278 556 722 611 833 722 778 667 778 722 667 611 722 667 944 667 667 611
333 278 333 584 556 333 556 611 556 611 556 333 611 611 278 278 556 278 889 611 611 611 611 389 556 333 611 556 778 556
556 500 389 280 389 584
"""
_WIDTHS: Final = {bold: [int(word) for word in text.split()] for bold, text in ((False, _PLAIN), (True, _BOLD))}
_BLANKS: Final = "\u00a0\u202f"  # that do not break
_OTHERS: Final = {"–": 556, "—": 1000, "·": 278, "’": 222, "…": 1000, "«": 556, "»": 556, "×": 584}


def pdf(drawings: Sequence[Drawing]) -> bytes:
    """A whole document; its title and language are those of the first page."""
    pages = range(5, 5 + 2 * len(drawings), 2)
    objects = [
        f"<</Type/Catalog/Pages 2 0 R/Lang{_string(drawings[0].language)}>>".encode(ENCODING),
        f"<</Type/Pages/Kids[{' '.join([f'{page} 0 R' for page in pages])}]/Count {len(drawings)}>>".encode(),
        *[f"<</Type/Font/Subtype/Type1/BaseFont/{name}/Encoding/WinAnsiEncoding>>".encode() for name in FONTS.values()],
    ]
    for page, drawing in zip(pages, drawings, strict=True):
        size = f"{number(drawing.width * POINTS)} {number(drawing.height * POINTS)}"
        fonts = "<</Font<</F0 3 0 R/F1 4 0 R>>>>"
        about = f"<</Type/Page/Parent 2 0 R/MediaBox[0 0 {size}]/Resources{fonts}/Contents {page + 1} 0 R>>"
        packed = zlib.compress(content(drawing).encode(ENCODING), 9)
        stream = f"<</Length {len(packed)}/Filter/FlateDecode>>\nstream\n".encode() + packed + b"\nendstream"
        objects += [about.encode(), stream]
    objects.append(f"<</Title{_string(drawings[0].title)}/Producer(Alhambra)>>".encode(ENCODING))
    return _document(objects)


def _document(objects: Sequence[bytes]) -> bytes:
    """The objects, numbered from 1, with the table of where each begins; the last one is about the document."""
    found = b"%PDF-1.4\n%\xe2\xe3\xcf\xd3\n"
    places: list[int] = []
    for name, body in enumerate(objects, 1):
        places.append(len(found))
        found += f"{name} 0 obj\n".encode() + body + b"\nendobj\n"
    table = "".join([f"{place:010} 00000 n \n" for place in places])
    trailer = f"<</Size {len(objects) + 1}/Root 1 0 R/Info {len(objects)} 0 R>>"
    end = (
        f"xref\n0 {len(objects) + 1}\n0000000000 65535 f \n{table}trailer\n{trailer}\nstartxref\n{len(found)}\n%%EOF\n"
    )
    return found + end.encode()


def content(drawing: Drawing) -> str:
    """What a page draws: millimetres from the upper left corner."""
    scale = f"{POINTS:.5f}"
    words = [f"{scale} 0 0 -{scale} 0 {number(drawing.height * POINTS)} cm 1 J 1 j"]
    for item in drawing.items:
        words.append(_letters(item) if isinstance(item, Letters) else _shape(item))
    return "\n".join(words)


def _shape(shape: Shape) -> str:
    operators = {MOVE: "m", CURVE: "c", CLOSE: "h"}
    words = []
    for kind, points in shape.segments:
        words += [f"{number(x)} {number(y)}" for x, y in points] + [operators.get(kind, "l")]
    before = []
    if shape.fill:
        before.append(f"{_colour(shape.fill)} rg")
    if shape.stroke:
        dashes = " ".join([number(dash) for dash in shape.dashes])
        before.append(f"{_colour(shape.stroke)} RG {number(shape.width)} w [{dashes}] 0 d")
    paint = {(True, True): "B*", (True, False): "f*", (False, True): "S", (False, False): "n"}
    return " ".join([*before, *words, paint[bool(shape.fill), bool(shape.stroke)]])


def _letters(letters: Letters) -> str:
    shift = {"start": 0.0, "middle": 0.5, "end": 1.0}[letters.anchor]
    x = letters.x - shift * width_of(letters.text, letters.size, letters.bold)
    font = f"/F{int(letters.bold)} {number(letters.size)} Tf"
    place = f"1 0 0 -1 {number(x)} {number(letters.y)} Tm"
    return f"BT {_colour(letters.colour)} rg {font} {place} {_string(letters.text)} Tj ET"


def width_of(text: str, size: float, bold: bool = False) -> float:
    """How wide a line of text is."""
    return sum([_width(letter, bold) for letter in text]) * size / 1000


def _width(letter: str, bold: bool) -> int:
    if letter in _OTHERS:
        return _OTHERS[letter]
    plain = _without_accent(letter)
    return _WIDTHS[bold][ord(plain) - 32] if " " <= plain <= "~" else 556


def _without_accent(letter: str) -> str:
    from unicodedata import normalize

    return " " if letter in _BLANKS else normalize("NFD", letter)[0]


def _colour(name: str) -> str:
    return " ".join([number(int(name[at : at + 2], 16) / 255) for at in (1, 3, 5)])


def _string(text: str) -> str:
    """A text as PDF quotes it; letters that its fonts do not have become question marks."""
    for blank in _BLANKS:
        text = text.replace(blank, " ")
    known = text.encode(ENCODING, "replace").decode(ENCODING)
    for letter in "\\()":
        known = known.replace(letter, f"\\{letter}")
    return f"({known})"
