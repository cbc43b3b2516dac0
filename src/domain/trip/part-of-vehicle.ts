import { type GroupPart, listPartItineraries, splitGroup } from '#domain/itinerary/group-parts.ts';
import type { Itinerary } from '#domain/itinerary/itinerary.ts';
import { stopTimesOf } from '#domain/pricing/quote/crew-plan.ts';
import type { StopTime } from '#domain/pricing/quote/quote.ts';
import { listVehicleGroups } from '#domain/pricing/quote/vehicle-groups.ts';
import { findChosenOption } from './chosen-option.ts';
import type { Trip } from './trip.ts';

type Planned = Pick<Trip, 'itinerary' | 'group' | 'quote'>;

/** The trip of one vehicle (by its index in the trip) with its group; for a group that travels in parts, that of the vehicle's part. */
export function partOfVehicle(trip: Planned, vehicleIndex: number): GroupPart {
  const { itinerary, group } = trip;
  const at = placeOfPart(trip, vehicleIndex);
  const part = at === null ? undefined : splitGroup(trip)?.[at];
  return part ?? { itinerary: withNamedPickUps(itinerary), group };
}

/** The expected times of a vehicle at each stop of its part; empty without a plan. */
export function stopTimesOfVehicle(trip: Planned, vehicleIndex: number): readonly StopTime[] {
  const at = placeOfPart(trip, vehicleIndex);
  const own = at === null ? undefined : findChosenOption(trip)?.groups?.[at]?.crew.stopTimes;
  return own ?? stopTimesOf(trip.quote);
}

function placeOfPart(trip: Planned, vehicleIndex: number): number | null {
  const option = findChosenOption(trip);
  const groups = option === null ? [] : listVehicleGroups(option);
  const at = groups.findIndex(({ from, vehicles }) => vehicleIndex >= from && vehicleIndex < from + vehicles);
  if (at >= 0) return at;
  // A price by hand has no parts. If there is one vehicle per boarding place, each vehicle takes one.
  const parts = trip.itinerary.pickUps === undefined ? 1 : listPartItineraries(trip.itinerary).length;
  return parts > 1 && option?.vehicles.length === parts ? vehicleIndex : null;
}

/** If it is unknown which vehicle goes to which pick-up, the first stop's notes list the pick-ups for every driver. */
function withNamedPickUps({ pickUps = [], ...itinerary }: Itinerary): Itinerary {
  if (pickUps.length === 0) return itinerary;
  const waiting = pickUps.map(({ place, departure, passengers }) => `${departure.time} ${place.name}, ${place.town} (${passengers})`);
  const stops = itinerary.stops.map((stop, index) => {
    return index === 0 ? { ...stop, notes: [stop.notes, ...waiting].filter((text) => text !== '').join('\n') } : stop;
  });
  return { ...itinerary, stops };
}
