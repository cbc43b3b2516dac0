import * as v from 'valibot';
import type { ProviderPayment } from '../ports.ts';

const amount = v.object({
  currency: v.string(),
  value: v.pipe(v.string(), v.regex(/^\d{1,9}\.\d{2}$/), v.transform(parseCents)),
});

/** https://docs.mollie.com/reference/payments-api: the fields that we read. */
const schema = v.object({
  resource: v.literal('payment'),
  id: v.pipe(v.string(), v.regex(/^tr_[A-Za-z0-9]{1,64}$/)),
  status: v.picklist(['open', 'pending', 'authorized', 'canceled', 'expired', 'failed', 'paid']),
  amount,
  amountRefunded: v.nullish(amount),
  amountChargedBack: v.nullish(amount),
  paidAt: v.nullish(
    v.pipe(
      v.string(),
      v.isoTimestamp(),
      v.check((text) => !Number.isNaN(Date.parse(text))),
    ),
  ),
  // Mollie returns whatever was sent, so a payment of another program may hold anything.
  metadata: v.optional(v.unknown()),
  _links: v.object({ checkout: v.nullish(v.object({ href: v.string() })) }),
});

const metadata = v.object({ payment: v.string() });

const statuses = {
  open: 'open',
  pending: 'open',
  authorized: 'open',
  canceled: 'failed',
  expired: 'failed',
  failed: 'failed',
  paid: 'paid',
} as const satisfies Record<string, ProviderPayment['status']>;

/** A payment from Mollie's answer, or null for anything else. */
export function parseMolliePayment(json: unknown): ProviderPayment | null {
  const parsed = v.safeParse(schema, json);
  if (!parsed.success) return null;
  const { id, status, amount, amountRefunded, amountChargedBack, paidAt, _links } = parsed.output;
  const returned = [amountRefunded, amountChargedBack].map((part) => part?.value ?? 0);
  const ours = v.safeParse(metadata, parsed.output.metadata);
  return {
    providerId: id,
    paymentId: ours.success ? ours.output.payment : null,
    status: statuses[status],
    currency: amount.currency,
    cents: amount.value,
    returnedCents: returned.reduce((sum, cents) => sum + cents, 0),
    chargedBackCents: amountChargedBack?.value ?? 0,
    paidAt: paidAt == null ? null : new Date(paidAt).toISOString(),
    checkoutUrl: _links.checkout?.href ?? null,
  };
}

/** Cents in Mollie's format: `1234.50`. */
export function formatAmount(cents: number): { readonly currency: 'EUR'; readonly value: string } {
  return { currency: 'EUR', value: `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}` };
}

function parseCents(value: string): number {
  return Number(value.replace('.', ''));
}
