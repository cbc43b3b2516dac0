import type { RequestListener } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { PaymentOrder } from '../ports.ts';
import { type FakeMollie, startFakeMollie } from '../testing/fake-mollie.ts';
import { createMollie } from './create-mollie.ts';

let mollie: FakeMollie;

beforeEach(async () => {
  mollie = await startFakeMollie();
});
afterEach(() => mollie.stop());

const order: PaymentOrder = {
  paymentId: '01920000-0000-7000-8000-000000000001',
  cents: 123_450,
  description: 'INV-NL-2026-000042',
  redirectUrl: 'https://nl.example.com/my-booking/x?paid=return',
  webhookUrl: 'https://nl.example.com/payments/mollie',
  language: 'frBE',
};
const provider = () => createMollie(mollie);

async function open(changes: Partial<PaymentOrder> = {}) {
  const opened = await provider().openPayment({ ...order, ...changes });
  if (!opened.ok) throw new Error(opened.failure.detail);
  return opened.value;
}

const sayJson =
  (json: unknown, status = 200): RequestListener =>
  (_, response) =>
    response.writeHead(status, { 'content-type': 'application/hal+json' }).end(JSON.stringify(json));

describe('openPayment', () => {
  it('orders as documented, without data of the payer', async () => {
    const { checkoutUrl, providerId } = await open();
    expect(checkoutUrl).toMatch(new RegExp(`^${mollie.url}/checkout/`));
    expect(providerId).toMatch(/^tr_/);
    expect(mollie.requests).toEqual([
      {
        method: 'POST',
        path: '/v2/payments',
        idempotencyKey: order.paymentId,
        body: {
          amount: { currency: 'EUR', value: '1234.50' },
          description: 'INV-NL-2026-000042',
          redirectUrl: order.redirectUrl,
          webhookUrl: order.webhookUrl,
          method: ['ideal', 'bancontact', 'creditcard', 'applepay'],
          locale: 'fr_BE',
          metadata: { payment: order.paymentId },
        },
      },
    ]);
  });

  it.each([
    [1, '0.01'],
    [10, '0.10'],
    [100, '1.00'],
    [99_999_999, '999999.99'],
  ])('writes %i cents as %s', async (cents, value) => {
    await open({ cents });
    expect(mollie.requests[0]?.body).toMatchObject({ amount: { value } });
  });

  it('is one payment however often it is sent', async () => {
    const [first, second] = [await open(), await open()];
    expect(second).toEqual(first);
    expect(mollie.payments.size).toBe(1);
  });

  it('sends no webhook address if there is none', async () => {
    await open({ webhookUrl: null });
    expect(mollie.requests[0]?.body).not.toHaveProperty('webhookUrl');
  });

  it('is refused where the key or the order is wrong', async () => {
    const stranger = createMollie({ ...mollie, apiKey: 'test_somebodyElse00' });
    expect(await stranger.openPayment(order)).toEqual({ ok: false, failure: { kind: 'refused', detail: 'status 401' } });
    const wrong = await provider().openPayment({ ...order, redirectUrl: 'nowhere' });
    expect(wrong).toEqual({ ok: false, failure: { kind: 'refused', detail: 'status 422' } });
  });

  const answered = {
    resource: 'payment',
    id: 'tr_1',
    status: 'open',
    amount: { currency: 'EUR', value: '1234.50' },
    metadata: { payment: order.paymentId },
  };
  const checkout = (href: string) => ({ ...answered, _links: { checkout: { href } } });
  it.each([
    ['leads elsewhere', checkout('https://mollie.example/pay')],
    ['leads to a script', checkout('javascript:alert(1)')],
    ['leads nowhere', { ...answered, _links: {} }],
    ['is of another amount', { ...checkout('x'), amount: { currency: 'EUR', value: '1.00' } }],
    ['is of another currency', { ...checkout('x'), amount: { currency: 'GBP', value: '1234.50' } }],
    ['is of another order', { ...checkout('x'), metadata: { payment: 'another' } }],
  ])('does not send the payer to a payment that %s', async (_, json) => {
    mollie.behave(sayJson(json, 201));
    expect(await provider().openPayment(order)).toMatchObject({ ok: false, failure: { kind: 'refused' } });
  });
});

