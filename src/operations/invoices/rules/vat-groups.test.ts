import { describe, expect, it } from 'vitest';
import type { VatLine } from '#domain/pricing/vat/vat-line.ts';
import { groupVat, vatCategoryOf } from './vat-groups.ts';

const line = (countryCode: string, netCents: number, more: Partial<VatLine> = {}): VatLine => ({
  countryCode,
  kilometres: 100,
  netCents,
  ratePercent: 10,
  vatCents: Math.round(netCents / 10),
  exemption: null,
  ...more,
});
const exempt = { ratePercent: 0, vatCents: 0 } as const;

describe('vatCategoryOf', () => {
  it.each([
    ['S', { ratePercent: 9, exemption: null }],
    ['Z', { ratePercent: 0, exemption: null }],
    ['E', { ratePercent: 0, exemption: 'foreign-group' }],
    ['AE', { ratePercent: 0, exemption: 'reverse-charge' }],
    ['E', { ratePercent: 0, exemption: 'not-taxed-here' }],
  ] as const)('is %s for %o', (category, given) => {
    expect(vatCategoryOf(given)).toBe(category);
  });
});

describe('groupVat', () => {
  it('adds up countries with one rate, keeping the rounded cents of each', () => {
    expect(groupVat([line('FR', 1_005), line('ES', 1_005)])).toEqual([
      { category: 'S', ratePercent: 10, netCents: 2_010, vatCents: 202, exemptions: [], mentions: [] },
    ]);
  });

  it('separates rates, highest first, and names every reason for an exemption', () => {
    const groups = groupVat([
      line('CH', 300, { ...exempt, exemption: 'not-taxed-here' }),
      line('NL', 1_000, { ratePercent: 9, vatCents: 90 }),
      line('FR', 200, { ...exempt, exemption: 'foreign-group' }),
      line('LU', 100, { ...exempt, exemption: 'not-taxed-here' }),
      line('DE', 1_000, { ratePercent: 19, vatCents: 190 }),
    ]);
    expect(groups.map(({ category, ratePercent, netCents }) => [category, ratePercent, netCents])).toEqual([
      ['S', 19, 1_000],
      ['S', 9, 1_000],
      ['E', 0, 600],
    ]);
    expect(groups[2]?.exemptions).toEqual(['not-taxed-here', 'foreign-group']);
  });

  it('is empty for no amounts', () => {
    expect(groupVat([])).toEqual([]);
  });
});
