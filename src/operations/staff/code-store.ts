import { sql } from 'kysely';
import type { Database } from '#db/engine/tables.ts';

/** A staff member's authenticator app. */
export type StaffCodes = {
  readonly secret: Buffer;
  /** The time step of the last used code. */
  readonly lastStep: number;
  /** Failed attempts since the last success. */
  readonly wrong: number;
  readonly createdAt: string;
};

export async function findCodes(db: Database, memberId: string): Promise<StaffCodes | null> {
  const row = await db.selectFrom('staff_codes').selectAll().where('member_id', '=', memberId).executeTakeFirst();
  if (row === undefined) return null;
  return { secret: row.secret, lastStep: Number(row.last_step), wrong: row.wrong, createdAt: row.created_at };
}

/** Saves a new app in place of the previous one. */
export async function saveCodes(
  db: Database,
  memberId: string,
  { secret, lastStep }: Pick<StaffCodes, 'secret' | 'lastStep'>,
): Promise<void> {
  await db
    .insertInto('staff_codes')
    .values({ member_id: memberId, secret, last_step: lastStep })
    .onConflict((conflict) =>
      conflict.column('member_id').doUpdateSet({ secret, last_step: lastStep, wrong: 0, created_at: sql<string>`now()` }),
    )
    .execute();
}

/** Uses the code of a time step, once: false if it or a later one was already used, also concurrently. */
export async function takeStep(db: Database, memberId: string, step: number): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    update staff_codes set last_step = ${step}, wrong = 0 where member_id = ${memberId} and last_step < ${step}`.execute(db);
  return numAffectedRows > 0n;
}

/**
 * Takes one of the remaining attempts before checking a code, so that concurrent attempts never exceed `most`. Null if none is left; a
 * right code restores them ({@link takeStep}).
 */
export async function takeTry(db: Database, memberId: string, most: number): Promise<StaffCodes | null> {
  const row = await db
    .updateTable('staff_codes')
    .set({ wrong: sql<number>`wrong + 1` })
    .where('member_id', '=', memberId)
    .where('wrong', '<', most)
    .returningAll()
    .executeTakeFirst();
  if (row === undefined) return null;
  return { secret: row.secret, lastStep: Number(row.last_step), wrong: row.wrong, createdAt: row.created_at };
}

/** Removes the app; false if there was none. */
export async function deleteCodes(db: Database, memberId: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('staff_codes').where('member_id', '=', memberId).executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** Restores the attempts after a new link was used, because that proves the mailbox. */
export async function forgetWrongCodes(db: Database, memberId: string): Promise<void> {
  await sql`update staff_codes set wrong = 0 where member_id = ${memberId}`.execute(db);
}
