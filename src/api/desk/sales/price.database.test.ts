import { expect, it } from 'vitest';
import {
  ApprovePriceDocument,
  PreviewLinesDocument,
  PriceDraftDocument,
  PriceFromLinesDocument,
  PriceTripDocument,
  RejectPriceDocument,
  TripDocument,
  WaitingPricesDocument,
} from '#desk/api/generated/operations.ts';
import { listAudit } from '#operations/audit/audit-store.ts';
import { listHistory } from '#operations/trips/history-store.ts';
import { findTripByReference } from '#operations/trips/trip-store.ts';
import { createDeskRunner } from '../run.ts';
import { createWorld } from '../testing/desk-world.ts';
import { enter, statusOf } from '../testing/enter.ts';

const run = createDeskRunner();

/** An open quote, and the engine's lines of it as the desk sends them. */
async function createQuoteWorld() {
  const world = await createWorld();
  const { travel } = await world.asking.requestQuote();
  const reference = travel?.reference ?? '';
  const sales = await enter(world.context, { roles: ['sales'] });
  const { priceDraft } = await run(sales, PriceDraftDocument, { reference });
  const [choice] = priceDraft?.quote?.choices ?? [];
  if (priceDraft === null || choice === undefined) throw new Error('no lines');
  const lines = choice.lines.map(({ amountCents }, line) => ({ line, text: '', netCents: amountCents }));
  const less = (percent: number) => [
    ...lines,
    { line: null, text: 'Vaste klant', netCents: -Math.round((choice.netCents * percent) / 100) },
  ];
  const priced = async (percent: number) => {
    const asked = { reference, choice: choice.key, lines: less(percent), validDays: 7 };
    const { previewLines } = await run(sales, PreviewLinesDocument, asked);
    return { ...asked, version: priceDraft.version, toldCents: previewLines.choice?.totalCents ?? 0, reason: 'regular customer' };
  };
  return { ...world, sales, reference, priced, choice };
}

it('a discount within the floor is mailed with its line, and the history says by how much and why', async () => {
  const { db, sales, reference, priced, countMails, choice } = await createQuoteWorld();
  const asked = await priced(5);
  const before = await countMails();
  expect((await run(sales, PriceFromLinesDocument, { ...asked, toldCents: asked.toldCents + 1 })).priceFromLines.problem).toBe(
    'price-moved',
  );
  expect((await run(sales, PriceFromLinesDocument, { ...asked, reason: ' ' })).priceFromLines.problem).toBe('reason-needed');
  expect(await countMails()).toBe(before);
  expect((await run(sales, PriceFromLinesDocument, asked)).priceFromLines).toEqual({ problem: null, waits: false });
  expect((await run(sales, PriceFromLinesDocument, asked)).priceFromLines.problem).toBe('changed-meanwhile');
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

it('below the floor it waits for a second person, who alone has it mailed, once', async () => {
  const { db, context, sales, reference, priced, countMails } = await createQuoteWorld();
  const asked = await priced(25);
  const before = await countMails();
  expect((await run(sales, PriceFromLinesDocument, asked)).priceFromLines).toEqual({ problem: null, waits: true });
  expect(await countMails()).toBe(before);
  expect((await run(sales, ApprovePriceDocument, { reference })).approvePrice.problem).toBe('own-proposal');
  const owner = await enter(context, { roles: ['owner'] });
  expect((await run(owner, WaitingPricesDocument, {})).waitingPrices).toMatchObject([
    { reference, proposal: { memberName: 'Mo sales', percentBelow: expect.closeTo(25, 1), mayApprove: true } },
  ]);
  expect((await run(sales, TripDocument, { reference })).trip?.proposal).toMatchObject({ mayApprove: false });
  expect((await run(owner, ApprovePriceDocument, { reference })).approvePrice.problem).toBeNull();
  expect((await run(owner, ApprovePriceDocument, { reference })).approvePrice.problem).toBe('nothing-waits');
  expect(await countMails()).toBe(before + 1);
  const trip = await findTripByReference(db, reference);
  expect(trip?.quote?.options[0]?.totalCents).toBe(asked.toldCents);
  const line = (await listHistory(db, trip?.id ?? '')).at(-1);
  expect(line).toMatchObject({ actorName: 'Mo owner', detail: { proposedBy: 'Mo sales', reason: 'regular customer' } });
  expect((await listAudit(db, 9)).map(({ act, memberName }) => `${act} ${memberName}`)).toEqual(
    expect.arrayContaining(['propose-price Mo sales', 'approve-price Mo owner', 'price Mo owner']),
  );
});

it('a proposal is taken back by its maker, and waits no more once the trip moved on', async () => {
  const { context, sales, reference, priced } = await createQuoteWorld();
  await run(sales, PriceFromLinesDocument, await priced(25));
  expect((await run(sales, RejectPriceDocument, { reference })).rejectPrice.problem).toBeNull();
  expect((await run(sales, RejectPriceDocument, { reference })).rejectPrice.problem).toBe('nothing-waits');
  await run(sales, PriceFromLinesDocument, await priced(30));
  expect((await run(sales, PriceFromLinesDocument, await priced(5))).priceFromLines.problem).toBeNull();
  expect((await run(sales, WaitingPricesDocument, {})).waitingPrices).toEqual([]);
  const owner = await enter(context, { roles: ['owner'] });
  expect((await run(owner, ApprovePriceDocument, { reference })).approvePrice.problem).toBe('nothing-waits');
});

it('the total alone does not get round the second person, nor is any of it for whoever prices nothing', async () => {
  const { context, sales, reference, choice } = await createQuoteWorld();
  const total = { reference, vehicles: choice.vehicles, drivers: 1, validDays: 7, isNewVersion: true, note: '' };
  const low = await run(sales, PriceTripDocument, { ...total, totalCents: Math.round(choice.totalCents * 0.6) });
  expect(low.priceTrip.problem).toBe('below-floor');
  const finance = await enter(context, { roles: ['finance'] });
  expect(await statusOf(run(finance, PriceDraftDocument, { reference }))).toBe(404);
  expect(await statusOf(run(finance, ApprovePriceDocument, { reference }))).toBe(404);
  expect((await run(finance, WaitingPricesDocument, {})).waitingPrices).toEqual([]);
});
