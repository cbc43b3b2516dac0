import type { Result } from '#domain/result.ts';
import type { SiteLanguage } from '#domain/sites/keys.ts';

/** A payment to be made. It names neither the customer nor the trip: the provider needs neither. */
export type PaymentOrder = {
  /** Our own id of the payment: the same order sent twice is one payment at the provider. */
  readonly paymentId: string;
  /** Euro cents, above zero. */
  readonly cents: number;
  /** Shown on the payer's bank statement: the invoice's number. */
  readonly description: string;
  /** Where the payer returns to, whatever the result. */
  readonly redirectUrl: string;
  /** Where the provider reports changes; null if it cannot reach us. */
  readonly webhookUrl: string | null;
  readonly language: SiteLanguage;
};

/** A payment that waits for its payer at `checkoutUrl`. */
export type OpenedPayment = { readonly providerId: string; readonly checkoutUrl: string };

/** The state of a payment at the provider. */
export type ProviderPayment = {
  readonly providerId: string;
  /** Our own id as the provider received it; null for a payment of another program. */
  readonly paymentId: string | null;
  readonly status: 'open' | 'paid' | 'failed';
  readonly currency: string;
  readonly cents: number;
  /** Refunded or charged back since. */
  readonly returnedCents: number;
  /** What of it the payer's bank took back. */
  readonly chargedBackCents: number;
  /** Instant, ISO 8601 UTC. */
  readonly paidAt: string | null;
  /** Null once nothing is left to pay there. */
  readonly checkoutUrl: string | null;
};

/** `refused`: repeating does not help; `unavailable`: it may. The detail is for the log and contains nothing about the payment. */
export type PaymentFailure = { readonly kind: 'refused' | 'unavailable'; readonly detail: string };

/** A payment provider. No method throws, and each answers within seconds. */
export type PaymentProvider = {
  /** The name under which payments are stored. */
  readonly name: string;
  openPayment(order: PaymentOrder): Promise<Result<OpenedPayment, PaymentFailure>>;
  /** The current state of a payment; null if the provider does not know the id. */
  findPayment(providerId: string): Promise<Result<ProviderPayment | null, PaymentFailure>>;
};
