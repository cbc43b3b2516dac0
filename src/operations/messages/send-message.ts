import { v7 as createId } from 'uuid';
import { databaseNow, inTransaction } from '#db/engine/transaction.ts';
import { enqueueAllowed } from '#db/outbox/mail-quota.ts';
import { firstDepartureInstant } from '#domain/itinerary/instants.ts';
import { success } from '#domain/result.ts';
import { brand } from '#domain/sites/brand.ts';
import type { SiteKey, SiteLanguage } from '#domain/sites/keys.ts';
import { getSite } from '#domain/sites/registry.ts';
import { answerDueBy, promiseMinutes, type Waiting } from '#domain/trip/answer-due.ts';
import { mailAllowances } from '#domain/trip/mail-allowance.ts';
import type { Trip } from '#domain/trip/trip.ts';
import type { Answer } from '#operations/trips/answer.ts';
import type { BookingContext } from '#operations/trips/context.ts';
import { createMailJob } from '#operations/trips/mail-job.ts';
import { countWaiting } from '#operations/trips/work-lists.ts';
import { createMessageId, hashRecipient, sha256 } from '#output/mail/identity.ts';
import { buildMessageReceivedPayload } from '#output/mail/message-payloads.ts';
import { findTripOfMessage } from './find-trip.ts';
import { countLately, findMessageByPrint, insertMessage, type NewMessage } from './message-store.ts';
import { type CallTime, callDue } from './rules/call-due.ts';
import { type ContactForm, readContactForm } from './rules/contact-fields.ts';
import { channelOfWish, mostAnHour } from './rules/message.ts';

export type SendingMessage = {
  readonly input: unknown;
  readonly visit: { readonly site: SiteKey; readonly language: SiteLanguage };
};

/** When the sender will hear from us. */
export type MessagePromise = { readonly answerBy: string | null; readonly call: CallTime | null };

type Asked = { readonly form: ContactForm; readonly visit: SendingMessage['visit']; readonly trip: Trip | null; readonly now: string };

/**
 * Stores a message from a contact page and confirms it by mail. The same form sent twice within a day is one message. A bot's message is
 * stored as unwanted and gets the same answer, but no mail.
 */
export async function sendMessage({ db }: Pick<BookingContext, 'db'>, { input, visit }: SendingMessage): Promise<Answer<MessagePromise>> {
  const read = readContactForm(input);
  if (!read.ok) return read;
  const form = read.value;
  return await inTransaction(db, async (tx) => {
    const now = await databaseNow(tx);
    const trip = await findTripOfMessage(tx, { email: form.email, words: form.reference, now });
    const promise = promiseOf({ form, visit, trip, now }, await countWaiting(tx));
    const isWanted = form.website === '' && (form.email === '' || (await countLately(tx, form.email)) < mostAnHour);
    const message = createMessage({ form, visit, trip, now }, { promise, isWanted });
    if (!(await insertMessage(tx, message))) return success(await promiseOfFirst(tx, message, promise));
    if (isWanted && form.email !== '') {
      const job = createMailJob(buildMessageReceivedPayload(message, { at: now, ...promise }), trip?.id ?? null);
      await enqueueAllowed(tx, { mailbox: hashRecipient(form.email), allowance: mailAllowances.message, job });
    }
    return success(promise);
  });
}

function promiseOf({ form, visit, trip, now }: Asked, waiting: Waiting): MessagePromise {
  const open = { now, openingHours: brand.openingHours, timeZone: getSite(visit.site).timeZone };
  if (form.wish === 'call-back') return { answerBy: null, call: callDue({ ...open, window: form.callWindow, waiting }) };
  const departure = trip === null || trip.itinerary.stops.length === 0 ? null : firstDepartureInstant(trip.itinerary);
  const openMinutes = promiseMinutes({ kind: 'message', now, waiting });
  return { answerBy: answerDueBy({ ...open, departure, openMinutes }), call: null };
}

type Judged = { readonly promise: MessagePromise; readonly isWanted: boolean };

function createMessage({ form, visit, trip, now }: Asked, { promise, isWanted }: Judged): NewMessage {
  const id = createId();
  const { wish, website: _, callWindow, text, ...typed } = form;
  return {
    ...{ id, threadId: id, direction: 'in', channel: channelOfWish(wish), kind: isWanted ? 'message' : 'spam', ...visit },
    ...{ tripId: trip?.id ?? null, ...typed, body: text, callWindow: wish === 'call-back' ? callWindow : null },
    messageId: createMessageId('message-received', [id]),
    answerDueAt: promise.call?.until ?? promise.answerBy,
    print: sha256(JSON.stringify([visit, form, now.slice(0, 10)])),
  };
}

/** A repeated message returns the promise of the first; a later one would differ. */
async function promiseOfFirst(
  db: Parameters<typeof findMessageByPrint>[0],
  { print }: NewMessage,
  promise: MessagePromise,
): Promise<MessagePromise> {
  const first = await findMessageByPrint(db, print);
  if (first === null) return promise;
  const due = first.answerDueAt;
  if (promise.call === null || due === null) return { ...promise, answerBy: due };
  return { ...promise, call: { from: promise.call.from, until: due } };
}
