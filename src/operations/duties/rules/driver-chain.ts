import { compareInstants, epochOf } from '#domain/calendar/instant.ts';
import { toLocal } from '#domain/calendar/zoned.ts';
import type { DutyEvent } from '#domain/driving-time/duty-event.ts';
import type { IsOneService } from '#domain/driving-time/weeks/driver-history.ts';
import type { DutyPartKind } from '#domain/pricing/quote/quote.ts';
import { planningZone } from '#operations/fleet/rules/fleet.ts';
import type { PlannedDuty } from './duties.ts';

/** A duty as the driving and rest rules count it. */
export type WorkedDuty = Pick<PlannedDuty, 'startsAt' | 'endsAt' | 'crewSize' | 'parts'> & { readonly tripId: string };

const minute = 60_000;
const dayMinutes = 24 * 60;

/** Sorted by start. */
export function chainOf(duties: readonly WorkedDuty[]): readonly WorkedDuty[] {
  const starts = new Map(duties.map((duty) => [duty, epochOf(duty.startsAt)]));
  return [...duties].sort((first, second) => (starts.get(first) ?? 0) - (starts.get(second) ?? 0));
}

export function isOverlapping(chain: readonly WorkedDuty[]): boolean {
  return chain.some(({ startsAt }, index) => index > 0 && compareInstants(startsAt, chain[index - 1]?.endsAt ?? startsAt) < 0);
}

/** Uses the clock offset of the duty in question, because it may have changed in the four weeks before. */
export function minuteOfDayAt(start: number, anchor: string): number {
  const [hours = 0, minutes = 0] = toLocal(anchor, planningZone).time.split(':').map(Number);
  const back = Math.round((epochOf(anchor) - start) / minute);
  return (((hours * 60 + minutes - back) % dayMinutes) + dayMinutes) % dayMinutes;
}

const eventKinds: Readonly<Record<DutyPartKind, DutyEvent['kind']>> = {
  'empty-drive': 'drive',
  drive: 'drive',
  work: 'work',
  free: 'free',
  home: 'free',
  break: 'free',
  rest: 'free',
  ferry: 'ferry',
};

export function eventsOf(chain: readonly WorkedDuty[]): DutyEvent[] {
  return chain.flatMap(({ startsAt, parts }, index) => {
    const last = chain[index - 1];
    const between = last === undefined ? 0 : Math.round((epochOf(startsAt) - epochOf(last.endsAt)) / minute);
    const events = parts.map(({ kind, minutes }) => ({ kind: eventKinds[kind], minutes }));
    return between > 0 ? [{ kind: 'free' as const, minutes: between }, ...events] : events;
  });
}

/**
 * Whether everything in a chain between two minutes belongs to one trip. Twelve days between weekly rests are only allowed within a single
 * occasional service (561/2006 art. 8(6a)); over several trips the limit is six.
 */
export function oneServiceIn(chain: readonly WorkedDuty[]): IsOneService {
  const start = epochOf(chain[0]?.startsAt ?? new Date(0).toISOString());
  const times = chain.map(({ startsAt, endsAt, tripId }) => ({
    from: (epochOf(startsAt) - start) / minute,
    until: (epochOf(endsAt) - start) / minute,
    tripId,
  }));
  return (from, until) => new Set(times.filter((each) => each.from < until && each.until > from).map(({ tripId }) => tripId)).size <= 1;
}
