import { addDays } from '#domain/calendar/date.ts';
import { toLocal } from '#domain/calendar/zoned.ts';
import { type ChildrenBan, findChildrenBan, findUnknownBanDay, isFree, isMainlyMinors, listMoves } from '#domain/children/children-ban.ts';
import { findChosenOption } from '#domain/trip/chosen-option.ts';
import { partOfVehicle } from '#domain/trip/part-of-vehicle.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { planningZone } from '#operations/fleet/rules/fleet.ts';
import type { RuleTask } from './rule-task.ts';

/** The ban on children's coaches that a vehicle of so many seats would break on its part of a trip; null where none. */
export function findTripBan(trip: Trip, vehicleIndex: number, seats: number): ChildrenBan | null {
  const { itinerary, group } = partOfVehicle(trip, vehicleIndex);
  return findChildrenBan({ group, seats, moves: movesOf(trip, itinerary) });
}

function movesOf(trip: Trip, itinerary: Trip['itinerary']) {
  const option = findChosenOption(trip);
  return listMoves({
    itinerary,
    legs: null,
    arrivals: (option?.crew.stopTimes ?? []).map(({ arrives }) => arrives),
    crossed: option?.vat.map(({ countryCode }) => countryCode) ?? [],
  });
}

/** The order of a year is there by then: it comes in February. */
const orderKnownBy = '03-01';

/** That somebody looks whether a trip of children falls on the day of a year whose order is not entered yet. */
export function planBanDayTasks(trip: Trip): readonly RuleTask[] {
  const day = findUnknownBanDay({ group: trip.group, seats: null, moves: movesOf(trip, trip.itinerary) });
  if (day === null) return [];
  return [{ kind: 'ban-day', key: day, dueOn: `${day.slice(0, 4)}-${orderKnownBy}`, facts: { day } }];
}

/** So many days before, the list is asked for, and seen to be there. */
const listDays = { ask: 7, check: 2 } as const;

/**
 * A group of children that leaves its département and those next to it needs a list of all aboard, with a telephone for each child, which the
 * organiser makes (arrêté of 2 July 1982 art. 60 ter; juriacm-jpa, royer-voyages: design/desk-domain.md, 3.4). What was ordered later than
 * a week before is asked for once.
 */
export function planPassengerListTasks(trip: Trip): readonly RuleTask[] {
  const date = trip.itinerary.stops[0]?.departure?.date;
  if (date === undefined || !isMainlyMinors(trip.group)) return [];
  const moves = movesOf(trip, trip.itinerary).filter(({ isInFrance }) => isInFrance);
  if (moves.length === 0 || isFree(moves)) return [];
  const bookedOn = toLocal(trip.bookedAt ?? trip.createdAt, planningZone).date;
  const steps = (['ask', 'check'] as const).filter((step) => step === 'check' || bookedOn <= addDays(date, -listDays[step]));
  return steps.map((step) => ({ kind: 'passenger-list', key: `${step} ${date}`, dueOn: addDays(date, -listDays[step]), facts: { step } }));
}
