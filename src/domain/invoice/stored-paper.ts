import * as v from 'valibot';
import { lineReasonKeys, priceLineKinds } from '#domain/pricing/quote/quote.ts';
import { countryCodes, fleetKeys, siteKeys, siteLanguages } from '#domain/sites/keys.ts';
import { paymentMethods } from '#domain/trip/trip.ts';
import { type CreditNote, creditReasons, type Invoice, paymentParts } from './invoice.ts';

const text = v.string();
const cents = v.pipe(v.number(), v.safeInteger());
const date = v.pipe(text, v.isoDate());

const vatLine = v.object({
  countryCode: text,
  kilometres: v.number(),
  netCents: cents,
  ratePercent: v.number(),
  vatCents: cents,
  exemption: v.nullable(v.picklist(['foreign-group', 'not-taxed-here'])),
});
const amounts = { vat: v.array(vatLine), netCents: cents, vatCents: cents, totalCents: cents };

const priceLine = v.object({
  kind: v.picklist(priceLineKinds),
  vehicle: v.nullable(v.picklist(fleetKeys)),
  quantity: v.number(),
  unit: v.picklist(['day', 'km', 'hour', 'night', 'percent', 'piece']),
  unitCents: v.nullable(cents),
  amountCents: cents,
  included: v.boolean(),
  reason: v.exactOptional(v.object({ key: v.picklist(lineReasonKeys), values: v.record(text, v.union([text, v.number()])) })),
});

const sellerFields = ['legalName', 'street', 'zip', 'city', 'register', 'registerNumber', 'vatNumber', 'director', 'iban'] as const;
const buyerFields = ['name', 'attention', 'street', 'zipcode', 'city', 'country', 'vatNumber', 'email'] as const;

const paper = {
  ...amounts,
  number: text,
  issuedOn: date,
  site: v.picklist(siteKeys),
  language: v.picklist(siteLanguages),
  seller: v.object({ ...v.entriesFromList(sellerFields, text), country: v.picklist(countryCodes) }),
  buyer: v.object(v.entriesFromList(buyerFields, text)),
  purchaseOrder: text,
  service: v.object({
    reference: text,
    from: text,
    to: text,
    startsOn: date,
    endsOn: date,
    passengers: v.number(),
    vehicles: v.array(v.picklist(fleetKeys)),
  }),
};

const storedPaper = v.variant('kind', [
  v.object({
    ...paper,
    kind: v.literal('invoice'),
    lines: v.array(priceLine),
    paymentMethod: v.picklist(paymentMethods),
    payments: v.array(v.object({ part: v.picklist(paymentParts), dueOn: date, amountCents: cents })),
  }),
  v.object({
    ...paper,
    kind: v.literal('credit-note'),
    reason: v.picklist(creditReasons),
    invoice: v.object({ ...amounts, number: text, issuedOn: date }),
    fee: v.object(amounts),
  }),
]);

/** An invoice or credit note as it was stored (JSON). Throws a ValiError for what is none: our own store is broken then. */
export function parseStoredPaper(stored: unknown): Invoice | CreditNote {
  return v.parse(storedPaper, stored);
}
