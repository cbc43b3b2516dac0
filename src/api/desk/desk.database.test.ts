import { describe, expect, it } from 'vitest';
import { ExportTripsDocument, TodayDocument, TripsDocument } from '#desk/api/generated/operations.ts';
import { openFor } from '#desk-service/testing/open-for.ts';
import { numberDocuments } from '#operations/invoices/number-documents.ts';
import { createDeskRunner } from './run.ts';
import { createWorld, everything } from './testing/desk-world.ts';
import { enter, statusOf } from './testing/enter.ts';

const run = createDeskRunner();

describe('who may not', () => {
  it('is answered as if there were nothing, by every field', async () => {
    const { context, booked } = await createWorld();
    const editor = await enter(context, { roles: ['editor'] });
    for (const answer of [
      run(editor, TodayDocument, {}),
      run(editor, TripsDocument, everything),
      openFor(editor).queries.trips.page({ reference: booked }),
      openFor(editor).queries.people.members({}),
      openFor(editor).queries.people.audit({}),
      openFor(editor).queries.figures.ofWeeks({ from: '', to: '', site: '' }),
      openFor(editor).acts.trips.decline({ reference: booked, version: '', reason: '', alternatives: [] }),
      openFor(editor).acts.money.recordPayment({ reference: booked, amount: '1', note: 'x', date: '', sure: false }),
    ]) {
      expect(await statusOf(answer)).toBe(404);
    }
  });

  it('is somebody who has only his mailbox so far, whatever his roles', async () => {
    const { context, booked } = await createWorld();
    const owner = await enter(context, { roles: ['owner'], scope: 'enrol' });
    expect(await statusOf(openFor(owner).queries.trips.page({ reference: booked }))).toBe(404);
    expect(await statusOf(openFor(owner).queries.people.members({}))).toBe(404);
  });
});

describe('today', () => {
  it('lists what waits: a request with its reasons', async () => {
    const { context, request, personReasons } = await createWorld();
    const { today } = await run(await enter(context, { roles: ['sales'] }), TodayDocument, {});
    expect(today.requests).toMatchObject([{ reference: request, reasons: personReasons, totalCents: null }]);
    expect(personReasons.length).toBeGreaterThan(0);
  });
});

describe('a trip is found', () => {
  it.each(['anna', 'VRIES', 'anna@example.com', '020 123 45 67', 'kaatsheuvel vries', 'Utrécht'])('by %j', async (search) => {
    const { context, booked } = await createWorld();
    const { trips } = await run(await enter(context, { roles: ['sales'] }), TripsDocument, { ...everything, search, state: 'booked' });
    expect(trips.trips.map(({ reference }) => reference)).toEqual([booked]);
  });

  it('by the number of its invoice', async () => {
    const { context, db, booked } = await createWorld();
    await numberDocuments(db);
    const invoice = await db.selectFrom('invoices').select('number').executeTakeFirstOrThrow();
    const asked = { ...everything, search: ` ${invoice.number?.toLowerCase()}` };
    const { trips } = await run(await enter(context, { roles: ['sales'] }), TripsDocument, asked);
    expect(trips.trips.map(({ reference }) => reference)).toEqual([booked]);
  });

  it.each(['%', '_', 'jansen', "' or true --"])('not by %j', async (search) => {
    const { context } = await createWorld();
    const asked = { ...everything, search: `${search}zz`, state: 'booked' };
    expect((await run(await enter(context, { roles: ['sales'] }), TripsDocument, asked)).trips.trips).toEqual([]);
  });
});

describe('a list as a file', () => {
  const asked = { ...everything, search: 'anna', columns: ['customer', 'email'] };

  it('is for finance and owners alone', async () => {
    const { context } = await createWorld();
    for (const role of ['sales', 'planner', 'editor'] as const) {
      const other = await enter(context, { roles: [role] });
      expect(await statusOf(run(other, ExportTripsDocument, asked))).toBe(404);
    }
  });

  it('is in the audit with what was taken, without what was searched for', async () => {
    const { context, db, booked } = await createWorld();
    const finance = await enter(context, { roles: ['finance'] });
    const { exportTrips } = await run(finance, ExportTripsDocument, { ...asked, state: 'booked' });
    expect(exportTrips).toMatchObject({ trips: [{ reference: booked, email: 'anna@example.com' }], hasMore: false });
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
});
