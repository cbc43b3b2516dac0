import * as v from 'valibot';
import { onTestFinished } from 'vitest';
import { createMollie } from '#adapters/payments/mollie/create-mollie.ts';
import { type FakeMollie, startFakeMollie } from '#adapters/payments/testing/fake-mollie.ts';
import { createTestDatabase } from '#db/testing/test-database.ts';
import { createAsking, createKey, travelOf } from '../../testing/ask.ts';
import { createTestContext } from '../../testing/test-context.ts';

const started = v.object({
  url: v.nullable(v.string()),
  errors: v.array(v.object({ field: v.string(), code: v.string() })),
});
const account = v.object({
  payments: v.array(v.object({ cents: v.number(), returnedCents: v.number(), status: v.string(), paidAt: v.nullable(v.string()) })),
  information: v.object({ status: v.string(), outstandingCents: v.number() }),
  online: v.nullable(v.object({ part: v.string(), nextCents: v.number(), allCents: v.number(), isUnderWay: v.boolean() })),
});

const accountQuery = `query ($id: String!, $ask: Boolean) { getInvoices(id: $id, askProvider: $ask) {
  payments { cents returnedCents status paidAt } information { status outstandingCents }
  online { part nextCents allCents isUnderWay } } }`;
const start = `mutation ($id: String!, $key: String!, $part: PaymentPart!, $cents: Int!) {
  startPayment(id: $id, idempotencyKey: $key, part: $part, expectedCents: $cents) { url errors { field code } } }`;

/** A database with a fake Mollie, and what a customer and Mollie do there. */
export async function createPayableWorld() {
  const { db } = await createTestDatabase();
  const mollie = await startFakeMollie();
  onTestFinished(() => mollie.stop());
  const context = createTestContext({ db, payments: createMollie(mollie) });
  return { db, mollie, context, createBooking: () => createBooking({ db, mollie, context }) };
}

type World = { readonly db: TestDb; readonly mollie: FakeMollie; readonly context: ReturnType<typeof createTestContext> };
type TestDb = Awaited<ReturnType<typeof createTestDatabase>>['db'];

async function createBooking({ db, mollie, context }: World) {
  const asking = createAsking(context);
  const { quoteId, quotes } = travelOf(await asking.requestQuote());
  await asking.saveContactDetails(quoteId);
  const total = quotes.find(({ isChosen }) => isChosen)?.totalCents ?? 0;
  const { bookingId } = travelOf(await asking.acceptQuote(quoteId, { total }));
  const id = bookingId ?? '';
  /** The amounts that each key saw first: a repetition is the same request. */
  const seen = new Map<string, number>();
  const centsOf = async (key: string, part: 'next' | 'all'): Promise<number> => {
    const online = (await findAccount()).online;
    const cents = seen.get(key) ?? (part === 'all' ? online?.allCents : online?.nextCents) ?? 0;
    seen.set(key, cents);
    return cents;
  };
  const pay = async ({
    key = createKey(),
    part = 'next',
    ...variables
  }: {
    part?: 'next' | 'all';
    key?: string;
    id?: string;
    cents?: number;
  } = {}) => {
    const cents = variables.cents ?? (await centsOf(key, part));
    const { data, errors } = await asking.execute(start, { id, key, part, cents, ...variables });
    if (errors !== undefined) throw new Error(String(errors[0]?.extensions.code));
    return v.parse(v.object({ startPayment: started }), data).startPayment;
  };
  const findAccount = async (ask = false) => {
    const { data } = await asking.execute(accountQuery, { id, ask });
    return v.parse(v.object({ getInvoices: account }), data).getInvoices;
  };
  /** Mollie's newest payment. */
  const lastAtMollie = () => [...mollie.payments.values()].at(-1)?.id ?? '';
  const tripId = (await db.selectFrom('trips').select('id').where('booking_key', '=', id).executeTakeFirstOrThrow()).id;
  const listHistory = () => db.selectFrom('trip_history').selectAll().where('trip_id', '=', tripId).orderBy('version').execute();
  const listEvents = async () => (await listHistory()).filter(({ actor }) => actor === 'provider').map(({ event }) => event);
  return { ...asking, id, quoteId, tripId, total, pay, findAccount, lastAtMollie, listEvents };
}
