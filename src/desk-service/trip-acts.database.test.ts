import { describe, expect, it } from 'vitest';
import { createWorld } from '#desk-service/testing/desk-world.ts';
import { enter, statusOf } from '#desk-service/testing/enter.ts';
import { formatEuros } from '#domain/money/decimal-euros.ts';
import { listAudit } from '#operations/audit/audit-store.ts';
import { readNumberedDocuments } from '#operations/invoices/invoice-store.ts';
import { listHistory } from '#operations/trips/history-store.ts';
import { findTripByReference } from '#operations/trips/trip-store.ts';
import { issuesOf, openFor, problemOf, versionOf } from './testing/open-for.ts';

describe('an act', () => {
  it('prices a request with the name of the person', async () => {
    const { context, db, request } = await createWorld();
    const sales = await enter(context, { roles: ['sales'] });
    const price = {
      reference: request,
      total: '1.853',
      vehicle1: 'coachHire',
      vehicle2: '',
      version: await versionOf(context, request),
      drivers: '1',
      validDays: '14',
      isNewVersion: false,
      isMeant: true,
      note: 'as agreed',
    };
    expect(problemOf(await openFor(sales).acts.prices.byHand(price))).toEqual(null);
    const trip = await findTripByReference(db, request);
    expect((await listHistory(db, trip?.id ?? '')).at(-1)).toMatchObject({ event: 'price', actor: 'staff', actorName: 'Mo sales' });
    expect(await listAudit(db, 1)).toMatchObject([{ act: 'price', subject: request, memberName: 'Mo sales' }]);
    expect(problemOf(await openFor(sales).acts.prices.byHand(price))).toEqual('changed-meanwhile');
    const again = { ...price, version: await versionOf(context, request) };
    expect(problemOf(await openFor(sales).acts.prices.byHand(again))).toEqual('state');
    expect(problemOf(await openFor(sales).acts.prices.byHand({ ...again, isNewVersion: true }))).toEqual('same-price');
    const dearer = { ...again, isNewVersion: true, total: '1926' };
    expect(problemOf(await openFor(sales).acts.prices.byHand(dearer))).toEqual(null);
    expect((await findTripByReference(db, request))?.quote?.options[0]?.totalCents).toBe(192_600);
    expect((await listHistory(db, trip?.id ?? '')).filter(({ event }) => event === 'price')).toHaveLength(2);
  });

  it('explains why a price is invalid', async () => {
    const { context, request } = await createWorld();
    const sales = await enter(context, { roles: ['sales'] });
    const price = {
      reference: request,
      total: '1000',
      vehicle1: 'taxiBus',
      vehicle2: '',
      version: await versionOf(context, request),
      drivers: '1',
      validDays: '14',
      isNewVersion: false,
      isMeant: true,
      note: '',
    };
    expect(problemOf(await openFor(sales).acts.prices.byHand(price))).toEqual('too-few-seats');
    expect(problemOf(await openFor(sales).acts.prices.byHand({ ...price, reference: 'NL-26-000000' }))).toEqual('no-such-trip');
  });

  it('extends a quote, and never shortens it', async () => {
    const { context, db, request } = await createWorld();
    const sales = await enter(context, { roles: ['sales'] });
    const price = {
      reference: request,
      total: '1.853',
      vehicle1: 'coachHire',
      vehicle2: '',
      version: await versionOf(context, request),
      drivers: '1',
      validDays: '7',
      isNewVersion: false,
      isMeant: true,
      note: '',
    };
    await openFor(sales).acts.prices.byHand(price);
    const before = (await findTripByReference(db, request))?.quote?.validUntil ?? '';
    const version = await versionOf(context, request);
    expect(problemOf(await openFor(sales).acts.trips.extend({ reference: request, version, days: '5' }))).toBe('not-longer');
    expect(problemOf(await openFor(sales).acts.trips.extend({ reference: request, version, days: '12' }))).toBeNull();
    const after = await findTripByReference(db, request);
    expect(Date.parse(after?.quote?.validUntil ?? '') - Date.parse(before)).toBeGreaterThan(4 * 86_400_000);
  });

  it('corrects whom a trip is for, and leaves neither old nor new in the history', async () => {
    const { context, db, booked } = await createWorld();
    const planner = await enter(context, { roles: ['planner'] });
    const trip = await openFor(planner).queries.trips.page({ reference: booked });
    if (trip === null) throw new Error('gone');
    const { firstName, lastName, organisation, phone, email } = trip.customer;
    const same = { reference: booked, version: String(trip.version), firstName, lastName, organisation, phone, email };
    expect(problemOf(await openFor(planner).acts.trips.correctCustomer(same))).toBe('nothing-new');
    expect(issuesOf(await openFor(planner).acts.trips.correctCustomer({ ...same, email: 'no' }))).toEqual(['email email']);
    expect(problemOf(await openFor(planner).acts.trips.correctCustomer({ ...same, email: 'right@example.com' }))).toBeNull();
    const stored = await findTripByReference(db, booked);
    expect(stored?.customer).toMatchObject({ email: 'right@example.com', lastName });
    const line = (await listHistory(db, stored?.id ?? '')).at(-1);
    expect([line?.event, line?.detail]).toEqual(['correct-customer', { changed: 'email' }]);
  });

  it('waives a fee only with the right, and a reason', async () => {
    const { context, booked } = await createWorld();
    const cancel = { reference: booked, version: await versionOf(context, booked), fee: '0', reason: '' };
    const onCall = await enter(context, { roles: ['onCall'] });
    expect(problemOf(await openFor(onCall).acts.trips.cancel(cancel))).toBe('may-not-waive');
    const sales = await enter(context, { roles: ['sales'] });
    expect(problemOf(await openFor(sales).acts.trips.cancel(cancel))).toBe('reason-needed');
    expect(problemOf(await openFor(sales).acts.trips.cancel({ ...cancel, reason: 'our coach broke down' }))).toBeNull();
    const trip = await openFor(sales).queries.trips.page({ reference: booked });
    expect(trip).toMatchObject({ row: { state: 'cancelled' }, money: { cancelled: { feeCents: 0 } } });
  });

  it('waives a fee after cancelling, in steps, by credit notes, and paid amounts become a refund', async () => {
    const { context, booked, total } = await createWorld();
    const { acts, queries } = openFor(await enter(context, { roles: ['finance'] }));
    const { acts: sales } = openFor(await enter(context, { roles: ['sales'] }));
    const paid = { reference: booked, amount: formatEuros(total), note: 'line 1', date: '', sure: false };
    expect(problemOf(await acts.money.recordPayment(paid))).toBeNull();
    const waive = async (fee: string, reason = 'our coach broke down') =>
      problemOf(await acts.trips.waiveFee({ reference: booked, version: await versionOf(context, booked), fee, reason }));
    expect(await waive('0')).toBe('state');
    const late = { reference: booked, version: await versionOf(context, booked), fee: formatEuros(total), reason: 'late' };
    expect(problemOf(await sales.trips.cancel(late))).toBeNull();
    expect(await waive(formatEuros(total))).toBe('fee-not-lower');
    expect(await waive('0', ' ')).toBe('reason-needed');
    expect(await waive('10')).toBeNull();
    expect(await waive('0')).toBeNull();
    expect(await waive('0')).toBe('fee-not-lower');
    const trip = await queries.trips.page({ reference: booked });
    expect(trip?.money.cancelled).toMatchObject({ feeCents: 0 });
    expect(trip?.money.outstandingCents).toBe(-total);
    const billingDocuments = await readNumberedDocuments(context.db, trip?.id ?? '');
    expect(billingDocuments.map(({ kind, totalCents }) => [kind, totalCents])).toEqual([
      ['invoice', total],
      ['credit-note', total - 1_000],
      ['credit-note', 1_000],
    ]);
    expect(await queries.money.cases({})).toMatchObject([{ kind: 'refund-owed', cents: total }]);
    expect(trip?.mails.filter(({ kind }) => kind === 'booking-cancelled')).toHaveLength(3);
  });

  it('marks a trip as completed, not before it was, and once', async () => {
    const { context, booked, bookingId, moveIntoPast, listEvents } = await createWorld();
    const complete = async () => ({ reference: booked, version: await versionOf(context, booked) });
    const finance = await enter(context, { roles: ['finance'] });
    const planner = await enter(context, { roles: ['planner'] });
    expect(problemOf(await openFor(planner).acts.trips.complete(await complete()))).toBe('not-driven');
    await moveIntoPast(bookingId, { days: 2_000 });
    expect(await statusOf(async () => openFor(finance).acts.trips.complete(await complete()))).toBe(404);
    expect(await listEvents()).not.toContain('complete');
    expect(problemOf(await openFor(planner).acts.trips.complete(await complete()))).toBeNull();
    expect(problemOf(await openFor(planner).acts.trips.complete(await complete()))).toBe('state');
    expect((await listEvents()).filter((event) => event === 'complete')).toHaveLength(1);
    expect(await listAudit(context.db, 1)).toMatchObject([{ act: 'complete', subject: booked, memberName: 'Mo planner' }]);
  });

  it('assigns a driver and records money, and only with the person’s rights', async () => {
    const { context, booked, total } = await createWorld();
    const planner = await enter(context, { roles: ['planner'] });
    const version = await versionOf(context, booked);
    const driver = { reference: booked, version, driverName: 'Jo Rij', driverPhone: '06 11 22 33 44', vehicle: '12-BRX-4, white' };
    expect(issuesOf(await openFor(planner).acts.trips.assignOutside({ ...driver, vehicle: ' ' }))).toEqual(['vehicle required']);
    expect(problemOf(await openFor(planner).acts.trips.assignOutside(driver))).toBeNull();
    const seen = await openFor(planner).queries.trips.page({ reference: booked });
    expect(seen).toMatchObject({
      assigned: [{ driverName: 'Jo Rij' }],
      acts: ['assign', 'complete', 'correct-customer', 'change-itinerary', 'journey-details', 'hold-mails', 'open-incident', 'letter'],
    });
    const finance = await enter(context, { roles: ['finance'] });
    const paid = { reference: booked, amount: formatEuros(total), note: 'line 17', date: '' };
    const { acts } = openFor(finance);
    expect(problemOf(await acts.money.recordPayment({ sure: true, ...paid }))).toBeNull();
    expect(problemOf(await acts.money.recordPayment({ sure: true, ...paid, amount: '0.05' }))).toBe('other-amount');
    expect((await openFor(finance).queries.trips.page({ reference: booked }))?.acts).toEqual([
      'paid',
      'refunded',
      'correct-invoice',
      'letter',
    ]);
  });
});

