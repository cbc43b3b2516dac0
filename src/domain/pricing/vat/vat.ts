import type { Itinerary } from '#domain/itinerary/itinerary.ts';
import type { RoadLeg, RoutedItinerary } from '#domain/itinerary/routed.ts';
import { splitCents, vatOf } from '#domain/money/money.ts';
import type { VatLine } from '#domain/pricing/vat/vat-line.ts';
import { getVatRate, leastForeignGroup } from './vat-rates.ts';

/** Kilometres in each country (ISO alpha-2), empty runs included. */
export type CountryKilometres = Readonly<Record<string, number>>;

/** Adds up the kilometres of every leg driven by country. A route of no length lies at its depot. */
export function sumCountryKilometres(driven: readonly RoadLeg[], depot: RoutedItinerary['depot']): CountryKilometres {
  const sums: Record<string, number> = {};
  for (const leg of driven) {
    for (const [country, kilometres] of Object.entries(leg.kilometresByCountry)) sums[country] = (sums[country] ?? 0) + kilometres;
  }
  const some = Object.entries(sums).filter(([, kilometres]) => kilometres > 0);
  return some.length > 0 ? Object.fromEntries(some) : { [depot.countryCode]: 0 };
}

export type VatQuestion = {
  readonly netCents: number;
  readonly kilometres: CountryKilometres;
  readonly itinerary: Itinerary;
  readonly passengers: number;
  /** The date of the trip, `YYYY-MM-DD`. */
  readonly date: string;
};

/**
 * The VAT of a trip: the net price is shared over the countries by their kilometres, and each taxes its share (Directive 2006/112
 * art. 48). The shares add up to the net price to the cent. Longest country first.
 * A group may pay less in all than one passenger fewer, where a country exempts foreign groups: the net price never does.
 */
export function splitVat({ netCents, kilometres, itinerary, passengers, date }: VatQuestion): VatLine[] {
  const countries = Object.entries(kilometres).sort(([first, a], [second, b]) => b - a || first.localeCompare(second));
  const shares = splitCents(
    netCents,
    countries.map(([, length]) => length),
  );
  return countries.map(([countryCode, length], index) => {
    const share = shares[index] ?? 0;
    const { ratePercent, exemption } = findRate({ countryCode, itinerary, passengers, date });
    const vatCents = vatOf(share, ratePercent);
    return { countryCode, kilometres: Math.round(length * 10) / 10, netCents: share, ratePercent, vatCents, exemption };
  });
}

type RateQuestion = Pick<VatQuestion, 'itinerary' | 'passengers' | 'date'> & { readonly countryCode: string };

function findRate({ countryCode, itinerary, passengers, date }: RateQuestion): Pick<VatLine, 'ratePercent' | 'exemption'> {
  const { ratePercent } = getVatRate(countryCode, date);
  if (ratePercent === null) return { ratePercent: 0, exemption: 'not-taxed-here' };
  const leastGroup = leastForeignGroup(countryCode, date);
  const isAbroad = [itinerary.stops.at(0), itinerary.stops.at(-1)].every((stop) => stop?.place.countryCode !== countryCode);
  if (leastGroup !== null && isAbroad && passengers >= leastGroup) return { ratePercent: 0, exemption: 'foreign-group' };
  return { ratePercent, exemption: null };
}
