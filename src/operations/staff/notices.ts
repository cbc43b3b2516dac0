import { databaseNow } from '#db/engine/transaction.ts';
import { enqueueJobs } from '#db/outbox/outbox-store.ts';
import { shorten } from '#domain/input/clean-text.ts';
import { createMessageId, hashRecipient } from '#output/mail/identity.ts';
import type { MailPayload } from '#output/mail/messages.ts';
import type { StaffContext } from './context.ts';
import { listMembers, type StaffMember } from './member-store.ts';
import { describeDevice } from './rules/device.ts';
import type { MeansChange } from './rules/means-change.ts';
import { homeSite } from './staff-mail.ts';

type Changed = {
  readonly change: MeansChange;
  /** The person whose means of sign-in changed. */
  readonly member: Pick<StaffMember, 'id' | 'name' | 'email' | 'language'>;
  /** Where the change was made; empty on the command line. */
  readonly from: { readonly browser: string; readonly address: string };
};

/**
 * Mails the person and every owner about a changed means of sign-in, so that an unauthorised change is noticed. Runs in the transaction of
 * the change, so that no change lacks its notice.
 */
export async function mailMeansChange({ db, deskUrl, randomBytes }: StaffContext, { change, member, from }: Changed): Promise<void> {
  const at = await databaseNow(db);
  const owners = (await listMembers(db)).filter(({ closedAt, roles }) => closedAt === null && roles.includes('owner'));
  const others = owners.filter(({ id }) => id !== member.id);
  const about = { change, at, person: shorten(member.name), device: describeDevice(from.browser), address: from.address };
  // Two changes in one second are two mails.
  const once = Buffer.from(randomBytes(16)).toString('hex');
  const jobs = [member, ...others].map(({ id, name, email, language }) => {
    const isOwn = id === member.id;
    const payload: MailPayload = {
      kind: 'staff-notice',
      messageId: createMessageId('staff-notice', [once, id]),
      recipientHash: hashRecipient(email),
      causedAt: at,
      site: homeSite,
      language,
      recipient: { name, email },
      ...about,
      isOwn,
      url: `${deskUrl}${isOwn ? '/account' : '/people'}`,
    };
    const { messageId, recipientHash } = payload;
    return { kind: 'mail' as const, tripId: null, payload, messageId, recipientHash, runAfter: null, isUrgent: true };
  });
  await enqueueJobs(db, jobs);
}
