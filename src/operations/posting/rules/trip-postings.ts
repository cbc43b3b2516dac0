import { departureInstant } from '#domain/itinerary/instants.ts';
import { findChosenOption } from '#domain/trip/chosen-option.ts';
import { partOfVehicle } from '#domain/trip/part-of-vehicle.ts';
import type { Trip } from '#domain/trip/trip.ts';
import type { tachographs } from '#operations/fleet/rules/fleet.ts';
import { findPostings, type Posting } from './find-postings.ts';

/** The operator of a vehicle on a trip; the tachograph is null if unknown. */
export type PostedOperator = { readonly country: string; readonly tachograph: (typeof tachographs)[number] | null };

/** The states to which a vehicle's driver would be posted on a trip by this operator; empty for a trip without a date. */
export function findTripPostings(
  trip: Pick<Trip, 'itinerary' | 'group' | 'quote'>,
  vehicleIndex: number,
  { country, tachograph }: PostedOperator,
): readonly Posting[] {
  const { stops } = partOfVehicle(trip, vehicleIndex).itinerary;
  const date = stops[0]?.departure?.date;
  if (date === undefined || stops.length < 2) return [];
  return findPostings({
    operator: country,
    stops: stops.map((stop) => ({ country: stop.place.countryCode, leavesAt: departureInstant(stop) })),
    crossed: findChosenOption(trip)?.vat.map(({ countryCode }) => countryCode) ?? [],
    hasSmartTachograph: tachograph === null ? null : tachograph === 'smart1' || tachograph === 'smart2',
    date,
  });
}
