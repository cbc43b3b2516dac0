import { sql } from 'kysely';
import { v7 as createId } from 'uuid';
import * as v from 'valibot';
import { parseStored } from '#db/engine/stored.ts';
import type { Database, DatabaseTransaction } from '#db/engine/tables.ts';
import { type FileState, fileStates, type IncomingFile } from './rules/incoming-mail.ts';

const fileSchema = v.object({
  id: v.string(),
  messageId: v.string(),
  name: v.string(),
  size: v.number(),
  state: v.picklist(fileStates),
});
/** A file as listed on a page, without its content. */
export type MessageFile = v.InferOutput<typeof fileSchema>;

type Saving = { readonly messageId: string; readonly files: readonly IncomingFile[]; readonly isScanned: boolean };

/** Saves the attachments of a message. `isScanned`: a virus scanner must check them before anybody can open them. */
export async function insertMessageFiles(tx: DatabaseTransaction, { messageId, files, isScanned }: Saving): Promise<void> {
  for (const [position, { name, contentType, size, state, content }] of files.entries()) {
    const row = { id: createId(), message_id: messageId, position, name, content_type: contentType, size };
    await tx
      .insertInto('message_files')
      .values({
        ...row,
        state: state === 'kept' && isScanned ? 'waiting' : state,
        content: content === null ? null : Buffer.from(content),
      })
      .execute();
  }
}

/** The attachments of some messages, in the order of each mail. */
export async function listMessageFiles(db: Database, messageIds: readonly string[]): Promise<readonly MessageFile[]> {
  if (messageIds.length === 0) return [];
  const { rows } = await sql`
    select id, message_id as "messageId", name, size, state from message_files
    where message_id = any(${[...messageIds]}::uuid[]) order by message_id, position`.execute(db);
  return rows.map((row) => parseStored(fileSchema, row, 'message file'));
}

type Content = { readonly name: string; readonly contentType: string; readonly content: Uint8Array };

/** A file that may be opened; null if it does not exist, was not stored, or was not scanned. */
export async function findMessageFile(
  db: Database,
  { messageId, id }: { readonly messageId: string; readonly id: string },
): Promise<Content | null> {
  const { rows } = await sql<Content>`
    select name, content_type as "contentType", content from message_files
    where id::text = ${id} and message_id::text = ${messageId} and state = 'kept'`.execute(db);
  return rows[0] ?? null;
}

/** `trip`: the reference of the trip that the message is about. */
type Waiting = { readonly id: string; readonly messageId: string; readonly content: Uint8Array; readonly trip: string | null };

/** The next file for the scanner, after one that was already tried; null if there is none. */
export async function findWaitingFile(db: Database, after: string | null): Promise<Waiting | null> {
  const { rows } = await sql<Waiting>`
    select message_files.id, message_files.message_id as "messageId", message_files.content, trips.reference as trip
    from message_files join messages on messages.id = message_files.message_id left join trips on trips.id = messages.trip_id
    where message_files.state = 'waiting' and (${after}::uuid is null or message_files.id > ${after}::uuid) order by message_files.id limit 1`.execute(
    db,
  );
  return rows[0] ?? null;
}

type Scanned = { readonly id: string; readonly messageId: string; readonly state: Extract<FileState, 'kept' | 'infected' | 'too-large'> };

/** Saves the scanner's result, deletes an infected file, and informs the desk. */
export async function setScanned(tx: DatabaseTransaction, { id, messageId, state }: Scanned): Promise<void> {
  await sql`update message_files set state = ${state}, content = ${state === 'kept' ? sql`content` : sql`null`}
    where id = ${id} and state = 'waiting'`.execute(tx);
  await sql`update messages set version = version + 1 where id = ${messageId}`.execute(tx);
}
