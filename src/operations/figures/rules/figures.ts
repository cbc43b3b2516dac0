/** What by which figures are told apart. */
export const figureKinds = ['all', 'week', 'site', 'occasion', 'source'] as const;
export type FigureKind = (typeof figureKinds)[number];

/** What became of the trips that were asked for in some weeks. Amounts in cents: `booked` and `fee` with VAT, `sale` and `price` without. */
export type FigureSums = {
  readonly asked: number;
  readonly priced: number;
  readonly booked: number;
  readonly driven: number;
  readonly cancelled: number;
  /** Of what is booked or driven. */
  readonly bookedCents: number;
  /** Of what was cancelled. */
  readonly feeCents: number;
  /** From the order to the departure, of all that were booked together. */
  readonly leadDays: number;
  /** What customers pay for the jobs that partners drive, and what those are paid. */
  readonly saleCents: number;
  readonly priceCents: number;
};

export type Rates = {
  /** Of a hundred that asked; null where nobody did. */
  readonly bookedPercent: number | null;
  /** A booked or driven trip; null where there is none. */
  readonly meanCents: number | null;
  readonly meanLeadDays: number | null;
  /** What stays with us of what partners drive; null where they drive nothing. */
  readonly marginPercent: number | null;
};

/** What follows from the sums: percents with one decimal, days whole. */
export function rateFigures(sums: FigureSums): Rates {
  return {
    bookedPercent: percentOf(sums.booked, sums.asked),
    meanCents: mean(sums.bookedCents, sums.booked - sums.cancelled),
    meanLeadDays: mean(sums.leadDays, sums.booked),
    marginPercent: percentOf(sums.saleCents - sums.priceCents, sums.saleCents),
  };
}

function percentOf(part: number, whole: number): number | null {
  return whole === 0 ? null : Math.round((part / whole) * 1_000) / 10;
}

function mean(total: number, count: number): number | null {
  return count === 0 ? null : Math.round(total / count);
}
