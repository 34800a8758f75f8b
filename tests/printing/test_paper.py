"""Drawings on paper: outlines, SVG and PDF."""

from __future__ import annotations

import math
import re
import zlib
from xml.etree import ElementTree as ET

import pytest

from alhambra.printing.drawing import Drawing
from alhambra.printing.paths import CLOSE, CURVE, LINE, MOVE, outline
from alhambra.printing.pdf import POINTS, content, pdf, width_of
from alhambra.printing.svg import number, svg

SVG = "{http://www.w3.org/2000/svg}"


# ------------------------------------------------------------------------------------------------------------- outlines


def test_small_letters_count_from_where_the_pen_is() -> None:
    found = outline("M10 20h5v-4l1 1 1 1ZM1 1")
    assert [(one.kind, one.points) for one in found] == [
        (MOVE, ((10, 20),)),
        (LINE, ((15, 20),)),
        (LINE, ((15, 16),)),
        (LINE, ((16, 17),)),
        (LINE, ((17, 18),)),
        (CLOSE, ()),
        (MOVE, ((1, 1),)),
    ]


def test_after_closing_the_pen_is_where_it_began() -> None:
    assert outline("M10 10h5v5zm1 1")[-1].points == ((11, 11),)


def test_further_points_of_a_move_are_lines() -> None:
    assert [one.kind for one in outline("M0 0 1 1 2 2")] == [MOVE, LINE, LINE]
    assert outline("m1 1 1 1")[1].points == ((2, 2),)


def test_numbers_may_stick_together() -> None:
    assert outline("M.5-.5L-1.5.25")[1].points == ((-1.5, 0.25),)


def test_a_curve_is_kept() -> None:
    (_, curve) = outline("M1 1c1 0 2 1 2 2")
    assert (curve.kind, curve.points) == (CURVE, ((2, 1), (3, 2), (3, 3)))


