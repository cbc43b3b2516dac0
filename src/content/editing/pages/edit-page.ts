import { randomBytes } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { checkFilesInTurns } from '#content/check-files.ts';
import { deleteDrafts, listDrafts, saveDraft } from '#content/stores/content-draft-store.ts';
import { layEdits, listCurrentFiles, lockVersion } from '#content/stores/content-store.ts';
import { type ContentFile, type Editor, insertEdits, listEditsOf, listImportedFiles } from '#content/stores/edit-store.ts';
import { inTransaction } from '#db/engine/transaction.ts';
import type { Typed } from '#domain/forms/read-form.ts';
import { type Result, success } from '#domain/result.ts';
import { audit } from '#operations/audit/audit.ts';
import type { PicturesContext } from '../context.ts';
import { listKnownPictures } from '../pictures/known-pictures.ts';
import { type Refused, refuse } from '../refusal.ts';
import { republish } from '../republish.ts';
import { checkPageFile, findPageFile, type PageFile } from './page-file.ts';
import { readPageForm } from './page-form.ts';

type Context = Pick<PicturesContext, 'db' | 'drawings'>;
type Saving = { readonly file: PageFile; readonly seen: number };

/** Saves the form as a draft, which the preview shows; `removed` lists what was removed from pasted text. */
export async function savePageDraft(context: Context, by: Editor, { typed, ...asked }: Saving & { readonly typed: Typed }) {
  const { fields, removed } = readPageForm(asked.file, typed);
  return { fields, removed, saved: await saveNow(context, by, { ...asked, fields }) };
}

async function saveNow(
  context: Context,
  by: Editor,
  { file, seen, fields }: Saving & { readonly fields: PageFile['facts']['fields'] },
): Promise<Result<true, Refused>> {
  const issues = checkPageFile(file, fields, await listKnownPictures(context));
  if (issues.length > 0) return refuse('fields', issues);
  const { db } = context;
  const { path } = file;
  return await inTransaction(db, async (tx) => {
    const previewKey = randomBytes(24).toString('base64url');
    if (!(await saveDraft(tx, { path, fields, seen, previewKey }, by))) return refuse('changed');
    await audit(tx, by, { act: 'edit-page', subject: path, detail: {} });
    return success(true);
  });
}

export async function discardPageDraft({ db }: Pick<Context, 'db'>, by: Editor, path: string): Promise<Result<true, Refused>> {
  return await inTransaction(db, async (tx) => {
    if ((await deleteDrafts(tx, path)) === 0) return refuse('none');
    await audit(tx, by, { act: 'discard-page', subject: path, detail: {} });
    return success(true);
  });
}

/** Creates a draft from an earlier version, to be reviewed and published again; version 0 is the file of the folder. */
export async function takePageBack(
  { db }: Pick<Context, 'db'>,
  by: Editor,
  { path, version }: { readonly path: string; readonly version: number },
): Promise<Result<true, Refused>> {
  const earlier = (await listEditsOf(db, path)).find((edit) => edit.version === version);
  const imported = version === 0 ? (await listImportedFiles(db)).find((file) => file.path === path) : undefined;
  const fields = earlier?.fields ?? imported?.fields;
  if (fields === undefined) return refuse('none');
  return await inTransaction(db, async (tx) => {
    const previewKey = randomBytes(24).toString('base64url');
    if (!(await saveDraft(tx, { path, fields, seen: 0, previewKey }, by))) return refuse('known');
    await audit(tx, by, { act: 'edit-page', subject: path, detail: { version } });
    return success(true);
  });
}

type Publishing = { readonly path: string; readonly revision: number; readonly note: string };

/** Publishes a draft: every process has it within seconds. Publishes only the revision that the editor saw. */
export async function publishPage(context: Context, by: Editor, { path, revision, note }: Publishing): Promise<Result<true, Refused>> {
  const { db } = context;
  const file = await findPageFile(db, path);
  const draft = (await listDrafts(db, path)).find((each) => each.path === path);
  if (file === null || draft === undefined) return refuse('none');
  if (draft.revision !== revision) return refuse('changed');
  if (isDeepStrictEqual(draft.fields, file.current?.fields)) return refuse('same');
  const base = (await listImportedFiles(db)).find((each) => each.path === path)?.fields ?? null;
  // Invalid content is refused before anything is written.
  const wouldBe = await checkWith(context, draft);
  if (wouldBe.length > 0) return refuse('fields', wouldBe);
  return await inTransaction(db, async (tx) => {
    // Of two editors who publish at once, the second finds no draft any more.
    await lockVersion(tx);
    if ((await listDrafts(tx, path)).find((each) => each.path === path)?.revision !== revision) return refuse('changed');
    await insertEdits(tx, [{ path, fields: draft.fields, base, note }], by);
    await deleteDrafts(tx, path);
    const published = await republish(tx);
    if (!published.ok)
      throw new Error(`A text that was checked makes no content: ${published.failure[0]?.file} ${published.failure[0]?.message}`);
    await audit(tx, by, { act: 'publish-page', subject: path, detail: { note } });
    return success(true);
  });
}

/** The issues of all content if it contained this file. */
async function checkWith(context: Context, file: ContentFile) {
  const [files, images] = await Promise.all([listCurrentFiles(context.db), listKnownPictures(context)]);
  const checked = await checkFilesInTurns({ files: layEdits(files, [file]), images });
  return checked.ok ? [] : checked.failure.map(({ field, message }) => ({ field, message }));
}
