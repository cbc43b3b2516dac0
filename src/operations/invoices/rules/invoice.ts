import type { LocalDateTime } from '#domain/itinerary/itinerary.ts';
import type { PriceLine } from '#domain/pricing/lines/price-line.ts';
import type { VatLine } from '#domain/pricing/vat/vat-line.ts';
import type { Company } from '#domain/sites/brand.ts';
import type { FleetKey, SiteKey, SiteLanguage } from '#domain/sites/keys.ts';
import type { PaymentMethod } from '#domain/trip/trip.ts';

/** The invoicing company as it was on the invoice date: if it moves, old documents stay unchanged. */
export type InvoiceSeller = Company & {
  /** Without spaces. */
  readonly iban: string;
  /** Its VAT numbers in other states, with prefix; absent if it has none, and in older documents. */
  readonly vatNumbersAbroad?: Readonly<Record<string, string>>;
};

/** The recipient of the invoice (Directive 2006/112 art. 226(4) and (5)). Missing texts are empty. */
export type InvoiceBuyer = {
  /** The organisation, or the person if there is none. */
  readonly name: string;
  /** The person who ordered, if the name is an organisation's. */
  readonly attention: string;
  readonly street: string;
  readonly zipcode: string;
  readonly city: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly vatNumber: string;
  /** In the register of its country (EN 16931, BT-47); absent in older documents. */
  readonly organisationNumber?: string;
  readonly email: string;
};

/** Whether the recipient is a business: an organisation, or a person with a VAT number. */
export function isBusiness({ attention, vatNumber }: InvoiceBuyer): boolean {
  return attention !== '' || vatNumber !== '';
}

/** What was supplied and when (art. 226(6) and (7)). Dates `YYYY-MM-DD`, local to the stops. */
export type InvoiceService = {
  readonly reference: string;
  readonly from: string;
  readonly to: string;
  readonly startsOn: string;
  /** The day of the last departure. */
  readonly endsOn: string;
  readonly passengers: number;
  readonly vehicles: readonly FleetKey[];
  /** The parts of a group that boards or returns in parts, in the order of its lines' groups; absent if everybody travels together. */
  readonly parts?: readonly InvoicedPart[];
};

/** A part of the group: where it boards, null if all board at one place; and when it leaves for home, null if it does not. */
export type InvoicedPart = {
  readonly passengers: number;
  readonly boards: (LocalDateTime & { readonly name: string; readonly address: string }) | null;
  readonly returns: LocalDateTime | null;
};

/** Euro cents. The bases of the VAT lines add up to `netCents`, their VAT to `vatCents`; `totalCents` is the sum of both. */
export type InvoiceAmounts = {
  readonly vat: readonly VatLine[];
  readonly netCents: number;
  readonly vatCents: number;
  readonly totalCents: number;
};

export const paymentParts = ['deposit', 'balance', 'whole'] as const;
/** One due amount with its date `YYYY-MM-DD`. */
export type DuePayment = { readonly part: (typeof paymentParts)[number]; readonly dueOn: string; readonly amountCents: number };

type DocumentParticulars = InvoiceAmounts & {
  readonly number: string;
  /** `YYYY-MM-DD` in the company's time zone. */
  readonly issuedOn: string;
  readonly site: SiteKey;
  readonly language: SiteLanguage;
  readonly seller: InvoiceSeller;
  readonly buyer: InvoiceBuyer;
  readonly purchaseOrder: string;
  /** Required by public bodies (EN 16931, BT-10); absent in older documents. */
  readonly buyerReference?: string;
  readonly service: InvoiceService;
};

export const invoiceSubjects = ['trip', 'cancellation'] as const;

/** An invoice with the particulars of Directive 2006/112 art. 226. It never changes; only a credit note cancels it. */
export type Invoice = DocumentParticulars & {
  readonly kind: 'invoice';
  /** What is invoiced: the trip, or the cancellation fee if nothing was invoiced before. */
  readonly subject: (typeof invoiceSubjects)[number];
  /** The net price lines; they add up to `netCents`. Empty for a cancellation fee. */
  readonly lines: readonly PriceLine[];
  readonly paymentMethod: PaymentMethod;
  /** By due date; they add up to `totalCents`. */
  readonly payments: readonly DuePayment[];
  /** The summary invoice that this trip's part belongs to: its period, its trips and its total. Absent if the trip has an invoice of its own. */
  readonly summary?: {
    readonly id: string;
    readonly from: string;
    readonly to: string;
    readonly trips: number;
    readonly totalCents: number;
  };
  /** The parts of a summary invoice, in the document as a whole; never stored (see summary-invoice.ts). */
  readonly trips?: readonly Invoice[];
};

export const creditReasons = ['cancelled', 'changed', 'corrected'] as const;
export type CreditReason = (typeof creditReasons)[number];

/**
 * A credit for one invoice (art. 219: it refers to that invoice specifically and unambiguously). All amounts are positive: the invoice
 * minus the credit note is `fee`, in every country and to the cent.
 */
export type CreditNote = DocumentParticulars & {
  readonly kind: 'credit-note';
  readonly reason: CreditReason;
  /** Of a summary invoice: the part of this trip, with the number of the whole. */
  readonly invoice: InvoiceAmounts & { readonly number: string; readonly issuedOn: string; readonly isSummary?: boolean };
  /** What the customer still owes: the cancellation fee, or nothing. */
  readonly fee: InvoiceAmounts;
};
