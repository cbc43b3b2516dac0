import { getVehicle } from '#domain/fleet/vehicles.ts';
import type { FleetKey } from '#domain/sites/keys.ts';
import type { Reach } from '../../cities/figures.ts';
import type { Words } from '../../cities/words.ts';
import type { RegionFigures, WayFrom } from '../hub-figures.ts';

/** `Schiphol (20 minuten)` */
export function inMinutes({ lasting }: Words): (way: Reach) => string {
  return ({ name, minutes }) => `${name} (${lasting(minutes)})`;
}

/** `Schiphol (20 minuten vanuit Haarlem)`: `join` puts the town behind the time. */
export function inMinutesFrom({ lasting }: Words, join: (from: string) => string): (way: WayFrom) => string {
  return ({ name, minutes, from }) => `${name} (${lasting(minutes)} ${join(from)})`;
}

/** Kilometres by road from the middle of a town within which a sight is taken to be there. */
const inTown = 4;

/**
 * `Efteling (12 km van Tilburg)`, and of what is in town or just outside only whose it is: `Rijksmuseum (Amsterdam)`, once where the name
 * says it: `European Parliament (Brussels)`.
 */
export function inKilometresFrom({ way: say }: Words, join: (from: string) => string): (way: WayFrom) => string {
  return ({ name, kilometres, from }) => {
    if (kilometres > inTown) return `${name} (${say(kilometres)} ${join(from)})`;
    return name.endsWith(`(${from})`) ? name : `${name} (${from})`;
  };
}

/** Names of towns as examples, as many as a sentence bears. */
export function namesOf(towns: readonly { readonly name: string }[], most: number): readonly string[] {
  return towns.slice(0, most).map(({ name }) => name);
}

/** A yard beside its town, to be compared with the farthest one; null where the difference is no news. */
export function cheaperThanFarthest({ nearest, farthest }: Pick<RegionFigures, 'nearest' | 'farthest'>): Compared | null {
  if (nearest === null || farthest === null || nearest.kilometres > 15 || farthest.kilometres - nearest.kilometres < 10) return null;
  return { near: nearest, farthest };
}

type Compared = { readonly near: WayFrom; readonly farthest: WayFrom };

/** Seats that remain when everybody brings a suitcase: of the van, and of the largest minibus, midibus and coach. */
export function seatsWithCases(): readonly [van: number, small: number, middle: number, large: number] {
  const of = (key: FleetKey) => getVehicle(key).models.at(-1)?.seatsByLuggage.case ?? 0;
  return [of('taxiBus'), of('minibus'), of('midibus'), of('coachHire')];
}

/** As many as a sentence bears. */
const mostNames = 8;

/** Towns by the half hours within which an airport is reached: the largest of them, the nearest first. */
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

/** Yards by name, each with the way to the town it is nearest to, unless it stands there. */
export function listYards(words: Words, join: (town: string) => string): (yard: WayFrom) => string {
  return ({ name, kilometres, from }) => (name === from ? name : `${name} (${words.way(kilometres)} ${join(from)})`);
}

/** At the beginning of a sentence or of an entry: `The Netherlands`. */
export function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** By road: an airport farther than this is left out of what is said first. */
const farthestSaid = 90;

/** The towns around an airport that most people come from, the nearest first. */
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

/** No two as far by road: a list of the same hours tells nothing. */
export function atDifferentTimes<Town extends { readonly minutes: number }>(towns: readonly Town[]): readonly Town[] {
  return towns.filter(({ minutes }, at) => towns.findIndex((other) => other.minutes === minutes) === at);
}
