import { addDays, daysBetween, weekdayOf } from '../calendar/date.ts';
import { epochOf } from '../calendar/instant.ts';
import { toInstant } from '../calendar/zoned.ts';
import { countChildSeats, type Group } from '../itinerary/group.ts';
import { departureInstant } from '../itinerary/instants.ts';
import type { Itinerary, Place } from '../itinerary/itinerary.ts';
import type { RoadLeg } from '../itinerary/routed.ts';
import { areNeighbours, departementsOf } from './departements.ts';

/*
 * Days on which no coach may carry children across France (docs/prices-and-law.md#children): groups mainly under 18, in vehicles of more
 * than nine seats with the driver's, on the roads of metropolitan France, from 0 to 24 h; free within the département in which the group is
 * picked up and those next to it. Of a coach from or to abroad the département of the border counts, which a person looks at.
 */

type BanDay = { readonly country: 'FR' /** `YYYY-MM-DD`. */; readonly date: string; readonly article: string; readonly source: string };

/** One row a day; the next year's order comes in its February. */
const banDays: readonly BanDay[] = [
  {
    country: 'FR',
    date: '2026-08-01',
    article: 'Arrêté du 23 février 2026',
    source:
      'juridique.jpa.asso.fr, Transport en commun d’enfants en métropole: les jours d’interdiction de circulation en 2026, 27 February 2026; what counts as such carriage: fntv.fr, Transport en commun d’enfants: interdiction estivale de circuler',
  },
];

const banZone = 'Europe/Paris';

/** Seats for passengers beyond which a vehicle has more than nine with the driver's. */
const mostFreeSeats = 8;

/**
 * Whether a group is mainly under 18, as far as the form knows: a school's, or one of which more than half ride in children's seats, who
 * are twelve at most. A holiday camp that calls itself something else is not known for one.
 */
export function isMainlyMinors(group: Pick<Group, 'occasion' | 'passengers' | 'babySeats' | 'childSeats' | 'boosterSeats'>): boolean {
  return group.occasion === 'schools' || countChildSeats(group) * 2 > group.passengers;
}

/** A way that the group is driven, from and to instants (ISO 8601 UTC). */
export type GroupMove = {
  readonly from: Place;
  readonly to: Place;
  readonly startsAt: string;
  readonly endsAt: string;
  readonly isInFrance: boolean;
};

/** A ban that stands against a trip: the day, and by what order. */
export type ChildrenBan = Pick<BanDay, 'date' | 'article'>;

export type BannedCarriage = {
  readonly group: Group;
  /** For passengers, of the largest vehicle; null where none is chosen yet: then as many as the group needs. */
  readonly seats: number | null;
  readonly moves: readonly GroupMove[];
};

/**
 * The ban that a group's carriage would break, null where none. Worked example: a class from Lyon to Montpellier on 1 August 2026 is
 * refused, to Grenoble, next to it, it is not; adults and groups of eight in a minibus never are.
 */
export function findChildrenBan({ group, seats, moves }: BannedCarriage): ChildrenBan | null {
  if (!isMainlyMinors(group) || (seats ?? group.passengers) <= mostFreeSeats) return null;
  const broken = banDays.find(({ date }) => {
    const that = moves.filter((move) => move.isInFrance && isOn(move, date));
    return that.length > 0 && !isFree(that);
  });
  return broken === undefined ? null : { date: broken.date, article: broken.article };
}

/**
 * Orders of other years named a Saturday from the last of July to the second of August: 6-8-2022, 5-8-2023, 3-8-2024, 2-8-2025, 1-8-2026
 * (E).
 */
const season = { first: '07-25', last: '08-14' } as const;

/** From this day on the next year's is missed: trips of that summer are sold by then (E). */
const missedFrom = '09-01';

/** The years whose day nobody has entered though it is time: this year's until its summer is over, then the next one's. */
export function missingBanYears(today: string): readonly number[] {
  const year = Number(today.slice(0, 4)) + (today.slice(5) >= missedFrom ? 1 : 0);
  return isKnownYear(year) ? [] : [year];
}

