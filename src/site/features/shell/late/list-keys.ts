/** Letters that follow each other within this time search together; later ones start anew (docs/specification.md#screens). */
const typingResetMs = 1000;

export type SelectorState = {
  readonly isOpen: boolean;
  /** Index of the entry that has the focus; null when the button has it. */
  readonly active: number | null;
  /** Index of the page's own entry; null where the list has none. */
  readonly current: number | null;
  readonly typed: string;
  readonly typedAt: number;
};

export type KeyPress = { readonly key: string; readonly at: number };

/**
 * What a key does in the language selector. Null when the key is none of its own: the browser then does what it always does
 * (Enter follows the entry, Tab leaves, Escape closes by `useDisclosure`).
 */
export function pressKey(state: SelectorState, { key, at }: KeyPress, labels: readonly string[]): SelectorState | null {
  const target = targetOf(state, key, labels.length);
  if (target !== null) return { ...state, isOpen: true, active: target, typed: '' };
  const isLetter = [...key].length === 1 && key !== ' ';
  return isLetter ? typeLetter(state, { key, at }, labels) : null;
}

/** The entry that a key of movement leads to, past the end round to the other. */
function targetOf({ active, current, isOpen }: SelectorState, key: string, count: number): number | null {
  // Into the list it leads to where one is, as in any list of choices.
  if (key === 'ArrowDown') return active === null ? (current ?? 0) : positive(active + 1, count);
  if (key === 'ArrowUp') return active === null ? (current ?? count - 1) : positive(active - 1, count);
  if (key === 'Home' && isOpen) return 0;
  return key === 'End' && isOpen ? count - 1 : null;
}

function typeLetter(state: SelectorState, { key, at }: KeyPress, labels: readonly string[]): SelectorState {
  // A list closed meanwhile starts anew: `toggle` tells of it later than a quick next letter.
  const goesOn = state.isOpen && at - state.typedAt < typingResetMs;
  const typed = (goesOn ? state.typed : '') + fold(key);
  const isSameLetter = [...typed].every((letter) => letter === typed[0]);
  const searched = isSameLetter ? (typed[0] ?? '') : typed;
  // A further letter narrows the entry found; the same letter again moves on to the next entry.
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
