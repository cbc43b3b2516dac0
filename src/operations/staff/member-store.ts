import { type Selectable, sql } from 'kysely';
import { v7 as createId } from 'uuid';
import * as v from 'valibot';
import { type Listed, parseListed } from '#db/engine/stored.ts';
import type { Database, DatabaseTransaction, StaffMemberTable } from '#db/engine/tables.ts';
import { siteLanguages } from '#domain/sites/keys.ts';
import { staffRoles } from './rules/rights.ts';

const memberSchema = v.object({
  id: v.string(),
  email: v.string(),
  name: v.string(),
  language: v.picklist(siteLanguages),
  roles: v.array(v.picklist(staffRoles)),
  createdAt: v.string(),
  /** When the person left. */
  closedAt: v.nullable(v.string()),
  invitedAt: v.string(),
});

/** A staff member. */
export type StaffMember = v.InferOutput<typeof memberSchema>;
export type NewMember = Pick<StaffMember, 'email' | 'name' | 'language' | 'roles'>;

/** Saves a new person, or reactivates one who had left; null if the address belongs to an active person. */
export async function insertMember(db: Database, { roles, ...member }: NewMember): Promise<StaffMember | null> {
  const row = await db
    .insertInto('staff_members')
    .values({ id: createId(), ...member, roles: JSON.stringify(roles) })
    .onConflict((conflict) =>
      conflict
        .column('email')
        .doUpdateSet({ ...member, roles: JSON.stringify(roles), closed_at: null, invited_at: sql<string>`now()` })
        .where('staff_members.closed_at', 'is not', null),
    )
    .returningAll()
    .executeTakeFirst();
  return row === undefined ? null : parseMember(row);
}

export async function findMemberByEmail(db: Database, email: string): Promise<StaffMember | null> {
  const row = await db.selectFrom('staff_members').selectAll().where('email', '=', email).executeTakeFirst();
  return row === undefined ? null : parseMember(row);
}

export async function findMember(db: Database, id: string): Promise<StaffMember | null> {
  const row = await db.selectFrom('staff_members').selectAll().where('id', '=', id).executeTakeFirst();
  return row === undefined ? null : parseMember(row);
}

/** The same, until the transaction ends. */
export async function lockMember(tx: DatabaseTransaction, id: string): Promise<StaffMember | null> {
  const row = await tx.selectFrom('staff_members').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  return row === undefined ? null : parseMember(row);
}

/** All staff members, by name; those who left come last. */
export async function listMembers(db: Database): Promise<readonly Listed<StaffMember>[]> {
  const rows = await db.selectFrom('staff_members').selectAll().orderBy('name').orderBy('id').execute();
  const members = rows.map(parseMember);
  return [...members.filter(({ closedAt }) => closedAt === null), ...members.filter(({ closedAt }) => closedAt !== null)];
}

export async function setRoles(db: Database, id: string, roles: StaffMember['roles']): Promise<void> {
  await db
    .updateTable('staff_members')
    .set({ roles: JSON.stringify(roles) })
    .where('id', '=', id)
    .execute();
}

/** Records a new invitation. */
export async function setInvited(db: Database, id: string): Promise<void> {
  await db.updateTable('staff_members').set({ invited_at: sql<string>`now()` }).where('id', '=', id).execute();
}

export async function setLanguage(db: Database, { id, language }: Pick<StaffMember, 'id' | 'language'>): Promise<void> {
  await db.updateTable('staff_members').set({ language }).where('id', '=', id).execute();
}

/** Closes a person's access: deletes sessions, passkeys and codes; the name stays in the history. */
export async function closeMember(tx: Database, id: string): Promise<void> {
  await tx.updateTable('staff_members').set({ closed_at: sql<string>`now()` }).where('id', '=', id).execute();
  await forgetMeans(tx, id);
}

/** Deletes everything that gives a person access: sessions, passkeys, codes, links and invitations. */
export async function forgetMeans(tx: Database, id: string): Promise<void> {
  for (const table of ['staff_sessions', 'staff_passkeys', 'staff_codes', 'staff_proofs'] as const) {
    await tx.deleteFrom(table).where('member_id', '=', id).execute();
  }
}

/** Whose roles cannot be read has none, so no rights. */
export function parseMember({ created_at, closed_at, invited_at, ...row }: Selectable<StaffMemberTable>): Listed<StaffMember> {
  const member = { ...row, createdAt: created_at, closedAt: closed_at, invitedAt: invited_at };
  return parseListed(memberSchema, member, { what: 'member of the staff', empty: { roles: [] } });
}
