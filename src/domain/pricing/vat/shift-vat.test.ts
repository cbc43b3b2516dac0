import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { vatOf } from '#domain/money/money.ts';
import { countryCodes } from '#domain/sites/keys.ts';
import { liabilityRules } from './liability-table.ts';
import { chargedVat, shiftPrice, shiftVat, sumOwedVat, type VatParties, whoOwesVat } from './shift-vat.ts';
import type { VatLine } from './vat-line.ts';

const line = (countryCode: string, netCents: number, ratePercent: number): VatLine => ({
  ...{ countryCode, netCents, ratePercent, kilometres: 100, vatCents: vatOf(netCents, ratePercent), exemption: null },
});
const between = (seller: string, country: string, vatNumber: string): VatParties => ({
  ...{ seller, buyer: { country, vatNumber }, day: '2027-03-12' },
});

describe('who owes the VAT on carriage in a state', () => {
  it.each([
    ['FR', 'NL', 'FR', 'FR40303265045', 'customer'],
    ['FR', 'NL', 'NL', 'FR40303265045', 'customer'],
    ['FR', 'FR', 'FR', 'FR40303265045', 'seller'],
    ['FR', 'NL', 'FR', '', 'seller'],
    ['FR', 'NL', 'NL', 'NL004495445B01', 'seller'],
    ['DE', 'NL', 'DE', 'DE136695976', 'seller'],
    ['NL', 'DE', 'NL', 'NL004495445B01', 'customer'],
    ['NL', 'DE', 'DE', 'DE136695976', 'seller'],
    ['NL', 'DE', 'NL', 'DE136695976', 'unknown'],
    ['BE', 'NL', 'BE', 'BE0202239951', 'customer'],
    ['ES', 'FR', 'ES', 'ESA28015865', 'customer'],
    ['AT', 'DE', 'DE', 'DE136695976', 'customer'],
    ['AT', 'DE', 'DE', '', 'seller'],
    ['IT', 'DE', 'IT', 'IT00743110157', 'customer'],
    ['PL', 'DE', 'PL', 'PL5260001246', 'unknown'],
    ['PL', 'DE', 'PL', '', 'seller'],
    ['GR', 'DE', 'GR', 'EL094014201', 'unknown'],
  ] as const)('in %s, sold from %s to %s with %j: the %s', (country, seller, buyer, vatNumber, owes) => {
    expect(whoOwesVat(country, between(seller, buyer, vatNumber))).toBe(owes);
  });

  it('is the seller until the invoice’s recipient is known', () => {
    expect(whoOwesVat('FR', { seller: 'NL', buyer: null, day: '2027-03-12' })).toBe('seller');
  });

  it('has a rule with text, source and date for each of our countries', () => {
    for (const rules of Object.values(liabilityRules)) {
      for (const { mention, source, validFrom } of rules ?? []) {
        expect(mention).not.toBe('');
        expect(source).not.toBe('');
        expect(validFrom).toMatch(/^\d{4}-\d{2}-\d{2}$/);
      }
    }
    expect(Object.keys(liabilityRules)).toEqual(expect.arrayContaining([...countryCodes]));
  });
});

describe('a price of which the customer owes some VAT itself', () => {
  const vat = [line('NL', 60_000, 9), line('FR', 40_000, 10)];
  const price = { vat, netCents: 100_000, vatCents: 9_400, totalCents: 109_400 };

  it('has only the VAT of its own country, and names the amount owed and the law', () => {
    const shifted = shiftPrice(price, between('NL', 'FR', 'FR40303265045'));
    expect(shifted).toMatchObject({ netCents: 100_000, vatCents: 5_400, totalCents: 105_400 });
    expect(shifted.vat[1]).toMatchObject({ ratePercent: 0, vatCents: 0, exemption: 'reverse-charge' });
    expect(shifted.vat[1]?.owed).toEqual({ ratePercent: 10, vatCents: 4_000, mention: expect.stringContaining('283-1') });
    expect(sumOwedVat(shifted.vat)).toBe(4_000);
  });

  it('can be converted back for another customer, to the cent', () => {
    const parties = fc.constantFrom(
      between('NL', 'FR', 'FR40303265045'),
      between('DE', 'NL', 'NL004495445B01'),
      between('DE', 'AT', 'ATU12011204'),
      between('NL', 'NL', ''),
    );
    const anyLine = fc.tuple(
      fc.constantFrom('NL', 'FR', 'AT', 'DE', 'CH'),
      fc.integer({ min: 0, max: 900_000 }),
      fc.constantFrom(0, 9, 19),
    );
    fc.assert(
      fc.property(fc.array(anyLine, { minLength: 1, maxLength: 5 }), parties, parties, (lines, first, second) => {
        const charged = lines.map(([country, netCents, rate]) => line(country, netCents, rate));
        const shifted = shiftVat(charged, first);
        expect(shiftVat(shifted, first)).toEqual(shifted);
        expect(shiftVat(shifted, second)).toEqual(shiftVat(charged, second));
        expect(shifted.map(chargedVat)).toEqual(charged);
      }),
    );
  });
});
