import { sql } from 'kysely';
import type { Database } from '#db/engine/tables.ts';

/** A mail about a trip as it went out; its attachments are papers that are kept elsewhere. */
export type SentMail = { readonly messageId: string; readonly subject: string; readonly body: string; readonly sentAt: string };

/** Written by whoever notes a mail as sent (`outbox/outbox-store`). */
export async function listSentMails(db: Database, tripId: string): Promise<readonly SentMail[]> {
  const { rows } = await sql<SentMail>`
    select message_id as "messageId", subject, body, sent_at as "sentAt"
    from sent_mails where trip_id = ${tripId} order by sent_at`.execute(db);
  return rows;
}
