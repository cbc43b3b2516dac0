/** What the driver did before the trip. Minutes. Both drivers of a crew are assumed to have the same history. */
export type DriverHistory = {
  readonly drivingThisWeekMinutes: number;
  readonly drivingLastWeekMinutes: number;
  /** Driving and other work since Monday. */
  readonly workThisWeekMinutes: number;
  /** Days with more than nine hours of driving in the last seven. */
  readonly tenHourDays: number;
  /** Reduced rests since the last weekly rest, including the rest before the trip. */
  readonly reducedRests: number;
  /** From the end of the last weekly rest to the start of the trip; 0 if the driver comes from that rest. */
  readonly sinceWeeklyRestMinutes: number;
  /** The length of that weekly rest. */
  readonly weeklyRestMinutes: number;
  /** The rest directly before the trip. */
  readonly restBeforeMinutes: number;
};

/**
 * A driver who comes from a regular weekly rest after a week off: the default if the history is unknown, and what we require of the
 * operator.
 */
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

/** Optional facts for a plan. */
export type PlanOptions = {
  readonly history?: DriverHistory | undefined;
  /** Local minute of the day (0–1439) at which the first event begins. Absent: the night rules are not checked. */
  readonly startMinuteOfDay?: number | undefined;
  /** The length of the single passenger service that contains the events. Absent: no rest is postponed for it. */
  readonly serviceMinutes?: number | undefined;
  /** Whether everything between two minutes is one occasional service; only such a service may postpone its weekly rest. Absent: yes. */
  readonly isOneService?: IsOneService | undefined;
};
