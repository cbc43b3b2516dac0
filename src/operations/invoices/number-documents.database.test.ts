import { sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createDatabase, createPool } from '#db/engine/pool.ts';
import type { Database } from '#db/engine/tables.ts';
import { createCrashingDatabase } from '#db/testing/crashing-database.ts';
import { storeSampleTrip } from '#db/testing/insert-trip.ts';
import { createSampleTrip } from '#db/testing/sample-trip.ts';
import { createTestDatabase } from '#db/testing/test-database.ts';
import { type BillingDocument, createDocumentInsert, formatDocuments, readNumberedDocuments } from './invoice-store.ts';
import { numberDocuments } from './number-documents.ts';
import { sampleCreditNote, sampleInvoice } from './rules/testing/sample-invoices.ts';

const unnumbered: BillingDocument = { ...sampleInvoice(), number: '' };
const unnumberedCredit: BillingDocument = { ...sampleCreditNote(), number: '' };

async function createScene() {
  const { db, url } = await createTestDatabase();
  const { id: tripId } = await storeSampleTrip(db, createSampleTrip());
  const store = (changes: { company?: 'NL' | 'BE'; year?: number; billingDocument?: BillingDocument; tripId?: string } = {}) =>
    createDocumentInsert(
      formatDocuments([{ tripId, company: 'NL', year: 2026, issuedAt: new Date().toISOString(), billingDocument: unnumbered, ...changes }]),
      sql`(select 1) as once`,
    ).execute(db);
  return { db, url, tripId, store };
}

const listRows = (db: Database) => db.selectFrom('invoices').selectAll().orderBy('entry').execute();
const countFrom1 = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

