import * as v from 'valibot';
import type { TextFailure, TextSender } from './ports.ts';
import { textMessage } from './text-message.ts';

const leaseSeconds = 20;
const firstPauseSeconds = 5;
/** Older messages about a journey under way are out of date and would mislead. */
const newsMinutes = 20;

export type DueText = {
  readonly id: string;
  readonly payload: unknown;
  readonly messageId: string;
  readonly attempts: number;
  readonly tripReference: string | null;
};

/** The outbox as the delivery of text messages uses it. */
export type TextOutbox = {
  leaseDue(request: { readonly limit: number; readonly leaseSeconds: number }): Promise<readonly DueText[]>;
  complete(row: DueText): Promise<unknown>;
  fail(row: DueText, failed: { readonly retryInSeconds: number | null; readonly reason: string }): Promise<unknown>;
};

export type TextDelivery = {
  readonly outbox: TextOutbox;
  readonly sender: TextSender;
  readonly log: { warn(fields: object, message: string): void };
  readonly now: () => number;
  /** The most that one pass takes. */
  readonly limit: number;
};

/**
 * One pass over the due text messages. Returns how many it tried. Delivery is at least once: a process killed between the provider's answer
 * and our note sends again, under the same reference.
 */
export async function deliverTexts({ outbox, sender, log, now, limit }: TextDelivery): Promise<number> {
  const due = await outbox.leaseDue({ limit, leaseSeconds });
  await Promise.all(
    due.map(async (row) => {
      const failed = await trySend(row, sender, now());
      if (failed === null) return await outbox.complete(row);
      const retryInSeconds = failed.permanent ? null : firstPauseSeconds * 2 ** (row.attempts - 1);
      log.warn({ trip: row.tripReference, attempts: row.attempts, reason: failed.code, retryInSeconds }, 'text message not sent');
      return await outbox.fail(row, { retryInSeconds, reason: failed.code });
    }),
  );
  return due.length;
}

async function trySend({ payload, messageId }: DueText, sender: TextSender, now: number): Promise<TextFailure | null> {
  const message = v.safeParse(textMessage, payload);
  if (!message.success) return { code: 'payload', permanent: true };
  const { to, text, causedAt } = message.output;
  if (now - Date.parse(causedAt) > newsMinutes * 60_000) return { code: 'too late', permanent: true };
  const sent = await sender.send({ to, text, reference: referenceOf(messageId) });
  return sent.ok ? null : sent.failure;
}

/** Short enough for any provider: the middle of our ids is what distinguishes messages. */
function referenceOf(messageId: string): string {
  return messageId.replace(/^<sms\.([0-9a-f]{32}).*$/, '$1');
}
