import { sql } from 'kysely';
import * as v from 'valibot';
import { parseStored } from '#db/engine/stored.ts';
import type { Database, DatabaseTransaction } from '#db/engine/tables.ts';
import { callWindows } from '#domain/sites/contact.ts';
import { siteKeys, siteLanguages } from '#domain/sites/keys.ts';
import { incompleteReasons } from './rules/incoming-mail.ts';
import { type MessageList, machineMessageDays, messageChannels, messageDays, messageKinds } from './rules/message.ts';

const messageSchema = v.object({
  id: v.string(),
  threadId: v.string(),
  direction: v.picklist(['in', 'out']),
  channel: v.picklist(messageChannels),
  kind: v.picklist(messageKinds),
  site: v.picklist(siteKeys),
  language: v.picklist(siteLanguages),
  tripId: v.nullable(v.string()),
  /** The reference of its trip; null without one. */
  tripReference: v.nullable(v.string()),
  name: v.string(),
  email: v.string(),
  phone: v.string(),
  reference: v.string(),
  subject: v.string(),
  body: v.string(),
  callWindow: v.nullable(v.picklist(callWindows)),
  messageId: v.nullable(v.string()),
  incomplete: v.nullable(v.picklist(incompleteReasons)),
  receivedAt: v.string(),
  answerDueAt: v.nullable(v.string()),
  ownerId: v.nullable(v.string()),
  ownerName: v.nullable(v.string()),
  answeredAt: v.nullable(v.string()),
  answeredBy: v.nullable(v.string()),
  closedAt: v.nullable(v.string()),
  closedBy: v.nullable(v.string()),
  version: v.number(),
});
export type Message = v.InferOutput<typeof messageSchema>;

const columns = sql`m.id, m.thread_id as "threadId", m.direction, m.channel, m.kind, m.site, m.language, m.trip_id as "tripId",
  t.reference as "tripReference", m.name, m.email, m.phone, m.reference, m.subject, m.body, m.call_window as "callWindow",
  m.message_id as "messageId", m.incomplete, m.received_at as "receivedAt", m.answer_due_at as "answerDueAt", m.owner_id as "ownerId",
  m.owner_name as "ownerName", m.answered_at as "answeredAt", m.answered_by as "answeredBy", m.closed_at as "closedAt",
  m.closed_by as "closedBy", m.version`;

async function read(db: Database, rest: ReturnType<typeof sql>): Promise<readonly Message[]> {
  const { rows } = await sql`select ${columns} from messages m left join trips t on t.id = m.trip_id ${rest}`.execute(db);
  return rows.map((row) => parseStored(messageSchema, row, 'message'));
}

const isOpen = sql`m.direction = 'in' and m.kind in ('message', 'bounce') and m.answered_at is null and m.closed_at is null`;

/** Messages that need an answer, by due time; `memberId`: only those assigned to that person. */
export async function listOpenMessages(
  db: Database,
  { memberId = null, limit }: { readonly memberId?: string | null; readonly limit: number },
): Promise<readonly Message[]> {
  const mine = memberId === null ? sql`` : sql`and m.owner_id = ${memberId}`;
  return await read(db, sql`where ${isOpen} ${mine} order by m.answer_due_at nulls first, m.received_at, m.id limit ${limit}`);
}

/** The number of messages that need an answer. */
export async function countOpenMessages(db: Database): Promise<number> {
  const { rows } = await sql<{ readonly count: number }>`select count(*)::int as count from messages m where ${isOpen}`.execute(db);
  return rows[0]?.count ?? 0;
}

type Page = {
  readonly list: Exclude<MessageList, 'open' | 'mine'>;
  readonly search: string;
  /** The id after which to continue; empty for the first page. */
  readonly before: string;
  readonly limit: number;
};

/** Answered and closed messages, or automatic and unwanted ones, newest first. */
export async function listMessages(db: Database, { list, search, before, limit }: Page): Promise<readonly Message[]> {
  const within =
    list === 'done'
      ? sql`m.direction = 'in' and m.kind = 'message' and (m.answered_at is not null or m.closed_at is not null)`
      : sql`m.direction = 'in' and m.kind <> 'message'`;
  return await read(db, sql`where ${within} ${matching(search)} ${after(before)} order by m.received_at desc, m.id desc limit ${limit}`);
}

function matching(search: string): ReturnType<typeof sql> {
  if (search === '') return sql``;
  const part = `%${search.replace(/[\\%_]/g, '\\$&')}%`;
  return sql`and (m.email ilike ${part} or m.name ilike ${part} or m.subject ilike ${part} or t.reference ilike ${part})`;
}

function after(before: string): ReturnType<typeof sql> {
  if (before === '') return sql``;
  return sql`and (m.received_at, m.id) < (select b.received_at, b.id from messages b where b.id::text = ${before})`;
}

