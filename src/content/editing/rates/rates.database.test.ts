import { describe, expect, it } from 'vitest';
import { readRateBooks } from '#content/rates/read-rate-books.ts';
import { loadContent } from '#content/stores/content-store.ts';
import { listLastEdits } from '#content/stores/edit-store.ts';
import { createContentDatabase } from '#content/testing/content-database.ts';
import { listFields } from '#domain/forms/form-fields.ts';
import { chooseRateBook, rateTables } from '#domain/pricing/rates/rate-book.ts';
import { sharedGeo } from '#geo/testing/shared-geo.ts';
import { publishRates } from './publish-rates.ts';
import { listRateVersions } from './rate-books.ts';
import { beginRateDraft, discardRateDraft, findRateDraft, saveRateFile, saveRateTable } from './rate-drafts.ts';
import { findTrial, tryRates } from './try-rates.ts';

const by = { id: null, name: 'Olga Baas' };

async function createWorld() {
  const { db } = await createContentDatabase();
  const booksNow = async () => readRateBooks(await loadContent(db)).books;
  let books = await booksNow();
  const rates = (at: string) => {
    const book = chooseRateBook(books, at);
    if (book === null) throw new Error('no book');
    return book;
  };
  const { roads, places } = sharedGeo;
  const context = { db, roads, places, rates };
  const refresh = async () => {
    books = await booksNow();
  };
  const acts = async () =>
    (await db.selectFrom('staff_audit').select(['act', 'member_name']).orderBy('at').execute()).map(({ act }) => act);
  const begin = async () => {
    const [version] = await listRateVersions(db);
    return await beginRateDraft(context, by, version?.version ?? '');
  };
  /** The form of the rate card, except for these fields. */
  const typeCard = async (changes: Readonly<Record<string, string>>) => {
    const draft = await findRateDraft(db);
    const fields = listFields(rateTables.card, draft?.tables.card);
    return { ...Object.fromEntries(fields.map(({ path, value }) => [path, value])), ...changes };
  };
  return { db, context, refresh, acts, begin, typeCard, booksNow };
}

