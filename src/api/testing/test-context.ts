import { randomBytes } from 'node:crypto';
import { readContent } from '#content/import-content.ts';
import { createContentLibrary } from '#content/library.ts';
import { createDatabase, createPool } from '#db/engine/pool.ts';
import type { Database } from '#db/engine/tables.ts';
import { houseBook, houseRates } from '#domain/pricing/testing/house-rates.ts';
import { mapSites } from '#domain/sites/keys.ts';
import { incidentWords } from '#output/mail/incident-texts.ts';
import type { ApiContext } from '../context.ts';
import { samplePictures, samplePlaces, sampleRoads } from './sample-ports.ts';

type Logged = { readonly message: string; readonly fields: Readonly<Record<string, string>> };
export type TestContext = ApiContext & { readonly logged: readonly Logged[] };

/** A context on a database, or without one: then whatever needs it gets an error that it is away. */
export function createTestContext({ db, ...changes }: Partial<ApiContext> & { readonly db?: Database } = {}): TestContext {
  const logged: Logged[] = [];
  return {
    getContent: () => createContentLibrary([]),
    places: samplePlaces,
    roads: sampleRoads,
    rates: houseRates,
    capacity: { isFree: () => true, areCounted: () => true, listLacking: () => [] },
    pictures: samplePictures,
    wallets: [],
    db: db ?? createDatabase(createPool('postgresql://127.0.0.1:1/nowhere')),
    addresses: mapSites((key) => `https://${key}.example.com`),
    deskUrl: 'https://desk.example.com',
    payments: null,
    sendsTexts: false,
    incidentWords,
    randomBytes: (count) => randomBytes(count),
    now: () => new Date().toISOString(),
    log: { error: (message, fields) => logged.push({ message, fields }) },
    logged,
    ...changes,
  };
}

let shipped: ReturnType<typeof readContent> | null = null;

/** A library of the texts that we ship. Their files are read and checked once for all test files of a process, which takes a second. */
export async function readShippedContent() {
  shipped ??= readContent('content');
  const read = await shipped;
  if (!read.ok) throw new Error(`The content has ${read.failure.length} issues`);
  return createContentLibrary(read.value, houseBook());
}
