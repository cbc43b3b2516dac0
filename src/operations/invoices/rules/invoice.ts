import type { LocalDateTime } from '#domain/itinerary/itinerary.ts';
import type { PriceLine } from '#domain/pricing/lines/price-line.ts';
import type { VatLine } from '#domain/pricing/vat/vat-line.ts';
import type { Company } from '#domain/sites/brand.ts';
import type { FleetKey, SiteKey, SiteLanguage } from '#domain/sites/keys.ts';
import type { PaymentMethod } from '#domain/trip/trip.ts';

/** Who invoices, as it was on the day of the invoice: a company that moves changes no paper of the past. */
export type InvoiceSeller = Company & {
  /** Without spaces. */
  readonly iban: string;
  /** Its VAT numbers in other states, with their prefix; absent where it has none, and in papers of before they were kept. */
  readonly vatNumbersAbroad?: Readonly<Record<string, string>>;
};

/** Who is invoiced (Directive 2006/112 art. 226(4) and (5)). Texts that were not given are empty. */
export type InvoiceBuyer = {
  /** The organisation, or the person where there is none. */
  readonly name: string;
  /** The person who ordered, where the name is an organisation's. */
  readonly attention: string;
  readonly street: string;
  readonly zipcode: string;
  readonly city: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly vatNumber: string;
  /** In the register of its country (EN 16931, BT-47); absent in papers kept before it was asked. */
  readonly organisationNumber?: string;
  readonly email: string;
};

/** Whether somebody's books take the invoice: an organisation's, or whoever has a VAT number. */
export function isBusiness({ attention, vatNumber }: InvoiceBuyer): boolean {
  return attention !== '' || vatNumber !== '';
}

/** What was supplied and when (art. 226(6) and (7)). Dates `YYYY-MM-DD`, local to their stops. */
export type InvoiceService = {
  readonly reference: string;
  readonly from: string;
  readonly to: string;
  readonly startsOn: string;
  /** The day of the last departure. */
  readonly endsOn: string;
  readonly passengers: number;
  readonly vehicles: readonly FleetKey[];
  /** The parts of a group that boards or comes back apart, in the order of its lines' groups; absent where all travel together. */
  readonly parts?: readonly InvoicedPart[];
};

/** A part of the group: where it boards, null where all do so at one place, and when it leaves for home, null where it does not. */
export type InvoicedPart = {
  readonly passengers: number;
  readonly boards: (LocalDateTime & { readonly name: string; readonly address: string }) | null;
  readonly returns: LocalDateTime | null;
};

/** Euro cents. The VAT lines' bases add up to `netCents`, their VAT to `vatCents`; `totalCents` is both. */
export type InvoiceAmounts = {
  readonly vat: readonly VatLine[];
  readonly netCents: number;
  readonly vatCents: number;
  readonly totalCents: number;
};

export const paymentParts = ['deposit', 'balance', 'whole'] as const;
/** One amount that is due, with its date `YYYY-MM-DD`. */
export type DuePayment = { readonly part: (typeof paymentParts)[number]; readonly dueOn: string; readonly amountCents: number };

type DocumentParticulars = InvoiceAmounts & {
  readonly number: string;
  /** `YYYY-MM-DD` on the calendar of the company. */
  readonly issuedOn: string;
  readonly site: SiteKey;
  readonly language: SiteLanguage;
  readonly seller: InvoiceSeller;
  readonly buyer: InvoiceBuyer;
  readonly purchaseOrder: string;
  /** What a public body asks for (EN 16931, BT-10); absent in papers kept before it was asked. */
  readonly buyerReference?: string;
  readonly service: InvoiceService;
};

export const invoiceSubjects = ['trip', 'cancellation'] as const;

/** An invoice with the particulars of Directive 2006/112 art. 226. Fixed once made: only a credit note undoes it. */
export type Invoice = DocumentParticulars & {
  readonly kind: 'invoice';
  /** What is invoiced: the trip, or what cancelling it costs where nothing was invoiced before. */
  readonly subject: (typeof invoiceSubjects)[number];
  /** The price explained, net; adds up to `netCents`. Empty where a cancellation is invoiced. */
  readonly lines: readonly PriceLine[];
  readonly paymentMethod: PaymentMethod;
  /** In the order in which they are due; add up to `totalCents`. */
  readonly payments: readonly DuePayment[];
};

export const creditReasons = ['cancelled', 'changed', 'corrected'] as const;
export type CreditReason = (typeof creditReasons)[number];

/**
 * What is given back of one invoice (art. 219: it refers to that invoice specifically and unambiguously). All amounts positive: the
 * invoice less the credit note is `fee`, in every country and to the cent.
 */
export type CreditNote = DocumentParticulars & {
  readonly kind: 'credit-note';
  readonly reason: CreditReason;
  readonly invoice: InvoiceAmounts & { readonly number: string; readonly issuedOn: string };
  /** What stays owed: the cancellation fee, or nothing. */
  readonly fee: InvoiceAmounts;
};
