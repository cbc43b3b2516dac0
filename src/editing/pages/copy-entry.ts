import * as v from 'valibot';
import { slug as slugSchema } from '#content/fields.ts';
import { checkFiles } from '#content/import-content.ts';
import { layEdits, listCurrentFiles, republishContent } from '#data/content/content-store.ts';
import { type ContentFile, type Editor, insertEdits } from '#data/content/edit-store.ts';
import { inTransaction } from '#data/engine/transaction.ts';
import { type Result, success } from '#domain/result.ts';
import { audit } from '#staff/audit.ts';
import type { PicturesContext } from '../context.ts';
import { listKnownPictures } from '../pictures/known-pictures.ts';
import { type Refused, refuse } from '../refusal.ts';
import { folderOf, isEntryFile, mayBeCopied } from './page-file.ts';

type Copying = {
  /** The `entry.yaml` that it begins from. */
  readonly path: string;
  /** What it is called in addresses and in the program. */
  readonly name: string;
};

/**
 * Begins a new question or story from one that is there, in every language that has it: not shown until an editor says so. The path of what
 * its languages share, or why not.
 */
export async function copyEntry(
  context: Pick<PicturesContext, 'db' | 'drawings'>,
  by: Editor,
  { path, name }: Copying,
): Promise<Result<string, Refused>> {
  const { db } = context;
  if (!isEntryFile(path) || !mayBeCopied(path)) return refuse('none');
  if (!v.is(slugSchema, name)) return refuse('fields', [{ field: 'slug', message: 'must be lower-case words joined by hyphens' }]);
  const [files, images] = await Promise.all([listCurrentFiles(db), listKnownPictures(context)]);
  const folder = `${path.split('/')[0]}/${name}`;
  const own = files.filter((file) => folderOf(file.path) === folderOf(path));
  if (own.length === 0) return refuse('none');
  if (files.some((file) => folderOf(file.path) === folder))
    return refuse('fields', [{ field: 'slug', message: 'is already that of another' }]);
  const copies = own.map((file) => copyFile(file, { folder, name, isEntry: file.path === path }));
  const wouldBe = checkFiles({ files: layEdits(files, copies), images });
  if (!wouldBe.ok)
    return refuse(
      'fields',
      wouldBe.failure.map(({ field, message }) => ({ field, message })),
    );
  return await inTransaction(db, async (tx) => {
    await insertEdits(
      tx,
      copies.map((copy) => ({ ...copy, base: null, note: '' })),
      by,
    );
    const published = await republishContent(tx, (all) => {
      const checked = checkFiles({ files: all });
      return checked.ok ? success([...checked.value.entries, ...checked.value.rates]) : checked;
    });
    if (!published.ok) throw new Error(`A copy that was checked makes no content: ${published.failure[0]?.message}`);
    await audit(tx, by, { act: 'copy-page', subject: `${folder}/entry.yaml`, detail: { from: path } });
    return success(`${folder}/entry.yaml`);
  });
}

type Copy = { readonly folder: string; readonly name: string; readonly isEntry: boolean };

/** A name in a language's own addresses would be that of two. */
function copyFile({ path, fields }: ContentFile, { folder, name, isEntry }: Copy): ContentFile {
  const file = `${folder}/${path.split('/').at(-1)}`;
  if (isEntry) return { path: file, fields: { ...fields, slug: name, status: 'draft' } };
  return { path: file, fields: 'languageSlug' in fields ? { ...fields, languageSlug: name } : fields };
}
