import { addDays } from '#domain/calendar/date.ts';
import { compareInstants } from '#domain/calendar/instant.ts';
import { toLocal } from '#domain/calendar/zoned.ts';
import { firstDepartureInstant, lastDepartureInstant } from '#domain/itinerary/instants.ts';
import { isBooked, isDone } from '#domain/trip/states.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { driverAskedDays } from './lost-item.ts';

/** Who may report a lost item on a page: the customer, or anyone with the group's link. */
export const lostReporters = ['customer', 'group'] as const;
export type LostReporter = (typeof lostReporters)[number];

/** Each report mails every driver of the trip, so they are limited per hour and per trip (E). */
const lostReportLimits = { anHour: 5, aTrip: 20 } as const;

type ReportedTrip = Pick<Trip, 'status' | 'stage' | 'itinerary'>;

/**
 * Whether a lost item may be reported at `now`: from the first departure, until {@link driverAskedDays} after the last, while we know who
 * drove.
 */
export function canReportLost(trip: ReportedTrip, now: string): boolean {
  if (!(isBooked(trip) || isDone(trip)) || trip.itinerary.stops.length === 0) return false;
  if (compareInstants(now, firstDepartureInstant(trip.itinerary)) < 0) return false;
  const over = toLocal(lastDepartureInstant(trip.itinerary), 'UTC').date;
  return now.slice(0, 10) <= addDays(over, driverAskedDays);
}

/** Whether another report by travellers is allowed, given the times of earlier ones. */
export function hasRoomForReport(reportedAt: readonly string[], now: string): boolean {
  const hourAgo = Date.parse(now) - 3_600_000;
  const lately = reportedAt.filter((at) => Date.parse(at) > hourAgo).length;
  return reportedAt.length < lostReportLimits.aTrip && lately < lostReportLimits.anHour;
}
