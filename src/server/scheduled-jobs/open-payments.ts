import { type SettlingContext, settlePayment } from '#operations/payments/settle-payment.ts';
import { endUnnamedPayments, takeStalePayments } from '#operations/payments/stale-payments.ts';

/** Long after a payer has decided; a payment that is still open is asked for again after as long. */
const askAfterSeconds = 15 * 60;
/** A month after it was begun nobody pays any more. */
const forgetAfterSeconds = 30 * 86_400;
/** Mollie knows a repeated order for an hour; what has no name by then was never offered to anybody. */
const endUnnamedAfterSeconds = 3_600;
const paymentsARun = 20;

/**
 * Asks for payments whose end was never told, such as when the notice was lost, and ends those that never began. Each is asked for by one
 * worker only. Answers how many have changed.
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
