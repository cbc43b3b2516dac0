import type { CityFigures } from '#content/cities/figures.ts';
import type { Location } from '#content/library.ts';
import { addDays } from '#domain/calendar/date.ts';
import type { TypedStop } from './example-search.ts';
import { startOf } from './example-trips.ts';

/**
 * Kinds of trip besides the day out: an airport transfer, one drive, four hours with the coach on hand, a morning with a school, an evening
 * out, a day with the coach on hand, two days with a night.
 */
export const tripPriceKinds = ['transfer', 'oneWay', 'fourHours', 'school', 'evening', 'dayHire', 'twoDays'] as const;
export type TripPriceKind = (typeof tripPriceKinds)[number];

export type WantedTrip = {
  readonly kind: TripPriceKind;
  readonly to: string;
  readonly input: (date: string) => { readonly type: string; readonly stops: readonly TypedStop[] };
};

type Named = { readonly name: string; readonly key: string };

/** Farther airports are no transfers (rate card), and no example for a city. */
const farthestAirport = 90;
/** Local driving while the coach is on hand, in kilometres: for a day, and for four hours. */
const [aboutInADay, aboutInHours] = ['40', '15'];
const [hoursFrom, hoursUntil] = ['14:00', '17:30'];
const [schoolFrom, schoolUntil] = ['08:45', '13:30'];
const [eveningFrom, eveningUntil] = ['18:00', '23:00'];

/** What a page prices from a city, as far as suitable places are known, in the order of the table. */
export function listWantedTrips(location: Location, sayAirport: (name: string) => string): readonly WantedTrip[] {
  const { figures } = location;
  const [airport] = figures?.airports ?? [];
  const [first] = location.exampleTrips;
  const last = location.exampleTrips.at(-1);
  const night = figures?.twoDays ?? null;
  const out = (kind: TripPriceKind, to: Named | undefined, hours: Hours) =>
    to === undefined ? [] : [thereAndBack(location, { kind, to, hours })];
  return [
    ...(airport !== undefined && airport.kilometres <= farthestAirport
      ? [oneWay(location, { kind: 'transfer', to: airport, said: sayAirport(airport.name) })]
      : []),
    ...(last === undefined ? [] : [oneWay(location, { kind: 'oneWay', to: namedOf(last), said: last.to })]),
    ...out('fourHours', findNear(figures), { from: hoursFrom, until: hoursUntil, about: aboutInHours }),
    ...out('school', findSchoolSight(figures), { from: schoolFrom, until: schoolUntil }),
    ...out('evening', findEvening(figures), { from: eveningFrom, until: eveningUntil }),
    ...out('dayHire', first && namedOf(first), { from: '09:00', until: '17:00', about: aboutInADay }),
    ...(night === null ? [] : [twoDays(location, night)]),
  ];
}

type OneWay = { readonly kind: TripPriceKind; readonly to: Named; readonly said: string };

function oneWay(location: Location, { kind, to, said }: OneWay): WantedTrip {
  return {
    kind,
    to: said,
    input: (date) => ({ type: 'one-way', stops: [{ ...startOf(location), date, time: '10:00' }, placeOf(to)] }),
  };
}

type Hours = { readonly from: string; readonly until: string; readonly about?: string };
type Out = { readonly kind: TripPriceKind; readonly to: Named; readonly hours: Hours };

function thereAndBack(location: Location, { kind, to, hours: { from: leave, until, about } }: Out): WantedTrip {
  const from = startOf(location);
  const driven = about === undefined ? {} : { localKilometres: about };
  const stops = (date: string) => [{ ...from, date, time: leave }, { ...placeOf(to), date, time: until, ...driven }, from];
  return { kind, to: to.name, input: (date) => ({ type: 'day-trip', stops: stops(date) }) };
}

function twoDays(location: Location, night: Named): WantedTrip {
  const from = startOf(location);
  const there = (date: string) => ({ ...placeOf(night), date: addDays(date, 1), time: '16:00' });
  return {
    kind: 'twoDays',
    to: night.name,
    input: (date) => ({ type: 'return', stops: [{ ...from, date, time: '09:00' }, there(date), from] }),
  };
}

/** By road: nearer, people walk; farther, the four hours would be spent driving. */
const [nearestDrive, farthestDrive] = [5, 20];

/** Where a coach shuttles for an afternoon: a venue out of town, otherwise a town next to it. */
function findNear(figures: CityFigures | null): Named | undefined {
  const isFit = ({ kilometres }: { readonly kilometres: number }) => kilometres >= nearestDrive && kilometres <= farthestDrive;
  const halls = figures?.venues.filter(({ group }) => group === 'arena') ?? [];
  const towns = figures?.within.short.filter(({ isTown }) => isTown) ?? [];
  return [...halls, ...towns].find(isFit);
}

/** By road, in kilometres: a school class is back at noon. */
const [nearestSight, farthestSight] = [5, 60];

function findSchoolSight(figures: CityFigures | null): Named | undefined {
  return figures?.venues.find(
    ({ group, kilometres }) => group === 'attraction' && kilometres >= nearestSight && kilometres <= farthestSight,
  );
}

/** By road: nearer, people take the tram; farther, it is a day. */
const [nearestEvening, farthestEvening] = [8, 80];

/** A fair, an arena or a stadium out of town, otherwise the nearest large town. */
function findEvening(figures: CityFigures | null): Named | undefined {
  const isFit = ({ kilometres }: { readonly kilometres: number }) => kilometres >= nearestEvening && kilometres <= farthestEvening;
  const halls = figures?.venues.filter(({ group }) => group === 'arena') ?? [];
  const towns = figures?.within.middle.filter(({ isTown }) => isTown) ?? [];
  return [...halls, ...towns].find(isFit);
}

function placeOf({ name, key }: Named): { readonly placeText: string; readonly placeKey: string } {
  return { placeText: name, placeKey: key };
}

function namedOf({ to, toKey = '' }: Location['exampleTrips'][number]): Named {
  return { name: to, key: toKey };
}
