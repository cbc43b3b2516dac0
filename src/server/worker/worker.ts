import { randomBytes, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createStorecove } from '#adapters/access-point/storecove/create-storecove.ts';
import { createCalendarFetcher } from '#adapters/calendars/fetch-calendar.ts';
import { createImapMailbox, type ImapSettings } from '#adapters/mailbox/imap.ts';
import { type BirdSettings, createBird } from '#adapters/text-messages/bird/create-bird.ts';
import { deliverTexts, type TextOutbox } from '#adapters/text-messages/deliver.ts';
import { createVies } from '#adapters/vat-register/vies/create-vies.ts';
import { type ClamdSettings, createClamd } from '#adapters/virus-scanner/clamd.ts';
import { createWebhookSender } from '#adapters/webhooks/send-webhook.ts';
import { isConnectionLoss } from '#db/engine/database-errors.ts';
import { refreshViews } from '#db/engine/refresh-views.ts';
import type { Database } from '#db/engine/tables.ts';
import { completeJob, failJob, isJobLeased, type LeasedJob, leaseDueJobs, renewLeases } from '#db/outbox/outbox-store.ts';
import { companies } from '#domain/sites/brand.ts';
import { deleteOldDeliveries } from '#operations/agencies/deliveries.ts';
import { checkVatNumbers } from '#operations/invoices/check-vat-numbers.ts';
import { numberDocuments } from '#operations/invoices/number-documents.ts';
import { sendEInvoices } from '#operations/invoices/send-e-invoices.ts';
import { readCalendarsWhenDue } from '#operations/partners/supply/read-calendars.ts';
import { remindWhenDue } from '#operations/payments/send-reminder.ts';
import { issueDueSummaries } from '#operations/summary-invoices/issue-summaries.ts';
import { settleTasksOfTrip, settleTasksOfVatNumber } from '#operations/tasks/settle-vat-number.ts';
import { deliverDue } from '#output/mail/deliver.ts';
import { createFileSender } from '#output/mail/file-sender.ts';
import { incidentWords } from '#output/mail/incident-texts.ts';
import type { MailPayload } from '#output/mail/messages.ts';
import type { Attachment, OutboxPort, RenderedMail } from '#output/mail/ports.ts';
import { createSmtpSender } from '#output/mail/smtp-sender.ts';
import { listClassNames } from '#output/texts/class-names.ts';
import { describeError } from '../log.ts';
import { readMailbox } from '../mail-in/read-mailbox.ts';
import { withReplyTo } from '../mail-in/reply-to.ts';
import { scanWaitingFiles } from '../mail-in/scan-files.ts';
import { createThreadedMails } from '../mail-in/threaded-mails.ts';
import type { MailTried } from '../observing/metrics.ts';
import { inSpan } from '../observing/tracing.ts';
import { createPaymentProvider } from '../payment-provider.ts';
import { createRepeatedReports } from '../repeated-reports.ts';
import type { Resources } from '../resources.ts';
import { settleStalePayments } from '../scheduled-jobs/open-payments.ts';
import { createDueJobRunner } from '../scheduled-jobs/run-due-jobs.ts';
import { deliverWebhooks } from './deliver-webhooks.ts';
import { createAttachments } from './mail-attachments.ts';
import type { Pulse } from './pulse.ts';

export type Worker = { /** Finishes the mails and the trip under way. */ stop(): Promise<void> };

const lookEvery = 1_000;
/** Looking for customers whose period is over. */
const summaryEvery = 10 * 60_000;
const readMailEvery = 20_000;
const scanEvery = 3_000;
const lookForWebhooksEvery = 2_000;
const lookForCalendarsEvery = 10_000;
/** About once an hour. */
const passesASweep = 1_800;
const mailsAPass = 20;
const textsAPass = 10;

type WorkerResources = Pick<Resources, 'environment' | 'log'> & {
  readonly database: Pick<Resources['database'], 'db' | 'url'>;
  readonly documents: Pick<Resources['documents'], 'forMail'>;
  /** Called with each attempted mail. */
  readonly noteMail: (mail: MailTried) => void;
  /** Notified of each finished step, for probes. */
  readonly pulse?: Pulse;
  /** Seconds between two runs, if they differ from the environment's. */
  readonly dueSeconds?: number;
};

/**
 * Repeatedly sends the mails in the outbox and runs the due jobs, until stopped. Any number of workers may run: each mail is leased to one,
 * each trip is locked by one.
 */
export function startWorker(resources: WorkerResources): Worker {
  const stopping = new AbortController();
  const { bird } = resources.environment;
  const texts = bird === null ? [] : [textUntil(stopping.signal, resources, bird)];
  const { imap } = resources.environment;
  const mailIn = imap === null ? [] : [readMailUntil(stopping.signal, resources, imap)];
  const { clamav } = resources.environment;
  const scans = clamav === null ? [] : [scanUntil(stopping.signal, resources, clamav)];
  const always = [
    deliverUntil(stopping.signal, resources),
    deliverWebhooksUntil(stopping.signal, resources),
    readCalendarsUntil(stopping.signal, resources),
    runDueJobsUntil(stopping.signal, resources),
  ];
  const running = Promise.all([...always, ...texts, ...mailIn, ...scans]);
  return {
    async stop() {
      stopping.abort();
      await running;
    },
  };
}

