/** The dimensions by which figures are grouped. */
export const figureKinds = ['all', 'week', 'site', 'occasion', 'source'] as const;
export type FigureKind = (typeof figureKinds)[number];

/** The results of trips requested in some weeks. Amounts in cents: `booked` and `fee` with VAT, `sale` and `price` without. */
export type FigureSums = {
  readonly asked: number;
  readonly priced: number;
  readonly booked: number;
  readonly driven: number;
  readonly cancelled: number;
  /** For booked or driven trips. */
  readonly bookedCents: number;
  /** For cancelled trips. */
  readonly feeCents: number;
  /** Days from the order to the departure, summed over all booked trips. */
  readonly leadDays: number;
  /** What customers pay for jobs driven by partners, and what partners get. */
  readonly saleCents: number;
  readonly priceCents: number;
};

export type Rates = {
  /** Share of requests in percent; null without requests. */
  readonly bookedPercent: number | null;
  /** Average of booked or driven trips; null if there are none. */
  readonly meanCents: number | null;
  readonly meanLeadDays: number | null;
  /** Our share of the jobs that partners drive; null if they drive none. */
  readonly marginPercent: number | null;
};

/** The rates derived from the sums: percentages with one decimal, whole days. */
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
