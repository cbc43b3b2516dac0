import { v7 as createId } from 'uuid';
import { inTransaction } from '#db/engine/transaction.ts';
import { failure, type Result, success } from '#domain/result.ts';
import { insertAudit } from '#operations/audit/audit-store.ts';
import { nameInAudit, type StaffMember } from '#operations/trips/actor.ts';
import type { BookingContext } from '#operations/trips/context.ts';
import { type NotATemplate, readTemplate, type TypedTemplate } from './rules/answer-template.ts';
import { deleteTemplate, saveTemplate } from './template-store.ts';

type Context = Pick<BookingContext, 'db'>;
type Saving = {
  readonly staff: StaffMember;
  /** Null for a new one. */
  readonly seen: { readonly id: string; readonly version: number } | null;
  readonly typed: TypedTemplate;
};

/** Saves a template for answers. Refused if it contains an unknown variable. */
export async function saveTypedTemplate(
  { db }: Context,
  { staff, seen, typed }: Saving,
): Promise<Result<{ readonly id: string }, NotATemplate | 'no-right' | 'template-changed'>> {
  if (!staff.rights.includes('write-to-customers')) return failure('no-right');
  const read = readTemplate(typed);
  if (!read.ok) return read;
  const id = seen?.id ?? createId();
  return await inTransaction<Result<{ readonly id: string }, 'template-changed'>>(db, async (tx) => {
    const by = nameInAudit(staff);
    if (!(await saveTemplate(tx, { id, by, version: seen?.version ?? null, ...read.value }))) return failure('template-changed');
    await insertAudit(tx, { memberId: staff.id, memberName: by, act: 'save-template', subject: read.value.name, detail: {} });
    return success({ id });
  });
}

/** Deletes a template; answers written with it stay unchanged. */
export async function dropTemplate(
  { db }: Context,
  { staff, id }: { readonly staff: StaffMember; readonly id: string },
): Promise<Result<true, 'no-right' | 'gone'>> {
  if (!staff.rights.includes('write-to-customers')) return failure('no-right');
  return await inTransaction<Result<true, 'gone'>>(db, async (tx) => {
    const name = await deleteTemplate(tx, id);
    if (name === null) return failure('gone');
    await insertAudit(tx, { memberId: staff.id, memberName: nameInAudit(staff), act: 'delete-template', subject: name, detail: {} });
    return success(true);
  });
}