describe('findPayment', () => {
  it.each([
    ['open', 'open'],
    ['pending', 'open'],
    ['authorized', 'open'],
    ['canceled', 'failed'],
    ['expired', 'failed'],
    ['failed', 'failed'],
    ['paid', 'paid'],
  ])('reads the status %s as %s', async (status, read) => {
    const { providerId } = await open();
    mollie.change(providerId, { status });
    const found = await provider().findPayment(providerId);
    expect(found).toMatchObject({
      ok: true,
      value: { providerId, paymentId: order.paymentId, status: read, cents: 123_450, currency: 'EUR' },
    });
  });

  it('adds up refunds and chargebacks', async () => {
    const { providerId } = await open();
    const euros = (value: string) => ({ currency: 'EUR', value });
    mollie.change(providerId, { status: 'paid', amountRefunded: euros('10.50'), amountChargedBack: euros('0.05') });
    const found = await provider().findPayment(providerId);
    expect(found).toMatchObject({ ok: true, value: { returnedCents: 1_055, checkoutUrl: null, paidAt: expect.stringMatching(/Z$/) } });
  });

  it('returns null for an unknown payment', async () => {
    expect(await provider().findPayment('tr_nothing')).toEqual({ ok: true, value: null });
  });

  it.each([[null], ['text'], [{ order: 1 }], [[]]])('ignores metadata of another program, %j', async (metadata) => {
    const { providerId } = await open();
    mollie.change(providerId, { metadata });
    expect(await provider().findPayment(providerId)).toMatchObject({ ok: true, value: { paymentId: null } });
  });

  it('does not accept another payment than the requested one', async () => {
    const { providerId } = await open();
    mollie.behave(sayJson({ ...mollie.payments.get(providerId), id: 'tr_other' }));
    expect(await provider().findPayment(providerId)).toMatchObject({ ok: false, failure: { kind: 'unavailable' } });
  });
});

function writeForever(response: Parameters<RequestListener>[1]): void {
  const write = () => {
    while (!response.destroyed && response.write('x'.repeat(65_536)));
  };
  response.on('drain', write);
  write();
}

const paid = { resource: 'payment', id: 'tr_1', status: 'paid', amount: { currency: 'EUR', value: '1.00' }, _links: {} };
const oddities: Readonly<Record<string, RequestListener>> = {
  'is silent': () => undefined,
  'stops in the middle': (_, response) => response.writeHead(200).write('{"resource":'),
  'never ends': (_, response) => writeForever(response),
  'sends elsewhere': (_, response) => response.writeHead(302, { location: '/elsewhere' }).end(),
  'hangs up': (request) => request.socket.destroy(),
  'answers in HTML': (_, response) => response.end('<html>Welcome</html>'),
  'says nothing': (_, response) => response.end(),
  'is busy': sayJson({ status: 429, title: 'Too Many Requests' }, 429),
  'is still at work on the same order': sayJson({ status: 409, title: 'Conflict' }, 409),
  'is down': sayJson({ status: 503, title: 'Service Unavailable' }, 503),
  'knows a status that is not documented': sayJson({ ...paid, status: 'settled' }),
  'tells an amount that is none': sayJson({ ...paid, amount: { currency: 'EUR', value: '1e3' } }),
  'tells an amount below zero': sayJson({ ...paid, amount: { currency: 'EUR', value: '-1.00' } }),
  'tells a day that is not in the calendar': sayJson({ ...paid, paidAt: '2026-02-31T99:00:00+00:00' }),
  'answers with null': sayJson(null),
  'answers with a list': sayJson([paid]),
};

describe('a failing provider', () => {
  it.each(Object.keys(oddities))('%s: may be retried, and the state stays unknown', async (name) => {
    mollie.behave(oddities[name] ?? null);
    const [opened, found] = await Promise.all([provider().openPayment(order), provider().findPayment('tr_1')]);
    expect([opened, found]).toEqual(Array(2).fill({ ok: false, failure: { kind: 'unavailable', detail: expect.any(String) } }));
  });

  it.each(['is silent', 'stops in the middle'])('%s: is waited for two seconds at most', async (name) => {
    mollie.behave(oddities[name] ?? null);
    const details = await Promise.all([provider().openPayment(order), provider().findPayment('tr_1')]);
    expect(details.map((answer) => (answer.ok ? null : answer.failure.detail))).toEqual([
      'no answer within 2000 ms',
      'no answer within 1500 ms',
    ]);
  });

  it('is away altogether', async () => {
    mollie.stop();
    expect(await provider().findPayment('tr_1')).toMatchObject({ ok: false, failure: { kind: 'unavailable' } });
  });
});
