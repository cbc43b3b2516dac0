import type { NewJob } from '#db/outbox/outbox-store.ts';
import type { SiteKey, SiteLanguage } from '#domain/sites/keys.ts';
import { createMessageId, hashRecipient } from '#output/mail/identity.ts';
import type { MailPayload } from '#output/mail/messages.ts';
import type { StaffMember } from './member-store.ts';

type StaffMail = {
  readonly kind: 'staff-link' | 'staff-invitation';
  readonly member: Pick<StaffMember, 'name' | 'email' | 'language'>;
  readonly url: string;
  readonly at: string;
};

/** The company named in the footer of mails to staff. */
export const homeSite: SiteKey = 'nl';

/** A mail to a staff member, with a link that works once. */
export function createStaffMailJob({ kind, member, url, at }: StaffMail): NewJob {
  const payload: MailPayload = {
    kind,
    messageId: createMessageId(kind, [url]),
    recipientHash: hashRecipient(member.email),
    causedAt: at,
    site: homeSite,
    language: member.language satisfies SiteLanguage,
    recipient: { name: member.name, email: member.email },
    url,
  };
  const { messageId, recipientHash } = payload;
  return { kind: 'mail', tripId: null, payload, messageId, recipientHash, runAfter: null, isUrgent: true };
}
