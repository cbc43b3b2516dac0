import type { Database } from '#db/engine/tables.ts';
import { isDate } from '#domain/calendar/written-date.ts';
import { isSiteKey } from '#domain/sites/keys.ts';
import { foldWords } from '#domain/trip/search/fold-words.ts';
import { readSearch } from '#domain/trip/search/read-search.ts';
import { tripStateNames, tripStates } from '#domain/trip/states.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { findSimilarTrips, findTrips, findTripsByDocument, type TripSearch } from './find-trips.ts';

/** A filter as in the address. `owner` is `me` or empty, `held` is `yes` or empty. */
export type TripFilter = Readonly<Record<'search' | 'state' | 'site' | 'from' | 'to' | 'order' | 'owner' | 'held', string>>;

/** The current staff member and time. */
type Asker = { readonly now: string; readonly memberId: string };

const never = { from: '9999-12-31', to: '0001-01-01' };

/** Unknown values filter nothing, because people also type addresses. Dates in the search text count as well. */
export function readFilter(
  { search, state, site, from, to, order, owner, held }: TripFilter,
  { now, memberId }: Asker,
): Omit<TripSearch, 'offset' | 'limit'> {
  const name = tripStateNames.find((known) => known === state);
  const read = readSearch(search, now.slice(0, 10));
  const [earliest, latest] = [isDate(from) ? from : '0001-01-01', isDate(to) ? to : '9999-12-31'];
  const isBounded = isDate(from) || isDate(to);
  const days = read.days.filter((range) => range.to >= earliest && range.from <= latest);
  const isNever = read.days.length > 0 && days.length === 0;
  return {
    search: read.words,
    state: name === undefined ? null : tripStates[name],
    site: isSiteKey(site) ? site : null,
    days: isNever ? [never] : days.length === 0 && isBounded ? [{ from: earliest, to: latest }] : days,
    ownerId: owner === 'me' ? memberId : null,
    isHeld: held === 'yes',
    order: order === 'earliest' || order === 'nearest' ? order : 'latest',
  };
}

/**
 * Finds trips by a filter, those of an invoice number first; if there are none, trips with similar words. Signs without a word, such as
 * `%`, find nothing.
 */
export async function searchTrips(
  db: Database,
  asked: TripSearch,
): Promise<{ readonly trips: readonly Trip[]; readonly meant: readonly string[] }> {
  if (asked.search !== '' && foldWords(asked.search).length === 0) return { trips: [], meant: [] };
  const trips = await findTrips(db, asked);
  if (asked.offset > 0 || asked.search === '') return { trips, meant: [] };
  const billed = await findTripsByDocument(db, asked);
  const others = trips.filter(({ id }) => !billed.some((each) => each.id === id));
  const found = [...billed, ...others].slice(0, asked.limit);
  return found.length > 0 ? { trips: found, meant: [] } : await findSimilarTrips(db, asked);
}
