import type { AccessPoint, AccessPointFailure } from '#adapters/access-point/ports.ts';
import type { Database, DatabaseTransaction } from '#db/engine/tables.ts';
import { nameTrip } from '#operations/trips/name-trip.ts';
import { type DueEInvoice, findEInvoice, isSubmitting, retryEInvoice, saveAnswer, saveEInvoice, takeEInvoices } from './e-invoice-store.ts';
import type { BillingDocument } from './invoice-store.ts';
import { gaveUp, nextTryIn, statusAfter } from './rules/e-invoice.ts';
import { isOnPeppol, isRefusedInFrance, recipientOf } from './rules/endpoint.ts';
import { readWhole } from './whole-invoice.ts';

/** Documents and events in one pass, so that other work of the worker is not held up. */
const mostDocuments = 10;
const mostEvents = 50;

export type EInvoices = {
  readonly db: Database;
  /** Null: none is sent over a network; the mail carries the e-invoice. */
  readonly accessPoint: AccessPoint | null;
  /** The document as UBL. */
  readonly compose: (document: BillingDocument) => Promise<string>;
  readonly log: { error(message: string, fields: Readonly<Record<string, string>>): void };
  /** Writes a refusal and brings the tasks of its trip in line, both or neither: a refusal without its task would be seen by nobody. */
  readonly settle: (tripId: string, write: (tx: DatabaseTransaction) => Promise<void>) => Promise<void>;
};

/**
 * Sends the invoices and credit notes of businesses over the network, and reads what became of those sent before. Each is submitted under
 * an id of its own, so that a repeated try does not send it twice. Returns how many documents and events were dealt with.
 */
export async function sendEInvoices(sending: EInvoices, isStopping: () => boolean = () => false): Promise<number> {
  const { db, accessPoint } = sending;
  if (accessPoint === null || isStopping()) return 0;
  const taken = await takeEInvoices(db, { companies: accessPoint.companies, limit: mostDocuments });
  for (const due of taken) {
    if (isStopping()) break;
    await sendOne(sending, accessPoint, due);
  }
  return taken.length + (await readEvents(sending, accessPoint, isStopping));
}

async function sendOne(sending: EInvoices, accessPoint: AccessPoint, due: DueEInvoice): Promise<void> {
  const { db, compose } = sending;
  if (due.document === null) return await saveEInvoice(db, due.id, { status: 'unreachable', reason: 'no-document' });
  const document = await readWhole(db, due.document);
  const { buyer, buyerReference = '', kind } = document;
  const party = { ...buyer, buyerReference };
  const address = recipientOf(document);
  if (!isOnPeppol(party)) return await saveEInvoice(db, due.id, { status: 'unreachable', reason: 'no-number' });
  if (isRefusedInFrance(document)) return await saveEInvoice(db, due.id, { status: 'unreachable', reason: 'foreign-vat' });
  const receives = await accessPoint.receives(address, kind);
  if (!receives.ok) return await tryLater(sending, due, receives.failure);
  if (!receives.value) return await saveEInvoice(db, due.id, { status: 'unreachable', reason: 'not-registered', address });
  const sent = await accessPoint.submit({ id: due.id, company: due.company, to: address, kind, xml: await compose(document) });
  if (!sent.ok) return await tryLater(sending, due, sent.failure);
  await saveEInvoice(db, due.id, { status: 'sent', submission: sent.value.submission, address });
}

/** A refusal is final and becomes a task; anything else is tried again for three days. */
async function tryLater({ db, log, settle }: EInvoices, due: DueEInvoice, why: AccessPointFailure): Promise<void> {
  const seconds = why.kind === 'refused' ? null : nextTryIn(due, why.retryInSeconds);
  const detail = why.kind === 'refused' ? why.reason : why.detail;
  if (seconds !== null) {
    await retryEInvoice(db, due.id, { seconds, reason: detail });
    log.error('The access point for e-invoices did not answer', { detail, trip: await nameTrip(db, due.tripId) });
    return;
  }
  await settle(due.tripId, (tx) => saveEInvoice(tx, due.id, { status: 'refused', reason: why.kind === 'refused' ? detail : gaveUp }));
}

async function readEvents(sending: EInvoices, accessPoint: AccessPoint, isStopping: () => boolean): Promise<number> {
  const { log } = sending;
  for (let read = 0; read < mostEvents; read += 1) {
    const next = isStopping() ? { ok: true as const, value: null } : await accessPoint.nextEvent();
    if (!next.ok) log.error('The access point did not say what became of e-invoices', { detail: sayWhy(next.failure) });
    if (!next.ok || next.value === null) return read;
    const event = next.value;
    if (!(await applyEvent(sending, event))) return read;
    const deleted = await accessPoint.deleteEvent(event.id);
    if (!deleted.ok) return read;
  }
  return mostEvents;
}

type Event = NonNullable<Extract<Awaited<ReturnType<AccessPoint['nextEvent']>>, { ok: true }>['value']>;

/** False: the event may be about a document whose submission is not saved yet, and is read again later. */
async function applyEvent({ db, log, settle }: EInvoices, { submission, document, outcome, reason }: Event): Promise<boolean> {
  if (outcome === null) return true;
  const known = await findEInvoice(db, { submission, document });
  if (known === null) {
    if (await isSubmitting(db)) return false;
    log.error('The access point told of an e-invoice that is not ours', { submission: submission ?? '' });
    return true;
  }
  const status = statusAfter(known.status, outcome);
  if (status === 'refused') await settle(known.tripId, (tx) => saveAnswer(tx, known.id, { status, reason, submission }));
  else await saveAnswer(db, known.id, { status, reason: '', submission });
  return true;
}

const sayWhy = (why: AccessPointFailure) => (why.kind === 'refused' ? why.reason : why.detail);
