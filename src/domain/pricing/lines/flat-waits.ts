import type { LongWait } from '../billing/on-duty-spans.ts';
import type { RateCard, VehicleRates } from '../rates/rate-card.ts';

export type FlatWaitsInput<Priced> = {
  readonly waits: readonly LongWait[];
  /** A shorter wait is only worth it if an idle day of the vehicle covers it. */
  readonly leastMinutes: number;
  /** The price with these waits (by their events) billed flat. */
  readonly priceWith: (flatWaits: ReadonlySet<number>) => Priced;
};

/**
 * The cheapest way to bill the long waits of a trip: each by the hour, or flat like the rest that a longer wait would be: a vehicle day and
 * a room, or free if an idle day is paid. So no wait costs more than a longer one. Tries each wait in addition to those already chosen, the
 * longest first. Once an idle day covers no more of the short waits, shorter ones are not tried.
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

/** Below this many minutes a wait is always cheaper by the hour, whatever the surcharges, because they apply to hours and days alike. */
export function leastFlatMinutes({ dayCents, hourCents }: VehicleRates, { night }: RateCard): number {
  return Math.ceil((dayCents * 60 * 100) / (hourCents * (100 + night.percent)));
}
