import type { PlaceRecord } from '#geo/gazetteer/place-records.ts';
import { getPlaceKey } from '#geo/gazetteer/place-records.ts';
import { isFamous } from './not-sights.ts';
import type { VisitedTowns } from './visited-towns.ts';

/** A sight or a town that groups visit counts as one of at least 300,000 people, a famous one of 900,000, any other town a fifth of its own. */
const [visitedPeople, famousPeople, otherShare] = [300_000, 900_000, 0.2];

export function appealOf(record: PlaceRecord, { keys, famous }: VisitedTowns): number {
  const { key, kind, population } = record;
  if (kind !== 'town') return isFamous(getPlaceKey(record)) ? famousPeople : visitedPeople;
  if (famous.has(key)) return Math.max(population, famousPeople);
  return keys.has(key) ? Math.max(population, visitedPeople) : population * otherShare;
}

/** Distant places count less. */
export function weigh(
  { record, kilometres }: { readonly record: PlaceRecord; readonly kilometres: number },
  visited: VisitedTowns,
): number {
  return Math.log10(Math.max(appealOf(record, visited), 1)) - kilometres / 120;
}
