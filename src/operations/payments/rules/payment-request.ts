import type { Invoice } from '#operations/invoices/rules/invoice.ts';

/** One SEPA credit transfer that somebody is asked for. */
export type PaymentRequest = {
  /** Of the account's holder. */
  readonly name: string;
  /** Without spaces. */
  readonly iban: string;
  /** Euro cents, 1 to 99 999 999 999. */
  readonly amountCents: number;
  /** What the payer's bank writes on it: the trip's reference. It is known with the order, and stays where a change brings another invoice. */
  readonly reference: string;
};

/** The transfer of a part of an invoice, or of what is outstanding, to the company that sent it. */
export function requestPayment({ seller, service }: Pick<Invoice, 'seller' | 'service'>, amountCents: number): PaymentRequest {
  return { name: seller.legalName, iban: seller.iban, amountCents, reference: service.reference };
}
