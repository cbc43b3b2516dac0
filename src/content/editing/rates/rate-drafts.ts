import * as v from 'valibot';
import { checkTable, printOf, ratesFolder, tablesByFile } from '#content/rates/create-rate-rows.ts';
import { parseYaml } from '#content/source-files.ts';
import { type ContentDraft, deleteDrafts, listDrafts, saveDraft } from '#content/stores/content-draft-store.ts';
import type { Editor, FileFields } from '#content/stores/edit-store.ts';
import type { Database } from '#db/engine/tables.ts';
import { inTransaction } from '#db/engine/transaction.ts';
import { readForm, type Typed } from '#domain/forms/read-form.ts';
import { type RateBook, type RateTable, rateBookSchema, rateTables } from '#domain/pricing/rates/rate-book.ts';
import { type Result, success } from '#domain/result.ts';
import { audit } from '#operations/audit/audit.ts';
import type { EditingContext } from '../context.ts';
import { type Refused, refuse } from '../refusal.ts';
import { fileOf, listRateVersions, type WrittenTables } from './rate-books.ts';

/** The folder of the one draft of new rates, one file per table; no book can have this name. */
export const draftPrefix = `${ratesFolder}/draft/`;

/** A draft of new rates. Each table has its own revision, so that two people in two tables do not conflict. */
export type RateDraft = {
  readonly tables: WrittenTables;
  readonly files: Readonly<Partial<Record<RateTable, ContentDraft>>>;
  /** A hash of all figures: equal figures have equal hashes. */
  readonly print: string;
};

export async function findRateDraft(db: Database): Promise<RateDraft | null> {
  const drafts = await listDrafts(db, draftPrefix);
  if (drafts.length === 0) return null;
  const files = Object.fromEntries(drafts.map((draft) => [tablesByFile[draft.path.slice(draftPrefix.length)] ?? '', draft]));
  const tables: WrittenTables = Object.fromEntries(Object.entries(files).map(([table, { fields }]) => [table, fields]));
  return { tables, files, print: printOf(tables) };
}

/** The rates of the draft; a table that the draft does not contain is the current one. */
export function readDraftBook({ tables, print }: RateDraft, present: RateBook): RateBook {
  return v.parse(rateBookSchema, { ...present, ...tables, validFrom: 'draft', version: `draft ${print}` });
}

/** Starts a draft from a version: the current one, or an earlier one to restore. */
export async function beginRateDraft({ db }: EditingContext, by: Editor, version: string): Promise<Result<true, Refused>> {
  const from = (await listRateVersions(db)).find((each) => each.version === version);
  if (from === undefined) return refuse('none');
  return await inTransaction(db, async (tx) => {
    if ((await listDrafts(tx, draftPrefix)).length > 0) return refuse('known');
    for (const [file, table] of Object.entries(tablesByFile)) {
      const fields = table && from.tables[table];
      if (fields !== undefined) await saveDraft(tx, { path: draftPrefix + file, fields, seen: 0 }, by);
    }
    await audit(tx, by, { act: 'begin-rates', subject: version, detail: {} });
    return success(true);
  });
}

export async function discardRateDraft({ db }: EditingContext, by: Editor): Promise<Result<true, Refused>> {
  return await inTransaction(db, async (tx) => {
    if ((await deleteDrafts(tx, draftPrefix)) === 0) return refuse('none');
    await audit(tx, by, { act: 'discard-rates', subject: '', detail: {} });
    return success(true);
  });
}

type Saving = { readonly table: RateTable; readonly seen: number };

/** Saves a table of the draft from a form. Refused with the issues of each field and the typed values. */
export async function saveRateTable(context: EditingContext, by: Editor, asked: Saving & { readonly typed: Typed }) {
  const fields = readForm(rateTables[asked.table], asked.typed);
  return { fields, saved: await saveFields(context, by, { ...asked, fields }) };
}

export type ReadRateFile = (text: string) => Promise<ReturnType<typeof parseYaml>> | ReturnType<typeof parseYaml>;

/** The same from an uploaded file in the format of the folder's files. */
export async function saveRateFile(
  context: EditingContext & { /** Reads elsewhere than in this thread. */ readonly readRateFile?: ReadRateFile },
  by: Editor,
  asked: Saving & { readonly text: string },
): Promise<Result<true, Refused>> {
  const { fields, problems } = await (context.readRateFile ?? parseYaml)(asked.text);
  if (fields === null)
    return refuse(
      'file',
      problems.map((message) => ({ field: '', message })),
    );
  return await saveFields(context, by, { ...asked, fields });
}

async function saveFields(
  { db }: EditingContext,
  by: Editor,
  { table, seen, fields }: Saving & { readonly fields: unknown },
): Promise<Result<true, Refused>> {
  const issues = checkTable(table, fields);
  if (issues.length > 0 || !isFileFields(fields)) return refuse('fields', issues);
  return await inTransaction(db, async (tx) => {
    const isSaved = seen > 0 && (await saveDraft(tx, { path: pathOf(table), fields, seen }, by));
    if (!isSaved) return refuse((await listDrafts(tx, draftPrefix)).length === 0 ? 'none' : 'changed');
    await audit(tx, by, { act: 'edit-rates', subject: table, detail: {} });
    return success(true);
  });
}

function pathOf(table: RateTable): string {
  return `${draftPrefix}${fileOf(table)}`;
}

function isFileFields(value: unknown): value is FileFields {
  return typeof value === 'object' && value !== null;
}
