import type { Database } from '#db/engine/tables.ts';
import { databaseNow, inTransaction } from '#db/engine/transaction.ts';
import { enqueueJobs } from '#db/outbox/outbox-store.ts';
import { failure, type Result, success } from '#domain/result.ts';
import { audit } from '#operations/audit/audit.ts';
import type { Invoice } from '#operations/invoices/rules/invoice.ts';
import { readSummary } from '#operations/invoices/whole-invoice.ts';
import { nameInAudit, type StaffMember } from '#operations/trips/actor.ts';
import type { BookingContext } from '#operations/trips/context.ts';
import { createMailJob } from '#operations/trips/mail-job.ts';
import { findTripByReference } from '#operations/trips/trip-store.ts';
import { buildSummaryInvoicePayload } from '#output/mail/summary-payload.ts';

type Sending = { readonly invoice: Invoice; readonly tripId: string; readonly at: string; readonly key: string };

/** Puts the mail with a summary invoice into the outbox, with its first trip; none without a mail address. */
export async function queueSummaryMail(db: Database, { invoice, tripId, at, key }: Sending): Promise<void> {
  const { name, email } = invoice.buyer;
  if (email === '') return;
  await enqueueJobs(db, [createMailJob(buildSummaryInvoicePayload(invoice, { at, key, recipient: { name, email } }), tripId)]);
}

/** Sends a summary invoice again, as it was issued. Once a minute, so that two presses are one mail. */
export async function resendSummary(
  { db }: Pick<BookingContext, 'db'>,
  { staff, id }: { readonly staff: StaffMember; readonly id: string },
): Promise<Result<true, { readonly why: 'no-right' | 'gone' | 'no-mail-address' }>> {
  if (!staff.rights.includes('record-payments')) return failure({ why: 'no-right' });
  return await inTransaction<Result<true, { readonly why: 'gone' | 'no-mail-address' }>>(db, async (tx) => {
    const invoice = await readSummary(tx, id);
    const trip = invoice === null ? null : await findTripByReference(tx, invoice.trips?.[0]?.service.reference ?? '');
    if (invoice === null || trip === null) return failure({ why: 'gone' });
    if (invoice.buyer.email === '') return failure({ why: 'no-mail-address' });
    const at = await databaseNow(tx);
    await queueSummaryMail(tx, { invoice, tripId: trip.id, at, key: at.slice(0, 16) });
    await audit(tx, { id: staff.id, name: nameInAudit(staff) }, { act: 'resend-summary-invoice', subject: invoice.number, detail: {} });
    return success(true);
  });
}
