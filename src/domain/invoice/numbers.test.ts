import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { companies } from '#domain/sites/brand.ts';
import { formatInvoiceNumber, parseCompanyCode, parseInvoiceNumber } from './numbers.ts';

const anyNumber = fc.record({
  kind: fc.constantFrom('invoice' as const, 'credit-note' as const),
  company: fc.constantFrom('NL' as const, 'BE' as const, 'DE' as const, 'FR' as const, 'ES' as const),
  year: fc.integer({ min: 2000, max: 9999 }),
  sequence: fc.integer({ min: 1, max: 99_999_999 }),
});

describe('invoice numbers', () => {
  it.each([
    [{ kind: 'invoice', company: 'NL', year: 2026, sequence: 42 }, 'INV-NL-2026-000042'],
    [{ kind: 'credit-note', company: 'DE', year: 2027, sequence: 1 }, 'CN-DE-2027-000001'],
    [{ kind: 'invoice', company: 'BE', year: 2026, sequence: 1_000_000 }, 'INV-BE-2026-1000000'],
  ] as const)('%o is %s', (number, text) => {
    expect(formatInvoiceNumber(number)).toBe(text);
  });

  it('are read as they were written', () => {
    fc.assert(
      fc.property(anyNumber, (number) => {
        expect(parseInvoiceNumber(formatInvoiceNumber(number))).toEqual(number);
      }),
    );
  });

  it.each([
    '',
    'INV-NL-2026-42',
    'INV-NL-2026-0000042',
    'INV-NL-2026-000000',
    'INV-XX-2026-000042',
    'inv-NL-2026-000042',
    'CN-NL-26-000042',
  ])('%j is none', (text) => {
    expect(parseInvoiceNumber(text)).toBeNull();
  });

  it.each([0, -1, 1.5, Number.NaN])('refuse the sequence %d', (sequence) => {
    expect(() => formatInvoiceNumber({ kind: 'invoice', company: 'NL', year: 2026, sequence })).toThrow(RangeError);
  });

  it('refuse a year that is none', () => {
    expect(() => formatInvoiceNumber({ kind: 'invoice', company: 'NL', year: 26, sequence: 1 })).toThrow(RangeError);
  });

  it('know every company of ours', () => {
    for (const { country } of Object.values(companies)) expect(parseCompanyCode(country)).toBe(country);
    expect(parseCompanyCode('PL')).toBeNull();
  });
});
