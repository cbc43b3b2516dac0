import { type SettlingContext, settlePayment } from '#operations/payments/settle-payment.ts';
import { endUnnamedPayments, takeStalePayments } from '#operations/payments/stale-payments.ts';

/** Long after a payer has decided. A payment that is still open is checked again after the same time. */
const askAfterSeconds = 15 * 60;
/** After a month an unfinished payment is abandoned. */
const forgetAfterSeconds = 30 * 86_400;
/** Mollie recognises a repeated order for an hour; a payment without an id by then was never offered to anybody. */
const endUnnamedAfterSeconds = 3_600;
const paymentsARun = 20;

/**
 * Checks payments whose result never arrived, for example after a lost notice, and ends those that never began. Each is checked by one
 * worker only. Returns how many changed.
 */
export async function settleStalePayments(context: SettlingContext, isStopping: () => boolean = () => false): Promise<number> {
  const { payments: provider, db } = context;
  if (provider === null || isStopping()) return 0;
  let changed = await endUnnamedPayments(db, { provider: provider.name, olderThanSeconds: endUnnamedAfterSeconds });
  const stale = await takeStalePayments(db, {
    provider: provider.name,
    olderThanSeconds: askAfterSeconds,
    youngerThanSeconds: forgetAfterSeconds,
    limit: paymentsARun,
  });
  for (const payment of stale) {
    if (isStopping()) break;
    if ((await settlePayment(context, payment)) === 'settled') changed += 1;
  }
  return changed;
}
