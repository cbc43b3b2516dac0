import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { Database } from '#db/engine/tables.ts';
import { storeSampleTrip } from '#db/testing/insert-trip.ts';
import { createSampleTrip } from '#db/testing/sample-trip.ts';
import { createTestDatabase } from '#db/testing/test-database.ts';
import { tripStates } from '#domain/trip/states.ts';
import { testAddresses } from '#operations/testing/addresses.ts';
import { atCommandLine } from '#operations/trips/actor.ts';
import { listErasures } from './erasures.ts';
import { exportPerson } from './export-person.ts';
import { forgetPerson } from './forget-person.ts';
import { findPeople } from './people.ts';
import { forgetLongGone, replayErasures } from './replay-erasures.ts';
import { impersonal, namesOfStaff, personalTables, type Subject } from './rules/register.ts';

type Column = { readonly table: string; readonly column: string; readonly type: string; readonly isNullable: boolean };

async function listColumns(db: Database): Promise<readonly Column[]> {
  const { rows } = await sql<Column>`
    select table_name as table, column_name as column, data_type as type, is_nullable = 'YES' as "isNullable"
    from information_schema.columns c where table_schema = 'public' and column_default is null and is_generated = 'NEVER'
      and table_name not in ('schema_migrations', 'schema_lock')
      and exists (select from pg_class where relname = table_name and relkind = 'r')`.execute(db);
  return rows;
}

/** Drops the check constraints, which refuse a mark only because it is not one of our codes. */
async function dropChecks(db: Database): Promise<void> {
  const { rows } = await sql<{ statement: string }>`
    select format('alter table %s drop constraint %I', conrelid::regclass, conname) as statement from pg_constraint
    where contype = 'c' and conrelid <> 0`.execute(db);
  for (const { statement } of rows) await sql.raw(statement).execute(db);
}

const texts = ['text', 'character varying', 'json', 'jsonb', 'bytea', 'ARRAY'];

it('lists every column, either as personal data or as free of it', async () => {
  const { db } = await createTestDatabase();
  const { rows } = await sql<Column>`
    select table_name as table, column_name as column, data_type as type from information_schema.columns
    where table_schema = 'public' and table_name not in ('schema_migrations', 'schema_lock')
      and exists (select from pg_class where relname = table_name and relkind = 'r')`.execute(db);
  const unknown = rows.filter(({ table, column, type }) => {
    const named = personalTables.some((entry) => entry.table === table && entry.columns.includes(column));
    const other = impersonal[table] === '*' || (impersonal[table] ?? []).includes(column) || namesOfStaff[table]?.includes(column);
    return texts.includes(type) && !named && other !== true;
  });
  expect(unknown.map(({ table, column }) => `${table}.${column}`)).toEqual([]);
});

const mark = (table: string, column: string) => `Merk_${table}_${column}`;

/** A meaningless value for a required column. */
function anythingFor({ type, column }: Column, id: string) {
  if (type === 'uuid') return sql`${id}::uuid`;
  if (type === 'boolean') return sql`false`;
  if (type.startsWith('timestamp') || type === 'date') return sql`now() - interval '3 years'`;
  if (type === 'jsonb' || type === 'json') return sql`'{}'`;
  if (type === 'bytea') return sql`${Buffer.from(`${column}${id}`)}`;
  if (type === 'tstzrange') return sql`tstzrange(now(), now() + interval '1 hour')`;
  if (type === 'ARRAY') return sql`'{}'`;
  return type === 'text' ? sql`${`x${id}`}` : sql`1`;
}

function markOf({ table, column, type }: Column) {
  const text = mark(table, column);
  if (table === 'job_offers' && column === 'contents') return sql`${JSON.stringify({ stops: [{ zip: text }] })}`;
  if (column === 'detail') return sql`${JSON.stringify({ reason: text, feeCents: 1 })}`;
  if (column === 'outside') return sql`${JSON.stringify({ driverName: text, driverPhone: text, vehicle: 'x' })}`;
  if (type === 'jsonb' || type === 'json') return sql`${JSON.stringify({ text })}`;
  if (type === 'bytea') return sql`${Buffer.from(text)}`;
  return type === 'ARRAY' ? sql`array[${text}]` : sql`${text}`;
}

