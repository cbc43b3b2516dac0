import { passengersOf } from '../hubs/airport-passengers.ts';
import type { CityFigures, Reach } from './figures.ts';
import type { Words } from './words.ts';

/** `Essen (40 km)` */
export function withWay({ way }: Words): (place: Reach) => string {
  return ({ name, kilometres }) => `${name} (${way(kilometres)})`;
}

/** `Metz (France)`; only `Luxembourg`, because its country has the same name. */
export function withCountry({ name, country }: { readonly name: string; readonly country: string }, words: Words): string {
  const called = words.country(country);
  return called === name ? name : `${name} (${called})`;
}

type Venue = CityFigures['venues'][number];

/** By road: anything nearer lies in the town itself, and nobody hires a coach to go there. */
const ownTown = 4;

/** Fairs, arenas and stadiums out of town. */
export function halls({ venues }: CityFigures): readonly Venue[] {
  return venues.filter(({ group, kilometres }) => group === 'arena' && kilometres >= ownTown).slice(0, 3);
}

export function sights({ venues }: CityFigures): readonly Venue[] {
  return venues.filter(({ group, kilometres }) => (group === 'attraction' || group === 'ski') && kilometres > ownTown).slice(0, 3);
}

/** Fairs, arenas and stadiums in the town itself, where a group may board. */
export function meetingPoints({ venues }: CityFigures): readonly string[] {
  const found = venues.filter(({ group, kilometres }) => group === 'arena' && kilometres < ownTown);
  return found.slice(0, 2).map(({ name }) => name);
}

/** Hours of the example trips. */
export const [tripLeave, tripBack] = ['08:30', '17:00'];

/** Minutes by road: a group that leaves at 8:30 is at a nearer place before it opens. */
const leastTrip = 30;

/** The day trips whose prices the page shows, with their roads. */
export function dayTrips({ examples, within: { short, middle, long } }: CityFigures): readonly Target[] {
  const targets = [...short, ...middle, ...long];
  return examples.flatMap(({ key }) => targets.find((target) => target.key === key && target.minutes >= leastTrip) ?? []).slice(0, 3);
}

/** Where a group stays the night; null if a day trip of the page leads farther, because that says that one can be home by evening. */
export function twoDaysFrom(city: CityFigures): CityFigures['twoDays'] {
  const { twoDays } = city;
  return twoDays === null || dayTrips(city).some(({ minutes }) => minutes >= twoDays.minutes) ? null : twoDays;
}

/** The two towns whose travel times a page answers: those that groups visit for a day, otherwise the farthest within 90 minutes. */
export function townsToAsk(city: CityFigures): readonly [Target, Target] | null {
  const candidates = [...towns(dayTrips(city)), ...towns(city.within.middle).toReversed()];
  const [main, other] = [...new Map(candidates.map((town) => [town.key, town])).values()];
  return main === undefined || other === undefined ? null : [main, other];
}

/** By road, in minutes: nobody flies from an airport this far away if another is nearer. */
const farthestOther = 120;

/** The second airport that is close enough to be useful: with a million passengers a year, or nearer than the first. */
export function otherAirport({ airports: [first, ...others] }: CityFigures): CityFigures['airports'][number] | undefined {
  const isUseful = ({ key, minutes }: CityFigures['airports'][number]) =>
    minutes <= farthestOther && (passengersOf(key) >= 1 || minutes < (first?.minutes ?? 0));
  return others.find(isUseful);
}

/** Whether the drive to both airports that the page names takes longer than this: nobody drives far who has an airport nearby. */
export function isFarFromAirports(city: CityFigures, minutes: number): boolean {
  return [city.airports[0], otherAirport(city)].every((airport) => airport === undefined || airport.minutes > minutes);
}

/** Whether a port is in the town itself, where its distance says nothing. */
export function isInTown({ kilometres }: Reach): boolean {
  return kilometres <= ownTown;
}

/** By road, because a port across an estuary is near only in a straight line. */
const farthestPort = 60;

export function seaports({ venues }: CityFigures): readonly Venue[] {
  return venues.filter(({ group, kilometres }) => group === 'port' && kilometres <= farthestPort).slice(0, 1);
}

type Target = CityFigures['within']['short'][number];

/** Only towns among the destinations: one preposition fits all of their names, whereas a park or museum would need an article. */
function towns(places: readonly Target[]): readonly Target[] {
  return places.filter(({ isTown }) => isTown);
}

/** The words used if one of the stations bears the city's name; empty if the nearest station belongs to another town. */
export function namedAfter(stations: readonly string[], city: string, words: string): string {
  return stations.some((station) => station.includes(city)) ? words : '';
}
