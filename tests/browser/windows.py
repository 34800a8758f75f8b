"""One window in many sizes: what is measured at each of them, without opening the page anew."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import CDPSession, Page

from checks_of_pages import problems

Size = tuple[int, int]
FINGERS = 600  # pixels: a window that is smaller in one direction belongs to somebody with fingers
# Until three pictures in a row are alike: the page measures itself, and lays itself out by what it found.
STILL = """
() => new Promise((go, fail) => {
  const parts = '[data-region], .prompt, .world, .rest, .asked, .left, dialog[open], .popover, .reveal';
  const look = () => innerWidth + ' ' + [...document.querySelectorAll(parts)].map((one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return [one.className, x, y, width, height, one.style.transform, one.childElementCount].join();
  }).join();
  let [last, same, frames] = ['', 0, 0];
  const next = () => {
    const now = look();
    same = now === last ? same + 1 : 0;
    last = now;
    frames += 1;
    if (same >= 3) go();
    else if (frames > 300) fail(new Error('the page does not come to rest'));
    else requestAnimationFrame(next);
  };
  document.fonts.ready.then(() => requestAnimationFrame(next));
})
"""
# Where the own palace stands, and how large its cells are drawn.
STAND = """
() => {
  const round = (number) => Math.round(number * 10) / 10;
  const box = (one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return [x, y, width, height].map(round).join(' ');
  };
  const found = (one) => box(document.querySelector(one));
  return { palace: found('[data-region="palace"]'), fountain: found('[data-cell="0,0"]'), prompt: found('.prompt') };
}
"""
CRAMPED = """
() => [
  ...[...document.querySelectorAll('.left.cramped')].map((one) => `column ${one.scrollHeight} in ${one.clientHeight}`),
  ...[...document.querySelectorAll('.reserve.wide .row')].filter((one) => one.scrollWidth > one.clientWidth + 1)
    .map((one) => `reserve ${one.scrollWidth} in ${one.clientWidth}`),
]
"""


class Window:
    """A page whose window changes its size, and the hand that uses it with it."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self._line: CDPSession = page.context.new_cdp_session(page)

    def resize(self, size: Size) -> None:
        self._line.send("Emulation.setTouchEmulationEnabled", {"enabled": min(size) < FINGERS, "maxTouchPoints": 1})
        self.page.set_viewport_size({"width": size[0], "height": size[1]})
        self.settle()

    def settle(self) -> None:
        self.page.evaluate(STILL)

    def problems(self, size: Size, in_play: bool = True) -> list[str]:
        """What is wrong at this size."""
        self.resize(size)
        return problems(self.page, in_play)

    def column(self) -> list[str]:
        """What has no room beside the palace on a desk: it can be scrolled to, but is not seen."""
        found: list[str] = self.page.evaluate(CRAMPED)
        return found

    def stand(self) -> dict[str, Any]:
        found: dict[str, Any] = self.page.evaluate(STAND)
        return found
