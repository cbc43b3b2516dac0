import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { createPayableWorld } from '#api/payment/testing/payable-booking.ts';
import { atCommandLine } from '#operations/trips/actor.ts';
import { listOpenCases } from './money-case-store.ts';
import { recordPayment, recordRefund } from './record-payment.ts';
import { receivePaymentNotice } from './settle-payment.ts';

const euros = (cents: number) => ({ currency: 'EUR', value: (cents / 100).toFixed(2) });

async function createPayment() {
  const world = await createPayableWorld();
  const booking = await world.createBooking();
  await booking.pay({ part: 'all' });
  const providerId = booking.lastAtMollie();
  return { ...world, ...booking, providerId, notify: () => receivePaymentNotice(world.context, providerId) };
}

describe('a notification', () => {
  it('makes a payment paid once, however often it arrives', async () => {
    const { mollie, providerId, notify, findAccount, listEvents, total } = await createPayment();
    expect(await notify()).toBe('unchanged');
    mollie.change(providerId, { status: 'paid' });
    const outcomes = await Promise.all(Array.from({ length: 20 }, notify));
    expect(outcomes.filter((outcome) => outcome === 'settled')).toHaveLength(1);
    expect(await notify()).toBe('unchanged');
    expect(await findAccount()).toMatchObject({
      payments: [{ cents: total, returnedCents: 0, status: 'paid', paidAt: expect.stringMatching(/Z$/) }],
      information: { outstandingCents: 0, status: 'paid' },
    });
    expect(await listEvents()).toEqual(['payment-paid']);
  });

  it('is never trusted: the provider is queried, and an unpaid payment stays unpaid', async () => {
    const { notify, findAccount, listEvents, total } = await createPayment();
    expect(await notify()).toBe('unchanged');
    expect((await findAccount()).information).toEqual({ outstandingCents: total, status: 'open' });
    expect(await listEvents()).toEqual([]);
  });

  it('of an unknown payment causes no query', async () => {
    const { mollie, context } = await createPayment();
    const before = mollie.requests.length;
    expect(await receivePaymentNotice(context, 'tr_somebodyElses')).toBe('unchanged');
    expect(mollie.requests.length).toBe(before);
  });

  it.each([
    ['another currency', { amount: { currency: 'USD', value: '454.55' } }],
    ['another payment of ours', { metadata: { payment: '01920000-0000-7000-8000-000000000001' } }],
    ['a payment of another program', { metadata: null }],
  ])('changes nothing where Mollie tells of %s, and it is logged', async (_, lie) => {
    const { mollie, providerId, notify, findAccount, context, total, listEvents } = await createPayment();
    mollie.change(providerId, { status: 'paid', ...lie });
    expect(await notify()).toBe('unchanged');
    expect((await findAccount()).information.outstandingCents).toBe(total);
    expect(await listEvents()).toEqual([]);
    expect(context.logged.map(({ message }) => message)).toEqual(['Unable to believe what is told of a payment']);
  });

  it('of a paid payment affects only the trip of that payment', async () => {
    const world = await createPayableWorld();
    const [mine, theirs] = [await world.createBooking(), await world.createBooking()];
    await mine.pay({ part: 'all' });
    await theirs.pay({ part: 'all' });
    world.mollie.change(theirs.lastAtMollie(), { status: 'paid' });
    await receivePaymentNotice(world.context, theirs.lastAtMollie());
    expect((await mine.findAccount()).information.outstandingCents).toBe(mine.total);
    expect((await theirs.findAccount()).information.outstandingCents).toBe(0);
  });

  it('is requested again while Mollie or its answer is unavailable', async () => {
    const { mollie, notify, providerId, findAccount } = await createPayment();
    mollie.change(providerId, { status: 'paid' });
    for (const status of [401, 429, 500, 503]) {
      mollie.behave((_, response) => response.writeHead(status).end());
      expect([status, await notify()]).toEqual([status, 'unavailable']);
    }
    mollie.behave((_, response) => response.end('{"resource":"payment"'));
    expect(await notify()).toBe('unavailable');
    mollie.behave(null);
    expect(await notify()).toBe('settled');
    expect((await findAccount()).information.outstandingCents).toBe(0);
  });
});

