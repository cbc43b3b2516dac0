import { mayChangeView, viewParameters } from '#operations/staff/rules/saved-view.ts';
import { may } from '#operations/staff/signed-in.ts';
import { listViews } from '#operations/staff/view-store.ts';
import { removeView, renameView, saveView } from '#operations/staff/views.ts';
import { act, query } from './act.ts';
import { id, text, yesOrNo } from './fields.ts';

const longestQuery = 1_000;

/** The part of an address that a list understands. */
function readQuery(typed: string): string {
  const known: readonly string[] = viewParameters;
  const asked = [...new URLSearchParams(typed.slice(0, longestQuery))];
  return new URLSearchParams(asked.filter(([name, value]) => known.includes(name) && value !== '')).toString();
}

export const viewQueries = {
  /** One's own lists of trips that have a name, then those for all. `query` is what follows the `?` of the list of trips. */
  list: query('see-trips', {}, async ({ db, signedIn }) => {
    const mayShare = may(signedIn, 'share-views');
    return (await listViews(db, signedIn.member.id)).map((view) => ({
      ...{ id: view.id, name: view.name, query: view.query, isForAll: view.ownerId === null },
      mayChange: mayChangeView(view, { id: signedIn.member.id, mayShare }),
    }));
  }),
};

export const viewActs = {
  save: act('see-trips', { name: text(), query: text(), isForAll: yesOrNo() }, async ({ db, signedIn }, { name, query: typed, isForAll }) =>
    saveView(db, signedIn, { name, isForAll, query: readQuery(typed) }),
  ),
  rename: act('see-trips', { id: id(), name: text() }, async ({ db, signedIn }, asked) => renameView(db, signedIn, asked)),
  remove: act('see-trips', { id: id() }, async ({ db, signedIn }, { id: asked }) => removeView(db, signedIn, asked)),
};
