import * as v from 'valibot';
import { storedCents } from '#domain/money/stored-cents.ts';
import { priceLineSchema } from '#domain/pricing/lines/price-line.ts';
import { vatLineSchema } from '#domain/pricing/vat/vat-line.ts';
import { countryCodes, fleetKeys, siteKeys, siteLanguages } from '#domain/sites/keys.ts';
import { paymentMethods } from '#domain/trip/trip.ts';
import { type CreditNote, creditReasons, type Invoice, invoiceSubjects, paymentParts } from './invoice.ts';

const text = v.string();
const date = v.pipe(text, v.isoDate());

const amounts = { vat: v.array(vatLineSchema), netCents: storedCents, vatCents: storedCents, totalCents: storedCents };

const sellerFields = ['legalName', 'street', 'zip', 'city', 'register', 'registerNumber', 'vatNumber', 'director', 'iban'] as const;
const buyerFields = ['name', 'attention', 'street', 'zipcode', 'city', 'country', 'vatNumber', 'email'] as const;

const moment = v.object({ date: text, time: text });
const parts = v.array(
  v.object({
    passengers: v.number(),
    boards: v.nullable(v.object({ ...moment.entries, name: text, address: text })),
    returns: v.nullable(moment),
  }),
);
/** Older documents only knew two returns. */
const service = v.pipe(
  v.object({
    reference: text,
    from: text,
    to: text,
    startsOn: date,
    endsOn: date,
    passengers: v.number(),
    vehicles: v.array(v.picklist(fleetKeys)),
    parts: v.exactOptional(parts),
    returns: v.exactOptional(v.array(v.object({ passengers: v.number(), leaves: moment }))),
  }),
  v.transform(({ returns, ...known }) =>
    returns === undefined
      ? known
      : { ...known, parts: returns.map(({ passengers, leaves }) => ({ passengers, boards: null, returns: leaves })) },
  ),
);

const billingDocument = {
  ...amounts,
  number: text,
  issuedOn: date,
  site: v.picklist(siteKeys),
  language: v.picklist(siteLanguages),
  seller: v.object({
    ...v.entriesFromList(sellerFields, text),
    country: v.picklist(countryCodes),
    vatNumbersAbroad: v.exactOptional(v.record(text, text)),
  }),
  buyer: v.object({ ...v.entriesFromList(buyerFields, text), organisationNumber: v.exactOptional(text) }),
  purchaseOrder: text,
  buyerReference: v.exactOptional(text),
  service,
};

const storedDocument = v.variant('kind', [
  v.object({
    ...billingDocument,
    kind: v.literal('invoice'),
    /** Absent in invoices from before December 2026. */
    subject: v.optional(v.picklist(invoiceSubjects), 'trip'),
    lines: v.array(priceLineSchema),
    paymentMethod: v.picklist(paymentMethods),
    payments: v.array(v.object({ part: v.picklist(paymentParts), dueOn: date, amountCents: storedCents })),
    summary: v.exactOptional(v.object({ id: text, from: date, to: date, trips: v.number(), totalCents: storedCents })),
  }),
  v.object({
    ...billingDocument,
    kind: v.literal('credit-note'),
    reason: v.picklist(creditReasons),
    invoice: v.object({ ...amounts, number: text, issuedOn: date, isSummary: v.exactOptional(v.boolean()) }),
    fee: v.object(amounts),
  }),
]);

/** Parses a stored invoice or credit note (JSON). Throws a ValiError for invalid data, which means that our store is corrupt. */
export function parseStoredDocument(stored: unknown): Invoice | CreditNote {
  return v.parse(storedDocument, stored);
}