it('a look at a trip is in the audit, once an hour', async () => {
  const { context, db, booked } = await createWorld();
  const sales = await enter(context, { roles: ['sales'] });
  for (let look = 0; look < 3; look += 1) await openFor(sales).queries.trips.page({ reference: booked });
  expect((await listAudit(db, 10)).filter(({ act }) => act === 'look')).toMatchObject([{ subject: booked, memberName: 'Mo sales' }]);
});

it('saves the driver’s contacts, for a booking and for a request', async () => {
  const { context, db, booked, request } = await createWorld();
  const { acts } = openFor(await enter(context, { roles: ['onCall'] }));
  const contacts = { flightNumber: 'KL 1234', firstName: 'Jo', firstPhone: '06 11 22 33 44', secondName: '', secondPhone: '' };
  for (const reference of [booked, request]) {
    expect(problemOf(await acts.trips.saveContacts({ reference, version: await versionOf(context, reference), ...contacts }))).toBeNull();
    const trip = await findTripByReference(db, reference);
    expect([trip?.firstContact?.name, trip?.group.flightNumber]).toEqual(['Jo', 'KL 1234']);
    expect((await listHistory(db, trip?.id ?? '')).at(-1)).toMatchObject({ actorName: 'Mo onCall', detail: { asked: 'by-phone' } });
  }
  const noPhone = { reference: booked, version: await versionOf(context, booked), ...contacts, firstPhone: '' };
  expect(issuesOf(await acts.trips.saveContacts(noPhone))).toEqual(['firstPhone required']);
});

it('is assigned to a colleague who sees trips, and to nobody else', async () => {
  const { context, booked } = await createWorld();
  const { acts, queries } = openFor(await enter(context, { roles: ['sales'] }));
  const editor = await enter(context, { roles: ['editor'] });
  const planner = await enter(context, { roles: ['planner'] });
  const owner = async () => (await queries.trips.page({ reference: booked }))?.owner?.name ?? null;
  expect(problemOf(await acts.trips.give({ reference: booked, owner: editor.signedIn.member.id, before: '' }))).toBe('no-such-colleague');
  expect(problemOf(await acts.trips.give({ reference: booked, owner: planner.signedIn.member.id, before: '' }))).toBeNull();
  expect(await owner()).toBe('Mo planner');
  expect(problemOf(await acts.trips.give({ reference: booked, owner: '', before: planner.signedIn.member.id }))).toBeNull();
  expect(await owner()).toBeNull();
});
