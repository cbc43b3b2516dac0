import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { completeJob, failJob, type LeasedJob, leaseDueJobs } from '#data/outbox-store.ts';
import type { Database } from '#data/tables.ts';
import { createDocuments } from '#documents/create-documents.ts';
import { deliverDue } from '#mail/deliver.ts';
import { createFileSender } from '#mail/file-sender.ts';
import type { MailPayload } from '#mail/messages.ts';
import type { Attachment, OutboxPort, RenderedMail } from '#mail/ports.ts';
import { createSmtpSender } from '#mail/smtp-sender.ts';
import { describeError } from './log.ts';
import { createAttachments } from './mail-attachments.ts';
import type { Resources } from './resources.ts';

export type Worker = { /** Finishes the mails under way. */ stop(): Promise<void> };

const lookEvery = 1_000;
const mailsAPass = 20;

/** Delivers what the outbox holds, again and again, until stopped. Any number of workers may run: each job is leased to one. */
export function startWorker({ environment, database, log }: Pick<Resources, 'environment' | 'database' | 'log'>): Worker {
  const sender =
    environment.smtpUrl === null ? createFileSender(join(environment.dataFolder, 'mail')) : createSmtpSender(environment.smtpUrl);
  const documents = createDocuments({ addresses: environment.addresses });
  const outbox = createOutboxPort(database.db, randomUUID());
  const stopping = new AbortController();
  let wasAway = false;

  async function deliverOnce(): Promise<number> {
    try {
      const counts = await deliverDue({
        outbox,
        sender,
        render: (payload, { tripId }) =>
          renderWhenNeeded(payload, () => createAttachments({ db: database.db, documents }, { payload, tripId })),
        log,
        limit: mailsAPass,
      });
      wasAway = false;
      return counts.sent + counts.retried + counts.failed;
    } catch (error) {
      if (!wasAway) log.error(describeError(error), 'Unable to look for mail to deliver');
      wasAway = true;
      return 0;
    }
  }

  async function deliverUntilStopped(): Promise<void> {
    while (!stopping.signal.aborted) {
      const delivered = await deliverOnce();
      if (delivered < mailsAPass) await pause(lookEvery, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  }

  const running = deliverUntilStopped();
  return {
    stop() {
      stopping.abort();
      return running;
    },
  };
}

/** The templates and what they bring along take a fifth of a second to load: only a process that sends mail does so. */
async function renderWhenNeeded(payload: MailPayload, attach: () => Promise<readonly Attachment[]>): Promise<RenderedMail> {
  const { renderMail } = await import('#mail/render-mail.tsx');
  return renderMail(payload, await attach());
}

function createOutboxPort(db: Database, owner: string): OutboxPort<LeasedJob> {
  return {
    leaseDue: ({ limit, leaseSeconds }) => leaseDueJobs(db, { owner, limit, leaseSeconds }),
    complete: ({ id }) => completeJob(db, { id, owner }),
    fail: ({ id }, { retryInSeconds, reason }) => failJob(db, { id, owner, error: reason, retryInSeconds }),
  };
}
