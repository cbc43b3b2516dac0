import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatAmount, formatCents } from './format-money.ts';

const tags = ['nl-NL', 'nl-BE', 'de-DE', 'es-ES', 'fr-FR', 'fr-BE', 'en'] as const;

describe('formatCents', () => {
  it.each([
    ['nl-NL', '€ 1.234,50'],
    ['nl-BE', '€ 1.234,50'],
    ['de-DE', '€ 1.234,50'],
    ['es-ES', '€ 1.234,50'],
    ['fr-FR', '€ 1\u00a0234,50'],
    ['fr-BE', '€ 1\u00a0234,50'],
    ['en', '€ 1,234.50'],
  ])('writes four digits in %s as %s', (tag, expected) => {
    expect(formatCents(123_450, tag)).toBe(expected);
  });

  it.each([
    [0, '€ 0'],
    [-0, '€ 0'],
    [5, '€ 0,05'],
    [-1_250, '€ -12,50'],
    [-300, '€ -3'],
    [99_900, '€ 999'],
    [100_000, '€ 1.000'],
    [123_456_789, '€ 1.234.567,89'],
    [Number.NaN, '€ -'],
    [Number.POSITIVE_INFINITY, '€ -'],
    [12.5, '€ -'],
  ])('writes %d cents in Dutch as %s', (cents, expected) => {
    expect(formatCents(cents, 'nl-NL')).toBe(expected);
  });

  it('groups a million in French with the same no-break space throughout', () => {
    expect(formatCents(123_456_700, 'fr-FR')).toBe('€ 1\u00a0234\u00a0567');
  });

  it('can be parsed back in every language', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), fc.constantFrom(...tags), (cents, tag) => {
        const text = formatCents(cents, tag);
        expect(text.startsWith('€ ')).toBe(true);
        const decimal = tag === 'en' ? '.' : ',';
        const [whole = '', fraction = '00'] = text.slice(2).split(decimal);
        expect(fraction).toMatch(/^\d\d$/);
        expect(text).not.toContain(`${decimal}00`);
        expect(Number(whole.replace(/[^\d-]/g, '') + fraction)).toBe(cents || 0);
      }),
    );
  });
});

describe('formatAmount', () => {
  it.each([
    [null, '€ 0'],
    [undefined, '€ 0'],
    ['', '€ 0'],
    ['  ', '€ 0'],
    [0, '€ 0'],
    ['0.00', '€ 0'],
    ['-0', '€ 0'],
    [-0.001, '€ 0'],
    [1e-9, '€ 0'],
    ['1234.50', '€ 1.234,50'],
    [1234.5, '€ 1.234,50'],
    [' 12 ', '€ 12'],
    ['+12.3', '€ 12,30'],
    [-12.5, '€ -12,50'],
    ['-12.50', '€ -12,50'],
    [1.005, '€ 1,01'],
    ['-1.005', '€ -1,01'],
    ['1.004999', '€ 1'],
    ['0.995', '€ 1'],
  ])('writes %j as %s', (value, expected) => {
    const reported: unknown[] = [];
    expect(formatAmount(value, 'nl-NL', (wrong) => reported.push(wrong))).toBe(expected);
    expect(reported).toEqual([]);
  });

  it.each([
    'abc',
    '12,50',
    '1.234,50',
    '1,234.50',
    '1e3',
    '0x10',
    '€ 5',
    '.5',
    '5.',
    '--5',
    Number.NaN,
    Number.POSITIVE_INFINITY,
    1e21,
    '9'.repeat(20),
    true,
    {},
    [],
    5n,
  ])('writes %s as unparsable and reports it', (value) => {
    const reported: unknown[] = [];
    expect(formatAmount(value, 'nl-NL', (wrong) => reported.push(wrong))).toBe('€ -');
    expect(reported).toEqual([value]);
  });

  it('works without an error reporter', () => {
    expect(formatAmount('abc', 'en')).toBe('€ -');
  });

  it('agrees with formatCents on every decimal text of cents', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e11 }), fc.boolean(), fc.constantFrom(...tags), (cents, isNegative, tag) => {
        const text = `${isNegative ? '-' : ''}${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
        expect(formatAmount(text, tag)).toBe(formatCents(isNegative ? -cents : cents, tag));
        expect(formatAmount(Number(text), tag)).toBe(formatAmount(text, tag));
      }),
    );
  });

  it('never throws and never reads an amount from an object', () => {
    fc.assert(fc.property(fc.anything(), (value) => /^€ /.test(formatAmount(value, 'de-DE'))));
  });
});
