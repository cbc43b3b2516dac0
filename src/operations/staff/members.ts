import { databaseNow, inTransaction } from '#db/engine/transaction.ts';
import { enqueueJobs } from '#db/outbox/outbox-store.ts';
import { failure, type Result, success } from '#domain/result.ts';
import { audit } from '#operations/audit/audit.ts';
import type { StaffContext } from './context.ts';
import { deskAddresses } from './desk-addresses.ts';
import { findMeans } from './means.ts';
import {
  closeMember,
  findMember,
  forgetMeans,
  insertMember,
  listMembers,
  lockMember,
  type NewMember,
  type StaffMember,
  setInvited,
  setLanguage,
  setRoles,
} from './member-store.ts';
import { mailMeansChange } from './notices.ts';
import { deleteProofs, insertProof } from './proof-store.ts';
import { signInMinutes } from './rules/sign-in.ts';
import { readStaffEmail } from './rules/staff-email.ts';
import { createStaffMailJob } from './staff-mail.ts';
import { createToken } from './token.ts';

/** Who invites: a person with the right, or somebody at the machine's console. */
export type Inviter = Pick<StaffMember, 'id' | 'name'> | 'console';

export type Invitation = { readonly member: StaffMember /** Opens once, and stands in the mail too. */; readonly url: string };

/** Invites a person and mails the link for the first sign-in. */
export async function invite(context: StaffContext, by: Inviter, asked: NewMember): Promise<Result<Invitation, 'known'>> {
  const at = await databaseNow(context.db);
  return await inTransaction(context.db, async (tx) => {
    const member = await insertMember(tx, { ...asked, email: readStaffEmail(asked.email) });
    if (member === null) return failure('known' as const);
    await note(tx, by, { act: 'invite', subject: member.name, detail: { roles: [...member.roles] } });
    return success({ member, url: await mailInvitation({ ...context, db: tx }, { member, at }) });
  });
}

/** Mails a new invitation to a person whose first one expired. A person who has set up a means cannot be invited again: {@link recover}. */
export async function inviteAgain(context: StaffContext, by: Inviter, id: string): Promise<Result<Invitation, 'gone' | 'has-means'>> {
  const at = await databaseNow(context.db);
  return await inTransaction(context.db, async (tx) => {
    const member = await findMember(tx, id);
    if (member === null || member.closedAt !== null) return failure('gone' as const);
    const { hasCodes, hasPasskey } = await findMeans(tx, id);
    if (hasCodes || hasPasskey) return failure('has-means' as const);
    await note(tx, by, { act: 'invite-again', subject: member.name, detail: {} });
    return success({ member, url: await mailInvitation({ ...context, db: tx }, { member, at }) });
  });
}

/**
 * Restores access for a person who lost every means: deletes the old means, ends all sessions, and invites the person as if for the first
 * time. Needs two owners, or the machine's console.
 */
export async function recover(context: StaffContext, by: Inviter, id: string): Promise<Result<Invitation, 'gone'>> {
  const at = await databaseNow(context.db);
  return await inTransaction(context.db, async (tx) => {
    const member = await findMember(tx, id);
    if (member === null || member.closedAt !== null) return failure('gone' as const);
    await forgetMeans(tx, id);
    await note(tx, by, { act: 'recover', subject: member.name, detail: {} });
    await mailMeansChange({ ...context, db: tx }, { change: 'recover', member, from: { browser: '', address: '' } });
    return success({ member, url: await mailInvitation({ ...context, db: tx }, { member, at }) });
  });
}

type Roles = StaffMember['roles'];

/** Somebody changed the roles since the page was read. */
type RolesChanged = { readonly why: 'roles-changed'; readonly values: { readonly name: string } };

const areSame = (some: Roles, others: Roles) => new Set([...some, ...others]).size === some.length && some.length === others.length;

/**
 * Changes a person's roles; `before`: as the page showed them. The last owner stays an owner, because otherwise nobody could invite
 * anybody.
 */
export async function changeRoles(
  { db }: StaffContext,
  by: Inviter,
  { id, roles, before }: Pick<StaffMember, 'id' | 'roles'> & { readonly before: Roles },
): Promise<Result<true, 'gone' | 'last-owner' | RolesChanged>> {
  return await inTransaction(db, async (tx) => {
    const member = await lockMember(tx, id);
    if (member === null || member.closedAt !== null) return failure('gone' as const);
    if (areSame(member.roles, roles)) return success(true as const);
    if (!areSame(member.roles, before)) return failure({ why: 'roles-changed' as const, values: { name: member.name } });
    if (!roles.includes('owner') && isLastOwner(member, await listMembers(tx))) return failure('last-owner' as const);
    await setRoles(tx, id, roles);
    await note(tx, by, { act: 'change-roles', subject: member.name, detail: { before: [...member.roles], after: [...roles] } });
    return success(true as const);
  });
}

/** Changes the language of the desk and its mails for a person; only the person may choose it. */
export async function changeLanguage(
  { db }: StaffContext,
  { id, name, language: before }: StaffMember,
  language: StaffMember['language'],
): Promise<void> {
  if (language === before) return;
  await inTransaction(db, async (tx) => {
    await setLanguage(tx, { id, language });
    await audit(tx, { id, name }, { act: 'change-language', subject: name, detail: { before, after: language } });
  });
}

/** Closes a person's access at once and ends all sessions. */
export async function close({ db }: StaffContext, by: Inviter, id: string): Promise<Result<true, 'gone' | 'last-owner'>> {
  return await inTransaction(db, async (tx) => {
    const member = await findMember(tx, id);
    if (member === null || member.closedAt !== null) return failure('gone' as const);
    if (isLastOwner(member, await listMembers(tx))) return failure('last-owner' as const);
    await closeMember(tx, id);
    await note(tx, by, { act: 'close', subject: member.name, detail: {} });
    return success(true as const);
  });
}

function isLastOwner(member: StaffMember, all: readonly StaffMember[]): boolean {
  const isOwner = ({ roles, closedAt }: StaffMember) => closedAt === null && roles.includes('owner');
  return isOwner(member) && all.filter(isOwner).length === 1;
}

async function mailInvitation(
  context: StaffContext,
  { member, at }: { readonly member: StaffMember; readonly at: string },
): Promise<string> {
  const token = createToken(context);
  // The previous invitation becomes invalid.
  await deleteProofs(context.db, { memberId: member.id, kind: 'invitation' });
  await setInvited(context.db, member.id);
  const proof = { tokenHash: token.hash, kind: 'invitation', memberId: member.id, minutes: signInMinutes.invitation } as const;
  await insertProof(context.db, proof);
  const url = deskAddresses(context).invitation(token.secret);
  await enqueueJobs(context.db, [createStaffMailJob({ kind: 'staff-invitation', member, url, at })]);
  return url;
}

async function note(db: StaffContext['db'], by: Inviter, entry: Parameters<typeof audit>[2]): Promise<void> {
  await audit(db, by === 'console' ? { id: null, name: 'console' } : by, entry);
}
