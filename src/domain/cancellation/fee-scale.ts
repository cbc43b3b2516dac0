import { addHours, compareInstants } from '#domain/calendar/instant.ts';
import { percentOf } from '#domain/money/money.ts';
import { type FeeScale, feeScaleAt } from './fee-scales.ts';

/** All instants ISO 8601 UTC; amounts in euro cents incl. VAT. */
export type CancellationQuestion = {
  readonly totalCents: number;
  /** The trip's first departure. */
  readonly departure: string;
  readonly bookedAt: string;
  readonly now: string;
};

/** What cancelling costs after `from` up to and including `until`; the first step includes its `from`, the last has no end. */
export type FeeStep = { readonly from: string; readonly until: string | null; readonly percent: number; readonly feeCents: number };

export type CancellationFee = {
  readonly feeCents: number;
  readonly percent: number;
  /** The last instant at which the fee is still this low; null when it rises no more. */
  readonly until: string | null;
  /** The whole table from the booking on, as the customer may read it before confirming. */
  readonly steps: readonly FeeStep[];
};

/**
 * What cancelling a booking costs now, and when that rises (field notes, "Cancellation and law"; the scales are data in fee-scales.ts).
 *
 * Day counts become instants as multiples of 24 hours before departure, not as calendar days: "30 days or more" holds up to and
 * including departure − 720 h, "29–15 days" from then on to departure − 360 h, "under 48 h" after departure − 48 h. So every zone
 * reads the same moment and a night of 23 or 25 hours moves the clock time, never the hours. The free window lasts up to and including
 * booking + 24 h where 720 h or more lie between booking and departure; the rate that holds by then follows it.
 * A `now` before the booking (the table of a quote not yet accepted) counts as the booking. The fee is rounded half up, of the total.
 * Throws a RangeError for a negative total.
 */
export function cancellationFee({ totalCents, departure, bookedAt, now }: CancellationQuestion): CancellationFee {
  if (totalCents < 0) throw new RangeError(`Nothing to cancel: ${totalCents}`);
  const steps = stepsOf({ scale: feeScaleAt(bookedAt), totalCents, departure, bookedAt });
  const current = steps.find(({ until }) => until === null || compareInstants(now, until) <= 0);
  if (!current) throw new RangeError('A fee scale without an end');
  return { feeCents: current.feeCents, percent: current.percent, until: current.until, steps };
}

type StepsQuestion = Omit<CancellationQuestion, 'now'> & { readonly scale: FeeScale };

function stepsOf({ scale, totalCents, departure, bookedAt }: StepsQuestion): FeeStep[] {
  const steps: FeeStep[] = [];
  let from = addHours(bookedAt, 0);
  for (const { until, percent } of boundariesOf(scale, { departure, bookedAt })) {
    // A rate whose time was over before the booking, or within the free window, never holds.
    const ended = until === null ? 1 : compareInstants(until, from);
    if (ended < 0 || (ended === 0 && steps.length > 0)) continue;
    steps.push({ from, until, percent, feeCents: percentOf(totalCents, percent) });
    from = until ?? from;
  }
  return steps;
}

type Boundary = { readonly until: string | null; readonly percent: number };

function boundariesOf(scale: FeeScale, { departure, bookedAt }: { readonly departure: string; readonly bookedAt: string }): Boundary[] {
  const { free, rates, finalPercent } = scale;
  const isFreeAtFirst = compareInstants(addHours(departure, -24 * free.daysAhead), bookedAt) >= 0;
  return [
    ...(isFreeAtFirst ? [{ until: addHours(bookedAt, free.hours), percent: 0 }] : []),
    ...rates.map(({ daysBefore, percent }) => ({ until: addHours(departure, -24 * daysBefore), percent })),
    { until: null, percent: finalPercent },
  ];
}
