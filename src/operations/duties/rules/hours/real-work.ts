import * as v from 'valibot';
import { addHours, epochOf } from '#domain/calendar/instant.ts';
import type { Immutable } from '#domain/immutable.ts';
import { dutyPartKinds } from '#domain/pricing/quote/quote.ts';
import type { WorkedDuty } from '../driver-chain.ts';

/**
 * What a driver really did: read from his tachograph card, or typed at the desk from a sheet, other employers' work with it (561/2006 art. 6(5);
 * 2002/15 art. 4(b)). It stands in place of what he was planned for then; beyond it the plan counts.
 */

export const realShiftSchema = v.object({
  /** Instants, ISO 8601 UTC. */
  startsAt: v.string(),
  endsAt: v.string(),
  crewSize: v.picklist([1, 2]),
  parts: v.array(v.object({ kind: v.picklist(dutyPartKinds), minutes: v.number() })),
});
/** Work from one longer rest to the next. */
export type RealShift = Immutable<v.InferOutput<typeof realShiftSchema>>;

export const workSources = ['card', 'sheet'] as const;

export const coveredSchema = v.object({ from: v.string(), until: v.string() });
/** From an instant to another, ISO 8601 UTC: all that was done then is known. */
export type Covered = Immutable<v.InferOutput<typeof coveredSchema>>;

/** What is known of some days: without shifts nothing was done. */
export type WorkRecord = {
  readonly id: string;
  readonly source: (typeof workSources)[number];
  readonly covered: readonly Covered[];
  readonly addedAt: string;
  readonly shifts: readonly RealShift[];
};

/**
 * A driver's chain of work with what is known of it in place of what was planned. What was typed goes before a card, for it corrects it, and a
 * later card before an earlier one. A duty that really began belongs to the trip that was planned then, for the twelve days of a tour.
 */
export function mergeWork(planned: readonly WorkedDuty[], records: readonly WorkRecord[]): readonly WorkedDuty[] {
  if (records.length === 0) return planned;
  const ranked = records.toSorted(
    (first, second) => rankOf(first) - rankOf(second) || (first.addedAt < second.addedAt ? 1 : first.addedAt > second.addedAt ? -1 : 0),
  );
  const real: WorkedDuty[] = [];
  const before: WorkRecord[] = [];
  for (const record of ranked) {
    for (const shift of record.shifts) {
      const isKnown =
        before.some((other) => isApart(record, other) && covers(other, shift.startsAt)) || real.some((one) => overlap(one, shift));
      if (!isKnown) real.push({ ...shift, tripId: tripOf(shift, planned) ?? `real ${record.id} ${shift.startsAt}` });
    }
    before.push(record);
  }
  const rest = planned.filter(
    (duty) => !records.some((record) => covers(record, duty.startsAt)) && !real.some((one) => overlap(one, duty)),
  );
  return [...real, ...rest].sort((first, second) => epochOf(first.startsAt) - epochOf(second.startsAt));
}

/** Two sheets of one day add to each other. */
function isApart(record: WorkRecord, other: WorkRecord): boolean {
  return record.source !== 'sheet' || other.source !== 'sheet';
}

function rankOf({ source }: WorkRecord): number {
  return source === 'sheet' ? 0 : 1;
}

function covers({ covered }: Pick<WorkRecord, 'covered'>, instant: string): boolean {
  return covered.some(({ from, until }) => epochOf(instant) >= epochOf(from) && epochOf(instant) < epochOf(until));
}

type Stretch = Pick<WorkedDuty, 'startsAt' | 'endsAt'>;

function overlap(one: Stretch, other: Stretch): boolean {
  return epochOf(one.startsAt) < epochOf(other.endsAt) && epochOf(other.startsAt) < epochOf(one.endsAt);
}

function tripOf(shift: Stretch, planned: readonly WorkedDuty[]): string | undefined {
  return planned.find((duty) => overlap(duty, shift))?.tripId;
}

/** The last moment up to which what a driver really did is known by his card; null where none was read. */
export function knownUntil(records: readonly Pick<WorkRecord, 'source' | 'covered'>[]): string | null {
  const ends = records.filter(({ source }) => source === 'card').flatMap(({ covered }) => covered.map(({ until }) => until));
  return ends.toSorted((first, second) => epochOf(second) - epochOf(first))[0] ?? null;
}

/** A card is read every 28 days at least (Regulation (EU) 581/2010 art. 1(3)(b)). */
const mostDaysBetweenReadings = 28;
/** So long before a reading is due it is asked for: a driver on tour comes by once a week. House rule, 2026 (E). */
const askedDaysBefore = 7;

/** By when a card that was read at an instant must be read again. Instants, ISO 8601 UTC. */
export function readAgainBy(readAt: string): string {
  return addHours(readAt, mostDaysBetweenReadings * 24);
}

/** Whether a reading that is due by an instant is asked for by now. */
export function isReadingAsked(dueAt: string, now: string): boolean {
  return epochOf(dueAt) - epochOf(now) <= askedDaysBefore * 86_400_000;
}

/** Whether a driver's card is to be read again; of one who never had his read nothing is said. */
export function isReadingDue(records: readonly Pick<WorkRecord, 'source' | 'addedAt'>[], now: string): boolean {
  const [last] = records
    .filter(({ source }) => source === 'card')
    .map(({ addedAt }) => addedAt)
    .toSorted((first, second) => epochOf(second) - epochOf(first));
  return last !== undefined && epochOf(now) > epochOf(readAgainBy(last));
}
