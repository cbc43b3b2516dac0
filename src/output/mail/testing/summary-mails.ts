import type { Trip } from '#domain/trip/trip.ts';
import { joinSummary } from '#operations/invoices/rules/summary-invoice.ts';
import { sampleBookedTrip, sampleInvoice, sampleInvoiceDetails } from '#operations/invoices/rules/testing/sample-invoices.ts';
import { makeReminder } from '#operations/payments/rules/reminders.ts';
import type { MailPayload } from '../messages.ts';
import { buildBookingCancelledPayload, buildBookingConfirmedPayload, buildItineraryChangedPayload } from '../payloads.ts';
import { buildPaymentReminderPayload } from '../reminder-payload.ts';
import { buildSummaryInvoicePayload } from '../summary-payload.ts';
import { addresses } from './sample-trip.ts';

/** The mail with a summary invoice of two trips, its reminder, and the mails of a trip that will be on one. */
export function summaryMails(booked: Trip, at: string): readonly MailPayload[] {
  const single = sampleInvoice(sampleBookedTrip({ site: booked.site, language: booked.language }));
  const summary = { id: 'summary', from: '2026-11-01', to: '2026-11-30', trips: 2, totalCents: 2 * single.totalCents };
  const part = { ...single, summary };
  const invoice = joinSummary([part, { ...part, subject: 'cancellation' }]);
  const recipient = { name: 'Basisschool De Regenboog', email: 'boekhouding@example.com' };
  const reminder = makeReminder({ step: 1, today: at.slice(0, 10), cents: 89_950, debtor: { isBusiness: true, country: 'NL' } });
  const plan = { from: '2026-11-01', to: '2026-11-30', issueOn: '2026-12-01', dueOn: '2026-12-15' };
  const waiting: Trip = {
    ...booked,
    version: booked.version + 20,
    invoice: { ...sampleInvoiceDetails, paymentMethod: 'invoice-afterwards' },
  };
  const cancelled = { ...waiting, cancelation: { at, feeCents: 12_345, reason: '' } };
  return [
    buildBookingConfirmedPayload(waiting, addresses, plan),
    buildItineraryChangedPayload({ trip: waiting, addresses, at, differenceCents: 0, isRebilled: true, summary: plan }),
    buildBookingCancelledPayload(cancelled, addresses, { summary: plan }),
    buildSummaryInvoicePayload(invoice, { at, recipient, key: 'issued' }),
    buildPaymentReminderPayload(booked, { addresses, at, invoice, reminder: { ...reminder, dueOn: '2026-10-20', cents: 89_950 } }),
  ];
}
