import type { Database } from '#db/engine/tables.ts';
import { failure, type Result, success } from '#domain/result.ts';
import { removeMarks, saveMark } from './mark-store.ts';
import { isTicked, kindOfKey, type Later, putOffUntil } from './rules/inbox.ts';

type Context = { readonly db: Database; readonly now: () => string };
type Marking = { readonly key: string; readonly memberId: string };
type Marked = Result<true, { readonly why: 'gone' }>;

/** Marks a line as done for everybody. Refused for lines that only their cause can end, such as a trip without a coach. */
export async function finishLine({ db }: Context, { key, memberId }: Marking): Promise<Marked> {
  const kind = kindOfKey(key);
  if (kind === null || !isTicked(kind)) return failure({ why: 'gone' });
  await saveMark(db, { key, memberId, until: null });
  return success(true);
}

/** Hides a line from one person for a while. */
export async function putOffLine({ db, now }: Context, { key, memberId, later }: Marking & { readonly later: Later }): Promise<Marked> {
  if (kindOfKey(key) === null) return failure({ why: 'gone' });
  await saveMark(db, { key, memberId, until: putOffUntil(later, now()) });
  return success(true);
}

/** Undoes either of them. */
export async function bringLineBack({ db }: Context, { key, memberId }: Marking): Promise<Marked> {
  if (kindOfKey(key) === null) return failure({ why: 'gone' });
  await removeMarks(db, { key, memberId });
  return success(true);
}
