import type { Reach } from '../cities/figures.ts';
import { passengersOf } from './airport-passengers.ts';

/** A route from a town that the page contains. */
export type WayFrom = Reach & { readonly from: string };
export type Airport = WayFrom & { readonly key: string };

/** Airports within this many minutes by road of one of the towns come first. */
const nearAirport = 75;
/** Airports with less than a million passengers a year that a list names after the others. */
const mostSmall = 2;

/** The near airports with the most passengers first, each with its shortest route; then the nearest of those that few people fly from. */
export function busiestFirst(airports: readonly Airport[]): readonly Airport[] {
  const shortest = onceEach([...airports].sort(byWay));
  const busy = shortest.filter(({ key }) => passengersOf(key) >= 1);
  const rank = ({ key, minutes }: Airport) => (minutes <= nearAirport ? 1000 : 0) + passengersOf(key);
  const small = shortest.filter((airport) => !busy.includes(airport));
  return [...busy.toSorted((one, other) => rank(other) - rank(one) || byWay(one, other)), ...small.slice(0, mostSmall)];
}

/** Each yard once, in the order of the towns that it serves, with its shortest route. */
export function largestFirst(yards: readonly WayFrom[]): readonly WayFrom[] {
  const nearest = new Map(nearestEach(yards).map((yard) => [yard.name, yard]));
  return onceEach(yards).map((yard) => nearest.get(yard.name) ?? yard);
}

export function byWay(one: Reach, other: Reach): number {
  return one.kilometres - other.kilometres || one.minutes - other.minutes;
}

export function byTime(one: Pick<Reach, 'kilometres' | 'minutes'>, other: Pick<Reach, 'kilometres' | 'minutes'>): number {
  return one.minutes - other.minutes || one.kilometres - other.kilometres;
}

/** The shortest route to each place, shortest first. */
export function nearestEach(ways: readonly WayFrom[]): readonly WayFrom[] {
  return onceEach([...ways].sort(byWay));
}

export function onceEach<Way extends WayFrom>(ways: readonly Way[]): readonly Way[] {
  const known = new Set<string>();
  return ways.filter(({ name }) => {
    const isNew = !known.has(name);
    known.add(name);
    return isNew;
  });
}

/** Each route in one direction only, and one route per place. */
export function onceEachPair(ways: readonly WayFrom[]): readonly WayFrom[] {
  const known = new Set<string>();
  return onceEach(ways).filter(({ name, from }) => {
    known.add(`${from} ${name}`);
    return !known.has(`${name} ${from}`);
  });
}
