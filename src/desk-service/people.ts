import { databaseNow } from '#db/engine/transaction.ts';
import { email, requiredLine } from '#domain/input/fields.ts';
import { textLimits } from '#domain/input/text-limits.ts';
import { failure, type Result, success } from '#domain/result.ts';
import { askApproval } from '#operations/approvals/approvals.ts';
import { audit } from '#operations/audit/audit.ts';
import { listAudit } from '#operations/audit/audit-store.ts';
import { findMember, listMembers, type StaffMember } from '#operations/staff/member-store.ts';
import { changeRoles, close, invite, inviteAgain } from '#operations/staff/members.ts';
import { deskLanguages } from '#operations/staff/rules/desk-languages.ts';
import { staffRoles } from '#operations/staff/rules/rights.ts';
import { isSeasoned } from '#operations/staff/rules/sign-in.ts';
import { deleteSessionsOf } from '#operations/staff/session-store.ts';
import { asOne, freshAct, query, withoutValue } from './act.ts';
import type { DeskContext } from './context.ts';
import { id, oneOf, someOf, texts } from './fields.ts';

const auditLines = 200;

export const peopleQueries = {
  /** All people by name; those who left come last. */
  members: query('manage-people', {}, async ({ db }) => {
    const members = await listMembers(db);
    return members.map(({ id, name, email, roles, closedAt, isUnreadable }) => ({
      ...{ id, name, email, roles, isClosed: closedAt !== null, isUnreadable: isUnreadable === true },
    }));
  }),
  /** The latest entries of the audit log. */
  audit: query('see-audit', {}, async ({ db }) => {
    const lines = await listAudit(db, auditLines);
    return lines.map(({ at, memberName, act, subject }) => ({ at, memberName, act, subject }));
  }),
};

const isOwner = (roles: StaffMember['roles']) => roles.includes('owner');

/** A person with a new means of sign-in may not make owners or change anything of theirs. */
async function refuseNewMeans({ db, signedIn: { session } }: DeskContext): Promise<Result<true, 'new-means'>> {
  return isSeasoned(session, await databaseNow(db)) ? success(true) : failure('new-means');
}

/** Acts on a person, who may be an owner. */
async function toPerson<Reason>(
  context: DeskContext,
  { id, makesOwner = false }: { readonly id: string; readonly makesOwner?: boolean },
  run: (member: StaffMember) => Promise<Result<true, Reason>>,
): Promise<Result<true, Reason | 'new-means' | 'gone'>> {
  const member = await findMember(context.db, id);
  if (member === null || member.closedAt !== null) return failure('gone');
  if (isOwner(member.roles) || makesOwner) {
    const asked = await refuseNewMeans(context);
    if (!asked.ok) return asked;
  }
  return await run(member);
}

export const peopleActs = {
  invite: freshAct(
    'manage-people',
    { name: requiredLine(textLimits.name), email: email(), language: oneOf(deskLanguages), role: someOf(staffRoles) },
    async (context, { role, staff: _staff, ...asked }): Promise<Result<true, 'known' | 'new-means'>> => {
      const seasoned = isOwner(role) ? await refuseNewMeans(context) : success(true as const);
      return seasoned.ok ? withoutValue(await invite(context, context.signedIn.member, { ...asked, roles: role })) : seasoned;
    },
  ),
  inviteAgain: freshAct('manage-people', { id: id() }, async (context, asked) =>
    toPerson(context, asked, async () => withoutValue(await inviteAgain(context, context.signedIn.member, asked.id))),
  ),
  /** Requests from another owner that a person who lost every means of sign-in be let in again. One owner alone cannot do it. */
  recover: freshAct('manage-people', { id: id() }, async (context, asked) =>
    toPerson(context, asked, async ({ id, name }): Promise<Result<true, 'two-owners' | 'gone'>> => {
      const { member } = context.signedIn;
      if (id === member.id) return failure('two-owners');
      const owners = (await listMembers(context.db)).filter((each) => each.closedAt === null && isOwner(each.roles));
      if (!owners.some((owner) => owner.id !== member.id && owner.id !== id)) return failure('two-owners');
      await asOne(context, ({ db }) => askApproval(db, member, { kind: 'recover', subject: name, payload: { memberId: id } }));
      return success(true);
    }),
  ),
  /** Ends all sessions of somebody, for example after a laptop was left open. */
  endSessions: freshAct('manage-people', { id: id() }, async (context, asked) =>
    toPerson(context, asked, ({ id, name }) =>
      asOne(context, async ({ db, signedIn: { member } }): Promise<Result<true, 'gone'>> => {
        await deleteSessionsOf(db, id);
        await audit(db, member, { act: 'end-sessions', subject: name, detail: {} });
        return success(true);
      }),
    ),
  ),
  /** `before`: the roles that the page showed. */
  changeRoles: freshAct('manage-people', { id: id(), role: someOf(staffRoles), before: texts() }, async (context, { id, role, before }) =>
    toPerson(context, { id, makesOwner: isOwner(role) }, async () =>
      changeRoles(context, context.signedIn.member, { id, roles: role, before: staffRoles.filter((each) => before.includes(each)) }),
    ),
  ),
  close: freshAct('manage-people', { id: id() }, async (context, asked) =>
    toPerson(context, asked, async () => close(context, context.signedIn.member, asked.id)),
  ),
};
