import { Worker } from 'node:worker_threads';
import type { IncomingMail } from '#operations/messages/rules/incoming-mail.ts';
import type { MailReply } from './mail-thread.ts';

export type Mails = {
  /** One after the other. Null if it is no mail, or takes too long or too much memory. */
  readonly read: (source: Uint8Array) => Promise<IncomingMail | null>;
  readonly close: () => Promise<void>;
};

type Limits = { /** Milliseconds for one mail. */ readonly longest: number; readonly megabytes: number };

/** 40 MB are parsed in some two seconds. */
const usual: Limits = { longest: 30_000, megabytes: 384 };

/**
 * Parses mails in a separate thread: mail from strangers may take long or much memory, and the worker must go on. The thread serves many
 * mails; one that takes too much ends it, and the next mail gets a new thread.
 */
export function createThreadedMails({ longest, megabytes }: Limits = usual): Mails {
  let thread: Worker | null = null;

  async function start(): Promise<Worker> {
    const { mailThreadFile } = await import('./mail-thread.ts');
    const worker = new Worker(new URL(mailThreadFile), {
      workerData: { readsMails: true },
      resourceLimits: { maxOldGenerationSizeMb: megabytes, maxYoungGenerationSizeMb: 32 },
    });
    // A thread that runs out of memory between two mails must not end the process.
    return worker.on('error', () => undefined);
  }

  async function close(): Promise<void> {
    const ended = thread;
    thread = null;
    await ended?.terminate();
  }

  return {
    async read(source) {
      const worker = thread ?? (await start());
      thread = worker;
      const reply = await askOnce(worker, { source, longest });
      if (reply === null) await close();
      return reply === null || !('mail' in reply) ? null : reply.mail;
    },
    close,
  };
}

/** Null if the thread did not answer and must be ended. */
async function askOnce(worker: Worker, { source, longest }: { readonly source: Uint8Array; readonly longest: number }) {
  const { promise, resolve } = Promise.withResolvers<MailReply | null>();
  const fail = () => resolve(null);
  const watch = setTimeout(fail, longest);
  worker.once('message', resolve).once('error', fail).once('exit', fail);
  worker.postMessage(source);
  try {
    return await promise;
  } finally {
    clearTimeout(watch);
    worker.off('message', resolve).off('error', fail).off('exit', fail);
  }
}
