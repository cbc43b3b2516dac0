import { describe, expect, it } from 'vitest';
import { companies } from '#domain/sites/brand.ts';
import { formatNumberPrefix, parseCompanyCode } from './numbers.ts';

describe('invoice numbers', () => {
  it.each([
    [{ kind: 'invoice', company: 'NL', year: 2026 }, 'INV-NL-2026-'],
    [{ kind: 'credit-note', company: 'DE', year: 2027 }, 'CN-DE-2027-'],
  ] as const)('of %o begin with %s', (series, text) => {
    expect(formatNumberPrefix(series)).toBe(text);
  });

  it.each([999, 10_000, 26, 2026.5, Number.NaN])('refuse the year %d', (year) => {
    expect(() => formatNumberPrefix({ kind: 'invoice', company: 'NL', year })).toThrow(RangeError);
  });

  it('know every company of ours', () => {
    for (const { country } of Object.values(companies)) expect(parseCompanyCode(country)).toBe(country);
    expect(parseCompanyCode('PL')).toBeNull();
  });
});
