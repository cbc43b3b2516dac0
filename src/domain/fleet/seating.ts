import type { Group, LuggageKind } from '#domain/itinerary/group.ts';
import type { VehicleModel, VehicleType } from './vehicles.ts';

/** A vehicle as hired: a size of a type, with or without a trailer. */
export type VehicleOffer = { readonly model: VehicleModel; readonly hasTrailer: boolean };

/** One way to seat people in a vehicle. `capacity` counts everybody, including people in wheelchairs. */
export type Seating = VehicleOffer & { readonly wheelchairs: number; readonly capacity: number };

export type SeatingGroup = Pick<Group, 'passengers' | 'luggage' | 'wheelchairPlaces' | 'extras'>;

/**
 * Every seating that a type offers a group: for each size, one for each number of wheelchair places in use, as far as its seats allow.
 * Empty if the type lacks an extra that the group asks for. If suitcases or sports gear take seats, a size is also offered with a trailer:
 * heavy luggage goes there, and everybody keeps hand luggage. A group that asks for a trailer only gets vehicles with one.
 */
export function findSeatings(type: VehicleType, group: Pick<SeatingGroup, 'luggage' | 'wheelchairPlaces' | 'extras'>): Seating[] {
  if (!group.extras.every((extra) => type.extras.includes(extra))) return [];
  return type.models.flatMap((model) => listOffers(type, { model, group }).flatMap((offer) => seatWheelchairs(type, { offer, group })));
}

type Input = Pick<SeatingGroup, 'luggage' | 'wheelchairPlaces' | 'extras'>;

function listOffers(type: VehicleType, { model, group }: { readonly model: VehicleModel; readonly group: Input }): VehicleOffer[] {
  const [without, withTrailer] = [
    { model, hasTrailer: false },
    { model, hasTrailer: true },
  ];
  if (group.extras.includes('trailer')) return [withTrailer];
  const helps = type.extras.includes('trailer') && seatsOf(withTrailer, group.luggage) > seatsOf(without, group.luggage);
  return helps ? [without, withTrailer] : [without];
}

type SeatInput = { readonly offer: VehicleOffer; readonly group: Input };

function seatWheelchairs({ wheelchairs: { places, seatsLostEach } }: VehicleType, { offer, group }: SeatInput): Seating[] {
  const most = Math.min(places, group.wheelchairPlaces);
  return Array.from({ length: most + 1 }, (_, wheelchairs) => {
    const seats = seatsOf(offer, group.luggage) - wheelchairs * seatsLostEach;
    return { ...offer, wheelchairs, capacity: seats + wheelchairs, seats };
  })
    .filter(({ seats }) => seats >= 0)
    .map(({ seats: _, ...seating }) => seating);
}

/** Seats that remain when everybody brings the luggage. */
export function seatsOf({ model, hasTrailer }: VehicleOffer, luggage: LuggageKind): number {
  const left = model.seatsByLuggage[luggage];
  return hasTrailer ? Math.max(left, model.seatsByLuggage.hand) : left;
}
