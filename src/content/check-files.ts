import { createHash } from 'node:crypto';
import { setImmediate as breathe } from 'node:timers/promises';
import { failure, type Result, success } from '#domain/result.ts';
import { checkEntries } from './check-entries.ts';
import { findUnknownImages } from './check-images.ts';
import { type CheckedDraft, checkDraft, createEntries } from './check-source-entry.ts';
import type { ContentEntry, ContentIssue, StoredRow } from './content-entry.ts';
import { createRateRows, ratesFolder } from './rates/create-rate-rows.ts';
import { createDrafts, type Draft } from './source-entries.ts';
import type { SourceFile } from './source-files.ts';

type CheckedFiles = { readonly entries: readonly ContentEntry[]; readonly rates: readonly StoredRow[] };
type Checking = {
  readonly files: readonly SourceFile[];
  /** Existing issues. */
  readonly issues?: readonly ContentIssue[];
  readonly images?: ReadonlySet<string>;
};
type Checked = Result<CheckedFiles, readonly ContentIssue[]>;
type DraftResult = Result<CheckedDraft, readonly ContentIssue[]>;

/** Makes rows from files of any origin, or returns all of their issues. Takes half a second: for a process that serves nobody. */
export function checkFiles(checking: Checking): Checked {
  const read = readDrafts(checking);
  return collect(checking, read, read.drafts.map(checkDraft));
}

/** Milliseconds of one turn, after which others get theirs. */
const longestTurn = 20;

/** The same for a process that serves others: it gives way to them, and checks nothing twice. */
export async function checkFilesInTurns(checking: Checking): Promise<Checked> {
  const read = readDrafts(checking);
  const results: DraftResult[] = [];
  let begun = performance.now();
  for (const draft of read.drafts) {
    if (performance.now() - begun > longestTurn) {
      await breathe();
      begun = performance.now();
    }
    results.push(checkOnce(draft));
  }
  await breathe();
  return collect(checking, read, results);
}

/** Results by a hash of all that the check of a draft reads, so that none is ever stale. */
const known = new Map<string, DraftResult>();
/** All texts of the sites, and some of their versions. */
const mostKnown = 3_000;

function checkOnce(draft: Draft): DraftResult {
  const key = createHash('sha256').update(JSON.stringify(draft)).digest('base64');
  const result = known.get(key) ?? checkDraft(draft);
  // The one used longest ago is first.
  known.delete(key);
  known.set(key, result);
  const [oldest] = known.keys();
  if (known.size > mostKnown && oldest !== undefined) known.delete(oldest);
  return result;
}

function readDrafts({ files }: Checking) {
  const isOfRates = ({ path }: { readonly path: string }) => path.startsWith(`${ratesFolder}/`);
  // An unreadable folder is one issue, not two.
  const rates = files.length === 0 ? { rows: [], issues: [] } : createRateRows(files.filter(isOfRates));
  return { rates, ...createDrafts(files.filter((file) => !isOfRates(file))) };
}

type Read = ReturnType<typeof readDrafts>;

function collect({ issues: given = [], images }: Checking, { rates, drafts, issues }: Read, results: readonly DraftResult[]): Checked {
  const checked = results.flatMap((result) => (result.ok ? [result.value] : []));
  const wrong = results.flatMap((result) => (result.ok ? [] : result.failure));
  const all = uniqueIssues([
    ...given,
    ...issues,
    ...rates.issues,
    ...wrong,
    ...checkEntries({ drafts, checked }),
    ...(images ? findUnknownImages(checked, images) : []),
  ]);
  if (all.length > 0) return failure(all);
  return success({ entries: checked.flatMap(createEntries).sort(compareEntries), rates: rates.rows });
}

export function compareEntries(one: StoredRow, other: StoredRow): number {
  const [name, otherName] = [nameOf(one), nameOf(other)];
  if (name === otherName) return 0;
  return name < otherName ? -1 : 1;
}

export function nameOf({ kind, site, language, slug }: StoredRow): string {
  return `${kind} ${site} ${language} ${slug}`;
}

/** Removes duplicates: an issue in shared facts would otherwise be reported once for each language of its entry. */
function uniqueIssues(issues: readonly ContentIssue[]): readonly ContentIssue[] {
  return [...new Map(issues.map((issue) => [JSON.stringify([issue.file, issue.field, issue.message]), issue])).values()];
}
