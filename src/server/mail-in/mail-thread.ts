import { isMainThread, type MessagePort, parentPort, workerData } from 'node:worker_threads';
import * as v from 'valibot';
import { readMail } from '#operations/messages/read-mail.ts';
import type { IncomingMail } from '#operations/messages/rules/incoming-mail.ts';

/** This file, which runs as a thread when started as one. */
export const mailThreadFile = import.meta.url;

export type MailReply = { readonly mail: IncomingMail } | { readonly message: string };

const start = v.safeParse(v.object({ readsMails: v.literal(true) }), workerData);
if (!isMainThread && parentPort !== null && start.success) serve(parentPort);

function serve(port: MessagePort): void {
  port.on('message', async (source: Uint8Array) => {
    try {
      port.postMessage({ mail: await readMail(source) } satisfies MailReply);
    } catch (error) {
      port.postMessage({ message: error instanceof Error ? error.message : String(error) } satisfies MailReply);
    }
  });
}
