import { type Dated, getInForce } from '#domain/calendar/in-force.ts';
import type { CountryCode } from '#domain/sites/keys.ts';

/** The VAT of one country on passenger transport with a driver. `ratePercent` null: our kilometres there are not taxed. */
export type VatRate = Dated & { readonly ratePercent: number | null };

const internationalSource =
  'Estimate (E): international passenger transport by road is zero-rated or exempt there; to be confirmed by a tax adviser';

type RatesOf<Percent extends number | null> = readonly (VatRate & { readonly ratePercent: Percent })[];

function ratesFrom<Percent extends number | null>(validFrom: string, ratePercent: Percent, source: string): RatesOf<Percent> {
  return [{ validFrom, validTo: null, source, ratePercent }];
}

/** Where we know no older date, from the year in which we looked. */
function ratesFrom2026<Percent extends number | null>(ratePercent: Percent, source: string): RatesOf<Percent> {
  return ratesFrom('2026-01-01', ratePercent, source);
}

/** Each country taxes its own kilometres (Directive 2006/112 art. 48). Where a company of ours is established it drives at home: taxed, at the domestic rate. */
const ownRates = {
  NL: ratesFrom('2019-01-01', 9, 'field-notes.md "VAT" (S); the low rate of 9 since 2019'),
  BE: ratesFrom2026(6, 'field-notes.md "VAT" (E)'),
  DE: ratesFrom('2021-01-01', 19, 'field-notes.md "VAT": occasional services (S); 19 again since 2021'),
  FR: ratesFrom('2014-01-01', 10, 'field-notes.md "VAT" (S); 10 since 2014'),
  ES: ratesFrom('2012-09-01', 10, 'field-notes.md "VAT" (S); 10 since September 2012'),
} as const satisfies Record<CountryCode, RatesOf<number>>;

/** Where our runs are international ones. A country that comes to have a company of ours does not compile here: it needs its domestic rate. */
const ratesAbroad = {
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
} as const satisfies Readonly<Record<string, readonly VatRate[]>> & { readonly [Own in CountryCode]?: never };

const vatRates: Readonly<Partial<Record<string, readonly VatRate[]>>> = { ...ratesAbroad, ...ownRates };

/** Every other country, and the sea. */
const elsewhere = ratesFrom2026(null, internationalSource);

/** The rate of a country (ISO alpha-2) on the date of the trip. */
export function getVatRate(countryCode: string, date: string): VatRate {
  return getInForce(vatRates[countryCode] ?? elsewhere, date);
}

/** From so many passengers on a country exempts its kilometres of a group that comes from abroad and goes abroad; null: it no longer does. */
export type ForeignGroupRule = Dated & { readonly fromPassengers: number | null };

/** By country, oldest first within it. A country that is not listed exempts nobody. */
const foreignGroupRules: Readonly<Partial<Record<string, readonly ForeignGroupRule[]>>> = {
  FR: [{ fromPassengers: 10, validFrom: '2026-01-01', validTo: null, source: 'field-notes.md "VAT": foreign groups of ten or more (S)' }],
};

/** The least foreign group that a country (ISO alpha-2) exempts on the date of the trip; null where it exempts none. */
export function leastForeignGroup(countryCode: string, date: string, rules = foreignGroupRules): number | null {
  const ofCountry = rules[countryCode];
  return ofCountry === undefined ? null : getInForce(ofCountry, date).fromPassengers;
}
