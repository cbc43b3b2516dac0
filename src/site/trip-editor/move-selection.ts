export type Selection = { readonly key: string; readonly active: number; readonly count: number; readonly isOpen: boolean };
export type Move = { readonly kind: 'move'; readonly active: number } | { readonly kind: 'choose' } | { readonly kind: 'close' };

/** The effect of a key in a list of suggestions, or null when it belongs to the text field. */
export function moveSelection({ key, active, count, isOpen }: Selection): Move | null {
  if (key === 'ArrowDown' && count > 0) return { kind: 'move', active: (active + 1) % count };
  if (key === 'ArrowUp' && count > 0) return { kind: 'move', active: active <= 0 ? count - 1 : active - 1 };
  if (key === 'Enter' && isOpen && active >= 0) return { kind: 'choose' };
  if (key === 'Escape' && isOpen) return { kind: 'close' };
  return null;
}