function isKnownYear(year: number): boolean {
  return banDays.some(({ date }) => date.startsWith(`${year}-`));
}

/**
 * A day on which a group's carriage may be banned, for it is such a Saturday of a year whose order is not entered yet; null where none.
 * Nobody is refused by it: somebody looks once the order is there.
 */
export function findUnknownBanDay({ group, seats, moves }: BannedCarriage): string | null {
  if (!isMainlyMinors(group) || (seats ?? group.passengers) <= mostFreeSeats) return null;
  const years = [...new Set(moves.flatMap(({ startsAt, endsAt }) => [startsAt, endsAt]).map((at) => Number(at.slice(0, 4))))];
  const days = years.filter((year) => year >= firstYear && !isKnownYear(year)).flatMap(saturdaysOf);
  const open = days.find((date) => {
    const that = moves.filter((move) => move.isInFrance && isOn(move, date));
    return that.length > 0 && !isFree(that);
  });
  return open ?? null;
}

/** Of the years before the first row nothing is asked any more. */
const firstYear = 2026;
const saturday = 6;

function saturdaysOf(year: number): string[] {
  const first = `${year}-${season.first}`;
  const all = Array.from({ length: daysBetween(first, `${year}-${season.last}`) + 1 }, (_, day) => addDays(first, day));
  return all.filter((date) => weekdayOf(date) === saturday);
}

/** Whether all of it lies within the département in which the group is picked up and those next to it. */
export function isFree(moves: readonly GroupMove[]): boolean {
  const [pickUp] = moves;
  const from = pickUp === undefined ? [] : departementsOf(pickUp.from);
  return moves.every(({ to }) => departementsOf(to).some((there) => from.some((here) => areNeighbours(here, there))));
}

function isOn({ startsAt, endsAt }: GroupMove, date: string): boolean {
  const [from, until] = [date, addDays(date, 1)].map((day) => toInstant({ date: day, time: '00:00' }, banZone));
  if (!from?.ok || !until?.ok) return false;
  return epochOf(startsAt) < epochOf(until.value) && epochOf(endsAt) > epochOf(from.value);
}

/** So long may be driven before a break of so many minutes (Regulation 561/2006 art. 7). */
const stretchMinutes = 270;
const breakMinutes = 45;

type Ways = {
  readonly itinerary: Pick<Itinerary, 'stops'>;
  /** The roads between the stops; null where they are not known. */
  readonly legs: readonly RoadLeg[] | null;
  /** When the coach is expected at each stop, as far as that is known; asked where there are no legs. */
  readonly arrivals: readonly (string | null)[];
  /** Countries that the trip touches at all. */
  readonly crossed: readonly string[];
};

/** The ways between the stops of a trip that a group is driven. */
export function listMoves({ itinerary: { stops }, legs, arrivals, crossed }: Ways): readonly GroupMove[] {
  return stops.slice(0, -1).flatMap((stop, index): GroupMove[] => {
    const next = stops[index + 1];
    const startsAt = departureInstant(stop);
    if (next === undefined || startsAt === null) return [];
    const leg = legs?.[index] ?? null;
    const driven = leg === null ? null : leg.minutes + Math.floor(leg.minutes / stretchMinutes) * breakMinutes;
    const known = arrivals[index + 1] ?? departureInstant(next) ?? startsAt;
    const endsAt = driven === null ? known : new Date(epochOf(startsAt) + driven * 60_000).toISOString();
    const ends = [stop.place.countryCode, next.place.countryCode];
    const isThrough = leg === null ? crossed.includes('FR') && ends[0] !== ends[1] : (leg.kilometresByCountry.FR ?? 0) > 0;
    return [{ from: stop.place, to: next.place, startsAt, endsAt, isInFrance: isThrough || ends.includes('FR') }];
  });
}
