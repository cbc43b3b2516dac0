import type { Coordinates } from '#domain/itinerary/itinerary.ts';
import { getGreatCircleKilometres } from '../distance.ts';
import { stateRows } from './data/states.ts';
import { foldName } from './search/fold.ts';
import { parseList, parseNumber, parseTable } from './table.ts';

/** A province, state, landscape or département, as a circle. */
export type State = { readonly countryCode: string; readonly middle: Coordinates; readonly reach: number };

/** All with this folded name: there is a Limburg on either side of the border. */
export type States = ReadonlyMap<string, readonly State[]>;

export function createStates(): States {
  const named = parseTable(stateRows, 5).flatMap(([countryCode = '', latitude = '', longitude = '', reach = '', names = '']) => {
    const middle = { latitude: parseNumber(latitude), longitude: parseNumber(longitude) };
    return parseList(names).map((name) => ({ name: foldName(name), state: { countryCode, middle, reach: parseNumber(reach) } }));
  });
  return new Map([...Map.groupBy(named, ({ name }) => name)].map(([name, all]) => [name, all.map(({ state }) => state)]));
}

type Somewhere = Coordinates & { readonly countryCode: string };

/** Whether a place may be in one of them. */
export function isInState(states: readonly State[], place: Somewhere): boolean {
  return states.some((state) => state.countryCode === place.countryCode && measureShare(state, place) <= 1);
}

/** Provinces do not overlap there, but their circles do. */
const partitioned: ReadonlySet<string> = new Set(['NL', 'BE']);
const clearlyNearer = 0.4;

/** Whether a place is clearly in another province: the Velp beside Arnhem is not in Noord-Brabant. */
export function isInOtherState(all: States, states: readonly State[], place: Somewhere): boolean {
  if (!partitioned.has(place.countryCode)) return false;
  const share = Math.min(...states.map((state) => measureShare(state, place)));
  return [...all.values()].flat().some((other) => {
    return other.countryCode === place.countryCode && measureShare(other, place) < share - clearlyNearer;
  });
}

function measureShare({ middle, reach }: State, place: Somewhere): number {
  return getGreatCircleKilometres(middle, place) / reach;
}
