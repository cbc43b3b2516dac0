import { type Dated, getInForce } from '#domain/calendar/in-force.ts';

/** The VAT of one country on passenger transport with a driver. `ratePercent` null: our kilometres there are not taxed. */
export type VatRate = Dated & { readonly ratePercent: number | null };

const internationalSource =
  'Estimate (E): international passenger transport by road is zero-rated or exempt there; to be confirmed by a tax adviser';

function ratesFrom(validFrom: string, ratePercent: number | null, source: string): readonly VatRate[] {
  return [{ validFrom, validTo: null, source, ratePercent }];
}

/** Where we know no older date, from the year in which we looked. */
function ratesFrom2026(ratePercent: number | null, source: string): readonly VatRate[] {
  return ratesFrom('2026-01-01', ratePercent, source);
}

/**
 * Each country taxes its own kilometres (Directive 2006/112 art. 48). A vehicle of ours comes from one of the first five countries, so in the others every run is an international one.
 */
const vatRates: Readonly<Partial<Record<string, readonly VatRate[]>>> = {
  NL: ratesFrom('2019-01-01', 9, 'field-notes.md "VAT" (S); the low rate of 9 since 2019'),
  BE: ratesFrom2026(6, 'field-notes.md "VAT" (E)'),
  DE: ratesFrom('2021-01-01', 19, 'field-notes.md "VAT": occasional services (S); 19 again since 2021'),
  FR: ratesFrom('2014-01-01', 10, 'field-notes.md "VAT" (S); 10 since 2014'),
  ES: ratesFrom('2012-09-01', 10, 'field-notes.md "VAT" (S); 10 since September 2012'),
  AT: ratesFrom2026(10, 'Estimate (E): taxed for foreign coaches too; to be confirmed by a tax adviser'),
  PL: ratesFrom2026(8, 'Estimate (E): taxed for foreign coaches too; to be confirmed by a tax adviser'),
  SI: ratesFrom2026(9.5, 'Estimate (E): taxed for foreign coaches too; to be confirmed by a tax adviser'),
  HR: ratesFrom2026(25, 'Estimate (E): taxed for foreign coaches too; to be confirmed by a tax adviser'),
  LU: ratesFrom2026(null, internationalSource),
  IT: ratesFrom2026(null, internationalSource),
  CZ: ratesFrom2026(null, internationalSource),
  DK: ratesFrom2026(null, internationalSource),
  PT: ratesFrom2026(null, internationalSource),
  CH: ratesFrom2026(null, 'Estimate (E): outside the EU, foreign coaches owe no VAT there; to be confirmed by a tax adviser'),
  GB: ratesFrom2026(null, 'Estimate (E): outside the EU, zero-rated from ten seats; to be confirmed by a tax adviser'),
};

/** Every other country, and the sea. */
const elsewhere = ratesFrom2026(null, internationalSource);

/** The rate of a country (ISO alpha-2) on the date of the trip. */
export function getVatRate(countryCode: string, date: string): VatRate {
  return getInForce(vatRates[countryCode] ?? elsewhere, date);
}

/** A country that exempts its kilometres of a group that comes from abroad and goes abroad, from so many passengers on. */
export type ForeignGroupRule = Dated & { readonly countryCode: string; readonly fromPassengers: number };

export const foreignGroupRules: readonly ForeignGroupRule[] = [
  {
    countryCode: 'FR',
    fromPassengers: 10,
    validFrom: '2026-01-01',
    validTo: null,
    source: 'field-notes.md "VAT": foreign groups of ten or more (S)',
  },
];
