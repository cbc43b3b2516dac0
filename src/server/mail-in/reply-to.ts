import { randomBytes } from 'node:crypto';
import type { Database } from '#db/engine/tables.ts';
import { saveReplyToken } from '#operations/messages/mailbox-store.ts';
import { createReplyAddress, createReplyToken } from '#operations/messages/rules/reply-address.ts';
import type { MailPayload } from '#output/mail/messages.ts';
import type { RenderedMail } from '#output/mail/ports.ts';

/** Mails to staff and partners: answers to them do not come from customers. */
const notToCustomers: readonly MailPayload['kind'][] = [
  'staff-link',
  'staff-invitation',
  'staff-notice',
  'rings',
  'duty-sheet',
  'partner-link',
  'partner-job',
  'partner-statement',
  'partner-invoice',
];

type Addressing = {
  readonly mail: RenderedMail;
  readonly payload: Pick<MailPayload, 'kind'>;
  readonly tripId: string | null;
  readonly replyTo: string | null;
};

/** The reply address for the customer: the trip's own address, if the mail is about a trip. */
export async function withReplyTo(db: Database, { mail, payload, tripId, replyTo }: Addressing): Promise<RenderedMail> {
  if (replyTo === null || notToCustomers.includes(payload.kind)) return mail;
  const token = tripId === null ? null : await saveReplyToken(db, { tripId, token: createReplyToken(randomBytes(16)) });
  return { ...mail, replyTo: createReplyAddress(replyTo, token) };
}
