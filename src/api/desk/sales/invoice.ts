import type { InvoiceDetails } from '#domain/trip/trip.ts';
import { correctInvoice } from '#operations/invoices/correct-invoice.ts';
import { OutcomeRef, staffOf, tell, versionOfTrip } from '../act.ts';
import { builder } from '../builder.ts';

export const InvoiceDetailsRef = builder.objectRef<InvoiceDetails>('DeskInvoiceDetails').implement({
  description: 'Whom the invoice is for.',
  fields: (t) => ({
    organisation: t.exposeString('organisation'),
    street: t.exposeString('street'),
    zipcode: t.exposeString('zipcode'),
    city: t.exposeString('city'),
    country: t.exposeString('country'),
    vatNumber: t.exposeString('vatNumber'),
    purchaseOrder: t.exposeString('purchaseOrder'),
  }),
});

builder.mutationField('correctInvoice', (t) =>
  t.field({
    type: OutcomeRef,
    args: {
      ...versionOfTrip,
      creditCents: t.arg.int({ required: true, description: 'Given back, VAT included; 0 where only the address is wrong.' }),
      organisation: t.arg.string({ required: true }),
      street: t.arg.string({ required: true }),
      zipcode: t.arg.string({ required: true }),
      city: t.arg.string({ required: true }),
      country: t.arg.string({ required: true }),
      vatNumber: t.arg.string({ required: true }),
      purchaseOrder: t.arg.string({ required: true }),
      reason: t.arg.string({ required: true, description: 'As the customer reads it.' }),
    },
    resolve: async (_root, { reference, version = null, creditCents, reason, ...typed }, context) => {
      if (creditCents < 0) return { problem: 'not-a-number' };
      return tell(await correctInvoice(context, { reference, version, creditCents, reason, typed, staff: staffOf(context) }));
    },
  }),
);
