import type { Database } from '#db/engine/tables.ts';
import { todayIn } from '#domain/calendar/zoned.ts';
import { getSite } from '#domain/sites/registry.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { isInvoicedAfterwards } from '#operations/payments/rules/payment-terms.ts';
import type { Billing } from '#operations/trips/trip-effect.ts';
import { type BillingDocument, type NewBillingDocument, readNumberedDocuments } from './invoice-store.ts';
import { createInvoice, getInvoiceSeller } from './rules/create-invoice.ts';
import { createCreditNote, subtract } from './rules/credit-note.ts';
import type { CreditReason, Invoice } from './rules/invoice.ts';
import { sumVat } from './rules/vat-share.ts';

type Issuing = { readonly trip: Trip /** Instant of the change that causes the document. */; readonly now: string };

/** The documents that a change causes, for the trip after the change, in the order of their numbers. */
export async function createDocuments(db: Database, { billing, ...issuing }: Issuing & { readonly billing: Billing }) {
  switch (billing) {
    case 'none':
    case 'summary':
      return [];
    case 'invoice':
      return [prepareInvoice(issuing)];
    case 'fee':
      return await billFee(db, issuing);
    case 'waiver':
      return await creditWaivedFee(db, issuing);
    case 'credit-and-invoice':
      return (await isStillToInvoice(db, issuing.trip)) ? [] : await replaceInvoice(db, { ...issuing, reason: 'changed' });
    case 'correction':
      return await replaceInvoice(db, { ...issuing, reason: 'corrected' });
  }
}

/** Cancels the last invoice by a credit note and issues a new one for the trip as it is now. */
async function replaceInvoice(db: Database, { reason, ...issuing }: Issuing & { readonly reason: 'changed' | 'corrected' }) {
  return [...(await creditLastInvoice(db, { ...issuing, reason })), prepareInvoice(issuing)];
}

/** Whether a booking is invoiced later. Bookings from before December 2026 were invoiced with the order, whatever the payment method. */
export async function isStillToInvoice(db: Database, trip: Trip): Promise<boolean> {
  return trip.bookedAt !== null && isInvoicedAfterwards(trip) && (await readNumberedDocuments(db, trip.id)).length === 0;
}

async function billFee(db: Database, issuing: Issuing): Promise<readonly NewBillingDocument[]> {
  if (!(await isStillToInvoice(db, issuing.trip))) return await creditLastInvoice(db, { ...issuing, reason: 'cancelled' });
  const isFree = (issuing.trip.cancelation?.feeCents ?? 0) === 0;
  return isFree ? [] : [prepareInvoice(issuing)];
}

/** The invoice of a trip that was just booked, changed afterwards, driven or cancelled. */
function prepareInvoice({ trip, now }: Issuing): NewBillingDocument {
  const made = createInvoice({ trip, number: '', issuedOn: todayOf(trip, now), company: getInvoiceSeller(trip.site) });
  if (!made.ok) throw new RangeError(`A booked trip without an invoice: ${made.failure}`);
  return prepare({ trip, now, billingDocument: made.value });
}

/**
 * Credits the last invoice of a trip down to the fee; nothing if the fee is the whole amount, or if nothing was invoiced. It may be read
 * before the change is written, because only a change of this version of the trip issues another document.
 */
async function creditLastInvoice(db: Database, { trip, now, reason }: Issuing & { readonly reason: CreditReason }) {
  const invoice = openInvoiceOf(await readNumberedDocuments(db, trip.id));
  if (invoice === null) return [];
  const why = reason === 'cancelled' ? { kind: reason, feeCents: trip.cancelation?.feeCents ?? 0 } : { kind: reason };
  const made = createCreditNote({ invoice, number: '', issuedOn: todayOf(trip, now), reason: why });
  return made.ok ? [prepare({ trip, now, billingDocument: made.value })] : [];
}

/** Credits what is still claimed by the last invoice of a cancelled trip, down to the remaining fee. */
async function creditWaivedFee(db: Database, { trip, now }: Issuing): Promise<readonly NewBillingDocument[]> {
  const asked = askedOf(await readNumberedDocuments(db, trip.id));
  if (asked === null) return [];
  const reason = { kind: 'cancelled', feeCents: trip.cancelation?.feeCents ?? 0 } as const;
  const made = createCreditNote({ invoice: asked, number: '', issuedOn: todayOf(trip, now), reason });
  return made.ok ? [prepare({ trip, now, billingDocument: made.value })] : [];
}

/** The last invoice minus its credit notes; null if there is none. */
function askedOf(billingDocuments: readonly BillingDocument[]): Invoice | null {
  const invoice = billingDocuments.findLast((billingDocument) => billingDocument.kind === 'invoice');
  if (invoice === undefined) return null;
  const credits = billingDocuments.filter(
    (billingDocument) => billingDocument.kind === 'credit-note' && billingDocument.invoice.number === invoice.number,
  );
  return { ...invoice, ...credits.reduce((left, { vat }) => subtract(left.vat, vat), sumVat(invoice.vat)) };
}

/** The last invoice that no credit note has cancelled; null if there is none. */
export function openInvoiceOf(billingDocuments: readonly BillingDocument[]): Invoice | null {
  const credited = new Set(
    billingDocuments.flatMap((billingDocument) => (billingDocument.kind === 'credit-note' ? [billingDocument.invoice.number] : [])),
  );
  const invoices = billingDocuments.filter((billingDocument): billingDocument is Invoice => billingDocument.kind === 'invoice');
  return invoices.findLast(({ number }) => !credited.has(number)) ?? null;
}

function prepare({ trip, now, billingDocument }: Issuing & { readonly billingDocument: BillingDocument }): NewBillingDocument {
  const company = getInvoiceSeller(trip.site).country;
  const year = Number(billingDocument.issuedOn.slice(0, 4));
  return { tripId: trip.id, company, year, issuedAt: now, billingDocument };
}

/** In the time zone of the company. */
function todayOf({ site }: Trip, now: string): string {
  return todayIn(getSite(site).timeZone, now);
}
