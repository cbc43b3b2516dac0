import { useEffect, useRef } from 'react';
import { useNavigation, useRevalidator } from 'react-router';

type Place = { readonly element: Element; readonly line: Element | null; readonly list: Element | null; readonly index: number };

/**
 * Keeps the focus after an act: on the same element, else on the line that took its place, else on the page. Otherwise the removed row
 * would take the focus with it, and the next key would start at the top of the document.
 */
export function useRestoredFocus(): void {
  const place = useRef<Place | null>(null);
  const isIdle = useNavigation().state === 'idle';
  const isQuiet = useRevalidator().state === 'idle';
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      if (!(target instanceof Element) || target.closest('main') === null) return;
      const line = target.closest('tr, li, [data-line]');
      place.current = {
        ...{ element: target, line, list: line?.parentElement ?? null },
        index: line === null ? -1 : [...(line.parentElement?.children ?? [])].indexOf(line),
      };
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);
  useEffect(() => {
    if (!isIdle || !isQuiet || place.current === null || document.activeElement !== document.body) return;
    const { element, line, list, index } = place.current;
    if (element.isConnected) return refocus(element);
    place.current = null;
    if (line?.isConnected) return refocus(firstIn(line));
    const next = list?.isConnected ? (list.children[index] ?? list.children[index - 1]) : undefined;
    refocus((next === undefined ? null : firstIn(next)) ?? document.querySelector('main'));
  }, [isIdle, isQuiet]);
}

function firstIn(line: Element): Element | null {
  return line.querySelector('a[href], button, input:not([type="hidden"]), select, textarea, summary');
}

function refocus(element: Element | null): void {
  if (element instanceof HTMLElement) element.focus({ preventScroll: true });
}
