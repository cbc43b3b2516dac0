import { createMollie } from '#adapters/payments/mollie/create-mollie.ts';
import type { PaymentProvider } from '#adapters/payments/ports.ts';
import type { Environment } from './environment.ts';

/** Takes online payments; null if no provider's key is set. */
export function createPaymentProvider({ mollie }: Pick<Environment, 'mollie'>): PaymentProvider | null {
  return mollie === null ? null : createMollie(mollie);
}
