import { deliverTexts } from '#adapters/text-messages/deliver.ts';
import { completeJob, enqueueJobs, failJob, type LeasedJob, leaseDueJobs } from '#db/outbox/outbox-store.ts';
import { failure, type Result, success } from '#domain/result.ts';
import { checkVatNumbers } from '#operations/invoices/check-vat-numbers.ts';
import { type Delivery, deliverDue } from '#output/mail/deliver.ts';
import { buildQuoteReadyPayload } from '#output/mail/payloads.ts';
import type { SendFailure } from '#output/mail/ports.ts';
import { addresses, sampleTrip } from '#output/mail/testing/sample-trip.ts';
import { describeError } from '../../log.ts';
import type { Fault, FaultScene } from './fault-scene.ts';

const job = { recipientHash: null, runAfter: null, isUrgent: true } as const;
const owner = '01920000-0000-7000-8000-000000000001';
const rendered = { subject: '', text: '', html: '' };

/** Puts a mail of the scene's trip into the outbox, and sends it as the worker does. */
async function sendMail(
  { db, trip, log }: FaultScene,
  changes: Partial<Delivery<LeasedJob>>,
  payload: Readonly<Record<string, unknown>> = {
    ...buildQuoteReadyPayload(sampleTrip({ customer: trip.customer }), addresses),
    trip: { ...buildQuoteReadyPayload(sampleTrip(), addresses).trip, reference: trip.reference },
  },
): Promise<void> {
  await enqueueJobs(db, [{ ...job, kind: 'mail', tripId: trip.id, payload, messageId: `<quote.${crypto.randomUUID()}@x>` }]);
  await deliverDue<LeasedJob>({
    outbox: {
      leaseDue: ({ limit, leaseSeconds }) => leaseDueJobs(db, { owner, limit, leaseSeconds }),
      complete: ({ id }) => completeJob(db, { id, owner }),
      renew: async () => undefined,
      fail: ({ id }, { retryInSeconds, reason }) => failJob(db, { id, owner, error: reason, retryInSeconds }),
    },
    sender: { send: async () => success(null) },
    render: async () => ({ ...rendered, to: trip.customer }) as never,
    log,
    describeError,
    isAway: () => false,
    limit: 5,
    ...changes,
  });
}

const refusing = (code: string, permanent: boolean) => ({
  sender: { send: async (): Promise<Result<null, SendFailure>> => failure({ code, permanent }) },
});

async function sendText({ db, trip, log }: FaultScene, { causedAt, code }: { readonly causedAt: string; readonly code: string }) {
  const payload = { to: '+31209876543', text: `${trip.customer.firstName}: on the way`, causedAt };
  await enqueueJobs(db, [{ ...job, kind: 'sms', tripId: trip.id, payload, messageId: `<sms.${crypto.randomUUID()}@x>` }]);
  await deliverTexts({
    outbox: {
      leaseDue: ({ limit, leaseSeconds }) => leaseDueJobs(db, { owner, kind: 'sms', limit, leaseSeconds }),
      complete: ({ id }) => completeJob(db, { id, owner }),
      fail: ({ id }, { retryInSeconds, reason }) => failJob(db, { id, owner, error: reason, retryInSeconds }),
    },
    sender: { send: async () => failure({ code, permanent: false }) },
    log,
    now: Date.now,
    limit: 5,
  });
}

async function checkVat({ db, failures }: FaultScene, kind: 'refused' | 'unavailable'): Promise<void> {
  await checkVatNumbers({
    db,
    register: { check: async () => failure({ kind, detail: 'INVALID_REQUESTER_INFO' }) },
    requester: 'NL004495445B01',
    log: { error: (message, fields) => failures.error(message, { error: '', code: '', at: '', ...fields }) },
    settle: async () => undefined,
  });
}

const ofMail = { where: ['kind', 'attempts'], trip: 'trip' } as const;
const ofText = { where: ['reason', 'attempts'], trip: 'trip', says: 'text message not sent' } as const;
const ofVat = { where: ['detail'], trip: 'trips' } as const;
const broken = () => {
  throw new TypeError('zwanetta@geheim.example is undefined');
};

/** What goes wrong with what a worker sends and requests. */
export const workerFaults: readonly Fault[] = [
  {
    ...ofMail,
    name: 'a mailbox that there is not',
    says: 'mail failed for good',
    provoke: (scene) => sendMail(scene, refusing('EENVELOPE 550', true)),
  },
  {
    ...ofMail,
    name: 'a mail server that is away',
    says: 'mail not sent, will be tried again',
    provoke: (scene) => sendMail(scene, refusing('ESOCKET', false)),
  },
  { ...ofMail, name: 'a letter with a fault in it', says: 'mail not made', provoke: (scene) => sendMail(scene, { render: broken }) },
  {
    ...ofMail,
    name: 'a stored mail that no release can read',
    says: 'mail failed for good',
    provoke: (scene) => sendMail(scene, {}, { kind: 'quote-ready', nonsense: scene.trip.customer.email }),
  },
  {
    ...ofMail,
    name: 'a database that is lost between sending and noting',
    says: 'outcome of a mail not noted',
    provoke: (scene) =>
      sendMail(scene, {
        outbox: {
          leaseDue: ({ limit, leaseSeconds }) => leaseDueJobs(scene.db, { owner, limit, leaseSeconds }),
          complete: async () => broken(),
          renew: async () => undefined,
          fail: async () => true,
        },
      }),
  },
  {
    ...ofText,
    name: 'a provider of text messages that refuses us',
    provoke: (scene) => sendText(scene, { causedAt: new Date().toISOString(), code: 'HTTP 401' }),
  },
  {
    ...ofText,
    name: 'news that comes too late',
    provoke: (scene) => sendText(scene, { causedAt: '2026-01-01T00:00:00.000Z', code: 'unused' }),
  },
  { ...ofVat, name: 'a VAT number that is refused', says: 'A VAT number was refused', provoke: (scene) => checkVat(scene, 'refused') },
  {
    ...ofVat,
    name: 'a register of VAT numbers that is away',
    says: 'The register of VAT numbers did not answer',
    provoke: (scene) => checkVat(scene, 'unavailable'),
  },
];
