import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { type RateTable, rateTables } from '#domain/pricing/rates/rate-book.ts';
import { type ContentIssue, formatValue, type StoredRow } from '../content-entry.ts';
import { messageOf } from '../describe-issue.ts';
import { day } from '../fields.ts';
import type { Fields } from '../merge-fields.ts';
import type { SourceFile } from '../source-files.ts';

/** The folder of the content that holds rate books, one a folder named by the day from which it holds. */
export const ratesFolder = 'rates';

const tablesByFile: Readonly<Partial<Record<string, RateTable>>> = {
  'rate-card.yaml': 'card',
  'depots.yaml': 'depots',
  'tolls.yaml': 'tolls',
  'extras.yaml': 'extras',
  'lead-times.yaml': 'leadTimes',
  'passages.yaml': 'passages',
};

/** Rate books as rows of the store, or what is wrong with them; the check never stops at the first. */
export type RateRows = { readonly rows: readonly StoredRow[]; readonly issues: readonly ContentIssue[] };

/** The tables of one day, as they were written. */
type Tables = Readonly<Partial<Record<RateTable, SourceFile>>>;

/** Reads the files below {@link ratesFolder}. A table that a later book leaves out holds on as it was in the book before. */
export function createRateRows(files: readonly SourceFile[]): RateRows {
  const issues: ContentIssue[] = [];
  const days = new Map<string, Record<string, SourceFile>>();
  for (const file of files) {
    const [, validFrom = '', name = '', ...rest] = file.path.split('/');
    const table = tablesByFile[name];
    const problem = rest.length > 0 || !v.is(day, validFrom) ? 'stands in no folder of a day such as 2026-01-01' : tableProblem(table);
    if (problem !== null || table === undefined) issues.push({ file: file.path, field: '', message: problem ?? '' });
    else days.set(validFrom, { ...days.get(validFrom), [table]: file });
    if (table !== undefined) issues.push(...checkTable(table, file));
  }
  const rows: StoredRow[] = [];
  let tables: Tables = {};
  for (const validFrom of [...days.keys()].sort()) {
    tables = { ...tables, ...days.get(validFrom) };
    rows.push(createRow({ validFrom, tables, position: rows.length }));
  }
  return { rows, issues: [...issues, ...findMissing(days)] };
}

function tableProblem(table: RateTable | undefined): string | null {
  return table === undefined ? `is none of ${Object.keys(tablesByFile).join(', ')}` : null;
}

function checkTable(table: RateTable, { path, fields }: SourceFile): ContentIssue[] {
  const schema: v.GenericSchema = rateTables[table];
  const parsed = v.safeParse(schema, fields);
  return (parsed.issues ?? []).map((issue) => ({ file: path, field: v.getDotPath(issue) ?? '', message: messageOf(issue) }));
}

/** The first book has no other to take a table from. */
function findMissing(days: ReadonlyMap<string, Tables>): ContentIssue[] {
  const [first] = [...days.keys()].sort();
  if (first === undefined) return [{ file: ratesFolder, field: '', message: 'holds no rate book' }];
  return Object.entries(tablesByFile).flatMap(([name, table]) =>
    table === undefined || days.get(first)?.[table] ? [] : [{ file: `${ratesFolder}/${first}/${name}`, field: '', message: 'is missing' }],
  );
}

type NewRow = { readonly validFrom: string; readonly tables: Tables; readonly position: number };

function createRow({ validFrom, tables, position }: NewRow): StoredRow {
  const written: Fields = Object.fromEntries(
    Object.entries(tables)
      .sort(([first], [second]) => first.localeCompare(second))
      .map(([table, file]) => [table, file.fields]),
  );
  const print = createHash('sha256').update(JSON.stringify(written)).digest('hex').slice(0, 8);
  const document = formatValue({ ...written, validFrom, version: `${validFrom} ${print}` });
  return { kind: ratesFolder, slug: validFrom, site: 'all', language: 'en', position, document };
}
