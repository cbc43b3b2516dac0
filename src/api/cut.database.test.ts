import { expect, it } from 'vitest';
import { createAsking, createKey, travelOf } from '#api/testing/ask.ts';
import { createTestContext } from '#api/testing/test-context.ts';
import type { Database } from '#db/engine/tables.ts';
import { cutEverywhere } from '#db/testing/cut-everywhere.ts';
import { createTestDatabase } from '#db/testing/test-database.ts';

type Asking = ReturnType<typeof createAsking>;

/** A quote in its own database, and a customer's requests for it, always under the same keys. */
async function createCustomer() {
  const { db, url } = await createTestDatabase();
  const { quoteId, quotes } = travelOf(await createAsking(createTestContext({ db })).requestQuote());
  const asking = createAsking(createTestContext({ db }));
  travelOf(await asking.saveContactDetails(quoteId));
  const total = quotes.find(({ isChosen }) => isChosen)?.totalCents ?? 0;
  const version = await asking.readVersion(quoteId);
  const key = createKey();
  const acts: Readonly<Record<string, (asking: Asking) => Promise<unknown>>> = {
    'asks for a quote': (on) => on.requestQuote({ key }),
    'orders it': (on) => on.acceptQuote(quoteId, { total, version, key }),
    'turns it down': (on) => {
      const given = 'idempotencyKey: $key, id: $id, version: $version, reason: "too dear"';
      return on.run('cancelQuote', {
        declared: '$key: String!, $id: String!, $version: Int!',
        given,
        variables: { key, id: quoteId, version },
      });
    },
  };
  return { url, acts };
}

it('a customer’s request is done once or not at all wherever the connection is cut, and repetitions get the same answer', {
  timeout: 300_000,
}, async () => {
  const { url, acts } = await createCustomer();
  const faults: string[] = [];
  let cuts = 0;
  for (const [name, act] of Object.entries(acts)) {
    const run = await cutEverywhere({
      source: url,
      isRepeatable: true,
      act: async (db: Database) => await act(createAsking(createTestContext({ db }))),
    });
    cuts += run.cuts;
    faults.push(...run.faults.map((fault) => `${name}, ${fault}`));
  }
  expect(faults).toEqual([]);
  expect(cuts).toBeGreaterThanOrEqual(18);
});
