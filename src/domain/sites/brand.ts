import type { CountryCode, SiteKey } from './keys.ts';
import type { OpeningHours } from './opening-hours.ts';

/** The customer's contract partner on one site: shown in the footer, on the contact and imprint pages, in mails and on documents. */
export type Company = {
  readonly legalName: string;
  readonly street: string;
  readonly zip: string;
  readonly city: string;
  /** The country of establishment: its tax and retention rules apply, and its code is in the invoice numbers. */
  readonly country: CountryCode;
  /** The register's name and the company's number in it (KvK, KBO, Handelsregister, RCS, Registro Mercantil). */
  readonly register: string;
  readonly registerNumber: string;
  readonly vatNumber: string;
  readonly director: string;
};

export type Brand = {
  readonly name: string;
  /**
   * Whether company, telephone numbers, reviews, stories and partners are made up. Then every page says so, and search engines get no
   * rating.
   */
  readonly isSample: boolean;
  /** Used in addresses such as `/waarom-{slug}` (docs/specification.md#product-slug). */
  readonly slug: string;
  /** International form, as `tel:` wants it. */
  readonly phone: Readonly<Record<SiteKey, string>>;
  /** In the national format. */
  readonly phoneShown: Readonly<Record<SiteKey, string>>;
  readonly email: string;
  readonly colours: { readonly primary: string; readonly primaryDark: string };
  /** Business constants of docs/specification.md#rating. */
  readonly rating: {
    readonly value: number;
    readonly best: number;
    readonly worst: number;
    readonly count: number;
    /**
     * The period and the counter of the counted reviews; null until filled in, and texts that need it are then left out
     * (docs/specification.md#rating-source).
     */
    readonly period: string | null;
    readonly source: string | null;
  };
  /** When the telephone is answered, in local time of the site's country. No text may promise more. */
  readonly openingHours: readonly OpeningHours[];
};

const netherlands: Company = {
  legalName: 'Convoya B.V.',
  street: 'Stationsplein 1',
  zip: '3511 ED',
  city: 'Utrecht',
  country: 'NL',
  register: 'KvK',
  registerNumber: '00000000',
  vatNumber: 'NL000000000B00',
  director: 'A. Voorbeeld',
};

/**
 * The only brand file: edit it to run the product for another company. The identities are samples (numbers of zeros; telephone numbers from
 * ranges reserved for fiction where a country has one).
 */
export const brand: Brand = {
  name: 'Convoya',
  isSample: true,
  slug: 'convoya',
  phone: { nl: '+31850000000', be: '+3220000000', de: '+4930231250', fr: '+33199000000', es: '+34910000000', eu: '+31850000000' },
  phoneShown: {
    nl: '085 000 0000',
    be: '02 000 00 00',
    de: '030 23125 0',
    fr: '01 99 00 00 00',
    es: '910 000 000',
    eu: '+31 85 000 0000',
  },
  email: 'hello@convoya.example',
  colours: { primary: '#e8590c', primaryDark: '#b83d04' },
  rating: { value: 9.2, best: 10, worst: 0, count: 1000, period: null, source: null },
  openingHours: [{ from: 1, to: 5, opens: '08:30', closes: '18:00' }],
};

/** Separate from the brand, so that a browser only loads its own site's company. */
export const companies: Readonly<Record<SiteKey, Company>> = {
  nl: netherlands,
  eu: netherlands,
  be: {
    legalName: 'Convoya BV',
    street: 'Stationsstraat 1',
    zip: '2000',
    city: 'Antwerpen',
    country: 'BE',
    // Article 2:20 of the Belgian code of companies requires the word and the court on pages, invoices and letters (redfed.be, read 23
    // November 2026).
    register: 'RPR/RPM Antwerpen',
    registerNumber: '0000.000.000',
    vatNumber: 'BE0000000000',
    director: 'A. Voorbeeld',
  },
  de: {
    legalName: 'Convoya GmbH',
    street: 'Bahnhofplatz 1',
    zip: '50667',
    city: 'Köln',
    country: 'DE',
    register: 'Handelsregister Köln',
    registerNumber: 'HRB 00000',
    vatNumber: 'DE000000000',
    director: 'A. Voorbeeld',
  },
  fr: {
    legalName: 'Convoya SAS',
    street: 'Place de la Gare 1',
    zip: '59000',
    city: 'Lille',
    country: 'FR',
    register: 'RCS Lille',
    registerNumber: '000 000 000',
    vatNumber: 'FR00000000000',
    director: 'A. Voorbeeld',
  },
  es: {
    legalName: 'Convoya S.L.',
    street: 'Plaza de la Estación 1',
    zip: '08001',
    city: 'Barcelona',
    country: 'ES',
    register: 'Registro Mercantil de Barcelona',
    registerNumber: 'B-000000',
    vatNumber: 'ESB00000000',
    director: 'A. Voorbeeld',
  },
};

/**
 * What a country's law requires on a company's pages beyond its identity. Null until filled in; the lines that need it are then left out.
 */
export type LegalDetails = {
  /** Share capital in the national format (FR, DE, ES). */
  readonly capital: string | null;
  /** Number of the licence to carry passengers (Regulation (EC) 1073/2009, national licences). */
  readonly licence: string | null;
  /** The licensing and supervising authority: in Germany the authority under the Personenbeförderungsgesetz. */
  readonly authority: string | null;
  /** Name, address and telephone of the hosting provider (FR, loi 2004-575, article 6). */
  readonly host: string | null;
  /** Name, address and website of the consumer mediator (FR, code de la consommation, L. 616-1). */
  readonly mediator: string | null;
};

const toBeFilledIn: LegalDetails = { capital: null, licence: null, authority: null, host: null, mediator: null };

/**
 * By site. Without samples, because readers would take such a number for a real one. Separate from the companies, which every page
 * contains.
 */
export const legalDetails: Readonly<Record<SiteKey, LegalDetails>> = {
  nl: toBeFilledIn,
  be: toBeFilledIn,
  de: toBeFilledIn,
  fr: toBeFilledIn,
  es: toBeFilledIn,
  eu: toBeFilledIn,
};

/**
 * VAT numbers of each company (by its country) in states where it is not established but owes VAT, such as for kilometres in Germany; by
 * ISO alpha-2 of the state. If empty, an invoice only has the number of the company's own country.
 */
export const vatNumbersAbroad: Readonly<Record<CountryCode, Readonly<Partial<Record<string, string>>>>> = {
  NL: {},
  BE: {},
  DE: {},
  FR: {},
  ES: {},
};

export type BankAccount = {
  /** Without spaces, for machines. */
  readonly iban: string;
};

const dutchAccount: BankAccount = { iban: 'NL50XXXX0000000000' };

/**
 * The bank account of each site's company. Samples: account numbers of zeros with valid check digits. Separate from the companies, which
 * every page contains.
 */
export const bankAccounts: Readonly<Record<SiteKey, BankAccount>> = {
  nl: dutchAccount,
  eu: dutchAccount,
  be: { iban: 'BE54000000000097' },
  de: { iban: 'DE36000000000000000000' },
  fr: { iban: 'FR7600000000000000000000097' },
  es: { iban: 'ES8200000000000000000000' },
};
