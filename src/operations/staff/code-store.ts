import { sql } from 'kysely';
import type { Database } from '#db/engine/tables.ts';

/** The app of one of our people that shows codes. */
export type StaffCodes = {
  readonly secret: Buffer;
  /** The last step of time whose code was used. */
  readonly lastStep: number;
  /** Tries since the last right one. */
  readonly wrong: number;
  readonly createdAt: string;
};

export async function findCodes(db: Database, memberId: string): Promise<StaffCodes | null> {
  const row = await db.selectFrom('staff_codes').selectAll().where('member_id', '=', memberId).executeTakeFirst();
  if (row === undefined) return null;
  return { secret: row.secret, lastStep: Number(row.last_step), wrong: row.wrong, createdAt: row.created_at };
}

/** Keeps a new app in place of the one before. */
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

/** Takes the code of a step, once: false where it, or a later one, was used, also by somebody at this very moment. */
export async function takeStep(db: Database, memberId: string, step: number): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    update staff_codes set last_step = ${step}, wrong = 0 where member_id = ${memberId} and last_step < ${step}`.execute(db);
  return numAffectedRows > 0n;
}

/**
 * Takes one of the tries that are left before a code is looked at, so that of any number at once no more than `most` are. Null where none is
 * left; a right code gives them back ({@link takeStep}).
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

/** Removes the app; false where there was none. */
export async function deleteCodes(db: Database, memberId: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('staff_codes').where('member_id', '=', memberId).executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** A new link was brought: its mailbox is its person's, who may try again. */
export async function forgetWrongCodes(db: Database, memberId: string): Promise<void> {
  await sql`update staff_codes set wrong = 0 where member_id = ${memberId}`.execute(db);
}
