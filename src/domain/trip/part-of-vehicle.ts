import { type ReturnPart, splitByReturn } from '#domain/itinerary/second-return.ts';
import { listVehicleGroups } from '#domain/pricing/quote/vehicle-groups.ts';
import { findChosenOption } from './chosen-option.ts';
import type { Trip } from './trip.ts';

/** The trip that a vehicle makes, by its place among those of the trip, and the group in it: of two returns the one of its part. */
export function partOfVehicle(trip: Pick<Trip, 'itinerary' | 'group' | 'quote'>, vehicleIndex: number): ReturnPart {
  const { itinerary, group } = trip;
  const option = findChosenOption(trip);
  const groups = option === null ? [] : listVehicleGroups(option);
  const at = groups.findIndex(({ from, vehicles }) => vehicleIndex >= from && vehicleIndex < from + vehicles);
  return splitByReturn(trip)?.[at] ?? { itinerary, group };
}
