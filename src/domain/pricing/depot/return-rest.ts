import { addDays } from '#domain/calendar/date.ts';
import { type Dated, getInForce } from '#domain/calendar/in-force.ts';
import { epochOf } from '#domain/calendar/instant.ts';
import { toInstant, toLocal } from '#domain/calendar/zoned.ts';

type ReturnRest = Dated & {
  /** A regular daily rest. */
  readonly restMinutes: number;
  /** Breaks on the way make the arrival later than the road alone. */
  readonly spareMinutes: number;
  /** No crew starts for home at night: the local hours between which it does. */
  readonly leavesFrom: string;
  readonly leavesUntil: string;
  /** From an empty return of this length on a driver sleeps away from home; a shorter one is driven at once. */
  readonly fromEmptyMinutes: number;
};

const returnRests: readonly ReturnRest[] = [
  {
    validFrom: '2026-01-01',
    validTo: null,
    source: 'Rest: 561/2006 art. 4(g), 8(2). The rest: house rules, 2026 (E)',
    restMinutes: 11 * 60,
    spareMinutes: 90,
    leavesFrom: '06:00',
    leavesUntil: '22:00',
    fromEmptyMinutes: 120,
  },
];

/** The rule for a trip that begins on a date (`YYYY-MM-DD`). */
export function getReturnRest(date: string): ReturnRest {
  return getInForce(returnRests, date);
}

export type RestInput = {
  /** Minutes since 1970 of the arrival, breaks excluded. */
  readonly arrival: number;
  /** IANA zone of the last stop. */
  readonly timeZone: string;
  /** The date of the first departure. */
  readonly date: string;
};

/** How long the crew stays at the last stop before it drives home: a daily rest, extended to the morning if it ends at night. */
export function planReturnRest({ arrival, timeZone, date }: RestInput): number {
  const { restMinutes, spareMinutes, leavesFrom, leavesUntil } = getReturnRest(date);
  const rested = arrival + restMinutes + spareMinutes;
  const local = toLocal(new Date(rested * 60_000).toISOString(), timeZone);
  if (local.time >= leavesFrom && local.time <= leavesUntil) return rested - arrival;
  const morning = toInstant({ date: local.time < leavesFrom ? local.date : addDays(local.date, 1), time: leavesFrom }, timeZone);
  return (morning.ok ? epochOf(morning.value) / 60_000 : rested) - arrival;
}
