import { describe, expect, it } from 'vitest';
import { importContent } from '#content/import-content.ts';
import { createContentLibrary } from '#content/library.ts';
import { isRateRow } from '#content/rates/read-rate-books.ts';
import { layEdits, loadContent, replaceContent } from '#content/stores/content-store.ts';
import { listLastEdits } from '#content/stores/edit-store.ts';
import { createContentDatabase } from '#content/testing/content-database.ts';
import { listFactSheets } from './list-facts.ts';
import { publishFact, takeFactsBack } from './publish-fact.ts';

const by = { id: null, name: 'Ed Redacteur' };
const path = 'locations/nl-amsterdam/entry.yaml';
const today = '2026-11-23';

async function createWorld() {
  const { db } = await createContentDatabase();
  const importAll = async () => {
    const edits = await listLastEdits(db);
    const edit = (files: Parameters<typeof layEdits>[0]) => layEdits(files, edits);
    const sink = { replaceAll: async (...[rows, sum, files]: ImportParameters) => await replaceContent(db, rows, sum, { files }) };
    expect((await importContent({ folder: 'content', edit, sink })).ok).toBe(true);
  };
  const findFact = async (key: string, day = today) => {
    const sheet = (await listFactSheets(db, day)).find((each) => each.path === path);
    const fact = sheet?.facts.find((each) => each.key === key);
    if (sheet === undefined || fact === undefined) throw new Error('the fact is gone');
    return { sheet, fact };
  };
  const typed = async (key: string, changes: Readonly<Record<string, string>>) => {
    const { state: _state, usedBy: _uses, value, ...fact } = (await findFact(key)).fact;
    return { ...fact, value: String(value), ...changes };
  };
  const factOnSite = async (key: string) => {
    const library = createContentLibrary((await loadContent(db)).filter((row) => !isRateRow(row)));
    const city = library.findLocations({ site: 'nl', language: 'nl' }).find(({ slug }) => slug === 'amsterdam');
    return city?.facts.find((fact) => fact.key === key);
  };
  return { db, importAll, findFact, typed, factOnSite };
}

type ImportParameters = Parameters<Parameters<typeof importContent>[0]['sink']['replaceAll']>;

describe('facts at the desk', () => {
  it('are listed with expired and expiring ones, and the texts that rely on them', async () => {
    const { findFact } = await createWorld();
    const { validUntil } = (await findFact('set-down')).fact;
    expect((await findFact('set-down')).fact).toMatchObject({ state: 'fresh', usedBy: ['locations/nl-amsterdam/nl.yaml'] });
    expect((await findFact('set-down', validUntil)).fact.state).toBe('soon');
    expect((await findFact('set-down', '2040-01-01')).fact.state).toBe('expired');
  });

  it('are published, keep their kind, stay through the next import and go back', async () => {
    const { db, importAll, typed, factOnSite } = await createWorld();
    const before = await factOnSite('weight-limit');
    const fact = await typed('weight-limit', { value: '3,5', source: 'example.org', checkedAt: '2026-11-23', validUntil: '2027-05-01' });
    expect(await publishFact({ db }, by, { path, seen: 0, fact, note: 'read again' })).toMatchObject({ ok: true });
    const after = { key: 'weight-limit', value: 3.5, source: 'example.org', checkedAt: '2026-11-23', validUntil: '2027-05-01' };
    expect(await factOnSite('weight-limit')).toEqual(after);
    await importAll();
    expect(await factOnSite('weight-limit')).toEqual(after);
    expect(await publishFact({ db }, by, { path, seen: 0, fact: { ...fact, value: '4' }, note: '' })).toMatchObject({
      failure: { problem: 'changed' },
    });
    expect(await takeFactsBack({ db }, by, { path, version: 0 })).toMatchObject({ ok: true });
    expect(await factOnSite('weight-limit')).toEqual(before);
  });

  it('return errors beside their fields, and change nothing', async () => {
    const { db, typed, factOnSite } = await createWorld();
    const fact = await typed('set-down', { value: '', checkedAt: '2026-11-23', validUntil: '2026-11-01' });
    const refused = await publishFact({ db }, by, { path, seen: 0, fact, note: '' });
    const issues = refused.ok ? [] : refused.failure.issues;
    expect(issues.map(({ field }) => field).sort()).toEqual(['validUntil', 'value']);
    expect(await factOnSite('set-down')).toMatchObject({ value: 'De Ruijterkade Oost' });
    const nothing = { path: 'pages/about/entry.yaml', seen: 0, fact, note: '' };
    expect(await publishFact({ db }, by, nothing)).toMatchObject({ failure: { problem: 'none' } });
  });
});
