"""Takes pictures of every screen and looks for what may not be on them.

    python3 dev.py screenshots                                       everything: some minutes, some hundred pictures
    python3 dev.py screenshots --only early,payment --sizes 360x640 --languages fr --themes dark
    python3 dev.py screenshots --out build/screenshots
    python3 dev.py screenshots --story --languages fr                one round of the bots as a row of pictures

The pictures are called scene-size-language-theme.png. Two of the table show it to eyes that tell colours apart less
well: scene-size-language-theme-grey.png and -deuteranopia.png. What is found wrong is listed at the end, and then the
exit code is 1.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
sys.path[:0] = [str(HERE), str(HERE.parent), str(HERE.parent / "server")]

from playwright.sync_api import Browser, Page, sync_playwright  # noqa: E402

from browsing import SIZES, Visitor, chromium_of, table_server  # noqa: E402
from checks_of_pages import problems  # noqa: E402
from scenes import IN_PLAY, SCENES, Stage  # noqa: E402
from story import tell  # noqa: E402

LANGUAGES = ["fr", "en", "de"]
THEMES = ["light", "dark"]
USUAL = [
    "home", "wizard", "lobby", "early", "late", "six", "two", "everything", "auction", "bonus", "waiting", "ways",
    "gate", "payment", "placement", "ghost", "wall", "scoring",
    "total", "end", "replay", "rules", "rule", "learn", "settings", "setup",
]  # fmt: skip
EYES = {"grey": "achromatopsia", "deuteranopia": "deuteranopia"}  # how the browser calls them
SEEN_BY_ALL = ["late", "everything"]  # scenes that are also taken through these eyes


def main() -> int:
    options = _arguments().parse_args()
    out = Path(options.out)
    out.mkdir(parents=True, exist_ok=True)
    found = taken = 0
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as folder, table_server(Path(folder)) as server:
        browser = chromium_of(playwright)
        if options.story:
            for size, language, theme in _looks(options):
                print(tell(browser, server, out, (size, language, theme)), flush=True)
            browser.close()
            return 0
        stage = Stage(server)
        for scene, size, language, theme in _wanted(options):
            picture = f"{scene}-{size}-{language}-{theme}"
            for line in _take(browser, stage, out, picture, (scene, size, language, theme)):
                print(f"{picture}: {line}", flush=True)
                found += 1
            taken += 1
        browser.close()
    print(f"{taken} pictures in {out}; {found} problems")
    return 1 if found else 0


def _arguments() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="dev.py screenshots", description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument(
        "--only", default="", help=f"scenes, with commas; usual: {','.join(USUAL)}; all: {','.join(SCENES)}"
    )
    parser.add_argument("--sizes", default=",".join(SIZES), help="with commas")
    parser.add_argument("--languages", default=",".join(LANGUAGES), help="with commas")
    parser.add_argument("--themes", default=",".join(THEMES), help="with commas")
    parser.add_argument("--story", action="store_true", help="contact sheets of one round of the bots, nothing else")
    parser.add_argument("--out", default=str(ROOT / "build" / "screenshots"), help="folder")
    return parser


def _wanted(options: argparse.Namespace) -> Iterator[tuple[str, str, str, str]]:
    chosen = options.only.split(",") if options.only else USUAL
    unknown = [name for name in chosen if name not in SCENES]
    if unknown:
        sys.exit(f"dev.py screenshots: no such scene: {', '.join(unknown)}; there are {', '.join(SCENES)}")
    for scene in chosen:
        for size, language, theme in _looks(options):
            yield scene, size, language, theme


def _looks(options: argparse.Namespace) -> Iterator[tuple[str, str, str]]:
    for size in options.sizes.split(","):
        for language in options.languages.split(","):
            for theme in options.themes.split(","):
                yield size, language, theme


def _take(browser: Browser, stage: Stage, out: Path, picture: str, wish: tuple[str, str, str, str]) -> list[str]:
    scene, size, language, theme = wish
    visitor = Visitor(browser, stage.server, size=SIZES[size], language=language, theme=theme, name="Ana")
    try:
        page = stage.show(scene, visitor)
        page.screenshot(path=out / f"{picture}.png")
        if scene in SEEN_BY_ALL:
            _through_other_eyes(page, out, picture)
        return [*problems(page, scene in IN_PLAY), *[f"console: {line}" for line in visitor.complaints]]
    except Exception as error:  # the other pictures are taken all the same
        return [f"not taken: {str(error).splitlines()[0][:200]}"]
    finally:
        visitor.close()


def _through_other_eyes(page: Page, out: Path, picture: str) -> None:
    line = page.context.new_cdp_session(page)
    for name, eyes in EYES.items():
        line.send("Emulation.setEmulatedVisionDeficiency", {"type": eyes})
        page.screenshot(path=out / f"{picture}-{name}.png")
    line.send("Emulation.setEmulatedVisionDeficiency", {"type": "none"})


if __name__ == "__main__":
    sys.exit(main())
