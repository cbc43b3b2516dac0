import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { createPayableWorld } from '#api/payment/testing/payable-booking.ts';
import { settleStalePayments } from './open-payments.ts';

async function createPayment() {
  const world = await createPayableWorld();
  const booking = await world.createBooking();
  await booking.pay({ part: 'all' });
  const age = (minutes: number) =>
    sql`update payments set created_at = now() - ${minutes} * interval '1 minute', asked_at = null`.execute(world.db);
  return { ...world, ...booking, age, sweep: () => settleStalePayments(world.context), providerId: booking.lastAtMollie() };
}

it('finds the result of a payment whose notice was lost, once it is old enough', async () => {
  const { mollie, providerId, age, sweep, findAccount } = await createPayment();
  mollie.change(providerId, { status: 'paid' });
  expect(await sweep()).toBe(0);
  await age(16);
  expect(await sweep()).toBe(1);
  expect((await findAccount()).information.outstandingCents).toBe(0);
  expect(await sweep()).toBe(0);
});

it('asks again only after as long, and each payment once where many workers look', async () => {
  const { mollie, age, sweep } = await createPayment();
  await age(16);
  const before = mollie.requests.length;
  await Promise.all(Array.from({ length: 8 }, sweep));
  await sweep();
  expect(mollie.requests.length - before).toBe(1);
});

it('expires a payment that Mollie expired', async () => {
  const { mollie, providerId, age, sweep, findAccount } = await createPayment();
  mollie.change(providerId, { status: 'expired' });
  await age(16);
  expect(await sweep()).toBe(1);
  expect((await findAccount()).payments).toMatchObject([{ status: 'failed' }]);
});

it('ends a payment that never got to Mollie, but not before its order may still be repeated', async () => {
  const { db, age, sweep, findAccount } = await createPayment();
  await db
    .updateTable('payments')
    .set((row) => ({ provider_id: row.cast<string>('id', 'text'), checkout_url: null }))
    .execute();
  await age(59);
  expect(await sweep()).toBe(0);
  await age(61);
  expect(await sweep()).toBe(1);
  expect((await findAccount()).payments).toMatchObject([{ status: 'failed' }]);
});

it('is held up by none that cannot be asked, and stops when the worker does', async () => {
  const { mollie, createBooking, context, age, sweep } = await createPayment();
  const other = await createBooking();
  await other.pay();
  mollie.change(other.lastAtMollie(), { status: 'expired' });
  await age(16);
  expect(await settleStalePayments(context, () => true)).toBe(0);
  mollie.change([...mollie.payments.keys()][0] ?? '', { status: 'no status' });
  expect(await sweep()).toBe(1);
});

it('does nothing without a provider', async () => {
  const { context, age } = await createPayment();
  await age(16);
  expect(await settleStalePayments({ ...context, payments: null })).toBe(0);
});
