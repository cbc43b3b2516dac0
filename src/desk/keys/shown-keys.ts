/**
 * Letters belong to the elements that show them: a letter presses the visible button or link that has it in `aria-keyshortcuts`. So a page
 * needs no list of keys, and the help reads them from the page.
 */
export type ShownKey = { readonly key: string; readonly text: string };

export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) return !/^(?:checkbox|radio|button|submit|reset)$/.test(target.type);
  return target.isContentEditable || /^(?:TEXTAREA|SELECT)$/.test(target.tagName);
}

export function isModalOpen(): boolean {
  return document.querySelector('dialog:modal') !== null;
}

/** Where letters act: the last dialog that was opened, else the page. */
function topLayer(): ParentNode {
  return [...document.querySelectorAll('dialog:modal')].at(-1) ?? document;
}

function listElements(): readonly HTMLElement[] {
  return [...topLayer().querySelectorAll<HTMLElement>('[aria-keyshortcuts]')].filter(
    (element) => element.checkVisibility({ visibilityProperty: true }) && element.getAttribute('aria-disabled') !== 'true',
  );
}

/** The element that a letter presses; the first where several show it. */
export function findByKey(key: string): HTMLElement | null {
  return listElements().find((element) => element.getAttribute('aria-keyshortcuts')?.toLowerCase() === key) ?? null;
}

/** The letters that the page shows now, with the words of their elements. */
export function listShownKeys(): readonly ShownKey[] {
  return listElements().map((element) => {
    const copy = element.cloneNode(true);
    if (copy instanceof Element) for (const hint of copy.querySelectorAll('kbd')) hint.remove();
    const text = element.getAttribute('aria-label') ?? copy.textContent ?? '';
    return { key: (element.getAttribute('aria-keyshortcuts') ?? '').toUpperCase(), text: text.trim() };
  });
}
