import { epochOf } from '#domain/calendar/instant.ts';
import type { DrivingRules } from '#domain/driving-time/driving-rules.ts';
import { longestEventMinutes } from '#domain/driving-time/duty-event.ts';
import { findLimitsLeft } from '#domain/driving-time/limits-left.ts';
import { chainOf, eventsOf, isOverlapping, minuteOfDayAt, oneServiceIn, type WorkedDuty } from './driver-chain.ts';

/** Instants, ISO 8601 UTC. */
export type Days = { readonly from: string; readonly until: string };

/** What a driver has left on the given days, considering all past and planned work. */
export type DriverLimits = {
  /** Minutes of driving left in a week and in a fortnight; negative if more is planned than allowed. */
  readonly weekMinutes: number;
  readonly fortnightMinutes: number;
  /** Weekly rests that these days require: the latest start, and the length. */
  readonly weeklyRests: readonly { readonly dueAt: string; readonly minutes: number }[];
  /**
   * The rests that a tour of more than six days requires before and after it: a regular weekly rest, then a regular and a reduced one
   * (561/2006 art. 8(6a)).
   */
  readonly blocked: readonly Days[];
  /** The latest end of each working day. */
  readonly ends: readonly { readonly startsAt: string; readonly endsAt: string; readonly latestAt: string }[];
};

type Asked = Days & { readonly rules: DrivingRules };

const minute = 60_000;

/** Null if duties overlap; the database prevents that. */
export function findDriverLimits(duties: readonly WorkedDuty[], asked: Asked): DriverLimits | null {
  const chain = chainOf(duties);
  if (isOverlapping(chain)) return null;
  const parts = partsOf(chain).map((part) => limitsOfPart(part, asked));
  return {
    weekMinutes: Math.min(...parts.map(({ weekMinutes }) => weekMinutes)),
    fortnightMinutes: Math.min(...parts.map(({ fortnightMinutes }) => fortnightMinutes)),
    weeklyRests: parts.flatMap(({ weeklyRests }) => weeklyRests),
    blocked: parts.flatMap(({ blocked }) => blocked),
    ends: parts.flatMap(({ ends }) => ends),
  };
}

/** Splits a chain where the gap is longer than a plan looks ahead; returns one empty part for an empty chain. */
function partsOf(chain: readonly WorkedDuty[]): readonly (readonly WorkedDuty[])[] {
  const parts: WorkedDuty[][] = [[]];
  for (const duty of chain) {
    const last = parts.at(-1)?.at(-1);
    const isFar = last !== undefined && epochOf(duty.startsAt) - epochOf(last.endsAt) > longestEventMinutes * minute;
    if (isFar) parts.push([duty]);
    else parts.at(-1)?.push(duty);
  }
  return parts;
}

function limitsOfPart(chain: readonly WorkedDuty[], { from, until, rules }: Asked): DriverLimits {
  const start = epochOf(chain[0]?.startsAt ?? from);
  const minuteOf = (instant: string) => Math.round((epochOf(instant) - start) / minute);
  const instantAt = (minutes: number) => new Date(start + minutes * minute).toISOString();
  const span = { from: minuteOf(from), until: minuteOf(until) };
  const isOneService = oneServiceIn(chain);
  // For a shorter tour the limit is six days: its driver's next job is another trip.
  const left = findLimitsLeft({
    events: eventsOf(chain),
    rules,
    isOneService: (first, last) => last - first > rules.week.daysBetweenRests * 1_440 && isOneService(first, last),
    crews: chain.map(({ crewSize }) => crewSize),
    crewAt: (at) => chain.findLast(({ startsAt }) => minuteOf(startsAt) <= at)?.crewSize ?? 1,
    startMinuteOfDay: minuteOfDayAt(start, from),
    span,
  });
  const [last] = left.stretches.slice(-1);
  return {
    ...left.driving,
    weeklyRests: left.stretches
      // A driver who has rested since and has no more work does not owe a rest.
      .filter((each) => each.from < span.until && (each.until >= span.from || (each === last && each.until + each.restMinutes > span.from)))
      .map(({ dueMinute, restMinutes }) => ({ dueAt: instantAt(dueMinute), minutes: restMinutes })),
    blocked: left.stretches
      .filter(({ isPostponed }) => isPostponed)
      .flatMap((stretch) => [
        { from: stretch.from - rules.week.regularRestMinutes, until: stretch.from },
        { from: stretch.until, until: stretch.until + stretch.restMinutes },
      ])
      .filter((band) => band.from < span.until && band.until > span.from)
      .map((band) => ({ from: instantAt(band.from), until: instantAt(band.until) })),
    ends: left.shifts
      .filter((shift) => shift.from < span.until && shift.until > span.from)
      .map((shift) => ({ startsAt: instantAt(shift.from), endsAt: instantAt(shift.until), latestAt: instantAt(shift.latestMinute) })),
  };
}
