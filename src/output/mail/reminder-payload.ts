import { shorten } from '#domain/input/clean-text.ts';
import { addressOf } from '#domain/sites/addresses.ts';
import type { PublicAddresses } from '#domain/sites/host.ts';
import type { Trip } from '#domain/trip/trip.ts';
import type { Invoice } from '#operations/invoices/rules/invoice.ts';
import type { Reminder } from '#operations/payments/rules/reminders.ts';
import { createMessageId } from './identity.ts';
import type { PayloadOf } from './messages.ts';
import { tripMail } from './payloads.ts';
import { routeOf } from './snapshots.ts';

export type Reminding = {
  readonly addresses: PublicAddresses;
  readonly at: string;
  readonly invoice: Pick<Invoice, 'seller' | 'paymentMethod' | 'number' | 'summary'>;
  readonly reminder: Reminder & { readonly dueOn: string; readonly cents: number };
};

/** The mail that reminds of an overdue amount: one for each step of an amount. */
export function buildPaymentReminderPayload(trip: Trip, { addresses, at, invoice, reminder }: Reminding): PayloadOf<'payment-reminder'> {
  const { seller, paymentMethod, number, summary } = invoice;
  const { payBy, cents, feeCents, dueOn, step } = reminder;
  return {
    ...tripMail(trip, 'payment-reminder', at),
    messageId: createMessageId('payment-reminder', [trip.id, dueOn, step]),
    trip: routeOf(trip),
    reminder: {
      ...{ ...reminder, law: shorten(reminder.law), invoiceNumber: number },
      ...(summary === undefined ? {} : { isSummary: true }),
    },
    payment: {
      method: paymentMethod,
      due: [{ part: 'whole', dueOn: payBy, amountCents: cents + feeCents }],
      transfer: { name: seller.legalName, iban: seller.iban, reference: summary === undefined ? trip.reference : number },
    },
    url: addressOf(trip, { page: 'my-booking', id: trip.bookingKey }, addresses),
  };
}
