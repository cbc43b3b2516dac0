import { type Dated, getInForce } from '#domain/calendar/in-force.ts';

/** How long a quote may be accepted: the first row whose lead time is reached. Hours before departure, hours from now. */
type ValidityRow = { readonly fromLeadHours: number; readonly validHours: number };

export type QuoteLimits = Dated & {
  readonly longestTripDays: number;
  /** Above this a person plans lifts and helpers. */
  readonly mostWheelchairPlaces: number;
  /** A timetable that the coach would miss by more is not priced. */
  readonly mostLateMinutes: number;
  /** Where the breaks of one driver would make a departure later, two drive. */
  readonly mostBreakLateMinutes: number;
  /** ISO alpha-2 of countries that no insurer lets a coach into: their roads are none to us. */
  readonly closedCountries: readonly string[];
  /** Two vehicles for one are offered where they cost so many percent more at most: dearer ones nobody takes. */
  readonly twoVehiclesWithinPercent: number;
  readonly validity: readonly ValidityRow[];
  /** So many minutes in which we are open after a request at short notice it is confirmed or refused. */
  readonly confirmWithinMinutes: number;
  /** The same of a request whose price a person must work out: a working day. */
  readonly priceWithinMinutes: number;
  /** No quote may be accepted later than this before departure. */
  readonly lastHoursBeforeDeparture: number;
};

const quoteLimits: readonly QuoteLimits[] = [
  {
    validFrom: '2026-01-01',
    validTo: null,
    source: 'House rules, 2026 (E)',
    longestTripDays: 14,
    mostWheelchairPlaces: 8,
    mostLateMinutes: 60,
    mostBreakLateMinutes: 30,
    closedCountries: ['BY', 'RU', 'UA'],
    twoVehiclesWithinPercent: 30,
    validity: [
      { fromLeadHours: 30 * 24, validHours: 14 * 24 },
      { fromLeadHours: 7 * 24, validHours: 3 * 24 },
      { fromLeadHours: 2 * 24, validHours: 24 },
      { fromLeadHours: Number.NEGATIVE_INFINITY, validHours: 2 },
    ],
    confirmWithinMinutes: 120,
    priceWithinMinutes: 570,
    lastHoursBeforeDeparture: 1,
  },
];

/** The limits for a quote made on a date (`YYYY-MM-DD`). */
export function getQuoteLimits(date: string): QuoteLimits {
  return getInForce(quoteLimits, date);
}
