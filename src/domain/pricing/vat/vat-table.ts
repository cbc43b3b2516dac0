import type { Dated } from '#domain/calendar/in-force.ts';
import type { CountryCode } from '#domain/sites/keys.ts';

/**
 * The VAT of a country on passenger transport by road with a driver. Each country taxes the share of the price for the kilometres on its
 * territory (Directive 2006/112 art. 48), depending on whether the carriage stays within it. Percent of the net price.
 */
export type VatRule = Dated & {
  /** Carriage entirely within the country. Null: rate unknown, so a person must ask before giving a price. */
  readonly domesticPercent: number | null;
  /** Carriage that crosses its border. Null: not taxed. */
  readonly internationalPercent: number | null;
  /** The source's rule for international carriage covers only foreign coaches. */
  readonly foreignCoachesOnly: boolean;
  /** From this number of passengers a group from abroad that ends abroad is exempt; null without such a rule. */
  readonly foreignGroupFrom: number | null;
  /** The article of its law, as named by the source; empty if none was named. */
  readonly article: string;
  /** `read`: found in the source. `to-check`: partly an estimate, which an accountant must confirm before launch. */
  readonly certainty: 'read' | 'to-check';
};

type Row = Pick<VatRule, 'domesticPercent' | 'internationalPercent' | 'source'> & Partial<VatRule>;

function rule({ validFrom = '2026-01-01', validTo = null, foreignCoachesOnly = false, foreignGroupFrom = null, ...row }: Row): VatRule {
  return { validFrom, validTo, foreignCoachesOnly, foreignGroupFrom, article: '', certainty: 'to-check', ...row };
}

const europeTax = 'europe-tax.de, table for coach companies: VAT numbers and rates asked of coaches from abroad';
const ovest = 'ovest.com, 1 April 2015: coaches from abroad owe VAT on the kilometres driven there since 2014';
const noRegistration = `${europeTax}: listed among the countries that ask none; domestic rate not read`;

/** The countries in which we have a company. A new one does not compile without a row. */
const ownRules = {
  NL: [
    rule({
      ...{ validFrom: '2019-01-01', domesticPercent: 9, internationalPercent: 9, certainty: 'read' },
      source: 'docs/prices-and-law.md#vat (S); the low rate of 9 since 2019',
    }),
  ],
  BE: [
    rule({
      ...{ domesticPercent: 6, internationalPercent: 6 },
      article: 'Directive 2006/112 art. 371, Annex X part B: Belgium keeps no exemption for coaches (C-36/99, Idéal tourisme)',
      source: 'Opinion in C-36/99: international carriage by coach is taxed; the rate of 6: docs/prices-and-law.md#vat (E)',
    }),
  ],
  DE: [
    rule({
      ...{ validFrom: '2021-01-01', domesticPercent: 19, internationalPercent: 19, certainty: 'read' },
      source: `docs/prices-and-law.md#vat: occasional services (S); ${europeTax}`,
    }),
  ],
  FR: [
    rule({
      ...{ validFrom: '2014-01-01', domesticPercent: 10, internationalPercent: 10, foreignGroupFrom: 10, certainty: 'read' },
      source: 'docs/prices-and-law.md#vat: 10 since 2014, foreign groups of ten or more exempt (S)',
    }),
  ],
  ES: [
    rule({
      ...{ validFrom: '2012-09-01', domesticPercent: 10, internationalPercent: 10, certainty: 'read' },
      source: 'docs/prices-and-law.md#vat (S); Confebus in nexotrans.com: coaches owe VAT by the kilometres in each state',
    }),
  ],
} as const satisfies Record<CountryCode, readonly VatRule[]>;

