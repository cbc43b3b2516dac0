import type { DayQuestion, LeftOpen, ProposedRun } from '../day.ts';

/** How much each aim counts, from 0 (not at all) to 10; 5 is usual. The planner sets them. */
export type PlanWeights = {
  readonly emptyKilometres: number;
  /** The way of a driver to a vehicle of another depot, and vehicles larger than needed. */
  readonly cost: number;
  /** An even share of hours, nights and weekends, by contract hours and by the four weeks before. */
  readonly hours: number;
  readonly nights: number;
  readonly weekends: number;
  /** Days that drivers asked to have free, and nights that they asked to be at home. */
  readonly freeDays: number;
  readonly homeNights: number;
};

export const planAims = ['emptyKilometres', 'cost', 'hours', 'nights', 'weekends', 'freeDays', 'homeNights'] as const;
export const mostWeight = 10;
export const usualWeight = 5;
export const usualWeights: PlanWeights = {
  emptyKilometres: 5,
  cost: 5,
  hours: 5,
  nights: 5,
  weekends: 5,
  freeDays: 5,
  homeNights: 5,
};

/** What a driver asked for. A wish is weighed; an approved absence is in `taken` and always kept. */
export type DriverWish = {
  readonly driverId: string;
  /** Dates, `YYYY-MM-DD`. */
  readonly freeDays: readonly string[];
  readonly homeAtNight: boolean;
};

/** The input of a plan for 1 to 14 days. What has a crew is in `taken` and in the drivers' other work, and stays. */
export type WeekQuestion = DayQuestion & {
  /** The first and the last day, `YYYY-MM-DD` in the office's time zone. */
  readonly from: string;
  readonly until: string;
  readonly wishes: readonly DriverWish[];
  readonly weights: PlanWeights;
};

export const mostDays = 14;

/** Why this crew: the figures that decided. */
export type RowReason = {
  /** The fewest empty kilometres that any suitable vehicle would need. */
  readonly leastKilometres: number;
  /** Burden of the driver in the four weeks before and in the plan, in hours a week per 40 contract hours, and the average of all drivers. */
  readonly driverHours: number;
  readonly averageHours: number;
  /** Wishes that this row does not keep. */
  readonly broken: readonly ('free-day' | 'home-night')[];
};

export type WeekRow = ProposedRun & { readonly why: RowReason };

export type PlanFigures = {
  readonly covered: number;
  readonly open: number;
  readonly emptyKilometres: number;
  /** Hours a week per 40 contract hours: of the driver with the most and with the least. */
  readonly mostHours: number;
  readonly leastHours: number;
  readonly nights: number;
  readonly weekendDays: number;
  readonly brokenWishes: number;
};

/** A plan with its cost in weighted kilometres. */
export type Plan = { readonly rows: readonly WeekRow[]; readonly figures: PlanFigures; readonly cost: number };

export type WeekProposal = Plan & {
  readonly open: readonly LeftOpen[];
  /** No lawful plan can cost less; null if there was no time to find out. */
  readonly bound: number | null;
  /** How far the plan may be from the best, as a share of the bound without open runs; null without bound. */
  readonly gap: number | null;
  /** A plan as a person makes it: one duty after another, the nearest free vehicle and driver for each. */
  readonly greedy: Plan;
};
