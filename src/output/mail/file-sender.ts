import { randomUUID } from 'node:crypto';
import { access, mkdir, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { failure, success } from '#domain/result.ts';
import { sha256 } from './identity.ts';
import { createMessageOptions, describeSendError } from './message-options.ts';
import type { MailSender, RenderedMail } from './ports.ts';

/**
 * Writes each mail into a folder as it would have been sent, a whole RFC 5322 message. The file name follows from the mail alone, so one
 * mail can only ever be one file, and the file gets that name when it is complete.
 */
export function createFileSender(folder: string): MailSender {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    async send(mail) {
      try {
        const path = join(folder, fileNameOf(mail));
        if (await exists(path)) return success(null);
        const { message } = await transport.sendMail(createMessageOptions(mail));
        if (!Buffer.isBuffer(message)) throw new Error('The stream transport gave no buffer');
        await mkdir(folder, { recursive: true, mode: 0o700 });
        await writeWhole(path, message);
        return success(null);
      } catch (error) {
        return failure(describeSendError(error));
      }
    },
  };
}

/** `20261121T083000Z-quote-ready-NL-26-104233-1a2b3c4d5e6f.eml`: sorted by time, readable, and one for each Message-ID. */
function fileNameOf({ date, kind, reference, messageId }: RenderedMail): string {
  const time = new Date(date).toISOString().replace(/[-:]|\.\d+/g, '');
  const words = [time, kind, reference.replace(/[^A-Za-z0-9-]/g, ''), sha256(messageId).slice(0, 12)];
  return `${words.filter((word) => word !== '').join('-')}.eml`;
}

async function writeWhole(path: string, content: Buffer): Promise<void> {
  const draft = `${path}.${randomUUID()}.part`;
  try {
    const file = await open(draft, 'wx', 0o600);
    try {
      await file.writeFile(content);
      // The outbox forgets a mail once it is sent: it must be on the disk by then.
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
