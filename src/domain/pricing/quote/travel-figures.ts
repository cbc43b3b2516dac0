import { daysBetween } from '#domain/calendar/date.ts';
import type { Itinerary } from '#domain/itinerary/itinerary.ts';
import { getLowestTotalCents } from './lowest-price.ts';
import type { Quote, QuoteOption } from './quote.ts';

/** The figures of a Travel (docs/specification.md#entities). Euro cents; whole kilometres; hours to a hundredth. */
export type TravelFigures = {
  /** The lowest total of the options, VAT included; `quoteIndication.minimum` is the same. */
  readonly lowestFullPriceCents: number;
  /** The chosen option net of VAT. */
  readonly transportationCalculationCents: number;
  /** The chosen option, VAT included: `newBookingPrice`. */
  readonly bookingPriceCents: number;
  readonly kilometres: number;
  /** Driving hours. */
  readonly hours: number;
  /** From depot to depot. */
  readonly shift: number;
  /** Calendar days on which the coach leaves a stop. */
  readonly days: number;
  readonly busCapacity: number;
};

/** The figures of a priced trip for the API; null if its chosen option is not among its options. */
export function createTravelFigures({ quote, itinerary }: { readonly quote: Quote; readonly itinerary: Itinerary }): TravelFigures | null {
  const option = findChosenOption(quote);
  if (option === null) return null;
  return {
    lowestFullPriceCents: getLowestTotalCents(quote),
    transportationCalculationCents: option.netCents,
    bookingPriceCents: option.totalCents,
    kilometres: quote.kilometres,
    hours: hoursOf(option.crew.drivingMinutes),
    shift: hoursOf(option.crew.dutyMinutes),
    days: countTravelDays(itinerary),
    busCapacity: option.seats,
  };
}

/** The vehicles that the customer chose, or that the quote proposes. */
function findChosenOption({ options, chosen }: Quote): QuoteOption | null {
  return options.find(({ key }) => key === chosen) ?? null;
}

/** Calendar days from the first departure to the last, both inclusive; 0 without a departure. */
export function countTravelDays({ stops }: Itinerary): number {
  const dates = stops.flatMap(({ departure }) => (departure === null ? [] : [departure.date]));
  const [first, last] = [dates.at(0), dates.at(-1)];
  return first === undefined || last === undefined ? 0 : daysBetween(first, last) + 1;
}

function hoursOf(minutes: number): number {
  return Math.round(minutes / 0.6) / 100;
}
