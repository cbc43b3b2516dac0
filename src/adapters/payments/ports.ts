import type { Result } from '#domain/result.ts';
import type { SiteLanguage } from '#domain/sites/keys.ts';

/** What somebody is to pay. Nothing in it tells who, nor which trip: the provider needs neither. */
export type PaymentOrder = {
  /** Our own id of the payment: the same order sent twice is one payment at the provider. */
  readonly paymentId: string;
  /** Euro cents, above zero. */
  readonly cents: number;
  /** What the payer's bank shows: the invoice's number. */
  readonly description: string;
  /** Where the payer comes back to, whatever became of it. */
  readonly redirectUrl: string;
  /** Where the provider says that something changed; null where it cannot reach us. */
  readonly webhookUrl: string | null;
  readonly language: SiteLanguage;
};

/** A payment that waits for its payer at `checkoutUrl`. */
export type OpenedPayment = { readonly providerId: string; readonly checkoutUrl: string };

/** How a payment stands at the provider. */
export type ProviderPayment = {
  readonly providerId: string;
  /** Our own id, as the provider was given it; null for a payment that is not of this program. */
  readonly paymentId: string | null;
  readonly status: 'open' | 'paid' | 'failed';
  readonly currency: string;
  readonly cents: number;
  /** Given back or charged back since. */
  readonly returnedCents: number;
  /** Instant, ISO 8601 UTC. */
  readonly paidAt: string | null;
  /** Null once there is nothing left to pay there. */
  readonly checkoutUrl: string | null;
};

/** `refused`: asking again is of no use; `unavailable`: it is. The detail is for the log and holds nothing of the payment. */
export type PaymentFailure = { readonly kind: 'refused' | 'unavailable'; readonly detail: string };

/** Somebody who takes payments for us. No method throws, and each answers within seconds. */
export type PaymentProvider = {
  /** As the payments are kept. */
  readonly name: string;
  openPayment(order: PaymentOrder): Promise<Result<OpenedPayment, PaymentFailure>>;
  /** How a payment stands now; null where the provider has none of that id. */
  findPayment(providerId: string): Promise<Result<ProviderPayment | null, PaymentFailure>>;
};
