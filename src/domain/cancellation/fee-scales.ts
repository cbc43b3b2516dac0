import { type Dated, getInForce } from '#domain/calendar/in-force.ts';

/** One rate of a scale: what cancelling costs while at least `daysBefore` × 24 hours are left until departure. */
export type FeeRate = { readonly daysBefore: number; readonly percent: number };

/** A scale that bookings made from `validFrom` to `validTo` (UTC dates) agreed to. */
export type FeeScale = Dated & {
  /** Falling days, rising percentages. */
  readonly rates: readonly FeeRate[];
  /** What cancelling costs once the last rate's moment has passed. */
  readonly finalPercent: number;
  /** Free for so many hours after booking, where departure is then at least so many days away. */
  readonly free: { readonly hours: number; readonly daysAhead: number };
};

/** Every scale there has been, oldest first. */
export const feeScales: readonly FeeScale[] = [
  {
    validFrom: '2026-01-01',
    validTo: null,
    source: 'field-notes.md "Cancellation and law": an estimate between the published scales of BCS, Berlinmobil and Heidebloem',
    rates: [
      { daysBefore: 30, percent: 10 },
      { daysBefore: 15, percent: 25 },
      { daysBefore: 8, percent: 50 },
      { daysBefore: 2, percent: 75 },
    ],
    finalPercent: 100,
    free: { hours: 24, daysAhead: 30 },
  },
];

/** The scale that a booking made at an instant (ISO 8601 UTC) agreed to. */
export function feeScaleAt(bookedAt: string, scales = feeScales): FeeScale {
  return getInForce(scales, bookedAt.slice(0, 10));
}
