import { sql } from 'kysely';
import { v7 as createId } from 'uuid';
import type { Database } from '#db/engine/tables.ts';

/** What one of our people did or looked at. Its detail holds no customer's data: the trip's own history has what changed. */
export type AuditEntry = {
  readonly memberId: string | null;
  /** As it was then. */
  readonly memberName: string;
  readonly act: string;
  /** A trip by its reference, a person by name, or nothing. */
  readonly subject: string;
  readonly detail: Readonly<Record<string, string | number | boolean | readonly string[]>>;
};
export type StoredAuditEntry = AuditEntry & { readonly at: string };

/** Written in the transaction of what it tells of. */
export async function insertAudit(db: Database, entry: AuditEntry): Promise<void> {
  await db
    .insertInto('staff_audit')
    .values({ ...formatAudit(entry), detail: JSON.stringify(entry.detail) })
    .execute();
}

/** Its row, but for the moment, which is the database's; a trip's writer stores it together with the change. */
export function formatAudit({ memberId, memberName, act, subject, detail }: AuditEntry) {
  return { id: createId(), member_id: memberId, member_name: memberName, act, subject, detail };
}

/** Within this time the same act of the same person is the same press. */
const samePressMinutes = 2;

/** Whether somebody did exactly this a moment ago, by the line that it left. The caller holds the lock of the subject. */
export async function wasDoneLately(db: Database, { memberId, act, subject, detail }: AuditEntry): Promise<boolean> {
  const { rows } = await sql<{ was: boolean }>`
    select exists (
      select from staff_audit
      where subject = ${subject} and act = ${act} and member_id is not distinct from ${memberId} and detail @> ${JSON.stringify(detail)}::jsonb
        and at > now() - ${samePressMinutes} * interval '1 minute') as was`.execute(db);
  return rows[0]?.was ?? false;
}

/** Notes that somebody looked at a trip, once an hour: a page that is looked at asks again by itself. */
export async function insertLook(
  db: Database,
  { memberId, memberName, subject }: Pick<AuditEntry, 'memberId' | 'memberName' | 'subject'>,
): Promise<void> {
  await sql`
    insert into staff_audit (id, member_id, member_name, act, subject, detail)
    select ${createId()}, ${memberId}, ${memberName}, 'look', ${subject}, '{}'
    where not exists (
      select from staff_audit
      where subject = ${subject} and member_id = ${memberId} and act = 'look' and at > now() - interval '1 hour')`.execute(db);
}

/** What was done, the last first. */
export async function listAudit(db: Database, limit: number): Promise<readonly Omit<StoredAuditEntry, 'detail'>[]> {
  const { rows } = await sql<Omit<StoredAuditEntry, 'detail'>>`
    select at, member_id as "memberId", member_name as "memberName", act, subject
    from staff_audit order by at desc, id limit ${limit}`.execute(db);
  return rows;
}