describe('rates at the desk', () => {
  it('are drafted, tried and published, in one transaction with the audit entry', async () => {
    const { db, context, refresh, acts, begin, typeCard, booksNow } = await createWorld();
    const before = context.rates('2026-11-22T20:00:00.000Z');
    expect(await begin()).toMatchObject({ ok: true });
    expect(await begin()).toMatchObject({ failure: { problem: 'known' } });
    const typed = await typeCard({ 'vehicles.coachHire.hourCents': '60,50', 'seasons.NL.0.months': '5, 6' });
    const { saved } = await saveRateTable(context, by, { table: 'card', seen: 1, typed });
    expect(saved).toMatchObject({ ok: true });
    const print = (await findRateDraft(db))?.print ?? '';
    const publishing = { from: null, print, note: 'dearer' };
    expect(await publishRates(context, by, publishing)).toMatchObject({ failure: { problem: 'untried' } });
    const trial = await tryRates(context);
    expect(trial).toMatchObject({ ok: true, value: { against: before.version, quotes: [] } });
    const samples = trial.ok ? trial.value.samples : [];
    expect(samples).toHaveLength(40);
    expect(samples.filter(({ beforeCents }) => beforeCents === null)).toEqual([]);
    expect(samples.some(({ beforeCents, afterCents }) => (afterCents ?? 0) > (beforeCents ?? 0))).toBe(true);
    expect(await publishRates(context, by, { ...publishing, from: '2020-01-01T00:00:00.000Z' })).toMatchObject({
      failure: { problem: 'past' },
    });
    const published = await publishRates(context, by, publishing);
    expect(published).toMatchObject({ ok: true });
    await refresh();
    const after = context.rates(new Date(Date.now() + 1_000).toISOString());
    expect(after.card.vehicles.coachHire.hourCents).toBe(6_050);
    expect(after.card.seasons.NL).toEqual([{ months: [5, 6], percent: 5 }]);
    expect(after.depots).toEqual(before.depots);
    expect(context.rates('2026-11-01T00:00:00.000Z').version).toBe(before.version);
    expect(await acts()).toEqual(['begin-rates', 'edit-rates', 'publish-rates']);
    expect(await findRateDraft(db)).toBeNull();
    const [latest] = await listRateVersions(db);
    expect(latest?.published).toMatchObject({ publishedBy: 'Olga Baas', note: 'dearer' });
    expect(latest?.differences.map(({ path }) => path)).toEqual(['card.vehicles.coachHire.hourCents', 'card.seasons.NL.0.months']);
    expect((await booksNow()).map(({ version }) => version)).toEqual((await listRateVersions(db)).map(({ version }) => version).reverse());
    expect((await listLastEdits(db)).map(({ path }) => path.split('/').at(-1))).toEqual(['rate-card.yaml']);
  });

  it('return the field and the reason, and what was typed', async () => {
    const { context, begin, typeCard } = await createWorld();
    await begin();
    const typed = await typeCard({ 'vehicles.minibus.dayCents': 'much', 'night.percent': '900' });
    const { fields, saved } = await saveRateTable(context, by, { table: 'card', seen: 1, typed });
    expect(saved).toEqual({
      ok: false,
      failure: {
        problem: 'fields',
        issues: [
          { field: 'vehicles.minibus.dayCents', message: 'must be number, not "much"' },
          { field: 'night.percent', message: 'is above 400' },
        ],
      },
    });
    const shown = listFields(rateTables.card, fields);
    expect(shown.find(({ path }) => path === 'vehicles.minibus.dayCents')?.value).toBe('much');
  });

  it('are not overwritten unseen by a second person, and come from a file too', async () => {
    const { context, begin, typeCard } = await createWorld();
    await begin();
    const typed = await typeCard({ overnightCents: '99' });
    expect((await saveRateTable(context, by, { table: 'card', seen: 1, typed })).saved.ok).toBe(true);
    expect((await saveRateTable(context, by, { table: 'card', seen: 1, typed })).saved).toMatchObject({ failure: { problem: 'changed' } });
    expect((await saveRateTable(context, by, { table: 'card', seen: 2, typed })).saved.ok).toBe(true);
    const text = 'source: a test\nhours: { taxiBus: 4, minibus: 6, midibus: 8, coachHire: 20, doubleDecker: 12, specialBus: 12 }\n';
    const file = { table: 'leadTimes' as const, seen: 1, text };
    expect(await saveRateFile(context, by, file)).toMatchObject({ failure: { issues: [{ field: 'night', message: 'is missing' }] } });
    expect(await saveRateFile(context, by, { ...file, text: `${text}night: { fromHour: 20, untilHour: 7 }` })).toMatchObject({ ok: true });
    expect((await findRateDraft(context.db))?.tables.leadTimes?.hours).toMatchObject({ coachHire: 20 });
    expect(await discardRateDraft(context, by)).toMatchObject({ ok: true });
    expect(await discardRateDraft(context, by)).toMatchObject({ failure: { problem: 'none' } });
  });

  it('hold the terms of payment and cancelling too, tried on the same trips', async () => {
    const { db, context, refresh, begin } = await createWorld();
    await begin();
    const draft = await findRateDraft(db);
    const typedOf = (table: 'payment' | 'cancellation', changes: Readonly<Record<string, string>>) => {
      const fields = listFields(rateTables[table], draft?.tables[table]);
      return { ...Object.fromEntries(fields.map(({ path, value }) => [path, value])), ...changes };
    };
    const saveNow = async (table: 'payment' | 'cancellation', changes: Readonly<Record<string, string>>) =>
      (await saveRateTable(context, by, { table, seen: 1, typed: typedOf(table, changes) })).saved;
    expect(await saveNow('cancellation', { 'rates.2.percent': '20' })).toMatchObject({
      failure: { issues: [{ field: 'rates.2.percent', message: 'must be higher than in the row before' }] },
    });
    expect(await saveNow('cancellation', { 'rates.3.~remove': 'yes', finalPercent: '90' })).toMatchObject({ ok: true });
    expect(await saveNow('payment', { depositPercent: '40' })).toMatchObject({ ok: true });
    const trial = await tryRates(context);
    const samples = trial.ok ? trial.value.terms?.samples : undefined;
    expect(samples?.before.deposits).toBeGreaterThan(0);
    const [old, young] = [samples?.before.depositCents ?? 0, samples?.after.depositCents ?? 0];
    expect(Math.round((young / old) * 100)).toBe(160);
    const last = samples?.fees.at(-1);
    expect(Math.round(((last?.afterCents ?? 0) / (last?.beforeCents ?? 1)) * 100)).toBe(90);
    const from = new Date(Date.now() + 60_000).toISOString();
    const print = (await findRateDraft(db))?.print ?? '';
    expect(await publishRates(context, by, { from, print, note: 'terms' })).toMatchObject({ ok: true });
    await refresh();
    expect(context.rates(new Date().toISOString()).payment.depositPercent).toBe(25);
    const after = context.rates(new Date(Date.now() + 61_000).toISOString());
    expect([after.payment.depositPercent, after.cancellation.rates.length, after.cancellation.finalPercent]).toEqual([40, 3, 90]);
  });

  it('a trial is of these figures alone', async () => {
    const { db, context, begin, typeCard } = await createWorld();
    await begin();
    await tryRates(context);
    const draft = await findRateDraft(db);
    expect(draft && (await findTrial(context, draft))).not.toBeNull();
    await saveRateTable(context, by, { table: 'card', seen: 1, typed: await typeCard({ overnightCents: '99' }) });
    const other = await findRateDraft(db);
    expect(other && (await findTrial(context, other))).toBeNull();
  });
});
