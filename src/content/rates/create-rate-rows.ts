import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { type RateTable, rateTables } from '#domain/pricing/rates/rate-book.ts';
import { type ContentIssue, formatValue, type StoredRow } from '../content-entry.ts';
import { messageOf } from '../describe-issue.ts';
import { day, instant } from '../fields.ts';
import type { Fields } from '../merge-fields.ts';
import type { SourceFile } from '../source-files.ts';

/** The folder of the rate books, one folder each, named by the date or the second from which the book is valid. */
export const ratesFolder = 'rates';

export const tablesByFile: Readonly<Partial<Record<string, RateTable>>> = {
  'rate-card.yaml': 'card',
  'depots.yaml': 'depots',
  'tolls.yaml': 'tolls',
  'extras.yaml': 'extras',
  'lead-times.yaml': 'leadTimes',
  'passages.yaml': 'passages',
  'payment-terms.yaml': 'payment',
  'cancellation-terms.yaml': 'cancellation',
};

/** Rate books as rows of the store, or their issues; the check does not stop at the first issue. */
export type RateRows = { readonly rows: readonly StoredRow[]; readonly issues: readonly ContentIssue[] };

/** The tables of one book, as written. */
type Tables = Readonly<Partial<Record<RateTable, SourceFile>>>;

/** Reads the files below {@link ratesFolder}. A table that a later book omits comes from the previous book. */
export function createRateRows(files: readonly SourceFile[]): RateRows {
  const issues: ContentIssue[] = [];
  const days = new Map<string, Record<string, SourceFile>>();
  for (const file of files) {
    const [, folder = '', name = '', ...rest] = file.path.split('/');
    const table = tablesByFile[name];
    const isPlaced = rest.length === 0 && validFromOf(folder) !== null;
    const problem = isPlaced ? tableProblem(table) : 'stands in no folder of a day such as 2026-01-01';
    if (problem !== null || table === undefined) issues.push({ file: file.path, field: '', message: problem ?? '' });
    else days.set(folder, { ...days.get(folder), [table]: file });
    if (table !== undefined) issues.push(...checkTable(table, file.fields).map((issue) => ({ file: file.path, ...issue })));
  }
  const rows: StoredRow[] = [];
  let tables: Tables = {};
  for (const folder of [...days.keys()].sort()) {
    tables = { ...tables, ...days.get(folder) };
    rows.push(createRow({ validFrom: validFromOf(folder) ?? folder, tables, position: rows.length }));
  }
  return { rows, issues: [...issues, ...findMissing(days)] };
}

function tableProblem(table: RateTable | undefined): string | null {
  return table === undefined ? `is none of ${Object.keys(tablesByFile).join(', ')}` : null;
}

/** The issues of a table as written, field by field. */
export function checkTable(table: RateTable, written: unknown): Omit<ContentIssue, 'file'>[] {
  const schema: v.GenericSchema = rateTables[table];
  const parsed = v.safeParse(schema, written);
  return (parsed.issues ?? []).map((issue) => ({ field: v.getDotPath(issue) ?? '', message: messageOf(issue) }));
}

/** A folder name for each instant: `2026-11-22` for a date, `2026-11-22T20-31-07Z` for a second, which every file system allows. */
export function folderOf(validFrom: string): string {
  return validFrom.length === dayLength ? validFrom : `${validFrom.slice(0, dayLength + 'T00:00:00'.length).replaceAll(':', '-')}Z`;
}

/** The start of validity of a folder's book: a date, or an instant (ISO 8601 UTC); null for any other name. */
export function validFromOf(folder: string): string | null {
  if (v.is(day, folder)) return folder;
  const match = /^(\d{4}-\d{2}-\d{2})T(\d{2})-(\d{2})-(\d{2})Z$/.exec(folder);
  if (match === null) return null;
  const [, date, hour, minute, second] = match;
  const moment = `${date}T${hour}:${minute}:${second}`;
  return v.is(instant, `${moment}Z`) ? `${moment}.000Z` : null;
}

const dayLength = 'YYYY-MM-DD'.length;

/** The first book must contain all tables. */
function findMissing(days: ReadonlyMap<string, Tables>): ContentIssue[] {
  const [first] = [...days.keys()].sort();
  if (first === undefined) return [{ file: ratesFolder, field: '', message: 'holds no rate book' }];
  return Object.entries(tablesByFile).flatMap(([name, table]) =>
    table === undefined || days.get(first)?.[table] ? [] : [{ file: `${ratesFolder}/${first}/${name}`, field: '', message: 'is missing' }],
  );
}

/** Eight characters of a hash over all figures, independent of the order of the tables. */
export function printOf(tables: Fields): string {
  const sorted = Object.fromEntries(Object.entries(tables).sort(([first], [second]) => first.localeCompare(second)));
  return createHash('sha256').update(JSON.stringify(sorted)).digest('hex').slice(0, 8);
}

type NewRow = { readonly validFrom: string; readonly tables: Tables; readonly position: number };

function createRow({ validFrom, tables, position }: NewRow): StoredRow {
  const written: Fields = Object.fromEntries(Object.entries(tables).map(([table, file]) => [table, file.fields]));
  const print = printOf(written);
  const document = formatValue({ ...written, validFrom, version: `${validFrom} ${print}` });
  return { kind: ratesFolder, slug: validFrom, site: 'all', language: 'en', position, document };
}
