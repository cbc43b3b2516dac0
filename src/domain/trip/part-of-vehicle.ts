import { type GroupPart, listPartItineraries, splitGroup } from '#domain/itinerary/group-parts.ts';
import type { Itinerary } from '#domain/itinerary/itinerary.ts';
import { stopTimesOf } from '#domain/pricing/quote/crew-plan.ts';
import type { StopTime } from '#domain/pricing/quote/quote.ts';
import { listVehicleGroups } from '#domain/pricing/quote/vehicle-groups.ts';
import { findChosenOption } from './chosen-option.ts';
import { listHandovers, stopsOfStretch, stretchOf } from './handovers.ts';
import type { CrewRoute, Trip } from './trip.ts';

type Planned = Pick<Trip, 'itinerary' | 'group' | 'quote' | 'handovers'>;

/** With the index of its first stop among the stops of the trip, or of its part of the group. */
type VehiclePart = GroupPart & { readonly firstStop: number };

/**
 * The trip of one vehicle (by its index in the trip) with its group; for a group that travels in parts, that of the vehicle's part. A vehicle
 * that hands over, or takes over, has the stops of its stretch.
 */
export function partOfVehicle(trip: Planned, vehicleIndex: number): VehiclePart {
  const stretch = stretchOf(trip, vehicleIndex);
  const { itinerary, group } = wholePartOf(trip, stretch.of);
  return { itinerary: { ...itinerary, stops: stopsOfStretch(itinerary.stops, stretch) }, group, firstStop: stretch.first };
}

/** The same without handovers, for a vehicle that was sold. */
export function wholePartOf(trip: Planned, vehicleIndex: number): GroupPart {
  const at = placeOfPart(trip, vehicleIndex);
  const part = at === null ? undefined : splitGroup(trip)?.[at];
  return part ?? { itinerary: withNamedPickUps(trip.itinerary), group: trip.group };
}

/**
 * Where a vehicle drives, for the people who travel in it: its first stop, the last one that it leaves, and its end. Null if all vehicles of
 * the trip drive the same.
 */
export function routeOfVehicle(trip: Planned, vehicleIndex: number): CrewRoute | null {
  if (listHandovers(trip).length === 0 && splitGroup(trip) === null) return null;
  const { stops } = partOfVehicle(trip, vehicleIndex).itinerary;
  const lastLeft = stops.findLastIndex(({ departure }) => departure !== null);
  return stops
    .filter((_stop, index) => index === 0 || index === lastLeft || index === stops.length - 1)
    .map(({ place: { name }, departure }) => ({ place: name, departure }));
}

/** The expected times of a vehicle at each stop of its part; empty without a plan. */
export function stopTimesOfVehicle(trip: Planned, vehicleIndex: number): readonly StopTime[] {
  const { of, first } = stretchOf(trip, vehicleIndex);
  const at = placeOfPart(trip, of);
  const own = at === null ? undefined : findChosenOption(trip)?.groups?.[at]?.crew.stopTimes;
  return (own ?? stopTimesOf(trip.quote)).slice(first);
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
