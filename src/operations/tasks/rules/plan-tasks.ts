import { compareInstants } from '#domain/calendar/instant.ts';
import { todayIn } from '#domain/calendar/zoned.ts';
import { isBooked } from '#domain/trip/states.ts';
import type { Trip } from '#domain/trip/trip.ts';
import type { TripCrew } from '#operations/duties/rules/trip-crew.ts';
import { planningZone } from '#operations/fleet/rules/fleet.ts';
import { planPostingTasks } from '#operations/posting/rules/posting-tasks.ts';
import { planEInvoiceTasks, type RefusedEInvoice } from './e-invoice-tasks.ts';
import type { RuleTask } from './rule-task.ts';
import { planBanDayTasks, planPassengerListTasks } from './trip-children.ts';
import { planVatTasks } from './trip-vat.ts';
import { planZoneTasks, type ZoneCity } from './zone-tasks.ts';

type Planned = {
  readonly trip: Trip;
  readonly crews: readonly TripCrew[];
  /** Cities with known facts. */
  readonly cities: readonly ZoneCity[];
  /** A register does not know the customer's VAT number. */
  readonly isVatNumberInvalid: boolean;
  readonly refusedEInvoices: readonly RefusedEInvoice[];
  /** Instant, ISO 8601. */
  readonly now: string;
};

/** All tasks that the rules require for a trip now; only those of refused e-invoices if the trip is not booked. */
export function planTasks({ trip, crews, cities, isVatNumberInvalid, refusedEInvoices, now }: Planned): readonly RuleTask[] {
  const refused = planEInvoiceTasks(refusedEInvoices);
  if (!isBooked(trip)) return refused;
  const ahead = crews.filter(({ until }) => compareInstants(until, now) > 0);
  const today = todayIn(planningZone, now);
  return [
    ...refused,
    ...planPassengerListTasks(trip),
    ...planBanDayTasks(trip),
    ...planVatTasks(trip, isVatNumberInvalid),
    ...ahead.flatMap((crew) => [...planPostingTasks(trip, crew), ...planZoneTasks(trip, crew, { cities, today })]),
  ];
}
