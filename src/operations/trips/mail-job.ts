import type { NewJob } from '#db/outbox/outbox-store.ts';
import type { MailPayload } from '#output/mail/messages.ts';

/** Kinds without urgency: they are sent when nothing else waits. */
const canWait: readonly MailPayload['kind'][] = ['quote-reminder', 'review-invitation'];

/** The outbox row of a mail. */
export function createMailJob(payload: MailPayload, tripId: string | null): NewJob {
  const { messageId, recipientHash } = payload;
  return { kind: 'mail', tripId, payload, messageId, recipientHash, runAfter: null, isUrgent: !canWait.includes(payload.kind) };
}
