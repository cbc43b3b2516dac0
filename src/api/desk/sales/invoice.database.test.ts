import { expect, it } from 'vitest';
import { CancelTripDocument, CorrectInvoiceDocument, TripDocument } from '#desk/api/generated/operations.ts';
import { listAudit } from '#operations/audit/audit-store.ts';
import { readNumberedDocuments } from '#operations/invoices/invoice-store.ts';
import { listHistory } from '#operations/trips/history-store.ts';
import { findTripByReference } from '#operations/trips/trip-store.ts';
import { createDeskRunner } from '../run.ts';
import { createWorld } from '../testing/desk-world.ts';
import { enter, statusOf } from '../testing/enter.ts';

const run = createDeskRunner();

async function createInvoicedWorld() {
  const world = await createWorld();
  const finance = await enter(world.context, { roles: ['finance'] });
  const { trip } = await run(finance, TripDocument, { reference: world.booked });
  if (trip?.invoice === null || trip === null) throw new Error('no invoice');
  const asked = { reference: world.booked, version: trip.version, ...trip.invoice, creditCents: 0, reason: 'Bus te laat' };
  return { ...world, finance, asked, id: (await findTripByReference(world.db, world.booked))?.id ?? '' };
}

it('what is given back is credited to the cent, under the name of whoever did it, and the papers are mailed', async () => {
  const { db, finance, asked, id, booked, total, countMails } = await createInvoicedWorld();
  const before = await countMails();
  expect((await run(finance, CorrectInvoiceDocument, { ...asked, creditCents: 5_001 })).correctInvoice.problem).toBeNull();
  expect((await run(finance, CorrectInvoiceDocument, { ...asked, creditCents: 5_001 })).correctInvoice.problem).toBe('changed-meanwhile');
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

it('an address is corrected by the same two papers, and a cancellation afterwards takes back the new one', async () => {
  const { context, db, finance, asked, id, booked, total } = await createInvoicedWorld();
  expect((await run(finance, CorrectInvoiceDocument, asked)).correctInvoice.problem).toBe('nothing-new');
  expect((await run(finance, CorrectInvoiceDocument, { ...asked, zipcode: 'x' })).correctInvoice.problem).toBe('postcode');
  expect((await run(finance, CorrectInvoiceDocument, { ...asked, city: 'Amersfoort' })).correctInvoice.problem).toBeNull();
  const sales = await enter(context, { roles: ['sales'] });
  const cancel = { reference: booked, feeCents: 0, reason: 'our coach broke down' };
  expect((await run(sales, CancelTripDocument, cancel)).cancelTrip.problem).toBeNull();
  const papers = await readNumberedDocuments(db, id);
  expect(papers.map(({ kind, totalCents }) => [kind, totalCents])).toEqual([
    ['invoice', total],
    ['credit-note', total],
    ['invoice', total],
    ['credit-note', total],
  ]);
  expect(papers[2]).toMatchObject({ buyer: { city: 'Amersfoort' } });
});

it('needs a reason, leaves something to pay, and is for finance alone', async () => {
  const { context, finance, asked, total, request } = await createInvoicedWorld();
  expect((await run(finance, CorrectInvoiceDocument, { ...asked, creditCents: 1, reason: ' ' })).correctInvoice.problem).toBe(
    'reason-needed',
  );
  expect((await run(finance, CorrectInvoiceDocument, { ...asked, creditCents: total })).correctInvoice.problem).toBe('too-much');
  const ofRequest = await run(finance, CorrectInvoiceDocument, { ...asked, reference: request, version: 1 });
  expect(ofRequest.correctInvoice.problem).toBe('state');
  const sales = await enter(context, { roles: ['sales'] });
  expect(await statusOf(run(sales, CorrectInvoiceDocument, asked))).toBe(404);
});
