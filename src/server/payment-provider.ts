import { createMollie } from '#adapters/payments/mollie/create-mollie.ts';
import type { PaymentProvider } from '#adapters/payments/ports.ts';
import type { Environment } from './environment.ts';

/** Who takes online payments; null where no key of anybody is set. */
export function createPaymentProvider({ mollie }: Pick<Environment, 'mollie'>): PaymentProvider | null {
  return mollie === null ? null : createMollie(mollie);
}
