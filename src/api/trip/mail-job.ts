import type { Database } from '#data/engine/tables.ts';
import { countRecentJobs, type NewJob } from '#data/outbox/outbox-store.ts';
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
export const mailsAnHour = { links: 3, quotes: 20 } as const;

/**
 * Whether a mailbox may be written to because somebody typed its address. What a contract owes its customer, such as the confirmation of
 * an order, is sent without asking this.
 */
export async function mayMail(db: Database, email: string, what: keyof typeof mailsAnHour): Promise<boolean> {
  return (await countRecentJobs(db, { kind: 'mail', ...mailLookup(email) })) < mailsAnHour[what];
}

/** Whose mails count, and of which time. */
export function mailLookup(email: string): { readonly recipientHash: string; readonly withinSeconds: number } {
  return { recipientHash: hashRecipient(email), withinSeconds: 3_600 };
}
