import type { Database } from '#db/engine/tables.ts';
import { todayIn } from '#domain/calendar/zoned.ts';
import type { RateBook } from '#domain/pricing/rates/rate-book.ts';
import { countOlderBookings } from '#operations/capacity/capacity.ts';
import { cellKey, readSupply, readUse, type UsedCapacity } from '#operations/capacity/capacity-store.ts';
import {
  type CapacityClaim,
  type CapacitySupply,
  capacityOn,
  isCounted,
  isForSale,
  isLacking,
  nothingUsed,
} from '#operations/capacity/rules/capacity.ts';
import { planningZone } from '#operations/fleet/rules/fleet.ts';
import { type CapacityView, Unavailable } from '#operations/trips/context.ts';
import { describeError, type Logger } from './log.ts';
import { repeatWork } from './repeat-work.ts';

export type LiveCapacity = CapacityView & {
  /** Counts again now. */
  refresh(): Promise<void>;
  stop(): void;
};

type Known = { readonly supply: CapacitySupply; readonly use: UsedCapacity; readonly today: string };
type Counting = { readonly db: Database; readonly rates: (at: string) => RateBook; readonly log: Logger };

const countEvery = 2_000;

/**
 * The free capacity in memory, counted every two seconds, so that a price costs nothing more and a stop-sell at the desk applies on all
 * sites within five seconds. Cached pages show no capacity, so none has to be rendered again. While the database is away the last count is
 * used; an order counts for itself.
 */
export async function createLiveCapacity({ db, rates, log }: Counting): Promise<LiveCapacity> {
  const counted = new Set<string>();
  let known: Known = { supply: { vehicles: [], entries: [] }, use: new Map(), today: '' };
  async function refresh(): Promise<void> {
    const now = new Date().toISOString();
    const today = todayIn(planningZone, now);
    const { depots } = rates(now);
    const supply = await readSupply(db, depots);
    const regions = [...new Set([...supply.vehicles, ...supply.entries].flatMap(({ region }) => region ?? []))];
    // What was sold of a region before the first count.
    if (regions.some((region) => !counted.has(region))) await countOlderBookings(db, depots);
    for (const region of regions) counted.add(region);
    known = { supply, today, use: regions.length === 0 ? new Map() : await readUse(db, { regions, fromDay: today }) };
  }
  const { stop } = await repeatWork({
    every: countEvery,
    work: () =>
      refresh().catch((error) => {
        // Without a rate book, as on a first start before the content is imported, nothing is priced or sold.
        if (!(error instanceof Unavailable)) throw error;
      }),
    onFailure: (error) => log.warn(describeError(error), 'Unable to count what is left to sell'),
  });
  return {
    isFree: (claims) => claims.every((claim) => isThere(claim, known)),
    areCounted: (claims) => claims.length > 0 && claims.every(({ region }) => isCounted(region, known.supply)),
    listLacking: (claims) => [...new Set(claims.filter((claim) => isMissing(claim, known)).map((claim) => claim.class))],
    ...{ refresh, stop },
  };
}

function isThere({ units, ...cell }: CapacityClaim, { supply, use, today }: Known): boolean {
  return isForSale(capacityOn(cell, { supply, today, used: use.get(cellKey(cell)) ?? nothingUsed }), units);
}

function isMissing({ units, ...cell }: CapacityClaim, { supply, today }: Known): boolean {
  return isLacking(capacityOn(cell, { supply, today, used: nothingUsed }), units);
}
