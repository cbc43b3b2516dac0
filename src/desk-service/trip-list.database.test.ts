import { describe, expect, it } from 'vitest';
import { createWorld, everything } from '#desk-service/testing/desk-world.ts';
import { enter, statusOf } from '#desk-service/testing/enter.ts';
import { numberDocuments } from '#operations/invoices/number-documents.ts';
import { openFor, problemOf } from './testing/open-for.ts';

type World = Awaited<ReturnType<typeof createWorld>>;

async function findAs(context: World['context'], asked: Partial<typeof everything>) {
  const sales = openFor(await enter(context, { roles: ['sales'] }));
  return (await sales.queries.tripList.page({ ...everything, ...asked })).trips.map(({ reference }) => reference);
}

describe('a trip is found', () => {
  it.each(['anna', 'VRIES', 'anna@example.com', '020 123 45 67', 'kaatsheuvel vries', 'Utrécht'])('by %j', async (search) => {
    const { context, booked } = await createWorld();
    expect(await findAs(context, { search, state: 'booked' })).toEqual([booked]);
  });

  it('by the number of its invoice', async () => {
    const { context, db, booked } = await createWorld();
    await numberDocuments(db);
    const invoice = await db.selectFrom('invoices').select('number').executeTakeFirstOrThrow();
    expect(await findAs(context, { search: ` ${invoice.number?.toLowerCase()}` })).toEqual([booked]);
  });

  it.each(['%', '_', 'jansen', "' or true --"])('not by %j', async (search) => {
    const { context } = await createWorld();
    expect(await findAs(context, { search: `${search}zz`, state: 'booked' })).toEqual([]);
  });

  it('by owner, whose name is in its line', async () => {
    const { context, booked, request } = await createWorld();
    const sales = await enter(context, { roles: ['sales'] });
    const mine = async () => (await openFor(sales).queries.tripList.page({ ...everything, owner: 'me' })).trips;
    expect(await mine()).toEqual([]);
    expect(problemOf(await openFor(sales).acts.trips.give({ reference: booked, owner: sales.signedIn.member.id, before: '' }))).toBeNull();
    expect(await mine()).toMatchObject([{ reference: booked, owner: 'Mo sales' }]);
    const planner = openFor(await enter(context, { roles: ['planner'] }));
    expect((await planner.queries.tripList.page({ ...everything, owner: 'me' })).trips).toEqual([]);
    const all = await planner.queries.tripList.page(everything);
    expect(new Set(all.trips.map(({ reference, owner }) => `${reference} ${owner}`))).toEqual(
      new Set([`${booked} Mo sales`, `${request} `]),
    );
  });

  it('in the palette by a part of the typed text', async () => {
    const { context, booked } = await createWorld();
    const sales = openFor(await enter(context, { roles: ['sales'] }));
    expect((await sales.queries.tripList.find({ search: 'vries' })).trips.map(({ reference }) => reference)).toContain(booked);
  });
});

describe('a list as a file', () => {
  const asked = { ...everything, search: 'anna', columns: ['customer', 'email'], only: [] };

  it('is for finance and owners alone', async () => {
    const { context } = await createWorld();
    for (const role of ['sales', 'planner', 'editor'] as const) {
      const other = openFor(await enter(context, { roles: [role] }));
      expect(await statusOf(() => other.queries.tripList.export(asked))).toBe(404);
    }
  });

  it('is in the audit with the exported rows, without the search text', async () => {
    const { context, db, booked } = await createWorld();
    const finance = openFor(await enter(context, { roles: ['finance'] }));
    const file = await finance.queries.tripList.export({ ...asked, state: 'booked' });
    expect(file).toMatchObject({ trips: [{ reference: booked, email: 'anna@example.com' }], hasMore: false });
    const [entry] = await db.selectFrom('staff_audit').select(['act', 'detail']).where('act', '=', 'export-trips').execute();
    expect(entry?.detail).toEqual({
      columns: ['reference', 'customer', 'email'],
      state: 'booked',
      site: '',
      from: '',
      to: '',
      page: 1,
      trips: 1,
    });
  });

  it('contains only the selected trips if some are named, and nothing for an invalid reference', async () => {
    const { context, request } = await createWorld();
    const finance = openFor(await enter(context, { roles: ['finance'] }));
    const file = await finance.queries.tripList.export({ ...asked, only: [request, "x' or true --"] });
    expect(file.trips.map(({ reference }) => reference)).toEqual([request]);
    expect(file.hasMore).toBe(false);
  });
});
