import * as v from 'valibot';
import { copyEntry } from '#content/editing/pages/copy-entry.ts';
import { discardPageDraft, publishPage, savePageDraft, takePageBack } from '#content/editing/pages/edit-page.ts';
import { listPageEntries } from '#content/editing/pages/page-entries.ts';
import { findPageFile, languageOf, mayBeCopied } from '#content/editing/pages/page-file.ts';
import { listPageFields } from '#content/editing/pages/page-form.ts';
import { findPreviewAddresses } from '#content/editing/pages/preview-addresses.ts';
import { type ContentDraft, listDrafts } from '#content/stores/content-draft-store.ts';
import { type ContentEdit, listEditsOf } from '#content/stores/edit-store.ts';
import { findDifferences } from '#domain/forms/find-differences.ts';
import { code, line } from '#domain/input/fields.ts';
import { textLimits } from '#domain/input/text-limits.ts';
import { failure, type Result, success } from '#domain/result.ts';
import { act, query } from './act.ts';
import type { DeskContext } from './context.ts';
import { editedOf, type NotEdited } from './edited.ts';
import { count, seen, text } from './fields.ts';

const mostVersions = 999_999;

export function showDraft(draft: ContentDraft | null) {
  return draft === null ? null : { revision: draft.revision, changedAt: draft.changedAt, changedBy: draft.changedBy };
}

/** The latest first, each with its changes to the version before. The first is the file in the repository. */
function showVersions(edits: readonly ContentEdit[]) {
  return edits.map(({ version, publishedAt, publishedBy, note, fields, base }, index) => ({
    ...{ version, publishedAt, publishedBy, note },
    differences: findDifferences(edits[index + 1]?.fields ?? base ?? {}, fields),
  }));
}

export const pageQueries = {
  /** Every entry with the state of each of its languages. */
  entries: query('edit-pages', {}, async ({ db, now }) => listPageEntries(db, now().slice(0, 10))),
  /** One text, or what the languages of its entry share: fields, draft and every version; null where there is none. */
  form: query('edit-pages', { path: text() }, async ({ db, addresses }, { path }) => {
    const [file, drafts, edits] = await Promise.all([findPageFile(db, path), listDrafts(db, path), listEditsOf(db, path)]);
    if (file === null) return null;
    const draft = drafts.find((each) => each.path === path) ?? null;
    const current = file.current?.fields ?? {};
    return {
      isShared: file.language === null,
      mayBeCopied: file.language === null && mayBeCopied(file.path),
      texts: file.texts.map((each) => ({ path: each.path, language: languageOf(each.path) ?? '' })),
      draft: showDraft(draft),
      fields: listPageFields(file, draft?.fields ?? current),
      /** The changes of the draft to what is on the site. */
      differences: draft === null ? [] : findDifferences(current, draft.fields),
      /** The addresses at which the draft can be seen on the sites. */
      previews: findPreviewAddresses(file, draft?.previewKey ?? null, addresses),
      versions: showVersions(edits),
    };
  }),
};

/** Acts on a page that exists. */
async function toPage(
  { db }: DeskContext,
  path: string,
  work: () => Promise<Result<true, NotEdited>>,
): Promise<Result<true, NotEdited | 'gone'>> {
  return (await findPageFile(db, path)) === null ? failure('gone') : await work();
}

const drafted = { path: text(), revision: seen() };

export const pageActs = {
  /** Stores a draft, and returns what was removed from pasted text. */
  saveDraft: act(
    'edit-pages',
    { ...drafted, fields: v.record(v.string(), v.string(code('invalid'))) },
    async (context, { path, revision, fields }): Promise<Result<{ readonly removed: readonly string[] }, NotEdited | 'gone'>> => {
      const file = await findPageFile(context.db, path);
      if (file === null) return failure('gone');
      const { saved, removed } = await savePageDraft(context, context.signedIn.member, { file, seen: revision, typed: fields });
      const edited = editedOf(saved);
      return edited.ok ? success({ removed }) : edited;
    },
  ),
  discardDraft: act('edit-pages', { path: text() }, async (context, { path }) =>
    toPage(context, path, async () => editedOf(await discardPageDraft(context, context.signedIn.member, path))),
  ),
  /** Goes back to a version; 0 is the file in the repository. */
  takeBack: act('edit-pages', { path: text(), version: count(mostVersions) }, async (context, { path, version }) =>
    toPage(context, path, async () => editedOf(await takePageBack(context, context.signedIn.member, { path, version }))),
  ),
  /** Creates a new entry from an existing one, and returns the path of what its languages share. */
  copy: act(
    'edit-pages',
    { path: text(), name: line(textLimits.line) },
    async (context, { path, name }): Promise<Result<{ readonly path: string }, NotEdited>> => {
      const copied = await copyEntry(context, context.signedIn.member, { path, name });
      if (copied.ok) return success({ path: copied.value });
      const refused = editedOf(copied);
      return refused.ok ? failure({ why: 'no-draft', issues: [] }) : refused;
    },
  ),
  publish: act('edit-pages', { ...drafted, note: line(textLimits.line) }, async (context, { path, revision, note }) =>
    editedOf(await publishPage(context, context.signedIn.member, { path, revision, note })),
  ),
};