/** One row of a table with a mark in each column of the register; foreign keys and triggers are off. */
async function fill(
  db: Database,
  columns: readonly Column[],
  entry: (typeof personalTables)[number],
  links: Readonly<Record<string, string>>,
) {
  const id = crypto.randomUUID();
  const set = columns
    .filter(({ table }) => table === entry.table)
    .flatMap((column) => {
      const link = links[column.column];
      if (link !== undefined) return [[column.column, column.type === 'uuid' ? sql`${link}::uuid` : sql`${link}`] as const];
      if (entry.columns.includes(column.column)) return [[column.column, markOf(column)] as const];
      return column.isNullable ? [] : [[column.column, anythingFor(column, id)] as const];
    });
  const names = sql.join(set.map(([name]) => sql.ref(name)));
  await db.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx);
    await sql`insert into ${sql.table(entry.table)} (${names}) values (${sql.join(set.map(([, value]) => value))})`.execute(tx);
  });
}

/** Columns in which a mark is still found. */
async function findMarks(db: Database): Promise<readonly string[]> {
  const named = new Map<string, Set<string>>();
  for (const { table, columns } of personalTables) named.set(table, new Set([...(named.get(table) ?? []), ...columns]));
  const found: string[] = [];
  for (const [table, columns] of named) {
    const { rows } = await sql<{ row: string }>`select to_jsonb(t)::text as row from ${sql.table(table)} as t`.execute(db);
    const text = rows.map(({ row }) => row).join();
    const isThere = (column: string) =>
      text.includes(mark(table, column)) || text.includes(Buffer.from(mark(table, column)).toString('hex'));
    found.push(...[...columns].filter(isThere).map((column) => `${table}.${column}`));
  }
  return found.sort();
}

const kept = (of: Subject, until: 'books' | 'hours') =>
  personalTables
    .filter((entry) => entry.of === of && entry.until === until)
    .flatMap(({ table, columns }) => columns.map((column) => `${table}.${column}`));

const email = 'anna@example.com';

async function createCustomer(state: 'done' | 'declined') {
  const { db } = await createTestDatabase();
  await dropChecks(db);
  const columns = await listColumns(db);
  const bookedAt = state === 'done' ? '2026-11-21T11:00:00.000Z' : null;
  const sample = createSampleTrip({ ...tripStates[state], bookedAt });
  const person = (name: string) => ({ name: mark('trips', name), phoneNumber: mark('trips', name) });
  const trip = {
    ...sample,
    customer: { ...sample.customer, email, lastName: mark('trips', 'customer'), phone: mark('trips', 'customer') },
    group: { ...sample.group, notes: mark('trips', 'group_details') },
    itinerary: { ...sample.itinerary, stops: sample.itinerary.stops.map((stop) => ({ ...stop, notes: mark('trips', 'itinerary') })) },
    firstContact: person('first_contact'),
    secondContact: person('second_contact'),
    assignment: { driverName: mark('trips', 'assignment'), driverPhone: '', vehicle: '' },
    utm: mark('trips', 'utm'),
    gclid: mark('trips', 'gclid'),
  };
  await storeSampleTrip(db, trip);
  const children = {
    message_files: 'message_id',
    incident_lines: 'incident_id',
    offer_recipients: 'offer_id',
    offer_counters: 'offer_id',
    placements: 'duty_id',
    partner_corrections: 'job_id',
    customer_notes: 'customer_id',
    customer_people: 'customer_id',
  };
  const parents = {
    message_id: crypto.randomUUID(),
    incident_id: crypto.randomUUID(),
    offer_id: crypto.randomUUID(),
    duty_id: crypto.randomUUID(),
    job_id: crypto.randomUUID(),
    customer_id: crypto.randomUUID(),
  };
  for (const entry of personalTables.filter(
    ({ of, table }) => of === 'customer' && !['trips', 'trip_words_kept', 'trip_history'].includes(table),
  )) {
    const own = {
      messages: parents.message_id,
      incidents: parents.incident_id,
      job_offers: parents.offer_id,
      jobs: parents.job_id,
      customers: parents.customer_id,
    } as const;
    const id = entry.table in own ? { id: own[entry.table as keyof typeof own] } : {};
    const isChild = entry.table in children;
    const isOfCustomer = entry.table === 'changes' && entry.where !== 'trip_id = any(:ids)';
    const links = isOfCustomer ? { subject: `customer ${parents.customer_id}` } : { trip_id: trip.id, ...id };
    await fill(db, columns, entry, isChild ? parents : links);
  }
  // Found by the address itself, which cannot contain a mark.
  await sql`update undeliverable_addresses set email = ${email}`.execute(db);
  await sql`update customer_people set email = ${email} where customer_id = ${parents.customer_id}`.execute(db);
  // Only an agency that we no longer work with is erased with its contact's last trip.
  await sql`update agencies set email = ${email}, ended_at = now()`.execute(db);
  await db.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx);
    await sql`
      insert into duties (id, trip_id, vehicle_index, shift_index, starts_at, ends_at, vehicle_until, crew_size, class, seats, wheelchairs, parts, is_planned)
      values (${parents.duty_id}, ${trip.id}, 0, 0, now(), now(), now(), 1, 'coachHire', 1, 0, '[]', true)`.execute(tx);
    await sql`update trip_history set detail = ${JSON.stringify({ reason: mark('trip_history', 'detail'), feeCents: 5 })}`.execute(tx);
    await sql`insert into content_version values (1, 1, now(), '')`.execute(tx);
  });
  const context = { db, addresses: testAddresses, randomBytes: (count: number) => new Uint8Array(randomBytes(count)) };
  return { db, trip, context };
}

