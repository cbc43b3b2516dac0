import { lockVersion } from '#content/stores/content-store.ts';
import type { Editor } from '#content/stores/edit-store.ts';
import { deletePicture, insertPicture } from '#content/stores/picture-store.ts';
import { inTransaction } from '#db/engine/transaction.ts';
import { cleanLine } from '#domain/input/clean-text.ts';
import { failure, type Result, success } from '#domain/result.ts';
import { audit } from '#operations/audit/audit.ts';
import type { NoPicture, PicturesContext } from '../context.ts';
import { findPictureUses } from './picture-uses.ts';

const longestName = 120;

/**
 * Why a picture was not added or removed. `not-a-picture`: unreadable as a picture; `small`: narrower than pages need; `large` and `busy`:
 * {@link NoPicture}; `known`: already added; `used`: a page shows it; `none`: no such picture.
 */
export type PictureRefused = NoPicture | 'known' | 'used' | 'none';

/** Adds a picture for pages: converted to their sizes, without the camera's metadata. Returns its key, or why it failed. */
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

/** Removes a picture that no page and no draft shows. Earlier versions that showed it can then be restored with another one. */
export async function removePicture({ db }: Pick<PicturesContext, 'db'>, by: Editor, key: string): Promise<Result<true, PictureRefused>> {
  return await inTransaction(db, async (tx) => {
    // Takes turns with publishing: a page that shows the picture could otherwise be published meanwhile.
    await lockVersion(tx);
    if ((await findPictureUses(tx)).has(key)) return failure('used');
    if (!(await deletePicture(tx, key))) return failure('none');
    await audit(tx, by, { act: 'remove-picture', subject: key, detail: {} });
    return success(true);
  });
}
