import type { Group } from '#domain/itinerary/itinerary.ts';
import type { VehicleType } from './vehicles.ts';

/** One way to seat people in a vehicle. `capacity` counts everybody, those in wheelchairs too. */
export type Seating = { readonly vehicle: VehicleType; readonly wheelchairs: number; readonly capacity: number };

export type SeatingGroup = Pick<Group, 'passengers' | 'luggage' | 'wheelchairPlaces' | 'extras'>;

/**
 * Every seating that a vehicle offers a group: one for each number of wheelchair places in use, as far as its seats reach.
 * None where it lacks an extra that the group asks for.
 */
export function findSeatings(vehicle: VehicleType, group: Pick<SeatingGroup, 'luggage' | 'wheelchairPlaces' | 'extras'>): Seating[] {
  if (!group.extras.every((extra) => vehicle.extras.includes(extra))) return [];
  const { places, seatsLostEach } = vehicle.wheelchairs;
  const most = Math.min(places, group.wheelchairPlaces);
  return Array.from({ length: most + 1 }, (_, wheelchairs) => {
    const seats = vehicle.seatsByLuggage[group.luggage] - wheelchairs * seatsLostEach;
    return { vehicle, wheelchairs, capacity: seats + wheelchairs, seats };
  }).filter(({ seats }) => seats >= 0);
}
