import { epochOf } from '#domain/calendar/instant.ts';
import type { RealShift } from '#operations/duties/rules/hours/real-work.ts';
import {
  covers,
  gradeFrom,
  hour,
  type Infringement,
  type JudgedShift,
  type JudgedWork,
  minuteMs,
  mondayOf,
  type Span,
  type Step,
  weekMs,
} from './infringement.ts';
import { weeklyRestInfringements } from './weekly-rests.ts';

/**
 * Finds infringements in what cards and sheets say. A daily driving time ends with a rest of seven hours, even where that rest is too short
 * (Commission Implementing Decision C(2011) 3759). Times are UTC, weeks from Monday to Sunday, as on a card.
 */

/** Oldest first. */
export function findInfringements(work: JudgedWork): readonly Infringement[] {
  const found = [
    ...dailyDriving(work.shifts),
    ...drivingOfWeeks(work.shifts),
    ...work.shifts.filter(({ isTyped }) => !isTyped).flatMap(missedBreaks),
    ...dailyRests(work),
    ...weeklyRestInfringements(work),
  ];
  return found.sort((first, second) => epochOf(first.at) - epochOf(second.at));
}

function minutesOf(shift: RealShift, kind: RealShift['parts'][number]['kind']): number {
  return shift.parts.reduce((sum, part) => sum + (part.kind === kind ? part.minutes : 0), 0);
}

/** Ten hours twice in a week, else nine. By half more without a rest of 4½ hours it is of the gravest. */
function dailyDriving(shifts: readonly JudgedShift[]): readonly Infringement[] {
  const extended = new Map<number, number>();
  return shifts.flatMap((shift): readonly Infringement[] => {
    const minutes = minutesOf(shift, 'drive');
    if (minutes <= 9 * hour) return [];
    const week = mondayOf(epochOf(shift.startsAt));
    const before = extended.get(week) ?? 0;
    extended.set(week, before + 1);
    const limitMinutes = before < 2 ? 10 * hour : 9 * hour;
    if (minutes <= limitMinutes) return [];
    const hasLongRest = shift.parts.some((part) => part.kind === 'break' && part.minutes >= 4.5 * hour);
    const steps: Step[] = [
      [limitMinutes + hour, 'serious'],
      [limitMinutes + 2 * hour, 'very-serious'],
      ...(hasLongRest ? [] : ([[limitMinutes * 1.5, 'most-serious']] as const)),
    ];
    return [{ rule: 'daily-driving', category: gradeFrom(minutes, steps), at: shift.startsAt, minutes, limitMinutes }];
  });
}

const weeklySteps: readonly Step[] = [
  [60 * hour, 'serious'],
  [65 * hour, 'very-serious'],
  [70 * hour, 'most-serious'],
];
const fortnightSteps: readonly Step[] = [
  [100 * hour, 'serious'],
  [105 * hour, 'very-serious'],
  [112.5 * hour, 'most-serious'],
];

function drivingOfWeeks(shifts: readonly JudgedShift[]): readonly Infringement[] {
  const byWeek = new Map<number, number>();
  for (const { from, until } of shifts.flatMap(drivesOf)) {
    for (let week = mondayOf(from); week < until; week += weekMs) {
      const ms = Math.min(until, week + weekMs) - Math.max(from, week);
      byWeek.set(week, (byWeek.get(week) ?? 0) + ms / minuteMs);
    }
  }
  return [...byWeek].flatMap(([week, minutes]): readonly Infringement[] => {
    const both = minutes + (byWeek.get(week + weekMs) ?? 0);
    const at = new Date(week).toISOString();
    return [
      ...(minutes > 56 * hour
        ? [{ rule: 'weekly-driving' as const, category: gradeFrom(minutes, weeklySteps), at, minutes, limitMinutes: 56 * hour }]
        : []),
      ...(both > 90 * hour
        ? [{ rule: 'fortnight-driving' as const, category: gradeFrom(both, fortnightSteps), at, minutes: both, limitMinutes: 90 * hour }]
        : []),
    ];
  });
}

/** The driving of a shift, with its times. */
function drivesOf({ startsAt, parts }: RealShift): readonly Span[] {
  let at = epochOf(startsAt);
  const spans: Span[] = [];
  for (const { kind, minutes } of parts) {
    if (kind === 'drive') spans.push({ from: at, until: at + minutes * minuteMs });
    at += minutes * minuteMs;
  }
  return spans;
}

const breakSteps: readonly Step[] = [
  [5 * hour, 'serious'],
  [6 * hour, 'very-serious'],
];

const uninterrupted = 4.5 * hour;

/** 45 minutes after 4½ hours of driving, at once or as 15 and then 30. */
function missedBreaks(shift: JudgedShift): readonly Infringement[] {
  return drivingBetweenBreaks(shift)
    .filter(({ minutes }) => minutes > uninterrupted)
    .map(({ from, minutes }) => {
      const at = new Date(from).toISOString();
      return { rule: 'break', category: gradeFrom(minutes, breakSteps), at, minutes, limitMinutes: uninterrupted };
    });
}

