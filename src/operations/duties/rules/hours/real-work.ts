import * as v from 'valibot';
import { addHours, epochOf } from '#domain/calendar/instant.ts';
import type { Immutable } from '#domain/immutable.ts';
import { dutyPartKinds } from '#domain/pricing/quote/quote.ts';
import type { WorkedDuty } from '../driver-chain.ts';

/**
 * What a driver really did: read from the tachograph card, or typed from a sheet, including work for other employers (561/2006 art. 6(5);
 * 2002/15 art. 4(b)). It replaces the plan for that period; outside it the plan counts.
 */

export const realShiftSchema = v.object({
  /** Instants, ISO 8601 UTC. */
  startsAt: v.string(),
  endsAt: v.string(),
  crewSize: v.picklist([1, 2]),
  parts: v.array(v.object({ kind: v.picklist(dutyPartKinds), minutes: v.number() })),
});
/** Work between two longer rests. */
export type RealShift = Immutable<v.InferOutput<typeof realShiftSchema>>;

export const workSources = ['card', 'sheet'] as const;

export const coveredSchema = v.object({ from: v.string(), until: v.string() });
/** A period, ISO 8601 UTC, in which all work is known. */
export type Covered = Immutable<v.InferOutput<typeof coveredSchema>>;

/** Known work on some days; without shifts the driver did not work. */
export type WorkRecord = {
  readonly id: string;
  readonly source: (typeof workSources)[number];
  readonly covered: readonly Covered[];
  readonly addedAt: string;
  readonly shifts: readonly RealShift[];
};

/**
 * A driver's chain of work with recorded work in place of the plan. A typed record overrides a card, because it corrects it, and a later
 * card overrides an earlier one. A duty that really began belongs to the trip that was planned then, for the twelve-day rule.
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

/** Two sheets of one day are added up. */
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

/** The moment up to which a driver's card covers the work; null if none was read. */
export function knownUntil(records: readonly Pick<WorkRecord, 'source' | 'covered'>[]): string | null {
  const ends = records.filter(({ source }) => source === 'card').flatMap(({ covered }) => covered.map(({ until }) => until));
  return ends.toSorted((first, second) => epochOf(second) - epochOf(first))[0] ?? null;
}

/** A card must be read at least every 28 days (Regulation (EU) 581/2010 art. 1(3)(b)). */
const mostDaysBetweenReadings = 28;
/** How long before its due date a reading is requested: a driver on tour comes by once a week. Our own rule, 2026 (E). */
const askedDaysBefore = 7;

/** The due date of the next reading of a card that was read at an instant. Instants, ISO 8601 UTC. */
export function readAgainBy(readAt: string): string {
  return addHours(readAt, mostDaysBetweenReadings * 24);
}

/** Whether a reading with this due date should be requested now. */
export function isReadingAsked(dueAt: string, now: string): boolean {
  return epochOf(dueAt) - epochOf(now) <= askedDaysBefore * 86_400_000;
}

/** Whether a driver's card must be read again; false for a driver whose card was never read. */
export function isReadingDue(records: readonly Pick<WorkRecord, 'source' | 'addedAt'>[], now: string): boolean {
  const [last] = records
    .filter(({ source }) => source === 'card')
    .map(({ addedAt }) => addedAt)
    .toSorted((first, second) => epochOf(second) - epochOf(first));
  return last !== undefined && epochOf(now) > epochOf(readAgainBy(last));
}
