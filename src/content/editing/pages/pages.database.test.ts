import { describe, expect, it } from 'vitest';
import { importContent } from '#content/import-content.ts';
import { createContentLibrary } from '#content/library.ts';
import { isRateRow } from '#content/rates/read-rate-books.ts';
import { listDrafts } from '#content/stores/content-draft-store.ts';
import { findContentVersion, layEdits, loadContent, replaceContent } from '#content/stores/content-store.ts';
import { listEditsOf, listLastEdits } from '#content/stores/edit-store.ts';
import { createContentDatabase } from '#content/testing/content-database.ts';
import { artNames } from '#site/art/draw-art.tsx';
import { copyEntry } from './copy-entry.ts';
import { publishPage, savePageDraft, takePageBack } from './edit-page.ts';
import { listPageEntries } from './page-entries.ts';
import { findPageFile } from './page-file.ts';
import { listPageFields } from './page-form.ts';

const by = { id: null, name: 'Ed Redacteur' };
const path = 'pages/about/nl.yaml';
const drawings = artNames;

async function createWorld() {
  const { db } = await createContentDatabase();
  const importAll = async () => {
    const edits = await listLastEdits(db);
    return await importContent({
      folder: 'content',
      edit: (files) => layEdits(files, edits),
      sink: { replaceAll: (rows, checksum, files) => replaceContent(db, rows, checksum, { files }) },
    });
  };
  const titleOnSite = async () => {
    const library = createContentLibrary((await loadContent(db)).filter((row) => !isRateRow(row)));
    return library.findPage({ site: 'nl', language: 'nl', key: 'about' })?.hero.title;
  };
  const type = async (changes: Readonly<Record<string, string>>, seen = 0) => {
    const file = await findPageFile(db, path);
    if (file === null) throw new Error('the page is gone');
    const fields = listPageFields(file, file.current?.fields ?? {});
    const typed = { ...Object.fromEntries(fields.map((field) => [field.path, field.value])), ...changes };
    return await savePageDraft({ db, drawings }, by, { file, seen, typed });
  };
  return { db, importAll, titleOnSite, type };
}

