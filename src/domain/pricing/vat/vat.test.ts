import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sampleItinerary, sampleLeg, samplePlace, sampleRoute } from '../testing/sample-trips.ts';
import { splitVat, sumCountryKilometres } from './vat.ts';
import { getVatRate, leastForeignGroup } from './vat-rates.ts';

const date = '2026-12-01';
const { depot } = sampleRoute([]);

function tripBetween(from: string, to: string) {
  return sampleItinerary([{ place: samplePlace('A', from), at: '2026-12-01 08:00' }, { place: samplePlace('B', to) }]);
}

describe('sumCountryKilometres', () => {
  it('adds the empty runs to the countries that they cross', () => {
    const legs = [sampleLeg(100, 90, { kilometresByCountry: { NL: 60, DE: 40 } })];
    const emptyBack = sampleLeg(70, 60, { kilometresByCountry: { DE: 30, NL: 40 } });
    expect(sumCountryKilometres([sampleLeg(9, 15), ...legs, emptyBack], depot)).toEqual({ NL: 109, DE: 70 });
  });

  it('lays a route of no length at its depot', () => {
    const still = sampleLeg(0, 0);
    expect(sumCountryKilometres([still, still], depot)).toEqual({ NL: 0 });
  });
});

describe('splitVat', () => {
  it.each([
    ['NL', 9],
    ['BE', 6],
    ['DE', 19],
    ['FR', 10],
    ['ES', 10],
  ])('%s taxes a domestic trip at %d percent', (country, rate) => {
    const [line] = splitVat({
      netCents: 100_000,
      kilometres: { [country]: 50 },
      itinerary: tripBetween(country, country),
      passengers: 48,
      date,
    });
    expect(line).toMatchObject({ countryCode: country, ratePercent: rate, vatCents: rate * 1_000, exemption: null });
  });

  it('lets each country tax its own kilometres, the longest first', () => {
    const vat = splitVat({ netCents: 10_001, kilometres: { NL: 100, DE: 200 }, itinerary: tripBetween('NL', 'DE'), passengers: 20, date });
    expect(vat.map(({ countryCode, netCents, vatCents }) => [countryCode, netCents, vatCents])).toEqual([
      ['DE', 6_667, 1_267],
      ['NL', 3_334, 300],
    ]);
  });

  it('exempts the French kilometres of a foreign group of ten that ends abroad', () => {
    const through = { netCents: 10_000, kilometres: { FR: 100 }, passengers: 10, date };
    expect(splitVat({ ...through, itinerary: tripBetween('NL', 'ES') })).toMatchObject([
      { ratePercent: 0, vatCents: 0, exemption: 'foreign-group' },
    ]);
    expect(splitVat({ ...through, passengers: 9, itinerary: tripBetween('NL', 'ES') })).toMatchObject([
      { ratePercent: 10, exemption: null },
    ]);
    expect(splitVat({ ...through, itinerary: tripBetween('NL', 'FR') })).toMatchObject([{ ratePercent: 10, exemption: null }]);
    expect(splitVat({ ...through, itinerary: tripBetween('FR', 'ES') })).toMatchObject([{ ratePercent: 10, exemption: null }]);
  });

  it('names why a country does not tax, also one that we never heard of', () => {
    const vat = splitVat({ netCents: 300, kilometres: { CH: 2, LU: 2, XK: 2 }, itinerary: tripBetween('NL', 'CH'), passengers: 20, date });
    expect(vat.map(({ exemption, ratePercent }) => [exemption, ratePercent])).toEqual(Array(3).fill(['not-taxed-here', 0]));
  });

  it('keeps every cent', () => {
    const anyKilometres = fc.dictionary(fc.constantFrom('NL', 'DE', 'FR', 'CH', 'AT'), fc.double({ min: 0, max: 2_000, noNaN: true }), {
      minKeys: 1,
    });
    fc.assert(
      fc.property(anyKilometres, fc.integer({ min: 0, max: 10_000_000 }), (kilometres, netCents) => {
        const vat = splitVat({ netCents, kilometres, itinerary: tripBetween('NL', 'DE'), passengers: 20, date });
        expect(vat.reduce((total, line) => total + line.netCents, 0)).toBe(netCents);
      }),
    );
  });
});

describe('the exemption of foreign groups', () => {
  const rules = {
    FR: [
      { fromPassengers: 10, validFrom: '2026-01-01', validTo: '2027-06-30', source: 'test' },
      { fromPassengers: null, validFrom: '2027-07-01', validTo: null, source: 'test' },
    ],
  };

  it('holds on the last day of its term, and may end without another', () => {
    expect(leastForeignGroup('FR', '2027-06-30', rules)).toBe(10);
    expect(leastForeignGroup('FR', '2027-07-01', rules)).toBeNull();
  });

  it('is nobody’s where no rule is known', () => {
    expect([leastForeignGroup('FR', date), leastForeignGroup('NL', date), leastForeignGroup('XX', date)]).toEqual([10, null, null]);
  });
});

describe('VAT rates', () => {
  it.each([
    ['NL', '2019-01-01', 9],
    ['DE', '2021-01-01', 19],
    ['FR', '2014-01-01', 10],
    ['ES', '2012-09-01', 10],
  ])('of %s hold from %s', (country, from, ratePercent) => {
    expect(getVatRate(country, date)).toMatchObject({ validFrom: from, ratePercent });
  });

  it('say where they come from', () => {
    for (const country of ['NL', 'AT', 'GB', 'XX']) expect(getVatRate(country, date).source).not.toBe('');
  });
});
