import type { Database, DatabaseTransaction } from '#db/engine/tables.ts';
import { inTransaction } from '#db/engine/transaction.ts';
import { failure, type Result, success } from '#domain/result.ts';
import { audit } from '#operations/audit/audit.ts';
import { mayChangeView, mostViews, readViewName, type ViewNameProblem } from './rules/saved-view.ts';
import { may, type SignedIn } from './signed-in.ts';
import { countViews, deleteView, findView, insertView, type SavedView, setViewName } from './view-store.ts';

type Saving = { readonly name: string; readonly query: string; readonly isForAll: boolean };

/** Saves the address of a list under a name, for oneself or for everybody. */
export async function saveView(
  db: Database,
  { member, session }: SignedIn,
  { name: typed, query, isForAll }: Saving,
): Promise<Result<true, ViewNameProblem | 'no-right' | 'view-known' | 'too-many-views'>> {
  if (isForAll && !may({ member, session }, 'share-views')) return failure('no-right');
  const name = readViewName(typed);
  if (!name.ok) return name;
  const ownerId = isForAll ? null : member.id;
  return await inTransaction(db, async (tx) => {
    if ((await countViews(tx, ownerId)) >= mostViews) return failure('too-many-views' as const);
    const isNew = await insertView(tx, { ownerId, name: name.value, query, createdBy: member.name });
    if (!isNew) return failure('view-known' as const);
    await note(tx, member, { act: 'save-view', view: { ownerId, name: name.value } });
    return success(true);
  });
}

type Change = Result<true, ViewNameProblem | 'gone' | 'view-known'>;

/** Renames a view. */
export async function renameView(db: Database, signedIn: SignedIn, { id, name: typed }: Pick<SavedView, 'id' | 'name'>): Promise<Change> {
  const name = readViewName(typed);
  if (!name.ok) return name;
  return await changeView(db, signedIn, { id, act: 'rename-view' }, async (tx, view) =>
    (await setViewName(tx, { ...view, name: name.value })) ? success(true) : failure('view-known'),
  );
}

export async function removeView(db: Database, signedIn: SignedIn, id: string): Promise<Change> {
  return await changeView(db, signedIn, { id, act: 'delete-view' }, async (tx) => {
    await deleteView(tx, id);
    return success(true);
  });
}

/** Another person's view counts as absent. */
async function changeView(
  db: Database,
  signedIn: SignedIn,
  { id, act }: { readonly id: string; readonly act: string },
  change: (tx: DatabaseTransaction, view: SavedView) => Promise<Change>,
): Promise<Change> {
  const { member } = signedIn;
  return await inTransaction(db, async (tx) => {
    const view = await findView(tx, id);
    if (view === null || !mayChangeView(view, { id: member.id, mayShare: may(signedIn, 'share-views') })) return failure('gone');
    const changed = await change(tx, view);
    if (changed.ok) await note(tx, member, { act, view });
    return changed;
  });
}

type Note = { readonly act: string; readonly view: Pick<SavedView, 'ownerId' | 'name'> };

/** The names of a person's own views are private. */
async function note(tx: DatabaseTransaction, member: SignedIn['member'], { act, view: { ownerId, name } }: Note): Promise<void> {
  await audit(tx, member, { act, subject: ownerId === null ? name : '', detail: { isForAll: ownerId === null } });
}