async function deliverUntil(
  signal: AbortSignal,
  { environment, database, documents, log, noteMail, pulse }: WorkerResources,
): Promise<void> {
  const sender = environment.smtp === null ? createFileSender(join(environment.dataFolder, 'mail')) : createSmtpSender(environment.smtp);
  const outbox = createOutboxPort(database.db, randomUUID());
  const { replyTo } = environment;
  const render = (payload: MailPayload, { tripId }: LeasedJob) =>
    inSpan('make mail', async () => {
      const attach = () => createAttachments({ db: database.db, documents: documents.forMail }, { payload, tripId });
      return await withReplyTo(database.db, { mail: await renderWhenNeeded(payload, attach), payload, tripId, replyTo });
    });
  const deliver = reporting(log, 'Unable to look for mail to deliver', async () => {
    const counts = await deliverDue({
      outbox,
      sender: { send: (mail) => inSpan('send mail', () => sender.send(mail)) },
      render,
      log,
      describeError,
      isAway: isConnectionLoss,
      note: (mail) => {
        pulse?.beat('mail');
        noteMail(mail);
      },
      limit: mailsAPass,
    });
    return counts.sent + counts.retried + counts.failed;
  });
  while (!signal.aborted) {
    const delivered = await deliver();
    pulse?.beat('mail');
    if (delivered < mailsAPass) await pause(lookEvery, undefined, { signal }).catch(() => undefined);
  }
}

/** Agencies' receivers may be slow, so mail does not wait for them. */
async function deliverWebhooksUntil(signal: AbortSignal, { environment, database, log }: WorkerResources): Promise<void> {
  const send = createWebhookSender(environment.privateWebhooks ? { isAllowed: () => true } : {});
  const deliver = reporting(log, 'Unable to look for deliveries to agencies', () =>
    deliverWebhooks({ db: database.db, send, now: Date.now }),
  );
  const sweep = reporting(log, 'Unable to delete old deliveries to agencies', async () => {
    await deleteOldDeliveries(database.db);
    return 0;
  });
  for (let pass = 0; !signal.aborted; pass += 1) {
    if (pass % passesASweep === 0) await sweep();
    const delivered = await deliver();
    if (delivered === 0) await pause(lookForWebhooksEvery, undefined, { signal }).catch(() => undefined);
  }
}

/** Calendars of partners have a loop of their own too: a slow one delays nothing else. */
async function readCalendarsUntil(signal: AbortSignal, { environment, database, log }: WorkerResources): Promise<void> {
  const reading = {
    db: database.db,
    fetch: createCalendarFetcher(environment.privateWebhooks ? { isAllowed: () => true } : {}),
    names: listClassNames(),
  };
  const read = reporting(log, 'Unable to read calendars of partners', () => readCalendarsWhenDue(reading));
  while (!signal.aborted) {
    if ((await read()) === 0) await pause(lookForCalendarsEvery, undefined, { signal }).catch(() => undefined);
  }
}

/** Incoming mail also has its own loop: a mailbox that is away or full delays nothing else. */
async function readMailUntil(signal: AbortSignal, { environment, database, log }: WorkerResources, imap: ImapSettings): Promise<void> {
  const mailIn = {
    ...{ db: database.db, mailbox: createImapMailbox(imap), mails: createThreadedMails(), owner: randomUUID(), log },
    ...{ replyTo: environment.replyTo, isScanned: environment.clamav !== null, isStopping: () => signal.aborted },
  };
  const read = reporting(log, 'Unable to read incoming mail', () => readMailbox(mailIn));
  while (!signal.aborted) {
    await read();
    await pause(readMailEvery, undefined, { signal }).catch(() => undefined);
  }
}

async function scanUntil(signal: AbortSignal, { database: { db }, log }: WorkerResources, clamav: ClamdSettings): Promise<void> {
  const scanning = { db, scanner: createClamd(clamav), log, isStopping: () => signal.aborted };
  const scan = reporting(log, 'Unable to scan files', () => scanWaitingFiles(scanning));
  while (!signal.aborted) {
    await scan();
    await pause(scanEvery, undefined, { signal }).catch(() => undefined);
  }
}

/** Text messages have their own loop: a slow mail server does not delay them. */
async function textUntil(signal: AbortSignal, { database: { db }, log }: WorkerResources, bird: BirdSettings): Promise<void> {
  const sender = createBird(bird);
  const outbox = createTextOutboxPort(db, randomUUID());
  const deliver = reporting(log, 'Unable to look for text messages to send', () =>
    deliverTexts({ outbox, sender, log, now: Date.now, limit: textsAPass }),
  );
  while (!signal.aborted) {
    if ((await deliver()) < textsAPass) await pause(lookEvery, undefined, { signal }).catch(() => undefined);
  }
}

