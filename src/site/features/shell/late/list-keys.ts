/** Letters within this time search together; later ones start again (docs/specification.md#screens). */
const typingResetMs = 1000;

export type SelectorState = {
  readonly isOpen: boolean;
  /** Index of the focused entry; null when the button has the focus. */
  readonly active: number | null;
  /** Index of the page's own entry; null where the list has none. */
  readonly current: number | null;
  readonly typed: string;
  readonly typedAt: number;
};

export type KeyPress = { readonly key: string; readonly at: number };

/**
 * The effect of a key in the language selector. Null for other keys, which keep the browser's behaviour (Enter follows the entry, Tab
 * leaves, Escape closes by `useDisclosure`).
 */
export function pressKey(state: SelectorState, { key, at }: KeyPress, labels: readonly string[]): SelectorState | null {
  const target = targetOf(state, key, labels.length);
  if (target !== null) return { ...state, isOpen: true, active: target, typed: '' };
  const isLetter = [...key].length === 1 && key !== ' ';
  return isLetter ? typeLetter(state, { key, at }, labels) : null;
}

/** The entry that a movement key leads to, from the last to the first and back. */
function targetOf({ active, current, isOpen }: SelectorState, key: string, count: number): number | null {
  // Entering the list goes to the current entry, as in any list of choices.
  if (key === 'ArrowDown') return active === null ? (current ?? 0) : positive(active + 1, count);
  if (key === 'ArrowUp') return active === null ? (current ?? count - 1) : positive(active - 1, count);
  if (key === 'Home' && isOpen) return 0;
  return key === 'End' && isOpen ? count - 1 : null;
}

function typeLetter(state: SelectorState, { key, at }: KeyPress, labels: readonly string[]): SelectorState {
  // A list that closed meanwhile starts again. Its `toggle` event comes later than a quick next letter.
  const goesOn = state.isOpen && at - state.typedAt < typingResetMs;
  const typed = (goesOn ? state.typed : '') + fold(key);
  const isSameLetter = [...typed].every((letter) => letter === typed[0]);
  const searched = isSameLetter ? (typed[0] ?? '') : typed;
  // Another letter narrows the search; the same letter moves on to the next entry.
  const start = (state.active ?? -1) + (isSameLetter ? 1 : 0);
  const found = labels.findIndex((_, offset) => fold(labels[positive(start + offset, labels.length)] ?? '').startsWith(searched));
  const active = found === -1 ? state.active : positive(start + found, labels.length);
  return { ...state, isOpen: true, active, typed, typedAt: at };
}

function positive(index: number, length: number): number {
  return (index + length) % length;
}

/** Without accents and capitals: `e` finds España as well as Europe. */
function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
