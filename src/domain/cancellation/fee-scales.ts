import { type Dated, getInForce } from '#domain/calendar/in-force.ts';

/** One rate of a scale: what cancelling costs while at least so long is left until departure. */
export type FeeRate = { readonly percent: number } & ({ readonly daysBefore: number } | { readonly hoursBefore: number });

/** A scale that bookings made from `validFrom` to `validTo` (UTC dates) agreed to. */
export type FeeScale = Dated & {
  /**
   * `calendar`: so many days before departure at the same time of the clock, whatever the clocks did in between. `24-hours`: that many times
   * 24 hours, so that a clock change moved the time; bookings of then agreed to that.
   */
  readonly days: 'calendar' | '24-hours';
  /** Falling days, rising percentages. */
  readonly rates: readonly FeeRate[];
  /** What cancelling costs once the last rate's moment has passed. */
  readonly finalPercent: number;
  /** Free for so many hours after booking, where departure is then at least so many days away. */
  readonly free: { readonly hours: number; readonly daysAhead: number };
};

const source = 'field-notes.md "Cancellation and law": an estimate between the published scales of BCS, Berlinmobil and Heidebloem';
const usual = {
  source,
  rates: [
    { daysBefore: 30, percent: 10 },
    { daysBefore: 15, percent: 25 },
    { daysBefore: 8, percent: 50 },
    { hoursBefore: 48, percent: 75 },
  ],
  finalPercent: 100,
  free: { hours: 24, daysAhead: 30 },
} as const;

/** Every scale there has been, oldest first. */
export const feeScales: readonly FeeScale[] = [
  { ...usual, validFrom: '2026-01-01', validTo: '2026-11-22', days: '24-hours' },
  { ...usual, validFrom: '2026-11-23', validTo: null, days: 'calendar' },
];

/** The scale that a booking made at an instant (ISO 8601 UTC) agreed to. */
export function feeScaleAt(bookedAt: string, scales = feeScales): FeeScale {
  return getInForce(scales, bookedAt.slice(0, 10));
}
