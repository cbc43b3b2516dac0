import { removePicture } from '#content/editing/pictures/edit-pictures.ts';
import { findPictureUses } from '#content/editing/pictures/picture-uses.ts';
import { listPictures } from '#content/stores/picture-store.ts';
import { failure, type Result } from '#domain/result.ts';
import { act, query } from './act.ts';
import type { DeskContext } from './context.ts';
import { text } from './fields.ts';

/** Uploaded pictures, the latest first, then the program's drawings, which have no name. */
async function readPictures({ db, drawings }: DeskContext) {
  const added = (await listPictures(db)).map(({ key, name, addedAt, addedBy }) => ({ key, name, addedAt, addedBy }));
  return [...added, ...drawings.map((key) => ({ key, name: null, addedAt: null, addedBy: null }))];
}

export const pictureQueries = {
  /** The choices of a picture field. */
  choices: query('edit-pages', {}, async (context) => (await readPictures(context)).map(({ key, name }) => ({ key, name }))),
  /** All pictures, each with the published or drafted files that show it. */
  all: query('edit-pages', {}, async (context) => {
    const [pictures, uses] = await Promise.all([readPictures(context), findPictureUses(context.db)]);
    return pictures.map((picture) => ({ ...picture, uses: [...(uses.get(picture.key) ?? [])] }));
  }),
};

export const pictureActs = {
  remove: act('edit-pages', { key: text() }, async (context, { key }): Promise<Result<true, 'picture-used' | 'gone'>> => {
    const removed = await removePicture(context, context.signedIn.member, key);
    if (removed.ok) return removed;
    return failure(removed.failure === 'used' ? 'picture-used' : 'gone');
  }),
};
