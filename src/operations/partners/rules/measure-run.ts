import { toLocal } from '#domain/calendar/zoned.ts';
import { findChosenOption } from '#domain/trip/chosen-option.ts';
import { listHandovers, stretchOf } from '#domain/trip/handovers.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { minutesOf, type PlannedDuty } from '#operations/duties/rules/duties.ts';
import { planDuties } from '#operations/duties/rules/handover.ts';
import { planningZone } from '#operations/fleet/rules/fleet.ts';
import type { MeasuredJob } from './price-list.ts';
import { daysOf, type TimedJob } from './stock.ts';

/** What a price list measures a vehicle's duties by. Kilometres are the vehicle's of the trip, without any empty way. */
export type MeasuredRun = MeasuredJob & TimedJob & { readonly seats: number };

type Run = readonly Pick<PlannedDuty, 'vehicleIndex' | 'class' | 'seats' | 'startsAt' | 'endsAt' | 'vehicleUntil'>[];

/** What a vehicle drives of the way for which one vehicle was sold: 1, or, after a handover, its share by the minutes at the wheel. */
function shareOfWay(trip: Trip, vehicleIndex: number): number {
  if (listHandovers(trip).length === 0) return 1;
  const { of } = stretchOf(trip, vehicleIndex);
  const driven = planDuties(trip)
    .filter((duty) => stretchOf(trip, duty.vehicleIndex).of === of)
    .map((duty) => ({ ...duty, minutes: minutesOf(duty.isPlanned ? duty.parts.filter(({ kind }) => kind === 'drive') : duty.parts) }));
  const sumOf = (duties: readonly { readonly minutes: number }[]) => duties.reduce((sum, { minutes }) => sum + minutes, 0);
  const all = sumOf(driven);
  return all === 0 ? 1 : sumOf(driven.filter((duty) => duty.vehicleIndex === vehicleIndex)) / all;
}

/** The sale price without VAT of what one vehicle of a trip drives: an equal share of several. */
export function saleOf(trip: Trip, vehicleIndex: number): number {
  const option = findChosenOption(trip);
  if (option === null) return 0;
  return Math.floor((option.netCents / Math.max(1, option.vehicles.length)) * shareOfWay(trip, vehicleIndex));
}

/** Measures the duties of one vehicle; they are at least one. Days are those on which the vehicle is away, hours those of the duties. */
export function measureRun(trip: Trip, run: Run): MeasuredRun {
  const [first] = run;
  const iso = (milliseconds: number) => new Date(milliseconds).toISOString();
  const startsAt = iso(Math.min(...run.map((duty) => Date.parse(duty.startsAt))));
  const endsAt = iso(Math.max(...run.map(({ vehicleUntil }) => Date.parse(vehicleUntil))));
  const minutes = run.reduce((sum, duty) => sum + (Date.parse(duty.endsAt) - Date.parse(duty.startsAt)) / 60_000, 0);
  return {
    ...{ class: first?.class ?? 'coachHire', startsAt, endsAt, minutes: Math.round(minutes), seats: first?.seats ?? 0 },
    kilometres: Math.round((trip.quote?.kilometres ?? 0) * shareOfWay(trip, first?.vehicleIndex ?? 0)),
    days: daysOf({ startsAt, endsAt }).length,
    day: toLocal(startsAt, planningZone).date,
  };
}

export const salePartKinds = ['kilometres', 'time', 'rest'] as const;
export type SaleLine = { readonly part: (typeof salePartKinds)[number]; readonly cents: number };

/**
 * Our own price for what one vehicle of a trip drives by its lines: kilometres, time (hours, days, nights), and everything else. Each is the
 * vehicle's share. Empty without a quote.
 */
export function saleLinesOf(trip: Trip, vehicleIndex: number): readonly SaleLine[] {
  const option = findChosenOption(trip);
  if (option === null) return [];
  const partOf = (unit: string) => (unit === 'km' ? 'kilometres' : unit === 'hour' || unit === 'day' || unit === 'night' ? 'time' : 'rest');
  const share = shareOfWay(trip, vehicleIndex) / Math.max(1, option.vehicles.length);
  return salePartKinds.flatMap((part) => {
    const lines = option.lines.filter(({ unit, included }) => included && partOf(unit) === part);
    const cents = Math.round(lines.reduce((sum, { amountCents }) => sum + amountCents, 0) * share);
    return cents === 0 ? [] : [{ part, cents }];
  });
}
