import { languageEntries } from '../../../ui/link/language-entries.ts';
import { pressKey } from './list-keys.ts';

const labels = languageEntries.map(({ country }) => country);

/** Adds the keys of a list to the selector, once. `early`: keys pressed before this script loaded. */
export function listenForKeys(details: HTMLDetailsElement, early: readonly KeyboardEvent[]): void {
  if (details.dataset.keys !== undefined) return;
  details.dataset.keys = '';
  const typing = { typed: '', typedAt: 0 };
  const handle = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const links = [...details.querySelectorAll('a')];
    const active = indexOrNull(links.findIndex((link) => link.matches(':focus')));
    const current = indexOrNull(links.findIndex((link) => link.ariaCurrent === 'true'));
    const next = pressKey({ isOpen: details.open, active, current, ...typing }, { key: event.key, at: event.timeStamp }, labels);
    if (next === null) return;
    event.preventDefault();
    details.open = true;
    typing.typed = next.typed;
    typing.typedAt = next.typedAt;
    if (next.active !== null) links[next.active]?.focus();
  };
  for (const event of early) handle(event);
  details.addEventListener('keydown', handle);
}

function indexOrNull(index: number): number | null {
  return index === -1 ? null : index;
}
