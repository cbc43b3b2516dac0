import type { Coordinates } from '#domain/itinerary/itinerary.ts';
import { getGreatCircleKilometres } from '../distance.ts';
import type { NameIndex } from './search/name-index.ts';

/** So far from the middle of its way a coach goes to a town with rooms. */
const aboutKilometres = 25;
/** Smaller towns have no rooms for a coach full of people. */
const leastInhabitants = 20_000;

/** The largest town about the middle of a line; null where there is none. */
export function findTownHalfway({ records }: Pick<NameIndex, 'records'>, line: readonly Coordinates[]): number | null {
  const middle = findMiddle(line);
  if (middle === null) return null;
  let largest: number | null = null;
  for (const [place, { kind, isPart, population, latitude, longitude }] of records.entries()) {
    if (kind !== 'town' || isPart || population < Math.max(leastInhabitants, records[largest ?? -1]?.population ?? 0)) continue;
    // Spares the exact distance of nearly all of 64,000 towns.
    if (Math.abs(latitude - middle.latitude) * 111 > aboutKilometres) continue;
    if (getGreatCircleKilometres({ latitude, longitude }, middle) <= aboutKilometres) largest = place;
  }
  return largest;
}

/** The point of the line from which it is as far to either end. */
function findMiddle(line: readonly Coordinates[]): Coordinates | null {
  const steps = line.slice(1).map((to, index) => getGreatCircleKilometres(line[index] ?? to, to));
  const half = steps.reduce((sum, step) => sum + step, 0) / 2;
  let gone = 0;
  for (const [index, step] of steps.entries()) {
    const [from, to] = [line[index], line[index + 1]];
    if (gone + step < half || !from || !to) {
      gone += step;
      continue;
    }
    const share = step === 0 ? 0 : (half - gone) / step;
    const between = (start: number, end: number) => start + (end - start) * share;
    return { latitude: between(from.latitude, to.latitude), longitude: between(from.longitude, to.longitude) };
  }
  return null;
}
