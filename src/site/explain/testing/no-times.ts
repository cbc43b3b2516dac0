/** The times of a stop whose arrival of the coach is not computed. */
export const noTimes = {
  ...{
    arrivalDate: null,
    arrivalTime: null,
    arrivalHour: null,
    arriveByDate: null,
    arriveByTime: null,
    arriveByHour: null,
    hour: null,
    isProposed: false,
    isNextDay: false,
  },
  ...{ driveMinutes: 0, breakMinutes: 0, waitMinutes: 0, isBack: false },
} as const;
