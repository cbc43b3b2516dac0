import * as v from 'valibot';
import { failure, type Result, success } from '#domain/result.ts';
import { type ContentEntry, type ContentIssue, formatDocument } from './content-entry.ts';
import { messageOf } from './describe-issue.ts';
import { type AnyDocument, documentSchemas, slugOf } from './entries.ts';
import { holdsPath, mergeFields } from './merge-fields.ts';
import type { Draft } from './source-entries.ts';

export type CheckedDraft = { readonly draft: Draft; readonly document: AnyDocument };

/** Names of fields that belong in `entry.yaml`, so that an issue can say in which file a field is missing. */
const factNames: ReadonlySet<string> = new Set(
  'sites createdAt status position sample slug key city popular image category pages writtenAt weight weightType needsLegalReview facts'.split(
    ' ',
  ),
);

/** Merges facts and texts and parses them with the schema of their kind. */
export function checkDraft(draft: Draft): Result<CheckedDraft, readonly ContentIssue[]> {
  const { fields, conflicts } = mergeFields(draft.facts, draft.text);
  const parsed = v.safeParse(documentSchemas[draft.kind], fields);
  const issues = [
    ...conflicts.map((field) => ({
      file: draft.textFile,
      field: draft.fieldPrefix + field,
      message: `is already given by ${draft.factsFile}`,
    })),
    ...(parsed.issues ?? []).map((issue) => describeIssue(draft, issue)),
  ];
  if (!parsed.success || issues.length > 0) return failure(issues);
  return success({ draft, document: parsed.output });
}

/** One row for each site of the entry. */
export function createEntries({ draft, document }: CheckedDraft): readonly ContentEntry[] {
  const { kind, language } = draft;
  const row = { kind, slug: slugOf(document), language, position: document.position, document: formatDocument(document) };
  return document.sites.map((site) => ({ ...row, site }));
}

function describeIssue(draft: Draft, issue: v.BaseIssue<unknown>): ContentIssue {
  const path = (issue.path ?? []).map((item) => String(item.key));
  const name = path.at(-1) ?? '';
  const within = path.slice(0, -1);
  const isOfFact = within.length > 0 && holdsPath(draft.facts, within) && !holdsPath(draft.text, within);
  const isFact = holdsPath(draft.facts, path) || (!holdsPath(draft.text, path) && (isOfFact || factNames.has(name)));
  return { file: isFact ? draft.factsFile : draft.textFile, field: draft.fieldPrefix + path.join('.'), message: messageOf(issue) };
}
