import { sql } from 'kysely';
import type { Database } from '#db/engine/tables.ts';

/** The app of one of our people that shows codes. */
export type StaffCodes = {
  readonly secret: Buffer;
  /** The last step of time whose code was used. */
  readonly lastStep: number;
  /** Wrong codes since the last right one. */
  readonly wrong: number;
};

export async function findCodes(db: Database, memberId: string): Promise<StaffCodes | null> {
  const row = await db.selectFrom('staff_codes').selectAll().where('member_id', '=', memberId).executeTakeFirst();
  return row === undefined ? null : { secret: row.secret, lastStep: Number(row.last_step), wrong: row.wrong };
}

/** Keeps a new app in place of the one before. */
export async function saveCodes(db: Database, memberId: string, { secret, lastStep }: Omit<StaffCodes, 'wrong'>): Promise<void> {
  await db
    .insertInto('staff_codes')
    .values({ member_id: memberId, secret, last_step: lastStep })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet({ secret, last_step: lastStep, wrong: 0 }))
    .execute();
}

/** Takes the code of a step, once: false where it, or a later one, was used, also by somebody at this very moment. */
export async function takeStep(db: Database, memberId: string, step: number): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    update staff_codes set last_step = ${step}, wrong = 0 where member_id = ${memberId} and last_step < ${step}`.execute(db);
  return numAffectedRows > 0n;
}

export async function recordWrongCode(db: Database, memberId: string): Promise<void> {
  await sql`update staff_codes set wrong = wrong + 1 where member_id = ${memberId}`.execute(db);
}

/** A new link was brought: its mailbox is its person's, who may try again. */
export async function forgetWrongCodes(db: Database, memberId: string): Promise<void> {
  await sql`update staff_codes set wrong = 0 where member_id = ${memberId}`.execute(db);
}
