import { createRateRows, ratesFolder, tablesByFile, validFromOf } from '#content/rates/create-rate-rows.ts';
import { readRateBooks } from '#content/rates/read-rate-books.ts';
import { listCurrentFiles } from '#content/stores/content-store.ts';
import { type ContentEdit, type ContentFile, type FileFields, listLastEdits } from '#content/stores/edit-store.ts';
import type { Database } from '#db/engine/tables.ts';
import { type Difference, findDifferences } from '#domain/forms/find-differences.ts';
import { chooseRateBook, type RateTable, rateTables } from '#domain/pricing/rates/rate-book.ts';

/** The tables of a book as they are written in files. */
export type WrittenTables = Readonly<Partial<Record<RateTable, FileFields>>>;

/** A book with its origin. */
export type RateVersion = {
  readonly version: string;
  readonly validFrom: string;
  readonly tables: WrittenTables;
  /** Compared with the previous book; empty for the first one. */
  readonly differences: readonly Difference[];
  /** Null if it is in the folder and was not published at the desk. */
  readonly published: Pick<ContentEdit, 'publishedAt' | 'publishedBy' | 'note'> | null;
};

/** All books, latest first, each complete: tables that a later book omits come from the previous one. */
export async function listRateVersions(db: Database): Promise<readonly RateVersion[]> {
  const [files, edits] = await Promise.all([listCurrentFiles(db), listLastEdits(db)]);
  const ofRates = files.filter(({ path }) => path.startsWith(`${ratesFolder}/`));
  const { books } = readRateBooks(createRateRows(ofRates).rows);
  let tables: WrittenTables = {};
  const versions = books.map(({ version, validFrom }): RateVersion => {
    const before = tables;
    const own = ofRates.filter(({ path }) => validFromOf(path.split('/')[1] ?? '') === validFrom);
    tables = { ...tables, ...tablesOf(own) };
    const edit = edits.find(({ path }) => own.some((file) => file.path === path));
    const differences = Object.keys(before).length === 0 ? [] : findDifferences(before, tables);
    return { version, validFrom, tables, differences, published: edit ?? null };
  });
  return versions.reverse();
}

export function chooseVersion(versions: readonly RateVersion[], at: string): RateVersion | null {
  return chooseRateBook(versions, at);
}

function tablesOf(files: readonly ContentFile[]): WrittenTables {
  return Object.fromEntries(
    files.flatMap(({ path, fields }) => {
      const table = tablesByFile[path.split('/').at(-1) ?? ''];
      return table === undefined ? [] : [[table, fields] as const];
    }),
  );
}

/** The file of a table. */
export function fileOf(table: RateTable): string {
  return Object.entries(tablesByFile).find(([, each]) => each === table)?.[0] ?? '';
}

export function isRateTable(name: string): name is RateTable {
  return Object.hasOwn(rateTables, name);
}
