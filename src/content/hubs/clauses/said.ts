import type { Reach } from '../../cities/figures.ts';
import type { Words } from '../../cities/words.ts';
import type { WayFrom } from '../hub-figures.ts';

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

export function sumPeople(towns: readonly { readonly population: number }[]): number {
  return towns.reduce((sum, { population }) => sum + population, 0);
}

/** Towns by the half hours within which an airport is reached. */
export function withinMinutes<Town extends { readonly minutes: number }>(
  towns: readonly Town[],
  from: number,
  until: number,
): readonly Town[] {
  return towns.filter(({ minutes }) => minutes > from && minutes <= until);
}

/** Yards by name, each with the way to the town it is nearest to, unless it stands there. */
export function listYards(words: Words, join: (town: string) => string): (yard: WayFrom) => string {
  return ({ name, kilometres, from }) => (name === from ? name : `${name} (${words.way(kilometres)} ${join(from)})`);
}

/** At the beginning of a sentence or of an entry: `The Netherlands`. */
export function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
