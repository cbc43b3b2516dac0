import { randomBytes } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { deleteDrafts, listDrafts, saveDraft } from '#content/stores/content-draft-store.ts';
import { renewContent } from '#content/stores/content-store.ts';
import { type Editor, insertEdits, listEditsOf, listLastEdits } from '#content/stores/edit-store.ts';
import type { Database } from '#db/engine/tables.ts';
import { inTransaction } from '#db/engine/transaction.ts';
import { type FlatTexts, readFlatTexts, readTextPath } from '#domain/interface-texts/interface-texts.ts';
import { type Result, success } from '#domain/result.ts';
import { audit } from '#operations/audit/audit.ts';
import { type FieldProblem, type Refused, refuse } from '../refusal.ts';
import { readProgramTexts, type TextContext } from './text-files.ts';

type Saving = { readonly path: string; readonly seen: number; readonly typed: FlatTexts };

const longestText = 2_000;

/** Saves typed texts of some keys as a draft; a text that equals the program's own is no longer an edit. */
export async function saveTextDraft(
  { db, readOwnTexts }: TextContext,
  by: Editor,
  { path, seen, typed }: Saving,
): Promise<Result<true, Refused>> {
  if (readTextPath(path) === null) return refuse('none');
  const program = readProgramTexts(readOwnTexts, path);
  const texts = Object.fromEntries(Object.entries(typed).map(([key, text]) => [key, text.replaceAll('\r\n', '\n').trim()]));
  const issues = Object.entries(texts).flatMap(([key, text]) => checkText(key, text, program[key]));
  if (issues.length > 0) return refuse('fields', issues);
  const laid = (await listDrafts(db, path))[0]?.fields ?? (await findPublished(db, path));
  const all = Object.entries({ ...readFlatTexts(laid), ...texts });
  const fields = Object.fromEntries(all.filter(([key, text]) => text !== program[key]));
  return await inTransaction(db, async (tx) => {
    if (!(await saveDraft(tx, { path, fields, seen, previewKey: newKey() }, by))) return refuse('changed');
    await audit(tx, by, { act: 'edit-page', subject: path, detail: {} });
    return success(true);
  });
}

/** Checks a text: it must use the same placeholders as the program's own. */
export function checkText(key: string, text: string, program: string | undefined): readonly FieldProblem[] {
  if (program === undefined) return [{ field: key, message: 'is not a field of this file' }];
  if (text === '') return [{ field: key, message: 'is empty' }];
  if (text.length > longestText) return [{ field: key, message: 'is too much' }];
  const [own, needed] = [placeholdersOf(text), placeholdersOf(program)];
  const lacking = needed.filter((name) => !own.includes(name));
  const unknown = own.filter((name) => !needed.includes(name));
  return [
    ...lacking.map((name) => ({ field: key, message: `must hold {{${name}}}` })),
    ...unknown.map((name) => ({ field: key, message: `has an unknown placeholder {{${name}}}` })),
    ...(isWhole(text) ? [] : [{ field: key, message: 'has an unmatched brace' }]),
  ];
}

function placeholdersOf(text: string): readonly string[] {
  return [...new Set([...text.matchAll(/\{\{\s*(\w+)\s*\}\}/g)].map(([, name]) => name ?? ''))];
}

function isWhole(text: string): boolean {
  return !/[{}]/.test(text.replaceAll(/\{\{\s*\w+\s*\}\}/g, ''));
}

export async function discardTextDraft({ db }: TextContext, by: Editor, path: string): Promise<Result<true, Refused>> {
  if (readTextPath(path) === null) return refuse('none');
  return await inTransaction(db, async (tx) => {
    if ((await deleteDrafts(tx, path)) === 0) return refuse('none');
    await audit(tx, by, { act: 'discard-page', subject: path, detail: {} });
    return success(true);
  });
}

/** Creates a draft from an earlier version; version 0 is the program's own texts. */
export async function takeTextsBack(
  { db }: TextContext,
  by: Editor,
  { path, version }: { readonly path: string; readonly version: number },
): Promise<Result<true, Refused>> {
  const earlier = (await listEditsOf(db, path)).find((edit) => edit.version === version);
  if (readTextPath(path) === null || (earlier === undefined && version !== 0)) return refuse('none');
  return await inTransaction(db, async (tx) => {
    if (!(await saveDraft(tx, { path, fields: earlier?.fields ?? {}, seen: 0, previewKey: newKey() }, by))) return refuse('known');
    await audit(tx, by, { act: 'edit-page', subject: path, detail: { version } });
    return success(true);
  });
}

type Publishing = { readonly path: string; readonly revision: number; readonly note: string };

/**
 * Publishes a draft over the program's texts: every process has it within seconds, in pages and mails. Publishes only the revision that the
 * editor saw.
 */
export async function publishTexts(
  { db, readOwnTexts }: TextContext,
  by: Editor,
  { path, revision, note }: Publishing,
): Promise<Result<true, Refused>> {
  const draft = (await listDrafts(db, path))[0];
  if (readTextPath(path) === null || draft === undefined) return refuse('none');
  if (draft.revision !== revision) return refuse('changed');
  const program = readProgramTexts(readOwnTexts, path);
  // A new release may have changed the program's texts since the draft was saved.
  const issues = Object.entries(readFlatTexts(draft.fields)).flatMap(([key, text]) => checkText(key, text, program[key]));
  if (issues.length > 0) return refuse('fields', issues);
  if (isDeepStrictEqual(draft.fields, await findPublished(db, path))) return refuse('same');
  const base = Object.fromEntries(Object.keys(draft.fields).map((key) => [key, program[key]]));
  return await inTransaction(db, async (tx) => {
    await renewContent(tx);
    if ((await listDrafts(tx, path))[0]?.revision !== revision) return refuse('changed');
    await insertEdits(tx, [{ path, fields: draft.fields, base, note }], by);
    await deleteDrafts(tx, path);
    await audit(tx, by, { act: 'publish-page', subject: path, detail: { note } });
    return success(true);
  });
}

async function findPublished(db: Database, path: string) {
  return (await listLastEdits(db, 'texts')).find((edit) => edit.path === path)?.fields ?? {};
}

function newKey(): string {
  return randomBytes(24).toString('base64url');
}
