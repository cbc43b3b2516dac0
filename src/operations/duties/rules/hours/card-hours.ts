import type { CardActivity, CardDay, DriverCard } from './driver-card.ts';
import type { Covered, RealShift } from './real-work.ts';

/** The hours on a driver card. */
export type CardHours = {
  /** The days on the card, as runs without gaps. The last day is left to the plan, because it continues after the reading. */
  readonly covered: readonly Covered[];
  readonly shifts: readonly RealShift[];
  /** Minutes without data because the card was out; they count as rest. */
  readonly unknownMinutes: number;
};

/** A rest of this length separates two shifts; `judge-hours` decides what the law says about shorter or longer rests. */
const partingMinutes = 7 * 60;
const dayMinutes = 1_440;
/** A card holds some months; only this many days are stored, because older work does not affect planning. */
const mostDays = 180;

type Stretch = { readonly from: number; readonly until: number; readonly activity: CardActivity; readonly isCrew: boolean };

/** The shifts of the days on a card. A day without the card in a vehicle has no shift, so the plan counts for it. */
export function readCardHours({ days }: Pick<DriverCard, 'days'>): CardHours {
  const runs = listRuns(days.slice(-mostDays));
  const last = days.at(-1);
  const read = runs.map((run) => readRun(run, minuteOf(run.at(-1)?.date ?? '') + (run.at(-1) === last ? 0 : dayMinutes)));
  return {
    covered: read.flatMap(({ from, until }) => (from < until ? [{ from: instantOf(from), until: instantOf(until) }] : [])),
    shifts: read.flatMap(({ shifts }) => shifts),
    unknownMinutes: read.reduce((sum, { unknownMinutes }) => sum + unknownMinutes, 0),
  };
}

function listRuns(days: readonly CardDay[]): readonly (readonly CardDay[])[] {
  const runs: CardDay[][] = [];
  for (const day of days) {
    const before = runs.at(-1)?.at(-1);
    if (before !== undefined && minuteOf(day.date) - minuteOf(before.date) === dayMinutes) runs.at(-1)?.push(day);
    else runs.push([day]);
  }
  return runs;
}

type Run = { readonly from: number; readonly until: number; readonly shifts: readonly RealShift[]; readonly unknownMinutes: number };

/**
 * Work that continues at the end of a run is left to the plan from its start; work under way at the beginning started on a day that is not
 * on the card.
 */
function readRun(run: readonly CardDay[], end: number): Run {
  const stretches = join(run.flatMap(stretchesOf));
  const groups = groupShifts(stretches);
  const start = minuteOf(run[0]?.date ?? '');
  const cut = groups[0]?.[0]?.from === start ? groups[0] : undefined;
  const from = cut?.at(-1)?.until ?? start;
  const open = groups.find((group) => (group.at(-1)?.until ?? 0) > end);
  const until = Math.min(end, open?.[0]?.from ?? end);
  const whole = groups.filter((group) => (group[0]?.from ?? 0) >= from && (group.at(-1)?.until ?? 0) <= until);
  const unknown = stretches
    .filter(({ activity }) => activity === null)
    .map((each) => Math.min(each.until, until) - Math.max(each.from, from));
  const unknownMinutes = unknown.filter((minutes) => minutes > 0).reduce((sum, minutes) => sum + minutes, 0);
  return { from, until, shifts: whole.map(shiftOf), unknownMinutes };
}

function stretchesOf({ date, changes }: CardDay): Stretch[] {
  const midnight = minuteOf(date);
  return changes.flatMap(({ minute, activity, isCrew }, index): Stretch[] => {
    const until = changes[index + 1]?.minute ?? dayMinutes;
    return until > minute ? [{ from: midnight + minute, until: midnight + until, activity, isCrew }] : [];
  });
}

/** Merges activities that continue over midnight or were recorded twice. */
function join(stretches: readonly Stretch[]): readonly Stretch[] {
  const joined: Stretch[] = [];
  for (const next of stretches) {
    const last = joined.at(-1);
    const isSame = last !== undefined && last.until === next.from && last.activity === next.activity && last.isCrew === next.isCrew;
    if (isSame) joined[joined.length - 1] = { ...last, until: next.until };
    else joined.push(next);
  }
  return joined;
}

function isRest({ activity }: Stretch): boolean {
  return activity === 'rest' || activity === null;
}

/** Groups work with the shorter rests in it. */
function groupShifts(stretches: readonly Stretch[]): readonly (readonly Stretch[])[] {
  const groups: Stretch[][] = [];
  let resting = Number.POSITIVE_INFINITY;
  let rests: Stretch[] = [];
  for (const each of stretches) {
    if (isRest(each)) {
      resting += each.until - each.from;
      rests.push(each);
      continue;
    }
    if (resting >= partingMinutes) groups.push([each]);
    else groups.at(-1)?.push(...rests, each);
    [resting, rests] = [0, []];
  }
  return groups;
}

function shiftOf(group: readonly Stretch[]): RealShift {
  const [first, last] = [group[0], group.at(-1)];
  return {
    startsAt: instantOf(first?.from ?? 0),
    endsAt: instantOf(last?.until ?? 0),
    crewSize: group.some(({ activity, isCrew }) => isCrew && activity === 'drive') ? 2 : 1,
    parts: group.map((each) => ({ kind: kindOf(each), minutes: each.until - each.from })),
  };
}

function kindOf({ activity }: Stretch): RealShift['parts'][number]['kind'] {
  if (activity === 'drive' || activity === 'work') return activity;
  return activity === 'available' ? 'free' : 'break';
}

function minuteOf(date: string): number {
  return Date.parse(`${date}T00:00:00Z`) / 60_000;
}

function instantOf(minute: number): string {
  return new Date(minute * 60_000).toISOString();
}
