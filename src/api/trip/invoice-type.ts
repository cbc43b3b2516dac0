import { isBooked } from '#domain/trip/states.ts';
import type { InvoiceDetails } from '#domain/trip/trip.ts';
import { builder } from '../builder.ts';
import { formatEuros } from './facts.ts';
import { chosenOptionOf, type Travel } from './travel.ts';

/** Specification 3, InvoiceInformation. No invoice has been sent yet where the due dates are null. */
export const InvoiceRef = builder.objectRef<Travel>('InvoiceInformation').implement({
  fields: (t) => ({
    paymentMethod: t.string({ resolve: ({ trip }) => trip.invoice?.paymentMethod ?? 'bank-transfer' }),
    dueDate: t.string({ nullable: true, resolve: () => null }),
    dueDateInvoice: t.string({ nullable: true, resolve: () => null }),
    status: t.string({
      description: '`open` from the booking on, before that `none`.',
      resolve: ({ trip }) => (isBooked(trip) ? 'open' : 'none'),
    }),
    organisation: t.string({ resolve: textOf('organisation') }),
    organisationReference: t.string({ resolve: textOf('purchaseOrder') }),
    street: t.string({ resolve: textOf('street') }),
    zipcode: t.string({ resolve: textOf('zipcode') }),
    city: t.string({ resolve: textOf('city') }),
    country: t.string({ resolve: textOf('country') }),
    vatNumber: t.string({ resolve: textOf('vatNumber') }),
    outstanding: t.string({ description: 'Euros as decimal text.', resolve: ({ trip }) => formatEuros(outstandingCents(trip)) }),
  }),
});

function textOf(field: keyof InvoiceDetails): (travel: Travel) => string {
  return ({ trip }) => trip.invoice?.[field] ?? '';
}

function outstandingCents(trip: Travel['trip']): number {
  return isBooked(trip) ? (chosenOptionOf(trip)?.totalCents ?? 0) : 0;
}
