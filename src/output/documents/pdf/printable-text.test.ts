import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { printableText } from './printable-text.ts';

const canDraw = (character: string) => /[ -~é]/.test(character);
const print = (text: string) => printableText(text, canDraw);

describe('printableText', () => {
  it.each([
    ['Café de Paris', 'Café de Paris'],
    ['Ǻsa', 'Asa'],
    ['Really??', 'Really??'],
    ['שלום Dan', '? Dan'],
    ['Bus 🚌🎉 trip', 'Bus ? trip'],
    ['a\u0301b\u200d\ufe0f', 'ab'],
    ['ﬁne', 'fine'],
    ['', ''],
  ])('%j is drawn as %j', (text, drawn) => {
    expect(print(text)).toBe(drawn);
  });

  it('holds nothing that cannot be drawn, and is never longer than it was by more than its ligatures', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
        const drawn = [...print(text)];
        expect(drawn.every((character) => /\s/u.test(character) || canDraw(character))).toBe(true);
        expect(drawn.length).toBeLessThanOrEqual(18 * [...text].length);
      }),
    );
  });
});
