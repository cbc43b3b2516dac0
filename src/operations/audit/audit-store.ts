import { sql } from 'kysely';
import { v7 as createId } from 'uuid';
import type { Database } from '#db/engine/tables.ts';

/** An action or view by a staff member. Its detail contains no customer data; the trip's history has the changes. */
export type AuditEntry = {
  readonly memberId: string | null;
  /** The name at that time. */
  readonly memberName: string;
  readonly act: string;
  /** The reference of a trip, the name of a person, or empty. */
  readonly subject: string;
  readonly detail: Readonly<Record<string, string | number | boolean | readonly string[]>>;
};
export type StoredAuditEntry = AuditEntry & { readonly at: string };

/** Must run in the transaction of the audited change. */
export async function insertAudit(db: Database, entry: AuditEntry): Promise<void> {
  await db
    .insertInto('staff_audit')
    .values({ ...formatAudit(entry), detail: JSON.stringify(entry.detail) })
    .execute();
}

/** The row without its time, which the database sets; a trip's writer stores it together with the change. */
export function formatAudit({ memberId, memberName, act, subject, detail }: AuditEntry) {
  return { id: createId(), member_id: memberId, member_name: memberName, act, subject, detail };
}

/** The same action by the same person within this time counts as a repeated click. */
const samePressMinutes = 2;

/** Whether the person did exactly this a moment ago, according to the audit. The caller holds the lock of the subject. */
export async function wasDoneLately(db: Database, { memberId, act, subject, detail }: AuditEntry): Promise<boolean> {
  const { rows } = await sql<{ was: boolean }>`
    select exists (
      select from staff_audit
      where subject = ${subject} and act = ${act} and member_id is not distinct from ${memberId} and detail @> ${JSON.stringify(detail)}::jsonb
        and at > now() - ${samePressMinutes} * interval '1 minute') as was`.execute(db);
  return rows[0]?.was ?? false;
}

/** Records that somebody viewed a trip, at most once an hour, because an open page reloads by itself. */
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

/** Recorded actions, latest first. */
export async function listAudit(db: Database, limit: number): Promise<readonly Omit<StoredAuditEntry, 'detail'>[]> {
  const { rows } = await sql<Omit<StoredAuditEntry, 'detail'>>`
    select at, member_id as "memberId", member_name as "memberName", act, subject
    from staff_audit order by at desc, id limit ${limit}`.execute(db);
  return rows;
}
