import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createStorecove } from '#adapters/access-point/storecove/create-storecove.ts';
import { type FakeStorecove, startFakeStorecove } from '#adapters/access-point/testing/fake-storecove.ts';
import { storeSampleTrip } from '#db/testing/insert-trip.ts';
import { createSampleTrip } from '#db/testing/sample-trip.ts';
import { createTestDatabase } from '#db/testing/test-database.ts';
import { tripStates } from '#domain/trip/states.ts';
import type { InvoiceDetails } from '#domain/trip/trip.ts';
import { settleTasksOfTrip } from '#operations/tasks/settle-vat-number.ts';
import { listTasksOfTrip } from '#operations/tasks/task-store.ts';
import { testAddresses } from '#operations/testing/addresses.ts';
import { listEInvoices } from './e-invoice-store.ts';
import { type BillingDocument, createDocumentInsert, formatDocuments } from './invoice-store.ts';
import { numberDocuments } from './number-documents.ts';
import { sampleBookedTrip, sampleCreditNote, sampleInvoice, sampleInvoiceDetails } from './rules/testing/sample-invoices.ts';
import { sendEInvoices } from './send-e-invoices.ts';

const kvk = '68750110';
let service: FakeStorecove;
beforeEach(async () => {
  service = await startFakeStorecove([`NL:KVK ${kvk}`, 'BE:EN 0403170701', 'FR:SIRET 73282932000074', 'DE:LWID 04011000-1234512345-06']);
});
afterEach(() => service.stop());

async function createScene() {
  const { db } = await createTestDatabase();
  const errors: string[] = [];
  const trip = await storeSampleTrip(db, createSampleTrip({ ...tripStates.booked, bookedAt: '2026-11-21T11:00:00.000Z' }));
  const issue = async (billingDocument: BillingDocument, company: 'NL' | 'BE' = 'NL') => {
    const row = { tripId: trip.id, company, year: 2026, issuedAt: new Date().toISOString(), billingDocument };
    await createDocumentInsert(formatDocuments([row]), sql`(select 1) as once`).execute(db);
    await numberDocuments(db);
  };
  const invoice = async (details: Partial<InvoiceDetails>) =>
    await issue({ ...sampleInvoice(sampleBookedTrip({ invoice: { ...sampleInvoiceDetails, ...details } })), number: '' });
  const send = async (settings: object = {}) =>
    await sendEInvoices({
      db,
      accessPoint: createStorecove({ apiKey: service.apiKey, legalEntities: { NL: 1001 }, url: service.url, ...settings }),
      compose: async ({ number }) => `<Invoice>${number}</Invoice>`,
      log: { error: (message, { detail }) => errors.push(`${message}: ${detail}`) },
      settle: async (id, write) => await settleTasksOfTrip({ db, addresses: testAddresses }, id, write),
    });
  const states = async () => (await listEInvoices(db, trip.id)).map(({ status, reason }) => [status, reason]);
  const tasks = async () => (await listTasksOfTrip(db, trip.reference)).flatMap(({ kind, facts }) => (kind === 'e-invoice' ? [facts] : []));
  const dueNow = async () => await sql`update e_invoices set next_try_at = now() where status = 'queued'`.execute(db);
  return { db, errors, trip, issue, invoice, send, states, tasks, dueNow };
}

