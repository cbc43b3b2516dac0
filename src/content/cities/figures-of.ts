import type { CityFigures, Reach } from './figures.ts';
import type { Words } from './words.ts';

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

/** By road: what is nearer lies in the town itself, and nobody hires a coach to go there. */
const ownTown = 4;

export function sights({ venues }: CityFigures): readonly Venue[] {
  return venues.filter(({ group, kilometres }) => (group === 'attraction' || group === 'ski') && kilometres > ownTown).slice(0, 3);
}

/** A place in the town that everybody finds: its station, else its fair or stadium. */
export function boardingPlace({ stations, venues }: CityFigures): string | null {
  return stations[0] ?? venues.find(({ group, kilometres }) => group === 'arena' && kilometres <= ownTown)?.name ?? null;
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
