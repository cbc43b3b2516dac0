import { v7 as createId } from 'uuid';
import type { DatabaseTransaction } from '#db/engine/tables.ts';
import { databaseNow } from '#db/engine/transaction.ts';
import { firstDepartureInstant } from '#domain/itinerary/instants.ts';
import { brand } from '#domain/sites/brand.ts';
import { getSite } from '#domain/sites/registry.ts';
import { answerDueBy, promiseMinutes } from '#domain/trip/answer-due.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { findTripById, listTripsByEmail } from '#operations/trips/trip-store.ts';
import { countWaiting } from '#operations/trips/work-lists.ts';
import { sha256 } from '#output/mail/identity.ts';
import { findTripOfMessage } from './find-trip.ts';
import { findFollowed, findTripIdByToken, forgetUndeliverable, markUndeliverable } from './mailbox-store.ts';
import { insertMessageFiles } from './message-file-store.ts';
import { countLately, findMessageByPrint, insertMessage, type NewMessage } from './message-store.ts';
import { type FailedRecipient, readFailedHeader, readFailedRecipients } from './rules/bounce.ts';
import type { IncomingMail } from './rules/incoming-mail.ts';
import { isForged, kindOfMail } from './rules/mail-kind.ts';
import { siteOfSender } from './rules/mail-site.ts';
import { type MessageKind, mostAnHour } from './rules/message.ts';
import { readReplyTokens } from './rules/reply-address.ts';

export type Receiving = {
  readonly mail: IncomingMail;
  /** The reply address, to which a trip's token is added; null if not configured. */
  readonly replyTo: string | null;
  /** Whether a virus scanner checks attachments. */
  readonly isScanned: boolean;
};

/** `isOurs`: it replies to, or reports about, one of our mails. */
type Place = { readonly trip: Trip | null; readonly threadId: string | null; readonly isOurs: boolean };
type Judged = { readonly mail: IncomingMail; readonly kind: MessageKind; readonly place: Place; readonly now: string };

/**
 * Stores an incoming mail once, however often it is read. It is assigned to the trip of its secret reply address, else to the conversation
 * it replies to, else to the trip it names if the sender is its customer, else to the sender's only future trip.
 */
export async function receiveMail(tx: DatabaseTransaction, { mail, replyTo, isScanned }: Receiving): Promise<'new' | 'known'> {
  const print = printOf(mail);
  if ((await findMessageByPrint(tx, print)) !== null) return 'known';
  const now = await databaseNow(tx);
  const judged = kindOfMail(
    mail,
    [brand.email, replyTo ?? brand.email].map((address) => address.toLowerCase()),
  );
  const place = await findPlace(tx, { mail, replyTo, now, isPerson: judged === 'message' });
  const unflooded = await withoutFlood(tx, { mail, kind: judged, place });
  const failed = unflooded === 'bounce' && place.isOurs ? await noteFailed(tx, mail) : [];
  // Nobody needs a report of a mere delay, nor one about a mail that is not ours.
  const kind = unflooded === 'bounce' && failed.length === 0 ? 'automatic' : unflooded;
  if (kind === 'message') await forgetUndeliverable(tx, mail.from.email);
  const message = await createMessage(tx, { mail, kind, place, now });
  const row = { ...message, print, ...customerOf(failed, place) };
  // Some programs reuse a Message-ID for several mails: different content makes another mail.
  const isNew = (await insertMessage(tx, row)) || (await insertMessage(tx, { ...row, messageId: null }));
  if (isNew && (kind === 'message' || kind === 'automatic')) {
    await insertMessageFiles(tx, { messageId: message.id, files: mail.files, isScanned });
  }
  return isNew ? 'new' : 'known';
}

/** Marks the addresses in a report as bouncing, so that the desk sees them. */
async function noteFailed(tx: DatabaseTransaction, { report, headers }: IncomingMail): Promise<readonly FailedRecipient[]> {
  const failed = report === null ? readFailedHeader(headers['x-failed-recipients'] ?? '') : readFailedRecipients(report.status);
  for (const recipient of failed) await markUndeliverable(tx, recipient);
  return failed;
}

/** A bounced mail is listed under the customer it did not reach. */
function customerOf([first]: readonly FailedRecipient[], { trip }: Place): Partial<Pick<NewMessage, 'email' | 'phone'>> {
  return first === undefined ? {} : { email: first.email, phone: trip?.customer.phone ?? '' };
}

/** A fingerprint to recognise a mail that is read twice, or arrives by two ways. */
function printOf({ messageId, from, subject, text, files }: IncomingMail): string {
  const named = files.map(({ name, size }) => [name, size]);
  return sha256(JSON.stringify(['mail', messageId, from.email, subject, text, named]));
}

type Placing = Omit<Receiving, 'isScanned'> & { readonly now: string; readonly isPerson: boolean };

async function findPlace(tx: DatabaseTransaction, { mail, replyTo, now, isPerson }: Placing): Promise<Place> {
  const ids = mail.report?.about == null ? mail.follows : [mail.report.about, ...mail.follows];
  const followed = await findFollowed(tx, ids);
  const byToken = replyTo === null ? null : await findTripIdByToken(tx, readReplyTokens(mail.recipients, replyTo));
  const tripId = byToken ?? followed.tripId;
  // A conversation about another trip is a separate conversation.
  const threadId = byToken === null || followed.tripId === byToken || followed.tripId === null ? followed.threadId : null;
  const { isOurs } = followed;
  if (tripId !== null) return { trip: await findTripById(tx, tripId), threadId, isOurs };
  if (!isPerson || isForged(mail.headers)) return { trip: null, threadId, isOurs };
  const words = `${mail.subject}\n${mail.text}`;
  return { trip: await findTripOfMessage(tx, { email: mail.from.email, words, now }), threadId, isOurs };
}

/** More mails in an hour than a person writes come from a machine, unless they are about a trip. */
async function withoutFlood(tx: DatabaseTransaction, { mail, kind, place }: Omit<Judged, 'now'>): Promise<MessageKind> {
  if (kind !== 'message' || place.trip !== null || mail.from.email === '') return kind;
  return (await countLately(tx, mail.from.email)) < mostAnHour ? 'message' : 'automatic';
}

async function createMessage(tx: DatabaseTransaction, { mail, kind, place, now }: Judged): Promise<Omit<NewMessage, 'print'>> {
  const { trip, threadId } = place;
  const id = createId();
  const { site, language } = trip ?? (await listTripsByEmail(tx, mail.from.email, 1))[0] ?? siteOfSender(mail.from.email);
  const departure = trip === null || trip.itinerary.stops.length === 0 ? null : firstDepartureInstant(trip.itinerary);
  const openMinutes = promiseMinutes({ kind: 'message', now, waiting: await countWaiting(tx) });
  const open = { now, openMinutes, openingHours: brand.openingHours, timeZone: getSite(site).timeZone };
  return {
    ...{ id, threadId: threadId ?? id, direction: 'in', channel: 'mail', kind, site, language, tripId: trip?.id ?? null },
    ...{ name: mail.from.name, email: mail.from.email, phone: '', reference: '', subject: mail.subject, body: mail.text },
    ...{ callWindow: null, messageId: mail.messageId, incomplete: mail.incomplete },
    // A bounce is due today; what cannot be answered before departure is due at once.
    answerDueAt: kind === 'message' ? (answerDueBy({ ...open, departure }) ?? now) : kind === 'bounce' ? now : null,
  };
}
