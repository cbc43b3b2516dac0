import { departureInstant } from '#domain/itinerary/instants.ts';
import { findChosenOption } from '#domain/trip/chosen-option.ts';
import { partOfVehicle } from '#domain/trip/part-of-vehicle.ts';
import type { Trip } from '#domain/trip/trip.ts';
import type { tachographs } from '#operations/fleet/rules/fleet.ts';
import { findPostings, type Posting } from './find-postings.ts';

/** Who would carry a vehicle's part of a trip; the tachograph null where nobody knows it. */
export type PostedOperator = { readonly country: string; readonly tachograph: (typeof tachographs)[number] | null };

/** Whether a trip's driver is posted where it goes, for one of its vehicles and whoever would carry it; nothing for a trip without a day. */
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
