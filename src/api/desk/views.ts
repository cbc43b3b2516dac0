import { validate as isId } from 'uuid';
import { failure, type Result } from '#domain/result.ts';
import { mayChangeView, viewParameters } from '#operations/staff/rules/saved-view.ts';
import { may } from '#operations/staff/signed-in.ts';
import { listViews, type SavedView } from '#operations/staff/view-store.ts';
import { removeView, renameView, saveView } from '#operations/staff/views.ts';
import { OutcomeRef, tell } from './act.ts';
import { builder, require } from './builder.ts';

const SavedViewRef = builder.objectRef<SavedView>('SavedView').implement({
  fields: (t) => ({
    id: t.exposeString('id'),
    name: t.exposeString('name'),
    query: t.exposeString('query', { description: 'What stands behind the `?` of the list of trips.' }),
    isForAll: t.boolean({ resolve: ({ ownerId }) => ownerId === null }),
    mayChange: t.boolean({
      resolve: (view, _arguments, { signedIn }) => mayChangeView(view, { id: signedIn.member.id, mayShare: may(signedIn, 'share-views') }),
    }),
  }),
});

builder.queryField('savedViews', (t) =>
  t.field({
    type: [SavedViewRef],
    description: 'The asker’s own lists of trips that have a name, then those for all.',
    resolve: async (_root, _arguments, context) => {
      require(context, 'see-trips');
      return [...(await listViews(context.db, context.signedIn.member.id))];
    },
  }),
);

const longestQuery = 1_000;

/** The part of an address that a list understands. */
function readQuery(typed: string): string {
  const known: readonly string[] = viewParameters;
  const asked = [...new URLSearchParams(typed.slice(0, longestQuery))];
  return new URLSearchParams(asked.filter(([name, value]) => known.includes(name) && value !== '')).toString();
}

function tellView(done: Result<true, string>): { readonly problem: string | null } {
  return tell(done.ok ? done : failure({ why: done.failure }));
}

builder.mutationFields((t) => ({
  saveView: t.field({
    type: OutcomeRef,
    args: {
      name: t.arg.string({ required: true }),
      query: t.arg.string({ required: true }),
      isForAll: t.arg.boolean({ required: true }),
    },
    resolve: async (_root, { query, ...asked }, context) => {
      require(context, 'see-trips');
      return tellView(await saveView(context.db, context.signedIn, { ...asked, query: readQuery(query) }));
    },
  }),
  renameView: t.field({
    type: OutcomeRef,
    args: { id: t.arg.string({ required: true }), name: t.arg.string({ required: true }) },
    resolve: async (_root, asked, context) => {
      require(context, 'see-trips');
      return isId(asked.id) ? tellView(await renameView(context.db, context.signedIn, asked)) : { problem: 'gone' };
    },
  }),
  deleteView: t.field({
    type: OutcomeRef,
    args: { id: t.arg.string({ required: true }) },
    resolve: async (_root, { id }, context) => {
      require(context, 'see-trips');
      return isId(id) ? tellView(await removeView(context.db, context.signedIn, id)) : { problem: 'gone' };
    },
  }),
}));
