import type pg from 'pg';
import type { Database } from '#db/engine/tables.ts';
import { createSampleHistory, createSampleTrip } from '#db/testing/sample-trip.ts';
import { tripStates } from '#domain/trip/states.ts';
import { formatHistory } from '#operations/trips/history-store.ts';
import { fillFleet } from './bench-fleet.ts';
import { fillWithMixedInvoices } from './mixed-invoices.ts';
import { fillWithMixedTrips } from './mixed-trips.ts';

const fleet = { vehicles: 300, drivers: 600 };
const historyRows = 8;
const mails = 3;

/** Statements that fill tables beside the trips, each with the tables whose triggers are off meanwhile. */
const besideTrips: readonly (readonly [tables: string, statement: string])[] = [
  ['customers', 'truncate customers cascade'],
  [
    'customers customer_people',
    `create temporary table person on commit preserve rows as
      select gen_random_uuid() as id, gen_random_uuid() as customer_id, * from (
        select distinct on (email, organisation) email, fold_name(customer ->> 'organisation') as organisation, customer, invoice, created_at
        from trips order by email, organisation, created_at) as each`,
  ],
  [
    'customers customer_people',
    `update person set customer_id = first.customer_id from (
        select distinct on (organisation) organisation, customer_id from person where organisation <> '' order by organisation, created_at) as first
      where first.organisation = person.organisation`,
  ],
  [
    'customers customer_people',
    `insert into customers (id, kind, name, sort_name, created_at)
      select distinct on (customer_id) customer_id, case when organisation = '' then 'person' else 'organisation' end, shown, fold_name(shown), created_at
      from person, lateral (select coalesce(nullif(customer ->> 'organisation', ''), concat_ws(' ', customer ->> 'firstName', customer ->> 'lastName')) as shown) as named
      order by customer_id, created_at`,
  ],
  [
    'customer_people',
    `insert into customer_people (id, customer_id, email, organisation, domain, name, phone, words, created_at)
      select id, customer_id, email, organisation, own_mail_domain(email), concat_ws(' ', customer ->> 'firstName', customer ->> 'lastName'),
        customer ->> 'phone', customer_words(customer, invoice), created_at from person`,
  ],
  [
    'sent_mails',
    `insert into sent_mails (message_id, trip_id, subject, body, sent_at)
      select id || '-' || mail, id, 'Your coach, mail ' || mail, repeat('The coach stands ready at the place and time of your choice. ', 6),
        created_at + mail * interval '5 days' from trips, generate_series(1, ${mails}) as mail`,
  ],
  [
    'messages',
    `insert into messages (id, thread_id, direction, channel, site, language, trip_id, email, subject, body, print, received_at, answered_at)
      select gen_random_uuid(), gen_random_uuid(), 'in', 'mail', site, language, id, email, 'Question', 'Can we leave an hour later?', id::text,
        created_at, case when total_cents % 10000 = 0 and created_at > now() - interval '1 year' then null else created_at + interval '2 hours' end
      from trips where total_cents % 10 = 0`,
  ],
  [
    'trip_reviews',
    `insert into trip_reviews (trip_id, site, language, author, driver, bus, platform, text, created_at, published_at)
      select id, site, language, 'Anna', 5, 4, 5, 'On time, and a friendly driver.', last_departure + interval '2 days', last_departure + interval '3 days'
      from trips where status = 'Uitgevoerd' and total_cents % 20 = 4`,
  ],
  [
    'bank_lines',
    `insert into bank_lines (id, identity_hash, account, booked_on, cents, name, iban, text, state, trip_id, decided_by, decided_at)
      select gen_random_uuid(), sha256(trip_id::text::bytea), 'NL91ABNA0417164300', paid_at::date::text, cents, 'Klant', 'NL91ABNA0417164300', 'invoice',
        'recorded', trip_id, 'bench', paid_at from payments where paid_at < now()`,
  ],
  ['trip_duties', 'insert into trip_duties (trip_id, trip_version) select id, version from trips where booked_at is not null'],
  [
    'duties',
    `insert into duties (id, trip_id, vehicle_index, shift_index, starts_at, ends_at, vehicle_until, crew_size, class, seats, wheelchairs, parts, is_planned)
      select gen_random_uuid(), id, run / of_day, 0, at, at + interval '10 hours', at + interval '10 hours', 1, 'coachHire', 40, 0,
        '[{"kind":"drive","minutes":200},{"kind":"free","minutes":200},{"kind":"drive","minutes":200}]', true
      from (select id, first_date + interval '6 hours' as at, row_number() over (partition by first_date order by id) - 1 as place,
          count(*) over (partition by first_date) as of_day
        from trips where status in ('Geboekt', 'Uitgevoerd') and first_date between now()::date - 182 and now()::date + 182) as picked,
        generate_series(0, ${fleet.vehicles - 1}) as run where place = run % of_day`,
  ],
  [
    'placements',
    `insert into placements (duty_id, vehicle_id, driver_id, judged, override_reason, placed_by)
      select run.id, car.id, driver.id, '[]', '', 'bench'
      from (select id, starts_at::date - '2020-01-01'::date as day, row_number() over (partition by starts_at::date order by id) - 1 as place from duties) as run
      join (select id, row_number() over (order by id) - 1 as place from vehicles) as car on car.place = run.place
      join (select id, row_number() over (order by id) - 1 as place from drivers) as driver on driver.place = run.place + run.day % 2 * ${fleet.vehicles}
      where run.place < ${fleet.vehicles - 20}`,
  ],
  [
    'occupations',
    `insert into occupations (id, resource_id, during, duty_id)
      select gen_random_uuid(), resource, tstzrange(starts_at, ends_at), duty_id from placements join duties on duties.id = duty_id
      cross join lateral (values (vehicle_id), (driver_id)) as taken (resource)`,
  ],
  [
    'agencies',
    `insert into agencies (id, name, site, language, first_name, last_name, email, phone, street, zipcode, city, country, vat_number, payment_method,
        requests_per_minute, created_by)
      values ('01900000-0000-7000-8000-00000000a9e1', 'Agency', 'nl', 'nl', 'A', 'B', 'a@agency.example', '', '', '', '', 'NL', '', 'bank-transfer', 60, 'bench')`,
  ],
  [
    'agency_trips',
    `insert into agency_trips (trip_id, agency_id, own_reference, commission_percent, created_at)
      select id, '01900000-0000-7000-8000-00000000a9e1', reference, 5, created_at from trips where total_cents % 50 = 5`,
  ],
];

