import { describe, expect, it } from 'vitest';
import { findPageFile } from '#content/editing/pages/page-file.ts';
import { listPageFields } from '#content/editing/pages/page-form.ts';
import { importContent } from '#content/import-content.ts';
import { listDrafts } from '#content/stores/content-draft-store.ts';
import { replaceContent } from '#content/stores/content-store.ts';
import {
  AssignDriverDocument,
  CancelTripDocument,
  CompleteTripDocument,
  CorrectCustomerDocument,
  DeclineTripDocument,
  DiscardPageDraftDocument,
  ExportTripsDocument,
  ExtendQuoteDocument,
  FiguresDocument,
  KeepPageDraftDocument,
  PriceTripDocument,
  TodayDocument,
  TripDocument,
  TripsDocument,
} from '#desk/api/generated/operations.ts';
import { openFor, problemOf } from '#desk-service/testing/open-for.ts';
import { formatEuros } from '#domain/money/decimal-euros.ts';
import { listAudit } from '#operations/audit/audit-store.ts';
import { numberDocuments } from '#operations/invoices/number-documents.ts';
import { listHistory } from '#operations/trips/history-store.ts';
import { findTripByReference } from '#operations/trips/trip-store.ts';
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
      run(editor, TripDocument, { reference: booked }),
      openFor(editor).queries.people.members({}),
      openFor(editor).queries.people.audit({}),
      run(editor, FiguresDocument, { from: '', to: '', site: '' }),
      run(editor, DeclineTripDocument, { reference: booked, reason: '' }),
      openFor(editor).acts.money.recordPayment({ reference: booked, amount: '1', note: 'x', date: '', sure: false }),
    ]) {
      expect(await statusOf(answer)).toBe(404);
    }
  });

  it('is somebody who has only his mailbox so far, whatever his roles', async () => {
    const { context, booked } = await createWorld();
    const owner = await enter(context, { roles: ['owner'], scope: 'enrol' });
    expect(await statusOf(run(owner, TripDocument, { reference: booked }))).toBe(404);
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

it('a draft of a page is thrown away by an editor, once', async () => {
  const { context, db } = await createWorld();
  const imported = await importContent({
    folder: 'content',
    sink: { replaceAll: (rows, checksum, files) => replaceContent(db, rows, checksum, { files }) },
  });
  expect(imported.ok).toBe(true);
  const path = 'pages/about/nl.yaml';
  const editor = await enter(context, { roles: ['editor'] });
  const sales = await enter(context, { roles: ['sales'] });
  const file = await findPageFile(db, path);
  if (file === null) throw new Error('the page is gone');
  const shown = listPageFields(file, file.current?.fields ?? {});
  const fields = shown.map(({ path: name, value }) => ({ name, values: [name === 'hero.title' ? 'Nieuw' : value] }));
  expect((await run(editor, KeepPageDraftDocument, { path, revision: 0, fields })).keepPageDraft.edited.problem).toBeNull();
  expect(await statusOf(run(sales, DiscardPageDraftDocument, { path }))).toBe(404);
  expect(await statusOf(run(editor, DiscardPageDraftDocument, { path: 'pages/about/xx.yaml' }))).toBe(404);
  expect(await listDrafts(db, path)).toHaveLength(1);
  const discard = async () => (await run(editor, DiscardPageDraftDocument, { path })).discardPageDraft.problem;
  expect([await discard(), await discard()]).toEqual([null, 'none']);
  expect(await listDrafts(db, path)).toEqual([]);
  expect(await listAudit(db, 1)).toMatchObject([{ act: 'discard-page', subject: path, memberName: 'Mo editor' }]);
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

describe('an act', () => {
  it('prices a request under the name of whoever did it', async () => {
    const { context, db, request } = await createWorld();
    const sales = await enter(context, { roles: ['sales'] });
    const price = {
      reference: request,
      totalCents: 185_300,
      vehicles: ['coachHire'],
      drivers: 1,
      validDays: 14,
      isNewVersion: false,
      note: 'as agreed',
    };
    expect((await run(sales, PriceTripDocument, price)).priceTrip).toEqual({ problem: null });
    const trip = await findTripByReference(db, request);
    expect((await listHistory(db, trip?.id ?? '')).at(-1)).toMatchObject({ event: 'price', actor: 'staff', actorName: 'Mo sales' });
    expect(await listAudit(db, 1)).toMatchObject([{ act: 'price', subject: request, memberName: 'Mo sales' }]);
    expect((await run(sales, PriceTripDocument, price)).priceTrip).toEqual({ problem: 'state' });
    expect((await run(sales, PriceTripDocument, { ...price, isNewVersion: true })).priceTrip).toEqual({ problem: 'same-price' });
    const dearer = { ...price, isNewVersion: true, totalCents: 192_600 };
    expect((await run(sales, PriceTripDocument, dearer)).priceTrip).toEqual({ problem: null });
    expect((await findTripByReference(db, request))?.quote?.options[0]?.totalCents).toBe(192_600);
    expect((await listHistory(db, trip?.id ?? '')).filter(({ event }) => event === 'price')).toHaveLength(2);
  });

  it('says why a price cannot be', async () => {
    const { context, request } = await createWorld();
    const sales = await enter(context, { roles: ['sales'] });
    const price = {
      reference: request,
      totalCents: 100_000,
      vehicles: ['taxiBus'],
      drivers: 1,
      validDays: 14,
      isNewVersion: false,
      note: '',
    };
    expect((await run(sales, PriceTripDocument, price)).priceTrip).toEqual({ problem: 'too-few-seats' });
    expect((await run(sales, PriceTripDocument, { ...price, reference: 'NL-26-000000' })).priceTrip).toEqual({ problem: 'no-such-trip' });
  });

  it('lets a quote hold longer, never shorter', async () => {
    const { context, db, request } = await createWorld();
    const sales = await enter(context, { roles: ['sales'] });
    const price = {
      reference: request,
      totalCents: 185_300,
      vehicles: ['coachHire'],
      drivers: 1,
      validDays: 7,
      isNewVersion: false,
      note: '',
    };
    await run(sales, PriceTripDocument, price);
    const before = (await findTripByReference(db, request))?.quote?.validUntil ?? '';
    expect((await run(sales, ExtendQuoteDocument, { reference: request, days: 5 })).extendQuote.problem).toBe('not-longer');
    expect((await run(sales, ExtendQuoteDocument, { reference: request, days: 12 })).extendQuote.problem).toBeNull();
    const after = await findTripByReference(db, request);
    expect(Date.parse(after?.quote?.validUntil ?? '') - Date.parse(before)).toBeGreaterThan(4 * 86_400_000);
  });

  it('corrects whom a trip is for, and leaves neither old nor new in the history', async () => {
    const { context, db, booked } = await createWorld();
    const planner = await enter(context, { roles: ['planner'] });
    const { trip } = await run(planner, TripDocument, { reference: booked });
    if (trip === null) throw new Error('gone');
    const { firstName, lastName, organisation, phone, email } = trip;
    const same = { reference: booked, firstName, lastName, organisation, phone, email };
    expect((await run(planner, CorrectCustomerDocument, same)).correctCustomer.problem).toBe('nothing-new');
    expect((await run(planner, CorrectCustomerDocument, { ...same, email: 'no' })).correctCustomer.problem).toBe('email');
    expect((await run(planner, CorrectCustomerDocument, { ...same, email: 'right@example.com' })).correctCustomer.problem).toBeNull();
    const stored = await findTripByReference(db, booked);
    expect(stored?.customer).toMatchObject({ email: 'right@example.com', lastName });
    const line = (await listHistory(db, stored?.id ?? '')).at(-1);
    expect([line?.event, line?.detail]).toEqual(['correct-customer', { changed: 'email' }]);
  });

  it('waives a fee only with the right, and a reason', async () => {
    const { context, booked } = await createWorld();
    const cancel = { reference: booked, feeCents: 0, reason: '' };
    const onCall = await enter(context, { roles: ['onCall'] });
    expect((await run(onCall, CancelTripDocument, cancel)).cancelTrip.problem).toBe('may-not-waive');
    const sales = await enter(context, { roles: ['sales'] });
    expect((await run(sales, CancelTripDocument, cancel)).cancelTrip.problem).toBe('reason-needed');
    expect((await run(sales, CancelTripDocument, { ...cancel, reason: 'our coach broke down' })).cancelTrip.problem).toBeNull();
    const { trip } = await run(sales, TripDocument, { reference: booked });
    expect(trip).toMatchObject({ row: { state: 'cancelled' }, cancelledAtCents: 0 });
  });

  it('says that a trip was driven, not before it was, and once', async () => {
    const { context, booked, bookingId, moveIntoPast, listEvents } = await createWorld();
    const complete = { reference: booked, version: null };
    const finance = await enter(context, { roles: ['finance'] });
    const planner = await enter(context, { roles: ['planner'] });
    expect((await run(planner, CompleteTripDocument, complete)).completeTrip.problem).toBe('not-driven');
    await moveIntoPast(bookingId, { days: 2_000 });
    expect(await statusOf(run(finance, CompleteTripDocument, complete))).toBe(404);
    expect(await listEvents()).not.toContain('complete');
    expect((await run(planner, CompleteTripDocument, complete)).completeTrip.problem).toBeNull();
    expect((await run(planner, CompleteTripDocument, complete)).completeTrip.problem).toBe('state');
    expect((await listEvents()).filter((event) => event === 'complete')).toHaveLength(1);
    expect(await listAudit(context.db, 1)).toMatchObject([{ act: 'complete', subject: booked, memberName: 'Mo planner' }]);
  });

  it('assigns a driver and records money, and offers only what is the asker’s', async () => {
    const { context, booked, total } = await createWorld();
    const planner = await enter(context, { roles: ['planner'] });
    const driver = { reference: booked, driverName: 'Jo Rij', driverPhone: '06 11 22 33 44', vehicle: '12-BRX-4, white' };
    expect((await run(planner, AssignDriverDocument, { ...driver, vehicle: ' ' })).assignDriver.problem).toBe('all-needed');
    expect((await run(planner, AssignDriverDocument, driver)).assignDriver.problem).toBeNull();
    const seen = await run(planner, TripDocument, { reference: booked });
    expect(seen.trip).toMatchObject({
      driver: { name: 'Jo Rij' },
      acts: ['assign', 'complete', 'correct-customer', 'change-itinerary', 'journey-details', 'hold-mails', 'open-incident'],
    });
    const finance = await enter(context, { roles: ['finance'] });
    const paid = { reference: booked, amount: formatEuros(total), note: 'line 17', date: '', sure: false };
    const { acts } = openFor(finance);
    expect(problemOf(await acts.money.recordPayment(paid))).toBeNull();
    expect(problemOf(await acts.money.recordPayment({ ...paid, amount: '0.05' }))).toBe('other-amount');
    expect((await run(finance, TripDocument, { reference: booked })).trip?.acts).toEqual(['paid', 'refunded', 'correct-invoice']);
  });
});

it('a look at a trip is in the audit, once an hour', async () => {
  const { context, db, booked } = await createWorld();
  const sales = await enter(context, { roles: ['sales'] });
  for (let look = 0; look < 3; look += 1) await run(sales, TripDocument, { reference: booked });
  expect((await listAudit(db, 10)).filter(({ act }) => act === 'look')).toMatchObject([{ subject: booked, memberName: 'Mo sales' }]);
});
