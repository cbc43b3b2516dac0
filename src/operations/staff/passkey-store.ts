import { type Selectable, sql } from 'kysely';
import * as v from 'valibot';
import { parseStored } from '#db/engine/stored.ts';
import type { Database, StaffPasskeyTable } from '#db/engine/tables.ts';

const transports = v.array(v.picklist(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb']));

/** A staff member's passkey: its private key never leaves the device. */
export type StaffPasskey = {
  readonly id: string;
  readonly memberId: string;
  readonly publicKey: Uint8Array<ArrayBuffer>;
  readonly counter: number;
  readonly transports: v.InferOutput<typeof transports>;
  readonly name: string;
  readonly createdAt: string;
  readonly usedAt: string | null;
};

export type NewPasskey = Omit<StaffPasskey, 'createdAt' | 'usedAt'>;

/** False if the key already belongs to somebody. */
export async function insertPasskey(db: Database, { memberId, publicKey, transports: used, ...same }: NewPasskey): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('staff_passkeys')
    .values({ ...same, member_id: memberId, public_key: Buffer.from(publicKey), transports: JSON.stringify(used) })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

export async function findPasskey(db: Database, id: string): Promise<StaffPasskey | null> {
  const row = await db.selectFrom('staff_passkeys').selectAll().where('id', '=', id).executeTakeFirst();
  return row === undefined ? null : parsePasskey(row);
}

export async function listPasskeys(db: Database, memberId: string): Promise<readonly StaffPasskey[]> {
  const rows = await db.selectFrom('staff_passkeys').selectAll().where('member_id', '=', memberId).orderBy('created_at').execute();
  return rows.map(parsePasskey);
}

/** False if the counter does not grow, because the key was then copied. Keys without a counter always report 0. */
export async function recordPasskeyUse(db: Database, { id, counter }: Pick<StaffPasskey, 'id' | 'counter'>): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('staff_passkeys')
    .set({ counter, used_at: sql<string>`now()` })
    .where('id', '=', id)
    .where((where) => where.or([where('counter', '<', counter), where.and([where('counter', '=', 0), where.val(counter === 0)])]))
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

export async function deletePasskey(db: Database, { id, memberId }: Pick<StaffPasskey, 'id' | 'memberId'>): Promise<boolean> {
  const deletion = db.deleteFrom('staff_passkeys').where('id', '=', id).where('member_id', '=', memberId);
  return (await deletion.executeTakeFirstOrThrow()).numDeletedRows > 0n;
}

function parsePasskey(row: Selectable<StaffPasskeyTable>): StaffPasskey {
  return {
    id: row.id,
    memberId: row.member_id,
    publicKey: new Uint8Array(row.public_key),
    counter: Number(row.counter),
    transports: parseStored(transports, row.transports, 'transports of a passkey'),
    name: row.name,
    createdAt: row.created_at,
    usedAt: row.used_at,
  };
}
