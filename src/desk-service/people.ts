import { email, requiredLine } from '#domain/input/fields.ts';
import { textLimits } from '#domain/input/text-limits.ts';
import { listAudit } from '#operations/audit/audit-store.ts';
import { listMembers } from '#operations/staff/member-store.ts';
import { changeRoles, close, invite, inviteAgain } from '#operations/staff/members.ts';
import { deskLanguages } from '#operations/staff/rules/desk-languages.ts';
import { staffRoles } from '#operations/staff/rules/rights.ts';
import { freshAct, query, withoutValue } from './act.ts';
import { id, oneOf, someOf } from './fields.ts';

const auditLines = 200;

export const peopleQueries = {
  /** Everybody by name; those who left come last. */
  members: query('manage-people', {}, async ({ db }) => {
    const members = await listMembers(db);
    return members.map(({ id, name, email, roles, closedAt }) => ({ id, name, email, roles, isClosed: closedAt !== null }));
  }),
  /** What our people did, the last first. */
  audit: query('see-audit', {}, async ({ db }) => {
    const lines = await listAudit(db, auditLines);
    return lines.map(({ at, memberName, act, subject }) => ({ at, memberName, act, subject }));
  }),
};

export const peopleActs = {
  invite: freshAct(
    'manage-people',
    { name: requiredLine(textLimits.name), email: email(), language: oneOf(deskLanguages), role: someOf(staffRoles) },
    async (context, { role, staff: _staff, ...asked }) =>
      withoutValue(await invite(context, context.signedIn.member, { ...asked, roles: role })),
  ),
  inviteAgain: freshAct('manage-people', { id: id() }, async (context, asked) =>
    withoutValue(await inviteAgain(context, context.signedIn.member, asked.id)),
  ),
  changeRoles: freshAct('manage-people', { id: id(), role: someOf(staffRoles) }, async (context, { id, role }) =>
    changeRoles(context, context.signedIn.member, { id, roles: role }),
  ),
  close: freshAct('manage-people', { id: id() }, async (context, asked) => close(context, context.signedIn.member, asked.id)),
};