async function runDueJobsUntil(
  signal: AbortSignal,
  { environment, database, documents, log, pulse, dueSeconds = environment.dueSeconds }: WorkerResources,
): Promise<void> {
  /** Called between two steps of a long run. */
  const isStopping = () => {
    pulse?.beat('due');
    return signal.aborted;
  };
  const runner = createDueJobRunner({
    db: database.db,
    addresses: environment.addresses,
    deskUrl: environment.deskUrl,
    randomBytes: (count) => new Uint8Array(randomBytes(count)),
    sendsTexts: environment.bird !== null,
    incidentWords,
    log,
  });
  const sweep = reporting(log, 'Unable to look for what is due to trips', () => runner.sweep(isStopping));
  const paying = {
    db: database.db,
    addresses: environment.addresses,
    payments: createPaymentProvider(environment),
    log: { error: (message: string, fields: Readonly<Record<string, string>>) => log.error(fields, message) },
  };
  const askPayments = reporting(log, 'Unable to look for payments that stayed open', () => settleStalePayments(paying, isStopping));
  const checkNumbers = reporting(log, 'Unable to check VAT numbers', () =>
    checkVatNumbers(
      {
        db: database.db,
        register: environment.vies === null ? null : createVies(environment.vies),
        requester: companies.eu.vatNumber,
        log: paying.log,
        settle: (vatNumber) => settleTasksOfVatNumber(paying, vatNumber),
      },
      isStopping,
    ),
  );
  const { ublInvoice, ublCreditNote } = documents.forMail;
  const sendElectronically = reporting(log, 'Unable to send e-invoices', () =>
    sendEInvoices(
      {
        ...{ db: database.db, log: paying.log },
        accessPoint: environment.storecove === null ? null : createStorecove(environment.storecove),
        compose: (document) => (document.kind === 'invoice' ? ublInvoice(document) : ublCreditNote(document)),
        settle: (tripId, write) => settleTasksOfTrip(paying, tripId, write),
      },
      isStopping,
    ),
  );
  const remind = reporting(log, 'Unable to send payment reminders', () => remindWhenDue(paying, environment.paymentReminders, isStopping));
  const together = reporting(
    log,
    'Unable to make summary invoices',
    every(summaryEvery, () => issueDueSummaries(paying, isStopping)),
  );
  const number = reporting(log, 'Unable to number papers', () => numberDocuments(database.db));
  const refresh = reporting(log, 'Unable to make anew what is reckoned from all trips', () =>
    refreshViews(database.url, environment.isDatabasePooled),
  );
  while (!signal.aborted) {
    for (const step of [number, refresh, sweep, together, askPayments, remind, checkNumbers, sendElectronically]) {
      await step();
      pulse?.beat('due');
    }
    await pause(dueSeconds * 1_000, undefined, { signal }).catch(() => undefined);
  }
}

/** At the first call, and then not before the time has passed: for work that looks at much and rarely finds any. */
function every(milliseconds: number, work: () => Promise<number>): () => Promise<number> {
  let last = Number.NEGATIVE_INFINITY;
  return async () => {
    if (performance.now() - last < milliseconds) return 0;
    const done = await work();
    last = performance.now();
    return done;
  };
}

/** While the database is away this is reported at once and every hour, and the run counts as no work done. */
function reporting(log: Resources['log'], message: string, work: () => Promise<number>): () => Promise<number> {
  const reports = createRepeatedReports();
  return async () => {
    try {
      const done = await work();
      reports.forget(message);
      return done;
    } catch (error) {
      if (reports.isToBeSaid(message)) log.error(describeError(error), message);
      return 0;
    }
  };
}

/** The templates and their dependencies take a fifth of a second to load: only a process that sends mail loads them. */
async function renderWhenNeeded(payload: MailPayload, attach: () => Promise<readonly Attachment[]>): Promise<RenderedMail> {
  const { renderMail } = await import('#output/mail/render-mail.tsx');
  return renderMail(payload, await attach());
}

function createOutboxPort(db: Database, owner: string): OutboxPort<LeasedJob> {
  return {
    leaseDue: ({ limit, leaseSeconds }) => leaseDueJobs(db, { owner, limit, leaseSeconds }),
    isLeased: ({ id }) => isJobLeased(db, { id, owner }),
    complete: ({ id }, { subject, text }) => completeJob(db, { id, owner, sent: { subject, text } }),
    renew: (rows, leaseSeconds) => renewLeases(db, { ids: rows.map(({ id }) => id), owner, leaseSeconds }),
    fail: ({ id }, { retryInSeconds, reason, isUnsure }) => failJob(db, { id, owner, error: reason, retryInSeconds, isUnsure }),
  };
}

function createTextOutboxPort(db: Database, owner: string): TextOutbox {
  return {
    leaseDue: ({ limit, leaseSeconds }) => leaseDueJobs(db, { owner, kind: 'sms', limit, leaseSeconds }),
    complete: ({ id }) => completeJob(db, { id, owner }),
    fail: ({ id }, { retryInSeconds, reason }) => failJob(db, { id, owner, error: reason, retryInSeconds }),
  };
}
