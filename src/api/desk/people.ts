import { cleanLine } from '#domain/input/clean-text.ts';
import { isEmail } from '#domain/input/email.ts';
import { audit } from '#operations/audit/audit.ts';
import { listAudit } from '#operations/audit/audit-store.ts';
import { listMembers, type StaffMember } from '#operations/staff/member-store.ts';
import { changeLanguage, changeRoles, close, invite, inviteAgain } from '#operations/staff/members.ts';
import { deletePasskey, listPasskeys, type StaffPasskey } from '#operations/staff/passkey-store.ts';
import { readDeskLanguage } from '#operations/staff/rules/desk-languages.ts';
import { listRights, staffRoles } from '#operations/staff/rules/rights.ts';
import { isFresh } from '#operations/staff/rules/sign-in.ts';
import { readStaffEmail } from '#operations/staff/rules/staff-email.ts';
import { deleteOtherSessions, deleteSession, listSessions, type StaffSession } from '#operations/staff/session-store.ts';
import { builder, require } from './builder.ts';
import type { DeskContext } from './context.ts';

const MemberRef = builder.objectRef<StaffMember>('Member').implement({
  fields: (t) => ({
    id: t.exposeString('id'),
    name: t.exposeString('name'),
    email: t.exposeString('email'),
    language: t.string({ resolve: ({ language }) => language }),
    roles: t.stringList({ resolve: ({ roles }) => [...roles] }),
    isClosed: t.boolean({ resolve: ({ closedAt }) => closedAt !== null }),
  }),
});

const SessionRef = builder.objectRef<StaffSession & { readonly isThis: boolean }>('Session').implement({
  fields: (t) => ({
    id: t.exposeString('id'),
    browser: t.exposeString('browser'),
    proof: t.string({ resolve: ({ proof }) => proof }),
    createdAt: t.exposeString('createdAt'),
    seenAt: t.exposeString('seenAt'),
    isThis: t.exposeBoolean('isThis'),
  }),
});

const PasskeyRef = builder.objectRef<StaffPasskey>('Passkey').implement({
  fields: (t) => ({
    id: t.exposeString('id'),
    name: t.exposeString('name'),
    createdAt: t.exposeString('createdAt'),
    usedAt: t.exposeString('usedAt', { nullable: true }),
  }),
});

const AuditLineRef = builder.objectRef<Awaited<ReturnType<typeof listAudit>>[number]>('AuditLine').implement({
  fields: (t) => ({
    at: t.exposeString('at'),
    memberName: t.exposeString('memberName'),
    act: t.exposeString('act'),
    subject: t.exposeString('subject'),
  }),
});

const MemberOutcomeRef = builder.objectRef<{ readonly problem: string | null }>('MemberOutcome').implement({
  fields: (t) => ({ problem: t.exposeString('problem', { nullable: true }) }),
});

const auditLines = 200;

builder.queryFields((t) => ({
  me: t.field({ type: MemberRef, resolve: (_root, _arguments, { signedIn }) => signedIn.member }),
  rights: t.stringList({
    description: 'What the asker may do.',
    resolve: (_root, _arguments, { signedIn }) => (signedIn.session.scope === 'whole' ? [...listRights(signedIn.member.roles)] : []),
  }),
  mySessions: t.field({
    type: [SessionRef],
    resolve: async (_root, _arguments, { db, signedIn }) => {
      const sessions = await listSessions(db, signedIn.member.id);
      return sessions.map((session) => ({ ...session, isThis: session.id === signedIn.session.id }));
    },
  }),
  myPasskeys: t.field({
    type: [PasskeyRef],
    resolve: async (_root, _arguments, { db, signedIn }) => [...(await listPasskeys(db, signedIn.member.id))],
  }),
  members: t.field({
    type: [MemberRef],
    resolve: async (_root, _arguments, context) => {
      require(context, 'manage-people');
      return [...(await listMembers(context.db))];
    },
  }),
  audit: t.field({
    type: [AuditLineRef],
    resolve: async (_root, _arguments, context) => {
      require(context, 'see-audit');
      return [...(await listAudit(context.db, auditLines))];
    },
  }),
}));