describe('the invoices of businesses', () => {
  it.each<[string, Partial<InvoiceDetails>, string]>([
    ['KvK number', { organisationNumber: kvk }, `NL:KVK ${kvk}`],
    ['KBO number', { country: 'BE', vatNumber: '', organisationNumber: '0403.170.701' }, 'BE:EN 0403170701'],
    ['SIRET', { country: 'FR', vatNumber: '', organisationNumber: '732 829 320 00074' }, 'FR:SIRET 73282932000074'],
    ['Leitweg-ID', { country: 'DE', vatNumber: '', buyerReference: '04011000-1234512345-06' }, 'DE:LWID 04011000-1234512345-06'],
  ])('go to the address that follows from the %s', async (_, details, to) => {
    const { invoice, send, states } = await createScene();
    await invoice(details);
    expect([await send(), await send()]).toEqual([1, 0]);
    expect(service.taken).toMatchObject([{ to, legalEntityId: 1001, xml: '<Invoice>INV-NL-2026-000001</Invoice>' }]);
    expect(await states()).toEqual([['sent', '']]);
  });

  it('go with their credit notes, in order', async () => {
    const { issue, send } = await createScene();
    const first = sampleInvoice(sampleBookedTrip({ invoice: { ...sampleInvoiceDetails, organisationNumber: kvk } }));
    await issue({ ...first, number: '' });
    await issue({ ...sampleCreditNote(first), number: '' });
    await send();
    expect(service.taken.map(({ xml }) => xml)).toEqual(['<Invoice>INV-NL-2026-000001</Invoice>', '<Invoice>CN-NL-2026-000001</Invoice>']);
  });

  it('stay with the mail where the customer is not on the network, or gave no number, and nobody gets a task', async () => {
    const { invoice, send, states, tasks } = await createScene();
    await invoice({ organisationNumber: '12345678' });
    await invoice({ country: 'AE', vatNumber: '', organisationNumber: '' });
    await send();
    expect(service.taken).toEqual([]);
    expect(await states()).toEqual([
      ['unreachable', 'not-registered'],
      ['unreachable', 'no-number'],
    ]);
    expect(await tasks()).toEqual([]);
  });

  it('with VAT of other states stay with the mail between companies in France, whose platforms refuse them', async () => {
    const { issue, send, states } = await createScene();
    const trip = sampleBookedTrip({
      site: 'fr',
      invoice: { ...sampleInvoiceDetails, country: 'FR', organisationNumber: '73282932000074' },
    });
    const document = sampleInvoice(trip);
    const vatAt = (countryCode: string) => document.vat.slice(0, 1).map((line) => ({ ...line, countryCode, vatCents: 600 }));
    await issue({ ...document, number: '', vat: vatAt('FR') });
    await issue({ ...document, number: '', vat: [...vatAt('FR'), ...vatAt('BE')] });
    await send();
    expect(await states()).toEqual([
      ['unreachable', 'not-registered'],
      ['unreachable', 'foreign-vat'],
    ]);
  });

  it('are not sent for consumers, for companies without an account, or without an access point', async () => {
    const { db, issue, invoice, send, states } = await createScene();
    await invoice({ organisation: '', vatNumber: '' });
    const belgian = sampleInvoice(sampleBookedTrip({ site: 'be', invoice: { ...sampleInvoiceDetails, organisationNumber: kvk } }));
    await issue({ ...belgian, number: '' }, 'BE');
    const log = { error: () => undefined };
    expect(await sendEInvoices({ db, accessPoint: null, compose: async () => '', log, settle: async () => undefined })).toBe(0);
    expect(await send()).toBe(0);
    expect(await states()).toEqual([]);
  });

  it('are left alone if they were numbered days before there was an access point', async () => {
    const { db, invoice, send } = await createScene();
    await invoice({ organisationNumber: kvk });
    await sql`update e_invoices set created_at = now() - interval '4 days'`.execute(db);
    expect(await send()).toBe(0);
  });
});

describe('an e-invoice is sent once', () => {
  it('by eight workers at a time', async () => {
    const { invoice, send } = await createScene();
    for (let count = 0; count < 5; count += 1) await invoice({ organisationNumber: kvk });
    await Promise.all(Array.from({ length: 8 }, () => send()));
    expect(new Set(service.taken.map(({ xml }) => xml)).size).toBe(5);
    expect(service.taken).toHaveLength(5);
  });

  it('if the answer was lost: the next try is under the same id, and counts as sent', async () => {
    const { db, invoice, send, states, dueNow } = await createScene();
    await invoice({ organisationNumber: kvk });
    await send();
    await sql`update e_invoices set status = 'queued', submission = null`.execute(db);
    await dueNow();
    await send();
    expect(service.taken).toHaveLength(1);
    expect(await states()).toEqual([['sent', '']]);
    service.notify('succeeded', service.taken[0] ?? {});
    await send();
    expect(await states()).toEqual([['delivered', '']]);
  });
});

