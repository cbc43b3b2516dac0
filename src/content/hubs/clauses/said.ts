import { getVehicle } from '#domain/fleet/vehicles.ts';
import type { FleetKey } from '#domain/sites/keys.ts';
import type { Reach } from '../../cities/figures.ts';
import type { Words } from '../../cities/words.ts';
import { inTown, type RegionFigures } from '../hub-figures.ts';
import type { WayFrom } from '../ways.ts';

/** `Schiphol (20 minuten)` */
export function inMinutes({ lasting }: Words): (way: Reach) => string {
  return ({ name, minutes }) => `${name} (${lasting(minutes)})`;
}

/** `Schiphol (20 minuten vanuit Haarlem)`: `join` puts the town after the time. */
export function inMinutesFrom({ lasting }: Words, join: (from: string) => string): (way: WayFrom) => string {
  return ({ name, minutes, from }) => `${name} (${lasting(minutes)} ${join(from)})`;
}

/**
 * `Efteling (12 km van Tilburg)`; within a town that is known for it, `Rijksmuseum (Amsterdam)`. A name that contains its town, and a sight
 * whose town is not known (`from` is empty), are shown alone: `European Parliament (Brussels)`.
 */
export function inKilometresFrom({ way: say }: Words, join: (from: string) => string): (way: WayFrom) => string {
  return ({ name, kilometres, from }) => {
    if (from === '' || name.includes(from)) return name;
    return kilometres > inTown ? `${name} (${say(kilometres)} ${join(from)})` : `${name} (${from})`;
  };
}

/** Names of towns as examples, as many as fit in a sentence. */
export function namesOf(towns: readonly { readonly name: string }[], most: number): readonly string[] {
  return towns.slice(0, most).map(({ name }) => name);
}

/** A yard close to its town, for comparison with the farthest one; null if the difference is too small to mention. */
export function cheaperThanFarthest({ nearest, farthest }: Pick<RegionFigures, 'nearest' | 'farthest'>): Compared | null {
  if (nearest === null || farthest === null || nearest.kilometres > 15 || farthest.kilometres - nearest.kilometres < 10) return null;
  return { near: nearest, farthest };
}

type Compared = { readonly near: WayFrom; readonly farthest: WayFrom };

/** The seats that remain if everybody brings a suitcase: of the van, and of the largest minibus, midibus and coach. */
export function seatsWithCases(): readonly [van: number, small: number, middle: number, large: number] {
  const of = (key: FleetKey) => getVehicle(key).models.at(-1)?.seatsByLuggage.case ?? 0;
  return [of('taxiBus'), of('minibus'), of('midibus'), of('coachHire')];
}

/** As many as fit in a sentence. */
const mostNames = 8;

/** Towns grouped by the half hours within which they reach an airport: the largest of each group, nearest first. */
export function withinMinutes<Town extends { readonly minutes: number; readonly population: number }>(
  towns: readonly Town[],
  from: number,
  until: number,
): readonly Town[] {
  const found = towns.filter(({ minutes }) => minutes > from && minutes <= until);
  return [...found]
    .sort((one, other) => other.population - one.population)
    .slice(0, mostNames)
    .sort((one, other) => one.minutes - other.minutes);
}

/** Yards by name, each with the distance to its nearest town, unless it is in that town. */
export function listYards(words: Words, join: (town: string) => string): (yard: WayFrom) => string {
  return ({ name, kilometres, from }) => (name === from ? name : `${name} (${words.way(kilometres)} ${join(from)})`);
}

/** A name at the beginning of a sentence or of an entry: `The Netherlands`. */
export function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** In minutes by road: a farther town is named only if no town is nearer. */
const farthestSaid = 90;

/** The towns around an airport with the most passengers, nearest first. */
export function largestAround<Town extends { readonly minutes: number; readonly population: number }>(
  towns: readonly Town[],
  most: number,
): readonly Town[] {
  const near = towns.filter(({ minutes }) => minutes <= farthestSaid);
  return [...(near.length > 0 ? near : towns)]
    .sort((one, other) => other.population - one.population)
    .slice(0, most)
    .sort((one, other) => one.minutes - other.minutes);
}

/** Leaves out towns at equal travel time, because a list of equal times tells readers nothing. */
export function atDifferentTimes<Town extends { readonly minutes: number }>(towns: readonly Town[]): readonly Town[] {
  return towns.filter(({ minutes }, at) => towns.findIndex((other) => other.minutes === minutes) === at);
}

/** Trips by the time until which one driver is enough, each time once, in the order of the first trip. */
export function groupByEnd<Trip extends { readonly until: string }>(
  trips: readonly Trip[],
): readonly (readonly [string, readonly Trip[]])[] {
  return [...new Set(trips.map(({ until }) => until))].map((end) => [end, trips.filter(({ until }) => until === end)] as const);
}
