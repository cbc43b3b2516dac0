import { describe, expect, it } from 'vitest';
import { pressKey, type SelectorState } from './list-keys.ts';

const labels = ['Nederland', 'België', 'Belgique', 'Deutschland', 'France', 'España', 'Europe'];
const closed: SelectorState = { isOpen: false, active: null, current: null, typed: '', typedAt: 0 };
const at = 10_000;

function openAt(active: number | null): SelectorState {
  return { ...closed, isOpen: true, active };
}

/** Types letters one after another, `gap` milliseconds apart. */
function type(letters: string, gap: number, from: SelectorState = closed): SelectorState {
  return [...letters].reduce((state, key, index) => pressKey(state, { key, at: at + index * gap }, labels) ?? state, from);
}

describe('pressKey', () => {
  it('opens with an arrow, at the first or the last', () => {
    expect(pressKey(closed, { key: 'ArrowDown', at }, labels)).toMatchObject({ isOpen: true, active: 0 });
    expect(pressKey(closed, { key: 'ArrowUp', at }, labels)).toMatchObject({ isOpen: true, active: 6 });
  });

  it('opens at the entry of the page', () => {
    for (const key of ['ArrowDown', 'ArrowUp'])
      expect(pressKey({ ...closed, current: 3 }, { key, at }, labels)).toMatchObject({ isOpen: true, active: 3 });
    expect(pressKey({ ...openAt(null), current: 3 }, { key: 'ArrowDown', at }, labels)).toMatchObject({ active: 3 });
  });

  it.each([
    ['ArrowDown', 2, 3],
    ['ArrowDown', 6, 0],
    ['ArrowUp', 2, 1],
    ['ArrowUp', 0, 6],
    ['Home', 4, 0],
    ['End', 4, 6],
  ])('%s at %i goes to %i', (key, from, to) => {
    expect(pressKey(openAt(from), { key, at }, labels)).toMatchObject({ isOpen: true, active: to });
  });

  it('starts again on a list closed meanwhile', () => {
    const left = { ...type('es', 100), isOpen: false, active: null };
    expect(pressKey(left, { key: 'e', at: at + 150 }, labels)).toMatchObject({ isOpen: true, typed: 'e' });
  });

  it.each(['Enter', 'Tab', 'Escape', ' ', 'Shift', 'F5'])('leaves %s to the browser', (key) => {
    expect(pressKey(openAt(1), { key, at }, labels)).toBeNull();
  });

  it('goes to the entry that starts with the typed letters, regardless of case and accents', () => {
    expect(type('d', 100).active).toBe(3);
    expect(type('belgi', 100).active).toBe(1);
    expect(type('BELGIQ', 100).active).toBe(2);
    expect(type('espan', 100).active).toBe(5);
  });

  it('moves through the entries of one letter', () => {
    expect(type('e', 100).active).toBe(5);
    expect(type('ee', 100).active).toBe(6);
    expect(type('eee', 100).active).toBe(5);
  });

  it('starts again a second after the last letter', () => {
    expect(type('bf', 999).active).toBe(1);
    expect(type('bf', 1000).active).toBe(4);
  });

  it('stays where it is when nothing starts so', () => {
    expect(type('x', 100, openAt(3)).active).toBe(3);
  });
});
