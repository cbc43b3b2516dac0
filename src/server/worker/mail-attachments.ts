import { isDeepStrictEqual } from 'node:util';
import type { Database } from '#db/engine/tables.ts';
import { chosenOptionOf } from '#domain/trip/chosen-option.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { type BillingDocument, readNumberedDocuments } from '#operations/invoices/invoice-store.ts';
import { isBusiness } from '#operations/invoices/rules/invoice.ts';
import { readSummary, readWhole } from '#operations/invoices/whole-invoice.ts';
import { findSelfBilled } from '#operations/partners/partner-invoice-store.ts';
import { readJobOrderOf } from '#operations/partners/read-job-order.ts';
import { findStatement } from '#operations/partners/statement-store.ts';
import { findSummaryOf } from '#operations/summary-invoices/find-plan.ts';
import { findTripById } from '#operations/trips/trip-store.ts';
import type { Documents } from '#output/documents/ports.ts';
import type { MailPayload, PayloadOf } from '#output/mail/messages.ts';
import { createMailPictures } from '#output/mail/pictures.ts';
import type { Attachment } from '#output/mail/ports.ts';
import { priceSnapshotOf, tripSnapshotOf } from '#output/mail/snapshots.ts';

type Sources = { readonly db: Database; readonly documents: Documents };
type Mail = { readonly payload: MailPayload; readonly tripId: string | null };

/** Everything that goes with a mail: its files, its pictures, and the payment code, all derived from the mail alone. */
export async function createAttachments(sources: Sources, mail: Mail): Promise<readonly Attachment[]> {
  const { payload } = mail;
  const made = await Promise.all([createFiles(sources, mail), createPaymentCode(sources, payload), createMailPictures(payload)]);
  return made.flat();
}

async function createPaymentCode({ documents }: Sources, payload: MailPayload): Promise<readonly Attachment[]> {
  const payment = 'payment' in payload ? payload.payment : null;
  const [next] = payment?.due ?? [];
  if (payment?.transfer == null || next === undefined) return [];
  const content = await documents.paymentQrPng({ ...payment.transfer, amountCents: next.amountCents });
  return [{ fileName: 'payment-code.png', contentType: 'image/png', content, role: 'payment-code' }];
}

/**
 * The files that go with a mail: the quote as PDF; the confirmation, the invoice and the calendar of a booking; the credit note after a
 * cancellation. For a trip that has changed since, files that would contradict the mail are left out; the trip's page has the current ones.
 */
async function createFiles(sources: Sources, { payload, tripId }: Mail): Promise<readonly Attachment[]> {
  if (payload.kind === 'partner-job') return await attachJobOrder(sources, payload);
  if (payload.kind === 'partner-statement') return await attachStatement(sources, payload);
  if (payload.kind === 'partner-invoice') return await attachSelfBilled(sources, payload);
  if (payload.kind === 'summary-invoice') return await attachSummary(sources, payload);
  const trip = tripId === null ? null : await findTripById(sources.db, tripId);
  if (payload.kind === 'payment-reminder') return trip === null ? [] : await attachRemindedInvoice(sources, trip, payload);
  if (trip === null) return [];
  // Whatever has changed since: nothing else takes these events out of a calendar.
  const cancelled = await attachCancelledLegs(sources, trip, payload);
  if (!isAbout(payload, trip)) return cancelled;
  switch (payload.kind) {
    case 'quote-ready':
    case 'quote-reminder':
      return [await attachQuote(sources, trip, payload)];
    case 'booking-confirmed':
      return await attachBooking(sources, trip, payload);
    case 'itinerary-changed':
      return payload.booked
        ? [...(await attachBooking(sources, trip, payload)), ...cancelled]
        : [await attachQuote(sources, trip, payload)];
    case 'invoice-ready':
    case 'invoice-corrected':
      return await attachBillingDocuments(sources, trip);
    case 'booking-cancelled':
      // A calendar removes events by a cancellation file.
      return [...(await attachBillingDocuments(sources, trip)), ...(await attachCalendar(sources, trip, payload))];
    case 'day-before':
      return await attachCalendar(sources, trip, payload);
    default:
      return [];
  }
}

/** Whether the mail still matches the trip: the same stops, times and price. */
function isAbout(payload: MailPayload, trip: Trip): boolean {
  if (!('trip' in payload)) return false;
  const isSamePrice = !('price' in payload) || isDeepStrictEqual(priceSnapshotOf(chosenOptionOf(trip)), payload.price);
  if (!isSamePrice || !('stops' in payload.trip)) return false;
  const { ordered, ...now } = tripSnapshotOf(trip);
  // A mail stored before it listed what was ordered is compared by everything else.
  return isDeepStrictEqual(payload.trip.ordered === undefined ? now : { ...now, ordered }, payload.trip);
}

async function attachQuote({ documents }: Sources, trip: Trip, { causedAt }: MailPayload): Promise<Attachment> {
  return pdfOf(`${trip.reference}-quote.pdf`, await documents.quotePdf(trip, causedAt));
}

async function attachBooking(sources: Sources, trip: Trip, payload: MailPayload): Promise<readonly Attachment[]> {
  const summary = await findSummaryOf(sources.db, trip);
  const paper = await sources.documents.confirmationPdf(trip, payload.causedAt, summary);
  const confirmation = pdfOf(`${trip.reference}-confirmation.pdf`, paper);
  return [confirmation, ...(await attachBillingDocuments(sources, trip)), ...(await attachCalendar(sources, trip, payload))];
}