const erase = async ({ db, context }: Pick<Awaited<ReturnType<typeof createCustomer>>, 'db' | 'context'>, who = email) =>
  await forgetPerson(context, { found: await findPeople(db, who), staff: atCommandLine, isDry: false });

describe('an erased customer', () => {
  it('keeps only what the tax office requires of a completed trip', async () => {
    const world = await createCustomer('done');
    expect((await findMarks(world.db)).length).toBeGreaterThan(40);
    const { trips } = await erase(world);
    expect(trips).toMatchObject([{ becomes: 'reduced' }]);
    const left = await findMarks(world.db);
    expect(await world.db.selectFrom('undeliverable_addresses').selectAll().execute()).toEqual([]);
    expect(left.filter((column) => !kept('customer', 'books').includes(column))).toEqual([]);
    expect(left).toContain('invoices.document');
  });

  it('leaves no data of a trip that was never booked', async () => {
    const world = await createCustomer('declined');
    await erase(world);
    expect(await findMarks(world.db)).toEqual([]);
  });

  it('can export every column beforehand', async () => {
    const { db } = await createCustomer('done');
    const written = JSON.stringify(await exportPerson(db, await findPeople(db, email)));
    const secrets = ['_key', 'recipient_hash', 'input_hash'];
    const missing = (await findMarks(db)).filter((name) => {
      const [table = '', column = ''] = name.split('.');
      const forms = [mark(table, column), Buffer.from(mark(table, column)).toString('base64')];
      return !forms.some((form) => written.includes(form)) && !secrets.some((secret) => column === 'key' || column.endsWith(secret));
    });
    expect(missing).toEqual([]);
  });

  it('receives no further mails, and no link works', async () => {
    const world = await createCustomer('done');
    await erase(world);
    const { db, trip } = world;
    const waiting = await db.selectFrom('outbox').select('id').where('done_at', 'is', null).where('failed_at', 'is', null).execute();
    expect(waiting).toEqual([]);
    await sql`
      insert into outbox (id, kind, trip_id, payload, message_id) values (${crypto.randomUUID()}, 'mail', ${trip.id}, '{}', '<a@b>')`.execute(
      db,
    );
    expect(await db.selectFrom('outbox').select('id').where('message_id', '=', '<a@b>').execute()).toEqual([]);
    const keys = await db.selectFrom('trips').select(['quote_key', 'booking_key', 'share_key', 'read_key']).executeTakeFirstOrThrow();
    for (const key of Object.values(keys)) expect([trip.quoteKey, trip.bookingKey, trip.shareKey, trip.readKey]).not.toContain(key);
  });

  it('does not return with an earlier backup', async () => {
    const world = await createCustomer('done');
    await erase(world);
    const erasures = await listErasures(world.db);
    // A separate database, as restored from an earlier backup: there the trip is still in the future.
    const restored = await createCustomer('done');
    await sql`update trips set status = 'Geboekt', stage = 'won'`.execute(restored.db);
    const { rows } = await sql<{ id: string }>`select id from trips`.execute(restored.db);
    const again = erasures.map((erasure) => ({ ...erasure, trips: rows.map(({ id }) => id) }));
    expect(await replayErasures(restored.context, again)).toBe(1);
    expect((await findMarks(restored.db)).filter((column) => column.startsWith('trips.'))).toEqual([]);
    expect(await replayErasures(restored.context, again)).toBe(0);
  });
});

