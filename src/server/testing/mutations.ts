import { setTimeout as pause } from 'node:timers/promises';
import * as v from 'valibot';
import { dayFromNow } from './forms.ts';
import { ask } from './start-server.ts';

const travelSchema = v.object({
  quoteId: v.string(),
  bookingId: v.nullable(v.string()),
  reference: v.string(),
  quotes: v.array(v.object({ isChosen: v.boolean(), totalCents: v.number() })),
});
type Travel = v.InferOutput<typeof travelSchema>;
const answerSchema = v.object({ travel: v.nullable(travelSchema), errors: v.array(v.object({ field: v.string(), code: v.string() })) });

/** Customers who repeat a request under the same key until they get an answer. */
export type Mutations = {
  requestQuote(email: string): Promise<{ id: string; reference: string; totalCents: number }>;
  /** With the contact details first; returns the booking's key. */
  acceptQuote(order: { readonly id: string; readonly email: string; readonly totalCents: number }): Promise<string>;
  cancelQuote(id: string): Promise<void>;
  cancelBooking(id: string): Promise<void>;
  /** How often there was no answer. */
  failures(): number;
};

export function createMutations(port: number): Mutations {
  let failures = 0;
  const send = async (query: string): Promise<unknown> => {
    for (;;) {
      const answer = await post(port, query).catch(() => null);
      if (answer !== null) return answer;
      failures += 1;
      await pause(50);
    }
  };
  const mutate = async (name: string, given: string): Promise<Travel> => {
    const key = given.includes('KEY') ? crypto.randomUUID() : '';
    const query = `mutation { ${name}(${given.replace('KEY', `idempotencyKey: "${key}"`)}) {
      travel { quoteId bookingId reference quotes { isChosen totalCents } } errors { field code } } }`;
    const answer = v.parse(v.object({ [name]: answerSchema }), await send(query))[name];
    if (!answer?.travel) throw new Error(`${name} was refused: ${JSON.stringify(answer?.errors)}`);
    return answer.travel;
  };
  const versionOf = async (id: string): Promise<number> => {
    const asked = await send(`{ getTravel(id: "${id}") { version } }`);
    return v.parse(v.object({ getTravel: v.nullable(v.object({ version: v.number() })) }), asked).getTravel?.version ?? 1;
  };
  const personOf = (email: string) => `{ firstName: "Anna", lastName: "Zwaluw", email: "${email}", phone: "06 1234 5678" }`;
  const stops = `[{ placeText: "Utrecht", date: "${dayFromNow(60)}", time: "08:00" },
    { placeText: "Efteling", date: "${dayFromNow(60)}", time: "17:30" }, { placeText: "Utrecht" }]`;
  return {
    failures: () => failures,
    async requestQuote(email) {
      const itinerary = `{ type: "day-trip", passengers: 48, stops: ${stops} }`;
      const given = `KEY, domain: NL, language: nl, itinerary: ${itinerary}, customer: ${personOf(email)}`;
      const { quoteId, reference, quotes } = await mutate('requestQuote', given);
      return { id: quoteId, reference, totalCents: quotes.find(({ isChosen }) => isChosen)?.totalCents ?? 0 };
    },
    async acceptQuote({ id, email, totalCents }) {
      const address = '{ street: "Domplein 1", zipcode: "3512 JC", city: "Utrecht", country: "NL", paymentMethod: "bank-transfer" }';
      await mutate('saveContactDetails', `id: "${id}", version: ${await versionOf(id)}, customer: ${personOf(email)}, invoice: ${address}`);
      const order = `KEY, id: "${id}", version: ${await versionOf(id)}, expectedTotalCents: ${totalCents}, agreements: { termsAndCondition: true }`;
      return (await mutate('acceptQuote', order)).bookingId ?? '';
    },
    async cancelQuote(id) {
      await mutate('cancelQuote', `KEY, id: "${id}", version: ${await versionOf(id)}, reason: ""`);
    },
    async cancelBooking(id) {
      const asked = await send(`{ previewCancelation(id: "${id}") { feeCents } }`);
      const { feeCents } = v.parse(v.object({ previewCancelation: v.object({ feeCents: v.number() }) }), asked).previewCancelation;
      await mutate('cancelBooking', `KEY, id: "${id}", version: ${await versionOf(id)}, expectedFeeCents: ${feeCents}, reason: ""`);
    },
  };
}

/** The data of an answer; rejects if it has none, like a client that must ask again. */
async function post(port: number, query: string): Promise<unknown> {
  const headers = { 'content-type': 'application/json' };
  const { text } = await ask(port, { host: 'nl.localhost', path: '/graphql', method: 'POST', headers, body: JSON.stringify({ query }) });
  const { data, errors } = v.parse(v.object({ data: v.optional(v.unknown()), errors: v.optional(v.unknown()) }), JSON.parse(text));
  if (errors !== undefined || data === undefined || data === null) throw new Error(`No data: ${JSON.stringify(errors)}`);
  return data;
}
