import type { FleetKey } from '#domain/sites/keys.ts';

/** A partner's own prices for a class, without VAT, for journeys that begin from `fromDay` through `untilDay` (null: no end). */
export type PartnerPrice = {
  readonly id: string;
  readonly class: FleetKey;
  readonly startCents: number;
  readonly kilometreCents: number;
  readonly hourCents: number;
  /** The least that a day costs, all included. */
  readonly dayMinimumCents: number;
  readonly fromDay: string;
  readonly untilDay: string | null;
};

/** A job by its measures: kilometres with the empty way from and to the partner's depot, hours of the duties, days on which it is away. */
export type MeasuredJob = {
  readonly class: FleetKey;
  readonly day: string;
  readonly kilometres: number;
  readonly minutes: number;
  readonly days: number;
};

export const priceParts = ['start', 'kilometres', 'hours', 'minimum'] as const;
export type PricePart = (typeof priceParts)[number];
/** A line of a price: `quantity` of kilometres, hours or days; null for the start price. */
export type PartLine = { readonly part: PricePart; readonly quantity: number | null; readonly cents: number };
export type ListPrice = { readonly totalCents: number; readonly lines: readonly PartLine[] };

/** The price of the list that holds on a day: of several the one that begins last. Null without one. */
export function findPrice(prices: readonly PartnerPrice[], kind: FleetKey, day: string): PartnerPrice | null {
  const holding = prices.filter(
    (price) => price.class === kind && price.fromDay <= day && (price.untilDay === null || day <= price.untilDay),
  );
  return holding.toSorted((first, second) => second.fromDay.localeCompare(first.fromDay))[0] ?? null;
}

/**
 * What a job costs by a partner's list: start price, kilometres and hours (by the minute), and what is missing to the day minimum as a line
 * of its own. Null without a list for the class and day. Cents, without VAT.
 */
export function priceByList(prices: readonly PartnerPrice[], job: MeasuredJob): ListPrice | null {
  const price = findPrice(prices, job.class, job.day);
  if (price === null) return null;
  const hours = Math.round(job.minutes / 6) / 10;
  const driven: readonly PartLine[] = [
    { part: 'start', quantity: null, cents: price.startCents },
    { part: 'kilometres', quantity: job.kilometres, cents: Math.round(job.kilometres * price.kilometreCents) },
    { part: 'hours', quantity: hours, cents: Math.round((job.minutes * price.hourCents) / 60) },
  ];
  const sum = driven.reduce((total, { cents }) => total + cents, 0);
  const lacking = Math.max(0, price.dayMinimumCents * job.days - sum);
  const lines = [...driven, { part: 'minimum', quantity: job.days, cents: lacking } as const].filter(({ cents }) => cents > 0);
  return { totalCents: sum + lacking, lines };
}

/** The price of a seat and of a kilometre, to compare two prices of one job. Null where there is nothing to divide by. Cents. */
export function perUnit(cents: number, { seats, kilometres }: { readonly seats: number; readonly kilometres: number | null }) {
  return {
    seatCents: seats > 0 ? Math.round(cents / seats) : null,
    kilometreCents: kilometres !== null && kilometres > 0 ? Math.round(cents / kilometres) : null,
  };
}
