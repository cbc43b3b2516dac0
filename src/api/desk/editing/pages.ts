import { listPageEntries, type PageEntry, type TextOfEntry } from '#content/editing/pages/page-entries.ts';
import { findPageFile, languageOf, mayBeCopied, type PageFile } from '#content/editing/pages/page-file.ts';
import { listPageFields } from '#content/editing/pages/page-form.ts';
import { findPreviewAddresses } from '#content/editing/pages/preview-addresses.ts';
import { type ContentDraft, listDrafts } from '#content/stores/content-draft-store.ts';
import { type ContentEdit, listEditsOf } from '#content/stores/edit-store.ts';
import { type Difference, findDifferences } from '#domain/forms/find-differences.ts';
import { builder, require } from '../builder.ts';
import { DifferenceRef, FormFieldRef } from './editing-types.ts';

const PageTextRef = builder.objectRef<TextOfEntry>('PageText').implement({
  fields: (t) => ({
    language: t.string({ resolve: ({ language }) => language }),
    state: t.string({ resolve: ({ state }) => state }),
    path: t.exposeString('path'),
    isDrafted: t.exposeBoolean('isDrafted'),
    publishedBy: t.exposeString('publishedBy', { nullable: true }),
    publishedAt: t.exposeString('publishedAt', { nullable: true }),
  }),
});

const SharedPartRef = builder.objectRef<PageEntry['entry']>('SharedPart').implement({
  description: 'What the languages of an entry share.',
  fields: (t) => ({ path: t.exposeString('path'), isShown: t.exposeBoolean('isShown'), isDrafted: t.exposeBoolean('isDrafted') }),
});

const PageEntryRef = builder.objectRef<PageEntry>('PageEntry').implement({
  fields: (t) => ({
    folder: t.exposeString('folder'),
    kind: t.string({ resolve: ({ kind }) => kind }),
    title: t.exposeString('title'),
    sites: t.stringList({ resolve: ({ sites }) => [...sites] }),
    texts: t.field({ type: [PageTextRef], resolve: ({ texts }) => [...texts] }),
    expires: t.exposeString('expires', { nullable: true }),
    entry: t.field({ type: SharedPartRef, resolve: ({ entry }) => entry }),
  }),
});

export const PageVersionRef = builder.objectRef<ContentEdit & { readonly differences: readonly Difference[] }>('PageVersion').implement({
  fields: (t) => ({
    version: t.exposeInt('version'),
    publishedAt: t.exposeString('publishedAt'),
    publishedBy: t.exposeString('publishedBy'),
    note: t.exposeString('note'),
    differences: t.field({ type: [DifferenceRef], resolve: ({ differences }) => [...differences] }),
  }),
});

type Form = { readonly file: PageFile; readonly draft: ContentDraft | null; readonly edits: readonly ContentEdit[] };

export const PageDraftRef = builder.objectRef<ContentDraft>('PageDraft').implement({
  fields: (t) => ({
    revision: t.exposeInt('revision'),
    changedAt: t.exposeString('changedAt'),
    changedBy: t.exposeString('changedBy'),
  }),
});

const PageFileTextRef = builder.objectRef<{ readonly path: string; readonly language: string }>('PageFileText').implement({
  fields: (t) => ({ path: t.exposeString('path'), language: t.exposeString('language') }),
});

const PageFormRef = builder.objectRef<Form>('PageForm').implement({
  fields: (t) => ({
    isWritten: t.boolean({ resolve: ({ file }) => file.current !== null }),
    isShared: t.boolean({ description: 'What all languages of the entry share.', resolve: ({ file }) => file.language === null }),
    mayBeCopied: t.boolean({ resolve: ({ file }) => file.language === null && mayBeCopied(file.path) }),
    texts: t.field({
      type: [PageFileTextRef],
      description: 'Of an entry: its texts.',
      resolve: ({ file }) => file.texts.flatMap(({ path }) => ({ path, language: languageOf(path) ?? '' })),
    }),
    draft: t.field({ type: PageDraftRef, nullable: true, resolve: ({ draft }) => draft }),
    fields: t.field({
      type: [FormFieldRef],
      resolve: ({ file, draft }) => [...listPageFields(file, draft?.fields ?? file.current?.fields ?? {})],
    }),
    differences: t.field({
      type: [DifferenceRef],
      description: 'Of the draft from what is on the site.',
      resolve: ({ file, draft }) => (draft === null ? [] : [...findDifferences(file.current?.fields ?? {}, draft.fields)]),
    }),
    previews: t.stringList({
      description: 'Where the draft is seen on the sites.',
      resolve: ({ file, draft }, _args, { addresses }) => [...findPreviewAddresses(file, draft?.previewKey ?? null, addresses)],
    }),
    versions: t.field({ type: [PageVersionRef], resolve: ({ edits }) => listVersions(edits) }),
  }),
});

/** The latest first, each with what it changed in the one before; the first in the folder's file. */
function listVersions(edits: readonly ContentEdit[]) {
  return edits.map((edit, index) => ({ ...edit, differences: findDifferences(edits[index + 1]?.fields ?? edit.base ?? {}, edit.fields) }));
}

builder.queryFields((t) => ({
  pageEntries: t.field({
    type: [PageEntryRef],
    resolve: async (_root, _args, context) => {
      require(context, 'edit-pages');
      return [...(await listPageEntries(context.db, context.now().slice(0, 10)))];
    },
  }),
  pageForm: t.field({
    type: PageFormRef,
    nullable: true,
    args: { path: t.arg.string({ required: true }) },
    resolve: async (_root, { path }, context) => {
      require(context, 'edit-pages');
      const { db } = context;
      const [file, drafts, edits] = await Promise.all([findPageFile(db, path), listDrafts(db, path), listEditsOf(db, path)]);
      return file === null ? null : { file, edits, draft: drafts.find((draft) => draft.path === path) ?? null };
    },
  }),
}));
