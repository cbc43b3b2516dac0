import type { DrivingRules } from '../driving-rules.ts';
import { uninterruptedRest } from '../judge-shift.ts';
import type { Shift } from '../shift.ts';
import type { DriverHistory } from './driver-history.ts';

type RestedShift = Pick<Shift, 'startMinute' | 'spanMinutes' | 'restAfterMinutes' | 'restInterruptionMinutes'>;

/** How a tour stands to the weekly rests (561/2006 art. 8(6), 8(6a)). Minutes. */
export type WeeklyRests = {
  /** How far the worst stretch without the weekly rest that it needs is too long; 0 when lawful. */
  readonly overMinutes: number;
  /** The longest time between two weekly rests, and the most that it may be. */
  readonly stretchMinutes: number;
  readonly limitMinutes: number;
  /** True when it is lawful only by the twelve-day rule of one occasional service. */
  readonly twelveDayRule: boolean;
  /** What reduced weekly rests inside the tour lack of 45 hours: to be made up for before the end of the third week. */
  readonly compensationMinutes: number;
};

/** From the end of a regular weekly rest to the start of the next, with the reduced ones between (their start and end). */
type Block = {
  from: number;
  until: number;
  readonly regularBefore: boolean;
  readonly reduced: { readonly from: number; readonly until: number }[];
};

type Input = { readonly week: DrivingRules['week']; readonly history: DriverHistory };

const day = 24 * 60;

/**
 * Judges each stretch between two regular weekly rests. One reduced rest may part it, for of two weekly rests in a row one must be regular;
 * each part lasts six days at most. Undivided it may last twelve after a regular rest. A tour is followed by a regular rest.
 */
export function findWeeklyRests(duties: readonly RestedShift[], question: Input): WeeklyRests {
  const judged = blocksOf(duties, question).map((block) => judgeBlock(block, question.week));
  const worst = judged.reduce((most, next) => (isWorse(next, most) ? next : most), nothing(question.week));
  return {
    ...worst,
    twelveDayRule: judged.some(({ twelveDayRule }) => twelveDayRule),
    compensationMinutes: judged.reduce((total, { compensationMinutes }) => total + compensationMinutes, 0),
  };
}

function isWorse(first: WeeklyRests, second: WeeklyRests): boolean {
  if (first.overMinutes !== second.overMinutes) return first.overMinutes > second.overMinutes;
  return first.stretchMinutes > second.stretchMinutes;
}

function nothing({ daysBetweenRests }: DrivingRules['week']): WeeklyRests {
  return { overMinutes: 0, stretchMinutes: 0, limitMinutes: daysBetweenRests * day, twelveDayRule: false, compensationMinutes: 0 };
}

function blocksOf(duties: readonly RestedShift[], { week, history }: Input): Block[] {
  const [first] = duties;
  if (!first) return [];
  const regularBefore = history.weeklyRestMinutes >= week.regularRestMinutes;
  // A driver who comes from his weekly rest goes on resting until the first duty.
  const from = history.sinceWeeklyRestMinutes > 0 ? -history.sinceWeeklyRestMinutes : first.startMinute;
  let block: Block = { from, until: 0, regularBefore, reduced: [] };
  const blocks = [block];
  for (const [index, duty] of duties.entries()) {
    block.until = duty.startMinute + duty.spanMinutes;
    const [rest, next] = [uninterruptedRest(duty), duties[index + 1]];
    if (!next) break;
    if (rest >= week.regularRestMinutes) {
      block = { from: next.startMinute, until: 0, regularBefore: true, reduced: [] };
      blocks.push(block);
    } else if (rest >= week.restMinutes) block.reduced.push({ from: block.until, until: next.startMinute });
  }
  return blocks;
}

/** From the end of a weekly rest to the last work before the next: when that must begin at the latest, and how long it must last. Minutes. */
export type WeeklyStretch = { readonly from: number; readonly until: number; readonly dueMinute: number; readonly restMinutes: number };

/** The stretches between the weekly rests of a tour, a reduced one parting two where it counts, in their order. */
export function listWeeklyStretches(duties: readonly RestedShift[], question: Input): readonly WeeklyStretch[] {
  const { week } = question;
  const six = week.daysBetweenRests * day;
  return blocksOf(duties, question).flatMap((block) => {
    const { from, until, regularBefore } = block;
    const rest = bestParting(block)?.rest;
    const longest = (regularBefore ? week.daysBetweenRestsOccasional : week.daysBetweenRests) * day;
    // Of two weekly rests in a row one is regular (561/2006 art. 8(6)).
    const least = regularBefore ? week.restMinutes : week.regularRestMinutes;
    if (rest === undefined) return [{ from, until, dueMinute: from + longest, restMinutes: least }];
    return [
      { from, until: rest.from, dueMinute: from + six, restMinutes: least },
      { from: rest.until, until, dueMinute: rest.until + six, restMinutes: week.regularRestMinutes },
    ];
  });
}

/** The reduced rest that parts a stretch best; only after a regular one may it be reduced at all. */
function bestParting({ from, until, regularBefore, reduced }: Block) {
  const parts = (regularBefore ? reduced : []).map((rest) => ({ rest, longest: Math.max(rest.from - from, until - rest.until) }));
  return parts.sort((first, second) => first.longest - second.longest)[0];
}

function judgeBlock(block: Block, week: DrivingRules['week']): WeeklyRests {
  const { from, until, regularBefore } = block;
  const [six, twelve] = [week.daysBetweenRests * day, (regularBefore ? week.daysBetweenRestsOccasional : week.daysBetweenRests) * day];
  const whole = until - from;
  if (whole <= six) return { ...nothing(week), stretchMinutes: whole };
  const best = bestParting(block);
  if (best && (best.longest <= six || best.longest - six < whole - twelve)) {
    const compensationMinutes = week.regularRestMinutes - (best.rest.until - best.rest.from);
    return { ...nothing(week), overMinutes: Math.max(0, best.longest - six), stretchMinutes: best.longest, compensationMinutes };
  }
  return {
    overMinutes: Math.max(0, whole - twelve),
    stretchMinutes: whole,
    limitMinutes: twelve,
    twelveDayRule: regularBefore,
    compensationMinutes: 0,
  };
}
