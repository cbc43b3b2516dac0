import { v7 as createId } from 'uuid';
import type { DatabaseTransaction } from '#db/engine/tables.ts';
import { databaseNow, inTransaction } from '#db/engine/transaction.ts';
import { enqueueJobs } from '#db/outbox/outbox-store.ts';
import { line, lines } from '#domain/input/fields.ts';
import { type Mistyped, readTyped } from '#domain/input/read-typed.ts';
import { textLimits } from '#domain/input/text-limits.ts';
import { failure, type Result, success } from '#domain/result.ts';
import { hasGap } from '#domain/trip/letters.ts';
import { insertAudit } from '#operations/audit/audit-store.ts';
import { listMembers } from '#operations/staff/member-store.ts';
import type { StaffRight } from '#operations/staff/rules/rights.ts';
import { nameInAudit, type StaffMember } from '#operations/trips/actor.ts';
import type { BookingContext } from '#operations/trips/context.ts';
import { findOtherOwner, type OwnerChanged } from '#operations/trips/give-trip.ts';
import { createMailJob } from '#operations/trips/mail-job.ts';
import { findTripByReference } from '#operations/trips/trip-store.ts';
import { buildMessageAnswerPayload } from '#output/mail/message-payloads.ts';
import {
  insertMessage,
  listThread,
  lockMessage,
  type Message,
  markAnswered,
  setClosed,
  setKind,
  setOwner,
  setTrip,
} from './message-store.ts';
import { isOpen } from './rules/message.ts';

type Context = Pick<BookingContext, 'db'>;
type Asked = { readonly id: string; readonly staff: StaffMember };
type LockedMessage = { readonly tx: DatabaseTransaction; readonly message: Message; readonly now: string; readonly by: string };
type Missing = 'no-right' | 'gone';

/** How many earlier mails an answer refers to. */
const longestThread = 10;

/** An act on one message: checks the right, locks it, and writes the audit in the same transaction. */
async function actOnMessage<Problem>(
  { db }: Context,
  { id, staff, right, act }: Asked & { readonly right: StaffRight; readonly act: string },
  work: (locked: LockedMessage) => Promise<Result<true, Problem>>,
): Promise<Result<true, Problem | Missing>> {
  if (!staff.rights.includes(right)) return failure('no-right');
  return await inTransaction<Result<true, Problem | Missing>>(db, async (tx) => {
    const message = await lockMessage(tx, id);
    if (message === null) return failure('gone');
    const by = nameInAudit(staff);
    const outcome = await work({ tx, message, now: await databaseNow(tx), by });
    if (outcome.ok) {
      await insertAudit(tx, { memberId: staff.id, memberName: by, act, subject: message.tripReference ?? '', detail: {} });
    }
    return outcome;
  });
}

const answerFields = { subject: line(textLimits.subject), text: lines(textLimits.letter) };

export type NotAnswered = Mistyped | { readonly why: 'letter-empty' | 'gap-left' | 'no-customer' | 'answered-before' };
type Answering = Asked & { readonly subject: string; readonly text: string };

/** Answers by mail in the same thread. Marks everything open in the conversation as answered. */
export async function answerMessage(
  context: Context,
  { subject, text, ...asked }: Answering,
): Promise<Result<true, NotAnswered | Missing>> {
  return await actOnMessage<NotAnswered>(context, { ...asked, right: 'write-to-customers', act: 'answer-message' }, async (locked) => {
    const { tx, message, now, by } = locked;
    const read = readTyped(answerFields, { subject, text });
    if (!read.ok) return read;
    if (read.value.subject === '' || read.value.text === '') return failure({ why: 'letter-empty' });
    if (hasGap(read.value.text)) return failure({ why: 'gap-left' });
    // A mail to a bouncing address would bounce too.
    if (message.email === '' || message.kind === 'bounce') return failure({ why: 'no-customer' });
    if (!isOpen(message)) return failure({ why: 'answered-before' });
    const thread = await listThread(tx, message.threadId);
    const follows = thread.flatMap(({ messageId }) => messageId ?? []).slice(-longestThread);
    const reference = message.tripReference ?? '';
    const payload = buildMessageAnswerPayload(message, { at: now, ...read.value, reference, follows, key: String(thread.length) });
    await insertMessage(tx, {
      ...{ ...message, id: createId(), direction: 'out', channel: 'mail', kind: 'message', callWindow: null, answerDueAt: null },
      incomplete: null,
      ...{ name: by, subject: read.value.subject, body: read.value.text, messageId: payload.messageId, print: payload.messageId },
      receivedAt: now,
    });
    await enqueueJobs(tx, [createMailJob(payload, message.tripId)]);
    await markAnswered(tx, { threadId: message.threadId, by });
    return success(true);
  });
}