describe('a page at the desk', () => {
  it('is drafted, published, preserved by the next import, and withdrawn', async () => {
    const { db, importAll, titleOnSite, type } = await createWorld();
    const before = await titleOnSite();
    expect((await type({ 'hero.title': 'Nieuw' })).saved).toMatchObject({ ok: true });
    expect(await titleOnSite()).toBe(before);
    expect((await type({ 'hero.title': 'Ander' })).saved).toMatchObject({ failure: { problem: 'changed' } });
    expect(await publishPage({ db, drawings }, by, { path, revision: 2, note: '' })).toMatchObject({ failure: { problem: 'changed' } });
    const version = (await findContentVersion(db))?.version ?? 0;
    expect(await publishPage({ db, drawings }, by, { path, revision: 1, note: 'why' })).toMatchObject({ ok: true });
    expect(await titleOnSite()).toBe('Nieuw');
    expect((await findContentVersion(db))?.version).toBe(version + 1);
    expect(await listDrafts(db, path)).toEqual([]);
    expect((await importAll()).ok).toBe(true);
    expect(await titleOnSite()).toBe('Nieuw');
    const audited = await db.selectFrom('staff_audit').select(['act', 'member_name', 'subject']).orderBy('at').execute();
    expect(audited.map(({ act }) => act)).toEqual(['edit-page', 'publish-page']);
    expect(audited[1]).toMatchObject({ member_name: 'Ed Redacteur', subject: path });
    expect(await takePageBack({ db }, by, { path, version: 0 })).toMatchObject({ ok: true });
    expect(await publishPage({ db, drawings }, by, { path, revision: 1, note: '' })).toMatchObject({ ok: true });
    expect(await titleOnSite()).toBe(before);
    expect((await listEditsOf(db, path)).map((edit) => edit.version)).toEqual([2, 1]);
  });

  it('returns errors beside their fields', async () => {
    const { type } = await createWorld();
    const { saved } = await type({ 'hero.title': '', 'meta.title': 'a <b>c', 'hero.description': '{nobody}' });
    expect(saved).toMatchObject({
      failure: {
        problem: 'fields',
        issues: expect.arrayContaining([
          { field: 'hero.title', message: 'is missing' },
          { field: 'meta.title', message: 'may not contain markup' },
          { field: 'hero.description', message: 'has an unknown placeholder {nobody}' },
        ]),
      },
    });
  });

  it('lists what is stale once its source was published again', async () => {
    const { db, type } = await createWorld();
    const statesOf = async () => {
      const entry = (await listPageEntries(db, '2026-11-22')).find(({ folder }) => folder === 'pages/about');
      return Object.fromEntries((entry?.texts ?? []).map(({ language, state }) => [language, state]));
    };
    expect(await statesOf()).toMatchObject({ en: 'written', nl: 'written', de: 'written' });
    const file = await findPageFile(db, 'pages/about/en.yaml');
    if (file === null) throw new Error('the page is gone');
    const typed = Object.fromEntries(listPageFields(file, file.current?.fields ?? {}).map((field) => [field.path, field.value]));
    await savePageDraft({ db, drawings }, by, { file, seen: 0, typed: { ...typed, 'hero.title': 'New' } });
    await publishPage({ db, drawings }, by, { path: file.path, revision: 1, note: '' });
    expect(await statesOf()).toMatchObject({ en: 'written', nl: 'stale', de: 'stale' });
    await type({ 'hero.title': 'Bijgewerkt' });
    await publishPage({ db, drawings }, by, { path, revision: 1, note: '' });
    expect(await statesOf()).toMatchObject({ nl: 'written', de: 'stale' });
  });

  it('starts from another, hidden until published, and with its own name', async () => {
    const { db, importAll } = await createWorld();
    const context = { db, drawings };
    const from = 'case-studies/choir-tour/entry.yaml';
    const called = (await findPageFile(db, 'case-studies/village-wedding/nl.yaml'))?.current?.fields.languageSlug;
    for (const name of ['Koor', 'village-wedding', '', String(called)])
      expect([name, await copyEntry(context, by, { path: from, name })]).toMatchObject([
        name,
        { failure: { issues: [{ field: 'slug' }] } },
      ]);
    expect(await copyEntry(context, by, { path: 'pages/about/entry.yaml', name: 'about-us' })).toMatchObject({
      failure: { problem: 'none' },
    });
    expect(await copyEntry(context, by, { path: from, name: 'harbour-choir' })).toEqual({
      ok: true,
      value: 'case-studies/harbour-choir/entry.yaml',
    });
    const atOnce = await Promise.all([1, 2].map(async () => await copyEntry(context, by, { path: from, name: 'port-choir' })));
    expect(atOnce.map(({ ok }) => ok).sort()).toEqual([false, true]);
    const storiesOf = async () => {
      const library = createContentLibrary((await loadContent(db)).filter((row) => !isRateRow(row)));
      return library.findCaseStudies({ site: 'nl', language: 'nl' }).map(({ slug }) => slug);
    };
    expect(await storiesOf()).not.toContain('harbour-choir');
    const file = await findPageFile(db, 'case-studies/harbour-choir/entry.yaml');
    if (file === null) throw new Error('the copy is gone');
    const typed = Object.fromEntries(listPageFields(file, file.current?.fields ?? {}).map((field) => [field.path, field.value]));
    await savePageDraft(context, by, { file, seen: 0, typed: { ...typed, status: 'published' } });
    expect(await publishPage(context, by, { path: file.path, revision: 1, note: '' })).toMatchObject({ ok: true });
    expect((await importAll()).ok).toBe(true);
    expect(await storiesOf()).toEqual(expect.arrayContaining(['choir-tour', 'harbour-choir']));
  });
});
