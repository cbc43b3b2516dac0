import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type FakeMollie, startFakeMollie } from '#adapters/payments/testing/fake-mollie.ts';
import { dayFromNow } from '../testing/forms.ts';
import { type Answer, ask, type RunningServer, startServer } from '../testing/start-server.ts';

let mollie: FakeMollie;
let server: RunningServer;

beforeAll(async () => {
  mollie = await startFakeMollie();
  server = await startServer({ variables: { MOLLIE_API_KEY: mollie.apiKey, MOLLIE_URL: mollie.url } });
});
afterAll(async () => {
  await server.stop();
  mollie.stop();
});

const host = 'nl.localhost';
const json = { 'content-type': 'application/json' };

async function run<Schema extends v.GenericSchema>(schema: Schema, query: string, variables: object): Promise<v.InferOutput<Schema>> {
  const { text } = await ask(server.port, {
    host,
    path: '/graphql',
    method: 'POST',
    headers: json,
    body: JSON.stringify({ query, variables }),
  });
  return v.parse(v.object({ data: schema }), JSON.parse(text)).data;
}

const changed = v.object({
  travel: v.object({
    version: v.number(),
    quoteId: v.string(),
    bookingId: v.nullable(v.string()),
    quotes: v.array(v.object({ totalCents: v.number(), isChosen: v.boolean() })),
  }),
});
const answer = '{ travel { quoteId bookingId version quotes { totalCents isChosen } } errors { code } }';

async function book() {
  const date = dayFromNow(60);
  const stops = [{ placeText: 'Utrecht', date, time: '08:00' }, { placeText: 'Efteling', date, time: '17:30' }, { placeText: 'Utrecht' }];
  const customer = { firstName: 'Anna', lastName: 'de Vries', email: 'anna@school.example', phone: '+31 20 123 45 67' };
  const { requestQuote } = await run(
    v.object({ requestQuote: changed }),
    `mutation ($key: String!, $itinerary: ItineraryInput!, $customer: CustomerInput!) {
      requestQuote(idempotencyKey: $key, itinerary: $itinerary, customer: $customer, domain: NL, language: nl) ${answer} }`,
    { key: crypto.randomUUID(), itinerary: { type: 'day-trip', stops, passengers: 48 }, customer },
  );
  const { quoteId: id, quotes } = requestQuote.travel;
  const invoice = { street: 'Domplein 1', zipcode: '3512 JC', city: 'Utrecht', country: 'NL', paymentMethod: 'bank-transfer' };
  const { saveContactDetails } = await run(
    v.object({ saveContactDetails: changed }),
    `mutation ($id: String!, $version: Int!, $customer: CustomerInput!, $invoice: InvoiceInput) {
      saveContactDetails(id: $id, version: $version, customer: $customer, invoice: $invoice) ${answer} }`,
    { id, version: requestQuote.travel.version, customer, invoice },
  );
  const total = quotes.find(({ isChosen }) => isChosen)?.totalCents ?? 0;
  const { acceptQuote } = await run(
    v.object({ acceptQuote: changed }),
    `mutation ($id: String!, $version: Int!, $key: String!, $total: Int!) {
      acceptQuote(id: $id, version: $version, idempotencyKey: $key, expectedTotalCents: $total, agreements: { termsAndCondition: true }) ${answer} }`,
    { id, version: saveContactDetails.travel.version, key: crypto.randomUUID(), total },
  );
  return { id: acceptQuote.travel.bookingId ?? '', total };
}

async function startPayment(id: string, total: number): Promise<string> {
  await run(
    v.object({ startPayment: v.object({ url: v.string() }) }),
    'mutation ($id: String!, $key: String!, $total: Int!) { startPayment(id: $id, idempotencyKey: $key, part: all, expectedCents: $total) { url } }',
    { id, total, key: crypto.randomUUID() },
  );
  return [...mollie.payments.keys()].at(-1) ?? '';
}

async function findOutstanding(id: string): Promise<number> {
  const information = v.object({ outstandingCents: v.number() });
  const query = 'query ($id: String!) { getInvoices(id: $id) { information { outstandingCents } } }';
  const { getInvoices } = await run(v.object({ getInvoices: v.object({ information }) }), query, { id });
  return getInvoices.information.outstandingCents;
}

/** As Mollie calls: a form with only the id, without a browser. */
const notify = (id: string, headers: Record<string, string> = {}, port = server.port): Promise<Answer> =>
  ask(port, {
    host,
    path: '/payments/mollie',
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'user-agent': 'Mollie HTTP client/1.0', ...headers },
    body: new URLSearchParams({ id }).toString(),
  });

describe('a notice of Mollie', () => {
  it('pays the invoice once Mollie confirms it, and answers 503 when Mollie is unavailable', async () => {
    const { id, total } = await book();
    const payment = await startPayment(id, total);
    expect([(await notify(payment)).status, await findOutstanding(id)]).toEqual([200, total]);
    mollie.change(payment, { status: 'paid' });
    mollie.behave((_, response) => response.writeHead(503).end());
    const away = await notify(payment);
    expect([away.status, away.headers.get('retry-after'), await findOutstanding(id)]).toEqual([503, '60', total]);
    mollie.behave(null);
    const said = await Promise.all([notify(payment), notify(payment), notify(payment)]);
    expect(said.map(({ status, text }) => [status, text])).toEqual(Array(3).fill([200, '']));
    expect(await findOutstanding(id)).toBe(0);
    expect(server.output.join('\n')).not.toContain(id);
  });

  it('gets the same answer for any id, and asks Mollie only about our own', async () => {
    const asked = mollie.requests.length;
    for (const id of ['tr_unknown', '', 'tr_', '../v2/methods', 'tr_x'.repeat(100), "tr_' or 1=1", 'tr_\r\nx: y', '\0']) {
      const { status, text } = await notify(id);
      expect([id, status, text]).toEqual([id, 200, '']);
    }
    expect(mollie.requests.length).toBe(asked);
  });

  it('is refused from another site’s page, and above the size limit', async () => {
    expect((await notify('tr_1', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' })).status).toBe(403);
    expect((await notify('x'.repeat(70_000))).status).toBe(413);
    expect((await ask(server.port, { host, path: '/payments/mollie' })).status).toBe(404);
  });
});

describe('pages', () => {
  it('let their forms lead to where payments are made', async () => {
    const { headers } = await ask(server.port, { host, path: '/my-quote/x' });
    const policy = headers.get('content-security-policy') ?? '';
    const over = (await ask(server.port, { host, path: '/over' })).headers.get('content-security-policy') ?? '';
    expect(over).toContain(`form-action 'self' ${mollie.url}`);
    expect(policy).not.toContain('unsafe');
  });
});

describe('without a key', () => {
  it('there is nowhere to send a notice, and forms lead to our own pages only', async () => {
    const port = inject('sharedPort');
    expect((await notify('tr_1', {}, port)).status).toBe(405);
    const { headers } = await ask(port, { host, path: '/over' });
    expect(headers.get('content-security-policy')).toContain("form-action 'self';");
  });
});
