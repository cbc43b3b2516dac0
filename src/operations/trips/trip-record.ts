import { sql } from 'kysely';
import type { Database } from '#db/engine/tables.ts';
import type { TripState } from '#domain/trip/states.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { numberDocuments } from '#operations/invoices/number-documents.ts';
import { listPayments, type Payment } from '#operations/payments/payment-store.ts';
import { findReview, type TripReview } from '#operations/reviews/review-store.ts';
import { type HistoryEntry, listHistory } from './history-store.ts';
import { listMailPauses, type MailPause } from './mail-pause-store.ts';
import { listNotes, type TripNote } from './note-store.ts';
import { listNotices, type Notice } from './notice-store.ts';
import { listSentMails, type SentMail } from './sent-mail-store.ts';
import { parseTrip } from './trip-row.ts';

/** A mail, as far as its data is still stored. */
export type MailRecord = {
  readonly messageId: string;
  readonly kind: string;
  readonly createdAt: string;
  readonly sentAt: string | null;
  readonly failedAt: string | null;
  readonly attempts: number;
  /** The text as sent; null if not sent, erased, or sent before texts were stored. */
  readonly sent: { readonly subject: string; readonly body: string } | null;
};

export type InvoiceRecord = {
  readonly kind: string;
  readonly number: string;
  readonly issuedAt: string;
  readonly totalCents: number;
  readonly document: unknown;
};

/** Everything that is stored about one trip. */
export type TripRecord = {
  readonly trip: Trip;
  readonly history: readonly HistoryEntry[];
  readonly notices: readonly Notice[];
  readonly mails: readonly MailRecord[];
  readonly notes: readonly TripNote[];
  readonly pause: Omit<MailPause, 'tripId'> | null;
  readonly payments: readonly Payment[];
  readonly invoices: readonly InvoiceRecord[];
  readonly review: TripReview | null;
};

export async function readTripRecord(db: Database, trip: Trip): Promise<TripRecord> {
  const { id } = trip;
  const [history, notices, mails, notes, holds, payments, invoices, review] = await Promise.all([
    listHistory(db, id),
    listNotices(db, id),
    listMails(db, { tripId: id }),
    listNotes(db, id),
    listMailPauses(db),
    listPayments(db, id),
    listInvoices(db, id),
    findReview(db, id),
  ]);
  const paused = holds.find(({ tripId }) => tripId === id);
  const pause = paused === undefined ? null : { memberName: paused.memberName, reason: paused.reason, at: paused.at };
  return { trip, history, notices, mails, notes, pause, payments, invoices, review };
}

/** The mails of a trip, or the mails to an address that belong to no trip. */
export async function listMails(
  db: Database,
  of: { readonly tripId: string } | { readonly recipientHash: string },
): Promise<readonly MailRecord[]> {
  const mails = db.selectFrom('outbox').select(['message_id', 'created_at', 'done_at', 'failed_at', 'attempts']).where('kind', '=', 'mail');
  const mine =
    'tripId' in of
      ? mails.where('trip_id', '=', of.tripId)
      : mails.where('recipient_hash', '=', of.recipientHash).where('trip_id', 'is', null);
  const rows = await mine.orderBy('created_at').orderBy('id').execute();
  const texts = 'tripId' in of ? await listSentMails(db, of.tripId) : [];
  const sentAs = new Map(texts.map((text) => [text.messageId, text]));
  const known = rows.map(({ message_id, created_at, done_at, failed_at, attempts }) => ({
    ...{ messageId: message_id, kind: kindOf(message_id), createdAt: created_at, sentAt: done_at, failedAt: failed_at, attempts },
    sent: sentAs.get(message_id) ?? null,
  }));
  // The outbox clears old jobs; the text of a mail stays with the trip.
  const ids = new Set(known.map(({ messageId }) => messageId));
  const older = texts.filter(({ messageId }) => !ids.has(messageId));
  return [...older.map((text) => ({ ...fateOf(text), sent: text })), ...known];
}

function fateOf({ messageId, sentAt }: SentMail) {
  return { messageId, kind: kindOf(messageId), createdAt: sentAt, sentAt, failedAt: null, attempts: 1 };
}

/** The kind of the mail is the prefix of its id. */
function kindOf(messageId: string): string {
  return /^<([a-z-]+)\./.exec(messageId)?.[1] ?? 'mail';
}

async function listInvoices(db: Database, tripId: string): Promise<readonly InvoiceRecord[]> {
  await numberDocuments(db, { tripId });
  const rows = await db.selectFrom('invoices').selectAll().where('trip_id', '=', tripId).orderBy('entry').execute();
  return rows.map(({ kind, number, issued_at, total_cents, document }) => ({
    kind,
    number: number ?? '',
    issuedAt: issued_at,
    totalCents: total_cents,
    document,
  }));
}

export type TripFilter = {
  readonly state: TripState | null;
  /** Dates of the first departure, `YYYY-MM-DD`, both included. */
  readonly from: string | null;
  readonly to: string | null;
  readonly limit: number;
};

/** Trips by their first departure, earliest first. */
export async function listTrips(db: Database, { state, from, to, limit }: TripFilter): Promise<readonly Trip[]> {
  let query = db.selectFrom('trips').selectAll();
  if (state !== null) query = query.where('status', '=', state.status).where('stage', '=', state.stage);
  if (from !== null) query = query.where('first_date', '>=', from);
  if (to !== null) query = query.where('first_date', '<=', to);
  const rows = await query.orderBy('first_departure').orderBy('id').limit(limit).execute();
  return rows.map(parseTrip);
}

/** Clears the mails to an address that belong to no trip, pending ones included, and deletes the address from them. */
export async function forgetMails(db: Database, recipientHash: string): Promise<void> {
  await sql`
    update outbox set payload = '{}', recipient_hash = null, lease_until = null, lease_owner = null, last_error = null,
      failed_at = case when done_at is null then coalesce(failed_at, now()) end
    where recipient_hash = ${recipientHash} and trip_id is null`.execute(db);
}