describe('an access point that does not answer', () => {
  it.each([
    ['knows another key', 401, {}, 'status 401'],
    ['has a limit', 429, { 'retry-after': '600' }, 'status 429'],
    ['is broken', 500, {}, 'status 500'],
  ])('%s: the invoice waits and goes later', async (_, status, headers, detail) => {
    const { db, invoice, send, states, tasks, errors, dueNow } = await createScene();
    await invoice({ organisationNumber: kvk });
    service.behave((method, path) =>
      method === 'POST' && path === '/document_submissions' ? (__, response) => response.writeHead(status, headers).end() : null,
    );
    expect([await send(), await send()]).toEqual([1, 0]);
    expect(await states()).toEqual([['queued', detail]]);
    expect([errors.length, await tasks()]).toEqual([1, []]);
    const { rows } = await sql<{
      seconds: number;
    }>`select extract(epoch from next_try_at - now())::integer as seconds from e_invoices`.execute(db);
    expect(rows[0]?.seconds).toBeGreaterThan(status === 429 ? 590 : 50);
    service.behave(null);
    await dueNow();
    await send();
    expect(await states()).toEqual([['sent', '']]);
  });

  it('for longer than the time limit, too', async () => {
    const { invoice, send, states } = await createScene();
    await invoice({ organisationNumber: kvk });
    service.behave((method, path) => (`${method} ${path}` === 'POST /document_submissions' ? () => undefined : null));
    await send({ timeLimit: 50 });
    expect(await states()).toEqual([['queued', 'TimeoutError']]);
  });

  it('for three days is a task', async () => {
    const { db, invoice, send, states, tasks } = await createScene();
    await invoice({ organisationNumber: kvk });
    await sql`update e_invoices set status = 'queued', created_at = now() - interval '73 hours'`.execute(db);
    service.behave(() => (_, response) => response.writeHead(503).end());
    await send();
    expect(await states()).toEqual([['refused', 'no-answer']]);
    expect(await tasks()).toEqual([{ step: 'unanswered', number: 'INV-NL-2026-000001' }]);
  });
});

describe('an e-invoice that is refused', () => {
  it('by the access point is a task with its reason, and is not tried again', async () => {
    const { invoice, send, states, tasks, dueNow } = await createScene();
    await invoice({ organisationNumber: kvk });
    const body = JSON.stringify([{ source: 'invoice', details: 'no order number' }]);
    service.behave((method, path) =>
      `${method} ${path}` === 'POST /document_submissions' ? (_, response) => response.writeHead(422).end(body) : null,
    );
    await send();
    await dueNow();
    expect(await send()).toBe(0);
    expect(await states()).toEqual([['refused', 'invoice: no order number']]);
    expect(await tasks()).toEqual([{ step: 'refused', number: 'INV-NL-2026-000001', reason: 'invoice: no order number' }]);
  });

  it('by the buyer after delivery is a task, also of a cancelled trip; notices about others are ignored', async () => {
    const { db, trip, invoice, send, states, tasks, errors } = await createScene();
    await invoice({ organisationNumber: kvk });
    await send();
    const [taken] = service.taken;
    service.notify('succeeded', taken ?? {});
    service.notify('under_query', taken ?? {});
    service.notify('failed', { guid: '00000000-0000-4000-8000-000000000000' });
    service.notify('rejected', taken ?? {}, 'wrong amount');
    const cancelation = JSON.stringify({ feeCents: 0, at: '2026-11-22T10:00:00.000Z', reason: '' });
    await sql`update trips set cancelation = ${cancelation}::jsonb, canceled_at = now(), status = ${tripStates.cancelled.status},
      stage = ${tripStates.cancelled.stage} where id = ${trip.id}`.execute(db);
    await send();
    expect(await states()).toEqual([['refused', 'wrong amount']]);
    expect(await tasks()).toEqual([{ step: 'refused', number: 'INV-NL-2026-000001', reason: 'wrong amount' }]);
    expect(errors).toHaveLength(1);
    expect(service.requests.filter((request) => request.startsWith('DELETE'))).toHaveLength(4);
  });
});