/** The agency that a fiftieth of the trips are of. */
export const benchAgency = '01900000-0000-7000-8000-00000000a9e1';

/**
 * Ten years of a company's work: as many trips, two fifths as many customers, eight rows of history and three mails of each trip, a year of
 * duties of 300 coaches and 600 drivers. The database holds one trip already.
 */
export async function fillToScale(db: Database, pool: pg.Pool, trips: number): Promise<void> {
  await fillWithMixedTrips(pool, trips, Math.ceil(trips * 0.4));
  await fillWithMixedInvoices(pool);
  await fillFleet(db, fleet);
  const client = await pool.connect();
  await client.query(`set statement_timeout = 0; set synchronous_commit = off; set work_mem = '256MB'`);
  for (const [tables, statement] of besideTrips) await fill(client, tables.split(' '), statement);
  await fillHistory(client);
  await client.query('analyze');
  client.release();
}

async function fill(client: pg.PoolClient, tables: readonly string[], statement: string): Promise<void> {
  for (const table of tables) await client.query(`alter table ${table} disable trigger user`);
  await client.query(statement);
  for (const table of tables) await client.query(`alter table ${table} enable trigger user`);
}

/** Copies one entry, for all that a page of a trip reads of it. */
async function fillHistory(client: pg.PoolClient): Promise<void> {
  const entry = formatHistory(createSampleHistory(createSampleTrip(tripStates.request)));
  const names = Object.keys(entry);
  const own: Readonly<Record<string, string>> = {
    trip_id: 'trips.id',
    version: 'version_of',
    at: `created_at + version_of * interval '1 day'`,
  };
  await fill(
    client,
    ['trip_history'],
    `insert into trip_history (${names.join(', ')})
      select ${names.map((name) => own[name] ?? `model.${name}`).join(', ')}
      from trips, generate_series(1, ${historyRows}) as version_of, jsonb_populate_record(null::trip_history, '${JSON.stringify(entry).replaceAll("'", "''")}') as model`,
  );
}
