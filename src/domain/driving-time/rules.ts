import { type Dated, getInForce } from './in-force.ts';

/** How a duty and the rest after it are made lawful, in the order in which they are tried. */
export type ShiftKind = 'regular' | 'split' | 'reduced' | 'two-drivers';

/** One lawful shape of a duty and its daily rest. The longest shift, depot to depot, is `windowMinutes - restMinutes`. */
export type ShiftRule = {
  readonly kind: ShiftKind;
  readonly drivers: 1 | 2;
  /** The rest must have been taken within so many minutes of the start of the duty. */
  readonly windowMinutes: number;
  readonly restMinutes: number;
  /** A rest inside the duty that this shape asks for; 0 where it asks for none. */
  readonly innerRestMinutes: number;
  readonly article: string;
};

/** All limits in minutes. Driving limits are for each driver. */
export type DrivingRules = Dated & {
  readonly key: 'eu-561' | 'national';
  readonly breaks: {
    readonly afterMinutes: number;
    readonly totalMinutes: number;
    /** The least that counts, of two breaks that make the total together. */
    readonly partMinutes: number;
    readonly article: string;
  };
  readonly driving: {
    readonly dailyMinutes: number;
    readonly extendedMinutes: number;
    readonly extendedDaysInWeek: number;
    readonly article: string;
  };
  readonly shifts: readonly ShiftRule[];
  readonly rest: {
    /** A standstill of at least this long is a daily rest, and a new duty begins after it. */
    readonly newDutyAfterMinutes: number;
    /** A daily rest below this is a reduced one. */
    readonly regularMinutes: number;
    readonly reducedBetweenWeeklyRests: number;
    readonly article: string;
  };
  readonly week: {
    readonly drivingMinutes: number;
    readonly fortnightDrivingMinutes: number;
    readonly drivingArticle: string;
    readonly workMinutes: number;
    readonly workArticle: string;
    /** The shortest rest that is a weekly one (reduced, with compensation after the tour). */
    readonly restMinutes: number;
    readonly daysBetweenRests: number;
    readonly daysBetweenRestsOccasional: number;
    readonly restArticle: string;
  };
};

const hour = 60;

/** Regulation (EC) 561/2006 as amended by (EU) 2024/1258 for occasional passenger services, and Directive 2002/15. */
const european: readonly DrivingRules[] = [
  {
    key: 'eu-561',
    validFrom: '2024-05-22',
    validTo: null,
    source: 'Regulation (EC) 561/2006 with (EU) 2024/1258; Directive 2002/15/EC; field-notes.md "EU driving and rest time"',
    breaks: { afterMinutes: 4.5 * hour, totalMinutes: 45, partMinutes: 15, article: '561/2006 art. 7' },
    driving: { dailyMinutes: 9 * hour, extendedMinutes: 10 * hour, extendedDaysInWeek: 2, article: '561/2006 art. 6(1)' },
    shifts: [
      { kind: 'regular', drivers: 1, windowMinutes: 24 * hour, restMinutes: 11 * hour, innerRestMinutes: 0, article: '561/2006 art. 8(2)' },
      { kind: 'split', drivers: 1, windowMinutes: 24 * hour, restMinutes: 9 * hour, innerRestMinutes: 180, article: '561/2006 art. 4(g)' },
      { kind: 'reduced', drivers: 1, windowMinutes: 24 * hour, restMinutes: 9 * hour, innerRestMinutes: 0, article: '561/2006 art. 8(4)' },
      {
        kind: 'two-drivers',
        drivers: 2,
        windowMinutes: 30 * hour,
        restMinutes: 9 * hour,
        innerRestMinutes: 0,
        article: '561/2006 art. 8(5)',
      },
    ],
    rest: { newDutyAfterMinutes: 9 * hour, regularMinutes: 11 * hour, reducedBetweenWeeklyRests: 3, article: '561/2006 art. 8(4)' },
    week: {
      drivingMinutes: 56 * hour,
      fortnightDrivingMinutes: 90 * hour,
      drivingArticle: '561/2006 art. 6(2), 6(3)',
      workMinutes: 60 * hour,
      workArticle: '2002/15 art. 4(a)',
      restMinutes: 24 * hour,
      daysBetweenRests: 6,
      daysBetweenRestsOccasional: 12,
      restArticle: '561/2006 art. 8(6), 8(6a)',
    },
  },
];

/**
 * Vehicles of at most nine persons with the driver, which 561/2006 leaves to national law. One simple set for all our countries: the
 * European limits without split and reduced rest. Each country's own limits are laxer or alike (E, to be confirmed); ours are not, for else
 * a large group would be spread over small vehicles wherever a coach is not lawful.
 */
const national: readonly DrivingRules[] = european.map((rules) => ({
  ...rules,
  key: 'national',
  source:
    'Estimate (E) on 561/2006 and the daily rest of Directive 2003/88/EC art. 3; field-notes.md "Vehicles"; to be confirmed by country',
  shifts: rules.shifts.filter(({ kind }) => kind === 'regular' || kind === 'two-drivers'),
}));

/** The most persons, driver included, that a vehicle may be built for and stay outside 561/2006 (art. 2(1)(b)). */
const mostPersonsOutside = 9;

/** The rules for a vehicle of so many passenger seats on the date (`YYYY-MM-DD`) on which the trip begins. */
export function drivingRulesFor({ seats, date }: { readonly seats: number; readonly date: string }): DrivingRules {
  return getInForce(seats + 1 <= mostPersonsOutside ? national : european, date);
}
