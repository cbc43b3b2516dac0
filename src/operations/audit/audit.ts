import type { Database } from '#db/engine/tables.ts';
import { type AuditEntry, insertAudit } from './audit-store.ts';

/** Notes what one of our people did, under the name that he has now. Given a transaction, it is noted with what it tells of or not at all. */
export async function audit(
  db: Database,
  { id, name }: { readonly id: string | null; readonly name: string },
  entry: Pick<AuditEntry, 'act' | 'subject' | 'detail'>,
): Promise<void> {
  await insertAudit(db, { memberId: id, memberName: name, ...entry });
}
