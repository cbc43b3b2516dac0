import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isTripKey, keyFromBytes } from './keys.ts';

const bytes = fc.uint8Array({ minLength: 20, maxLength: 20 });

describe('keyFromBytes', () => {
  it('agrees with the base64url of the platform', () => {
    fc.assert(fc.property(bytes, (drawn) => keyFromBytes(drawn) === Buffer.from(drawn).toString('base64url')));
  });

  it('encodes the smallest and the largest value', () => {
    expect(keyFromBytes(new Uint8Array(20))).toBe('A'.repeat(27));
    expect(keyFromBytes(new Uint8Array(20).fill(255))).toBe(`${'_'.repeat(26)}8`);
  });

  it('refuses any other number of bytes', () => {
    expect(() => keyFromBytes(new Uint8Array(19))).toThrow(RangeError);
    expect(() => keyFromBytes(new Uint8Array(0))).toThrow(RangeError);
  });
});

describe('isTripKey', () => {
  it('accepts every generated key', () => {
    fc.assert(fc.property(bytes, (drawn) => isTripKey(keyFromBytes(drawn))));
  });

  it('takes one spelling only: decoding and writing again changes nothing', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Za-z0-9_-]{27}$/), (text) => {
        expect(isTripKey(text)).toBe(Buffer.from(text, 'base64url').toString('base64url') === text);
      }),
    );
  });

  it.each([
    '',
    'A'.repeat(26),
    'A'.repeat(28),
    `${'A'.repeat(26)}B`,
    `${'A'.repeat(26)}=`,
    `${'A'.repeat(25)}+A`,
    `${'A'.repeat(27)}\n`,
    '../../../../etc/passwd/abcdA',
  ])('refuses %j', (text) => {
    expect(isTripKey(text)).toBe(false);
  });
});
