import { afterEach, describe, expect, it } from 'vitest';
import { findContentVersion, loadContent, replaceContent } from '#content/stores/content-store.ts';
import { listEditsOf, listLastEdits } from '#content/stores/edit-store.ts';
import { createTestDatabase } from '#db/testing/test-database.ts';
import { createLayer, noLayer, type TextTree } from '#domain/interface-texts/interface-texts.ts';
import { layTexts } from '#output/texts/laid-texts.ts';
import { readOwnTexts, readTexts } from '#output/texts/read-texts.ts';
import { checkText, discardTextDraft, publishTexts, saveTextDraft, takeTextsBack } from './edit-texts.ts';
import { findTextForm, listOvertaken, listTextFiles } from './text-files.ts';

const by = { id: null, name: 'Ed Redacteur' };
const path = 'locales/nl/form.json';
const key = 'preview.show';
const empty: TextTree = {};

async function createWorld() {
  const { db } = await createTestDatabase();
  await replaceContent(db, [], 'sum');
  const context = { db, readOwnTexts };
  const change = async (text: string, at = path, wanted = key) => {
    const saved = await saveTextDraft(context, by, { path: at, seen: 0, typed: { [wanted]: text } });
    const published = await publishTexts(context, by, { path: at, revision: 1, note: 'why' });
    return { saved, published };
  };
  const shown = async (language: 'nl' | 'nlBE') => {
    const layer = createLayer(await listLastEdits(db, 'texts'), String(Math.random()));
    return JSON.stringify(readTexts(language, 'form', layer).preview);
  };
  const stateOf = async (at: string) => (await listTextFiles(context)).find((file) => file.path === at);
  return { db, context, change, shown, stateOf };
}

afterEach(() => layTexts(noLayer));

describe('interface texts at the desk', () => {
  it('are laid over the program’s, in the language and in those that fall back on it, and go back', async () => {
    const { db, context, change, shown, stateOf } = await createWorld();
    const version = (await findContentVersion(db))?.version ?? 0;
    expect(await change('Laat de prijs zien')).toMatchObject({ saved: { ok: true }, published: { ok: true } });
    expect((await findContentVersion(db))?.version).toBe(version + 1);
    expect(await shown('nl')).toContain('Laat de prijs zien');
    expect(await shown('nlBE')).toContain('Laat de prijs zien');
    expect(await stateOf(path)).toMatchObject({ edited: [key], stale: [], isDrafted: false });
    // Interface texts are not files of the content: imports and the publishing of pages ignore them.
    expect(await listLastEdits(db)).toEqual([]);
    expect(await loadContent(db)).toEqual([]);

    expect(await takeTextsBack(context, by, { path, version: 0 })).toMatchObject({ ok: true });
    expect(await publishTexts(context, by, { path, revision: 1, note: '' })).toMatchObject({ ok: true });
    expect(await shown('nl')).not.toContain('Laat de prijs zien');
    expect((await listEditsOf(db, path)).map((edit) => edit.version)).toEqual([2, 1]);
    const audited = await db.selectFrom('staff_audit').select('act').orderBy('at').execute();
    expect(audited.map(({ act }) => act)).toEqual(['edit-page', 'publish-page', 'edit-page', 'publish-page']);
  });

  it('are saved as a draft that nobody overwrites unseen, and that can be discarded', async () => {
    const { context } = await createWorld();
    const saveNow = async (seen: number, text: string) => await saveTextDraft(context, by, { path, seen, typed: { [key]: text } });
    expect(await saveNow(0, 'Een')).toMatchObject({ ok: true });
    expect(await saveNow(0, 'Twee')).toMatchObject({ failure: { problem: 'changed' } });
    expect(await publishTexts(context, by, { path, revision: 2, note: '' })).toMatchObject({ failure: { problem: 'changed' } });
    expect((await findTextForm(context, path, 'Een'))?.rows.map((row) => row.key)).toContain(key);
    expect(await discardTextDraft(context, by, path)).toMatchObject({ ok: true });
    expect(await publishTexts(context, by, { path, revision: 1, note: '' })).toMatchObject({ failure: { problem: 'none' } });
    expect(await saveTextDraft(context, by, { path: 'locales/nl/desk.json', seen: 0, typed: {} })).toMatchObject({
      failure: { problem: 'none' },
    });
  });

  it('are stale once their English is published again, until they are', async () => {
    const { change, stateOf } = await createWorld();
    await change('See the price', 'locales/en/form.json');
    expect(await stateOf(path)).toMatchObject({ stale: [key] });
    await change('Bekijk de prijs');
    expect(await stateOf(path)).toMatchObject({ stale: [], edited: [key] });
    expect(await stateOf('locales/de/form.json')).toMatchObject({ stale: [key] });
  });

  it('are named where the program brought another text since', async () => {
    const { db, change } = await createWorld();
    await change('Laat de prijs zien');
    const [edit] = await listLastEdits(db, 'texts');
    if (edit === undefined) throw new Error('nothing was published');
    expect(listOvertaken(readOwnTexts, edit)).toEqual([]);
    const released = (text: string) => (language: string) => (language === 'nl' ? { preview: { show: text } } : empty);
    expect(listOvertaken(released('Prijs bekijken'), edit)).toEqual([key]);
    expect(listOvertaken(released('Laat de prijs zien'), edit)).toEqual([]);
  });
});

describe('checkText', () => {
  it.each([
    ['{{price}} per person', []],
    ['per person', ['must hold {{price}}']],
    ['{{price}} for {{name}}', ['has an unknown placeholder {{name}}']],
    ['{{price}} {per} person', ['has an unmatched brace']],
    ['', ['is empty']],
  ])('%j', (text, messages) => {
    expect(checkText('price.perPerson', text, '{{price}} each').map(({ message }) => message)).toEqual(messages);
  });

  it('knows no key that the program has not', () => {
    expect(checkText('nobody', 'x', undefined)).toMatchObject([{ field: 'nobody' }]);
  });
});
