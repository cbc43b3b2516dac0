import type { CardActivity, CardDay, DriverCard } from './driver-card.ts';
import type { Covered, RealShift } from './real-work.ts';

/** What a card says of its holder's hours. */
export type CardHours = {
  /** The days that it has, in runs without a gap; the last is left to the plan, for it goes on after the card was read. */
  readonly covered: readonly Covered[];
  readonly shifts: readonly RealShift[];
  /** Of these nobody knows what was done, for the card was out; they count as rest. */
  readonly unknownMinutes: number;
};

/** A rest of so many minutes parts two shifts; what the law makes of a shorter or longer one is for `judge-hours` to say. */
const partingMinutes = 7 * 60;
const dayMinutes = 1_440;
/** A card holds some months: so many days are kept, as what was done before has no bearing on anything planned. */
const mostDays = 180;

type Stretch = { readonly from: number; readonly until: number; readonly activity: CardActivity; readonly isCrew: boolean };

/** The shifts of the days on a card. A day on which it was in no vehicle has none: what was planned then counts on. */
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

/** What goes on at the end of a run is left to the plan from its beginning; what was under way at the start began on a day that the card has not. */
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

/** What goes on over midnight, or was noted twice, is one. */
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

/** Work with the shorter rests in it. */
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
