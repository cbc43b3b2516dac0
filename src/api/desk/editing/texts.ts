import { refuse } from '#content/editing/refusal.ts';
import { discardTextDraft, publishTexts, saveTextDraft, takeTextsBack } from '#content/editing/texts/edit-texts.ts';
import {
  findTextForm,
  listTextFiles,
  readProgramTexts,
  type TextFileState,
  type TextForm,
  type TextRow,
} from '#content/editing/texts/text-files.ts';
import { findTextPreviews } from '#content/editing/texts/text-previews.ts';
import { listDrafts } from '#content/stores/content-draft-store.ts';
import { listEditsOf, listLastEdits } from '#content/stores/edit-store.ts';
import { findDifferences } from '#domain/forms/find-differences.ts';
import { cleanLine } from '#domain/input/clean-text.ts';
import type { readFlatTexts } from '#domain/interface-texts/interface-texts.ts';
import { isTooLong } from '../act.ts';
import { builder, require } from '../builder.ts';
import { DifferenceRef, EditedRef, editedOf, TypedFieldInput, typedOf } from './editing-types.ts';
import { PageDraftRef, PageVersionRef } from './pages.ts';

const TextFileRef = builder.objectRef<TextFileState>('TextFile').implement({
  fields: (t) => ({
    path: t.exposeString('path'),
    language: t.string({ resolve: ({ language }) => language }),
    file: t.string({ resolve: ({ file }) => file }),
    isDrafted: t.exposeBoolean('isDrafted'),
    edited: t.int({ resolve: ({ edited }) => edited.length }),
    stale: t.int({ resolve: ({ stale }) => stale.length }),
    overtaken: t.int({ resolve: ({ overtaken }) => overtaken.length }),
  }),
});

const TextRowRef = builder.objectRef<TextRow>('TextRow').implement({
  fields: (t) => ({
    key: t.exposeString('key'),
    english: t.exposeString('english'),
    program: t.exposeString('program'),
    text: t.exposeString('text'),
    state: t.string({ description: 'own, edited, stale or overtaken', resolve: ({ state }) => state }),
  }),
});

const TextFormRef = builder.objectRef<TextForm>('TextForm').implement({
  fields: (t) => ({
    found: t.exposeInt('found', { description: 'How many there are; the first of them are in `rows`.' }),
    rows: t.field({ type: [TextRowRef], resolve: ({ rows }) => [...rows] }),
    draft: t.field({
      type: PageDraftRef,
      nullable: true,
      resolve: async ({ path }, _args, { db }) => (await listDrafts(db, path))[0] ?? null,
    }),
    differences: t.field({
      type: [DifferenceRef],
      description: 'Of the draft from what is on the site.',
      resolve: async ({ path }, _args, { db, readOwnTexts }) => {
        const [draft] = await listDrafts(db, path);
        if (draft === undefined) return [];
        const program = readProgramTexts(readOwnTexts, path);
        const live = (await listLastEdits(db, 'texts')).find((edit) => edit.path === path)?.fields ?? {};
        return differencesOf(program, live, draft.fields);
      },
    }),
    previews: t.stringList({
      resolve: async ({ path }, _args, { db, addresses }) => [
        ...findTextPreviews(path, (await listDrafts(db, path))[0]?.previewKey ?? null, addresses),
      ],
    }),
    versions: t.field({
      type: [PageVersionRef],
      resolve: async ({ path }, _args, { db, readOwnTexts }) => {
        const program = readProgramTexts(readOwnTexts, path);
        const edits = await listEditsOf(db, path);
        return edits.map((edit, index) => ({ ...edit, differences: differencesOf(program, edits[index + 1]?.fields ?? {}, edit.fields) }));
      },
    }),
  }),
});

type Fields = Parameters<typeof readFlatTexts>[0];

/** What visitors read before and after: where the desk says nothing, the program's own. Keys are no paths of parts here. */
function differencesOf(program: Fields, before: Fields, after: Fields) {
  const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
  const shown = (laid: Fields) => Object.fromEntries([...keys].map((key) => [key, laid[key] ?? program[key]]));
  return [...findDifferences(shown(before), shown(after))];
}

builder.queryFields((t) => ({
  textFiles: t.field({
    type: [TextFileRef],
    resolve: async (_root, _args, context) => {
      require(context, 'edit-pages');
      return [...(await listTextFiles(context))];
    },
  }),
  textForm: t.field({
    type: TextFormRef,
    nullable: true,
    args: { path: t.arg.string({ required: true }), sought: t.arg.string({ required: true }) },
    resolve: async (_root, { path, sought }, context) => {
      require(context, 'edit-pages');
      return await findTextForm(context, path, sought);
    },
  }),
}));

builder.mutationFields((t) => {
  const text = t.arg.string({ required: true });
  const revision = t.arg.int({ required: true, description: 'Of the draft that was seen; 0: there was none.' });
  return {
    keepTextDraft: t.field({
      type: EditedRef,
      args: { path: text, revision, texts: t.arg({ type: [TypedFieldInput], required: true }) },
      resolve: async (_root, asked, context) => {
        require(context, 'edit-pages');
        const keeping = { path: asked.path, seen: asked.revision, typed: typedOf(asked.texts) };
        return editedOf(await saveTextDraft(context, context.signedIn.member, keeping));
      },
    }),
    discardTextDraft: t.field({
      type: EditedRef,
      args: { path: text },
      resolve: async (_root, { path }, context) => {
        require(context, 'edit-pages');
        return editedOf(await discardTextDraft(context, context.signedIn.member, path));
      },
    }),
    takeTextsBack: t.field({
      type: EditedRef,
      args: { path: text, version: t.arg.int({ required: true, description: '0: the texts of the program.' }) },
      resolve: async (_root, asked, context) => {
        require(context, 'edit-pages');
        return editedOf(await takeTextsBack(context, context.signedIn.member, asked));
      },
    }),
    publishTexts: t.field({
      type: EditedRef,
      args: { path: text, revision, note: text },
      resolve: async (_root, { note, ...asked }, context) => {
        require(context, 'edit-pages');
        if (isTooLong(note)) return editedOf(refuse('too-long'));
        const publishing = { ...asked, note: cleanLine(note) };
        return editedOf(await publishTexts(context, context.signedIn.member, publishing));
      },
    }),
  };
});
