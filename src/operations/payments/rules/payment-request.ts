import type { Invoice } from '#operations/invoices/rules/invoice.ts';

/** A SEPA credit transfer that we request from a customer. */
export type PaymentRequest = {
  /** The account holder's name. */
  readonly name: string;
  /** Without spaces. */
  readonly iban: string;
  /** Euro cents, 1 to 99 999 999 999. */
  readonly amountCents: number;
  /**
   * The text of the transfer: the trip's reference. It is known when the order is placed, and stays the same if a change brings another
   * invoice.
   */
  readonly reference: string;
};

/** The transfer of one part of an invoice, or of everything outstanding, to the company that issued it. */
export function requestPayment({ seller, service }: Pick<Invoice, 'seller' | 'service'>, amountCents: number): PaymentRequest {
  return { name: seller.legalName, iban: seller.iban, amountCents, reference: service.reference };
}
