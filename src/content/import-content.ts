import { createHash } from 'node:crypto';
import { failure, type Result, success } from '#domain/result.ts';
import { checkEntries } from './check-entries.ts';
import { findUnknownImages } from './check-images.ts';
import { checkDraft, createEntries } from './check-source-entry.ts';
import type { ContentEntry, ContentIssue } from './content-entry.ts';
import { createDrafts } from './source-entries.ts';
import { readSourceFiles } from './source-files.ts';

/** Where imported content goes. All rows change in one transaction, or none; the same checksum changes nothing. */
export type ContentSink = {
  readonly replaceAll: (entries: readonly ContentEntry[], checksum: string) => Promise<'replaced' | 'unchanged'>;
};

export type ContentImport = { readonly outcome: 'replaced' | 'unchanged'; readonly entries: number; readonly checksum: string };

/** Reads the folder and hands all of it to the sink, or, with a single issue anywhere, nothing. */
export async function importContent({
  folder,
  sink,
  images,
}: {
  readonly folder: string;
  readonly sink: ContentSink;
  /** The keys of all that the site can draw. Left out, a key only has to look like one. */
  readonly images?: ReadonlySet<string>;
}): Promise<Result<ContentImport, readonly ContentIssue[]>> {
  const read = await readContent(folder, images);
  if (!read.ok) return read;
  const checksum = contentChecksum(read.value);
  const outcome = await sink.replaceAll(read.value, checksum);
  return success({ outcome, entries: read.value.length, checksum });
}

/** Every row of the folder, or every issue in it: the check never stops at the first. */
export async function readContent(
  folder: string,
  images?: ReadonlySet<string>,
): Promise<Result<readonly ContentEntry[], readonly ContentIssue[]>> {
  const source = await readSourceFiles(folder);
  const { drafts, issues } = createDrafts(source.files);
  const results = drafts.map(checkDraft);
  const checked = results.flatMap((result) => (result.ok ? [result.value] : []));
  const wrong = results.flatMap((result) => (result.ok ? [] : result.failure));
  const all = uniqueIssues([
    ...source.issues,
    ...issues,
    ...wrong,
    ...checkEntries({ drafts, checked }),
    ...(images ? findUnknownImages(checked, images) : []),
  ]);
  if (all.length > 0) return failure(all);
  const entries = checked.flatMap(createEntries).sort(compareEntries);
  return entries.length > 0 ? success(entries) : failure([{ file: folder, field: '', message: 'holds no content' }]);
}

/** SHA-256 of the rows: the same content gives the same checksum, in whatever order its files were read. */
export function contentChecksum(entries: readonly ContentEntry[]): string {
  const lines = [...entries].sort(compareEntries).map((entry) => `${nameOf(entry)} ${entry.position} ${JSON.stringify(entry.document)}`);
  return createHash('sha256').update(lines.join('\n')).digest('hex');
}

function compareEntries(one: ContentEntry, other: ContentEntry): number {
  const [name, otherName] = [nameOf(one), nameOf(other)];
  if (name === otherName) return 0;
  return name < otherName ? -1 : 1;
}

function nameOf({ kind, site, language, slug }: ContentEntry): string {
  return `${kind} ${site} ${language} ${slug}`;
}

/** A wrong fact would otherwise be told once for each language of its entry. */
function uniqueIssues(issues: readonly ContentIssue[]): readonly ContentIssue[] {
  return [...new Map(issues.map((issue) => [JSON.stringify([issue.file, issue.field, issue.message]), issue])).values()];
}
