import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { createWorld } from '#desk-service/testing/desk-world.ts';
import { enter, statusOf } from '#desk-service/testing/enter.ts';
import { openFor, problemOf } from './testing/open-for.ts';

async function createOffice() {
  const world = await createWorld();
  const sales = await enter(world.context, { roles: ['sales'] });
  const other = await enter(world.context, { roles: ['owner'] });
  const keysOf = async (who: typeof sales) => (await openFor(who).queries.today.inbox({})).lines.map(({ key }) => key);
  return { ...world, sales, other, keysOf };
}

describe('Today', () => {
  it('lists a request with its reasons and its trip, for people who may price it', async () => {
    const { context, request, personReasons, sales } = await createOffice();
    const { lines, members } = await openFor(sales).queries.today.inbox({});
    const line = lines.find(({ kind }) => kind === 'request');
    expect(line).toMatchObject({ reference: request, group: 'today', owner: null, isMine: false, about: { reasons: personReasons } });
    expect(line?.trip?.passengers).toBeGreaterThan(0);
    expect(personReasons.length).toBeGreaterThan(0);
    expect(members.map(({ name }) => name)).toContain('Mo sales');
    const planner = await enter(context, { roles: ['planner'] });
    const kinds = await openFor(planner).queries.today.kinds({});
    expect(kinds).not.toContain('request');
    expect(await openFor(sales).queries.today.kinds({})).toContain('request');
  });

  it('shows departures within a day without a coach to people who assign drivers, and the departure to everybody', async () => {
    const { context, db, booked, sales } = await createOffice();
    const at = new Date(Date.parse(context.now()) + 2 * 3_600_000).toISOString();
    await sql`update trips set first_departure = ${at} where reference = ${booked}`.execute(db);
    const planner = await enter(context, { roles: ['planner'] });
    const coach = async (who: typeof sales) => (await openFor(who).queries.today.inbox({})).lines.filter(({ kind }) => kind === 'coach');
    expect(await coach(planner)).toMatchObject([{ reference: booked, about: { why: 'departs' } }]);
    expect(await coach(sales)).toEqual([]);
    expect((await openFor(sales).queries.today.inbox({})).departures).toMatchObject([{ reference: booked, hasDriver: false }]);
  });

  it('belongs to a person once the trip was assigned to them', async () => {
    const { request, sales, other } = await createOffice();
    expect(problemOf(await openFor(other).acts.trips.give({ reference: request, owner: sales.signedIn.member.id, before: '' }))).toBeNull();
    const lineOf = async (who: typeof sales) => (await openFor(who).queries.today.inbox({})).lines.find(({ kind }) => kind === 'request');
    expect(await lineOf(sales)).toMatchObject({ isMine: true, owner: { name: 'Mo sales' } });
    expect(await lineOf(other)).toMatchObject({ isMine: false });
  });

  it('shows a trip’s route and latest event, and nothing for an unknown one', async () => {
    const { booked, sales } = await createOffice();
    const beside = await openFor(sales).queries.today.beside({ reference: booked });
    expect(beside?.stops.length).toBeGreaterThan(1);
    expect(beside?.happened.length).toBeGreaterThan(0);
    expect(await openFor(sales).queries.today.beside({ reference: 'NL-26-000000' })).toBeNull();
  });

  it('is hidden without the right to see trips', async () => {
    const { context, booked } = await createOffice();
    const editor = openFor(await enter(context, { roles: ['editor'] }));
    expect(await statusOf(() => editor.queries.today.inbox({}))).toBe(404);
    expect(await statusOf(() => editor.queries.today.beside({ reference: booked }))).toBe(404);
    expect(await statusOf(() => editor.acts.today.finish({ key: 'mail x' }))).toBe(404);
  });
});

describe('a line of Today', () => {
  it('is put off for one person alone, and comes back by time or by hand', async () => {
    const { db, request, sales, other, keysOf } = await createOffice();
    const key = `request ${request}`;
    expect(problemOf(await openFor(sales).acts.today.putOff({ key, later: 'hour' }))).toBeNull();
    expect(await keysOf(sales)).not.toContain(key);
    expect(await keysOf(other)).toContain(key);
    expect(problemOf(await openFor(sales).acts.today.bringBack({ key }))).toBeNull();
    expect(await keysOf(sales)).toContain(key);
    expect(problemOf(await openFor(sales).acts.today.putOff({ key, later: 'tomorrow' }))).toBeNull();
    await sql`update inbox_marks set until = now() - interval '1 second'`.execute(db);
    expect(await keysOf(sales)).toContain(key);
  });

  it('says of a mail that failed whether it may have arrived', async () => {
    const { db, booked, sales } = await createOffice();
    await sql`insert into outbox (id, kind, trip_id, message_id, payload, failed_at, last_error, unsure)
      select gen_random_uuid(), 'mail', id, '<quote-' || chr(96 + unsure) || '.x@example.com>', '{}'::jsonb, now(), 'unsure ECONNECTION', unsure
      from trips, generate_series(1, 2) as unsure where reference = ${booked}`.execute(db);
    const { lines } = await openFor(sales).queries.today.inbox({});
    const about = lines.flatMap((line) => (line.kind === 'mail' ? [[line.about.mail, line.about.isUnsure]] : []));
    expect(about.toSorted()).toEqual([
      ['quote-a', false],
      ['quote-b', true],
    ]);
  });

  it('is done for everybody where nothing but a person can end it, and not where its cause must', async () => {
    const { db, booked, request, sales, other, keysOf } = await createOffice();
    await sql`insert into outbox (id, kind, trip_id, message_id, payload, failed_at, last_error)
      select gen_random_uuid(), 'mail', id, '<quote.x@example.com>', '{}'::jsonb, now(), 'mailbox full' from trips where reference = ${booked}`.execute(
      db,
    );
    const key = (await keysOf(other)).find((each) => each.startsWith(`mail ${booked} `)) ?? '';
    expect(problemOf(await openFor(sales).acts.today.finish({ key }))).toBeNull();
    expect([await keysOf(sales), await keysOf(other)].flat()).not.toContain(key);
    expect(problemOf(await openFor(other).acts.today.bringBack({ key }))).toBeNull();
    expect(await keysOf(sales)).toContain(key);
    expect(problemOf(await openFor(sales).acts.today.finish({ key: `request ${request}` }))).toBe('gone');
    expect(problemOf(await openFor(sales).acts.today.putOff({ key: 'nothing', later: 'hour' }))).toBe('gone');
  });
});
