import type { DrivingRules } from '../driving-rules.ts';
import { uninterruptedRest } from '../judge-shift.ts';
import type { Shift } from '../shift.ts';
import type { DriverHistory, IsOneService } from './driver-history.ts';

type RestedShift = Pick<Shift, 'startMinute' | 'spanMinutes' | 'restAfterMinutes' | 'restInterruptionMinutes'>;

/** How a tour meets the weekly-rest rules (561/2006 art. 8(6), 8(6a)). Minutes. */
export type WeeklyRests = {
  /** How far the worst stretch without a required weekly rest is too long; 0 if lawful. */
  readonly overMinutes: number;
  /** The longest time between two weekly rests, and its limit. */
  readonly stretchMinutes: number;
  readonly limitMinutes: number;
  /** True if the tour is lawful only by the twelve-day rule for one occasional service. */
  readonly twelveDayRule: boolean;
  /** What reduced weekly rests during the tour lack of 45 hours, to be compensated before the end of the third week. */
  readonly compensationMinutes: number;
  /** The shortest rest after twelve days within the tour; null if there is none. */
  readonly restAfterTwelveMinutes: number | null;
};

/** A reduced weekly rest that needs compensation: when it (or the twelve days before it) ended, and the missing minutes. */
export type OwedRest = { readonly since: number; readonly minutes: number };

/** From the end of a regular weekly rest to the start of the next, with the start and end of the reduced rests between. */
type Block = {
  from: number;
  until: number;
  readonly regularBefore: boolean;
  readonly reduced: { readonly from: number; readonly until: number }[];
};

type Input = {
  readonly week: DrivingRules['week'];
  readonly history: DriverHistory;
  readonly isOneService?: IsOneService | undefined;
};
type Parting = { readonly week: DrivingRules['week']; readonly isOneService: IsOneService };

const day = 24 * 60;

/**
 * Checks each stretch between two regular weekly rests. One reduced rest may divide it, because one of two consecutive weekly rests must be
 * regular; each part lasts at most six days. Undivided, the stretch may last twelve days after a regular rest. A regular rest follows the
 * tour.
 */
export function findWeeklyRests(duties: readonly RestedShift[], question: Input): WeeklyRests {
  const blocks = blocksOf(duties, question);
  const judged = blocks.map((block) => judgeBlock(block, question));
  const worst = judged.reduce((most, next) => (isWorse(next, most) ? next : most), nothing(question.week));
  const after = restsAfterTwelve(blocks, question).map(({ minutes }) => minutes);
  return {
    ...worst,
    twelveDayRule: judged.some(({ twelveDayRule }) => twelveDayRule),
    compensationMinutes: judged.reduce((total, { compensationMinutes }) => total + compensationMinutes, 0),
    restAfterTwelveMinutes: after.length === 0 ? null : Math.min(...after),
  };
}

/** The rests after twelve days that are followed by more work: one regular weekly rest and a second one, which may be reduced. */
function restsAfterTwelve(blocks: readonly Block[], question: Input) {
  return blocks.flatMap((block, index) => {
    const next = blocks[index + 1];
    return next !== undefined && judgeBlock(block, question).twelveDayRule
      ? [{ since: block.until, minutes: next.from - block.until }]
      : [];
  });
}

/**
 * What reduced weekly rests within a chain lack of regular ones, in order. Each must be compensated in one block before the end of the
 * third week after it (561/2006 art. 8(6)); after twelve days the same applies to the second rest (art. 8(6a)(b)(ii)).
 */
export function listOwedRests(duties: readonly RestedShift[], question: Input): readonly OwedRest[] {
  const { week } = question;
  const blocks = blocksOf(duties, question);
  const reduced = blocks.flatMap((block) => {
    const { compensationMinutes } = judgeBlock(block, question);
    const parting = bestParting(block);
    return parting === undefined || compensationMinutes === 0 ? [] : [{ since: parting.rest.until, minutes: compensationMinutes }];
  });
  const seconds = restsAfterTwelve(blocks, question).map(({ since, minutes }) => ({
    since,
    minutes: 2 * week.regularRestMinutes - minutes,
  }));
  return [...reduced, ...seconds].filter(({ minutes }) => minutes > 0).sort((first, second) => first.since - second.since);
}

function isWorse(first: WeeklyRests, second: WeeklyRests): boolean {
  if (first.overMinutes !== second.overMinutes) return first.overMinutes > second.overMinutes;
  return first.stretchMinutes > second.stretchMinutes;
}

function nothing({ daysBetweenRests }: DrivingRules['week']): WeeklyRests {
  return {
    overMinutes: 0,
    stretchMinutes: 0,
    limitMinutes: daysBetweenRests * day,
    twelveDayRule: false,
    compensationMinutes: 0,
    restAfterTwelveMinutes: null,
  };
}

