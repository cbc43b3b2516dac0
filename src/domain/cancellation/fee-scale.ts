import { addDays } from '#domain/calendar/date.ts';
import { addHours, compareInstants, epochOf } from '#domain/calendar/instant.ts';
import { toInstant, toLocal } from '#domain/calendar/zoned.ts';
import { percentOf } from '#domain/money/money.ts';
import type { FeeScale } from './fee-scales.ts';

/** All instants are ISO 8601 UTC; amounts are euro cents including VAT. */
export type CancellationInput = {
  readonly scale: FeeScale;
  readonly totalCents: number;
  /** The trip's first departure. */
  readonly departure: string;
  /** IANA zone of the first stop: days before departure are counted by its clock. */
  readonly timeZone: string;
  readonly bookedAt: string;
  readonly now: string;
};

/** The fee for cancelling after `from` up to and including `until`. The first step includes its `from`, the last has no end. */
export type FeeStep = { readonly from: string; readonly until: string | null; readonly percent: number; readonly feeCents: number };

export type CancellationFee = {
  readonly feeCents: number;
  readonly percent: number;
  /** The last instant with this fee; null if it does not rise any more. */
  readonly until: string | null;
  /** The whole table from the booking on, which the customer can read before ordering. */
  readonly steps: readonly FeeStep[];
};

/**
 * The fee for cancelling a booking now, and when it rises (docs/prices-and-law.md#cancellation), by the scale that the booking agreed to.
 *
 * Days are calendar days at the place of departure; hours are hours. For a departure at 08:30, "30 days or more" applies up to and
 * including 08:30 thirty days before, also across a clock change, and "under 48 h" begins 48 hours before. The free window lasts up to and
 * including its last hour after booking if the required days lie between booking and departure; then the rate of that moment applies. A
 * `now` before the booking (the table of an open quote) counts as the booking. The fee is rounded half up, from the total. Throws a
 * RangeError for a negative total.
 */
export function cancellationFee({ now, ...booking }: CancellationInput): CancellationFee {
  const { totalCents } = booking;
  if (totalCents < 0) throw new RangeError(`Nothing to cancel: ${totalCents}`);
  const steps = stepsOf(booking);
  const current = steps.find(({ until }) => until === null || compareInstants(now, until) <= 0);
  if (!current) throw new RangeError('A fee scale without an end');
  return { feeCents: current.feeCents, percent: current.percent, until: current.until, steps };
}

type StepsInput = Omit<CancellationInput, 'now'>;

function stepsOf({ scale, totalCents, departure, timeZone, bookedAt }: StepsInput): FeeStep[] {
  const steps: FeeStep[] = [];
  let from = addHours(bookedAt, 0);
  for (const { until, percent } of boundariesOf(scale, { departure, timeZone, bookedAt })) {
    // A rate that ended before the booking, or within the free window, never applies.
    const ended = until === null ? 1 : compareInstants(until, from);
    if (ended < 0 || (ended === 0 && steps.length > 0)) continue;
    steps.push({ from, until, percent, feeCents: percentOf(totalCents, percent) });
    from = until ?? from;
  }
  return steps;
}

type Boundary = { readonly until: string | null; readonly percent: number };

type BoundaryInput = Pick<CancellationInput, 'departure' | 'timeZone' | 'bookedAt'>;

function boundariesOf(scale: FeeScale, question: BoundaryInput): Boundary[] {
  const { free, rates, finalPercent } = scale;
  const { departure, bookedAt } = question;
  const daysBefore = (days: number) => (scale.days === 'calendar' ? sameTimeBefore(days, question) : addHours(departure, -24 * days));
  const isFreeAtFirst = compareInstants(daysBefore(free.daysAhead), bookedAt) >= 0;
  return [
    ...(free.withinHours > 0 && isFreeAtFirst ? [{ until: addHours(bookedAt, free.withinHours), percent: 0 }] : []),
    ...rates.map(({ atLeast, in: unit, percent }) => ({
      until: unit === 'days' ? daysBefore(atLeast) : addHours(departure, -atLeast),
      percent,
    })),
    { until: null, percent: finalPercent },
  ];
}

/** The departure's local time so many days before. If the clocks skipped it on that day, so many times 24 hours before. */
function sameTimeBefore(days: number, { departure, timeZone }: BoundaryInput): string {
  const local = toLocal(departure, timeZone);
  const seconds = epochOf(departure) % 60_000;
  const found = toInstant({ ...local, date: addDays(local.date, -days) }, timeZone);
  return found.ok ? new Date(epochOf(found.value) + seconds).toISOString() : addHours(departure, -24 * days);
}
