import { type GroupPart, listPartItineraries, splitGroup } from '#domain/itinerary/group-parts.ts';
import type { Itinerary } from '#domain/itinerary/itinerary.ts';
import { stopTimesOf } from '#domain/pricing/quote/crew-plan.ts';
import type { StopTime } from '#domain/pricing/quote/quote.ts';
import { listVehicleGroups } from '#domain/pricing/quote/vehicle-groups.ts';
import { findChosenOption } from './chosen-option.ts';
import type { Trip } from './trip.ts';

type Planned = Pick<Trip, 'itinerary' | 'group' | 'quote'>;

/**
 * The trip that a vehicle makes, by its place among those of the trip, and the group in it: of a group that travels apart the one of its
 * part.
 */
export function partOfVehicle(trip: Planned, vehicleIndex: number): GroupPart {
  const { itinerary, group } = trip;
  const at = placeOfPart(trip, vehicleIndex);
  const part = at === null ? undefined : splitGroup(trip)?.[at];
  return part ?? { itinerary: withNamedPickUps(itinerary), group };
}

/** When that vehicle is expected at each stop of its part; empty where there is no plan. */
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
  // A price by hand has no parts: with a vehicle for each pick-up, each has its own.
  const parts = trip.itinerary.pickUps === undefined ? 1 : listPartItineraries(trip.itinerary).length;
  return parts > 1 && option?.vehicles.length === parts ? vehicleIndex : null;
}

/** Where nobody said which vehicle goes where, whoever drives reads at the first stop who waits elsewhere. */
function withNamedPickUps({ pickUps = [], ...itinerary }: Itinerary): Itinerary {
  if (pickUps.length === 0) return itinerary;
  const waiting = pickUps.map(({ place, departure, passengers }) => `${departure.time} ${place.name}, ${place.town} (${passengers})`);
  const stops = itinerary.stops.map((stop, index) => {
    return index === 0 ? { ...stop, notes: [stop.notes, ...waiting].filter((text) => text !== '').join('\n') } : stop;
  });
  return { ...itinerary, stops };
}
