import { comesBack, emptyStop, type ItineraryValues, joinHour, type StopValues } from '../../../trip-editor/itinerary-values.ts';
import { toItineraryInput } from '../../../trip-editor/to-itinerary-input.ts';
import type { Travel, TravelStop } from '../shared/state/travel.ts';

export type ChangedTravel = Pick<
  Travel,
  | 'tripType'
  | 'stops'
  | 'passengers'
  | 'luggage'
  | 'wheelchairPlaces'
  | 'babySeats'
  | 'childSeats'
  | 'boosterSeats'
  | 'type'
  | 'flightNumber'
  | 'extras'
  | 'additionalInformation'
  | 'suppliesDriverRoom'
  | 'parts'
>;

/** The editor filled with a trip. The key `stop:N` stands for the place of the trip's stop N, as the API reads it. */
export function valuesOfTravel(travel: ChangedTravel, idempotencyKey: string): ItineraryValues {
  return {
    type: travel.tripType,
    stops: formStopsOf(travel).map((stop, index) => stopValuesOf(stop, { index, next: travel.stops[index + 1] })),
    passengers: String(travel.passengers),
    luggage: travel.luggage,
    wheelchairPlaces: String(travel.wheelchairPlaces),
    ...childSeatsOf(travel),
    occasion: travel.type ?? '',
    flightNumber: travel.flightNumber,
    extras: travel.extras.filter((extra) => extra !== 'child-seats'),
    notes: travel.additionalInformation,
    suppliesDriverRoom: travel.suppliesDriverRoom ? 'on' : '',
    ...secondReturnOf(travel),
    pickUps: pickUpsOf(travel),
    idempotencyKey,
  };
}

function secondReturnOf({ parts: [, second] }: Pick<ChangedTravel, 'parts'>) {
  const later = second?.boards === null ? second : undefined;
  return {
    secondReturnTime: joinHour(later?.returnTime ?? '', later?.returnHour ?? ''),
    secondReturnPassengers: later === undefined ? '' : String(later.passengers),
  };
}

/** Each except the first, who board at the first stop. The key `pickUp:N` stands for the place. */
function pickUpsOf({ parts: [, ...others] }: Pick<ChangedTravel, 'parts'>): ItineraryValues['pickUps'] {
  return others.flatMap(({ boards, passengers }, index) =>
    boards === null
      ? []
      : [
          {
            placeKey: `pickUp:${index}`,
            place: boards.address,
            time: joinHour(boards.time, boards.hour ?? ''),
            passengers: String(passengers),
          },
        ],
  );
}

/** Old trips only stored that there are child seats. The form shows one, which is easy to see and correct. */
function childSeatsOf({ babySeats, childSeats, boosterSeats, extras }: ChangedTravel) {
  const text = (count: number) => (count === 0 ? '' : String(count));
  const seats = { babySeats: text(babySeats), childSeats: text(childSeats), boosterSeats: text(boosterSeats) };
  return babySeats + childSeats + boosterSeats === 0 && extras.includes('child-seats') ? { ...seats, childSeats: '1' } : seats;
}

/** The form does not ask where a return trip ends: at its start. */
function formStopsOf({ tripType, stops }: Pick<Travel, 'tripType' | 'stops'>): readonly TravelStop[] {
  return comesBack(tripType) && stops.length > 2 ? stops.slice(0, -1) : stops;
}

type Position = { readonly index: number; readonly next: TravelStop | undefined };

/** Where we computed the departure, the form holds the group's own request: its arrival at the next stop. */
function stopValuesOf({ label, date, time, hour, isProposed, notes, localKilometres }: TravelStop, { index, next }: Position): StopValues {
  const local = localKilometres === 0 ? '' : String(localKilometres);
  const limit =
    isProposed && next
      ? { date: next.arriveByDate ?? '', time: joinHour(next.arriveByTime ?? '', next.arriveByHour ?? ''), timeIs: 'arrive' as const }
      : null;
  const moment = limit ?? { date: date ?? '', time: joinHour(time ?? '', hour ?? '') };
  return { ...emptyStop, placeKey: `stop:${index}`, place: label, ...moment, notes, localKilometres: local };
}

/** Whether two forms ask for the same trip, whatever line ends a browser used. */
export function isSameItinerary(one: ItineraryValues, other: ItineraryValues): boolean {
  return comparable(one) === comparable(other);
}

function comparable(values: ItineraryValues): string {
  const { notes, extras, ...input } = toItineraryInput(values);
  return JSON.stringify({ ...input, notes: (notes ?? '').replaceAll('\r\n', '\n').trim(), extras: [...(extras ?? [])].sort() });
}
