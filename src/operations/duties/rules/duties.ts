import { addHours, addMinutes, epochOf } from '#domain/calendar/instant.ts';
import { departureInstant } from '#domain/itinerary/instants.ts';
import { withLastReturn } from '#domain/itinerary/second-return.ts';
import { findCrew } from '#domain/pricing/quote/crew-plan.ts';
import type { CrewDuty, QuoteOption } from '#domain/pricing/quote/quote.ts';
import { listVehicleGroups } from '#domain/pricing/quote/vehicle-groups.ts';
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
 * drives the same trip, but where two returns part the group each the trip of its part. Of a price that a person made, a duty is a day of
 * the timetable.
 */
export function planDuties(trip: Trip): readonly PlannedDuty[] {
  const option = findChosenOption(trip);
  if (!isBooked(trip) || trip.quote === null || option === null) return [];
  return listConvoys(trip, option).flatMap(({ shifts, passengers, wheelchairs, vehicles, vehicleSeats, from }) =>
    vehicles.flatMap((vehicle, index) => {
      const needs = {
        class: vehicle,
        seats: seatsIn({ vehicles, vehicleSeats }, { vehicleIndex: index, passengers }),
        wheelchairs: index === 0 ? wheelchairs : 0,
      };
      return shifts.map((shift, shiftIndex) => ({
        ...shift,
        ...needs,
        vehicleIndex: from + index,
        shiftIndex,
        vehicleUntil: shifts[shiftIndex + 1]?.startsAt ?? shift.endsAt,
      }));
    }),
  );
}

/** Vehicles that are driven alike, for the people who ride in them. */
type Convoy = Pick<QuoteOption, 'vehicles'> & {
  readonly shifts: readonly PlannedShift[];
  readonly passengers: number;
  readonly wheelchairs: number;
  readonly vehicleSeats: QuoteOption['vehicleSeats'];
  /** Index of the first of its vehicles in the option. */
  readonly from: number;
};

function listConvoys(trip: Trip, option: QuoteOption): Convoy[] {
  const { group, quote } = trip;
  const parts = listVehicleGroups(option);
  if (quote === null || parts.length === 0) {
    const shifts = ((quote && findCrew(quote, option).duties) ?? []).map(shiftOf);
    const { vehicles, vehicleSeats } = option;
    const known = shifts.length > 0 ? shifts : shiftsByDay(trip, option);
    return [{ shifts: known, passengers: group.passengers, wheelchairs: group.wheelchairPlaces, vehicles, vehicleSeats, from: 0 }];
  }
  return parts.map(({ passengers, crew, from, vehicles }, index) => ({
    shifts: (crew.duties ?? []).map(shiftOf),
    ...{ passengers, from },
    wheelchairs: index === 0 ? group.wheelchairPlaces : 0,
    vehicles: option.vehicles.slice(from, from + vehicles),
    vehicleSeats: option.vehicleSeats?.slice(from, from + vehicles),
  }));
}

type PlannedShift = Pick<PlannedDuty, 'startsAt' | 'endsAt' | 'crewSize' | 'parts' | 'isPlanned'>;

function shiftOf({ start, drivers, parts }: CrewDuty): PlannedShift {
  return { startsAt: start, endsAt: addMinutes(start, minutesOf(parts)), crewSize: drivers, parts, isPlanned: true };
}

function shiftsByDay({ itinerary }: Trip, { crew }: QuoteOption): PlannedShift[] {
  const days = new Map<string, string[]>();
  for (const stop of withLastReturn(itinerary).stops) {
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
  { vehicles, vehicleSeats }: Pick<Convoy, 'vehicles' | 'vehicleSeats'>,
  { vehicleIndex, passengers }: { readonly vehicleIndex: number; readonly passengers: number },
): number {
  const seats = vehicleSeats ?? vehicles.map(() => 1);
  const total = seats.reduce((sum, each) => sum + each, 0);
  return Math.ceil((passengers * (seats[vehicleIndex] ?? 1)) / Math.max(1, total));
}

/** How long parts of a duty last together. */
export function minutesOf(parts: CrewDuty['parts']): number {
  return parts.reduce((sum, { minutes }) => sum + minutes, 0);
}
