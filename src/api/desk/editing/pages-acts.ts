import { copyEntry } from '#content/editing/pages/copy-entry.ts';
import { discardPageDraft, publishPage, savePageDraft, takePageBack } from '#content/editing/pages/edit-page.ts';
import { findPageFile } from '#content/editing/pages/page-file.ts';
import { listPageFields } from '#content/editing/pages/page-form.ts';
import { refuse } from '#content/editing/refusal.ts';
import { cleanLine } from '#domain/input/clean-text.ts';
import { isTooLong } from '../act.ts';
import { builder, refuseUnknown, require } from '../builder.ts';
import { type Edited, EditedRef, editedOf, TypedFieldInput, typedOf } from './editing-types.ts';

const KeptPageRef = builder.objectRef<Edited & { readonly removed: readonly string[] }>('KeptPage').implement({
  fields: (t) => ({
    edited: t.field({ type: EditedRef, resolve: (kept) => kept }),
    removed: t.stringList({ description: 'What was taken out of what somebody pasted.', resolve: ({ removed }) => [...removed] }),
  }),
});

const CopiedEntryRef = builder.objectRef<Edited & { readonly path: string | null }>('CopiedEntry').implement({
  fields: (t) => ({
    edited: t.field({ type: EditedRef, resolve: (copied) => copied }),
    path: t.exposeString('path', { nullable: true, description: 'Of what its languages share.' }),
  }),
});

builder.mutationFields((t) => {
  const text = t.arg.string({ required: true });
  const revision = t.arg.int({ required: true, description: 'Of the draft that was seen; 0: there was none.' });
  return {
    keepPageDraft: t.field({
      type: KeptPageRef,
      args: { path: text, revision, fields: t.arg({ type: [TypedFieldInput], required: true }) },
      resolve: async (_root, asked, context) => {
        require(context, 'edit-pages');
        const file = await findPageFile(context.db, asked.path);
        if (file === null) return refuseUnknown();
        const keeping = { file, seen: asked.revision, typed: typedOf(asked.fields) };
        const { kept, fields, removed } = await savePageDraft(context, context.signedIn.member, keeping);
        return { ...editedOf(kept, listPageFields(file, fields)), removed };
      },
    }),
    discardPageDraft: t.field({
      type: EditedRef,
      args: { path: text },
      resolve: async (_root, { path }, context) => {
        require(context, 'edit-pages');
        if ((await findPageFile(context.db, path)) === null) return refuseUnknown();
        return editedOf(await discardPageDraft(context, context.signedIn.member, path));
      },
    }),
    takePageBack: t.field({
      type: EditedRef,
      args: { path: text, version: t.arg.int({ required: true, description: '0: the file of the folder.' }) },
      resolve: async (_root, asked, context) => {
        require(context, 'edit-pages');
        if ((await findPageFile(context.db, asked.path)) === null) return refuseUnknown();
        return editedOf(await takePageBack(context, context.signedIn.member, asked));
      },
    }),
    copyEntry: t.field({
      type: CopiedEntryRef,
      args: { path: text, name: text },
      resolve: async (_root, asked, context) => {
        require(context, 'edit-pages');
        if (isTooLong(asked.name)) return { ...editedOf(refuse('too-long')), path: null };
        const copied = await copyEntry(context, context.signedIn.member, { ...asked, name: cleanLine(asked.name) });
        return { ...editedOf(copied), path: copied.ok ? copied.value : null };
      },
    }),
    publishPage: t.field({
      type: EditedRef,
      args: { path: text, revision, note: text },
      resolve: async (_root, { note, ...asked }, context) => {
        require(context, 'edit-pages');
        if (isTooLong(note)) return editedOf(refuse('too-long'));
        const publishing = { ...asked, note: cleanLine(note) };
        return editedOf(await publishPage(context, context.signedIn.member, publishing));
      },
    }),
  };
});
