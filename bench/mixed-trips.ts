import type pg from 'pg';
import { fillWithTrips } from './bench-trips.ts';

const list = (words: string) => `(array[${words.split(' ').map((word) => `'${word}'`)}])`;
const first = list('Anna Bram Céline Dirk Eva Frank Greta Hugo Inès Jan Karin Luc Marta Noah Olga Pieter Quinten Rosa Sven Tess');
const last = list('Vries Jansen Müller García Dubois Peeters Schmidt Lefèvre Bakker Visser Smit Meyer Moreau López Janssens Weber');
const towns = list('Utrecht Lille Köln Antwerpen Madrid Paris Berlin Gent Rotterdam Lyon Hamburg Sevilla Brugge Zwolle Nantes Bonn');
const one = (of: string, by: number, size: number) => `${of}[1 + (n / ${by}) % ${size}]`;
/** Ten years of trips, the last of them in the future. */
const departure = (count: number) => `date_trunc('hour', now()) - interval '9 years' + n::float8 / ${count} * interval '3650 days'`;

/**
 * Fills the database with trips like those of a company with many years of business: names, towns, states and dates that differ.
 * `customers`: how many people ask for them, a third of them for one of a twentieth as many organisations.
 */
export async function fillWithMixedTrips(pool: pg.Pool, count: number, customers = count): Promise<void> {
  const who = `(n % ${customers})`;
  const school = `'School ' || ${who} % ${Math.max(9_000, Math.floor(customers / 20))}`;
  const departs = departure(count);
  const isAhead = `n > ${Math.floor(count * 0.9)}`;
  const state = (expired: string, quote: string, booked: string, done: string, declined: string, request: string) => `case
    when n % 5000 = 1 and ${isAhead} then ${request} when n % 10 = 9 then ${declined}
    when n % 10 < 4 then (case when ${isAhead} then ${quote} else ${expired} end)
    when ${isAhead} then ${booked} else ${done} end`;
  await fillWithTrips(pool, count, {
    site: `(array['nl', 'be', 'de', 'fr', 'es', 'eu'])[1 + n % 6]`,
    first_departure: departs,
    last_departure: `${departs} + interval '9 hours'`,
    first_date: `(${departs})::date`,
    created_at: `${departs} - interval '30 days'`,
    status: state(`'Vervallen'`, `'Offerte'`, `'Geboekt'`, `'Uitgevoerd'`, `'Vervallen'`, `'Aanvraag'`),
    stage: state(`'expired'`, `'quote'`, `'won'`, `'done'`, `'no - loss'`, `'request'`),
    valid_until: state(
      'null::timestamptz',
      `now() + (n % 300) * interval '1 hour'`,
      'null::timestamptz',
      'null::timestamptz',
      'null::timestamptz',
      'null::timestamptz',
    ),
    booked_at: state(
      'null::timestamptz',
      'null::timestamptz',
      `${departs} - interval '20 days'`,
      `${departs} - interval '20 days'`,
      'null::timestamptz',
      'null::timestamptz',
    ),
    total_cents: '60000 + n % 200000',
    email: `'klant' || ${who} || '@example.com'`,
    customer: `jsonb_build_object('firstName', ${one(first, 1, 20)}, 'lastName', ${one(last, 20, 16)} || case when n % 7 = 0 then '-' || n % 5000 else '' end,
      'organisation', case when ${who} % 3 = 0 then ${school} else '' end, 'email', 'klant' || ${who} || '@example.com',
      'phone', '+31 6 ' || lpad((n::bigint * 7919 % 100000000)::text, 8, '0'), 'title', '', 'promotion', false)`,
    itinerary: `jsonb_set(jsonb_set(model.itinerary, '{stops,0,place,town}', to_jsonb(${one(towns, 3, 16)})),
      '{stops,1,place,town}', to_jsonb(${one(towns, 50, 16)}))`,
  });
  await pool.query('set statement_timeout = 0');
  for (const statement of [
    'truncate trip_words_kept',
    'drop index trip_words_kept_by_part',
    `insert into trip_words_kept (trip_id, words, departs_on, departs_at)
      select id, trip_words(reference, customer, itinerary, assignment), first_date, first_departure from trips`,
    'create index trip_words_kept_by_part on trip_words_kept using gin (words gin_trgm_ops)',
    'vacuum analyze trip_words_kept',
    'refresh materialized view search_words',
  ]) {
    await pool.query(statement);
  }
}
