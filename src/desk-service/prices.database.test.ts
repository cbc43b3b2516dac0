import { expect, it } from 'vitest';
import { createWorld } from '#desk-service/testing/desk-world.ts';
import { enter, statusOf } from '#desk-service/testing/enter.ts';
import { listAudit } from '#operations/audit/audit-store.ts';
import { listHistory } from '#operations/trips/history-store.ts';
import { findTripByReference } from '#operations/trips/trip-store.ts';
import { openFor, problemOf, versionOf } from './testing/open-for.ts';

/** An open quote, and the engine's lines of it as the desk sends them. */
async function createQuoteWorld() {
  const world = await createWorld();
  const { travel } = await world.asking.requestQuote();
  const reference = travel?.reference ?? '';
  const sales = await enter(world.context, { roles: ['sales'] });
  const priceDraft = await openFor(sales).queries.prices.draft({ reference });
  const [choice] = priceDraft?.choices ?? [];
  if (priceDraft === null || choice === undefined) throw new Error('no lines');
  const lines = choice.lines.map(({ amountCents }, line) => ({ line, text: '', netCents: amountCents }));
  const less = (percent: number) => [
    ...lines,
    { line: null, text: 'Vaste klant', netCents: -Math.round((choice.netCents * percent) / 100) },
  ];
  const priced = async (percent: number) => {
    const asked = { reference, choice: choice.key, lines: less(percent), validDays: '7' };
    const previewed = await openFor(sales).queries.prices.preview(asked);
    return { ...asked, version: String(priceDraft.version), toldCents: previewed.priced?.totalCents ?? 0, reason: 'regular customer' };
  };
  return { ...world, sales, reference, priced, choice };
}

it('a discount within the floor is mailed with its line, and the history records the amount and the reason', async () => {
  const { db, sales, reference, priced, countMails, choice } = await createQuoteWorld();
  const asked = await priced(5);
  const before = await countMails();
  expect(problemOf(await openFor(sales).acts.prices.fromLines({ ...asked, toldCents: asked.toldCents + 1 }))).toBe('price-moved');
  expect(problemOf(await openFor(sales).acts.prices.fromLines({ ...asked, reason: ' ' }))).toBe('reason-needed');
  expect(await countMails()).toBe(before);
  expect(await openFor(sales).acts.prices.fromLines(asked)).toEqual({ isDone: true, value: { waits: false } });
  expect(problemOf(await openFor(sales).acts.prices.fromLines(asked))).toBe('changed-meanwhile');
  expect(await countMails()).toBe(before + 1);
  const trip = await findTripByReference(db, reference);
  expect(trip?.quote).toMatchObject({ rateCard: 'office', options: [{ totalCents: asked.toldCents, crew: { drivers: choice.drivers } }] });
  expect(trip?.quote?.options[0]?.lines.at(-1)).toMatchObject({ kind: 'discount', reason: { values: { text: 'Vaste klant' } } });
  expect((await listHistory(db, trip?.id ?? '')).at(-1)).toMatchObject({
    event: 'price',
    actorName: 'Mo sales',
    detail: { reason: 'regular customer', engineNetCents: choice.netCents },
  });
});

it('below the floor it waits for a second person, and is mailed once that person approves', async () => {
  const { db, context, sales, reference, priced, countMails } = await createQuoteWorld();
  const asked = await priced(25);
  const before = await countMails();
  expect(await openFor(sales).acts.prices.fromLines(asked)).toEqual({ isDone: true, value: { waits: true } });
  expect(await countMails()).toBe(before);
  expect(problemOf(await openFor(sales).acts.prices.approve({ reference }))).toBe('own-proposal');
  const owner = await enter(context, { roles: ['owner'] });
  expect(await openFor(owner).queries.prices.waiting({})).toMatchObject([
    { reference, proposal: { memberName: 'Mo sales', percentBelow: expect.closeTo(25, 1), mayApprove: true } },
  ]);
  expect((await openFor(sales).queries.trips.page({ reference }))?.proposal).toMatchObject({ mayApprove: false });
  expect(problemOf(await openFor(owner).acts.prices.approve({ reference }))).toBeNull();
  expect(problemOf(await openFor(owner).acts.prices.approve({ reference }))).toBe('nothing-waits');
  expect(await countMails()).toBe(before + 1);
  const trip = await findTripByReference(db, reference);
  expect(trip?.quote?.options[0]?.totalCents).toBe(asked.toldCents);
  const line = (await listHistory(db, trip?.id ?? '')).at(-1);
  expect(line).toMatchObject({ actorName: 'Mo owner', detail: { proposedBy: 'Mo sales', reason: 'regular customer' } });
  expect((await listAudit(db, 9)).map(({ act, memberName }) => `${act} ${memberName}`)).toEqual(
    expect.arrayContaining(['propose-price Mo sales', 'approve-price Mo owner', 'price Mo owner']),
  );
});

it('a proposal is withdrawn by its maker, and no longer waits once the trip changed', async () => {
  const { context, sales, reference, priced } = await createQuoteWorld();
  await openFor(sales).acts.prices.fromLines(await priced(25));
  expect(problemOf(await openFor(sales).acts.prices.reject({ reference }))).toBeNull();
  expect(problemOf(await openFor(sales).acts.prices.reject({ reference }))).toBe('nothing-waits');
  await openFor(sales).acts.prices.fromLines(await priced(30));
  expect(problemOf(await openFor(sales).acts.prices.fromLines(await priced(5)))).toBeNull();
  expect(await openFor(sales).queries.prices.waiting({})).toEqual([]);
  const owner = await enter(context, { roles: ['owner'] });
  expect(problemOf(await openFor(owner).acts.prices.approve({ reference }))).toBe('nothing-waits');
});

it('the total alone does not bypass the second person, and all of it needs the right to price', async () => {
  const { context, sales, reference, choice } = await createQuoteWorld();
  const [vehicle1 = ''] = choice.vehicles;
  const total = {
    ...{
      reference,
      version: await versionOf(context, reference),
      vehicle1,
      vehicle2: '',
      drivers: '1',
      validDays: '7',
      isNewVersion: true,
      isMeant: true,
      note: '',
    },
  };
  const low = (choice.totalCents * 0.006).toFixed(2);
  expect(problemOf(await openFor(sales).acts.prices.byHand({ ...total, total: low }))).toBe('below-floor');
  const finance = await enter(context, { roles: ['finance'] });
  expect(await statusOf(() => openFor(finance).queries.prices.draft({ reference }))).toBe(404);
  expect(await statusOf(() => openFor(finance).acts.prices.approve({ reference }))).toBe(404);
  expect(await openFor(finance).queries.prices.waiting({})).toEqual([]);
});

it('a request for wheelchair places begins from the engine’s lines of the rest, so that a slip of the decimal point needs a second person', async () => {
  const { context, request } = await createWorld();
  const sales = openFor(await enter(context, { roles: ['sales'] }));
  const draft = await sales.queries.prices.draft({ reference: request });
  expect(draft?.reasons).toContain('wheelchairs');
  expect(draft?.choices.length).toBeGreaterThan(0);
  const asked = {
    reference: request,
    version: await versionOf(context, request),
    vehicle1: '',
    vehicle2: '',
    drivers: '1',
    validDays: '7',
    isNewVersion: false,
    note: '',
  };
  for (const total of ['18.50', '18,50', '185.000']) {
    expect(problemOf(await sales.acts.prices.byHand({ ...asked, isMeant: true, total }))).toBe('below-floor');
  }
});
