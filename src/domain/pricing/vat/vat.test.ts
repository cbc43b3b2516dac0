import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sampleItinerary, sampleLeg, samplePlace, sampleRoute } from '../testing/sample-trips.ts';
import { findDomesticCountry, isVatKnown, splitVat, sumCountryKilometres, type VatInput } from './vat.ts';
import { findVatRate, getVatRule } from './vat-rates.ts';
import { vatRules } from './vat-table.ts';

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

  it('assigns an empty route to its depot', () => {
    const still = sampleLeg(0, 0);
    expect(sumCountryKilometres([still, still], depot)).toEqual({ NL: 0 });
  });
});

/** A trip from one country to another by a coach of the first. */
function question(from: string, to: string, more: Partial<VatInput> = {}): VatInput {
  const itinerary = tripBetween(from, to);
  return { netCents: 100_000, kilometres: { [from]: 50 }, itinerary, legs: null, coachCountry: from, passengers: 48, date, ...more };
}
const ratesOf = (asked: VatInput) =>
  splitVat(asked).map(({ countryCode, ratePercent, exemption }) => [countryCode, ratePercent, exemption]);

describe('a trip within one country', () => {
  it.each([
    ['NL', 9],
    ['BE', 6],
    ['DE', 19],
    ['FR', 10],
    ['ES', 10],
    ['AT', 10],
    ['IT', 10],
    ['PL', 8],
    ['SI', 9.5],
    ['HR', 25],
    ['DK', 25],
    ['PT', 6],
  ])('bears in %s %d percent', (country, rate) => {
    const [line] = splitVat(question(country, country));
    expect(line).toMatchObject({ countryCode: country, ratePercent: rate, vatCents: Math.round(rate * 1_000), exemption: null });
  });

  it('has the country’s rate whichever coach drives it, and the coach’s own way follows the rule for international trips', () => {
    expect(ratesOf(question('IT', 'IT', { coachCountry: 'AT', kilometres: { IT: 80, AT: 40 } }))).toEqual([
      ['IT', 10, null],
      ['AT', 10, null],
    ]);
    expect(ratesOf(question('AT', 'AT', { coachCountry: 'IT', kilometres: { AT: 80, IT: 40 } }))).toEqual([
      ['AT', 10, null],
      ['IT', 0, 'international'],
    ]);
  });

  it.each(['CH', 'CZ', 'GB', 'HU', 'XX'])('is not computed in %s, whose rate is unknown', (country) => {
    const asked = question(country, country);
    expect(isVatKnown(asked, [country])).toBe(false);
    expect(() => splitVat(asked)).toThrow(RangeError);
  });
});

describe('where the group is carried', () => {
  const within = (kilometresByCountry: Record<string, number>) =>
    findDomesticCountry({ itinerary: tripBetween('IT', 'IT'), legs: [sampleLeg(100, 90, { kilometresByCountry })] });

  it('is one country if every stop and the road lie in it', () => {
    expect([within({ IT: 100 }), within({ IT: 60, CH: 40 })]).toEqual(['IT', null]);
    expect(findDomesticCountry({ itinerary: tripBetween('IT', 'FR'), legs: null })).toBeNull();
  });

  it('is not left by a road that clips a border by less than our map is exact', () => {
    expect([within({ IT: 98, SI: 2 }), within({ IT: 97, SI: 3 })]).toEqual(['IT', null]);
  });
});

describe('a trip across a border', () => {
  it('is taxed by each country by its own rule, the longest first', () => {
    const vat = splitVat(question('NL', 'DE', { netCents: 10_001, kilometres: { NL: 100, DE: 200 } }));
    expect(vat.map(({ countryCode, netCents, vatCents }) => [countryCode, netCents, vatCents])).toEqual([
      ['DE', 6_667, 1_267],
      ['NL', 3_334, 300],
    ]);
  });

  it('has no VAT in Italy and Portugal, and Denmark’s own in Denmark', () => {
    expect(ratesOf(question('FR', 'IT', { kilometres: { FR: 100, IT: 50 } }))[1]).toEqual(['IT', 0, 'international']);
    expect(ratesOf(question('ES', 'PT', { kilometres: { ES: 100, PT: 50 } }))[1]).toEqual(['PT', 0, 'international']);
    expect(ratesOf(question('DE', 'DK', { kilometres: { DE: 100, DK: 50 } }))[1]).toEqual(['DK', 25, null]);
  });

  it('exempts the French kilometres of a foreign group of ten that ends abroad', () => {
    const through = { netCents: 10_000, kilometres: { FR: 100 } };
    expect(ratesOf(question('NL', 'ES', { ...through, passengers: 10 }))).toEqual([['FR', 0, 'foreign-group']]);
    expect(ratesOf(question('NL', 'ES', { ...through, passengers: 9 }))).toEqual([['FR', 10, null]]);
    expect(ratesOf(question('NL', 'FR', through))).toEqual([['FR', 10, null]]);
    expect(ratesOf(question('FR', 'ES', through))).toEqual([['FR', 10, null]]);
  });

  it('is untaxed if no rule is known, except for coaches based there', () => {
    expect(ratesOf(question('NL', 'CH', { kilometres: { CH: 2, LU: 2, XK: 2 } }))).toEqual(
      ['CH', 'LU', 'XK'].map((country) => [country, 0, 'international']),
    );
    expect(isVatKnown(question('NL', 'LU', { coachCountry: 'LU' }), ['LU'])).toBe(false);
  });

  it('loses no cent', () => {
    const anyKilometres = fc.dictionary(fc.constantFrom('NL', 'DE', 'FR', 'CH', 'AT'), fc.double({ min: 0, max: 2_000, noNaN: true }), {
      minKeys: 1,
    });
    fc.assert(
      fc.property(anyKilometres, fc.integer({ min: 0, max: 10_000_000 }), (kilometres, netCents) => {
        const vat = splitVat(question('NL', 'DE', { netCents, kilometres, passengers: 20 }));
        expect(vat.reduce((total, line) => total + line.netCents, 0)).toBe(netCents);
      }),
    );
  });
});

describe('the exemption of foreign groups', () => {
  const asked = { countryCode: 'FR', isDomestic: false, coachCountry: 'NL', isForeignGroup: true, passengers: 48, date } as const;

  it('may end without another', () => {
    expect(findVatRate(asked)).toMatchObject({ exemption: 'foreign-group' });
    expect(findVatRate(asked, { ...getVatRule('FR', date), foreignGroupFrom: null })).toEqual({ ratePercent: 10, exemption: null });
  });

  it('never applies within the country', () => {
    expect(findVatRate({ ...asked, isDomestic: true })).toEqual({ ratePercent: 10, exemption: null });
  });
});

describe('the table', () => {
  it.each([
    ['NL', '2019-01-01', 9],
    ['DE', '2021-01-01', 19],
    ['FR', '2014-01-01', 10],
    ['ES', '2012-09-01', 10],
    ['DK', '2014-07-01', 25],
  ])('of %s holds from %s', (country, from, domesticPercent) => {
    expect(getVatRule(country, date)).toMatchObject({ validFrom: from, domesticPercent });
  });

  it('gives the source of every row, and an article for each known difference by kind', () => {
    for (const rows of Object.values(vatRules)) {
      for (const { source, article, certainty, domesticPercent, internationalPercent } of rows ?? []) {
        expect(source).not.toBe('');
        if (certainty === 'read' && domesticPercent !== internationalPercent) expect(article).not.toBe('');
      }
    }
  });
});
