import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#db/engine/tables.ts';
import type { SiteKey } from '#domain/sites/keys.ts';
import { foldWords } from '#domain/trip/search/fold-words.ts';
import { readDocumentNumber } from '#domain/trip/search/read-document-number.ts';
import type { DayRange } from '#domain/trip/search/read-search.ts';
import { type TripState, tripStates } from '#domain/trip/states.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { parseListedTrip } from './listed-trip.ts';
import type { TripRow } from './trip-row.ts';

export type TripSearch = {
  /** The typed search text. Each word must occur in the words of the trip (`trip_words`). */
  readonly search: string;
  readonly state: TripState | null;
  readonly site: SiteKey | null;
  /** The first departure is on one of these dates; empty for any date. */
  readonly days: readonly DayRange[];
  /** Only trips assigned to this staff member. */
  readonly ownerId?: string | null;
  /** Only quotes whose vehicles are set aside for their customer now. */
  readonly isHeld?: boolean;
  readonly order: TripOrder;
  readonly offset: number;
  readonly limit: number;
};

/** `nearest`: the next departures first, then the most recent ones. */
export type TripOrder = 'latest' | 'earliest' | 'nearest';

/**
 * How many trips to read in order of departure before using the word index. Common words are found among these; rare ones through the
 * index.
 */
const lookedThrough = 4_000;

/** Finds trips by what a caller says. */
export async function findTrips(db: Database, asked: TripSearch): Promise<readonly Trip[]> {
  return await findByWords(db, asked, foldWords(asked.search));
}

/** One of a word's spellings is enough. */
type Words = readonly (string | readonly string[])[];

async function findByWords(db: Database, asked: TripSearch, words: Words): Promise<readonly Trip[]> {
  // All that are looked through are found: no more than a page of them need be read.
  if (isOnlyOrdered(asked, words)) return await readTrips(db, asked, { words, most: asked.offset + asked.limit });
  const among = await readTrips(db, asked, { words, most: Math.max(lookedThrough, 20 * (asked.offset + asked.limit)) });
  return among.length === asked.limit || !isIndexed(words) ? among : await readTrips(db, asked, { words, most: null });
}

/** Whether nothing leaves out any of the trips that are read in order of departure. */
function isOnlyOrdered({ state, site, days, ownerId = null, isHeld = false }: TripSearch, words: Words): boolean {
  return words.length === 0 && site === null && ownerId === null && !isHeld && (state === null || days.length === 0);
}

/** The index consists of trigrams: with shorter words it would scan all trips. */
function isIndexed(words: Words): boolean {
  return words.length === 0 || words.flat().some((word) => word.length >= 3);
}

type Looking = { readonly words: Words /** How many are looked through; null for all. */; readonly most: number | null };

/** Selects a page of trips by a few columns before it reads whole trips. */
async function readTrips(db: Database, asked: TripSearch, looking: Looking): Promise<readonly Trip[]> {
  const { order, limit, offset } = asked;
  const { rows } = await sql<TripRow>`
    select trips.* from (
      select * from (${createFinding(asked, looking)}) as found order by ${orderOf(order)}, trip_id limit ${limit} offset ${offset}
    ) as found join trips on trips.id = found.trip_id
    order by ${orderOf(order)}, trip_id`.execute(db);
  return rows.map(parseListedTrip);
}

/** The condition on `trip_words_kept`, with state and site if given. */
function createFinding(asked: TripSearch, { words, most }: Looking): RawBuilder<unknown> {
  const { state, site, days, order, ownerId = null, isHeld = false } = asked;
  const byDay = days.map(({ from, to }) => sql`departs_on between ${from} and ${to}`);
  const where = byDay.length === 0 ? sql`true` : sql`(${sql.join(byDay, sql` or `)})`;
  const byWord = words.map((word) => isInState([word].flat()));
  const isByState = most !== null && state !== null && days.length === 0 && !isHeld;
  const ofTrip = [
    ...(state === null || isByState ? [] : [sql`trips.status = ${state.status} and trips.stage = ${state.stage}`]),
    ...(site === null ? [] : [sql`trips.site = ${site}`]),
    ...(ownerId === null ? [] : [sql`trips.id in (select trip_id from trip_owners where member_id = ${ownerId})`]),
  ];
  const joined = ofTrip.length === 0 ? sql`` : sql`join trips on trips.id = kept.trip_id and ${sql.join(ofTrip, sql` and `)}`;
  const kept = isHeld
    ? sql`(select words.* from trips as held join trip_words_kept as words on words.trip_id = held.id
        where held.status = 'Offerte' and held.reserved_until > now() and ${where})`
    : most === null
      ? sql`(select * from trip_words_kept where ${where})`
      : isByState
        ? lookThroughState(state, order, most)
        : lookThrough(where, order, most);
  return sql`select kept.trip_id, kept.departs_at from ${kept} as kept ${joined} where ${sql.join([sql`true`, ...byWord], sql` and `)}`;
}

