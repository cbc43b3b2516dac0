import { describe, expect, it } from 'vitest';
import { createTestContext } from '#api/testing/test-context.ts';
import { listDrafts } from '#content/stores/content-draft-store.ts';
import { createContentDatabase } from '#content/testing/content-database.ts';
import { enter, statusOf } from '#desk-service/testing/enter.ts';
import { listAudit } from '#operations/audit/audit-store.ts';
import { openFor, problemOf } from './testing/open-for.ts';

async function createWorld() {
  const { db } = await createContentDatabase();
  const context = createTestContext({ db });
  const editor = openFor(await enter(context, { roles: ['editor'] }));
  return { db, editor, sales: openFor(await enter(context, { roles: ['sales'] })) };
}

const path = 'pages/about/nl.yaml';

describe('the editor of the desk', () => {
  it('stores a draft of a page, and throws it away once', async () => {
    const { db, editor, sales } = await createWorld();
    const form = await editor.queries.pages.form({ path });
    const typed = (form?.fields ?? []).map(({ path: name, value }) => [name, name === 'hero.title' ? 'Nieuw' : value] as const);
    const asked = { path, revision: '0', fields: Object.fromEntries(typed) };
    expect(await editor.acts.pages.saveDraft(asked)).toEqual({ isDone: true, value: { removed: [] } });
    expect(problemOf(await editor.acts.pages.saveDraft(asked))).toBe('draft-changed');
    const drafted = await editor.queries.pages.form({ path });
    expect(drafted?.differences).toMatchObject([{ path: 'hero.title', after: 'Nieuw' }]);
    expect(drafted?.previews.length).toBeGreaterThan(0);
    expect(await statusOf(() => sales.acts.pages.discardDraft({ path }))).toBe(404);
    expect(problemOf(await editor.acts.pages.discardDraft({ path: 'pages/about/xx.yaml' }))).toBe('gone');
    expect(await listDrafts(db, path)).toHaveLength(1);
    const discard = async () => problemOf(await editor.acts.pages.discardDraft({ path }));
    expect([await discard(), await discard()]).toEqual([null, 'no-draft']);
    expect(await listDrafts(db, path)).toEqual([]);
    expect(await listAudit(db, 1)).toMatchObject([{ act: 'discard-page', subject: path, memberName: 'Mo editor' }]);
  });

  it('returns the schema’s error for an invalid field', async () => {
    const { editor } = await createWorld();
    const refused = await editor.acts.pages.saveDraft({ path, revision: '0', fields: {} });
    expect(refused).toMatchObject({ isDone: false, problem: 'mistyped' });
    expect(refused.isDone ? [] : refused.issues).not.toEqual([]);
  });

  it('lists pages, texts, facts and pictures for editors alone', async () => {
    const { editor, sales } = await createWorld();
    expect((await editor.queries.pages.entries({})).length).toBeGreaterThan(10);
    expect((await editor.queries.texts.files({})).some(({ language }) => language === 'nl')).toBe(true);
    const texts = await editor.queries.texts.form({ path: 'locales/nl/form.json', sought: '' });
    expect(texts).toMatchObject({ draft: null, differences: [], versions: [] });
    const [fact] = await editor.queries.facts.all({});
    expect((await editor.queries.facts.ofCity({ city: fact?.city ?? '' }))?.facts.length).toBeGreaterThan(0);
    expect((await editor.queries.pictures.all({})).length).toBeGreaterThan(0);
    expect(problemOf(await editor.acts.pictures.remove({ key: 'none' }))).toBe('gone');
    const { queries } = sales;
    for (const ask of [
      () => queries.pages.entries({}),
      () => queries.pages.form({ path }),
      () => queries.texts.files({}),
      () => queries.facts.all({}),
      () => queries.pictures.choices({}),
    ]) {
      expect(await statusOf(ask)).toBe(404);
    }
  });
});
