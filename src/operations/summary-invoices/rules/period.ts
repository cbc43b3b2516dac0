import { addDays } from '#domain/calendar/date.ts';
import { todayIn } from '#domain/calendar/zoned.ts';
import { findHoliday } from '#domain/pricing/holidays/find-holiday-hours.ts';
import { getSite } from '#domain/sites/registry.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { serviceDaysOf } from '#operations/payments/rules/trip-payments.ts';

/** How a customer is invoiced for what is paid after the trip: each trip apart, or all trips of a period in one. */
export const invoicingTerms = ['each-trip', 'monthly', 'twice-monthly'] as const;
export type InvoicingTerm = (typeof invoicingTerms)[number];

/** Both days included, `YYYY-MM-DD`. */
export type Period = { readonly from: string; readonly to: string };

/**
 * The period of a day: its calendar month, or the half of it. Never longer, because a summary invoice may only cover supplies whose VAT
 * falls due in one calendar month (Directive 2006/112 art. 223).
 */
export function periodOf(day: string, invoicing: InvoicingTerm): Period {
  const month = day.slice(0, 7);
  const last = addDays(`${addDays(`${month}-01`, 31).slice(0, 7)}-01`, -1);
  if (invoicing !== 'twice-monthly') return { from: `${month}-01`, to: last };
  return day <= `${month}-15` ? { from: `${month}-01`, to: `${month}-15` } : { from: `${month}-16`, to: last };
}

/**
 * The first working day after a period, in the country of the company that invoices. It is well before the 15th of the next month, by when
 * trips to other states must be invoiced (Directive 2006/112 art. 222).
 */
export function issueDayOf({ to }: Period, country: string): string {
  let day = addDays(to, 1);
  while (isWeekend(day) || findHoliday(country, day) !== null) day = addDays(day, 1);
  return day;
}

function isWeekend(day: string): boolean {
  return [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay());
}

/** The day by which a trip belongs to a period: of its last departure, or of its cancellation. */
export function billedDayOf(trip: Pick<Trip, 'itinerary' | 'cancelation' | 'site'>): string {
  return trip.cancelation === null ? serviceDaysOf(trip).endsOn : todayIn(getSite(trip.site).timeZone, trip.cancelation.at);
}
