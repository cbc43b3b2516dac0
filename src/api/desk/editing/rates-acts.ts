import { judgePublishing, publishRates } from '#content/editing/rates/publish-rates.ts';
import { isRateTable } from '#content/editing/rates/rate-books.ts';
import { beginRateDraft, discardRateDraft, saveRateFile, saveRateTable } from '#content/editing/rates/rate-drafts.ts';
import { tryRates } from '#content/editing/rates/try-rates.ts';
import { refuse } from '#content/editing/refusal.ts';
import { databaseNow } from '#db/engine/transaction.ts';
import { listFields } from '#domain/forms/form-fields.ts';
import { cleanLine } from '#domain/input/clean-text.ts';
import { rateTables } from '#domain/pricing/rates/rate-book.ts';
import { askApproval, hasSecondPerson } from '#operations/approvals/approvals.ts';
import { isFresh } from '#operations/staff/rules/sign-in.ts';
import { isTooLong } from '../act.ts';
import { builder, refuseUnknown, require } from '../builder.ts';
import { EditedRef, editedOf, TypedFieldInput, typedOf } from './editing-types.ts';

builder.mutationFields((t) => {
  const text = t.arg.string({ required: true });
  const ofTable = { table: text, revision: t.arg.int({ required: true, description: 'Of what was seen.' }) };
  return {
    beginRateDraft: t.field({
      type: EditedRef,
      args: { version: text },
      resolve: async (_root, { version }, context) => {
        require(context, 'edit-rates');
        return editedOf(await beginRateDraft(context, context.signedIn.member, version));
      },
    }),
    discardRateDraft: t.field({
      type: EditedRef,
      resolve: async (_root, _args, context) => {
        require(context, 'edit-rates');
        return editedOf(await discardRateDraft(context, context.signedIn.member));
      },
    }),
    keepRateTable: t.field({
      type: EditedRef,
      args: { ...ofTable, fields: t.arg({ type: [TypedFieldInput], required: true }) },
      resolve: async (_root, { table, revision: seen, fields: given }, context) => {
        require(context, 'edit-rates');
        if (!isRateTable(table)) return refuseUnknown();
        const { kept, fields } = await saveRateTable(context, context.signedIn.member, { table, seen, typed: typedOf(given) });
        return editedOf(kept, listFields(rateTables[table], fields));
      },
    }),
    keepRateFile: t.field({
      type: EditedRef,
      args: { ...ofTable, text },
      resolve: async (_root, { table, revision: seen, text: written }, context) => {
        require(context, 'edit-rates');
        if (!isRateTable(table)) return refuseUnknown();
        return editedOf(await saveRateFile(context, context.signedIn.member, { table, seen, text: written }));
      },
    }),
    tryRates: t.field({
      type: EditedRef,
      resolve: async (_root, _args, context) => {
        require(context, 'edit-rates');
        return editedOf(await tryRates(context));
      },
    }),
    publishRates: t.field({
      type: EditedRef,
      args: { from: t.arg.string({ description: 'Left out: now.' }), print: text, note: text },
      resolve: async (_root, { from = null, print, note }, context) => {
        require(context, 'edit-rates');
        if (isTooLong(note)) return editedOf(refuse('too-long'));
        const publishing = { from, print, note: cleanLine(note) };
        const { member, session } = context.signedIn;
        if (!isFresh(session, await databaseNow(context.db))) return editedOf(refuse('prove-again'));
        if (!(await hasSecondPerson(context.db, member, 'rates'))) return editedOf(await publishRates(context, member, publishing));
        const judged = await judgePublishing(context, publishing);
        if (!judged.ok) return editedOf(judged);
        await askApproval(context.db, member, { kind: 'rates', subject: from ?? 'now', payload: publishing });
        return editedOf(refuse('second-person'));
      },
    }),
  };
});
