import { type Dated, getInForce } from '#domain/calendar/in-force.ts';
import type { Quote } from '#domain/pricing/quote/quote.ts';
import type { CancellationTerms } from '#domain/pricing/rates/terms-tables.ts';

/** The fees for cancelling a booking. */
export type FeeScale = CancellationTerms & {
  /**
   * `calendar`: so many days before departure at the same local time, across clock changes. `24-hours`: that many times 24 hours, so that a
   * clock change moves the time; older bookings agreed to that.
   */
  readonly days: 'calendar' | '24-hours';
};

const source = 'docs/prices-and-law.md#cancellation: an estimate between the published scales of BCS, Berlinmobil and Heidebloem';
const usual = {
  source,
  rates: [
    { atLeast: 30, in: 'days', percent: 10 },
    { atLeast: 15, in: 'days', percent: 25 },
    { atLeast: 8, in: 'days', percent: 50 },
    { atLeast: 48, in: 'hours', percent: 75 },
  ],
  finalPercent: 100,
  free: { withinHours: 24, daysAhead: 30 },
} as const;

/** The scales from before the rate book contained them, oldest first, by the UTC date of the booking. */
const earlierScales: readonly (FeeScale & Dated)[] = [
  { ...usual, validFrom: '2026-01-01', validTo: '2026-11-22', days: '24-hours' },
  { ...usual, validFrom: '2026-11-23', validTo: null, days: 'calendar' },
];

/**
 * The scale that a booking agreed to: the one of its quote, or for a quote without one the scale at the instant (ISO 8601 UTC) of booking.
 */
export function feeScaleOf(quote: Pick<Quote, 'terms'> | null, bookedAt: string): FeeScale {
  return quote?.terms ? { ...quote.terms.cancellation, days: 'calendar' } : getInForce(earlierScales, bookedAt.slice(0, 10));
}
