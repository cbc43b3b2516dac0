import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { missingSign, printableText, withoutPictures } from './printable-text.ts';

const canDraw = (text: string) => /^[ -~é©\u25a1]*$/.test(text);
const print = (text: string) => printableText(text, canDraw);

describe('printableText', () => {
  it.each([
    ['Café de Paris', 'Café de Paris'],
    ['Cafe\u0301 de Paris', 'Café de Paris'],
    ['Ǻsa', 'Asa'],
    ['Really??', 'Really??'],
    ['a\u0303b\u200d\ufe0f', 'ab'],
    ['ﬁne', 'fine'],
    ['a\u0000b\u0007', 'ab'],
    ['\u{13080} x', `${missingSign} x`],
    ['', ''],
  ])('%j is drawn as %j', (text, drawn) => {
    expect(print(text)).toBe(drawn);
  });

  it('contains only drawable letters, and no question mark that was not typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
        const drawn = [...print(text)];
        expect(drawn.every((character) => /\s/u.test(character) || canDraw(character))).toBe(true);
        if (!text.normalize('NFKD').includes('?')) expect(drawn).not.toContain('?');
      }),
    );
  });
});

describe('withoutPictures', () => {
  it.each([
    ['Bus 🚌🎉 trip', 'Bus trip'],
    ['🇫🇷 Club 1️⃣', 'Club'],
    ['👩‍👩‍👧 ❤️', ''],
    ['☎ 12', '12'],
    ['Shop™ © 2 ‼', 'Shop™ © 2 ‼'],
    ['1. #2 *', '1. #2 *'],
    ['Ångström 北京', 'Ångström 北京'],
  ])('%j becomes %j', (text, left) => {
    expect(withoutPictures(text)).toBe(left);
  });
});
