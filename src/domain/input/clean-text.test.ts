import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanLine, cleanText, shorten } from './clean-text.ts';

const controls = /[\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;
const texts = fc.oneof(
  fc.string(),
  fc.string({ unit: 'binary' }),
  fc.string({ unit: fc.constantFrom('a', ' ', '\r', '\n', '\t', '\0', '\u2028', '\u202e', '\ud800') }),
);

describe('cleanLine', () => {
  it.each([
    ['  Anne  de\tVries ', 'Anne de Vries'],
    ['A\r\nBcc: x@y.nl', 'A Bcc: x@y.nl'],
    ['e\u0301', '\u00e9'],
    ['a\u0000b', 'a b'],
    ['invoice\u202egnp.exe', 'invoice gnp.exe'],
    ['half \ud83d of a pair', 'half of a pair'],
    ['🚌 Zoë', '🚌 Zoë'],
    ['\u00a0\ufeff ', ''],
  ])('%j becomes %j', (text, expected) => expect(cleanLine(text)).toBe(expected));

  it('leaves no control character, line end or outer blank, and is idempotent', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const cleaned = cleanLine(text);
        expect(cleaned).not.toMatch(controls);
        expect(cleaned).toBe(cleaned.trim());
        expect(cleanLine(cleaned)).toBe(cleaned);
      }),
    );
  });
});

describe('cleanText', () => {
  it.each([
    ['one\r\ntwo\rthree\u2028four', 'one\ntwo\nthree\nfour'],
    ['a  \n\n\n\n b\u0000', 'a\n\n b'],
    ['\n\n', ''],
  ])('%j becomes %j', (text, expected) => expect(cleanText(text)).toBe(expected));

  it('leaves no control character except line ends, and is idempotent', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const cleaned = cleanText(text);
        expect(cleaned.replaceAll('\n', '')).not.toMatch(controls);
        expect(cleaned).not.toContain('\n\n\n');
        expect(cleanText(cleaned)).toBe(cleaned);
      }),
    );
  });
});

describe('shorten', () => {
  it('does not change short text, and cuts the rest to a length in characters', () => {
    expect([shorten(' Utrecht '), shorten('🚌🚌🚌', 3), shorten('🚌🚌🚌🚌', 3)]).toEqual(['Utrecht', '🚌🚌🚌', '🚌🚌…']);
    expect(shorten('one two', 5)).toBe('one…');
    expect([...shorten('x'.repeat(500))].length).toBe(160);
  });
});
