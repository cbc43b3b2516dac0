import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { createBookedTrip } from '#api/testing/booked-trip.ts';
import type { Database } from '#db/engine/tables.ts';
import { storeSampleTrip } from '#db/testing/insert-trip.ts';
import { createSampleTrip } from '#db/testing/sample-trip.ts';
import { tripStates } from '#domain/trip/states.ts';
import type { Customer } from '#domain/trip/trip.ts';
import { listAudit } from '#operations/audit/audit-store.ts';
import { enter, statusOf } from './testing/enter.ts';
import { issuesOf, openFor, problemOf } from './testing/open-for.ts';

const anna: Customer = { firstName: 'Anna', lastName: 'Bakker', email: 'anna@baken.nl', phone: '+31309876543', organisation: 'Het Baken' };

async function store(db: Database, customer: Partial<Customer>, state: 'quote' | 'done' = 'quote') {
  const bookedAt = state === 'done' ? '2026-11-21T11:00:00.000Z' : null;
  return await storeSampleTrip(db, createSampleTrip({ ...tripStates[state], bookedAt, customer: { ...anna, ...customer } }));
}

async function createOffice() {
  const { db, context } = await createBookedTrip();
  const desk = openFor(await enter(context, { roles: ['sales'] }));
  const find = async (search: string) => (await desk.queries.customers.list({ search, kind: '', page: 1 })).customers;
  const only = async (search: string) => {
    const [first, ...more] = await find(search);
    if (first === undefined || more.length > 0) throw new Error(`${more.length} more than one for ${search}`);
    return first;
  };
  const one = async (id: string) => {
    const customer = await desk.queries.customers.one({ id });
    if (customer === null) throw new Error('No such customer');
    return customer;
  };
  return { db, context, desk, find, only, one };
}

