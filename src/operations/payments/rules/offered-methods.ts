import type { PaymentMethod, Trip } from '#domain/trip/trip.ts';

export type OfferedMethodsInput = Pick<Trip, 'customer' | 'invoice'> & {
  /** Whether a payment provider is set up. */
  readonly takesOnline: boolean;
};

/**
 * The ways to pay that an order can choose from, the usual one first. Anybody can transfer. Online needs a payment provider. Only an
 * organisation is invoiced after the trip, the same rule as in the contact details.
 */
export function listOfferedMethods({ customer, invoice, takesOnline }: OfferedMethodsInput): readonly PaymentMethod[] {
  const isOrganisation = customer.organisation !== '' || (invoice?.organisation ?? '') !== '';
  return ['bank-transfer', ...(takesOnline ? (['online'] as const) : []), ...(isOrganisation ? (['invoice-afterwards'] as const) : [])];
}