function drivingBetweenBreaks({ startsAt, parts, crewSize }: JudgedShift): readonly { readonly from: number; readonly minutes: number }[] {
  const blocks: { from: number; minutes: number }[] = [];
  let [at, isOpen, hasFirst] = [epochOf(startsAt), false, false];
  for (const part of parts) {
    if (part.kind === 'drive') {
      if (!isOpen) blocks.push({ from: at, minutes: 0 });
      isOpen = true;
      const block = blocks.at(-1);
      if (block !== undefined) block.minutes += part.minutes;
    }
    const rested = restedIn(part, crewSize);
    if (rested >= 45 || (hasFirst && rested >= 30)) [isOpen, hasFirst] = [false, false];
    else if (rested >= 15) hasFirst = true;
    at += part.minutes * minuteMs;
  }
  return blocks;
}

/** Beside another driver at the wheel, 45 minutes of availability are a break. */
function restedIn({ kind, minutes }: RealShift['parts'][number], crewSize: number): number {
  const isBeside = kind === 'free' && crewSize === 2 && minutes >= 45;
  return kind === 'break' || isBeside ? minutes : 0;
}

const full = 11 * hour;
const reduced = 9 * hour;
const mostReduced = 3;
const weekly = 24 * hour;

const fullSteps: readonly Step[] = [
  [0, 'very-serious'],
  [8.5 * hour, 'serious'],
  [10 * hour, 'minor'],
];
const reducedSteps: readonly Step[] = [
  [0, 'very-serious'],
  [7 * hour, 'serious'],
  [8 * hour, 'minor'],
];

/** A shift with the rest in the hours that the law counts; `isKnown`: nothing is missing from that time. */
type Rested = { readonly shift: JudgedShift; readonly rest: number; readonly isKnown: boolean; readonly isWeekly: boolean };

/**
 * The rest within 24 hours of the start (30 for two drivers): eleven hours, three and nine, or nine up to three times between two weekly
 * rests.
 */
function dailyRests(work: JudgedWork): readonly Infringement[] {
  let used = 0;
  return work.shifts.flatMap((_, index): readonly Infringement[] => {
    const rested = restAfter(work, index);
    // A rest that goes on into a weekly one is not held against the driver for the hours after the window.
    const mayReduce = used < mostReduced || rested.isWeekly;
    const isShort = rested.isKnown && rested.rest < wantedOf(rested.shift) && !isSplit(rested.shift, rested.rest);
    if (!rested.isKnown || rested.isWeekly) used = 0;
    if (!isShort) return [];
    if (rested.shift.crewSize === 1 && !rested.isWeekly) used += 1;
    return gradeRest(rested, mayReduce);
  });
}

function restAfter({ shifts, covered }: JudgedWork, index: number): Rested {
  const shift = shifts[index] as JudgedShift;
  const [start, end] = [epochOf(shift.startsAt), epochOf(shift.endsAt)];
  const next = shifts[index + 1];
  const until = next === undefined ? Number.POSITIVE_INFINITY : epochOf(next.startsAt);
  const windowEnd = start + (shift.crewSize === 2 ? 30 : 24) * hour * minuteMs;
  return {
    shift,
    rest: Math.max((Math.min(until, windowEnd) - end) / minuteMs, longestBreak(shift, windowEnd)),
    isKnown: covers(covered, { from: end, until: Math.min(until, Math.max(end, windowEnd)) }),
    isWeekly: (until - end) / minuteMs >= weekly,
  };
}

function wantedOf({ crewSize }: JudgedShift): number {
  return crewSize === 2 ? reduced : full;
}

function gradeRest({ shift, rest }: Rested, mayReduce: boolean): readonly Infringement[] {
  const found = { at: shift.startsAt, minutes: rest };
  if (shift.crewSize === 2) return [{ ...found, rule: 'crew-rest', category: gradeFrom(rest, reducedSteps), limitMinutes: reduced }];
  if (!mayReduce) return [{ ...found, rule: 'daily-rest', category: gradeFrom(rest, fullSteps), limitMinutes: full }];
  return rest >= reduced ? [] : [{ ...found, rule: 'daily-rest', category: gradeFrom(rest, reducedSteps), limitMinutes: reduced }];
}

function longestBreak({ startsAt, parts }: RealShift, windowEnd: number): number {
  let [at, longest] = [epochOf(startsAt), 0];
  for (const { kind, minutes } of parts) {
    if (kind === 'break') longest = Math.max(longest, Math.min(minutes, (windowEnd - at) / minuteMs));
    at += minutes * minuteMs;
  }
  return longest;
}

/** Three hours within the shift and nine after it. */
function isSplit({ parts }: RealShift, rest: number): boolean {
  return rest >= reduced && parts.some(({ kind, minutes }) => kind === 'break' && minutes >= 3 * hour);
}