describe('customers', () => {
  it('are found by any part of a name, by mail domain, VAT number and telephone number, one for an organisation at its domain', async () => {
    const { db, find, only } = await createOffice();
    const trip = await store(db, {});
    await store(db, { firstName: 'Bert', lastName: 'Ångström', email: 'bert@baken.nl', phone: '' });
    await store(db, { firstName: 'Cor', email: 'cor@gmail.com', organisation: '', phone: '' });
    await sql`update trips set invoice = '{"organisation": "Scholen Oost", "vatNumber": "NL 1234.56.789.B01"}' where id = ${trip.id}`.execute(
      db,
    );
    expect(await only('ake')).toMatchObject({ name: 'Het Baken', kind: 'organisation', people: 2, trips: 2 });
    for (const search of ['@baken.nl', 'NL123456789B01', 'nl123.456.789b01', '030-9876543', '+31 30 987 65 43', 'angstr', 'scholen oost']) {
      expect([search, (await find(search)).map(({ name }) => name)]).toEqual([search, ['Het Baken']]);
    }
    expect(await only('cor@gmail')).toMatchObject({ name: 'Cor Bakker', kind: 'person', people: 1 });
    expect(await find('nobody at all')).toEqual([]);
  });

  it('follow a corrected address, and are gone with the last trip of a person', async () => {
    const { db, find } = await createOffice();
    const trip = await store(db, { organisation: '', email: 'anna@example.org' });
    await sql`update trips set email = 'anne@example.org', customer = customer || '{"email": "anne@example.org"}' where id = ${trip.id}`.execute(
      db,
    );
    expect((await find('anne@example.org')).length).toBe(1);
    expect(await find('anna@example.org')).toEqual([]);
    await sql`update trips set email = '' where id = ${trip.id}`.execute(db);
    expect(await find('anne@example.org')).toEqual([]);
  });

  it('have their trips, quotes, money, mails and notes in one record', async () => {
    const { db, desk, only, one } = await createOffice();
    const driven = await store(db, {}, 'done');
    const asked = await store(db, { email: 'bert@baken.nl', firstName: 'Bert' });
    await sql`
      insert into invoices (id, trip_id, kind, company, year, issued_at, total_cents, document)
      values (gen_random_uuid(), ${driven.id}, 'invoice', 'nl', 2026, now(), 10000,
        '{"payments": [{"amountCents": 10000, "dueOn": "2026-01-10"}]}')`.execute(db);
    await sql`
      insert into payments (id, trip_id, provider, provider_id, status, cents) values (gen_random_uuid(), ${driven.id}, 'transfer', 'x', 'paid', 4000)`.execute(
      db,
    );
    await sql`
      insert into sent_mails (message_id, trip_id, subject, body, sent_at) values ('<quote.1@x>', ${asked.id}, 'Uw offerte', 'Beste Bert', now())`.execute(
      db,
    );
    const { id } = await only('baken');
    expect(await one(id)).toMatchObject({ totals: { trips: 2, quotes: 1, paidCents: 4000, openCents: 6000, overdueCents: 6000 } });
    expect((await desk.queries.customers.trips({ id, page: 1 })).trips.length).toBe(2);
    expect((await desk.queries.customers.quotes({ id, page: 1 })).trips.map(({ reference }) => reference)).toEqual([asked.reference]);
    expect(await desk.queries.customers.money({ id })).toMatchObject([
      { reference: driven.reference, openCents: 6000, dueOn: '2026-01-10' },
    ]);
    expect(await desk.queries.customers.mails({ id })).toMatchObject([
      { reference: asked.reference, direction: 'out', subject: 'Uw offerte' },
    ]);
    expect(issuesOf(await desk.acts.customers.addNote({ id, text: ' ' }))).toEqual(['text required']);
    expect(problemOf(await desk.acts.customers.addNote({ id, text: 'Always two coaches' }))).toBeNull();
    const notes = await desk.queries.customers.notes({ id });
    expect(notes).toMatchObject([{ text: 'Always two coaches', by: 'Mo sales', reference: null }]);
    expect(problemOf(await desk.acts.customers.deleteNote({ id, note: notes[0]?.id ?? '' }))).toBeNull();
    expect(await desk.queries.customers.notes({ id })).toEqual([]);
    expect(await desk.queries.customers.ofTrip({ reference: asked.reference })).toEqual({ id, name: 'Het Baken' });
  });

  it('are renamed and their people given roles only with the latest version, with the previous values recorded', async () => {
    const { db, desk, only, one } = await createOffice();
    await store(db, {});
    const { id } = await only('baken');
    const { version } = await one(id);
    expect(problemOf(await desk.acts.customers.rename({ id, version: String(version), name: 'Scholengroep Baken' }))).toBeNull();
    expect(problemOf(await desk.acts.customers.rename({ id, version: String(version), name: 'Other' }))).toBe('customer-changed');
    const { people } = await desk.queries.customers.people({ id });
    const person = people[0]?.id ?? '';
    const role = { id, person, role: 'Bookkeeping' };
    expect(problemOf(await desk.acts.customers.giveRole({ ...role, version: String(version) }))).toBe('customer-changed');
    expect(problemOf(await desk.acts.customers.giveRole({ ...role, version: String(version + 1) }))).toBeNull();
    const shown = await desk.queries.customers.people({ id });
    expect(shown.people).toMatchObject([{ name: 'Anna Bakker', role: 'Bookkeeping', trips: 1 }]);
    expect(shown.changes).toMatchObject([
      { what: 'role-of-person', before: '', after: 'Anna Bakker: Bookkeeping', by: 'Mo sales' },
      { what: 'rename-customer', before: 'Het Baken', after: 'Scholengroep Baken' },
    ]);
  });

  it('are found by the name that our people gave them, alone and together with what a person entered', async () => {
    const { db, desk, find, only } = await createOffice();
    await store(db, {});
    await store(db, { firstName: 'Cor', email: 'cor@gmail.com', organisation: '', phone: '' });
    const { id, version } = await only('baken');
    expect(await find('Élan')).toEqual([]);
    expect(problemOf(await desk.acts.customers.rename({ id, version: String(version), name: 'Scholengroep Élan-Ørsted' }))).toBeNull();
    for (const search of ['Élan', 'elan orsted', 'scholengroep', 'scholengroep bakker', 'élan @baken.nl', 'el bakker', 'het baken']) {
      expect([search, (await find(search)).map((found) => found.name)]).toEqual([search, ['Scholengroep Élan-Ørsted']]);
    }
    expect(await find('scholengroep cor')).toEqual([]);
    // More customers sort before this one than are looked through one by one: the index finds it.
    await sql`
      with made as (
        insert into customers (id, kind, name, sort_name)
          select gen_random_uuid(), 'person', 'Aa ' || number, 'aa ' || number from generate_series(1, 2100) as number returning id
      )
      insert into customer_people (id, customer_id, email, organisation, domain, name, phone, words)
        select gen_random_uuid(), id, id || '@example.org', '', '', 'Aa', '', 'aa' from made`.execute(db);
    for (const search of ['élan', 'scholengroep bakker', 'bakker el']) {
      expect([search, (await find(search)).map((found) => found.id)]).toEqual([search, [id]]);
    }
  });

  it('are suggested as duplicates, merged, and separated again unchanged', async () => {
    const { db, desk, find, only, one } = await createOffice();
    await store(db, {});
    await store(db, { organisation: 'Stichting Baken', email: 'dora@baken.nl', firstName: 'Dora', phone: '' });
    const [into, other] = [await only('het baken'), await only('stichting')];
    const { duplicates } = await desk.queries.customers.people({ id: into.id });
    expect(duplicates).toMatchObject([{ id: other.id, reasons: ['domain', 'name'] }]);
    const asked = { id: other.id, version: String(other.version), into: into.id, intoVersion: String(into.version) };
    expect(problemOf(await desk.acts.customers.merge({ ...asked, version: '9' }))).toBe('customer-changed');
    expect(problemOf(await desk.acts.customers.merge({ ...asked, into: other.id }))).toBe('same-customer');
    expect(problemOf(await desk.acts.customers.merge(asked))).toBeNull();
    expect(problemOf(await desk.acts.customers.merge(asked))).toBe('gone');
    expect((await find('baken')).map(({ id, people, trips }) => [id, people, trips])).toEqual([[into.id, 2, 2]]);
    // A trip that comes meanwhile in the merged name belongs to the record that it was merged into.
    await store(db, { organisation: 'Stichting Baken', email: 'dora@baken.nl', firstName: 'Dora' });
    expect((await one(into.id)).totals.trips).toBe(3);
    const [move] = (await desk.queries.customers.people({ id: into.id })).moves;
    expect(move).toMatchObject({ kind: 'merge', fromName: 'Stichting Baken', by: 'Mo sales', undoneAt: null, count: 1 });
    expect(problemOf(await desk.acts.customers.undoMove({ move: move?.id ?? '' }))).toBeNull();
    expect(problemOf(await desk.acts.customers.undoMove({ move: move?.id ?? '' }))).toBe('gone');
    expect([(await one(into.id)).totals.trips, (await one(other.id)).totals.trips]).toEqual([1, 2]);
    expect(problemOf(await desk.acts.customers.markDifferent({ id: into.id, other: other.id }))).toBeNull();
    expect((await desk.queries.customers.people({ id: other.id })).duplicates).toEqual([]);
    const acts = (await listAudit(db, 50)).map(({ act }) => act);
    expect(acts).toEqual(expect.arrayContaining(['merge-customers', 'undo-customers', 'tell-customers-apart']));
  });

  it('are split by people who belong elsewhere, and merged again', async () => {
    const { db, desk, find, only, one } = await createOffice();
    await store(db, {});
    await store(db, { email: 'bert@baken.nl', firstName: 'Bert' });
    const { id, version } = await only('baken');
    const { people } = await desk.queries.customers.people({ id });
    const [first = '', second = ''] = people.map((person) => person.id);
    const asked = { id, version: String(version), name: 'Baken Noord', people: [second] };
    expect(problemOf(await desk.acts.customers.split({ ...asked, people: [] }))).toBe('nobody-chosen');
    expect(problemOf(await desk.acts.customers.split({ ...asked, people: [first, second] }))).toBe('nobody-stays');
    expect(issuesOf(await desk.acts.customers.split({ ...asked, name: '' }))).toEqual(['name required']);
    const split = await desk.acts.customers.split(asked);
    if (!split.isDone) throw new Error('Not split');
    expect((await find('baken')).map(({ name, people: count }) => [name, count])).toEqual([
      ['Baken Noord', 1],
      ['Het Baken', 1],
    ]);
    const [move] = (await desk.queries.customers.people({ id })).moves;
    expect(problemOf(await desk.acts.customers.undoMove({ move: move?.id ?? '' }))).toBeNull();
    expect(await one(split.value.id)).toMatchObject({ mergedInto: id });
    expect((await one(id)).totals.trips).toBe(2);
  });

  it('are hidden without the right to see trips, and read-only without the right to change them', async () => {
    const { db, context, only } = await createOffice();
    await store(db, {});
    const { id } = await only('baken');
    const editor = openFor(await enter(context, { roles: ['editor'] }));
    expect(await statusOf(() => editor.queries.customers.list({ search: '', kind: '', page: 1 }))).toBe(404);
    expect(await statusOf(() => editor.queries.customers.one({ id }))).toBe(404);
    const finance = openFor(await enter(context, { roles: ['finance'] }));
    expect(await finance.queries.customers.one({ id })).toMatchObject({ name: 'Het Baken' });
    expect(await statusOf(() => finance.acts.customers.rename({ id, version: '1', name: 'X' }))).toBe(404);
  });
});
