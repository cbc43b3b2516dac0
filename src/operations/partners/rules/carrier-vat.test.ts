import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sumCents } from '#domain/money/money.ts';
import type { VatLine } from '#domain/pricing/vat/vat-line.ts';
import { countryCodes } from '#domain/sites/keys.ts';
import { type CarrierSale, vatOfCarrier } from './carrier-vat.ts';

const line = (countryCode: string, netCents: number, ratePercent: number): VatLine => ({
  ...{ countryCode, netCents, ratePercent, kilometres: netCents / 100, exemption: ratePercent === 0 ? 'international' : null },
  vatCents: 0,
});
const sale = (changes: Partial<CarrierSale> = {}): CarrierSale => ({
  netCents: 100_000,
  journey: [line('FR', 120_000, 10)],
  ...{ carrier: 'FR', buyer: 'FR', day: '2026-11-28', ...changes },
});

describe('the VAT of a carrier', () => {
  it('is charged in the carrier’s own country, whichever company ordered', () => {
    const charged = [{ countryCode: 'FR', netCents: 100_000, ratePercent: 10, vatCents: 10_000, treatment: 'charged' }];
    expect(vatOfCarrier(sale())).toMatchObject(charged);
    expect(vatOfCarrier(sale({ buyer: 'NL' }))).toMatchObject(charged);
  });

  it('is owed by our French company if a Dutch carrier drives in France (CGI art. 283-1), and undecided in other countries', () => {
    const abroad = sale({ carrier: 'NL' });
    expect(vatOfCarrier(abroad)).toMatchObject([{ netCents: 100_000, vatCents: 0, treatment: 'reverse-charge' }]);
    expect(vatOfCarrier({ ...abroad, buyer: 'NL' })).toMatchObject([{ vatCents: 0, treatment: 'ask' }]);
  });

  it('is charged by a carrier from abroad in Germany, which knows no reverse charge for coaches (UStG § 13b(6) no. 2)', () => {
    const german = sale({ carrier: 'NL', buyer: 'DE', journey: [line('DE', 90_000, 19)] });
    expect(vatOfCarrier(german)).toMatchObject([{ vatCents: 19_000, treatment: 'charged' }]);
  });

  it('is shared over the countries as the customer’s price is, those left out that tax nothing', () => {
    const journey = [line('NL', 60_000, 9), line('BE', 30_000, 6), line('LU', 10_000, 0), line('PL', 20_000, 8), line('AT', 10_000, 10)];
    const shared = vatOfCarrier(sale({ netCents: 65_000, carrier: 'NL', buyer: 'BE', journey }));
    expect(shared.map(({ countryCode, netCents, vatCents, treatment }) => [countryCode, netCents, vatCents, treatment])).toEqual([
      ['NL', 30_000, 2_700, 'charged'],
      ['BE', 15_000, 0, 'reverse-charge'],
      ['LU', 5_000, 0, 'exempt'],
      ['PL', 10_000, 0, 'ask'],
      ['AT', 5_000, 0, 'reverse-charge'],
    ]);
  });

  it('is asked about where no price by country is known', () => {
    expect(vatOfCarrier(sale({ journey: [] }))).toMatchObject([{ netCents: 100_000, vatCents: 0, treatment: 'ask' }]);
  });

  it('adds up to the price, below zero too', () => {
    const part = fc.record({ country: fc.constantFrom(...countryCodes, 'AT', 'CH'), cents: fc.integer({ min: 1, max: 1_000_000 }) });
    fc.assert(
      fc.property(fc.integer({ min: -500_000, max: 500_000 }), fc.array(part, { minLength: 1, maxLength: 5 }), (netCents, parts) => {
        const journey = parts.map(({ country, cents }) => line(country, cents, 9));
        expect(sumCents(vatOfCarrier(sale({ netCents, journey })).map((each) => each.netCents))).toBe(netCents);
      }),
    );
  });
});
