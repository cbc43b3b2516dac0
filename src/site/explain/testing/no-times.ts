/** The times of a stop of which nobody worked out when the coach is there. */
export const noTimes = {
  ...{ arrivalDate: null, arrivalTime: null, arriveByDate: null, arriveByTime: null, isProposed: false, isNextDay: false },
  ...{ driveMinutes: 0, breakMinutes: 0, waitMinutes: 0, isBack: false },
} as const;