describe('returned money', () => {
  it('becomes due again, partly or fully', async () => {
    const { mollie, providerId, notify, findAccount, listEvents, total } = await createPayment();
    mollie.change(providerId, { status: 'paid' });
    await notify();
    mollie.change(providerId, { amountRefunded: euros(2_500) });
    expect(await notify()).toBe('settled');
    expect(await findAccount()).toMatchObject({
      payments: [{ status: 'paid', returnedCents: 2_500 }],
      information: { outstandingCents: 2_500 },
    });
    mollie.change(providerId, { amountRefunded: euros(0), amountChargedBack: euros(total) });
    await notify();
    expect(await findAccount()).toMatchObject({ payments: [{ status: 'refunded' }], information: { outstandingCents: total } });
    mollie.change(providerId, { amountChargedBack: euros(0) });
    await notify();
    expect((await findAccount()).information.outstandingCents).toBe(0);
    expect(await listEvents()).toEqual(['payment-paid', 'payment-returned', 'payment-returned', 'payment-return-undone']);
  });
});

describe('all that Mollie documents of a payment', () => {
  const none = { amountRefunded: null, amountChargedBack: null };
  it.each([
    ['open', none, 'open', 0, []],
    ['pending', none, 'open', 0, []],
    ['authorized', none, 'open', 0, []],
    ['canceled', none, 'failed', 0, []],
    ['expired', none, 'failed', 0, []],
    ['failed', none, 'failed', 0, []],
    ['paid', none, 'paid', 0, []],
    ['paid', { amountRefunded: euros(0), amountChargedBack: euros(0) }, 'paid', 0, []],
    ['paid', { amountRefunded: euros(500) }, 'paid', 500, [['returned', 500]]],
    ['paid', { amountChargedBack: euros(500) }, 'paid', 500, [['chargeback', 500]]],
    ['paid', { amountRefunded: euros(300), amountChargedBack: euros(200) }, 'paid', 500, [['chargeback', 200]]],
  ] as const)('%s with %j is %s, with %i cents back and the cases %j', async (status, back, becomes, returnedCents, cases) => {
    const { mollie, providerId, notify, findAccount, context, total } = await createPayment();
    mollie.change(providerId, { status, ...back });
    await notify();
    const { payments, information } = await findAccount();
    expect(payments).toMatchObject([{ status: becomes, returnedCents }]);
    expect(information.outstandingCents).toBe(becomes === 'paid' ? returnedCents : total);
    const open = await listOpenCases(context.db, { limit: 9 });
    expect(open.map(({ kind, cents }) => [kind, cents])).toEqual(cases);
  });

  it('a chargeback that was won closes its case, and preserves the refund', async () => {
    const { mollie, providerId, notify, findAccount, context } = await createPayment();
    const kinds = async () => (await listOpenCases(context.db, { limit: 9 })).map(({ kind }) => kind);
    mollie.change(providerId, { status: 'paid', amountRefunded: euros(300) });
    await notify();
    mollie.change(providerId, { amountChargedBack: euros(200) });
    await notify();
    expect((await kinds()).sort()).toEqual(['chargeback', 'returned']);
    mollie.change(providerId, { amountChargedBack: euros(0) });
    await notify();
    expect(await kinds()).toEqual(['returned']);
    expect((await findAccount()).information.outstandingCents).toBe(300);
  });
});

