import { type Dated, getInForce } from '#domain/calendar/in-force.ts';
import { memberStates } from '#domain/itinerary/member-states.ts';
import type { RoutedItinerary } from '#domain/itinerary/routed.ts';
import { type Carriage, findDomesticCountry } from '../vat/vat.ts';

/** What a country requires of a foreign coach that carries a group within it. */
type CabotageRule = {
  /** `limited`: allowed so rarely that a person must check what else the coach did there. */
  readonly carriage: 'allowed' | 'limited' | 'forbidden';
  readonly article: string;
};

type CabotageTable = Dated & {
  /** By ISO alpha-2. */
  readonly rules: Readonly<Partial<Record<string, CabotageRule>>>;
  readonly elsewhere: CabotageRule;
};

const allowed: CabotageRule = { carriage: 'allowed', article: 'Regulation (EC) 1073/2009 art. 15(b)' };
const othersOfTheArea = ['NO', 'IS', 'LI'];

const cabotageTables: readonly CabotageTable[] = [
  {
    validFrom: '2026-01-01',
    validTo: null,
    source:
      'Regulation (EC) 1073/2009 art. 15(b): occasional services on a temporary basis (Commission, INFR(2021)2072), in force in all of the EEA (House of Lords, Brexit: road, rail and maritime transport, 72); Denmark: 7 consecutive days a calendar month, Færdselsstyrelsen 14 September 2023, upheld in C-482/23 of 16 October 2025; Switzerland: europarl.europa.eu, summary of 2019/0108(COD); Great Britain and others of the Interbus agreement: House of Lords, as above, and fptni.org. Countries that were not read are taken as closed',
    rules: {
      ...Object.fromEntries([...memberStates, ...othersOfTheArea].map((country) => [country, allowed])),
      DK: { carriage: 'limited', article: 'Regulation (EC) 1073/2009 art. 15(b), C-482/23' },
      CH: { carriage: 'forbidden', article: 'Agreement EC–Switzerland on the carriage of goods and passengers by rail and road, art. 20' },
    },
    elsewhere: { carriage: 'forbidden', article: 'Interbus agreement' },
  },
];

/** A group that our coach may not carry: the country of the trip and the rule. */
export type Cabotage = { readonly country: string; readonly article: string };

export type CabotageInput = Pick<Carriage, 'itinerary' | 'date'> & { readonly routed: Pick<RoutedItinerary, 'legs' | 'depot'> };

/**
 * Whether a trip is domestic carriage by a coach from another country that needs a check; null if it is allowed. A trip that crosses a
 * border with its group is not cabotage (art. 5(3): excursions of such a group are part of it).
 */
export function findCabotage({ itinerary, date, routed: { legs, depot } }: CabotageInput): Cabotage | null {
  const country = findDomesticCountry({ itinerary, legs });
  if (country === null || country === depot.countryCode) return null;
  const { rules, elsewhere } = getInForce(cabotageTables, date);
  const { carriage, article } = rules[country] ?? elsewhere;
  return carriage === 'allowed' ? null : { country, article };
}
