import type { CountryCode, SiteKey } from './keys.ts';
import type { OpeningHours } from './opening-hours.ts';

/** Who the customer contracts with on one site: shown in the footer, on the contact and imprint pages, in mails and on documents. */
export type Company = {
  readonly legalName: string;
  readonly street: string;
  readonly zip: string;
  readonly city: string;
  /** Where it is established: whose tax and retention terms it falls under, and whose code its invoice numbers carry. */
  readonly country: CountryCode;
  /** The register's name and the company's number in it (KvK, KBO, Handelsregister, RCS, Registro Mercantil). */
  readonly register: string;
  readonly registerNumber: string;
  readonly vatNumber: string;
  readonly director: string;
};

export type Brand = {
  readonly name: string;
  /** Stands in addresses such as `/waarom-{slug}` (docs/specification.md#product-slug). */
  readonly slug: string;
  /** International form, as `tel:` wants it. */
  readonly phone: Readonly<Record<SiteKey, string>>;
  /** As people of that country write it. */
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
     * When the counted reviews were written, and who counted them; null until filled in: what needs it is then left out
     * (docs/specification.md#rating-source).
     */
    readonly period: string | null;
    readonly source: string | null;
  };
  /** When the telephone is answered, by the clock of the site's country. No text of ours may promise more. */
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
 * The one brand file: another company makes the product its own by editing this.
 * The identities are samples (numbers of zeros, telephone numbers from the ranges kept free for fiction where a country has one).
 */
export const brand: Brand = {
  name: 'Convoya',
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

/** Apart from the brand, so that a browser is given its own site's alone. */
export const companies: Readonly<Record<SiteKey, Company>> = {
  nl: netherlands,
  eu: netherlands,
  be: {
    legalName: 'Convoya BV',
    street: 'Stationsstraat 1',
    zip: '2000',
    city: 'Antwerpen',
    country: 'BE',
    // Article 2:20 of its code of companies asks for the word and the court, on pages, invoices and letters alike (redfed.be, read 23
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

/** What a country's law asks of a company's pages beyond its identity. Null until filled in: the lines that need it are then left out. */
export type LegalDetails = {
  /** Share capital, as people of that country write it (FR, DE, ES). */
  readonly capital: string | null;
  /** Number of the licence to carry passengers (Regulation (EC) 1073/2009, national licences). */
  readonly licence: string | null;
  /** Who grants and supervises it: in Germany the authority of the Personenbeförderungsgesetz. */
  readonly authority: string | null;
  /** Name, address and telephone of who hosts the site (FR, loi 2004-575, article 6). */
  readonly host: string | null;
  /** Name, address and site of the mediator for consumers (FR, code de la consommation, L. 616-1). */
  readonly mediator: string | null;
};

const toBeFilledIn: LegalDetails = { capital: null, licence: null, authority: null, host: null, mediator: null };

/**
 * Of each site's company. There are no samples: such a number would be taken for a true one. Apart from the companies, which every page
 * carries.
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
 * VAT numbers of each company (by its country) in states where it is not established but owes VAT, as for what it drives in Germany; by ISO
 * alpha-2 of the state. Empty until they are given: an invoice then names the number of the company's own country alone.
 */
export const vatNumbersAbroad: Readonly<Record<CountryCode, Readonly<Partial<Record<string, string>>>>> = {
  NL: {},
  BE: {},
  DE: {},
  FR: {},
  ES: {},
};

export type BankAccount = {
  /** Without spaces, as machines read it. */
  readonly iban: string;
};

const dutchAccount: BankAccount = { iban: 'NL50XXXX0000000000' };

/**
 * Where each site's company is paid. Samples: account numbers of zeros whose check digits are right. Apart from the companies, which every
 * page carries.
 */
export const bankAccounts: Readonly<Record<SiteKey, BankAccount>> = {
  nl: dutchAccount,
  eu: dutchAccount,
  be: { iban: 'BE54000000000097' },
  de: { iban: 'DE36000000000000000000' },
  fr: { iban: 'FR7600000000000000000000097' },
  es: { iban: 'ES8200000000000000000000' },
};
