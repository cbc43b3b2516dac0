import { listPictures } from '#content/stores/picture-store.ts';
import type { PicturesContext } from '../context.ts';

/** The keys of all pictures that a page may show: drawn by the program, or added at the desk. */
export async function listKnownPictures({ db, drawings }: Pick<PicturesContext, 'db' | 'drawings'>): Promise<ReadonlySet<string>> {
  const added = await listPictures(db);
  return new Set([...added.map(({ key }) => key), ...drawings]);
}
