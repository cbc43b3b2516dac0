import type { Coordinates } from '#domain/itinerary/itinerary.ts';
import { getGreatCircleKilometres } from '../distance.ts';
import type { NameIndex } from './search/name-index.ts';

/** How far from the middle of its route a coach goes to a town with hotels. */
const aboutKilometres = 25;
/** Smaller towns have no hotel rooms for a coach full of people. */
const leastInhabitants = 20_000;

/**
 * Finds the largest town near the middle of a line; null if there is none. Towns with hotels are selected and sorted once, so that a query
 * checks some thousands of 64,000 places and stops at the first near one.
 */
export function createHalfwayTowns({ records }: Pick<NameIndex, 'records'>): (line: readonly Coordinates[]) => number | null {
  const towns = [...records.entries()]
    .flatMap(([place, { kind, isPart, population, latitude, longitude }]) =>
      kind === 'town' && !isPart && population >= leastInhabitants ? [{ place, population, latitude, longitude }] : [],
    )
    .sort((first, second) => second.population - first.population || second.place - first.place);
  return (line) => {
    const middle = findMiddle(line);
    return middle === null ? null : (towns.find((town) => isAbout(town, middle))?.place ?? null);
  };
}

function isAbout(town: Coordinates, middle: Coordinates): boolean {
  // Saves the exact distance for nearly all towns.
  if (Math.abs(town.latitude - middle.latitude) * 111 > aboutKilometres) return false;
  return getGreatCircleKilometres(town, middle) <= aboutKilometres;
}

/** The point of the line with equal distances to both ends. */
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
