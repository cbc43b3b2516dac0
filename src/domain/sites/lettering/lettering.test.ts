import { describe, expect, it } from 'vitest';
import { measureLetters, setLetters } from './lettering.ts';

describe('the letters of pictures', () => {
  it('follow each other, each at its own width', () => {
    const [first, second] = setLetters('il');
    expect(first?.at).toBe(0);
    expect(second?.at).toBe((first?.width ?? 0) + 1);
    expect(measureLetters('MM')).toBeGreaterThan(2 * measureLetters('ii'));
  });

  it('have an outline each except the space', () => {
    expect(setLetters('Győr 30').map(({ d }) => d === '')).toEqual([false, false, false, false, true, false, false]);
    for (const { d } of setLetters('Zürich-Œ’9')) expect(d).toMatch(/^(?:M-?\d+[ -]\d+[lqc\d .-]*z)+$/);
  });

  it('omit missing letters and their width', () => {
    expect(setLetters('a☃b').map(({ letter }) => letter)).toEqual(['a', 'b']);
    expect(measureLetters('☃')).toBeLessThan(0.02);
  });
});
