import { expect, it } from 'vitest';
import { createStorecove } from '#adapters/access-point/storecove/create-storecove.ts';
import { startFakeStorecove } from '#adapters/access-point/testing/fake-storecove.ts';
import { createWorld } from '#desk-service/testing/desk-world.ts';
import { enter, statusOf } from '#desk-service/testing/enter.ts';
import { listAudit } from '#operations/audit/audit-store.ts';
import { readNumberedDocuments } from '#operations/invoices/invoice-store.ts';
import { sendEInvoices } from '#operations/invoices/send-e-invoices.ts';
import { settleTasksOfTrip } from '#operations/tasks/settle-vat-number.ts';
import { listHistory } from '#operations/trips/history-store.ts';
import { findTripByReference } from '#operations/trips/trip-store.ts';
import { issuesOf, openFor, problemOf, versionOf } from './testing/open-for.ts';

async function createInvoicedWorld() {
  const world = await createWorld();
  const finance = await enter(world.context, { roles: ['finance'] });
  const trip = await openFor(finance).queries.trips.page({ reference: world.booked });
  const billing = trip?.money.billing;
  if (trip === null || billing == null) throw new Error('no invoice');
  const asked = { reference: world.booked, version: String(trip.version), ...billing, amount: '', reason: 'Bus te laat' };
  return { ...world, finance, asked, id: (await findTripByReference(world.db, world.booked))?.id ?? '' };
}

it('a refund is credited to the cent, with the name of the person, and the documents are mailed', async () => {
  const { db, finance, asked, id, booked, total, countMails } = await createInvoicedWorld();
  const before = await countMails();
  expect(problemOf(await openFor(finance).acts.trips.correctInvoice({ ...asked, amount: '50,01' }))).toBeNull();
  expect(problemOf(await openFor(finance).acts.trips.correctInvoice({ ...asked, amount: '50,01' }))).toBe('changed-meanwhile');
  const [first, note, second, ...others] = await readNumberedDocuments(db, id);
  expect(others).toEqual([]);
  expect(note).toMatchObject({ kind: 'credit-note', reason: 'corrected', totalCents: total });
  expect(second).toMatchObject({ kind: 'invoice', totalCents: total - 5_001 });
  expect(second?.kind === 'invoice' ? second.lines.at(-1) : null).toMatchObject({
    kind: 'discount',
    reason: { values: { text: 'Bus te laat' } },
  });
  expect(note?.kind === 'credit-note' && first?.kind === 'invoice' ? note.invoice.number : '').toBe(first?.number);
  expect(await countMails()).toBe(before + 1);
  expect((await listHistory(db, id)).at(-1)).toMatchObject({
    event: 'correct-invoice',
    actorName: 'Mo finance',
    detail: { beforeCents: total, totalCents: total - 5_001, reason: 'Bus te laat' },
  });
  expect((await listAudit(db, 5)).filter(({ act }) => act === 'correct-invoice')).toMatchObject([{ subject: booked }]);
});

it('an address is corrected by the same two documents, and a later cancellation reverses the new one', async () => {
  const { context, db, finance, asked, id, booked, total } = await createInvoicedWorld();
  expect(problemOf(await openFor(finance).acts.trips.correctInvoice(asked))).toBe('nothing-new');
  expect(issuesOf(await openFor(finance).acts.trips.correctInvoice({ ...asked, zipcode: 'x' }))).toEqual(['zipcode postcode']);
  expect(problemOf(await openFor(finance).acts.trips.correctInvoice({ ...asked, city: 'Amersfoort' }))).toBeNull();
  const sales = await enter(context, { roles: ['sales'] });
  const cancel = { reference: booked, version: await versionOf(context, booked), fee: '0', reason: 'our coach broke down' };
  expect(problemOf(await openFor(sales).acts.trips.cancel(cancel))).toBeNull();
  const billingDocuments = await readNumberedDocuments(db, id);
  expect(billingDocuments.map(({ kind, totalCents }) => [kind, totalCents])).toEqual([
    ['invoice', total],
    ['credit-note', total],
    ['invoice', total],
    ['credit-note', total],
  ]);
  expect(billingDocuments[2]).toMatchObject({ buyer: { city: 'Amersfoort' } });
});

