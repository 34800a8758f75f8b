// Looks at a whole page at once; only what somebody would see counts.
() => {
  const found = { scroll: [], cut: [], overlap: [], outside: [], hidden: [], small: [], texts: [] };
  const root = document.scrollingElement;
  if (root.scrollWidth > innerWidth + 1) found.scroll.push(`width ${root.scrollWidth} of ${innerWidth}`);
  if (root.scrollHeight > innerHeight + 1) found.scroll.push(`height ${root.scrollHeight} of ${innerHeight}`);

  const kind = (one) => [one.tagName.toLowerCase(), ...[...one.classList].filter((name) => !name.startsWith('svelte'))].join('.');
  const name = (one) => {
    const label = (one.getAttribute('aria-label') || one.textContent || '').trim().replace(/\s+/g, ' ').slice(0, 50);
    return `${kind(one)} "${label}"`;
  };
  const hides = (overflow) => overflow === 'hidden' || overflow === 'clip';
  const isShown = (one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !one.closest('.sr, [hidden]');

  // A bar at the edge lies over what is scrolled below it.
  const bar = (one) => {
    for (let around = one; around; around = around.parentElement) {
      if (/fixed|sticky/.test(getComputedStyle(around).position)) return around;
    }
    return null;
  };

  /** The part of it that is not scrolled out of sight. */
  const seen = (one) => {
    let { left, top, right, bottom } = one.getBoundingClientRect();
    const held = bar(one)?.parentElement ?? document.body;
    for (let around = one.parentElement; around && around !== held; around = around.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(around);
      if (overflowX === 'visible' && overflowY === 'visible') continue;
      const edge = around.getBoundingClientRect();
      [left, top, right, bottom] = [Math.max(left, edge.left), Math.max(top, edge.top), Math.min(right, edge.right), Math.min(bottom, edge.bottom)];
    }
    return { left, top, right, bottom };
  };

  // What lies under a sheet or an overlay is not to be looked at now.
  const cover = [...document.querySelectorAll('dialog[open], .reveal, .end, .curtain')].filter(isShown).at(-1);
  const isCovered = (one) => cover && !cover.contains(one);

  // What is clamped may be long, if a button beside it shows the whole.
  const isReadable = (one) => {
    const button = one.closest('[data-clamped]')?.parentElement.querySelector('[data-whole]');
    return !!button && isShown(button) && button.clientWidth >= 24;
  };

  for (const one of document.querySelectorAll('body *')) {
    if (one.closest('svg') || !isShown(one) || isCovered(one)) continue;
    const words = [...one.childNodes].filter((node) => node.nodeType === 3 && node.data.trim());
    if (!words.length) continue;
    found.texts.push(...words.map((node) => node.data.trim()));
    const style = getComputedStyle(one);
    const isFree = one.matches('h1.title') && style.textOverflow === 'ellipsis'; // people may write what they like there
    if (isReadable(one)) continue;
    if (!isFree && hides(style.overflowX) && one.clientWidth && one.scrollWidth > one.clientWidth + 1) {
      found.cut.push(`${name(one)} ${one.scrollWidth} in ${one.clientWidth}`);
    }
    if (hides(style.overflowY) && one.clientHeight && one.scrollHeight > one.clientHeight + 2) {
      found.cut.push(`${name(one)} ${one.scrollHeight} high in ${one.clientHeight}`);
    }
    const range = document.createRange();
    range.setStartBefore(words[0]);
    range.setEndAfter(words.at(-1)); // what is for listeners only may stand before or behind
    const box = range.getBoundingClientRect();
    if (!box.width) continue;
    const held = bar(one)?.parentElement ?? document.body;
    for (let around = one.parentElement; around && around !== held; around = around.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(around);
      const edge = around.getBoundingClientRect();
      if (hides(overflowX) && (box.right > edge.right + 2 || box.left < edge.left - 2)) {
        found.cut.push(`${name(one)} at the side of ${kind(around)}`);
        break;
      }
      if (hides(overflowY) && (box.bottom > edge.bottom + 2 || box.top < edge.top - 2)) {
        found.cut.push(`${name(one)} at the end of ${kind(around)}`);
        break;
      }
      if (/auto|scroll/.test(overflowX + overflowY)) break; // one can get there
    }
    let isScrolled = false; // in a row that people scroll sideways
    for (let around = one.parentElement; around; around = around.parentElement) {
      if (/auto|scroll/.test(getComputedStyle(around).overflowX) && around.scrollWidth > around.clientWidth) isScrolled = true;
    }
    if (!isScrolled && (box.right > innerWidth + 1 || box.left < -1)) found.outside.push(name(one));
  }

  // Cards of a purse lie on each other, marks on their rail, links on the line that is a button as a whole.
  const LAYERS = '.bubble, .tip, .toast, .popover, .asked';
  const buttons = [...document.querySelectorAll('button, a[href], input:not(.sr), select, summary')].filter(
    (one) => isShown(one) && !isCovered(one) && !one.closest('[role="grid"], [data-region="purse"], .cover, .mark'),
  );
  const boxes = buttons.map(seen);
  for (const one of buttons) {
    const box = one.getBoundingClientRect();
    for (let around = one.parentElement; around; around = around.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(around);
      if (/auto|scroll/.test(overflowX + overflowY)) break; // one can get there
      const edge = around.getBoundingClientRect();
      if ((hides(overflowY) && (box.bottom > edge.bottom + 2 || box.top < edge.top - 2))
        || (hides(overflowX) && (box.right > edge.right + 2 || box.left < edge.left - 2))) {
        found.cut.push(`${name(one)} by ${kind(around)}`);
        break;
      }
    }
  }
  // What is asked now is answered without looking for the button.
  buttons.forEach((one, index) => {
    if (!one.matches('.module-panel .btn, .prompt .btn')) return;
    if (boxes[index].bottom - boxes[index].top < one.offsetHeight - 2) found.cut.push(`${name(one)} is out of sight`);
  });
  const prompt = document.querySelector('.prompt');
  const inPrompt = [...(prompt?.querySelectorAll('.actions .btn') ?? [])].filter(isShown);
  if (new Set(inPrompt.map((one) => Math.round(one.getBoundingClientRect().top + one.offsetHeight / 2))).size > 1) found.cut.push('buttons of the prompt in several rows');
  if (prompt && !isCovered(prompt) && (prompt.scrollHeight > prompt.clientHeight + 2 || prompt.scrollWidth > prompt.clientWidth + 2)) {
    if (!prompt.querySelector('.whole')) found.cut.push(`prompt ${prompt.scrollWidth} x ${prompt.scrollHeight} in ${prompt.clientWidth} x ${prompt.clientHeight}`);
  }
  for (let a = 0; a < buttons.length; a += 1) {
    for (let b = a + 1; b < buttons.length; b += 1) {
      if (buttons[a].contains(buttons[b]) || buttons[b].contains(buttons[a])) continue;
      if (buttons[a].closest(LAYERS) !== buttons[b].closest(LAYERS) || bar(buttons[a]) !== bar(buttons[b])) continue;
      const width = Math.min(boxes[a].right, boxes[b].right) - Math.max(boxes[a].left, boxes[b].left);
      const height = Math.min(boxes[a].bottom, boxes[b].bottom) - Math.max(boxes[a].top, boxes[b].top);
      if (width > 2 && height > 2) found.overlap.push(`${name(buttons[a])} | ${name(buttons[b])}`);
    }
  }

  // Whatever else is on the table, one can look at a palace and build there.
  const LEAST = { width: 280, height: 130 };
  for (const palace of document.querySelectorAll('[data-region="palace"]')) {
    if (!isShown(palace) || isCovered(palace)) continue;
    const { left, top, right, bottom } = seen(palace);
    const [width, height] = [Math.round(right - left), Math.round(bottom - top)];
    if (width < LEAST.width || height < LEAST.height) found.small.push(`palace ${width} x ${height}`);
  }
  for (const one of document.querySelectorAll('.cramped')) {
    if (isShown(one) && !isCovered(one) && one.clientHeight < 100) found.small.push(`${kind(one)} ${one.clientHeight} high`);
  }

  // Cards lie on each other, but the corner with the value stays free, and is large enough to be read.
  const CARD = 62; // what a drawing of a card is wide, in its own units
  const VALUE = { left: 8, right: 24, top: 8, bottom: 25, size: 23 };
  const SMALLEST = 9; // pixels
  const purse = document.querySelector('[data-region="purse"]');
  const scrolled = [...document.querySelectorAll('.cramped')].map((one) => [one, one.scrollTop]);
  const marks = [...(purse?.querySelectorAll('.sum') ?? [])].filter(isShown);
  for (const one of purse?.querySelectorAll('.stack button.card') ?? []) {
    if (!isShown(one) || isCovered(one)) continue;
    one.scrollIntoView({ block: 'center' });
    const box = one.getBoundingClientRect();
    const unit = box.width / CARD;
    if (VALUE.size * unit < SMALLEST) found.hidden.push(`${name(one)}: ${(VALUE.size * unit).toFixed(1)} pixels high`);
    const corners = [VALUE.left, VALUE.right].flatMap((x) => [VALUE.top, VALUE.bottom].map((y) => [box.left + x * unit, box.top + y * unit]));
    const isFree = ([x, y]) => one.contains(document.elementFromPoint(x, y))
      && !marks.map((mark) => mark.getBoundingClientRect()).some((mark) => x > mark.left && x < mark.right && y > mark.top && y < mark.bottom);
    if (!corners.every(isFree)) found.hidden.push(name(one));
  }
  for (const [one, top] of scrolled) one.scrollTop = top;
  return found;
}
