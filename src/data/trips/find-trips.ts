import { sql } from 'kysely';
import type { SiteKey } from '#domain/sites/keys.ts';
import type { TripState } from '#domain/trip/states.ts';
import type { Trip } from '#domain/trip/trip.ts';
import type { Database } from '../engine/tables.ts';
import { parseTrip, type TripRow } from './trip-row.ts';

export type TripSearch = {
  /** As typed: each word must stand somewhere in the trip's reference, customer or towns. */
  readonly search: string;
  readonly state: TripState | null;
  readonly site: SiteKey | null;
  /** Dates of the first departure, `YYYY-MM-DD`, both included. */
  readonly from: string | null;
  readonly to: string | null;
  readonly offset: number;
  readonly limit: number;
};

/** Trips by what a caller says of them, the newest departure first. */
export async function findTrips(db: Database, { search, state, site, from, to, offset, limit }: TripSearch): Promise<readonly Trip[]> {
  const words = foldWords(search).map((word) => sql`words like ${`%${word}%`}`);
  const conditions = [
    ...(words.length === 0 ? [] : [sql`id in (select trip_id from trip_words_kept where ${sql.join(words, sql` and `)})`]),
    ...(state === null ? [] : [sql`status = ${state.status} and stage = ${state.stage}`]),
    ...(site === null ? [] : [sql`site = ${site}`]),
    ...(from === null ? [] : [sql`first_date >= ${from}`]),
    ...(to === null ? [] : [sql`first_date <= ${to}`]),
  ];
  const where = conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
  const { rows } = await sql<TripRow>`
    select * from trips where ${where} order by first_departure desc, id limit ${limit} offset ${offset}`.execute(db);
  return rows.map(parseTrip);
}

const mostWords = 8;

/** The digits of a phone number that are the same with and without country code and leading zero. */
const phoneDigits = 8;

/** As the database folds what it looks in: small letters without accents; of a phone number, however written, the digits that tell it apart. */
export function foldWords(search: string): readonly string[] {
  const plain = search
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ø', 'o')
    .replaceAll(/[%_\\]/g, ' ');
  const references = plain.match(/\b[a-z]{2}-\d[\d-]*/g) ?? [];
  const rest = plain
    .replaceAll(/\b[a-z]{2}-\d[\d-]*/g, ' ')
    // A number in groups is one: +31 6 12-34 56 78.
    .replaceAll(/(?<=\d)[ ./()-]+(?=\d)/g, '')
    .replaceAll('+', ' ');
  return [...references, ...rest.split(/\s+/)]
    .filter((word) => word !== '')
    .map((word) => (/^\d{9,}$/.test(word) ? word.slice(-phoneDigits) : word))
    .slice(0, mostWords);
}
