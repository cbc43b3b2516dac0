/** The lines of the lists of a page: table rows whose heading is a link, and elements marked as lines. */
const linesOf = 'main tbody th a, main [data-line]';

/** Moves the focus to the next or previous line, so that Enter opens it. False where the page has no lines. */
export function moveInList(by: 1 | -1): boolean {
  const lines = [...document.querySelectorAll<HTMLElement>(linesOf)].filter((line) => line.checkVisibility());
  if (lines.length === 0) return false;
  const active = document.activeElement;
  const at = lines.findIndex((line) => line === active || lineAround(line)?.contains(active));
  // Without a focus, the line that is open beside the list counts as the current one.
  const chosen = lines.findIndex((line) => line.getAttribute('aria-current') === 'true');
  if (at < 0 && chosen >= 0) return focusLine(lines[chosen + by] ?? lines[chosen]);
  const next = at < 0 ? lines[by === 1 ? 0 : lines.length - 1] : lines[at + by];
  return focusLine(next);
}

function focusLine(line: HTMLElement | undefined): true {
  line?.focus();
  line?.scrollIntoView({ block: 'nearest' });
  return true;
}

function lineAround(line: Element): Element | null {
  return line.closest('tr, li, [data-line]');
}

let lastSelected: HTMLInputElement | null = null;

/** Ticks the focused line; with Shift all lines from the last one that was ticked. */
export function selectLine(isRange: boolean): boolean {
  const box = document.activeElement
    ?.closest('tr, li, [data-line]')
    ?.querySelector<HTMLInputElement>('input[type="checkbox"][data-select]');
  if (box === null || box === undefined) return false;
  const boxes = [...document.querySelectorAll<HTMLInputElement>('main input[type="checkbox"][data-select]')];
  const from = isRange && lastSelected !== null ? boxes.indexOf(lastSelected) : -1;
  const to = boxes.indexOf(box);
  const meant = from < 0 ? [box] : boxes.slice(Math.min(from, to), Math.max(from, to) + 1);
  for (const each of meant) if (from < 0 || !each.checked) each.click();
  lastSelected = box;
  return true;
}
