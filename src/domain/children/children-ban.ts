import { addDays, daysBetween, weekdayOf } from '../calendar/date.ts';
import { epochOf } from '../calendar/instant.ts';
import { toInstant } from '../calendar/zoned.ts';
import { countChildSeats, type Group } from '../itinerary/group.ts';
import { departureInstant } from '../itinerary/instants.ts';
import type { Itinerary, Place } from '../itinerary/itinerary.ts';
import type { RoadLeg } from '../itinerary/routed.ts';
import { areNeighbours, departementsOf } from './departements.ts';

/*
 * Days on which no coach may carry children across France (docs/prices-and-law.md#children): groups mainly under 18, in vehicles with more
 * than nine seats including the driver's, on the roads of metropolitan France, from 0 to 24 h. Free within the département of the pick-up
 * and its neighbours. For a coach from or to another country the département at the border counts; a person checks that.
 */

type BanDay = { readonly country: 'FR' /** `YYYY-MM-DD`. */; readonly date: string; readonly article: string; readonly source: string };

/** One row per day. The next year's order appears in its February. */
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

/** With more passenger seats than this a vehicle has more than nine, including the driver's. */
const mostFreeSeats = 8;

/**
 * Whether a group is mainly under 18, as far as the form says: a school, or a group of which more than half use child seats, which means
 * twelve at most. A holiday camp with another occasion is not recognized.
 */
export function isMainlyMinors(group: Pick<Group, 'occasion' | 'passengers' | 'babySeats' | 'childSeats' | 'boosterSeats'>): boolean {
  return group.occasion === 'schools' || countChildSeats(group) * 2 > group.passengers;
}

/** A leg with the group on board, from and to instants (ISO 8601 UTC). */
export type GroupMove = {
  readonly from: Place;
  readonly to: Place;
  readonly startsAt: string;
  readonly endsAt: string;
  readonly isInFrance: boolean;
};

/** A ban that applies to a trip: the day and the order. */
export type ChildrenBan = Pick<BanDay, 'date' | 'article'>;

export type BannedCarriage = {
  readonly group: Group;
  /** Passenger seats of the largest vehicle; null if none is chosen yet: then as many as the group needs. */
  readonly seats: number | null;
  readonly moves: readonly GroupMove[];
};

/**
 * The ban that a trip would break, or null. Example: a class from Lyon to Montpellier on 1 August 2026 is refused. To Grenoble, in a
 * neighbouring département, it is not; nor are adults, or groups of eight in a minibus.
 */
export function findChildrenBan({ group, seats, moves }: BannedCarriage): ChildrenBan | null {
  if (!isMainlyMinors(group) || (seats ?? group.passengers) <= mostFreeSeats) return null;
  const broken = banDays.find(({ date }) => {
    const that = moves.filter((move) => move.isInFrance && isOn(move, date));
    return that.length > 0 && !isFree(that);
  });
  return broken === undefined ? null : { date: broken.date, article: broken.article };
}

/** Orders of other years named a Saturday between the end of July and 2 August: 6-8-2022, 5-8-2023, 3-8-2024, 2-8-2025, 1-8-2026 (E). */
const season = { first: '07-25', last: '08-14' } as const;

/** From this day on the next year's order should be entered: trips of that summer are already on sale (E). */
const missedFrom = '09-01';

/** The years whose day should be entered but is not: this year until its summer is over, then the next. */
export function missingBanYears(today: string): readonly number[] {
  const year = Number(today.slice(0, 4)) + (today.slice(5) >= missedFrom ? 1 : 0);
  return isKnownYear(year) ? [] : [year];
}

function isKnownYear(year: number): boolean {
  return banDays.some(({ date }) => date.startsWith(`${year}-`));
}

/**
 * A day on which a trip may turn out to be banned: such a Saturday of a year whose order is not entered yet; else null. Nobody is refused
 * for it; a person checks once the order exists.
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

/** Years before the first row are no longer checked. */
const firstYear = 2026;
const saturday = 6;

function saturdaysOf(year: number): string[] {
  const first = `${year}-${season.first}`;
  const all = Array.from({ length: daysBetween(first, `${year}-${season.last}`) + 1 }, (_, day) => addDays(first, day));
  return all.filter((date) => weekdayOf(date) === saturday);
}

/** Whether the whole trip lies within the département of the pick-up and its neighbours. */
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

/** The driving time before a break, and the minutes of the break (Regulation 561/2006 art. 7). */
const stretchMinutes = 270;
const breakMinutes = 45;

type Ways = {
  readonly itinerary: Pick<Itinerary, 'stops'>;
  /** The roads between the stops; null if unknown. */
  readonly legs: readonly RoadLeg[] | null;
  /** When the coach is expected at each stop, as far as known; used if there are no legs. */
  readonly arrivals: readonly (string | null)[];
  /** Countries that the trip touches. */
  readonly crossed: readonly string[];
};

/** The legs between the stops with the group on board. */
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