async function createPerson(of: 'driver' | 'partner' | 'staff', yearsAgo: number) {
  const { db } = await createTestDatabase();
  await dropChecks(db);
  const columns = await listColumns(db);
  const id = crypto.randomUUID();
  const links = { driver: 'driver_id', partner: 'operator_id', staff: 'member_id' } as const;
  const itself = { driver: 'drivers', partner: 'operators', staff: 'staff_members' } as const;
  for (const entry of personalTables.filter((each) => each.of === of && each.columns.length > 0)) {
    const byTable: Readonly<Record<string, Readonly<Record<string, string>>>> = {
      [itself[of]]: { id },
      saved_views: { owner_id: id },
      calendar_feeds: { subject_id: id },
    };
    const link = byTable[entry.table] ?? { [links[of]]: id };
    await fill(db, columns, entry, entry.table === 'changes' ? { subject: `${of} ${id}` } : link);
  }
  const ago = sql`now() - ${yearsAgo} * interval '1 year'`;
  const left = { driver: sql`left_on = ${ago}`, partner: sql`ended_at = ${ago}, kind = 'partner'`, staff: sql`closed_at = ${ago}` }[of];
  await sql`update ${sql.table(itself[of])} set ${left}, email = ${email} where id = ${id}`.execute(db);
  if (of === 'driver') await sql`update drivers set languages = '[]' where id = ${id}`.execute(db);
  const context = { db, addresses: testAddresses, randomBytes: (count: number) => new Uint8Array(randomBytes(count)) };
  return { db, id, context };
}

describe('a person who worked with us', () => {
  it.each([
    ['driver', 1, 'reduced'],
    ['driver', 3, 'anonymous'],
    ['partner', 1, 'anonymous'],
    ['staff', 1, 'anonymous'],
  ] as const)('as %s, %d years ago, becomes %s', async (of, years, becomes) => {
    const world = await createPerson(of, years);
    const written = JSON.stringify(await exportPerson(world.db, await findPeople(world.db, email)));
    expect(written).toContain('Merk_');
    const { people } = await erase(world);
    expect(people).toMatchObject([{ of, becomes }]);
    const lawful = [...(becomes === 'reduced' ? kept(of, 'hours') : []), ...kept(of, 'books')];
    expect((await findMarks(world.db)).filter((column) => !lawful.includes(column))).toEqual([]);
    expect((await findPeople(world.db, email)).people).toEqual([]);
  });

  it.each(['driver', 'partner', 'staff'] as const)('as %s who has not left, stays', async (of) => {
    const world = await createPerson(of, 0);
    await sql`update drivers set left_on = null`.execute(world.db);
    await sql`update operators set ended_at = null`.execute(world.db);
    await sql`update partners set state = 'active'`.execute(world.db);
    await sql`update staff_members set closed_at = null`.execute(world.db);
    const before = await findMarks(world.db);
    expect((await erase(world)).people).toMatchObject([{ of, becomes: 'kept' }]);
    expect(await findMarks(world.db)).toEqual(before);
  });

  it.each(['driver', 'partner', 'staff'] as const)('as %s is erased automatically two years after leaving', async (of) => {
    const young = await createPerson(of, 1);
    const before = await findMarks(young.db);
    await forgetLongGone(young.db);
    expect((await findMarks(young.db)).filter((column) => !column.startsWith('staff_audit'))).toEqual(
      before.filter((column) => !column.startsWith('staff_audit')),
    );
    const old = await createPerson(of, 3);
    await forgetLongGone(old.db);
    expect((await findMarks(old.db)).filter((column) => !kept(of, 'books').includes(column))).toEqual([]);
    expect(await listErasures(old.db)).toHaveLength(1);
    await forgetLongGone(old.db);
    expect(await listErasures(old.db)).toHaveLength(1);
  });
});
