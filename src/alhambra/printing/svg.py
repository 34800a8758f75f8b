"""A drawing as an SVG document, in millimetres."""

from __future__ import annotations

from html import escape

from .drawing import Drawing, Letters, Shape

FONT = "Helvetica,Arial,'Liberation Sans',sans-serif"


def svg(drawing: Drawing) -> str:
    """A whole document; its text is text."""
    wide, high = number(drawing.width), number(drawing.height)
    language = f' xml:lang="{drawing.language}"' if drawing.language else ""
    size = f'viewBox="0 0 {wide} {high}" width="{wide}mm" height="{high}mm"'
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img"{language} font-family="{FONT}">',
        f"<title>{escape(drawing.title)}</title>",
        f'<path fill="#ffffff" d="M0 0H{wide}V{high}H0Z"/>',
        *[_letters(item) if isinstance(item, Letters) else _shape(item) for item in drawing.items],
        "</svg>",
    ]
    return "\n".join(lines) + "\n"


def number(value: float) -> str:
    """With as many places as anybody can see."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def _shape(shape: Shape) -> str:
    words = [f"{kind}{' '.join([f'{number(x)} {number(y)}' for x, y in points])}" for kind, points in shape.segments]
    about = f' fill="{shape.fill or "none"}" fill-rule="evenodd"'
    if shape.stroke:
        about += f' stroke="{shape.stroke}" stroke-width="{number(shape.width)}" stroke-linecap="round"'
    if shape.dashes:
        about += f' stroke-dasharray="{" ".join([number(dash) for dash in shape.dashes])}"'
    return f'<path d="{"".join(words)}"{about}/>'


def _letters(letters: Letters) -> str:
    about = f' font-size="{number(letters.size)}" fill="{letters.colour}"'
    if letters.bold:
        about += ' font-weight="700"'
    if letters.anchor != "start":
        about += f' text-anchor="{letters.anchor}"'
    return f'<text x="{number(letters.x)}" y="{number(letters.y)}"{about}>{escape(letters.text, quote=False)}</text>'
