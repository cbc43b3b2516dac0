/** What the driver did before the trip. Minutes. A crew of two is taken to have the same behind it. */
export type DriverHistory = {
  readonly drivingThisWeekMinutes: number;
  readonly drivingLastWeekMinutes: number;
  /** Driving and other work since Monday. */
  readonly workThisWeekMinutes: number;
  /** Days of more than nine hours' driving in the last seven. */
  readonly tenHourDays: number;
  /** Since the last weekly rest; the rest right before the trip is counted where it was a reduced one. */
  readonly reducedRests: number;
  /** From the end of the last weekly rest to the start of the trip: 0 for a driver who comes from it. */
  readonly sinceWeeklyRestMinutes: number;
  /** How long that weekly rest was. */
  readonly weeklyRestMinutes: number;
  /** The rest right before the trip. */
  readonly restBeforeMinutes: number;
};

/** A driver who comes from a regular weekly rest after a week off: what we ask of the operator when nothing is known. */
export const restedDriver: DriverHistory = {
  drivingThisWeekMinutes: 0,
  drivingLastWeekMinutes: 0,
  workThisWeekMinutes: 0,
  tenHourDays: 0,
  reducedRests: 0,
  sinceWeeklyRestMinutes: 0,
  weeklyRestMinutes: 45 * 60,
  restBeforeMinutes: 45 * 60,
};

/** Minutes from the first event. */
export type IsOneService = (from: number, until: number) => boolean;

/** What a plan may know beside the events. */
export type PlanOptions = {
  readonly history?: DriverHistory | undefined;
  /** Local minute of the day (0–1439) at which the first event begins; absent: the rules of the night are not judged. */
  readonly startMinuteOfDay?: number | undefined;
  /** How long the one service with passengers lasts that the events are of; absent: no rest is postponed for it. */
  readonly serviceMinutes?: number | undefined;
  /** Whether all between two minutes is of one occasional service, which alone may postpone its weekly rest; absent: it is. */
  readonly isOneService?: IsOneService | undefined;
};
