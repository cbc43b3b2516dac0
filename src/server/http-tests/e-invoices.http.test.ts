import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type FakeStorecove, startFakeStorecove } from '#adapters/access-point/testing/fake-storecove.ts';
import { findBrokenRules } from '#output/documents/testing/check-ubl.ts';
import { readUbl } from '#output/documents/testing/read-e-invoice.ts';
import { readXml, textAt } from '#output/documents/testing/xml-element.ts';
import { dayFromNow } from '../testing/forms.ts';
import { openOwners } from '../testing/owner-of-server.ts';
import { ask, type RunningServer, startServer } from '../testing/start-server.ts';

const kvk = '68750110';
let service: FakeStorecove;
let server: RunningServer;
let owners: Awaited<ReturnType<typeof openOwners>>;
let session = '';

beforeAll(async () => {
  service = await startFakeStorecove([`NL:KVK ${kvk}`]);
  const variables = {
    ...{ STORECOVE_API_KEY: service.apiKey, STORECOVE_LEGAL_ENTITIES: 'NL=1001', STORECOVE_URL: service.url },
    DUE_SECONDS: '1',
  };
  server = await startServer({ variables });
  owners = await openOwners(server);
  session = await owners.open();
});
afterAll(async () => {
  await owners.close();
  await server.stop();
  await service.stop();
});

async function run<Schema extends v.GenericSchema>(schema: Schema, query: string, variables: object): Promise<v.InferOutput<Schema>> {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ query, variables });
  const { text } = await ask(server.port, { host: 'nl.localhost', path: '/graphql', method: 'POST', headers, body });
  return v.parse(v.object({ data: schema }), JSON.parse(text)).data;
}

const changed = v.object({
  travel: v.object({
    version: v.number(),
    quoteId: v.string(),
    quotes: v.array(v.object({ totalCents: v.number(), isChosen: v.boolean() })),
  }),
  errors: v.pipe(v.array(v.unknown()), v.length(0)),
});
const answer = '{ travel { quoteId version quotes { totalCents isChosen } } errors { code } }';

/** An order of a business, whose invoice is issued at once. Its total in cents. */
async function order(organisation: string): Promise<number> {
  const date = dayFromNow(60);
  const stops = [{ placeText: 'Utrecht', date, time: '08:00' }, { placeText: 'Efteling', date, time: '17:30' }, { placeText: 'Utrecht' }];
  const customer = { firstName: 'Anna', lastName: 'de Vries', email: `${kvk}@school.example`, phone: '+31 20 123 45 67' };
  const { requestQuote } = await run(
    v.object({ requestQuote: changed }),
    `mutation ($key: String!, $itinerary: ItineraryInput!, $customer: CustomerInput!) {
      requestQuote(idempotencyKey: $key, itinerary: $itinerary, customer: $customer, domain: NL, language: nl) ${answer} }`,
    { key: crypto.randomUUID(), itinerary: { type: 'day-trip', stops, passengers: 48 }, customer },
  );
  const { quoteId: id, version, quotes } = requestQuote.travel;
  const town = { street: 'Domplein 1', zipcode: '3512 JC', city: 'Utrecht', country: 'NL' };
  const invoice = { ...town, organisation, organisationNumber: `KvK ${kvk}`, paymentMethod: 'bank-transfer' };
  const { saveContactDetails } = await run(
    v.object({ saveContactDetails: changed }),
    `mutation ($id: String!, $version: Int!, $customer: CustomerInput!, $invoice: InvoiceInput) {
      saveContactDetails(id: $id, version: $version, customer: $customer, invoice: $invoice) ${answer} }`,
    { id, version, customer, invoice },
  );
  const total = quotes.find(({ isChosen }) => isChosen)?.totalCents ?? 0;
  await run(
    v.object({ acceptQuote: changed }),
    `mutation ($id: String!, $version: Int!, $key: String!, $total: Int!) {
      acceptQuote(id: $id, version: $version, idempotencyKey: $key, expectedTotalCents: $total, agreements: { termsAndCondition: true }) ${answer} }`,
    { id, version: saveContactDetails.travel.version, key: crypto.randomUUID(), total },
  );
  return total;
}

/** The worker looks every second for what is due; a busy machine takes longer. */
const aRound = { timeout: 75_000, interval: 500 };

/** What arrived for an organisation, and the page of its trip at the desk: its documents, and its overview with the tasks. */
async function arrived(organisation: string) {
  const taken = await vi.waitFor(() => {
    const found = service.taken.find(({ xml }) => xml.includes(organisation));
    if (found === undefined) throw new Error(`Nothing arrived for ${organisation}:\n${server.output.slice(-20).join('\n')}`);
    return found;
  }, aRound);
  const reference = textAt(readXml(taken.xml), 'cac:PaymentMeans/cbc:PaymentID');
  const read = async (tab: string) => textOf(await desk(`/trips/${reference}${tab}`));
  return { taken, papers: () => read('/documents'), overview: () => read('') };
}

const desk = async (path: string) =>
  await ask(server.port, { host: `desk.localhost:${server.port}`, path, headers: { cookie: `desk=${session}` } });

const textOf = ({ text }: { readonly text: string }) =>
  text
    .replace(/<script[\s\S]*?<\/script>|<style[\s\S]*?<\/style>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');

describe('an e-invoice of a running server', { timeout: 180_000 }, () => {
  it('goes to the access point by itself, and the trip shows when it was delivered', async () => {
    const total = await order('Basisschool De Regenboog');
    const { taken, papers } = await arrived('Basisschool De Regenboog');
    expect(taken).toMatchObject({ legalEntityId: 1001, to: `NL:KVK ${kvk}` });
    expect([findBrokenRules(taken.xml), readUbl(taken.xml).totals.at(-1)]).toEqual([[], total]);
    await vi.waitFor(async () => expect(await papers()).toContain('verstuurd via Peppol'), aRound);
    service.notify('succeeded', taken);
    await vi.waitFor(async () => expect(await papers()).toContain('bezorgd via Peppol'), aRound);
    expect(service.taken).toHaveLength(1);
    expect(server.output.join('\n')).not.toContain(service.apiKey);
  });

  it('that the customer refuses is shown with the reason, and becomes a task', async () => {
    await order('Stichting Weigerachtig');
    const { taken, papers, overview } = await arrived('Stichting Weigerachtig');
    expect(await overview()).not.toContain('order number unknown');
    service.notify('rejected', taken, 'order number unknown');
    await vi.waitFor(async () => expect(await papers()).toContain('geweigerd: order number unknown'), aRound);
    expect(await overview()).toContain('order number unknown');
    expect(service.requests.filter((request) => request === 'POST /document_submissions')).toHaveLength(2);
  });
});
