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

/** Where the one draft of new rates stands, a file a table; no book is ever called so. */
export const draftPrefix = `${ratesFolder}/draft/`;

/** New rates that somebody works on, each table with its own revision: two people in two tables are not in each other's way. */
export type RateDraft = {
  readonly tables: WrittenTables;
  readonly files: Readonly<Partial<Record<RateTable, ContentDraft>>>;
  /** Of all figures: the same figures have the same. */
  readonly print: string;
};

export async function findRateDraft(db: Database): Promise<RateDraft | null> {
  const drafts = await listDrafts(db, draftPrefix);
  if (drafts.length === 0) return null;
  const files = Object.fromEntries(drafts.map((draft) => [tablesByFile[draft.path.slice(draftPrefix.length)] ?? '', draft]));
  const tables: WrittenTables = Object.fromEntries(Object.entries(files).map(([table, { fields }]) => [table, fields]));
  return { tables, files, print: printOf(tables) };
}

/** The draft as prices are made of it; a table that it was begun without is the present one. */
export function readDraftBook({ tables, print }: RateDraft, present: RateBook): RateBook {
  return v.parse(rateBookSchema, { ...present, ...tables, validFrom: 'draft', version: `draft ${print}` });
}

/** Begins a draft from a version: the present one, or an earlier one to go back to. */
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

type Keeping = { readonly table: RateTable; readonly seen: number };

/** Keeps a table of the draft as a form has it; refused with what is wrong beside each field, and with what was typed. */
export async function saveRateTable(context: EditingContext, by: Editor, asked: Keeping & { readonly typed: Typed }) {
  const fields = readForm(rateTables[asked.table], asked.typed);
  return { fields, kept: await saveFields(context, by, { ...asked, fields }) };
}

/** The same from a file of its own, written as those in the folder are. */
export async function saveRateFile(
  context: EditingContext,
  by: Editor,
  asked: Keeping & { readonly text: string },
): Promise<Result<true, Refused>> {
  const { fields, problems } = parseYaml(asked.text);
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
  { table, seen, fields }: Keeping & { readonly fields: unknown },
): Promise<Result<true, Refused>> {
  const issues = checkTable(table, fields);
  if (issues.length > 0 || !isFileFields(fields)) return refuse('fields', issues);
  return await inTransaction(db, async (tx) => {
    const isKept = seen > 0 && (await saveDraft(tx, { path: pathOf(table), fields, seen }, by));
    if (!isKept) return refuse((await listDrafts(tx, draftPrefix)).length === 0 ? 'none' : 'changed');
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