describe('numberDocuments', () => {
  it('numbers in order of storage, invoices and credit notes each from 1, and writes the number into the document', async () => {
    const { db, store } = await createScene();
    for (const billingDocument of [unnumbered, unnumberedCredit, unnumbered]) await store({ billingDocument });
    expect(await numberDocuments(db)).toBe(3);
    expect((await listRows(db)).map(({ number, document }) => [number, document])).toEqual([
      ['INV-NL-2026-000001', { ...unnumbered, number: 'INV-NL-2026-000001' }],
      ['CN-NL-2026-000001', { ...unnumberedCredit, number: 'CN-NL-2026-000001' }],
      ['INV-NL-2026-000002', { ...unnumbered, number: 'INV-NL-2026-000002' }],
    ]);
  });

  it('counts on where the series stopped, each company and year by itself', async () => {
    const { db, store } = await createScene();
    await store();
    await numberDocuments(db);
    await store({ company: 'BE' });
    await store({ year: 2027 });
    await store();
    await numberDocuments(db);
    const numbers = (await listRows(db)).map(({ number }) => number);
    expect(numbers).toEqual(['INV-NL-2026-000001', 'INV-BE-2026-000001', 'INV-NL-2027-000001', 'INV-NL-2026-000002']);
  });

  it('assigns each number once, while documents are being created', { timeout: 60_000 }, async () => {
    const { db, store } = await createScene();
    const storing = Array.from({ length: 90 }, (_, index) => store(index % 3 === 0 ? { company: 'BE' } : {}));
    const numbering = Array.from({ length: 12 }, () => numberDocuments(db));
    await Promise.all(storing);
    const counts = await Promise.all([...numbering, ...Array.from({ length: 12 }, () => numberDocuments(db))]);
    expect(counts.reduce((sum, count) => sum + count)).toBe(90);
    const rows = await listRows(db);
    for (const [company, billingDocuments] of [['NL', 60] as const, ['BE', 30] as const]) {
      const sequences = rows.filter((row) => row.company === company).map(({ sequence }) => sequence ?? 0);
      expect(sequences.toSorted((one, other) => one - other)).toEqual(countFrom1(billingDocuments));
    }
    for (const { company, sequence, number, document } of rows) {
      const expected = `INV-${company}-2026-${String(sequence).padStart(6, '0')}`;
      expect([number, document]).toEqual([expected, { ...unnumbered, number: expected }]);
    }
  });

  it('counts invoices and credit notes of two companies from 1 without a gap, twenty issued at once', { timeout: 60_000 }, async () => {
    const { db, store } = await createScene();
    const issue = async (company: 'NL' | 'BE', billingDocument: BillingDocument) => {
      await store({ company, billingDocument });
      await numberDocuments(db);
    };
    const wanted = (['NL', 'BE'] as const).flatMap((company) =>
      [unnumbered, unnumberedCredit].flatMap((draft) => Array.from({ length: 20 }, () => [company, draft] as const)),
    );
    await Promise.all(wanted.map(([company, draft]) => issue(company, draft)));
    const rows = await listRows(db);
    for (const company of ['NL', 'BE']) {
      for (const [kind, prefix] of [['invoice', 'INV'] as const, ['credit-note', 'CN'] as const]) {
        const numbers = rows.filter((row) => row.company === company && row.kind === kind).map(({ number }) => number ?? '');
        const expected = countFrom1(20).map((sequence) => `${prefix}-${company}-2026-${String(sequence).padStart(6, '0')}`);
        expect(numbers.toSorted()).toEqual(expected);
      }
    }
  });

  it('never changes a numbered document', async () => {
    const { db, store } = await createScene();
    await store();
    await numberDocuments(db);
    const [before] = await listRows(db);
    await store();
    expect(await numberDocuments(db)).toBe(1);
    expect(await numberDocuments(db)).toBe(0);
    expect((await listRows(db))[0]).toEqual(before);
  });

  it('numbers the documents before a trip’s own, and none of another company', async () => {
    const { db, store, tripId } = await createScene();
    const { id: other } = await storeSampleTrip(db, createSampleTrip());
    await store({ tripId: other });
    await store({ tripId: other, company: 'BE' });
    await store();
    expect((await readNumberedDocuments(db, tripId)).map(({ number }) => number)).toEqual(['INV-NL-2026-000002']);
    expect((await listRows(db)).map(({ sequence }) => sequence)).toEqual([1, null, 2]);
  });

  it('reads a document without a number while the database only reads, soon, and numbers it afterwards', async () => {
    const { db, url, store, tripId } = await createScene();
    await store();
    await sql`alter database ${sql.id(new URL(url).pathname.slice(1))} set default_transaction_read_only = on`.execute(db);
    const reading = createDatabase(createPool(url, { size: 2 }));
    onTestFinished(() => reading.destroy());
    const begun = performance.now();
    expect((await readNumberedDocuments(reading, tripId)).map(({ kind, number }) => [kind, number])).toEqual([['invoice', '']]);
    expect(performance.now() - begun).toBeLessThan(1_500);
    expect((await readNumberedDocuments(db, tripId)).map(({ number }) => number)).toEqual(['INV-NL-2026-000001']);
  });

  it('keeps the number of a trip that was made anonymous, and nothing else', async () => {
    const { db, store, tripId } = await createScene();
    await store();
    await sql`update invoices set document = '{}'`.execute(db);
    await numberDocuments(db);
    expect(await listRows(db)).toMatchObject([{ number: 'INV-NL-2026-000001', document: {} }]);
    expect(await readNumberedDocuments(db, tripId)).toEqual([]);
  });

  it('numbers more than one transaction takes, without a gap', { timeout: 60_000 }, async () => {
    const { db, store } = await createScene();
    // Each new document adds up its trip's amounts again; real trips never have a thousand documents.
    for (let trips = 0; trips < 20; trips += 1) await store({ tripId: (await storeSampleTrip(db, createSampleTrip())).id });
    await sql`
      insert into invoices (id, trip_id, kind, company, year, issued_at, total_cents, document)
      select gen_random_uuid(), trip_id, kind, company, year, issued_at, total_cents, document from invoices, generate_series(1, 50)
    `.execute(db);
    expect(await numberDocuments(db)).toBe(1020);
    expect((await listRows(db)).map(({ sequence }) => sequence)).toEqual(countFrom1(1020));
  });
});

describe('a process that dies before any statement of numbering', () => {
  it('leaves all documents unnumbered or numbered, and the next one numbers the rest', async () => {
    const { db, url, store } = await createScene();
    let halts = 0;
    let settled = 0;
    for (let statement = 1; statement < 20 && settled < 1; statement += 1) {
      await store();
      const before = await listRows(db);
      const dying = createCrashingDatabase(url, statement);
      await numberDocuments(dying.db).catch(() => undefined);
      await dying.db.destroy();
      if (JSON.stringify(await listRows(db)) === JSON.stringify(before)) halts += 1;
      else settled = statement;
    }
    expect(halts).toBeGreaterThan(2);
    expect(settled).toBeGreaterThan(halts);
    await store();
    await numberDocuments(db);
    expect((await listRows(db)).map(({ sequence }) => sequence)).toEqual(countFrom1(settled + 1));
  });
});
