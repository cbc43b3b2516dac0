import * as v from 'valibot';
import { discardTextDraft, publishTexts, saveTextDraft, takeTextsBack } from '#content/editing/texts/edit-texts.ts';
import { findTextForm, listTextFiles, readProgramTexts } from '#content/editing/texts/text-files.ts';
import { findTextPreviews } from '#content/editing/texts/text-previews.ts';
import { listDrafts } from '#content/stores/content-draft-store.ts';
import { listEditsOf, listLastEdits } from '#content/stores/edit-store.ts';
import { findDifferences } from '#domain/forms/find-differences.ts';
import { code, line } from '#domain/input/fields.ts';
import { textLimits } from '#domain/input/text-limits.ts';
import type { readFlatTexts } from '#domain/interface-texts/interface-texts.ts';
import { act, query } from './act.ts';
import { editedOf } from './edited.ts';
import { count, seen, text } from './fields.ts';
import { showDraft } from './pages.ts';

type Fields = Parameters<typeof readFlatTexts>[0];

/** The published text before and after. Without a desk version, the program's text counts. Keys are not paths of parts here. */
function differencesOf(program: Fields, before: Fields, after: Fields) {
  const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
  const shown = (laid: Fields) => Object.fromEntries([...keys].map((key) => [key, laid[key] ?? program[key]]));
  return findDifferences(shown(before), shown(after));
}

const mostVersions = 999_999;

export const textQueries = {
  /** The interface texts of every language by file, with how many are changed, stale or overtaken. */
  files: query('edit-pages', {}, async (context) =>
    (await listTextFiles(context)).map(({ path, language, file, isDrafted, edited, stale, overtaken }) => ({
      ...{ path, language, file, isDrafted, edited: edited.length, stale: stale.length, overtaken: overtaken.length },
    })),
  ),
  /** The texts of a file that match the search, its draft and every version; null where there is no such file. */
  form: query('edit-pages', { path: text(), sought: text() }, async (context, { path, sought }) => {
    const found = await findTextForm(context, path, sought);
    if (found === null) return null;
    const { db, addresses, readOwnTexts } = context;
    const [[draft = null], lastEdits, edits] = await Promise.all([listDrafts(db, path), listLastEdits(db, 'texts'), listEditsOf(db, path)]);
    const program = readProgramTexts(readOwnTexts, path);
    const live = lastEdits.find((edit) => edit.path === path)?.fields ?? {};
    return {
      found: found.found,
      rows: found.rows.map(({ key, english, program: own, text: shown, state }) => ({ key, english, program: own, text: shown, state })),
      draft: showDraft(draft),
      differences: draft === null ? [] : differencesOf(program, live, draft.fields),
      previews: findTextPreviews(path, draft?.previewKey ?? null, addresses),
      versions: edits.map(({ version, publishedAt, publishedBy, note, fields }, index) => ({
        ...{ version, publishedAt, publishedBy, note },
        differences: differencesOf(program, edits[index + 1]?.fields ?? {}, fields),
      })),
    };
  }),
};

const drafted = { path: text(), revision: seen() };

export const textActs = {
  saveDraft: act(
    'edit-pages',
    { ...drafted, texts: v.record(v.string(), v.string(code('invalid'))) },
    async (context, { path, revision, texts }) =>
      editedOf(await saveTextDraft(context, context.signedIn.member, { path, seen: revision, typed: texts })),
  ),
  discardDraft: act('edit-pages', { path: text() }, async (context, { path }) =>
    editedOf(await discardTextDraft(context, context.signedIn.member, path)),
  ),
  /** Goes back to a version; 0 are the texts of the program. */
  takeBack: act('edit-pages', { path: text(), version: count(mostVersions) }, async (context, { path, version }) =>
    editedOf(await takeTextsBack(context, context.signedIn.member, { path, version })),
  ),
  publish: act('edit-pages', { ...drafted, note: line(textLimits.line) }, async (context, { path, revision, note }) =>
    editedOf(await publishTexts(context, context.signedIn.member, { path, revision, note })),
  ),
};
