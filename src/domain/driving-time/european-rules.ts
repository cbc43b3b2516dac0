import type { DrivingRules } from './driving-rules.ts';

const hour = 60;

/** Regulation (EC) 561/2006 as amended by (EU) 2024/1258 for occasional passenger services, and Directive 2002/15. Oldest first. */
export const europeanRules: readonly DrivingRules[] = [
  {
    key: 'eu-561',
    validFrom: '2024-05-22',
    validTo: null,
    source:
      'Regulation (EC) 561/2006 with (EU) 2024/1258; Directive 2002/15/EC; docs/prices-and-law.md#driving-time; the postponed rest: epda.ie and oeil.europarl.europa.eu on 2024/1258',
    breaks: { afterMinutes: 4.5 * hour, totalMinutes: 45, partMinutes: 15, article: '561/2006 art. 7' },
    driving: { dailyMinutes: 9 * hour, extendedMinutes: 10 * hour, extendedDaysInWeek: 2, article: '561/2006 art. 6(1)' },
    shifts: [
      { kind: 'regular', drivers: 1, windowMinutes: 24 * hour, restMinutes: 11 * hour, innerRestMinutes: 0, article: '561/2006 art. 8(2)' },
      { kind: 'split', drivers: 1, windowMinutes: 24 * hour, restMinutes: 9 * hour, innerRestMinutes: 180, article: '561/2006 art. 4(g)' },
      { kind: 'reduced', drivers: 1, windowMinutes: 24 * hour, restMinutes: 9 * hour, innerRestMinutes: 0, article: '561/2006 art. 8(4)' },
      {
        kind: 'postponed',
        drivers: 1,
        windowMinutes: 25 * hour,
        // Interpretation: only with a regular rest. The sources do not mention postponing a reduced one.
        restMinutes: 11 * hour,
        innerRestMinutes: 0,
        onLongServices: {
          drivingMinutes: 7 * hour,
          times: [
            { fromDays: 6, times: 1 },
            { fromDays: 8, times: 2 },
          ],
        },
        article: '561/2006 art. 8(2a)',
      },
      {
        kind: 'two-drivers',
        drivers: 2,
        windowMinutes: 30 * hour,
        restMinutes: 9 * hour,
        innerRestMinutes: 0,
        article: '561/2006 art. 8(5)',
      },
    ],
    crew: { boardsWithinMinutes: hour, article: '561/2006 art. 4(o)' },
    rest: { newDutyAfterMinutes: 9 * hour, regularMinutes: 11 * hour, reducedBetweenWeeklyRests: 3, article: '561/2006 art. 8(4)' },
    ferryRest: { interruptions: 2, interruptionMinutes: hour, article: '561/2006 art. 9(1)' },
    week: {
      drivingMinutes: 56 * hour,
      fortnightDrivingMinutes: 90 * hour,
      drivingArticle: '561/2006 art. 6(2), 6(3)',
      workMinutes: 60 * hour,
      workArticle: '2002/15 art. 4(a)',
      restMinutes: 24 * hour,
      regularRestMinutes: 45 * hour,
      daysBetweenRests: 6,
      daysBetweenRestsOccasional: 12,
      restArticle: '561/2006 art. 8(6), 8(6a)',
    },
    twelveDays: { fromMinute: 22 * hour, untilMinute: 6 * hour, nightDrivingMinutes: 3 * hour, article: '561/2006 art. 8(6a)' },
    work: {
      unbrokenMinutes: 6 * hour,
      breaks: [
        { aboveMinutes: 6 * hour, breakMinutes: 30 },
        { aboveMinutes: 9 * hour, breakMinutes: 45 },
      ],
      partMinutes: 15,
      breakArticle: '2002/15 art. 5',
      // Art. 3(h) lets each state choose the four hours between 00:00 and 07:00; these are usual in passenger transport (E).
      night: { fromMinute: hour, untilMinute: 5 * hour, workMinutes: 10 * hour, article: '2002/15 art. 7' },
      daily: null,
      span: null,
    },
  },
];
