import type { PaymentMethod, Trip } from '#domain/trip/trip.ts';

export type OfferedMethodsInput = Pick<Trip, 'customer' | 'invoice'> & {
  /** Whether a payment provider is set up. */
  readonly takesOnline: boolean;
};

/**
 * The payment methods that an order can choose from, the usual one first. A transfer is always possible. Online payment needs a payment
 * provider. Only an organisation can be invoiced after the trip; the contact details use the same rule.
 */
export function listOfferedMethods({ customer, invoice, takesOnline }: OfferedMethodsInput): readonly PaymentMethod[] {
  const isOrganisation = customer.organisation !== '' || (invoice?.organisation ?? '') !== '';
  return ['bank-transfer', ...(takesOnline ? (['online'] as const) : []), ...(isOrganisation ? (['invoice-afterwards'] as const) : [])];
}
