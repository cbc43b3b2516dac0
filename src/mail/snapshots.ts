import { shorten } from '#domain/input/clean-text.ts';
import { accuracyOf } from '#domain/itinerary/accuracy.ts';
import type { Stop } from '#domain/itinerary/itinerary.ts';
import { placeLinesOf } from '#domain/itinerary/place-lines.ts';
import { type TimedStop, timeStops } from '#domain/itinerary/timed-stops.ts';
import { stopTimesOf } from '#domain/pricing/quote/crew-plan.ts';
import type { QuoteOption } from '#domain/pricing/quote/quote.ts';
import { routeEndsOf } from '#domain/trip/route-ends.ts';
import type { Trip } from '#domain/trip/trip.ts';
import type { PriceSnapshot, TripSnapshot } from './messages.ts';

export function tripSnapshotOf(trip: Trip): TripSnapshot {
  return {
    ...routeOf(trip),
    stops: timeStops(trip.itinerary.stops, stopTimesOf(trip.quote)).flatMap((times, index) => {
      const stop = trip.itinerary.stops[index];
      return stop === undefined ? [] : [stopSnapshotOf(stop, times)];
    }),
    passengers: trip.group.passengers,
  };
}

/** A trip in one line. */
export function routeOf(trip: Trip): Pick<TripSnapshot, 'reference' | 'from' | 'to' | 'date'> {
  const { stops } = trip.itinerary;
  const departure = stops[0]?.departure;
  if (departure == null) throw new RangeError('A trip without a first departure');
  const { from, to } = routeEndsOf(stops.map(({ place }) => place.name));
  return { reference: trip.reference, from: shorten(from), to: shorten(to), date: departure.date };
}

export function priceSnapshotOf({ vehicles, netCents, vatCents, totalCents }: QuoteOption): PriceSnapshot {
  return { vehicles: [...vehicles], netCents, vatCents, totalCents };
}

function stopSnapshotOf({ place, departure }: Stop, times: TimedStop): TripSnapshot['stops'][number] {
  const { name, address } = placeLinesOf(place, '');
  const left = departure === null ? null : { date: departure.date, time: departure.time };
  const known = accuracyOf(place);
  const whereabouts = { ...known, town: shorten(place.town), zip: shorten(place.zip) };
  return {
    ...{ place: name, detail: address.join(', '), departure: left },
    ...(known.precision === 'point' ? {} : { whereabouts }),
    ...expectedOf(times),
  };
}

function expectedOf({
  arrival,
  driveMinutes,
  breakMinutes,
  waitMinutes,
  isBack,
}: TimedStop): Pick<TripSnapshot['stops'][number], 'expected'> {
  return arrival === null ? {} : { expected: { arrival: { ...arrival }, driveMinutes, breakMinutes, waitMinutes, isBack } };
}
