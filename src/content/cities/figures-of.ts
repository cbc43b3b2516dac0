import type { CityFigures, Reach } from './figures.ts';
import type { Words } from './words.ts';

/** A town an hour or so away, to say how long the road is; not the one that the coach comes from. */
export function townToReach(yard: Pick<Reach, 'name'>, { short, middle, long }: CityFigures['within']): Reach | null {
  return towns([...middle, ...long, ...short]).find(({ name }) => name !== yard.name) ?? null;
}

/** `Essen (40 km)` */
export function withWay({ way }: Words): (place: Reach) => string {
  return ({ name, kilometres }) => `${name} (${way(kilometres)})`;
}

/** `Metz (France)`; `Luxembourg` alone, whose country has its name. */
export function withCountry({ name, country }: { readonly name: string; readonly country: string }, words: Words): string {
  const called = words.country(country);
  return called === name ? name : `${name} (${called})`;
}

type Venue = CityFigures['venues'][number];

export function halls({ venues }: CityFigures): readonly Venue[] {
  return venues.filter(({ group }) => group === 'arena').slice(0, 3);
}

export function sights({ venues }: CityFigures): readonly Venue[] {
  return venues.filter(({ group }) => group === 'attraction' || group === 'ski').slice(0, 3);
}

/** By road: a port across an estuary is near and far. */
const farthestPort = 60;

export function seaports({ venues }: CityFigures): readonly Venue[] {
  return venues.filter(({ group, kilometres }) => group === 'port' && kilometres <= farthestPort).slice(0, 1);
}

type Target = CityFigures['within']['short'][number];

/** Of places to go to, the towns: before their names every preposition holds, a park or museum would ask for an article. */
export function towns(places: readonly Target[]): readonly Target[] {
  return places.filter(({ isTown }) => isTown);
}

/** The words where one of the stations bears the city's name; empty where the nearest station is another town's. */
export function namedAfter(stations: readonly string[], city: string, words: string): string {
  return stations.some((station) => station.includes(city)) ? words : '';
}

/** The words where a number, as it is written, is of whole millions: `1.000.000 de habitantes`, but `1.200.000 habitantes`. */
export function ofMillions(people: string, words: string): string {
  return /(?:\D000){2}$/.test(people) ? words : '';
}
