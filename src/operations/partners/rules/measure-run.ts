import { toLocal } from '#domain/calendar/zoned.ts';
import { findChosenOption } from '#domain/trip/chosen-option.ts';
import type { Trip } from '#domain/trip/trip.ts';
import type { PlannedDuty } from '#operations/duties/rules/duties.ts';
import { planningZone } from '#operations/fleet/rules/fleet.ts';
import type { MeasuredJob } from './price-list.ts';
import { daysOf, type TimedJob } from './stock.ts';

/** What a price list measures a vehicle's duties by. Kilometres are those of the trip, without any empty way. */
export type MeasuredRun = MeasuredJob & TimedJob & { readonly seats: number };

type Run = readonly Pick<PlannedDuty, 'class' | 'seats' | 'startsAt' | 'endsAt' | 'vehicleUntil'>[];

/** Measures the duties of one vehicle; they are at least one. Days are those on which the vehicle is away, hours those of the duties. */
export function measureRun(trip: Pick<Trip, 'quote'>, run: Run): MeasuredRun {
  const [first] = run;
  const iso = (milliseconds: number) => new Date(milliseconds).toISOString();
  const startsAt = iso(Math.min(...run.map((duty) => Date.parse(duty.startsAt))));
  const endsAt = iso(Math.max(...run.map(({ vehicleUntil }) => Date.parse(vehicleUntil))));
  const minutes = run.reduce((sum, duty) => sum + (Date.parse(duty.endsAt) - Date.parse(duty.startsAt)) / 60_000, 0);
  return {
    ...{ class: first?.class ?? 'coachHire', startsAt, endsAt, minutes: Math.round(minutes), seats: first?.seats ?? 0 },
    kilometres: Math.round(trip.quote?.kilometres ?? 0),
    days: daysOf({ startsAt, endsAt }).length,
    day: toLocal(startsAt, planningZone).date,
  };
}

export const salePartKinds = ['kilometres', 'time', 'rest'] as const;
export type SaleLine = { readonly part: (typeof salePartKinds)[number]; readonly cents: number };

/**
 * Our own price for one vehicle of a trip by its lines: kilometres, time (hours, days, nights), and everything else. Each is the vehicle's
 * equal share. Empty without a quote.
 */
export function saleLinesOf(trip: Pick<Trip, 'quote'>): readonly SaleLine[] {
  const option = findChosenOption(trip);
  if (option === null) return [];
  const partOf = (unit: string) => (unit === 'km' ? 'kilometres' : unit === 'hour' || unit === 'day' || unit === 'night' ? 'time' : 'rest');
  const vehicles = Math.max(1, option.vehicles.length);
  return salePartKinds.flatMap((part) => {
    const lines = option.lines.filter(({ unit, included }) => included && partOf(unit) === part);
    const cents = Math.round(lines.reduce((sum, { amountCents }) => sum + amountCents, 0) / vehicles);
    return cents === 0 ? [] : [{ part, cents }];
  });
}
