import { createHash } from 'node:crypto';
import { failure, type Result, success } from '#domain/result.ts';
import { checkEntries } from './check-entries.ts';
import { findUnknownImages } from './check-images.ts';
import { checkDraft, createEntries } from './check-source-entry.ts';
import { readCities } from './cities/read-cities.ts';
import type { ContentEntry, ContentIssue, StoredRow } from './content-entry.ts';
import { createRateRows, ratesFolder } from './rates/create-rate-rows.ts';
import { createDrafts } from './source-entries.ts';
import { readSourceFiles, type SourceFile } from './source-files.ts';

/**
 * Where imported content goes: the rows, and the files they were made of. All of it changes in one transaction, or none; the same checksum
 * changes no row.
 */
export type ContentSink = {
  readonly replaceAll: (rows: readonly StoredRow[], checksum: string, files: readonly SourceFile[]) => Promise<'replaced' | 'unchanged'>;
};

export type ContentImport = { readonly outcome: 'replaced' | 'unchanged'; readonly entries: number; readonly checksum: string };

type Importing = Reading & { readonly sink: ContentSink };

/** Reads the folder and hands all of it to the sink, or, with a single issue anywhere, nothing. */
export async function importContent({ sink, ...reading }: Importing): Promise<Result<ContentImport, readonly ContentIssue[]>> {
  const read = await readFolder(reading);
  if (!read.ok) return read;
  const rows = [...read.value.entries, ...read.value.rates];
  const checksum = contentChecksum(rows);
  const outcome = await sink.replaceAll(rows, checksum, read.value.files);
  return success({ outcome, entries: rows.length, checksum });
}

/** Every text of the folder as a row, or every issue in it, rate books included: the check never stops at the first. */
export async function readContent(
  folder: string,
  images?: ReadonlySet<string>,
): Promise<Result<readonly ContentEntry[], readonly ContentIssue[]>> {
  const read = await readFolder({ folder, ...(images ? { images } : {}) });
  return read.ok ? success(read.value.entries) : read;
}

type Reading = {
  readonly folder: string;
  /** The keys of all that the site can draw. Left out, a key only has to look like one. */
  readonly images?: ReadonlySet<string>;
  /** What stands in place of the files as they were read. */
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

type CheckedFiles = { readonly entries: readonly ContentEntry[]; readonly rates: readonly StoredRow[] };
type Checking = {
  readonly files: readonly SourceFile[];
  /** What is wrong already. */
  readonly issues?: readonly ContentIssue[];
  readonly images?: ReadonlySet<string>;
};

/** Makes rows of files, wherever they came from; or says everything that is wrong with any of them. */
export function checkFiles({ files, issues: known = [], images }: Checking): Result<CheckedFiles, readonly ContentIssue[]> {
  const isOfRates = ({ path }: { readonly path: string }) => path.startsWith(`${ratesFolder}/`);
  // A folder that cannot be read is one fault, not two.
  const rates = files.length === 0 ? { rows: [], issues: [] } : createRateRows(files.filter(isOfRates));
  const { drafts, issues } = createDrafts(files.filter((file) => !isOfRates(file)));
  const results = drafts.map(checkDraft);
  const checked = results.flatMap((result) => (result.ok ? [result.value] : []));
  const wrong = results.flatMap((result) => (result.ok ? [] : result.failure));
  const all = uniqueIssues([
    ...known,
    ...issues,
    ...rates.issues,
    ...wrong,
    ...checkEntries({ drafts, checked }),
    ...(images ? findUnknownImages(checked, images) : []),
  ]);
  if (all.length > 0) return failure(all);
  return success({ entries: checked.flatMap(createEntries).sort(compareEntries), rates: rates.rows });
}

/** SHA-256 of the rows: the same content gives the same checksum, in whatever order its files were read. */
export function contentChecksum(entries: readonly StoredRow[]): string {
  const lines = [...entries].sort(compareEntries).map((entry) => `${nameOf(entry)} ${entry.position} ${JSON.stringify(entry.document)}`);
  return createHash('sha256').update(lines.join('\n')).digest('hex');
}

function compareEntries(one: StoredRow, other: StoredRow): number {
  const [name, otherName] = [nameOf(one), nameOf(other)];
  if (name === otherName) return 0;
  return name < otherName ? -1 : 1;
}

function nameOf({ kind, site, language, slug }: StoredRow): string {
  return `${kind} ${site} ${language} ${slug}`;
}

/** A wrong fact would otherwise be told once for each language of its entry. */
function uniqueIssues(issues: readonly ContentIssue[]): readonly ContentIssue[] {
  return [...new Map(issues.map((issue) => [JSON.stringify([issue.file, issue.field, issue.message]), issue])).values()];
}
