import type { Endpoint } from '#operations/invoices/rules/endpoint.ts';
import type { VatCategory } from '#operations/invoices/rules/vat-groups.ts';

/** Seller or buyer (EN 16931-1, BG-4 and BG-7). */
export type PartyTerms = {
  readonly endpoint: Endpoint;
  readonly tradeName: string;
  readonly legalName: string;
  /** In the register of its country; the scheme in ISO 6523, empty if there is none. */
  readonly register: Endpoint | null;
  /** Another number of the party (BT-29, BT-46): the SIRET of a French one beside its SIREN; null for none. */
  readonly identifier: Endpoint | null;
  /** With its prefix and without spaces. */
  readonly vatNumber: string;
  readonly address: { readonly street: string; readonly city: string; readonly zipcode: string; readonly country: string };
  readonly contact: { readonly name: string; readonly phone: string; readonly email: string };
};

/** VAT by category and rate (BG-23). */
export type VatTerms = {
  readonly category: VatCategory;
  readonly ratePercent: number;
  readonly netCents: number;
  readonly vatCents: number;
  /** In the code list VATEX. */
  readonly reasonCode: string;
  readonly reason: string;
};

/** One line (BG-25): one piece at its net amount. */
export type LineTerms = {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  /** The customer's own number of the order and the period, where one document holds several trips (BT-127, BG-26); else empty. */
  readonly note: string;
  readonly startsOn: string;
  readonly endsOn: string;
  readonly netCents: number;
  readonly category: VatCategory;
  readonly ratePercent: number;
};

/**
 * What an e-invoice says, in the terms of EN 16931-1, before it is written as UBL or as CII. Days `YYYY-MM-DD`, euro cents; an empty text
 * is not written. All amounts of a credit note are positive.
 */
export type InvoiceTerms = {
  readonly kind: 'invoice' | 'credit-note';
  /** BT-24: the rules that the document keeps. */
  readonly profile: string;
  /** BT-23: the French mode of invoicing; empty for the process of Peppol. */
  readonly process: string;
  readonly number: string;
  readonly issuedOn: string;
  /** UNCL 1001. */
  readonly typeCode: string;
  readonly note: string;
  /** Notes with a subject code in UNCL 4451 (BG-3). */
  readonly codedNotes: readonly { readonly code: string; readonly text: string }[];
  readonly buyerReference: string;
  readonly orderReference: string;
  readonly startsOn: string;
  readonly endsOn: string;
  readonly deliveredOn: string;
  /** The invoice that a credit note reverses. */
  readonly corrects: { readonly number: string; readonly issuedOn: string } | null;
  readonly seller: PartyTerms;
  readonly buyer: PartyTerms;
  /** `code` in UNCL 4461; the account is empty if nothing is to be transferred. */
  readonly payment: { readonly code: string; readonly reference: string; readonly iban: string; readonly accountName: string } | null;
  readonly paymentTerms: string;
  readonly dueOn: string;
  readonly vat: readonly VatTerms[];
  readonly lines: readonly LineTerms[];
  readonly netCents: number;
  readonly vatCents: number;
  readonly totalCents: number;
};
