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
});
