import { addDays } from '#domain/calendar/date.ts';
import { epochOf } from '#domain/calendar/instant.ts';
import { toInstant, toLocal } from '#domain/calendar/zoned.ts';
import type { Itinerary } from '#domain/itinerary/itinerary.ts';
import type { RoutedItinerary } from '#domain/itinerary/routed.ts';
import type { RateCard } from '#domain/pricing/rates/rate-card.ts';
import { withDeparture, withoutStop } from './change-itinerary.ts';
import { farthestMinutes, farthestOfEnds, findMoves, type Move, moveDeparture, stepMinutes } from './find-moves.ts';
import { findFreeDay, fromMiddle } from './free-days.ts';
import type { Trial, Trials, TrialTrip } from './plan-trials.ts';
import type { Suggestion } from './suggestion.ts';

/** A change whose plan promises an improvement; its price must still prove it. */
export type Change = Pick<Suggestion, 'kind' | 'stop' | 'minutes' | 'itinerary'> & { readonly routed: RoutedItinerary };

export type ChangeInput = {
  readonly trip: TrialTrip;
  readonly trials: Trials;
  /** The road without a stop, null if there is none; absent: no stop is left out. */
  readonly routedWithout?: ((stop: number) => RoutedItinerary | null) | undefined;
};

/** The most roads without a stop to request: each may be another search. */
const mostRoads = 6;

/** A daily rest and the time to board; a group should not have to leave before seven. */
export const nightMinutes = 11 * 60 + 15;
const morning = { from: '07:00', until: '12:00' } as const;
const quarter = 15;
const dayMinutes = 24 * 60;

/** Changes after which fewer drivers are enough, or the trip is lawful; the smallest of each kind first. */
export function listCrewChanges(question: ChangeInput): Change[] {
  const { trip, trials } = question;
  const isBetter = ({ rank, lateMinutes }: Trial) => rank < trials.base.rank && lateMinutes <= trials.base.lateMinutes;
  const rest = [...stayOvernight(question, isBetter), ...takeDayOff(question, isBetter), ...leaveOut(question, isBetter)];
  return [...findMoves(trip, { trials, isBetter }).map((move) => changeOf(trip, move)), ...rest];
}

/** The two changes that may avoid night hours: begin after them, or end before them. */
export function listNightChanges({ trip, trials }: ChangeInput, { night }: Pick<RateCard, 'night'>): Change[] {
  const { startMinuteOfDay, endMinuteOfDay } = trials.base;
  const last = trip.departures.length - 2;
  const begin = night.untilHour * 60 - startMinuteOfDay;
  const end = (endMinuteOfDay % 1_440) - night.fromHour * 60;
  const moves = [
    { stop: 0, minutes: Math.ceil(begin / stepMinutes) * stepMinutes },
    { stop: last, minutes: -Math.ceil(end / stepMinutes) * stepMinutes },
  ];
  return moves
    .filter(({ minutes }, index) => (index === 0 ? minutes > 0 : minutes < 0) && Math.abs(minutes) <= farthestOfEnds)
    .filter((move) => {
      const trial = trials.run(moveDeparture(trip, move));
      return trial !== null && trial.rank <= trials.base.rank && trial.lateMinutes <= trials.base.lateMinutes;
    })
    .map((move) => changeOf(trip, move));
}

/** How much later a group may reasonably return for less money; never more than other departures move. */
const laterMinutes = [30, 60, farthestMinutes] as const;
/** The price of a longer tour takes too long to compute again. */
const mostStopsOfLonger = 8;

/** The same hire with a later return, which is sometimes cheaper; only its price can tell. Not for long tours. */
export function listLongerChanges(trip: TrialTrip): Change[] {
  const stop = trip.departures.length - 2;
  if (stop < 1 || trip.departures.length > mostStopsOfLonger || typeof trip.departures[stop] !== 'number') return [];
  return laterMinutes.map((minutes) => changeOf(trip, { stop, minutes }));
}

function changeOf({ itinerary, routed, departures }: TrialTrip, { stop, minutes }: Move): Change {
  const changed = withDeparture(itinerary, { stop, minute: (departures[stop] ?? 0) + minutes });
  return { kind: kindOf({ stop, minutes }), stop: stop === 0 ? null : stop, minutes: Math.abs(minutes), itinerary: changed, routed };
}

function kindOf({ stop, minutes }: Move): Change['kind'] {
  if (stop === 0) return minutes > 0 ? 'leave-later' : 'leave-earlier';
  return minutes > 0 ? 'lengthen-wait' : 'shorten-wait';
}

type IsBetter = (trial: Trial) => boolean;

/** A return or day trip that returns the next morning. */
function stayOvernight({ trip, trials }: ChangeInput, isBetter: IsBetter): Change[] {
  const { itinerary, routed, departures } = trip;
  const stop = departures.length - 2;
  const [departure, before, leg] = [departures[stop], departures[stop - 1], routed.legs[stop - 1]];
  if (!comesBack(itinerary) || typeof departure !== 'number' || typeof before !== 'number' || !leg) return [];
  const earliest = before + Math.ceil(leg.minutes) + nightMinutes;
  const minutes = findMorning(earliest, itinerary.stops[stop]?.place.timeZone ?? 'UTC') - departure;
  if (minutes <= farthestMinutes) return [];
  const trial = trials.run(moveDeparture(trip, { stop, minutes }));
  if (!trial || !isBetter(trial)) return [];
  return [{ kind: 'stay-overnight', stop, minutes, itinerary: withDeparture(itinerary, { stop, minute: departure + minutes }), routed }];
}

function takeDayOff({ trip, trials }: ChangeInput, isBetter: IsBetter): Change[] {
  const { routed } = trip;
  return findFreeDay(trip, { trials, isBetter }).map((found) => ({ kind: 'free-day', minutes: dayMinutes, routed, ...found }));
}

function comesBack({ type }: Itinerary): boolean {
  return type === 'return' || type === 'day-trip';
}

/** The first quarter of an hour of the morning from a moment on. Minutes since 1970. */
export function findMorning(minute: number, timeZone: string): number {
  const rounded = Math.ceil(minute / quarter) * quarter;
  const { date, time } = toLocal(new Date(rounded * 60_000).toISOString(), timeZone);
  if (time >= morning.from && time <= morning.until) return rounded;
  const next = toInstant({ date: time < morning.from ? date : addDays(date, 1), time: morning.from }, timeZone);
  return next.ok ? epochOf(next.value) / 60_000 : rounded;
}

/** The stops that may be left out, at most {@link mostRoads}: for a long trip those around its middle, where it gains a day. */
export function listSkippable({ stops }: Pick<Itinerary, 'stops'>): number[] {
  return fromMiddle(stops.length - 1, mostRoads).sort((first, second) => first - second);
}

function leaveOut({ trip, trials, routedWithout }: ChangeInput, isBetter: IsBetter): Change[] {
  if (!routedWithout) return [];
  return listSkippable(trip.itinerary).flatMap((stop): Change[] => {
    const routed = routedWithout(stop);
    if (!routed) return [];
    const itinerary = withoutStop(trip.itinerary, stop);
    const trial = trials.run({ itinerary, routed, departures: trip.departures.filter((_, index) => index !== stop) });
    return trial && isBetter(trial) ? [{ kind: 'fewer-stop', stop, minutes: 0, itinerary, routed }] : [];
  });
}
