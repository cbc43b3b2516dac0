import { type Dated, getInForce } from '#domain/calendar/in-force.ts';
import type { CountryCode } from '#domain/sites/keys.ts';

/**
 * Who owes the VAT of a state on carriage by a company that is not established there, if the customer is a business (Directive 2006/112
 * art. 194 leaves it to each state). Consumers are always charged.
 */
export type LiabilityRule = Dated & {
  readonly liable: 'customer' | 'supplier';
  /**
   * Which businesses owe it themselves. `established`: those established in the state; `identified`: those with a VAT number of the state;
   * `any`: every business. Unused if the supplier is liable.
   */
  readonly customers: 'established' | 'identified' | 'any';
  /** What an invoice says: the words of that state and its law (Directive 2006/112 art. 226(11a)). */
  readonly mention: string;
  /** `read`: a source confirms the rule. `to-check`: own knowledge, until an accountant confirms it. */
  readonly certainty: 'read' | 'to-check';
};

const since = { validFrom: '2026-01-01', validTo: null } as const;
const sovos =
  'sovos.com, "Understanding ViDA: proposed changes to reverse charge rules", 14 August 2023 (read 27 November 2026): Belgium, Italy, the Netherlands and Spain apply art. 194 to all services that it allows, carriage of passengers among them; the article is own knowledge';

/** The countries in which we have a company. A new one does not compile without a row. */
const ownRules = {
  NL: [
    {
      ...since,
      ...{ liable: 'customer', customers: 'established', certainty: 'read' },
      mention: 'Btw verlegd, artikel 12, lid 3, Wet OB 1968',
      source: sovos,
    },
  ],
  BE: [
    {
      ...since,
      ...{ liable: 'customer', customers: 'established', certainty: 'read' },
      mention: 'Btw verlegd / Autoliquidation, artikel/article 51, § 2, 5°, WBTW/CTVA',
      source: sovos,
    },
  ],
  DE: [
    {
      ...since,
      ...{ liable: 'supplier', customers: 'established', certainty: 'read' },
      mention: '§ 13b Abs. 6 Nr. 2 UStG',
      source:
        'haufe.de, Schwarz/Widmann/Radeisen, UStG § 13b Rz. 177 (read 23 November 2026): no reverse charge for carriage of persons by coach',
    },
  ],
  FR: [
    {
      ...since,
      ...{ liable: 'customer', customers: 'identified', certainty: 'read' },
      mention: 'Autoliquidation, article 283-1, alinéa 2, du CGI',
      source:
        'bofip.impots.gouv.fr, BOI-TVA-DECLA-10-10-20 § 10 to 20, and BOI-TVA-CHAMP-20-60-10 § 1 (read 23 November 2026): services of art. 259 A (4°), customer with a French VAT number',
    },
  ],
  ES: [
    {
      ...since,
      ...{ liable: 'customer', customers: 'established', certainty: 'read' },
      mention: 'Inversión del sujeto pasivo, artículo 84.Uno.2.º a) de la LIVA',
      source: 'marosavat.com, "Spanish reverse charge for non-established companies" (read 27 November 2026): customers established there',
    },
  ],
} as const satisfies Record<CountryCode, readonly LiabilityRule[]>;

const rulesAbroad: Readonly<Partial<Record<string, readonly LiabilityRule[]>>> & { readonly [Own in CountryCode]?: never } = {
  AT: [
    {
      ...since,
      ...{ liable: 'customer', customers: 'any', certainty: 'read' },
      mention: 'Übergang der Steuerschuld auf den Leistungsempfänger, § 19 Abs. 1 UStG 1994',
      source: 'UStR 2000 Abschnitt 19.1.1 (360.lexisnexis.at, read 27 November 2026): every business, also one established abroad',
    },
  ],
  IT: [
    {
      ...since,
      ...{ liable: 'customer', customers: 'established', certainty: 'read' },
      mention: 'Inversione contabile, articolo 17, comma 2, DPR 633/1972',
      source: sovos,
    },
  ],
};

export const liabilityRules: Readonly<Partial<Record<string, readonly LiabilityRule[]>>> = { ...rulesAbroad, ...ownRules };

/** The rule of a country (ISO alpha-2) on a day; null if we have none. */
export function getLiabilityRule(countryCode: string, day: string): LiabilityRule | null {
  const rules = liabilityRules[countryCode];
  return rules === undefined ? null : getInForce(rules, day);
}
