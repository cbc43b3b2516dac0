import { sql } from 'kysely';
import { v7 as createId } from 'uuid';
import type { DatabaseTransaction } from '#db/engine/tables.ts';
import { inTransaction } from '#db/engine/transaction.ts';
import { requiredLine } from '#domain/input/fields.ts';
import { type Mistyped, readTyped } from '#domain/input/read-typed.ts';
import { textLimits } from '#domain/input/text-limits.ts';
import { failure, type Result, success } from '#domain/result.ts';
import { audit } from '#operations/audit/audit.ts';
import { nameInAudit, type StaffMember } from '#operations/trips/actor.ts';
import type { BookingContext } from '#operations/trips/context.ts';
import { listPeople, lockCustomers, raiseVersion } from './customer-store.ts';
import { insertMove, lockMove, markUndone, movePeople } from './move-store.ts';
import { judgeMerge, judgeSplit, type NotMovable } from './rules/move-people.ts';

type Context = Pick<BookingContext, 'db'>;
type ByStaff = { readonly staff: StaffMember };

type Merging = ByStaff & {
  /** The record that goes, and its version as it was seen. */
  readonly id: string;
  readonly version: number;
  readonly into: string;
  readonly intoVersion: number;
};

/** Merges a customer into another: its people, and so its trips, are the other's from then on. */
export async function mergeCustomers(
  { db }: Context,
  { staff, id, version, into, intoVersion }: Merging,
): Promise<Result<true, NotMovable | 'no-right'>> {
  if (!staff.rights.includes('change-trips')) return failure('no-right');
  return await inTransaction<Result<true, NotMovable>>(db, async (tx) => {
    const locked = await lockCustomers(tx, [id, into]);
    const [from = null, to = null] = [locked.get(id), locked.get(into)];
    const judged = judgeMerge({ from, to }, { from: version, to: intoVersion });
    if (!judged.ok) return judged;
    const people = (await listPeople(tx, id)).map((person) => person.id);
    await insertMove(tx, { id: createId(), kind: 'merge', fromId: id, toId: into, people, by: nameInAudit(staff) });
    await sql`update customers set merged_into = ${into}::uuid where id = ${id}::uuid`.execute(tx);
    await raiseVersion(tx, [id, into]);
    await note(tx, staff, { act: 'merge-customers', id, to: into });
    return success(true);
  });
}

type Splitting = ByStaff & {
  readonly id: string;
  readonly version: number;
  /** Of the new record. */
  readonly name: string;
  readonly people: readonly string[];
};

/** Makes a separate customer from some people of another. */
export async function splitCustomer(
  { db }: Context,
  { staff, id, version, people: chosen, name: typed }: Splitting,
): Promise<Result<{ readonly id: string }, 'no-right' | 'gone' | 'customer-changed' | 'nobody-chosen' | 'nobody-stays' | Mistyped>> {
  if (!staff.rights.includes('change-trips')) return failure('no-right');
  const read = readTyped({ name: requiredLine(textLimits.organisation) }, { name: typed });
  if (!read.ok) return read;
  const { name } = read.value;
  return await inTransaction<Result<{ readonly id: string }, 'gone' | 'customer-changed' | 'nobody-chosen' | 'nobody-stays'>>(
    db,
    async (tx) => {
      const from = (await lockCustomers(tx, [id])).get(id);
      if (from === undefined || from.mergedInto !== null) return failure('gone');
      if (from.version !== version) return failure('customer-changed');
      const people = (await listPeople(tx, id)).map((person) => person.id);
      const judged = judgeSplit(people, chosen);
      if (!judged.ok) return judged;
      const made = createId();
      await sql`
      insert into customers (id, kind, name, sort_name, version) values (${made}, ${from.kind}, ${name}, fold_name(${name}), 2)`.execute(
        tx,
      );
      await insertMove(tx, { id: createId(), kind: 'split', fromId: id, toId: made, people: [...judged.value], by: nameInAudit(staff) });
      await raiseVersion(tx, [id]);
      await note(tx, staff, { act: 'split-customer', id, to: made });
      return success({ id: made });
    },
  );
}

/** Undoes a merge or a split: moved people return, unless they were moved again. Returns the record to show. */
export async function undoMove(
  { db }: Context,
  { staff, move: moveId }: ByStaff & { readonly move: string },
): Promise<Result<{ readonly id: string }, 'no-right' | 'gone' | 'customer-changed'>> {
  if (!staff.rights.includes('change-trips')) return failure('no-right');
  return await inTransaction<Result<{ readonly id: string }, 'gone' | 'customer-changed'>>(db, async (tx) => {
    const move = await lockMove(tx, moveId);
    if (move === null || move.undoneAt !== null) return failure('gone');
    const { fromId, toId, people, kind } = move;
    const locked = await lockCustomers(tx, [fromId, toId]);
    const [from, to] = [locked.get(fromId), locked.get(toId)];
    const isAsLeft =
      kind === 'merge' ? from?.mergedInto === toId && to?.mergedInto === null : from?.mergedInto === null && to?.mergedInto === null;
    if (!isAsLeft) return failure('customer-changed');
    await movePeople(tx, { people, fromId: toId, toId: fromId });
    if (kind === 'merge') await sql`update customers set merged_into = null where id = ${fromId}::uuid`.execute(tx);
    // People who asked for a trip under the new record meanwhile stay with it.
    else if ((await listPeople(tx, toId)).length === 0) {
      await sql`update customers set merged_into = ${fromId}::uuid where id = ${toId}::uuid`.execute(tx);
    }
    await markUndone(tx, { id: moveId, by: nameInAudit(staff) });
    await raiseVersion(tx, [fromId, toId]);
    await note(tx, staff, { act: 'undo-customers', id: fromId, to: toId });
    return success({ id: fromId });
  });
}

/** Only ids: the log contains no customer names. */
async function note(
  tx: DatabaseTransaction,
  staff: StaffMember,
  { act, id, to }: { readonly act: string; readonly id: string; readonly to: string },
): Promise<void> {
  await audit(tx, { id: staff.id, name: nameInAudit(staff) }, { act, subject: `customer ${id}`, detail: { to } });
}
