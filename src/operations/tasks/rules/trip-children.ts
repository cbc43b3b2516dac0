import { addDays } from '#domain/calendar/date.ts';
import { toLocal } from '#domain/calendar/zoned.ts';
import { type ChildrenBan, findChildrenBan, findUnknownBanDay, isFree, isMainlyMinors, listMoves } from '#domain/children/children-ban.ts';
import { findChosenOption } from '#domain/trip/chosen-option.ts';
import { partOfVehicle } from '#domain/trip/part-of-vehicle.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { planningZone } from '#operations/fleet/rules/fleet.ts';
import type { RuleTask } from './rule-task.ts';

/** The ban on coaches with children that a vehicle with this many seats would break on its part of a trip; null if none applies. */
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

/** By this date the order of the year is published: it comes out in February. */
const orderKnownBy = '03-01';

/** A task to check whether a trip with children falls on a ban day of a year whose order is not entered yet. */
export function planBanDayTasks(trip: Trip): readonly RuleTask[] {
  const day = findUnknownBanDay({ group: trip.group, seats: null, moves: movesOf(trip, trip.itinerary) });
  if (day === null) return [];
  return [{ kind: 'ban-day', key: day, dueOn: `${day.slice(0, 4)}-${orderKnownBy}`, facts: { day } }];
}

/** How many days before the trip the list is requested, and how many days before it is checked. */
const listDays = { ask: 7, check: 2 } as const;

/**
 * A group of children that leaves its département and the neighbouring ones needs a list of all passengers, with a telephone number for
 * each child. The organiser makes it (arrêté of 2 July 1982 art. 60 ter; juriacm-jpa, royer-voyages: docs/prices-and-law.md#children). A
 * trip ordered less than a week ahead is asked for it once.
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
