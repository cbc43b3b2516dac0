const signs = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'input', 'change', 'scroll', 'wheel', 'popstate'] as const;

/** The first sign that somebody uses the page. It is listened for from the moment this file runs, before any part of the page waits for it. */
const touched: Promise<void> = import.meta.env.SSR ? Promise.resolve() : listen();

/** Waits until somebody uses the page: moves a pointer, presses, types, scrolls, or goes back to it. */
export function firstTouch(): Promise<void> {
  return touched;
}

function listen(): Promise<void> {
  if (isInUse(document)) return Promise.resolve();
  return new Promise((resolve) => {
    const heard = new AbortController();
    const onSign = () => {
      heard.abort();
      resolve();
    };
    for (const sign of signs) addEventListener(sign, onSign, { capture: true, passive: true, signal: heard.signal });
  });
}

/** Whether somebody used the page before its scripts came, or the browser filled it in again. */
function isInUse(page: Document): boolean {
  if (page.activeElement !== page.body || window.scrollY > 0) return true;
  return [...page.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('main input, main textarea')].some(
    (field) => field.value !== field.defaultValue || ('checked' in field && field.checked !== field.defaultChecked),
  );
}
