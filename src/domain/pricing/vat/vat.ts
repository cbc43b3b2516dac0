import type { Itinerary } from '#domain/itinerary/itinerary.ts';
import type { RoadLeg, RoutedItinerary } from '#domain/itinerary/routed.ts';
import { splitCents, vatOf } from '#domain/money/money.ts';
import type { VatLine } from '#domain/pricing/vat/vat-line.ts';
import { findVatRate } from './vat-rates.ts';

/** Kilometres in each country (ISO alpha-2), empty runs included. */
export type CountryKilometres = Readonly<Record<string, number>>;

/** Adds up the kilometres of every driven leg by country. A route without length lies in its depot's country. */
export function sumCountryKilometres(driven: readonly RoadLeg[], depot: RoutedItinerary['depot']): CountryKilometres {
  const sums = addUp(driven);
  const some = Object.entries(sums).filter(([, kilometres]) => kilometres > 0);
  return some.length > 0 ? Object.fromEntries(some) : { [depot.countryCode]: 0 };
}

function addUp(legs: readonly RoadLeg[]): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const leg of legs) {
    for (const [country, kilometres] of Object.entries(leg.kilometresByCountry)) sums[country] = (sums[country] ?? 0) + kilometres;
  }
  return sums;
}

/** The facts about a trip that VAT depends on. */
export type Carriage = {
  readonly itinerary: Itinerary;
  /** The road between the stops; null if none was found and only the stops are known. */
  readonly legs: readonly RoadLeg[] | null;
  /** ISO alpha-2 of the coach's country. */
  readonly coachCountry: string;
  readonly passengers: number;
  /** The date of the trip, `YYYY-MM-DD`. */
  readonly date: string;
};

export type VatInput = Carriage & { readonly netCents: number; readonly kilometres: CountryKilometres };

/** Borders on our map are off by up to 1.5 km, so a road that clips a country by less has not crossed the border. */
const borderErrorKilometres = 3;

/** The country in which the group is carried all the way; null for international carriage. Empty runs do not count. */
export function findDomesticCountry({ itinerary, legs }: Pick<Carriage, 'itinerary' | 'legs'>): string | null {
  const stops = new Set(itinerary.stops.map(({ place }) => place.countryCode));
  const [country] = stops;
  if (stops.size !== 1 || country === undefined) return null;
  const abroad = Object.entries(addUp(legs ?? [])).reduce((sum, [code, kilometres]) => sum + (code === country ? 0 : kilometres), 0);
  return abroad < borderErrorKilometres ? country : null;
}

/** Whether we know the VAT of every country on the trip. If not, a person asks before we give a price. */
export function isVatKnown(carriage: Carriage, countries: readonly string[]): boolean {
  return countries.every((countryCode) => rateOf(carriage, countryCode) !== null);
}

/**
 * The VAT of a trip. The net price is split over the countries by kilometres, and each taxes its share (Directive 2006/112 art. 48) by its
 * row of the table, depending on whether the group is carried within it, the coach's country, the group and the date. The shares add up to
 * the net price to the cent; longest country first. A larger group may pay less in total than a smaller one if a country exempts foreign
 * groups; its net price never does. Throws a RangeError if {@link isVatKnown} is false.
 */
export function splitVat({ netCents, kilometres, ...carriage }: VatInput): VatLine[] {
  const countries = Object.entries(kilometres).sort(([first, a], [second, b]) => b - a || first.localeCompare(second));
  const shares = splitCents(
    netCents,
    countries.map(([, length]) => length),
  );
  return countries.map(([countryCode, length], index) => {
    const share = shares[index] ?? 0;
    const rate = rateOf(carriage, countryCode);
    if (rate === null) throw new RangeError(`The VAT of ${countryCode} was never read`);
    const vatCents = vatOf(share, rate.ratePercent);
    return { countryCode, kilometres: Math.round(length * 10) / 10, netCents: share, ...rate, vatCents };
  });
}

function rateOf(carriage: Carriage, countryCode: string): ReturnType<typeof findVatRate> {
  const { itinerary, coachCountry, passengers, date } = carriage;
  const isForeignGroup = [itinerary.stops.at(0), itinerary.stops.at(-1)].every((stop) => stop?.place.countryCode !== countryCode);
  const isDomestic = findDomesticCountry(carriage) === countryCode;
  return findVatRate({ countryCode, isDomestic, coachCountry, isForeignGroup, passengers, date });
}
