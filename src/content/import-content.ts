import { createHash } from 'node:crypto';
import { failure, type Result, success } from '#domain/result.ts';
import { checkFiles, compareEntries, nameOf } from './check-files.ts';
import { readCities } from './cities/read-cities.ts';
import type { ContentEntry, ContentIssue, StoredRow } from './content-entry.ts';
import { readSourceFiles, type SourceFile } from './source-files.ts';

/**
 * The target of an import: the rows, and the files that they were made from. Everything changes in one transaction, or nothing; content
 * with the same checksum changes no row.
 */
export type ContentSink = {
  readonly replaceAll: (rows: readonly StoredRow[], checksum: string, files: readonly SourceFile[]) => Promise<'replaced' | 'unchanged'>;
};

export type ContentImport = { readonly outcome: 'replaced' | 'unchanged'; readonly entries: number; readonly checksum: string };

type Importing = Reading & { readonly sink: ContentSink };

/** Reads the folder and passes all of it to the sink; with any issue, passes nothing. */
export async function importContent({ sink, ...reading }: Importing): Promise<Result<ContentImport, readonly ContentIssue[]>> {
  const read = await readFolder(reading);
  if (!read.ok) return read;
  const rows = [...read.value.entries, ...read.value.rates];
  const checksum = contentChecksum(rows);
  const outcome = await sink.replaceAll(rows, checksum, read.value.files);
  return success({ outcome, entries: rows.length, checksum });
}

/** All texts of the folder as rows, or all issues in them, rate books included: the check does not stop at the first issue. */
export async function readContent(
  folder: string,
  images?: ReadonlySet<string>,
): Promise<Result<readonly ContentEntry[], readonly ContentIssue[]>> {
  const read = await readFolder({ folder, ...(images ? { images } : {}) });
  return read.ok ? success(read.value.entries) : read;
}

type Reading = {
  readonly folder: string;
  /** The keys of all pictures that the site draws. If absent, only the format of keys is checked. */
  readonly images?: ReadonlySet<string>;
  /** Content that replaces the files of the folder. */
  readonly edit?: (files: readonly SourceFile[]) => readonly SourceFile[];
};

async function readFolder({ folder, images, edit = (files) => files }: Reading) {
  const [source, cities] = await Promise.all([readSourceFiles(folder), readCities(folder)]);
  const issues = [...source.issues, ...cities.issues];
  const checked = checkFiles({ files: edit(source.files), issues, ...(images ? { images } : {}) });
  if (!checked.ok) return checked;
  const entries = [...checked.value.entries, ...cities.entries].sort(compareEntries);
  if (entries.length === 0) return failure([{ file: folder, field: '', message: 'holds no content' }]);
  return success({ entries, rates: checked.value.rates, files: source.files });
}

/** SHA-256 of the rows: the same content has the same checksum, in whatever order its files were read. */
export function contentChecksum(entries: readonly StoredRow[]): string {
  const lines = [...entries].sort(compareEntries).map((entry) => `${nameOf(entry)} ${entry.position} ${JSON.stringify(entry.document)}`);
  return createHash('sha256').update(lines.join('\n')).digest('hex');
}
