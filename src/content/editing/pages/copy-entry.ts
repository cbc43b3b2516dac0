import * as v from 'valibot';
import { checkFilesInTurns } from '#content/check-files.ts';
import { slug as slugSchema } from '#content/fields.ts';
import { layEdits, listCurrentFiles, lockVersion } from '#content/stores/content-store.ts';
import { type ContentFile, type Editor, insertEdits } from '#content/stores/edit-store.ts';
import { inTransaction } from '#db/engine/transaction.ts';
import { type Result, success } from '#domain/result.ts';
import { audit } from '#operations/audit/audit.ts';
import type { PicturesContext } from '../context.ts';
import { type Refused, refuse } from '../refusal.ts';
import { republish } from '../republish.ts';
import { folderOf, isEntryFile, mayBeCopied } from './page-file.ts';

type Copying = {
  /** The `entry.yaml` of the original. */
  readonly path: string;
  /** Its name in addresses and in the program. */
  readonly name: string;
};

/**
 * Creates a question or story as a copy of an existing one, in all of its languages; hidden until an editor publishes it. Returns the path
 * of the file shared by the languages, or why it failed.
 */
export async function copyEntry(
  { db }: Pick<PicturesContext, 'db'>,
  by: Editor,
  { path, name }: Copying,
): Promise<Result<string, Refused>> {
  if (!isEntryFile(path) || !mayBeCopied(path)) return refuse('none');
  if (!v.is(slugSchema, name)) return refuseName('must be lower-case words joined by hyphens');
  return await inTransaction(db, async (tx) => {
    // Two editors who choose the same name at once take turns.
    await lockVersion(tx);
    const files = await listCurrentFiles(tx);
    const folder = `${folderOf(folderOf(path))}/${name}`;
    const own = files.filter((file) => folderOf(file.path) === folderOf(path));
    if (own.length === 0) return refuse('none');
    if (files.some((file) => folderOf(file.path) === folder)) return refuseName('is already that of another');
    const copies = own.map((file) => ({ ...copyFile(file, { folder, name, isEntry: file.path === path }), base: null, note: '' }));
    // The name may be in use in one of its languages: checked before anything is written.
    const wouldBe = await checkFilesInTurns({ files: layEdits(files, copies) });
    if (!wouldBe.ok) return refuseName(wouldBe.failure[0]?.message ?? '');
    await insertEdits(tx, copies, by);
    const published = await republish(tx);
    if (!published.ok) throw new Error(`A copy that was checked makes no content: ${published.failure[0]?.message}`);
    const made = `${folder}/entry.yaml`;
    await audit(tx, by, { act: 'copy-page', subject: made, detail: { from: path } });
    return success(made);
  });
}

function refuseName(message: string) {
  return refuse('fields', [{ field: 'slug', message }]);
}

type Copy = { readonly folder: string; readonly name: string; readonly isEntry: boolean };

/** Checks the name against addresses of a language, which would otherwise be ambiguous. */
function copyFile({ path, fields }: ContentFile, { folder, name, isEntry }: Copy): ContentFile {
  const file = `${folder}/${path.split('/').at(-1)}`;
  if (isEntry) return { path: file, fields: { ...fields, slug: name, status: 'draft' } };
  return { path: file, fields: 'languageSlug' in fields ? { ...fields, languageSlug: name } : fields };
}