function blocksOf(duties: readonly RestedShift[], { week, history, isOneService = () => true }: Input): readonly Block[] {
  const [first] = duties;
  if (!first) return [];
  // A driver who comes from a weekly rest continues to rest until the first duty.
  const from = history.sinceWeeklyRestMinutes > 0 ? -history.sinceWeeklyRestMinutes : first.startMinute;
  let block: Block = { from, until: 0, regularBefore: history.weeklyRestMinutes >= week.regularRestMinutes, reduced: [] };
  const blocks = [block];
  for (const [index, duty] of duties.entries()) {
    block.until = duty.startMinute + duty.spanMinutes;
    const [rest, next] = [uninterruptedRest(duty), duties[index + 1]];
    if (!next) break;
    const isOver = isPostponed(block, { week, isOneService }) && !isOneService(block.from, next.startMinute + next.spanMinutes);
    if (rest >= week.regularRestMinutes || isOver) {
      block = { from: next.startMinute, until: 0, regularBefore: rest >= week.regularRestMinutes, reduced: [] };
      blocks.push(block);
    } else if (rest >= week.restMinutes) block.reduced.push({ from: block.until, until: next.startMinute });
  }
  return blocks;
}

/** Whether a stretch so far has postponed its rest. The next service then begins after that rest, however short it is. */
function isPostponed({ from, until, regularBefore, reduced }: Block, { week, isOneService }: Parting): boolean {
  return regularBefore && reduced.length === 0 && until - from > week.daysBetweenRests * day && isOneService(from, until);
}

/**
 * From the end of a weekly rest to the last work before the next: the latest start of that rest, its required length, and whether it is
 * postponed beyond six days. Minutes.
 */
export type WeeklyStretch = {
  readonly from: number;
  readonly until: number;
  readonly dueMinute: number;
  readonly restMinutes: number;
  readonly isPostponed: boolean;
};

/** The stretches between the weekly rests of a tour, in order. A reduced rest divides two if it counts. */
export function listWeeklyStretches(duties: readonly RestedShift[], question: Input): readonly WeeklyStretch[] {
  const { week } = question;
  const six = week.daysBetweenRests * day;
  return blocksOf(duties, question).flatMap((block) => {
    const { from, until, regularBefore } = block;
    const rest = bestParting(block)?.rest;
    const postpones = mayPostpone(block, question);
    const longest = (postpones ? week.daysBetweenRestsOccasional : week.daysBetweenRests) * day;
    // One of two consecutive weekly rests must be regular (561/2006 art. 8(6)).
    const least = regularBefore ? week.restMinutes : week.regularRestMinutes;
    if (rest === undefined) {
      const isPostponed = postpones && until - from > six;
      return [{ from, until, dueMinute: from + longest, restMinutes: least + (isPostponed ? week.regularRestMinutes : 0), isPostponed }];
    }
    return [
      { from, until: rest.from, dueMinute: from + six, restMinutes: least, isPostponed: false },
      { from: rest.until, until, dueMinute: rest.until + six, restMinutes: week.regularRestMinutes, isPostponed: false },
    ];
  });
}

/** The reduced rest that divides a stretch best. Only after a regular rest may it be reduced. */
function bestParting({ from, until, regularBefore, reduced }: Block) {
  const parts = (regularBefore ? reduced : []).map((rest) => ({ rest, longest: Math.max(rest.from - from, until - rest.until) }));
  return parts.sort((first, second) => first.longest - second.longest)[0];
}

/** Only a single occasional service after a regular rest may postpone its weekly rest (561/2006 art. 8(6a)). */
function mayPostpone({ from, until, regularBefore }: Block, { isOneService }: Input): boolean {
  return regularBefore && (isOneService?.(from, until) ?? true);
}

function judgeBlock(block: Block, question: Input): WeeklyRests {
  const { week } = question;
  const { from, until } = block;
  const twelveDayRule = mayPostpone(block, question);
  const [six, twelve] = [week.daysBetweenRests * day, (twelveDayRule ? week.daysBetweenRestsOccasional : week.daysBetweenRests) * day];
  const whole = until - from;
  if (whole <= six) return { ...nothing(week), stretchMinutes: whole };
  const best = bestParting(block);
  if (best && (best.longest <= six || best.longest - six < whole - twelve)) {
    const compensationMinutes = week.regularRestMinutes - (best.rest.until - best.rest.from);
    return { ...nothing(week), overMinutes: Math.max(0, best.longest - six), stretchMinutes: best.longest, compensationMinutes };
  }
  return {
    ...nothing(week),
    overMinutes: Math.max(0, whole - twelve),
    stretchMinutes: whole,
    limitMinutes: twelve,
    twelveDayRule,
  };
}