/** Closes a message that was answered by telephone or needs no answer. */
export async function closeMessage(context: Context, asked: Asked): Promise<Result<true, Missing | 'answered-before'>> {
  return await actOnMessage<'answered-before'>(
    context,
    { ...asked, right: 'write-to-customers', act: 'close-message' },
    async ({ tx, message, by }) => {
      if (!isOpen(message)) return failure('answered-before');
      await setClosed(tx, { id: message.id, by });
      return success(true);
    },
  );
}

/** Reopens a message that was closed or marked as unwanted by mistake. */
export async function reopenMessage(context: Context, asked: Asked): Promise<Result<true, Missing>> {
  return await actOnMessage<never>(
    context,
    { ...asked, right: 'write-to-customers', act: 'reopen-message' },
    async ({ tx, message: { id, kind } }) => {
      await setClosed(tx, { id, by: null });
      if (kind !== 'message') await setKind(tx, { id, kind: 'message' });
      return success(true);
    },
  );
}

/** Marks a message as unwanted. */
export async function refuseMessage(context: Context, asked: Asked): Promise<Result<true, Missing>> {
  return await actOnMessage<never>(context, { ...asked, right: 'write-to-customers', act: 'spam-message' }, async ({ tx, message }) => {
    await setKind(tx, { id: message.id, kind: 'spam' });
    return success(true);
  });
}

/** Assigns it to a colleague, or to nobody. `before`: whose it was on the page. */
export async function assignMessage(
  context: Context,
  { ownerId, before, ...asked }: Asked & { readonly ownerId: string; readonly before: string },
): Promise<Result<true, Missing | 'no-such-colleague' | OwnerChanged>> {
  return await actOnMessage<'no-such-colleague' | OwnerChanged>(
    context,
    { ...asked, right: 'write-to-customers', act: 'assign-message' },
    async ({ tx, message: { id, ...message } }) => {
      const known = message.ownerId === null ? null : { id: message.ownerId, name: message.ownerName ?? '' };
      const other = findOtherOwner(known, { before, wanted: ownerId });
      if (other !== null) return failure(other);
      if (ownerId === '') {
        await setOwner(tx, { id, ownerId: null, ownerName: null });
        return success(true);
      }
      const owner = (await listMembers(tx)).find((member) => member.id === ownerId && member.closedAt === null);
      if (owner === undefined) return failure('no-such-colleague');
      await setOwner(tx, { id, ownerId: owner.id, ownerName: owner.name });
      return success(true);
    },
  );
}

/** A colleague put it to another trip since the page was read. */
type OtherTrip = { readonly why: 'other-trip'; readonly values: { readonly reference: string } };

/** Moves its conversation to a trip by reference, or to none. `before`: the trip that the page showed. */
export async function attachMessage(
  context: Context,
  { reference, before, ...asked }: Asked & { readonly reference: string; readonly before: string },
): Promise<Result<true, Missing | 'no-such-trip' | OtherTrip>> {
  return await actOnMessage<'no-such-trip' | OtherTrip>(
    context,
    { ...asked, right: 'write-to-customers', act: 'attach-message' },
    async ({ tx, message: { threadId, tripReference } }) => {
      const known = tripReference ?? '';
      if (known !== before && known !== reference.toUpperCase()) {
        return failure({ why: 'other-trip', values: { reference: known || '–' } });
      }
      const trip = reference === '' ? null : await findTripByReference(tx, reference.toUpperCase());
      if (trip === null && reference !== '') return failure('no-such-trip');
      await setTrip(tx, { threadId, tripId: trip?.id ?? null });
      return success(true);
    },
  );
}
