import { epochOf } from '#domain/calendar/instant.ts';
import type { Covered, RealShift } from '#operations/duties/rules/hours/real-work.ts';

/** An infringement of Regulation (EC) 561/2006, by the categories of Regulation (EU) 2016/403, annex I; minor ones by Directive 2006/22/EC. */

export const categories = ['minor', 'serious', 'very-serious', 'most-serious'] as const;
export type Category = (typeof categories)[number];

export const infringementRules = {
  'daily-driving': 'art. 6(1)',
  'weekly-driving': 'art. 6(2)',
  'fortnight-driving': 'art. 6(3)',
  break: 'art. 7',
  'daily-rest': 'art. 8(2)',
  'crew-rest': 'art. 8(5)',
  'weekly-rest': 'art. 8(6)',
  'six-days': 'art. 8(6)',
} as const;
export type InfringementRule = keyof typeof infringementRules;

export type Infringement = {
  readonly rule: InfringementRule;
  readonly category: Category;
  /** When what was judged began: an instant, ISO 8601 UTC. */
  readonly at: string;
  /** What was found, and what the law allows or wants. */
  readonly minutes: number;
  readonly limitMinutes: number;
};

/** A shift; breaks of a typed sheet are not known, so they are not judged. */
export type JudgedShift = RealShift & { readonly isTyped: boolean };
export type JudgedWork = {
  /** In order of their start, none overlapping. */
  readonly shifts: readonly JudgedShift[];
  /** Of what time all work is known. A rest that is not wholly known is not judged. */
  readonly covered: readonly Covered[];
};

export const hour = 60;
export const minuteMs = 60_000;
export const weekMs = 7 * 24 * 3_600_000;
const firstMonday = Date.UTC(1970, 0, 5);

/** The Monday on or before a moment; epochs in milliseconds, UTC. */
export function mondayOf(epoch: number): number {
  return firstMonday + Math.floor((epoch - firstMonday) / weekMs) * weekMs;
}

export type Step = readonly [from: number, category: Category];

/** The category of the highest step that a number has reached; `minor` below the first. */
export function gradeFrom(minutes: number, steps: readonly Step[]): Category {
  return steps.findLast(([from]) => minutes >= from)?.[1] ?? 'minor';
}

/** Epochs in milliseconds. */
export type Span = { readonly from: number; readonly until: number };

/** Whether all of a span is known. */
export function covers(covered: readonly Covered[], { from, until }: Span): boolean {
  let reached = from;
  for (const each of covered.toSorted((first, second) => epochOf(first.from) - epochOf(second.from))) {
    if (epochOf(each.from) <= reached) reached = Math.max(reached, epochOf(each.until));
  }
  return reached >= until;
}
