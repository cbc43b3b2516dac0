import { lockVersion } from '#content/stores/content-store.ts';
import type { Editor } from '#content/stores/edit-store.ts';
import { deletePicture, insertPicture } from '#content/stores/picture-store.ts';
import { inTransaction } from '#db/engine/transaction.ts';
import { cleanLine } from '#domain/input/clean-text.ts';
import { failure, type Result, success } from '#domain/result.ts';
import { audit } from '#operations/audit/audit.ts';
import type { PicturesContext } from '../context.ts';
import { findPictureUses } from './picture-uses.ts';

const longestName = 120;

/**
 * Why a picture was not added or not taken away. `not-a-picture`: nothing that can be read as one; `small`: narrower than pages show it;
 * `known`: it is there already; `used`: a page shows it; `none`: there is no such picture.
 */
export type PictureRefused = 'not-a-picture' | 'small' | 'known' | 'used' | 'none';

/** Adds a picture for pages to choose: brought to their sizes, without what the camera wrote into it. Its key, or why not. */
export async function addPicture(
  { db, makePicture }: Pick<PicturesContext, 'db' | 'makePicture'>,
  by: Editor,
  { name, bytes }: { readonly name: string; readonly bytes: Uint8Array },
): Promise<Result<string, PictureRefused>> {
  const made = await makePicture(bytes);
  if (typeof made === 'string') return failure(made);
  const { key, files } = made;
  const said = cleanLine(name).slice(0, longestName);
  return await inTransaction(db, async (tx) => {
    if (!(await insertPicture(tx, { key, name: said, files }, by))) return failure('known');
    await audit(tx, by, { act: 'add-picture', subject: key, detail: { name: said } });
    return success(key);
  });
}

/** Takes a picture away that no page and no draft shows. Versions that once showed it can then be taken back with another. */
export async function removePicture({ db }: Pick<PicturesContext, 'db'>, by: Editor, key: string): Promise<Result<true, PictureRefused>> {
  return await inTransaction(db, async (tx) => {
    // Whoever publishes a page with it meanwhile waits, or is waited for.
    await lockVersion(tx);
    if ((await findPictureUses(tx)).has(key)) return failure('used');
    if (!(await deletePicture(tx, key))) return failure('none');
    await audit(tx, by, { act: 'remove-picture', subject: key, detail: {} });
    return success(true);
  });
}
