import { type Dated, getInForce } from '#domain/calendar/in-force.ts';

/** How long a quote is valid: the first row whose lead time is reached. Hours before departure, hours from now. */
type ValidityRow = { readonly fromLeadHours: number; readonly validHours: number };

export type QuoteLimits = Dated & {
  readonly longestTripDays: number;
  /** Above this number a person plans lifts and helpers. */
  readonly mostWheelchairPlaces: number;
  /** A timetable for which the coach would be later than this is not priced. */
  readonly mostLateMinutes: number;
  /** If the breaks of one driver would delay a departure by more, two drivers are used. */
  readonly mostBreakLateMinutes: number;
  /** ISO alpha-2 of countries in which no coach is insured; we do not use their roads. */
  readonly closedCountries: readonly string[];
  /** Two vehicles for one are offered if they cost at most this many percent more. */
  readonly twoVehiclesWithinPercent: number;
  readonly validity: readonly ValidityRow[];
  /** Opening-hours minutes after which a request at short notice is confirmed or refused. */
  readonly confirmWithinMinutes: number;
  /** The same for a request that a person must price: a working day. */
  readonly priceWithinMinutes: number;
  /** A quote cannot be accepted later than this before departure. */
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
