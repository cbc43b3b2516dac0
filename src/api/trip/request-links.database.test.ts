import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { createTestDatabase } from '#db/testing/test-database.ts';
import { createAsking, createKey, travelOf } from '../testing/ask.ts';
import { sampleCustomer } from '../testing/sample-input.ts';
import { createTestContext } from '../testing/test-context.ts';

async function createWorld() {
  const { db } = await createTestDatabase();
  const { execute, requestQuote } = createAsking(createTestContext({ db }));
  const requestLinks = async (email: string, key = createKey()) => {
    const document = `mutation ($key: String!, $email: String!) {
      requestLinks(idempotencyKey: $key, email: $email, domain: NL, language: nl) { accepted errors { field code } }
    }`;
    return (await execute(document, { key, email })).data?.requestLinks;
  };
  const listLinkMails = async () => {
    const rows = await db.selectFrom('outbox').select('payload').where('trip_id', 'is', null).execute();
    return rows.map(({ payload }) => payload);
  };
  return { db, requestQuote, requestLinks, listLinkMails };
}

const accepted = { accepted: true, errors: [] };

describe('requestLinks', () => {
  it('mails the trips of an address, and answers the same if there are none', async () => {
    const { requestQuote, requestLinks, listLinkMails } = await createWorld();
    const { quoteId } = travelOf(await requestQuote());
    expect(await requestLinks(sampleCustomer.email.toUpperCase())).toEqual(accepted);
    expect(await requestLinks('nobody@example.com')).toEqual(accepted);
    expect(await listLinkMails()).toMatchObject([{ kind: 'links', trips: [{ url: `https://nl.example.com/my-quote/${quoteId}` }] }]);
  });

  it('sends a mailbox at most three mails an hour, without revealing it', async () => {
    const { requestQuote, requestLinks, listLinkMails } = await createWorld();
    travelOf(await requestQuote());
    for (let round = 0; round < 6; round += 1) expect(await requestLinks(sampleCustomer.email)).toEqual(accepted);
    // The mail of the quote itself was the first.
    expect(await listLinkMails()).toHaveLength(2);
  });

  it('counts concurrent requests too', async () => {
    const { requestQuote, requestLinks, listLinkMails } = await createWorld();
    travelOf(await requestQuote());
    await Promise.all(Array.from({ length: 12 }, () => requestLinks(sampleCustomer.email)));
    expect(await listLinkMails()).toHaveLength(2);
  });

  it('leaves out a quote that ended', async () => {
    const { db, requestQuote, requestLinks, listLinkMails } = await createWorld();
    travelOf(await requestQuote());
    const past = new Date(Date.now() - 1_000).toISOString();
    await sql`update trips set valid_until = ${past}, quote = jsonb_set(quote, '{validUntil}', to_jsonb(${past}::text))`.execute(db);
    expect(await requestLinks(sampleCustomer.email)).toEqual(accepted);
    expect(await listLinkMails()).toEqual([]);
  });

  it('takes no key that could be guessed', async () => {
    const { requestLinks } = await createWorld();
    expect(await requestLinks(sampleCustomer.email, 'short')).toMatchObject({ accepted: false, errors: [{ field: 'idempotencyKey' }] });
  });

  it('is one mail for one key', async () => {
    const { requestQuote, requestLinks, listLinkMails } = await createWorld();
    travelOf(await requestQuote());
    const key = createKey();
    await requestLinks(sampleCustomer.email, key);
    await requestLinks(sampleCustomer.email, key);
    expect(await listLinkMails()).toHaveLength(1);
  });

  it.each([
    ['', 'required'],
    ['anna', 'email'],
    ['a@b.nl\r\nBcc: c@d.nl', 'email'],
  ])('refuses %j', async (email, code) => {
    const { requestLinks } = await createWorld();
    expect(await requestLinks(email)).toEqual({ accepted: false, errors: [{ field: 'email', code }] });
  });
});
