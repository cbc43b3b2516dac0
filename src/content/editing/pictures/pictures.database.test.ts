import { describe, expect, it } from 'vitest';
import { createContentLibrary } from '#content/library.ts';
import { isRateRow } from '#content/rates/read-rate-books.ts';
import { loadContent } from '#content/stores/content-store.ts';
import { findPictureFile, listPictures } from '#content/stores/picture-store.ts';
import { createContentDatabase } from '#content/testing/content-database.ts';
import { photoKeyOf } from '#domain/sites/pictures.ts';
import { artNames } from '#site/art/draw-art.tsx';
import type { PicturesContext } from '../context.ts';
import { publishPage, savePageDraft } from '../pages/edit-page.ts';
import { findPageFile } from '../pages/page-file.ts';
import { listPageFields } from '../pages/page-form.ts';
import { addPicture, removePicture } from './edit-pictures.ts';

const by = { id: null, name: 'Ed Redacteur' };
const path = 'occasions/schools/entry.yaml';
const key = photoKeyOf('a'.repeat(64));
const body = new Uint8Array([1, 2, 3]);
const files = { 480: body, 960: body, 1600: body, share: body };

async function createWorld() {
  const { db } = await createContentDatabase();
  const context: PicturesContext = { db, drawings: artNames, makePicture: async () => ({ key, files }) };
  const type = async (changes: Readonly<Record<string, string>>) => {
    const file = await findPageFile(db, path);
    if (file === null) throw new Error('the entry is gone');
    const fields = listPageFields(file, file.current?.fields ?? {});
    const typed = { ...Object.fromEntries(fields.map((field) => [field.path, field.value])), ...changes };
    return (await savePageDraft(context, by, { file, seen: 0, typed })).saved;
  };
  const publish = async () => await publishPage(context, by, { path, revision: 1, note: '' });
  const schoolsOf = async (language: 'nl' | 'de') => {
    const library = createContentLibrary((await loadContent(db)).filter((row) => !isRateRow(row)));
    return library.findOccasions({ site: language, language }).find(({ key: name }) => name === 'schools');
  };
  return { db, context, type, publish, schoolsOf };
}

describe('pictures at the desk', () => {
  it('are added, chosen for every language of a page at once, stored while a page shows them, and deleted', async () => {
    const { db, context, type, publish, schoolsOf } = await createWorld();
    expect(await type({ 'hero.image': key })).toMatchObject({
      failure: { issues: [{ field: 'hero.image', message: `"${key}" is no drawing of the site` }] },
    });
    expect(await addPicture(context, by, { name: 'IMG\u202e_1.jpg', bytes: body })).toEqual({ ok: true, value: key });
    expect(await addPicture(context, by, { name: 'again.jpg', bytes: body })).toMatchObject({ failure: 'known' });
    expect(await listPictures(db)).toMatchObject([{ key, name: 'IMG _1.jpg', addedBy: 'Ed Redacteur' }]);
    expect(await type({ 'hero.image': key })).toMatchObject({ ok: true });
    expect(await removePicture(context, by, key)).toMatchObject({ failure: 'used' });
    expect(await publish()).toMatchObject({ ok: true });
    expect([(await schoolsOf('nl'))?.hero.image, (await schoolsOf('de'))?.hero.image]).toEqual([key, key]);
    expect(await removePicture(context, by, key)).toMatchObject({ failure: 'used' });
    expect(await findPictureFile(db, key, 'share')).toEqual(Buffer.from(body));
    await type({ 'hero.image': 'occasion-schools' });
    await publish();
    expect(await removePicture(context, by, key)).toMatchObject({ ok: true });
    expect(await removePicture(context, by, key)).toMatchObject({ failure: 'none' });
    expect(await findPictureFile(db, key, '480')).toBeNull();
    const acts = await db.selectFrom('staff_audit').select('act').orderBy('at').execute();
    expect(acts.map(({ act }) => act)).toEqual(['add-picture', 'edit-page', 'publish-page', 'edit-page', 'publish-page', 'remove-picture']);
  });

  it('report a file that is no picture, and store nothing of it', async () => {
    const { db, context } = await createWorld();
    for (const problem of ['not-a-picture', 'small'] as const)
      expect(await addPicture({ ...context, makePicture: async () => problem }, by, { name: 'x', bytes: body })).toMatchObject({
        failure: problem,
      });
    expect(await listPictures(db)).toEqual([]);
  });
});

describe('fields shared by the languages of a page', () => {
  it('takes a page off the site and puts it back, its texts untouched', async () => {
    const { type, publish, schoolsOf } = await createWorld();
    const before = await schoolsOf('nl');
    expect(await type({ status: 'draft', position: '3' })).toMatchObject({ ok: true });
    expect(await publish()).toMatchObject({ ok: true });
    expect(await schoolsOf('nl')).toBeUndefined();
    await type({ status: 'published' });
    await publish();
    expect(await schoolsOf('nl')).toEqual({ ...before, position: 3, changedOn: expect.any(String) });
  });

  it('return an error once, in however many languages it appears', async () => {
    const { type } = await createWorld();
    expect(await type({ status: '', position: 'first' })).toMatchObject({
      failure: { issues: [{ field: 'status' }, { field: 'position' }] },
    });
  });
});