/** With all that depart at the same time as the last one: pages are ordered by id among these, and would otherwise repeat some and skip others. */
const first = (most: number) => sql`fetch first ${most} rows with ties`;

function lookThrough(where: RawBuilder<unknown>, order: TripOrder, most: number): RawBuilder<unknown> {
  const some = (more: RawBuilder<unknown>, direction: RawBuilder<unknown>) =>
    sql`(select * from trip_words_kept where ${where} and ${more} order by departs_at ${direction} ${first(most)})`;
  if (order !== 'nearest') return some(sql`true`, order === 'latest' ? sql`desc` : sql`asc`);
  const today = sql`now() - interval '1 day'`;
  return sql`(${some(sql`departs_at >= ${today}`, sql`asc`)} union all ${some(sql`departs_at < ${today}`, sql`desc`)})`;
}

/** Reads in order of departure within one state: the latest of all trips may contain none that is over. */
function lookThroughState({ status, stage }: TripState, order: TripOrder, most: number): RawBuilder<unknown> {
  // Literals, so that the planner can match the partial index.
  const isIn = status === tripStates.booked.status ? sql`status = ${sql.lit(status)}` : sql`stage = ${sql.lit(stage)}`;
  const ofState = sql`select id, first_departure from trips where ${isIn}`;
  const today = sql`now() - interval '1 day'`;
  const nearest = sql`
    (${ofState} and first_departure >= ${today} order by first_departure ${first(most)})
    union all (${ofState} and first_departure < ${today} order by first_departure desc ${first(most)})`;
  const ordered = sql`${ofState} order by first_departure ${order === 'earliest' ? sql`asc` : sql`desc`} ${first(most)}`;
  return sql`(select kept.* from (${order === 'nearest' ? nearest : ordered}) as of_state
    join trip_words_kept as kept on kept.trip_id = of_state.id)`;
}

function orderOf(order: TripOrder): RawBuilder<unknown> {
  if (order === 'latest') return sql`found.departs_at desc`;
  if (order === 'earliest') return sql`found.departs_at`;
  return sql`found.departs_at < now() - interval '1 day', abs(extract(epoch from found.departs_at - now()))`;
}

function isInState(words: readonly string[]): RawBuilder<unknown> {
  return sql`(${sql.join(
    words.map((word) => sql`kept.words like ${`%${word}%`}`),
    sql` or `,
  )})`;
}

/** Trips of invoices and credit notes by their number or a part of it, the latest first. */
export async function findTripsByDocument(db: Database, { search, limit }: TripSearch): Promise<readonly Trip[]> {
  const read = readDocumentNumber(search);
  if (read === null) return [];
  const byDigits = read.lastDigits === null ? sql`true` : sql`right(number, 6) = ${read.lastDigits}`;
  const { rows } = await sql<TripRow>`
    select trips.* from trips where id in (select trip_id from invoices where number like ${read.like} and ${byDigits} limit ${limit})
    order by first_departure desc, id`.execute(db);
  return rows.map(parseListedTrip);
}

/**
 * Trips whose words are similar to the typed ones, for a search without exact results; also returns the corrected words. Empty if no known
 * word is similar.
 */
export async function findSimilarTrips(
  db: Database,
  asked: TripSearch,
): Promise<{ readonly trips: readonly Trip[]; readonly meant: readonly string[] }> {
  const typed = foldWords(asked.search);
  const words = await Promise.all(typed.map((word) => findSimilarWords(db, word)));
  const isSame = words.every((meant, index) => meant.length === 1 && meant[0] === typed[index]);
  if (typed.length === 0 || isSame) return { trips: [], meant: [] };
  const trips = await findByWords(db, asked, words);
  const found = trips.length === 0 ? [] : words.flatMap((meant, index) => (meant[0] === typed[index] ? [] : meant));
  return { trips, meant: found };
}

const leastLetters = 4;
const mostSimilar = 3;

/** The words of all trips, as they were within the hour, and those of the latest trips as they are now. */
const knownWords = sql`
  select word, trips from search_words
  union all select word, count(*)::int from (select words from trip_words_kept order by trip_id desc limit 1000) as latest,
    unnest(string_to_array(words, ' ')) as word
  where word ~ '^[^\\d@.,;]{4,40}$' group by word`;

/** The known words that are most similar to this one. The word itself if it is known, a number, or too short for a typing error. */
async function findSimilarWords(db: Database, word: string): Promise<readonly string[]> {
  if (word.length < leastLetters || /[\d@]/.test(word)) return [word];
  const { rows } = await sql<{ word: string; isPart: boolean }>`
    select word, word like ${`%${word}%`} as "isPart" from (${knownWords}) as known where word % ${word}
    group by word order by "isPart" desc, similarity(word, ${word}) desc, max(trips) desc limit ${mostSimilar}`.execute(db);
  return rows.length === 0 || rows[0]?.isPart === true ? [word] : rows.map((row) => row.word);
}
