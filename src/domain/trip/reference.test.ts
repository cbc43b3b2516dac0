import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { siteKeys } from '#domain/sites/keys.ts';
import { formatReference, isReference } from './reference.ts';

describe('formatReference', () => {
  it.each([
    ['nl', 2026, 104_233, 'NL-26-104233'],
    ['eu', 2030, 7, 'EU-30-000007'],
    ['be', 2099, 999_999, 'BE-99-999999'],
    ['de', 2100, 1_000_000, 'DE-00-1000000'],
    ['fr', 2007, 0, 'FR-07-000000'],
  ] as const)('%s %i %i is %s', (site, year, number, expected) => {
    expect(formatReference(site, year, number)).toBe(expected);
  });

  it('refuses invalid numbers', () => {
    expect(() => formatReference('nl', 2026, -1)).toThrow(RangeError);
    expect(() => formatReference('nl', 2026, 1.5)).toThrow(RangeError);
    expect(() => formatReference('nl', Number.NaN, 1)).toThrow(RangeError);
  });
});

describe('isReference', () => {
  it('accepts every generated reference', () => {
    const numbers = fc.integer({ min: 0, max: 99_999_999 });
    fc.assert(
      fc.property(fc.constantFrom(...siteKeys), fc.integer({ min: 2000, max: 2199 }), numbers, (site, year, number) =>
        isReference(formatReference(site, year, number)),
      ),
    );
  });

  it.each(['nl-26-104233'])('accepts %s as people type it', (text) => expect(isReference(text)).toBe(true));

  it.each([
    '',
    'NL-26-10423',
    'XX-26-104233',
    'NL-2026-104233',
    'NL26104233',
    'NL-26-0104233',
    ' NL-26-104233',
    'NL-26-104233\n',
    'NL-26-10423a',
  ])('refuses %j', (text) => {
    expect(isReference(text)).toBe(false);
  });
});