def on_curve(start: tuple[float, float], points: tuple[tuple[float, float], ...], t: float) -> tuple[float, float]:
    weights = ((1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3)
    corners = (start, *points)
    return sum(w * x for w, (x, _) in zip(weights, corners, strict=True)), sum(
        w * y for w, (_, y) in zip(weights, corners, strict=True)
    )


FAR = 5 * math.sqrt(0.5)  # half way around a quarter of a circle with radius 5, to each side


@pytest.mark.parametrize(
    ("large", "sweep", "centre", "middle"),
    [
        (0, 1, (0, 5), (FAR, 5 - FAR)),
        (0, 0, (5, 0), (5 - FAR, FAR)),
        (1, 1, (5, 0), (5 + FAR, -FAR)),
        (1, 0, (0, 5), (-FAR, 5 + FAR)),
    ],
)
def test_arcs_run_on_their_circle(
    large: int, sweep: int, centre: tuple[float, float], middle: tuple[float, float]
) -> None:
    """From (0, 0) to (5, 5) with radius 5, each of the four ways."""
    (start, *curves) = outline(f"M0 0A5 5 0 {large} {sweep} 5 5")
    assert len(curves) == (3 if large else 1)
    here = start.points[0]
    passed = []
    for curve in curves:
        passed += [on_curve(here, curve.points, step / 10) for step in range(11)]
        here = curve.points[-1]
    assert here == pytest.approx((5, 5))
    assert all(math.dist(point, centre) == pytest.approx(5, abs=0.01) for point in passed)
    assert min(math.dist(point, middle) for point in passed) < 0.01


def test_a_circle_and_a_box_are_closed() -> None:
    page = Drawing(100, 100)
    page.circle(50, 40, 10, stroke="#000000")
    page.box(10, 20, 30, 40, radius=5)
    page.box(10, 20, 30, 40)
    circle, round_box, box = page.items
    points = [point for segment in circle.segments for point in segment.points[-1:]]  # type: ignore[union-attr]  # a path
    assert all(math.dist(point, (50, 40)) == pytest.approx(10) for point in points)
    for shape in (round_box, box):
        corners = [point for segment in shape.segments for point in segment.points]  # type: ignore[union-attr]  # a path
        assert min(x for x, _ in corners) == pytest.approx(10)
        assert max(x for x, _ in corners) == pytest.approx(40)
        assert min(y for _, y in corners) == pytest.approx(20)
        assert max(y for _, y in corners) == pytest.approx(60)


# ------------------------------------------------------------------------------------------------------------------ svg


def sample() -> Drawing:
    page = Drawing(210, 297, 'Bögen <& "so"', "de")
    page.box(10, 10, 50, 30, "#ff0000", "#000000", 0.5, 3, (2, 1))
    page.path("M0 0h10v10H0ZM2 2h6v6H2Z", 100, 100, 2, fill="#00ff00")
    page.text(105, 50, "Größe (1) \\ «é»\u00a0: <b>", 6, True, "middle")
    page.text(200, 60, "ende", 4, anchor="end")
    return page


def test_svg_is_a_page_in_millimetres_with_text_as_text() -> None:
    root = ET.fromstring(svg(sample()))
    assert (root.get("width"), root.get("height"), root.get("viewBox")) == ("210mm", "297mm", "0 0 210 297")
    title = root.find(f"{SVG}title")
    assert title is not None
    assert title.text == 'Bögen <& "so"'
    first, second = root.findall(f"{SVG}text")
    assert first.text == "Größe (1) \\ «é»\u00a0: <b>"
    assert (first.get("text-anchor"), second.get("text-anchor")) == ("middle", "end")
    ground, box, path = root.findall(f"{SVG}path")
    assert ground.get("d") == "M0 0H210V297H0Z"
    assert (box.get("stroke-dasharray"), box.get("fill")) == ("2 1", "#ff0000")
    assert path.get("d") == "M100 100L120 100L120 120L100 120ZM104 104L116 104L116 116L104 116Z"


def test_numbers_are_short() -> None:
    assert [number(value) for value in (1.0, 0.5, -0.001, 10.126, 100)] == ["1", "0.5", "0", "10.13", "100"]


# ------------------------------------------------------------------------------------------------------------------ pdf


def test_pdf_says_where_each_object_begins() -> None:
    document = pdf([sample(), sample()])
    assert document.startswith(b"%PDF-1.4\n")
    assert document.endswith(b"%%EOF\n")
    found = re.search(rb"startxref\n(\d+)\n", document)
    assert found is not None
    table = document[int(found[1]) :]
    assert table.startswith(b"xref\n0 10\n")
    places = [int(word) for word in re.findall(rb"(\d{10}) 00000 n ", table)]
    assert len(places) == 9
    for name, place in enumerate(places, 1):
        assert document[place:].startswith(f"{name} 0 obj".encode())
    assert document.count(b"/Type/Page/") == 2
    assert '/Title(Bögen <& "so")'.encode("cp1252") in document
    assert b"/Lang(de)" in document


def test_pages_are_as_large_as_the_paper() -> None:
    assert b"/MediaBox[0 0 595.28 841.89]" in pdf([sample()])


def test_streams_are_as_long_as_they_say_and_draw_the_page() -> None:
    document = pdf([sample()])
    found = re.search(rb"/Length (\d+)/Filter/FlateDecode>>\nstream\n", document)
    assert found is not None
    packed = document[found.end() :][: int(found[1])]
    assert zlib.decompress(packed).decode("cp1252") == content(sample())
    assert document[found.end() + int(found[1]) :].startswith(b"\nendstream")


def test_text_is_quoted_and_what_the_font_lacks_is_marked() -> None:
    drawn = content(sample())
    assert "(Größe \\(1\\) \\\\ «é» : <b>) Tj" in drawn
    page = Drawing(10, 10)
    page.text(0, 0, "Zoë\u202f! → 象", 3)
    assert "(Zoë ! ? ?) Tj" in content(page)


def test_holes_stay_holes_and_colours_are_fractions() -> None:
    assert re.search(r"^0 1 0 rg 100 100 m .* h 104 104 m .* h f\*$", content(sample()), re.MULTILINE)
    assert re.search(r"^1 0 0 rg 0 0 0 RG 0.5 w \[2 1\] 0 d .* B\*$", content(sample()), re.MULTILINE)


def test_letters_are_as_wide_as_helvetica() -> None:
    assert width_of("Alhambra", 1000) == 667 + 222 + 556 + 556 + 833 + 556 + 333 + 556
    assert width_of("Alhambra", 1000, True) == 722 + 278 + 611 + 556 + 889 + 611 + 389 + 556
    assert width_of("é", 10) == width_of("e", 10)
    assert width_of("\u00a0\u202f", 10) == width_of("  ", 10)
    assert width_of("1234567890", 1000) == 5560


def test_text_in_the_middle_begins_half_its_width_before() -> None:
    page = Drawing(100, 100)
    page.text(50, 10, "1111", 10, anchor="middle")
    page.text(50, 20, "1111", 10, anchor="end")
    middle, end = re.findall(r"1 0 0 -1 ([\d.]+) [\d.]+ Tm", content(page))
    assert float(middle) == pytest.approx(50 - 4 * 5.56 / 2)
    assert float(end) == pytest.approx(50 - 4 * 5.56, abs=0.01)


def test_the_same_drawing_gives_the_same_bytes() -> None:
    assert pdf([sample()]) == pdf([sample()])
    assert pytest.approx(2.8346, abs=1e-4) == POINTS


def test_a_smaller_copy_has_everything() -> None:
    page = Drawing(100, 100)
    page.paste(sample(), 10, 20, 0.5)
    assert len(page.items) == len(sample().items)
    assert "Größe" in svg(page)
    assert 'stroke-width="0.25"' in svg(page)
    assert 'x="62.5" y="45" font-size="3"' in svg(page)
