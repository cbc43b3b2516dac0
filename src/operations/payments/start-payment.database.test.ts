import { expect, it } from 'vitest';
import { createPayableWorld } from '#api/payment/testing/payable-booking.ts';
import { createAsking, createKey, travelOf } from '#api/testing/ask.ts';
import { createTestContext } from '#api/testing/test-context.ts';
import { receivePaymentNotice } from './settle-payment.ts';

it('requests the deposit, then the balance, and nothing once all is paid', async () => {
  const { createBooking, mollie, context } = await createPayableWorld();
  const { pay, findAccount, lastAtMollie, total } = await createBooking();
  const deposit = (await findAccount()).online?.nextCents ?? 0;
  expect((await findAccount()).online).toEqual({ part: 'deposit', nextCents: deposit, allCents: total, isUnderWay: false });
  expect((await pay()).url).toMatch(/\/checkout\//);
  mollie.change(lastAtMollie(), { status: 'paid' });
  expect(await receivePaymentNotice(context, lastAtMollie())).toBe('settled');
  const left = total - deposit;
  expect((await findAccount()).online).toEqual({ part: 'balance', nextCents: left, allCents: left, isUnderWay: false });
  await pay();
  mollie.change(lastAtMollie(), { status: 'paid' });
  await receivePaymentNotice(context, lastAtMollie());
  expect(await findAccount()).toMatchObject({ online: null, information: { status: 'paid', outstandingCents: 0 } });
  expect(await pay()).toEqual({ url: null, errors: [{ field: 'form', code: 'nothing-due' }] });
});

it('requests the total on the customer’s choice, with the invoice’s number and no personal data', async () => {
  const { createBooking, mollie, db } = await createPayableWorld();
  const { pay, total, id, tripId } = await createBooking();
  await pay({ part: 'all' });
  const { id: paymentId, invoice_number } = await db.selectFrom('payments').selectAll().executeTakeFirstOrThrow();
  const body = { ...Object(mollie.requests[0]?.body) };
  expect(body).toMatchObject({
    amount: { currency: 'EUR', value: (total / 100).toFixed(2) },
    description: expect.stringMatching(/^INV-NL-\d{4}-000001$/),
    redirectUrl: `https://nl.example.com/my-booking/${id}?paid=return`,
    webhookUrl: 'https://nl.example.com/payments/mollie',
    locale: 'nl_NL',
    metadata: { payment: paymentId },
  });
  expect(body.description).toBe(invoice_number);
  const rest = JSON.stringify({ ...body, redirectUrl: '' });
  for (const secret of [id, tripId, 'Anna', 'school.example', 'Vries']) expect(rest).not.toContain(secret);
});

it('returns the same payment for a repeated request, and for two clicks at once', async () => {
  const { createBooking, mollie, db } = await createPayableWorld();
  const { pay } = await createBooking();
  const key = createKey();
  const first = await pay({ key });
  expect(await pay({ key })).toEqual(first);
  const many = await Promise.all(Array.from({ length: 20 }, () => pay()));
  expect(new Set(many.map(({ url }) => url))).toEqual(new Set([first.url]));
  expect([mollie.payments.size, (await db.selectFrom('payments').select('id').execute()).length]).toEqual([1, 1]);
});

it('creates one payment for twenty concurrent requests', async () => {
  const { createBooking, mollie } = await createPayableWorld();
  const { pay } = await createBooking();
  const many = await Promise.all(Array.from({ length: 20 }, () => pay({ part: 'all' })));
  expect(new Set(many.map(({ url }) => url)).size).toBe(1);
  expect(mollie.payments.size).toBe(1);
});

it('refuses a key that was used for another request', async () => {
  const { createBooking } = await createPayableWorld();
  const { pay } = await createBooking();
  const key = createKey();
  await pay({ key });
  expect((await pay({ key, part: 'all' })).errors).toEqual([{ field: 'idempotencyKey', code: 'key-reused' }]);
  const other = await createBooking();
  expect((await other.pay({ key })).errors).toEqual([{ field: 'idempotencyKey', code: 'key-reused' }]);
  expect((await pay({ key: 'short' })).errors).toEqual([{ field: 'idempotencyKey', code: 'invalid' }]);
});

it('loses nothing after a crash before Mollie’s answer is stored: a repeated request gives the same payment', async () => {
  const { createBooking, mollie, db } = await createPayableWorld();
  const { pay, findAccount } = await createBooking();
  const key = createKey();
  const { url } = await pay({ key });
  await db
    .updateTable('payments')
    .set((row) => ({ provider_id: row.cast<string>('id', 'text'), checkout_url: null }))
    .execute();
  expect((await pay({ key })).url).toBe(url);
  expect([mollie.payments.size, (await findAccount()).payments.length]).toEqual([1, 1]);
});

it('stores the request while Mollie is unavailable, and continues afterwards', async () => {
  const { createBooking, mollie, db } = await createPayableWorld();
  const { pay } = await createBooking();
  const key = createKey();
  mollie.behave((_, response) => response.writeHead(503).end());
  await expect(pay({ key })).rejects.toThrow('UNAVAILABLE');
  expect((await db.selectFrom('payments').select('status').execute()).map(({ status }) => status)).toEqual(['open']);
  mollie.behave(null);
  expect((await pay({ key })).url).toMatch(/\/checkout\//);
  expect((await db.selectFrom('payments').select('id').execute()).length).toBe(1);
});

it('ends a payment that Mollie refuses, reports it, and allows another try', async () => {
  const { createBooking, mollie, context } = await createPayableWorld();
  const { pay, findAccount } = await createBooking();
  const key = createKey();
  mollie.behave((_, response) => response.writeHead(401).end());
  expect(await pay({ key })).toEqual({ url: null, errors: [{ field: 'form', code: 'payment-refused' }] });
  expect(context.logged).toContainEqual(expect.objectContaining({ message: 'Unable to begin a payment' }));
  mollie.behave(null);
  expect((await pay({ key })).errors).toEqual([{ field: 'form', code: 'payment-over' }]);
  expect((await pay()).url).toMatch(/\/checkout\//);
  expect((await findAccount()).payments.map(({ status }) => status)).toEqual(['failed', 'open']);
});

it('first checks earlier payments with Mollie, so that nobody pays twice', async () => {
  const { createBooking, mollie } = await createPayableWorld();
  const { pay, lastAtMollie } = await createBooking();
  await pay({ part: 'all' });
  mollie.change(lastAtMollie(), { status: 'paid' });
  expect((await pay({ part: 'all' })).errors).toEqual([{ field: 'form', code: 'nothing-due' }]);
});

it('creates a new payment once the first has expired', async () => {
  const { createBooking, mollie } = await createPayableWorld();
  const { pay, lastAtMollie } = await createBooking();
  const key = createKey();
  const first = await pay({ key });
  mollie.change(lastAtMollie(), { status: 'expired' });
  expect((await pay({ key })).errors).toEqual([{ field: 'form', code: 'payment-over' }]);
  const second = await pay();
  expect(second.url).toMatch(/\/checkout\//);
  expect(second.url).not.toBe(first.url);
});

it('works only for bookings, and reveals nothing about other trips', async () => {
  const { context } = await createPayableWorld();
  const { requestQuote, execute } = createAsking(context);
  const { quoteId } = travelOf(await requestQuote());
  const ask = async (id: string) =>
    (
      await execute(
        'mutation ($id: String!, $key: String!) { startPayment(id: $id, idempotencyKey: $key, part: next, expectedCents: 1) { errors { code } } }',
        { id, key: createKey() },
      )
    ).data;
  expect(await ask(quoteId)).toEqual({ startPayment: { errors: [{ code: 'not-booked' }] } });
  expect(await ask('A'.repeat(27))).toEqual({ startPayment: { errors: [{ code: 'trip-not-found' }] } });
});

it('refuses a request without a key', async () => {
  const { createBooking, db } = await createPayableWorld();
  const { id } = await createBooking();
  const { execute } = createAsking(createTestContext({ db }));
  const { data } = await execute(`query ($id: String!) { getInvoices(id: $id, askProvider: true) { online { part } } }`, { id });
  expect(data).toEqual({ getInvoices: { online: null } });
  const started = await execute(
    'mutation ($id: String!, $key: String!) { startPayment(id: $id, idempotencyKey: $key, part: all, expectedCents: 1) { url errors { code } } }',
    { id, key: createKey() },
  );
  expect(started.data).toEqual({ startPayment: { url: null, errors: [{ code: 'not-offered' }] } });
});
