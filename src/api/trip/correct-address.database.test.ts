import { describe, expect, it } from 'vitest';
import { createTestDatabase } from '#db/testing/test-database.ts';
import { codesOf, createAsking, createKey, travelOf } from '../testing/ask.ts';
import { createBookedTrip } from '../testing/booked-trip.ts';
import { sampleCustomer } from '../testing/sample-input.ts';
import { createTestContext } from '../testing/test-context.ts';

const mutation = {
  declared: '$key: String!, $id: String!, $email: String!',
  given: 'idempotencyKey: $key, id: $id, email: $email',
};
const right = 'anna@gmail.com';

async function createScene() {
  const { db } = await createTestDatabase();
  const asking = createAsking(createTestContext({ db }));
  const request = async () => travelOf(await asking.requestQuote()).quoteId;
  const correct = (id: string, email: string, key = createKey()) =>
    asking.run('correctAddress', { ...mutation, variables: { key, id, email } });
  const listMails = async () => {
    // Without those that are held back because the mailbox had enough.
    const rows = await db.selectFrom('outbox').select('payload').where('failed_at', 'is', null).orderBy('id').execute();
    return rows.map(({ payload }) => payload);
  };
  return { db, ...asking, request, correct, listMails };
}

describe('correctAddress', () => {
  it('mails the quote to the right address, once per key, and stores the customer', async () => {
    const { request, correct, listMails, db } = await createScene();
    const id = await request();
    const key = createKey();
    for (const _ of [1, 2]) expect(codesOf(await correct(id, right.toUpperCase().replace('ANNA', 'anna'), key))).toEqual([]);
    expect(await listMails()).toMatchObject([
      { kind: 'quote-ready', recipient: { email: sampleCustomer.email } },
      { kind: 'quote-ready', recipient: { email: right } },
    ]);
    const { customer } = await db.selectFrom('trips').select('customer').executeTakeFirstOrThrow();
    expect(customer).toMatchObject({ firstName: sampleCustomer.firstName, email: right });
    const events = await db.selectFrom('trip_history').select('event').orderBy('version').execute();
    expect(events.map(({ event }) => event)).toEqual(['request', 'correct-address']);
  });

  it('sends nothing to the address that the trip has already', async () => {
    const { request, correct, listMails } = await createScene();
    const id = await request();
    for (const _ of [1, 2, 3, 4, 5]) expect(codesOf(await correct(id, sampleCustomer.email))).toEqual([]);
    expect(await listMails()).toHaveLength(1);
  });

  it('writes for one trip to three more mailboxes at most', async () => {
    const { request, correct, listMails } = await createScene();
    const id = await request();
    for (const name of ['a', 'b', 'c']) expect(codesOf(await correct(id, `${name}@example.com`))).toEqual([]);
    for (const name of ['d', 'e']) expect(codesOf(await correct(id, `${name}@example.com`))).toEqual(['email too-many']);
    expect(await listMails()).toHaveLength(4);
  });

  it('holds to three even where all are sent at once', async () => {
    const { request, correct, listMails } = await createScene();
    const id = await request();
    await Promise.all(Array.from({ length: 8 }, (_, index) => correct(id, `a${index}@example.com`)));
    expect(await listMails()).toHaveLength(4);
  });

  it('limits the mails of a mailbox per hour as for requests', async () => {
    const { request, correct, listMails } = await createScene();
    for (let round = 0; round < 15; round += 1) expect(codesOf(await correct(await request(), 'victim@example.com'))).toEqual([]);
    const toVictim = (await listMails()).filter((mail) => JSON.stringify(mail).includes('"victim@example.com"'));
    // Three an hour, for the at most three further hours that a quote waits.
    expect(toVictim).toHaveLength(12);
  });

  it.each(['', 'anna', 'anna@gmail'])('refuses %j', async (email) => {
    const { request, correct, listMails } = await createScene();
    expect(codesOf(await correct(await request(), email))).toHaveLength(1);
    expect(await listMails()).toHaveLength(1);
  });

  it('changes no booking by either of its keys, and does not reveal whether a trip exists', async () => {
    const { mutate, quoteId, bookingId, countMails, listEvents, db } = await createBookedTrip();
    const [mails, events] = [await countMails(), await listEvents()];
    const named = { name: 'correctAddress', ...mutation };
    for (const id of [quoteId, bookingId]) {
      expect(codesOf(await mutate(named, { key: createKey(), id, email: right }))).toEqual(['form already-booked']);
    }
    expect(codesOf(await mutate(named, { key: createKey(), id: 'x'.repeat(27), email: right }))).toEqual(['id trip-not-found']);
    expect([await countMails(), await listEvents()]).toEqual([mails, events]);
    const { customer } = await db.selectFrom('trips').select('customer').executeTakeFirstOrThrow();
    expect(customer).not.toMatchObject({ email: right });
  });
});
