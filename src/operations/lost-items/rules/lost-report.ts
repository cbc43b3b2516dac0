import { addDays } from '#domain/calendar/date.ts';
import { compareInstants } from '#domain/calendar/instant.ts';
import { toLocal } from '#domain/calendar/zoned.ts';
import { firstDepartureInstant, lastDepartureInstant } from '#domain/itinerary/instants.ts';
import { isBooked, isDone } from '#domain/trip/states.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { driverAskedDays } from './lost-item.ts';

/** Who says on a page of his own that something was left: whoever booked, or whoever has the link of the group. */
export const lostReporters = ['customer', 'group'] as const;
export type LostReporter = (typeof lostReporters)[number];

/** Each is a mail to everybody who drove: so many within an hour, and so many of a trip in all (E). */
const lostReportLimits = { anHour: 5, aTrip: 20 } as const;

type ReportedTrip = Pick<Trip, 'status' | 'stage' | 'itinerary'>;

/**
 * Whether something that was left in the coach may be reported at `now`: from the first departure on, for as many days after the last as it is
 * known who drove ({@link driverAskedDays}).
 */
export function canReportLost(trip: ReportedTrip, now: string): boolean {
  if (!(isBooked(trip) || isDone(trip)) || trip.itinerary.stops.length === 0) return false;
  if (compareInstants(now, firstDepartureInstant(trip.itinerary)) < 0) return false;
  const over = toLocal(lastDepartureInstant(trip.itinerary), 'UTC').date;
  return now.slice(0, 10) <= addDays(over, driverAskedDays);
}

/** Whether so many reports of travellers, by when they came, leave room for another. */
export function hasRoomForReport(reportedAt: readonly string[], now: string): boolean {
  const hourAgo = Date.parse(now) - 3_600_000;
  const lately = reportedAt.filter((at) => Date.parse(at) > hourAgo).length;
  return reportedAt.length < lostReportLimits.aTrip && lately < lostReportLimits.anHour;
}
