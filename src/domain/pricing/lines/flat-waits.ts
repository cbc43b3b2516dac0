import type { LongWait } from '../billing/on-duty-spans.ts';
import type { RateCard, VehicleRates } from '../rates/rate-card.ts';

export type FlatWaitsInput<Priced> = {
  readonly waits: readonly LongWait[];
  /** A shorter one is worth it only where a day on which the vehicle stands idle covers it. */
  readonly leastMinutes: number;
  /** The price with these waits (by their events) billed flat. */
  readonly priceWith: (flatWaits: ReadonlySet<number>) => Priced;
};

/**
 * The cheapest way to bill the long waits of a trip: each by the hour, or flat, as the rest that a longer wait would be: a day of the
 * vehicle and a room, or nothing where an idle day is paid. So no wait costs more than any longer one. Each wait is tried by itself, on top
 * of those that were found, the longest first; where an idle day covers no more of the short ones, the shorter are not tried.
 */
export function chooseFlatWaits<Priced extends { readonly netCents: number }>({
  waits,
  leastMinutes,
  priceWith,
}: FlatWaitsInput<Priced>): Priced {
  let flat: ReadonlySet<number> = new Set();
  let best = priceWith(flat);
  for (const { event, minutes } of waits.toSorted((first, second) => second.minutes - first.minutes)) {
    const tried = new Set([...flat, event]);
    const priced = priceWith(tried);
    if (priced.netCents < best.netCents) [flat, best] = [tried, priced];
    else if (minutes < leastMinutes) break;
  }
  return best;
}

/** A wait below so many minutes is cheaper by the hour whatever the surcharges, for they lie on hours and days alike. */
export function leastFlatMinutes({ dayCents, hourCents }: VehicleRates, { night }: RateCard): number {
  return Math.ceil((dayCents * 60 * 100) / (hourCents * (100 + night.percent)));
}
