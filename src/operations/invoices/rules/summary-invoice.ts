import { sumCents } from '#domain/money/money.ts';
import type { Invoice } from './invoice.ts';
import { sumVat } from './vat-share.ts';

/** A part: the invoice of one trip, which carries the number and the day of the summary invoice that it is on. */
export type SummaryPart = Invoice & { readonly summary: NonNullable<Invoice['summary']> };

export function isSummaryPart(document: { readonly kind: string }): document is SummaryPart {
  return document.kind === 'invoice' && 'summary' in document && document.summary !== undefined;
}

/**
 * The summary invoice as one document: the amounts, the VAT and the amount due are those of its parts, added up to the cent, because each
 * price was agreed for its trip. Its transfers name the invoice, not a trip. Throws a RangeError if a part is missing or is another
 * invoice's, because no such document may be issued.
 */
export function joinSummary(parts: readonly SummaryPart[]): Invoice {
  const [first] = parts;
  if (first === undefined) throw new RangeError('A summary invoice without trips');
  const { summary, number, issuedOn } = first;
  if (parts.length !== summary.trips || parts.some((part) => part.number !== number || part.issuedOn !== issuedOn)) {
    throw new RangeError(`A summary invoice that lacks parts: ${number}`);
  }
  const amounts = sumVat(parts.flatMap(({ vat }) => vat));
  const orders = new Set(parts.map(({ purchaseOrder }) => purchaseOrder));
  const [due] = first.payments;
  return {
    ...first,
    ...amounts,
    subject: parts.every(({ subject }) => subject === 'cancellation') ? 'cancellation' : 'trip',
    lines: [],
    purchaseOrder: orders.size === 1 ? first.purchaseOrder : '',
    service: {
      ...{ reference: number, from: '', to: '', startsOn: summary.from, endsOn: summary.to },
      ...{ passengers: sumCents(parts.map(({ service }) => service.passengers)), vehicles: [] },
    },
    payments: due === undefined ? [] : [{ ...due, amountCents: amounts.totalCents }],
    trips: parts,
  };
}
