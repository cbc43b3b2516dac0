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
  /** Index of the vehicle within the trip, and of the shift within the vehicle, from 0. */
  readonly vehicleIndex: number;
  readonly shiftIndex: number;
  readonly startsAt: string;
  readonly endsAt: string;
  /** The vehicle stays with the group until its next shift begins. */
  readonly vehicleUntil: string;
  /** When the driver takes over a vehicle that stands with its group; null or absent: it is theirs from the start. */
  readonly vehicleFrom?: string | null;
  readonly crewSize: 1 | 2;
  readonly class: FleetKey;
  /** Seats that the group uses in this vehicle. */
  readonly seats: number;
  readonly wheelchairs: number;
  readonly parts: CrewDuty['parts'];
  /** False without a stored plan: then the whole day of the timetable counts as work. */
  readonly isPlanned: boolean;
};

/** The assumed longest drive to the end if its length is unknown. */
const unknownRoadHours = 1;

/**
 * The duties of a booked trip, one per vehicle and shift, from the plan that priced it; empty if the trip is not booked. Every vehicle
 * drives the same trip, except that with two returns each group drives its part. For a price made by a person, a duty is a day of the
 * timetable. Handovers are not part of it (`planDuties`).
 */
export function planWholeDuties(trip: Trip): readonly PlannedDuty[] {
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

/** Vehicles with the same plan, for their passengers. */
type Convoy = Pick<QuoteOption, 'vehicles'> & {
  readonly shifts: readonly PlannedShift[];
  readonly passengers: number;
  readonly wheelchairs: number;
  readonly vehicleSeats: QuoteOption['vehicleSeats'];
  /** Index of its first vehicle in the option. */
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

/** With several vehicles, each takes a share of the group in proportion to its seats. */
function seatsIn(
  { vehicles, vehicleSeats }: Pick<Convoy, 'vehicles' | 'vehicleSeats'>,
  { vehicleIndex, passengers }: { readonly vehicleIndex: number; readonly passengers: number },
): number {
  const seats = vehicleSeats ?? vehicles.map(() => 1);
  const total = seats.reduce((sum, each) => sum + each, 0);
  return Math.ceil((passengers * (seats[vehicleIndex] ?? 1)) / Math.max(1, total));
}

/** The total length of the parts of a duty. */
export function minutesOf(parts: CrewDuty['parts']): number {
  return parts.reduce((sum, { minutes }) => sum + minutes, 0);
}
