import { addHours, epochOf } from '#domain/calendar/instant.ts';
import { departureInstant } from '#domain/itinerary/instants.ts';
import { findCrew } from '#domain/pricing/quote/crew-plan.ts';
import type { CrewDuty, QuoteOption } from '#domain/pricing/quote/quote.ts';
import type { FleetKey } from '#domain/sites/keys.ts';
import { findChosenOption } from '#domain/trip/chosen-option.ts';
import { isBooked } from '#domain/trip/states.ts';
import type { Trip } from '#domain/trip/trip.ts';

/** What one vehicle's crew does between two daily rests, from depot to depot or from rest to rest. Instants, ISO 8601 UTC. */
export type PlannedDuty = {
  /** Of several vehicles of a trip, and of several shifts of one, from 0. */
  readonly vehicleIndex: number;
  readonly shiftIndex: number;
  readonly startsAt: string;
  readonly endsAt: string;
  /** The vehicle is where the group is until its next shift begins. */
  readonly vehicleUntil: string;
  readonly crewSize: 1 | 2;
  readonly class: FleetKey;
  /** Places that the group takes in this vehicle. */
  readonly seats: number;
  readonly wheelchairs: number;
  readonly parts: CrewDuty['parts'];
  /** False where no plan was kept: then the day of the timetable is taken whole for work. */
  readonly isPlanned: boolean;
};

/** The longest that a road to the end is taken to last where nothing says how long it is. */
const unknownRoadHours = 1;

/**
 * The duties of a booked trip, one for each vehicle and shift, from the plan that priced it; none for what is not booked. Every vehicle
 * drives the same trip. Of a price that a person made, a duty is a day of the timetable.
 */
export function planDuties(trip: Trip): readonly PlannedDuty[] {
  const option = findChosenOption(trip);
  if (!isBooked(trip) || trip.quote === null || option === null) return [];
  const shifts = (findCrew(trip.quote, option).duties ?? []).map(shiftOf);
  const known = shifts.length > 0 ? shifts : shiftsByDay(trip, option);
  return option.vehicles.flatMap((vehicle, vehicleIndex) => {
    const needs = {
      class: vehicle,
      seats: seatsIn(option, { vehicleIndex, passengers: trip.group.passengers }),
      wheelchairs: vehicleIndex === 0 ? trip.group.wheelchairPlaces : 0,
    };
    return known.map((shift, shiftIndex) => ({
      ...shift,
      ...needs,
      vehicleIndex,
      shiftIndex,
      vehicleUntil: known[shiftIndex + 1]?.startsAt ?? shift.endsAt,
    }));
  });
}

type PlannedShift = Pick<PlannedDuty, 'startsAt' | 'endsAt' | 'crewSize' | 'parts' | 'isPlanned'>;

function shiftOf({ start, drivers, parts }: CrewDuty): PlannedShift {
  return { startsAt: start, endsAt: addMinutes(start, minutesOf(parts)), crewSize: drivers, parts, isPlanned: true };
}

function shiftsByDay({ itinerary }: Trip, { crew }: QuoteOption): PlannedShift[] {
  const days = new Map<string, string[]>();
  for (const stop of itinerary.stops) {
    const instant = departureInstant(stop);
    if (stop.departure !== null && instant !== null) days.set(stop.departure.date, [...(days.get(stop.departure.date) ?? []), instant]);
  }
  const crewSize = crew.drivers >= 2 ? 2 : 1;
  return [...days.values()].flatMap((instants) => {
    const [startsAt, last] = [instants[0], instants.at(-1)];
    if (startsAt === undefined || last === undefined) return [];
    const planned = days.size === 1 ? crew.dutyMinutes : 0;
    const minutes = Math.max(planned, (epochOf(addHours(last, unknownRoadHours)) - epochOf(startsAt)) / 60_000);
    return [{ startsAt, endsAt: addMinutes(startsAt, minutes), crewSize, parts: [{ kind: 'work', minutes }], isPlanned: false } as const];
  });
}

/** Of several vehicles each takes its share of the group, by its seats. */
function seatsIn(
  { vehicles, vehicleSeats }: QuoteOption,
  { vehicleIndex, passengers }: { readonly vehicleIndex: number; readonly passengers: number },
): number {
  const seats = vehicleSeats ?? vehicles.map(() => 1);
  const total = seats.reduce((sum, each) => sum + each, 0);
  return Math.ceil((passengers * (seats[vehicleIndex] ?? 1)) / Math.max(1, total));
}

function minutesOf(parts: CrewDuty['parts']): number {
  return parts.reduce((sum, { minutes }) => sum + minutes, 0);
}

function addMinutes(instant: string, minutes: number): string {
  return new Date(epochOf(instant) + minutes * 60_000).toISOString();
}
