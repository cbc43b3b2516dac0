import type { Database, DatabaseTransaction } from '#db/engine/tables.ts';
import { databaseNow } from '#db/engine/transaction.ts';
import { toLocal } from '#domain/calendar/zoned.ts';
import type { Quote } from '#domain/pricing/quote/quote.ts';
import type { DepotTable } from '#domain/pricing/rates/depot-table.ts';
import { findChosenOption } from '#domain/trip/chosen-option.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { planningZone } from '#operations/fleet/rules/fleet.ts';
import type { CountedCapacity, TakenCapacity } from '#operations/trips/trip-effect.ts';
import { cellKey, insertClaims, listClaims, listUncountedBookings, lockRegions, readSupply, readUse } from './capacity-store.ts';
import { type CapacityClaim, capacityOn, isForSale, nothingUsed } from './rules/capacity.ts';
import { claimsOf } from './rules/claims.ts';

type Asked = Pick<CountedCapacity, 'claims' | 'depots'>;

/** Whether capacity could prevent a sale; if not, nobody needs to wait for a lock. */
export async function isLimited(db: Database, { claims, depots }: Asked): Promise<boolean> {
  const supply = await readSupply(db, depots);
  return claims.some((cell) => {
    const day = capacityOn(cell, { supply, used: nothingUsed, today: cell.day });
    return day.isCounted || day.isStopped;
  });
}

/**
 * Whether the capacity for a trip is free, counted under a lock so that nobody else can sell it until the transaction ends. The trip keeps
 * what it already has, by a reservation or as a booking.
 */
export async function findRoom(
  tx: DatabaseTransaction,
  { tripId, capacity: { claims, depots } }: { readonly tripId: string; readonly capacity: Asked },
): Promise<boolean> {
  const regions = [...new Set(claims.map(({ region }) => region))];
  await lockRegions(tx, regions);
  const known = await listClaims(tx, tripId);
  const wanted = claims.filter((claim) => !known.some((each) => isSameClaim(each, claim)));
  const fromDay = claims.map(({ day }) => day).toSorted()[0];
  if (wanted.length === 0 || fromDay === undefined) return true;
  const [supply, use] = [await readSupply(tx, depots), await readUse(tx, { regions, fromDay, without: tripId })];
  const today = toLocal(await databaseNow(tx), planningZone).date;
  return wanted.every(({ units, ...cell }) => {
    const used = use.get(cellKey(cell)) ?? nothingUsed;
    return isForSale(capacityOn(cell, { supply, used, today }), units);
  });
}

function isSameClaim(first: CapacityClaim, second: CapacityClaim): boolean {
  return cellKey(first) === cellKey(second) && first.units >= second.units;
}

/** Counts bookings made before their region was counted. */
export async function countOlderBookings(db: Database, depots: DepotTable): Promise<void> {
  for (const { id, itinerary, quote } of await listUncountedBookings(db)) {
    const option = findChosenOption({ quote });
    if (quote !== null && option !== null) await insertClaims(db, id, claimsOf({ itinerary, quote, option }, depots));
  }
}

/** Reserves the vehicles of a quote until it expires, because staff guarantee them. */
export function promise({
  trip,
  quote,
  depots,
}: {
  readonly trip: Trip;
  readonly quote: Quote;
  readonly depots: DepotTable;
}): TakenCapacity {
  const option = findChosenOption({ quote });
  const claims = option === null ? [] : claimsOf({ itinerary: trip.itinerary, quote, option }, depots);
  return { claims, otherwise: 'take' };
}
