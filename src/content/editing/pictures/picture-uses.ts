import { listImages } from '#content/check-images.ts';
import { listDrafts } from '#content/stores/content-draft-store.ts';
import { listCurrentFiles } from '#content/stores/content-store.ts';
import type { ContentFile } from '#content/stores/edit-store.ts';
import type { Database } from '#db/engine/tables.ts';

/** The files that show each picture, in their current version or in a draft. */
export async function findPictureUses(db: Database): Promise<ReadonlyMap<string, readonly string[]>> {
  const [files, drafts] = await Promise.all([listCurrentFiles(db), listDrafts(db, '')]);
  return groupByPicture([...files, ...drafts]);
}

function groupByPicture(files: readonly ContentFile[]): ReadonlyMap<string, readonly string[]> {
  const uses = new Map<string, string[]>();
  for (const { path, fields } of files)
    for (const image of new Set(listImages(fields).map((each) => each.image))) {
      const known = uses.get(image) ?? [];
      if (!known.includes(path)) uses.set(image, [...known, path]);
    }
  return uses;
}
