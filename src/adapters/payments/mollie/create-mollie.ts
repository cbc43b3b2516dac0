import { failure, type Result, success } from '#domain/result.ts';
import type { CountryCode, SiteLanguage } from '#domain/sites/keys.ts';
import type { OpenedPayment, PaymentFailure, PaymentOrder, PaymentProvider, ProviderPayment } from '../ports.ts';
import { formatAmount, parseMolliePayment } from './payment-body.ts';
import { requestMollie } from './request-mollie.ts';
import { isCheckoutUrl, type MollieSettings } from './settings.ts';

/** Together with the database's own limits nobody waits much longer than 3 s. */
const openWithin = 2_000;
const findWithin = 1_500;

/**
 * How people of a country pay besides cards. Only methods that pay immediately and finally: with a direct debit or a transfer the customer
 * would wait for days.
 */
const nationalMethods = { NL: ['ideal'], BE: ['bancontact'], DE: [], FR: [], ES: [] } as const satisfies Record<
  CountryCode,
  readonly string[]
>;

/** Offered on every site: the payer may have an account in another country. Mollie shows Apple Pay only on devices that have it. */
const methods = [...new Set([...Object.values(nationalMethods).flat(), 'creditcard', 'applepay'])];

/** One of the locales that Mollie supports. */
const locales = {
  en: 'en_GB',
  nl: 'nl_NL',
  nlBE: 'nl_BE',
  frBE: 'fr_BE',
  fr: 'fr_FR',
  de: 'de_DE',
  es: 'es_ES',
} as const satisfies Record<SiteLanguage, string>;

/** Payments by the Mollie API, version 2 (https://docs.mollie.com/reference/payments-api). */
export function createMollie(settings: MollieSettings): PaymentProvider {
  return {
    name: 'mollie',
    openPayment: (order) => openPayment(settings, order),
    findPayment: (providerId) => findPayment(settings, providerId),
  };
}

async function openPayment(settings: MollieSettings, order: PaymentOrder): Promise<Result<OpenedPayment, PaymentFailure>> {
  const post = { body: formatOrder(order), idempotencyKey: order.paymentId };
  const asked = await requestMollie(settings, { path: '/v2/payments', post, timeLimit: openWithin });
  if (!asked.ok) return asked;
  const payment = parseMolliePayment(asked.value?.json);
  if (payment === null) return failure({ kind: 'unavailable', detail: 'not a payment' });
  if (!isOrdered(payment, order)) return failure({ kind: 'refused', detail: 'another payment than was ordered' });
  const { providerId, checkoutUrl } = payment;
  if (checkoutUrl === null || !isCheckoutUrl(checkoutUrl, settings)) {
    return failure({ kind: 'refused', detail: 'a payment without a page of its own to pay it' });
  }
  return success({ providerId, checkoutUrl });
}

async function findPayment(settings: MollieSettings, providerId: string): Promise<Result<ProviderPayment | null, PaymentFailure>> {
  const asked = await requestMollie(settings, { path: `/v2/payments/${encodeURIComponent(providerId)}`, timeLimit: findWithin });
  if (!asked.ok) return asked;
  if (asked.value === null) return success(null);
  const payment = parseMolliePayment(asked.value.json);
  if (payment === null || payment.providerId !== providerId) return failure({ kind: 'unavailable', detail: 'not that payment' });
  const { checkoutUrl } = payment;
  return success({ ...payment, checkoutUrl: checkoutUrl !== null && isCheckoutUrl(checkoutUrl, settings) ? checkoutUrl : null });
}

function formatOrder({ paymentId, cents, description, redirectUrl, webhookUrl, language }: PaymentOrder) {
  return {
    amount: formatAmount(cents),
    description,
    redirectUrl,
    ...(webhookUrl === null ? {} : { webhookUrl }),
    method: methods,
    locale: locales[language],
    metadata: { payment: paymentId },
  };
}

function isOrdered(payment: ProviderPayment, { paymentId, cents }: PaymentOrder): boolean {
  return payment.paymentId === paymentId && payment.cents === cents && payment.currency === 'EUR';
}
