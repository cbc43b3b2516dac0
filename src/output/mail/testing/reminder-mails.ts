import type { Trip } from '#domain/trip/trip.ts';
import { getInvoiceSeller } from '#operations/invoices/rules/create-invoice.ts';
import { makeReminder } from '#operations/payments/rules/reminders.ts';
import type { MailPayload } from '../messages.ts';
import { buildPaymentReminderPayload } from '../reminder-payload.ts';
import { addresses } from './sample-trip.ts';

const business = { isBusiness: true, country: 'FR' } as const;
const consumer = { isBusiness: false, country: 'NL' } as const;
const belgian = { isBusiness: false, country: 'BE' } as const;

/** Each step of reminders, and each legally required statement. */
const cases = [
  { debtor: consumer, step: 1 },
  { debtor: consumer, step: 2 },
  { debtor: consumer, step: 3 },
  { debtor: business, step: 2 },
  { debtor: belgian, step: 1 },
] as const;

/** One mail of each. */
export function reminderMails(booked: Trip, at: string): readonly MailPayload[] {
  const invoice = { seller: getInvoiceSeller(booked.site), paymentMethod: 'bank-transfer', number: 'INV-NL-2026-000042' } as const;
  return cases.map(({ debtor, step }, index) => {
    const reminder = makeReminder({ step, today: at.slice(0, 10), cents: 89_950, debtor });
    const owed = { dueOn: `2026-10-1${index}`, cents: 89_950 };
    return buildPaymentReminderPayload(booked, { addresses, at, invoice, reminder: { ...reminder, ...owed } });
  });
}
