import type { Database } from '#db/engine/tables.ts';
import { type AuditEntry, insertAudit } from './audit-store.ts';

/**
 * Records an action of a staff member under the member's current name. With a transaction, the record is stored together with the change or
 * not at all.
 */
export async function audit(
  db: Database,
  { id, name }: { readonly id: string | null; readonly name: string },
  entry: Pick<AuditEntry, 'act' | 'subject' | 'detail'>,
): Promise<void> {
  await insertAudit(db, { memberId: id, memberName: name, ...entry });
}
