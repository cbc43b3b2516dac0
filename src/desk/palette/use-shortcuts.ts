import { useEffect, useEffectEvent } from 'react';

export type Shortcuts = { readonly onFind: () => void; readonly onHelp: () => void };

/** Keys of every page: what is typed into a field is nobody's shortcut, nor is anything while a dialogue is open. */
export function useShortcuts({ onFind, onHelp }: Shortcuts): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if ((event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === 'k') return take(event, onFind);
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target) || document.querySelector('dialog[open]') !== null) return;
    if (event.key === '/') take(event, onFind);
    else if (event.key === '?') take(event, onHelp);
    else if (event.key === 'j') take(event, () => moveInList(1));
    else if (event.key === 'k') take(event, () => moveInList(-1));
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}

function take(event: KeyboardEvent, act: () => void): void {
  event.preventDefault();
  act();
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName));
}

/** To the next or previous line of the lists of a page: its link has the focus then, so that Enter opens it. */
function moveInList(by: 1 | -1): void {
  const links = [...document.querySelectorAll<HTMLElement>('main tbody th a')];
  const active = document.activeElement;
  const at = active instanceof HTMLElement ? links.indexOf(active) : -1;
  const next = at < 0 ? links[by === 1 ? 0 : links.length - 1] : links[at + by];
  next?.focus();
}