const rulesAbroad: Readonly<Record<string, readonly VatRule[]>> & { readonly [Own in CountryCode]?: never } = {
  AT: [
    rule({
      ...{ validFrom: '2002-04-01', domesticPercent: 10, internationalPercent: 10, certainty: 'read' },
      article: 'UStG 1994 § 10; § 6(1) no. 3 lit. d exempts ships and aircraft alone; C-128/05',
      source: `maschinda.at: 10 percent of the Austrian part, coaches from abroad too; ${europeTax}`,
    }),
  ],
  IT: [
    rule({
      ...{ domesticPercent: 10, internationalPercent: null, certainty: 'read' },
      article: 'DPR 633/1972, table A part III no. 127-novies (domestic); art. 9(1) no. 1 (international)',
      source: 'Circolare 7/E of 14 January 1998 (doczz.it); ratioquotidiano.it, 4 December 2023: within Italy 10 percent in every case',
    }),
  ],
  PT: [
    rule({
      ...{ domesticPercent: 6, internationalPercent: null },
      article: 'CIVA, list I no. 2.14 (domestic, hire with driver included); art. 14(1)(r) (to and from abroad)',
      source: 'Parliament papers of 30 June 2020 and 26 May 2021 quote both articles; that the reduced rate is 6: licentiada.org table',
    }),
  ],
  DK: [
    rule({
      ...{ validFrom: '2014-07-01', domesticPercent: 25, internationalPercent: 25, certainty: 'read' },
      source:
        'db-dk.dk "Foreign coaches in Denmark": VAT by the general rules since July 2014; handelskammer.dk: from the first entry on; 25 is the one rate (licentiada.org table)',
    }),
  ],
  PL: [
    rule({ domesticPercent: 8, internationalPercent: 8, source: `${europeTax}: 8 percent; that it holds within Poland too: own estimate` }),
  ],
  SI: [
    rule({
      domesticPercent: 9.5,
      internationalPercent: 9.5,
      source: `${ovest}, 9.5 percent; that it holds within Slovenia too: own estimate`,
    }),
  ],
  HR: [
    rule({ domesticPercent: 25, internationalPercent: 25, source: `${ovest}, 25 percent; that it holds within Croatia too: own estimate` }),
  ],
  LU: [
    rule({
      ...{ domesticPercent: 3, internationalPercent: null, foreignCoachesOnly: true },
      article: 'Loi du 12 février 1979, annexe B (taux super-réduit)',
      source:
        'paperjam.lu, October 2022, list of what bears 3 percent: carriage of persons; that it holds for hire with driver too: own estimate. WBO report 2002 (yumpu.com): no VAT asked of coach companies from abroad',
    }),
  ],
  SE: [
    rule({
      ...{ domesticPercent: 6, internationalPercent: null, foreignCoachesOnly: true, certainty: 'read' },
      article: 'Mervärdesskattelagen (1994:200) 7 kap. 1 § third paragraph 11',
      source: `skatteverket.se, Rättslig vägledning 2016.4, and faronline.se: carriage of persons within Sweden, tours and charter too, 6 percent. International: ${europeTax}: listed among the countries that ask none`,
    }),
  ],
  GB: [
    rule({
      ...{ domesticPercent: null, internationalPercent: null, foreignCoachesOnly: true },
      source: `${noRegistration}; WBO report 2002 names Great Britain too`,
    }),
  ],
  IE: [
    rule({
      ...{ domesticPercent: null, internationalPercent: null, foreignCoachesOnly: true },
      source: 'WBO report 2002 (yumpu.com): Ireland asks no VAT of coach companies from abroad; domestic rate not read',
    }),
  ],
  ...Object.fromEntries(
    ['CZ', 'HU', 'CH', 'BG', 'LT', 'LV', 'EE'].map((country) => [
      country,
      [rule({ domesticPercent: null, internationalPercent: null, foreignCoachesOnly: true, source: noRegistration })],
    ]),
  ),
};

export const vatRules: Readonly<Partial<Record<string, readonly VatRule[]>>> = { ...rulesAbroad, ...ownRules };

/** Every country without a row, and the sea. */
export const elsewhere: readonly VatRule[] = [
  rule({
    ...{ domesticPercent: null, internationalPercent: null, foreignCoachesOnly: true },
    source: 'Estimate (E): nothing was read; international carriage by road is taken as not taxed until an accountant looks',
  }),
];