/** Who may come in is changed only by somebody who has just proved that he is there: `null` then, else the problem to show. */
function refuseStale(context: DeskContext): { readonly problem: string } | null {
  require(context, 'manage-people');
  return isFresh(context.signedIn.session, context.now()) ? null : { problem: 'prove-again' };
}

function outcomeOf(result: { readonly ok: true } | { readonly ok: false; readonly failure: string }): { readonly problem: string | null } {
  return { problem: result.ok ? null : result.failure };
}

builder.mutationFields((t) => ({
  invite: t.field({
    type: MemberOutcomeRef,
    args: {
      email: t.arg.string({ required: true }),
      name: t.arg.string({ required: true }),
      language: t.arg.string({ required: true }),
      roles: t.arg.stringList({ required: true }),
    },
    resolve: async (_root, { email, name, language, roles }, context) => {
      const stale = refuseStale(context);
      if (stale !== null) return stale;
      const typed = {
        email: readStaffEmail(email),
        name: cleanLine(name).slice(0, 80),
        roles: staffRoles.filter((role) => roles.includes(role)),
      };
      if (!isEmail(typed.email)) return { problem: 'email' };
      if (typed.name === '') return { problem: 'name' };
      if (typed.roles.length === 0) return { problem: 'roles' };
      const spoken = readDeskLanguage(language);
      if (spoken === null) return { problem: 'language' };
      return outcomeOf(await invite(context, context.signedIn.member, { ...typed, language: spoken }));
    },
  }),
  inviteAgain: t.field({
    type: MemberOutcomeRef,
    args: { id: t.arg.string({ required: true }) },
    resolve: async (_root, { id }, context) => refuseStale(context) ?? outcomeOf(await inviteAgain(context, context.signedIn.member, id)),
  }),
  changeRoles: t.field({
    type: MemberOutcomeRef,
    args: { id: t.arg.string({ required: true }), roles: t.arg.stringList({ required: true }) },
    resolve: async (_root, { id, roles }, context) => {
      const stale = refuseStale(context);
      if (stale !== null) return stale;
      const chosen = staffRoles.filter((role) => roles.includes(role));
      if (chosen.length === 0) return { problem: 'roles' };
      return outcomeOf(await changeRoles(context, context.signedIn.member, { id, roles: chosen }));
    },
  }),
  closeMember: t.field({
    type: MemberOutcomeRef,
    args: { id: t.arg.string({ required: true }) },
    resolve: async (_root, { id }, context) => refuseStale(context) ?? outcomeOf(await close(context, context.signedIn.member, id)),
  }),
  changeMyLanguage: t.field({
    type: MemberOutcomeRef,
    args: { language: t.arg.string({ required: true }) },
    resolve: async (_root, { language }, context) => {
      const spoken = readDeskLanguage(language);
      if (spoken === null) return { problem: 'language' };
      await changeLanguage(context, context.signedIn.member, spoken);
      return { problem: null };
    },
  }),
  endSession: t.boolean({
    args: { id: t.arg.string({ required: true }) },
    resolve: async (_root, { id }, { db, signedIn }) => await deleteSession(db, { id, memberId: signedIn.member.id }),
  }),
  endOtherSessions: t.boolean({
    resolve: async (_root, _arguments, { db, signedIn }) => {
      await deleteOtherSessions(db, signedIn.session);
      return true;
    },
  }),
  removePasskey: t.field({
    type: MemberOutcomeRef,
    args: { id: t.arg.string({ required: true }) },
    resolve: async (_root, { id }, context) => {
      const { db, signedIn, now } = context;
      if (!isFresh(signedIn.session, now())) return { problem: 'prove-again' };
      if (!(await deletePasskey(db, { id, memberId: signedIn.member.id }))) return { problem: 'gone' };
      await audit(db, signedIn.member, { act: 'remove-passkey', subject: '', detail: {} });
      return { problem: null };
    },
  }),
}));
