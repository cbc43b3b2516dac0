import { countRecentJobs, type NewJob } from '#data/outbox-store.ts';
import type { Database } from '#data/tables.ts';
import { hashRecipient } from '#mail/identity.ts';
import type { MailPayload } from '#mail/messages.ts';

/** The outbox row of a mail. */
export function createMailJob(payload: MailPayload, tripId: string | null): NewJob {
  const { messageId, recipientHash } = payload;
  return { kind: 'mail', tripId, payload, messageId, recipientHash, runAfter: null };
}

/**
 * Mails to one mailbox within an hour, for anybody can type anybody's address (quality, "Security and privacy"). Links are sent on nothing
 * but an address: three. A quote takes a whole form, and an office comparing several trips must get every one: twenty.
 */
const mailsAnHour = { links: 3, quotes: 20 } as const;

/**
 * Whether a mailbox may be written to because somebody typed its address. What a contract owes its customer, such as the confirmation of
 * an order, is sent without asking this.
 */
export async function mayMail(db: Database, email: string, what: keyof typeof mailsAnHour): Promise<boolean> {
  const recent = { kind: 'mail', recipientHash: hashRecipient(email), withinSeconds: 3_600 };
  return (await countRecentJobs(db, recent)) < mailsAnHour[what];
}
