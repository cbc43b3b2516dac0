import { countRecentJobs, type NewJob } from '#data/outbox-store.ts';
import type { Database } from '#data/tables.ts';
import { hashRecipient } from '#mail/identity.ts';
import type { MailPayload } from '#mail/messages.ts';

/** The outbox row of a mail. */
export function createMailJob(payload: MailPayload, tripId: string | null): NewJob {
  const { messageId, recipientHash } = payload;
  return { kind: 'mail', tripId, payload, messageId, recipientHash, runAfter: null };
}

/** Quality, "Security and privacy": three mails an hour to one mailbox, for anybody can type anybody's address. */
const mailLimit = { mails: 3, withinSeconds: 3_600 } as const;

/**
 * Whether a mailbox may be written to because somebody typed its address. What a contract owes its customer, such as the confirmation of
 * an order, is sent without asking this.
 */
export async function mayMail(db: Database, email: string): Promise<boolean> {
  const recent = { kind: 'mail', recipientHash: hashRecipient(email), withinSeconds: mailLimit.withinSeconds };
  return (await countRecentJobs(db, recent)) < mailLimit.mails;
}
