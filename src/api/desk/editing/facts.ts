import { type FactOfCity, type FactSheet, listFactSheets } from '#content/editing/facts/list-facts.ts';
import { publishFact, takeFactsBack } from '#content/editing/facts/publish-fact.ts';
import { type ContentEdit, listEditsOf } from '#content/stores/edit-store.ts';
import { type Difference, findDifferences } from '#domain/forms/find-differences.ts';
import { cleanLine } from '#domain/input/clean-text.ts';
import { longestLine } from '../act.ts';
import { builder, require } from '../builder.ts';
import { DifferenceRef, EditedRef, editedOf } from './editing-types.ts';

const FactRef = builder.objectRef<FactOfCity>('Fact').implement({
  fields: (t) => ({
    key: t.exposeString('key'),
    value: t.string({ resolve: ({ value }) => (typeof value === 'boolean' ? (value ? 'yes' : '') : String(value)) }),
    input: t.string({ resolve: ({ value }) => inputOf(value) }),
    source: t.exposeString('source'),
    checkedAt: t.exposeString('checkedAt'),
    validUntil: t.exposeString('validUntil'),
    state: t.string({ description: 'expired, soon or fresh', resolve: ({ state }) => state }),
    usedBy: t.stringList({ description: 'The texts whose sentences rest on it.', resolve: ({ usedBy }) => [...usedBy] }),
  }),
});

function inputOf(value: FactOfCity['value']): string {
  if (typeof value === 'boolean') return 'yes-no';
  return typeof value === 'number' ? 'number' : 'line';
}

type Version = ContentEdit & { readonly differences: readonly Difference[] };
const FactVersionRef = builder.objectRef<Version>('FactVersion').implement({
  fields: (t) => ({
    version: t.exposeInt('version'),
    publishedAt: t.exposeString('publishedAt'),
    publishedBy: t.exposeString('publishedBy'),
    note: t.exposeString('note'),
    differences: t.field({ type: [DifferenceRef], resolve: ({ differences }) => [...differences] }),
  }),
});

const FactSheetRef = builder.objectRef<FactSheet>('FactSheet').implement({
  fields: (t) => ({
    path: t.exposeString('path'),
    name: t.exposeString('name'),
    version: t.exposeInt('version'),
    facts: t.field({ type: [FactRef], resolve: ({ facts }) => [...facts] }),
    versions: t.field({
      type: [FactVersionRef],
      resolve: async ({ path, version }, _args, { db }) => {
        const edits = version === 0 ? [] : await listEditsOf(db, path);
        const before = (index: number, edit: ContentEdit) => edits[index + 1]?.fields ?? edit.base ?? {};
        return edits.map((edit, index) => ({ ...edit, differences: findDifferences(before(index, edit), edit.fields) }));
      },
    }),
  }),
});

builder.queryFields((t) => ({
  factSheets: t.field({
    type: [FactSheetRef],
    resolve: async (_root, _args, context) => {
      require(context, 'edit-pages');
      return [...(await listFactSheets(context.db, context.now().slice(0, 10)))];
    },
  }),
}));

builder.mutationFields((t) => {
  const text = t.arg.string({ required: true });
  const seen = t.arg.int({ required: true, description: 'The version of the file that was seen.' });
  return {
    publishFact: t.field({
      type: EditedRef,
      args: { path: text, seen, key: text, value: text, source: text, checkedAt: text, validUntil: text, note: text },
      resolve: async (_root, { path, note, seen: version, ...fact }, context) => {
        require(context, 'edit-pages');
        const publishing = {
          path,
          seen: version,
          fact: { ...fact, source: cleanLine(fact.source) },
          note: cleanLine(note).slice(0, longestLine),
        };
        return editedOf(await publishFact(context, context.signedIn.member, publishing));
      },
    }),
    takeFactsBack: t.field({
      type: EditedRef,
      args: { path: text, version: t.arg.int({ required: true, description: '0: the file of the folder.' }) },
      resolve: async (_root, asked, context) => {
        require(context, 'edit-pages');
        return editedOf(await takeFactsBack(context, context.signedIn.member, asked));
      },
    }),
  };
});
