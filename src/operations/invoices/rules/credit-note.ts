import { type Dated, getInForce } from '#domain/calendar/in-force.ts';
import type { VatLine } from '#domain/pricing/vat/vat-line.ts';
import { failure, type Result, success } from '#domain/result.ts';
import type { CreditNote, Invoice, InvoiceAmounts } from './invoice.ts';
import { shareOf, sumVat } from './vat-share.ts';

/** How VAT applies to a cancellation fee. */
type FeeVatRule = Dated & { readonly treatment: 'as-the-trip' };

/** All rules, oldest first, by the date of the credit note. */
const feeVatRules: readonly FeeVatRule[] = [
  {
    validFrom: '2026-01-01',
    validTo: null,
    source:
      'Estimate (E): the fee is the price of a right to travel that was kept open, so it is taxed as the trip would have been (Court of Justice C-250/14, C-295/17, C-43/19, and not as damages, C-277/05); to be confirmed by a tax adviser in each country',
    treatment: 'as-the-trip',
  },
];

export type CreditInput = {
  readonly invoice: Invoice;
  readonly number: string;
  /** `YYYY-MM-DD`. */
  readonly issuedOn: string;
  /** The cancellation fee, VAT included. Changing an itinerary has no fee: the new price gets its own invoice. */
  readonly reason: { readonly kind: 'cancelled'; readonly feeCents: number } | { readonly kind: 'changed' | 'corrected' };
};

/**
 * The credit note that reduces an invoice to the fee: invoice minus credit note is the fee, in every country and to the cent.
 * `nothing-to-credit` if the fee is the whole price. Throws a RangeError for a fee below zero or above the price.
 */
export function createCreditNote({ invoice, number, issuedOn, reason }: CreditInput): Result<CreditNote, 'nothing-to-credit'> {
  const feeCents = reason.kind === 'cancelled' ? reason.feeCents : 0;
  if (feeCents < 0 || feeCents > invoice.totalCents) throw new RangeError(`No fee of ${invoice.totalCents}: ${feeCents}`);
  if (feeCents === invoice.totalCents) return failure('nothing-to-credit');
  const fee = splitFee(invoice, { feeCents, rule: getInForce(feeVatRules, issuedOn) });
  const { site, language, seller, buyer, purchaseOrder, buyerReference = '', service } = invoice;
  return success({
    kind: 'credit-note',
    number,
    issuedOn,
    ...{ site, language, seller, buyer, purchaseOrder, buyerReference, service },
    reason: reason.kind,
    invoice: {
      ...{ ...sumVat(invoice.vat), number: invoice.number, issuedOn: invoice.issuedOn },
      ...(invoice.summary === undefined ? {} : { isSummary: true }),
    },
    fee,
    ...subtract(invoice.vat, fee.vat),
  });
}

type Fee = { readonly feeCents: number; readonly rule: FeeVatRule };

/** `as-the-trip`: split like the price over the countries. */
function splitFee({ vat }: Invoice, { feeCents, rule: { treatment } }: Fee): InvoiceAmounts {
  switch (treatment) {
    case 'as-the-trip':
      return shareOf(vat, feeCents);
  }
}

/** The lines minus others of the same countries and rates. */
export function subtract(whole: readonly VatLine[], part: readonly VatLine[]): InvoiceAmounts {
  const left = whole.map((line, index) => {
    const { netCents = 0, vatCents = 0, owed: owedOfPart } = part[index] ?? {};
    const owed = line.owed === undefined ? {} : { owed: { ...line.owed, vatCents: line.owed.vatCents - (owedOfPart?.vatCents ?? 0) } };
    return { ...line, netCents: line.netCents - netCents, vatCents: line.vatCents - vatCents, ...owed };
  });
  return sumVat(left);
}
