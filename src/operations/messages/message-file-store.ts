import { v7 as createId } from 'uuid';
import type { DatabaseTransaction } from '#db/engine/tables.ts';
import type { IncomingFile } from './rules/incoming-mail.ts';

/** Saves what came with a message. */
export async function insertMessageFiles(tx: DatabaseTransaction, messageId: string, files: readonly IncomingFile[]): Promise<void> {
  for (const [position, { name, contentType, size, state, content }] of files.entries()) {
    const row = { id: createId(), message_id: messageId, position, name, content_type: contentType, size, state };
    await tx
      .insertInto('message_files')
      .values({ ...row, content: content === null ? null : Buffer.from(content) })
      .execute();
  }
}