it('a credit note is never credited: each reverses an invoice, and after the last of them there is nothing to correct', async () => {
  const { context, db, finance, asked, id, booked, total } = await createInvoicedWorld();
  expect(problemOf(await openFor(finance).acts.trips.correctInvoice({ ...asked, city: 'Amersfoort' }))).toBeNull();
  const sales = await enter(context, { roles: ['sales'] });
  expect(
    problemOf(
      await openFor(sales).acts.trips.cancel({
        reference: booked,
        version: await versionOf(context, booked),
        fee: '0',
        reason: 'our coach broke down',
      }),
    ),
  ).toBeNull();
  const billingDocuments = await readNumberedDocuments(db, id);
  const reversed = billingDocuments.flatMap((billingDocument) =>
    billingDocument.kind === 'credit-note' ? [[billingDocument.invoice.number, billingDocument.totalCents]] : [],
  );
  expect(reversed).toEqual(billingDocuments.filter(({ kind }) => kind === 'invoice').map(({ number }) => [number, total]));
  const trip = await openFor(finance).queries.trips.page({ reference: booked });
  const again = await openFor(finance).acts.trips.correctInvoice({ ...asked, version: String(trip?.version), city: 'Zeist' });
  expect(problemOf(again)).toBe('state');
  expect(await readNumberedDocuments(db, id)).toEqual(billingDocuments);
});

it('needs a reason, leaves something to pay, and is for finance alone', async () => {
  const { context, finance, asked, total, request } = await createInvoicedWorld();
  expect(problemOf(await openFor(finance).acts.trips.correctInvoice({ ...asked, amount: '0.01', reason: ' ' }))).toBe('reason-needed');
  expect(problemOf(await openFor(finance).acts.trips.correctInvoice({ ...asked, amount: String(total / 100) }))).toBe('too-much');
  const ofRequest = await openFor(finance).acts.trips.correctInvoice({ ...asked, reference: request, version: '1' });
  expect(problemOf(ofRequest)).toBe('state');
  const sales = await enter(context, { roles: ['sales'] });
  expect(await statusOf(() => openFor(sales).acts.trips.correctInvoice(asked))).toBe(404);
});

it('its way over the network is on the page of its trip and in the list of what is owed, and a refusal is a task there', async () => {
  const service = await startFakeStorecove(['NL:KVK 68750110']);
  const { context, db, finance, asked, booked } = await createInvoicedWorld();
  const { acts, queries } = openFor(finance);
  const details = { organisation: 'Basisschool De Regenboog', organisationNumber: 'KvK 68750110' };
  expect(problemOf(await acts.trips.correctInvoice({ ...asked, ...details }))).toBeNull();
  const send = async () =>
    await sendEInvoices({
      ...{ db, compose: async () => '<Invoice/>', log: { error: () => undefined } },
      accessPoint: createStorecove({ apiKey: service.apiKey, legalEntities: { NL: 1001 }, url: service.url }),
      settle: async (id, write) => await settleTasksOfTrip(context, id, write),
    });
  const shown = async () => {
    const documents = (await queries.trips.page({ reference: booked }))?.money.documents ?? [];
    const [row] = (await queries.money.receivables({ show: 'all', search: '' })).rows;
    return [documents.at(-1)?.eInvoice ?? null, row?.eInvoice ?? null];
  };
  const address = { scheme: '0106', receiver: '68750110' };
  expect(await shown()).toEqual([null, null]);
  await send();
  expect(await shown()).toEqual([{ status: 'sent', reason: '', ...address }, 'sent']);
  service.notify('rejected', service.taken.at(-1) ?? {}, 'order number unknown');
  await send();
  expect(await shown()).toEqual([{ status: 'refused', reason: 'order number unknown', ...address }, 'refused']);
  const { tasks } = await queries.tasks.ofTrip({ reference: booked });
  expect(tasks.map(({ kind, facts }) => [kind, facts?.reason])).toContainEqual(['e-invoice', 'order number unknown']);
  await service.stop();
});
