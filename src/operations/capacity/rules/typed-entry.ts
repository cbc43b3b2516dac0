import * as v from 'valibot';
import { daysBetween } from '#domain/calendar/date.ts';
import { choiceOrFirst, code, line } from '#domain/input/fields.ts';
import { textLimits } from '#domain/input/text-limits.ts';
import { fleetKeys } from '#domain/sites/keys.ts';
import { typedDate } from '#operations/fleet/rules/fleet.ts';
import { type CapacityEntry, capacityEntryKinds } from './capacity.ts';

const mostUnits = 500;
const mostDays = 1_000;

/** A whole number up to a limit; null if empty. */
function count(most: number) {
  return v.pipe(
    line(6),
    v.check((text) => /^\d*$/.test(text) && Number(text) <= most, code('invalid')),
    v.transform((text) => (text === '' ? null : Number(text))),
  );
}

/** A capacity entry as typed by staff. An empty region or class means all. */
export const typedCapacityEntry = v.pipe(
  v.object({
    kind: choiceOrFirst(capacityEntryKinds),
    region: v.pipe(
      line(textLimits.name),
      v.transform((text) => (text === '' ? null : text)),
    ),
    class: v.pipe(
      line(20),
      v.transform((text) => fleetKeys.find((key) => key === text) ?? null),
    ),
    fromDay: typedDate(),
    untilDay: typedDate(),
    units: count(mostUnits),
    releaseDays: count(365),
    operatorId: v.pipe(
      line(textLimits.key),
      v.transform((text) => (text === '' ? null : text)),
    ),
    reason: line(200),
  }),
  v.forward(
    v.check(({ fromDay, untilDay }) => fromDay <= untilDay, code('before-previous')),
    ['untilDay'],
  ),
  v.forward(
    // A day that cannot be read is empty here, and has an issue of its own.
    v.check(({ fromDay, untilDay }) => fromDay === '' || untilDay === '' || daysBetween(fromDay, untilDay) <= mostDays, code('too-many')),
    ['untilDay'],
  ),
  v.forward(
    v.check(({ kind, region }) => kind !== 'allotment' || region !== null, code('required')),
    ['region'],
  ),
  v.forward(
    v.check((typed) => typed.kind !== 'allotment' || typed.class !== null, code('required')),
    ['class'],
  ),
  v.forward(
    v.check(({ kind, units }) => kind === 'stop-sell' || (units ?? 0) > 0, code('required')),
    ['units'],
  ),
);

/** The entry as stored, without fields that do not apply to its kind. */
export function entryOf(typed: v.InferOutput<typeof typedCapacityEntry>): Omit<CapacityEntry, 'id'> {
  const isAllotment = typed.kind === 'allotment';
  return {
    ...typed,
    units: typed.kind === 'stop-sell' ? 0 : (typed.units ?? 0),
    releaseDays: isAllotment ? typed.releaseDays : null,
    operatorId: isAllotment ? typed.operatorId : null,
  };
}