export async function findMessage(db: Database, id: string): Promise<Message | null> {
  return (await read(db, sql`where m.id::text = ${id}`))[0] ?? null;
}

export async function findMessageByPrint(db: Database, print: string): Promise<Message | null> {
  return (await read(db, sql`where m.print = ${print}`))[0] ?? null;
}

/** Locks a message until the transaction ends; null if it does not exist. */
export async function lockMessage(tx: DatabaseTransaction, id: string): Promise<Message | null> {
  return (await read(tx, sql`where m.id::text = ${id} for update of m`))[0] ?? null;
}

/** A conversation, oldest message first. */
export async function listThread(db: Database, threadId: string): Promise<readonly Message[]> {
  return await read(db, sql`where m.thread_id = ${threadId} order by m.received_at, m.id`);
}

/** All messages about a trip in both directions and bounces, oldest first; without other automatic mails. */
export async function listMessagesOfTrip(db: Database, tripId: string): Promise<readonly Message[]> {
  return await read(db, sql`where m.trip_id = ${tripId} and m.kind in ('message', 'bounce') order by m.received_at, m.id`);
}

/** The number of messages from an address within the last hour. */
export async function countLately(db: Database, email: string): Promise<number> {
  const { rows } = await sql<{ readonly count: number }>`
    select count(*)::int as count from messages
    where lower(email) = lower(${email}) and direction = 'in' and received_at > now() - interval '1 hour'`.execute(db);
  return rows[0]?.count ?? 0;
}

export type NewMessage = Pick<
  Message,
  | 'id'
  | 'threadId'
  | 'direction'
  | 'channel'
  | 'kind'
  | 'site'
  | 'language'
  | 'tripId'
  | 'name'
  | 'email'
  | 'phone'
  | 'reference'
  | 'subject'
  | 'body'
  | 'callWindow'
  | 'messageId'
  | 'answerDueAt'
> & { readonly print: string /** An instant; now where it is left out. */; readonly receivedAt?: string } & Partial<
    Pick<Message, 'incomplete'>
  >;

/** Saves a message; false if it is already stored. */
export async function insertMessage(tx: Database, message: NewMessage): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await tx
    .insertInto('messages')
    .values({
      ...{ id: message.id, thread_id: message.threadId, direction: message.direction, channel: message.channel, kind: message.kind },
      ...{ site: message.site, language: message.language, trip_id: message.tripId, name: message.name, email: message.email },
      ...{ phone: message.phone, reference: message.reference, subject: message.subject, body: message.body },
      ...{ call_window: message.callWindow, message_id: message.messageId, answer_due_at: message.answerDueAt, print: message.print },
      incomplete: message.incomplete ?? null,
      ...(message.receivedAt === undefined ? {} : { received_at: message.receivedAt }),
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

/** Marks everything open in a conversation as answered. */
export async function markAnswered(tx: DatabaseTransaction, { threadId, by }: { readonly threadId: string; readonly by: string }) {
  await sql`
    update messages m set answered_at = now(), answered_by = ${by}, version = version + 1
    where m.thread_id = ${threadId} and ${isOpen}`.execute(tx);
}

/** Closes a message without an answer, or reopens it. */
export async function setClosed(tx: DatabaseTransaction, { id, by }: { readonly id: string; readonly by: string | null }): Promise<void> {
  await sql`
    update messages set closed_at = ${by === null ? sql`null` : sql`now()`}, closed_by = ${by}, version = version + 1,
      answered_at = ${by === null ? sql`null` : sql`answered_at`}, answered_by = ${by === null ? sql`null` : sql`answered_by`}
    where id = ${id}`.execute(tx);
}

export async function setKind(tx: DatabaseTransaction, { id, kind }: { readonly id: string; readonly kind: Message['kind'] }) {
  await sql`update messages set kind = ${kind}, version = version + 1 where id = ${id}`.execute(tx);
}

type Owner = { readonly id: string; readonly ownerId: string | null; readonly ownerName: string | null };

export async function setOwner(tx: DatabaseTransaction, { id, ownerId, ownerName }: Owner): Promise<void> {
  await sql`update messages set owner_id = ${ownerId}, owner_name = ${ownerName}, version = version + 1 where id = ${id}`.execute(tx);
}

/** Moves a whole conversation to a trip. */
export async function setTrip(
  tx: DatabaseTransaction,
  { threadId, tripId }: { readonly threadId: string; readonly tripId: string | null },
) {
  await sql`update messages set trip_id = ${tripId}, version = version + 1 where thread_id = ${threadId}`.execute(tx);
}

/** Deletes messages without a trip after their retention period; others are deleted with their trip. */
export async function deleteOldMessages(db: Database): Promise<void> {
  await sql`
    delete from messages where trip_id is null and received_at < now() - make_interval(days => ${machineMessageDays})
      and (kind <> 'message' or received_at < now() - make_interval(days => ${messageDays}))`.execute(db);
}