/** The invoice that a reminder is about. */
async function attachRemindedInvoice(
  { db, documents }: Sources,
  trip: Trip,
  { reminder }: PayloadOf<'payment-reminder'>,
): Promise<readonly Attachment[]> {
  const documentsOfTrip = await readNumberedDocuments(db, trip.id);
  const invoice = documentsOfTrip.find(({ number }) => number === reminder.invoiceNumber);
  return invoice === undefined ? [] : await attachBillingDocument(documents, await readWhole(db, invoice));
}

/** What the trip's last change issued: an invoice, a credit note, or both. */
async function attachBillingDocuments({ db, documents }: Sources, trip: Trip): Promise<readonly Attachment[]> {
  const billingDocuments = await readNumberedDocuments(db, trip.id);
  const last = billingDocuments.at(-1);
  const before = billingDocuments.at(-2);
  const issued = last?.kind === 'invoice' && before?.kind === 'credit-note' ? [before, last] : last === undefined ? [] : [last];
  const whole = await Promise.all(issued.map((billingDocument) => readWhole(db, billingDocument)));
  return (await Promise.all(whole.map((billingDocument) => attachBillingDocument(documents, billingDocument)))).flat();
}

async function attachSummary(
  { db, documents }: Sources,
  { invoice: { id } }: PayloadOf<'summary-invoice'>,
): Promise<readonly Attachment[]> {
  const invoice = await readSummary(db, id);
  return invoice === null ? [] : await attachBillingDocument(documents, invoice);
}

/** As PDF, and for businesses also as the e-invoice that their accounting imports: in Germany that is the invoice (§ 14(1) UStG). */
async function attachBillingDocument(documents: Documents, billingDocument: BillingDocument): Promise<readonly Attachment[]> {
  const { number, kind, buyer } = billingDocument;
  const isInvoice = kind === 'invoice';
  const paper = pdfOf(`${number}.pdf`, await drawBillingDocument(documents, billingDocument));
  if (!isBusiness(buyer)) return [isInvoice ? { ...paper, role: 'invoice' } : paper];
  const xml = isInvoice ? await documents.ublInvoice(billingDocument) : await documents.ublCreditNote(billingDocument);
  const electronic = xmlOf(`${number}.xml`, xml);
  return isInvoice
    ? [
        { ...paper, role: 'invoice' },
        { ...electronic, role: 'electronic-invoice' },
      ]
    : [paper, electronic];
}

function drawBillingDocument(documents: Documents, billingDocument: BillingDocument): Promise<Uint8Array> {
  return billingDocument.kind === 'invoice' ? documents.invoicePdf(billingDocument) : documents.creditNotePdf(billingDocument);
}

/** The job order, for the current holder of the job. If the job went to another partner, the mail goes without it. */
async function attachJobOrder(
  { db, documents }: Sources,
  { occasion, recipientId }: PayloadOf<'partner-job'>,
): Promise<readonly Attachment[]> {
  const isHis = (occasion === 'won' || occasion === 'changed') && recipientId !== undefined;
  const order = isHis ? await readJobOrderOf({ db }, recipientId) : null;
  if (order === null) return [];
  return [{ ...pdfOf(`${order.reference}.pdf`, await documents.partnerPdf(order)), role: 'job-order' }];
}

async function attachStatement(
  { db, documents }: Sources,
  { statementId, month }: PayloadOf<'partner-statement'>,
): Promise<readonly Attachment[]> {
  const statement = await findStatement(db, { id: statementId });
  return statement === null ? [] : [pdfOf(`${month}.pdf`, await documents.partnerPdf(statement.contents))];
}

async function attachSelfBilled({ db, documents }: Sources, { invoiceId }: PayloadOf<'partner-invoice'>): Promise<readonly Attachment[]> {
  const paper = await findSelfBilled(db, invoiceId);
  if (paper === null) return [];
  const { document } = paper;
  return [
    pdfOf(`${document.number}.pdf`, await documents.partnerPdf(document)),
    xmlOf(`${document.number}.xml`, await documents.ublSelfBilled(document)),
  ];
}

/**
 * The events of a trip, each a file that a mail program can add to a calendar or remove. They are attachments and not an alternative body,
 * because some programs (Outlook) show only that body and drop the invoice beside it.
 */
async function attachCalendar({ documents }: Sources, trip: Trip, { causedAt }: MailPayload): Promise<readonly Attachment[]> {
  return filesOf(trip.reference, await documents.invitations(trip, causedAt));
}

/** The legs that a change of a booking took away. */
async function attachCancelledLegs({ documents }: Sources, trip: Trip, payload: MailPayload): Promise<readonly Attachment[]> {
  if (payload.kind !== 'itinerary-changed' || !payload.booked || payload.removedLegs === undefined) return [];
  return filesOf(`${trip.reference}-cancelled`, await documents.cancellations(trip, payload.removedLegs, payload.causedAt));
}

function filesOf(name: string, invitations: Awaited<ReturnType<Documents['invitations']>>): readonly Attachment[] {
  return invitations.map(({ method, text }, index) => ({
    fileName: `${name}${index === 0 ? '' : `-${index + 1}`}.ics`,
    contentType: `text/calendar; charset=utf-8; method=${method}`,
    content: new TextEncoder().encode(text),
  }));
}

function xmlOf(fileName: string, xml: string): Attachment {
  return { fileName, contentType: 'application/xml', content: new TextEncoder().encode(xml) };
}

function pdfOf(fileName: string, content: Uint8Array): Attachment {
  return { fileName, contentType: 'application/pdf', content };
}
