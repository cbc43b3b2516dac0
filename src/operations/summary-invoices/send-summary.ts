import type { Database } from '#db/engine/tables.ts';
import { enqueueJobs } from '#db/outbox/outbox-store.ts';
import { failure, type Result, success } from '#domain/result.ts';
import { readNumberedDocuments } from '#operations/invoices/invoice-store.ts';
import type { Invoice } from '#operations/invoices/rules/invoice.ts';
import { isSummaryPart } from '#operations/invoices/rules/summary-invoice.ts';
import { readSummary } from '#operations/invoices/whole-invoice.ts';
import { actOnTrip } from '#operations/trips/act-on-trip.ts';
import type { StaffMember } from '#operations/trips/actor.ts';
import type { ApplyContext, NotApplied } from '#operations/trips/apply.ts';
import { createMailJob } from '#operations/trips/mail-job.ts';
import { resendInvoice } from '#operations/trips/resend-mail.ts';
import { listMails } from '#operations/trips/trip-record.ts';
import { findTripByReference } from '#operations/trips/trip-store.ts';
import { buildSummaryInvoicePayload } from '#output/mail/summary-payload.ts';

type Sending = { readonly invoice: Invoice; readonly tripId: string; readonly at: string; readonly key: string };

/** Puts the mail with a summary invoice into the outbox, with its first trip; none without a mail address. */
export async function queueSummaryMail(db: Database, { invoice, tripId, at, key }: Sending): Promise<void> {
  const { name, email } = invoice.buyer;
  if (email === '') return;
  await enqueueJobs(db, [createMailJob(buildSummaryInvoicePayload(invoice, { at, key, recipient: { name, email } }), tripId)]);
}

/** Sends the last invoice of a trip again: the whole summary invoice where the trip is on one. */
export async function resendInvoiceOf(
  context: ApplyContext,
  { reference, staff }: { readonly reference: string; readonly staff: StaffMember },
): Promise<Result<true, { readonly why: 'not-timely' | 'gone' | 'no-mail-address' } | NotApplied>> {
  const trip = await findTripByReference(context.db, reference);
  const documents = trip === null ? [] : await readNumberedDocuments(context.db, trip.id);
  const last = documents.findLast(({ kind }) => kind === 'invoice');
  return last !== undefined && isSummaryPart(last)
    ? await resendSummary(context, { staff, id: last.summary.id })
    : await resendInvoice(context, { reference, staff });
}

/** Sends a summary invoice again, as it was issued. Two presses within minutes are one mail. */
export async function resendSummary(
  context: ApplyContext,
  { staff, id }: { readonly staff: StaffMember; readonly id: string },
): Promise<Result<true, { readonly why: 'gone' | 'no-mail-address' } | NotApplied>> {
  const invoice = await readSummary(context.db, id);
  const reference = invoice?.trips?.[0]?.service.reference;
  if (invoice === null || reference === undefined) return failure({ why: 'gone' });
  return await actOnTrip<true, { readonly why: 'no-mail-address' }>(
    context,
    { reference, staff, right: 'record-payments', act: 'resend-summary-invoice', once: { what: [id], again: true } },
    async ({ tx, trip, now: at }) => {
      if (invoice.buyer.email === '') return failure({ why: 'no-mail-address' });
      const had = await listMails(tx, { tripId: trip.id });
      await queueSummaryMail(tx, { invoice, tripId: trip.id, at, key: `again ${had.length}` });
      return success(true);
    },
  );
}
