import { sql } from 'kysely';
import { v7 as createId } from 'uuid';
import * as v from 'valibot';
import { parseStored } from '#db/engine/stored.ts';
import type { Database } from '#db/engine/tables.ts';
import { inTransaction } from '#db/engine/transaction.ts';
import { failure, type Result, success } from '#domain/result.ts';
import { audit } from '#operations/audit/audit.ts';
import { listMembers } from '#operations/staff/member-store.ts';
import { mayDo } from '#operations/staff/rules/rights.ts';
import { type ApprovalKind, approvalKinds, approvalRights } from './rules/approvals.ts';

/** The person who requests or decides. */
export type Approver = { readonly id: string | null; readonly name: string };

const approvalSchema = v.object({
  id: v.string(),
  kind: v.picklist(approvalKinds),
  /** A person, a partner or a date, as shown on the page and in the log. */
  subject: v.string(),
  payload: v.unknown(),
  askedBy: v.nullable(v.string()),
  askedByName: v.string(),
  askedAt: v.string(),
});
export type Approval = v.InferOutput<typeof approvalSchema>;

const columns = sql`id, kind, subject, payload, asked_by as "askedBy", asked_by_name as "askedByName", asked_at as "askedAt"`;

/**
 * Whether another person could approve: somebody with the right who has not left and who has a means of sign-in or has signed in before. A
 * person who works alone needs no approval.
 */
export async function hasSecondPerson(db: Database, by: Approver, kind: ApprovalKind): Promise<boolean> {
  const others = (await listMembers(db)).filter(({ id, closedAt, roles }) => {
    return closedAt === null && id !== by.id && mayDo(roles, approvalRights[kind]);
  });
  if (others.length === 0) return false;
  const { rows } = await sql`
    select from staff_members m where m.id = any(${others.map(({ id }) => id)}::uuid[]) and (
      exists (select from staff_passkeys p where p.member_id = m.id) or exists (select from staff_codes c where c.member_id = m.id)
      or exists (select from staff_sessions s where s.member_id = m.id and s.scope = 'whole')) limit 1`.execute(db);
  return rows.length > 0;
}

type Asked = Pick<Approval, 'kind' | 'subject'> & { readonly payload: object };

/** Requests approval by a second person; replaces an earlier request for the same subject. */
export async function askApproval(db: Database, by: Approver, { kind, subject, payload }: Asked): Promise<void> {
  await sql`
    insert into approvals (id, kind, subject, payload, asked_by, asked_by_name)
    values (${createId()}, ${kind}, ${subject}, ${JSON.stringify(payload)}, ${by.id}, ${by.name})
    on conflict (kind, subject) where decided_at is null do update set
      id = excluded.id, payload = excluded.payload, asked_by = excluded.asked_by, asked_by_name = excluded.asked_by_name,
      asked_at = now()`.execute(db);
  await audit(db, by, { act: 'ask-approval', subject, detail: { kind } });
}

/** Open requests for approval, oldest first. */
export async function listApprovals(db: Database): Promise<readonly Approval[]> {
  const { rows } = await sql`select ${columns} from approvals where decided_at is null order by asked_at, id`.execute(db);
  return rows.map(parseApproval);
}

export async function findApproval(db: Database, id: string): Promise<Approval | null> {
  const { rows } = await sql`select ${columns} from approvals where decided_at is null and id = ${id}`.execute(db);
  return rows[0] === undefined ? null : parseApproval(rows[0]);
}

type Decision = { readonly id: string; readonly isApproved: boolean };

/**
 * Decides a request exactly once, even if several people decide at the same time. Nobody may approve their own request, but they may
 * withdraw it.
 */
export async function decideApproval(
  db: Database,
  by: Approver,
  { id, isApproved }: Decision,
): Promise<Result<Approval, 'gone' | 'own-request'>> {
  return await inTransaction(db, async (tx) => {
    const approval = await findApproval(tx, id);
    if (approval === null) return failure('gone' as const);
    if (isApproved && approval.askedBy === by.id) return failure('own-request' as const);
    const { rows } = await sql`
      update approvals set decided_by_name = ${by.name}, decided_at = now(), is_approved = ${isApproved}
      where id = ${id} and decided_at is null returning id`.execute(tx);
    if (rows.length === 0) return failure('gone' as const);
    await audit(tx, by, { act: isApproved ? 'approve' : 'refuse-approval', subject: approval.subject, detail: { kind: approval.kind } });
    return success(approval);
  });
}

function parseApproval(row: unknown): Approval {
  return parseStored(approvalSchema, row, 'approval');
}