describe('reordered answers', () => {
  it('end in Mollie’s current state, whichever arrives last', async () => {
    const { mollie, providerId, notify, findAccount, total } = await createPayment();
    const locked: (() => void)[] = [];
    const stale = JSON.stringify({ ...mollie.payments.get(providerId), status: 'expired', _links: {} });
    mollie.behave((_, response) => void locked.push(() => response.end(stale)));
    const late = notify();
    await expect.poll(() => locked.length).toBe(1);
    mollie.behave(null);
    mollie.change(providerId, { status: 'paid' });
    expect(await notify()).toBe('settled');
    for (const release of locked) release();
    expect(await late).toBe('unchanged');
    expect(await findAccount()).toMatchObject({ payments: [{ status: 'paid', cents: total }], information: { outstandingCents: 0 } });
  });

  it('do not restore a refund that was cancelled meanwhile', async () => {
    const { mollie, providerId, notify, findAccount } = await createPayment();
    mollie.change(providerId, { status: 'paid' });
    await notify();
    const locked: (() => void)[] = [];
    const refunded = JSON.stringify({ ...mollie.payments.get(providerId), amountRefunded: euros(2_500), _links: {} });
    mollie.behave((_, response) => void locked.push(() => response.end(refunded)));
    const late = notify();
    await expect.poll(() => locked.length).toBe(1);
    mollie.behave(null);
    mollie.change(providerId, { amountRefunded: euros(3_000) });
    await notify();
    mollie.change(providerId, { amountRefunded: euros(0) });
    await notify();
    for (const release of locked) release();
    await late;
    expect((await findAccount()).information.outstandingCents).toBe(0);
  });
});

describe('a customer who returns before the notification', () => {
  it('sees the payment’s state at Mollie', async () => {
    const { mollie, providerId, findAccount } = await createPayment();
    expect((await findAccount(true)).online).toMatchObject({ isUnderWay: true });
    mollie.change(providerId, { status: 'paid' });
    expect((await findAccount()).online).toMatchObject({ isUnderWay: true });
    expect(await findAccount(true)).toMatchObject({ online: null, information: { outstandingCents: 0 } });
  });

  it('sees the payment as pending while Mollie does not answer', async () => {
    const { mollie, findAccount } = await createPayment();
    mollie.behave(() => undefined);
    expect((await findAccount(true)).online).toMatchObject({ isUnderWay: true });
  });
});

describe('payment problems', () => {
  const cases = async (world: Awaited<ReturnType<typeof createPayment>>) =>
    (await listOpenCases(world.context.db, { limit: 9 })).map(({ kind, cents }) => [kind, cents]);

  it('open a case for a chargeback, until it is reversed', async () => {
    const world = await createPayment();
    const { mollie, providerId, notify, total } = world;
    mollie.change(providerId, { status: 'paid' });
    await notify();
    expect(await cases(world)).toEqual([]);
    mollie.change(providerId, { amountChargedBack: euros(total) });
    await notify();
    expect(await cases(world)).toEqual([['chargeback', total]]);
    mollie.change(providerId, { amountChargedBack: euros(0) });
    await notify();
    expect(await cases(world)).toEqual([]);
  });

  it('open a case for a refund made at the provider', async () => {
    const world = await createPayment();
    world.mollie.change(world.providerId, { status: 'paid', amountRefunded: euros(500) });
    await world.notify();
    expect(await cases(world)).toEqual([['returned', 500]]);
  });

  it('open a case for a differing amount, which is not recorded', async () => {
    const world = await createPayment();
    world.mollie.change(world.providerId, { status: 'paid', amount: euros(1) });
    expect([await world.notify(), await world.notify()]).toEqual(['unchanged', 'unchanged']);
    expect(await cases(world)).toEqual([['wrong-amount', 1]]);
    expect((await world.findAccount()).information.outstandingCents).toBe(world.total);
  });

  it('open a case for a duplicate transfer, or for a payment of a cancelled trip', async () => {
    const world = await createPayment();
    const { mollie, providerId, notify, total, context } = world;
    const { rows } = await sql<{ reference: string; id: string }>`select reference, id from trips`.execute(context.db);
    const transfer = { reference: rows[0]?.reference ?? '', staff: atCommandLine, cents: total, note: 'a', date: null, isSure: false };
    expect((await recordPayment(context, transfer)).ok).toBe(true);
    mollie.change(providerId, { status: 'paid' });
    await notify();
    expect(await cases(world)).toEqual([['paid-twice', total]]);
    expect((await recordRefund(context, { ...transfer, note: 'back' })).ok).toBe(true);
    expect(await cases(world)).toEqual([]);
  });
});
