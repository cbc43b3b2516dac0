import { epochOf } from '#domain/calendar/instant.ts';
import { toInstant, toLocal } from '#domain/calendar/zoned.ts';
import type { Itinerary, Place, Stop } from '#domain/itinerary/itinerary.ts';
import { isSamePlace } from '#domain/itinerary/same-place.ts';
import { departureMinutes, kilometresApart } from '#domain/pricing/depot/returns-to-depot.ts';

/**
 * Several pick-ups as one round: the vehicles call at every boarding place one after another, and return in the opposite order. Nobody
 * reaches the first common stop later than with separate vehicles.
 */

/** A place where people board, and the form field that named it. */
export type BoardingPlace = { readonly place: Place; readonly field: string };

/** Time to board or leave at a place on the way, with luggage. Our own rule, 2026 (E). */
const boardingMinutes = 15;
const step = 5;

/** The boarding places in the order of the shortest round, as the crow flies; null if nobody boards elsewhere. */
export function orderBoarding({ stops, pickUps = [] }: Itinerary): readonly BoardingPlace[] | null {
  const [first, meeting] = stops;
  if (first === undefined || meeting === undefined || pickUps.length === 0) return null;
  const places = [{ place: first.place, field: 'stops.0' }, ...pickUps.map(({ place }, index) => ({ place, field: `pickUps.${index}` }))];
  const lengthOf = (order: readonly BoardingPlace[]) =>
    [...order.map(({ place }) => place), meeting.place].reduce(
      (sum, place, index, all) =>
        sum + (index === 0 ? 0 : kilometresApart(all[index - 1]?.coordinates ?? place.coordinates, place.coordinates)),
      0,
    );
  return listOrders(places).toSorted((one, other) => lengthOf(one) - lengthOf(other))[0] ?? null;
}

function listOrders<Item>(items: readonly Item[]): Item[][] {
  if (items.length < 2) return [[...items]];
  return items.flatMap((item, index) => listOrders(items.toSpliced(index, 1)).map((rest) => [item, ...rest]));
}

export type Round = {
  readonly itinerary: Itinerary;
  /** For each stop the form field that named its place. */
  readonly places: readonly string[];
  /** From the first boarding to the first common stop. */
  readonly rideMinutes: number;
};

type RoundInput = {
  readonly order: readonly BoardingPlace[];
  /**
   * Minutes by road from each boarding place to the next, and from the last to the first common stop; and the same for the way home, in
   * driving order.
   */
  readonly there: readonly number[];
  readonly home: readonly number[];
  /** Minutes by road from the typed first stop to the first common stop. */
  readonly firstMinutes: number;
};

/** The itinerary as one round; null if its times are invalid. */
export function collectAll(itinerary: Itinerary, { order, there, home, firstMinutes }: RoundInput): Round | null {
  const { stops, pickUps: _pickUps, type, ...rest } = itinerary;
  const departures = departureMinutes(itinerary);
  const [first, last] = [stops[0], stops.at(-1)];
  const leaves = departures[0] ?? null;
  if (first === undefined || last === undefined || leaves === null) return null;
  const meets = leaves + Math.round(firstMinutes);
  const boarding = planBoarding(order, { there, meets });
  const isBack = isSamePlace(first.place, last.place);
  const common = stops.slice(1, isBack ? -1 : undefined);
  const homeward = isBack ? planHome(order, { home, leaves: departures.at(-2) ?? null }) : [];
  if (homeward === null) return null;
  const back = isBack ? order.toReversed().map(({ field }) => field) : [];
  return {
    itinerary: { ...rest, type: type === 'one-way' ? 'one-way' : 'tour', stops: [...boarding, ...common, ...homeward] },
    places: [...order.map(({ field }) => field), ...common.map((_, index) => `stops.${index + 1}`), ...back],
    rideMinutes: meets - minuteOf(boarding[0]),
  };
}

function minuteOf(stop: Stop | undefined): number {
  const instant = stop?.departure ? toInstant(stop.departure, stop.place.timeZone) : null;
  return instant?.ok ? epochOf(instant.value) / 60_000 : 0;
}

/** Plans backwards from the last boarding place; each is left in time for the next. */
function planBoarding(
  order: readonly BoardingPlace[],
  { there, meets }: { readonly there: readonly number[]; readonly meets: number },
): Stop[] {
  let until = meets;
  return order
    .map(({ place }, index) => ({ place, index }))
    .toReversed()
    .map(({ place, index }) => {
      const wait = index === order.length - 1 ? 0 : boardingMinutes;
      until = Math.floor((until - wait - Math.ceil(there[index] ?? 0)) / step) * step;
      return stopAt(place, until);
    })
    .toReversed();
}

/** From the last common stop in the opposite order; the trip ends at the first boarding place. */
function planHome(
  order: readonly BoardingPlace[],
  { home, leaves }: { readonly home: readonly number[]; readonly leaves: number | null },
): Stop[] | null {
  if (leaves === null) return null;
  let minute = leaves;
  return order.toReversed().map(({ place }, index) => {
    minute = Math.ceil((minute + Math.ceil(home[index] ?? 0) + boardingMinutes) / step) * step;
    return index === order.length - 1 ? { place, departure: null, notes: '' } : stopAt(place, minute);
  });
}

function stopAt(place: Place, minute: number): Stop {
  return { place, departure: toLocal(new Date(minute * 60_000).toISOString(), place.timeZone), notes: '' };
}
