import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { acceptOffer } from '../answer-offer.ts';
import { listOffersOfTrip } from '../offer-store.ts';
import { readPartnerPage } from '../read-partner-page.ts';
import { advanceOffersWhenDue } from '../send-round.ts';
import { createWorld, staff } from '../testing/partner-world.ts';
import { acceptCounter, answerCounter, refuseCounter } from './answer-counter.ts';
import { askPrice } from './ask-price.ts';

const asked = { price: '500', hours: '4', reason: 'long empty way' };

/** An offer to three partners, of whom the first asked for another price. */
async function createAsked(typed = asked) {
  const world = await createWorld();
  await world.offer();
  const [key = '', other = ''] = await world.keys();
  const done = await askPrice(world.context, key, typed);
  const turns = async () => {
    const [offer] = await listOffersOfTrip(world.db, (await world.trip()).id);
    return offer?.recipients[0]?.counters ?? [];
  };
  const id = (await turns()).at(-1)?.id ?? '';
  const pressed = { staff, reference: world.reference, id };
  const job = async () => await world.db.selectFrom('jobs').select(['price_cents', 'operator_id']).execute();
  return { ...world, key, other, done, turns, id, pressed, job };
}

describe('a partner that asks for another price', () => {
  it('is heard at the desk, with its reason, and may still accept the offer', async () => {
    const { db, context, key, done, turns, draft, keys } = await createAsked();
    expect(done).toEqual({ ok: true, value: true });
    expect(await turns()).toMatchObject([{ turn: 1, side: 'partner', priceCents: 50_000, reason: asked.reason, outcome: null }]);
    expect(await db.selectFrom('trip_notes').select(['member_name', 'text']).execute()).toMatchObject([
      { member_name: 'Partner 0', text: expect.stringContaining(asked.reason) },
    ]);
    expect((await readPartnerPage(context, key))?.counters).toMatchObject([{ side: 'partner', outcome: null, isOver: false }]);
    const [, second = ''] = await keys();
    expect((await readPartnerPage(context, second))?.counters).toEqual([]);
    expect(await acceptOffer(context, key, { priceCents: (draft?.highestCents ?? 0) - 1_000 })).toBe('accepted');
    expect(await turns()).toMatchObject([{ outcome: 'replaced' }]);
  });

  it('replaces its own turn by the next, and learns what is wrong beside each field', async () => {
    const { context, key, turns } = await createAsked();
    expect(await askPrice(context, key, { price: 'x', hours: '5', reason: ' ' })).toMatchObject({
      failure: { why: 'fields', issues: [{ field: 'price' }, { field: 'hours' }, { field: 'reason', code: 'required' }] },
    });
    expect(await askPrice(context, key, { ...asked, price: '480' })).toMatchObject({ ok: true });
    expect((await turns()).map(({ priceCents, outcome }) => [priceCents, outcome])).toEqual([
      [50_000, 'replaced'],
      [48_000, null],
    ]);
    expect(await askPrice(context, 'x', asked)).toEqual({ ok: false, failure: { why: 'gone' } });
  });

  it('comes too late once another has the job', async () => {
    const { context, other, key, turns, pressed } = await createAsked();
    expect(await acceptOffer(context, other)).toBe('accepted');
    expect(await turns()).toMatchObject([{ outcome: 'replaced' }]);
    expect(await askPrice(context, key, asked)).toEqual({ ok: false, failure: { why: 'over' } });
    expect(await acceptCounter(context, { ...pressed, floorReason: '' })).toMatchObject({ failure: { why: 'counter-settled' } });
  });
});

describe('the desk', () => {
  it('accepts: the partner has the job at its own price, and the others are notified', async () => {
    const { context, pressed, job, mailed, turns, partners } = await createAsked({ ...asked, price: '200' });
    expect(await acceptCounter(context, { ...pressed, floorReason: '' })).toEqual({ ok: true, value: true });
    expect(await job()).toEqual([{ price_cents: 20_000, operator_id: partners[0] }]);
    expect(await turns()).toMatchObject([{ outcome: 'accepted', settledBy: 'Mo Planner' }]);
    expect(await mailed()).toEqual(expect.arrayContaining(['won p0@example.com', 'taken p1@example.com', 'taken p2@example.com']));
  });

  it('below the floor only with a reason and the right', async () => {
    const { context, pressed, job, turns } = await createAsked({ ...asked, price: '9000' });
    const planner = { ...staff, rights: staff.rights.filter((right) => right !== 'offer-below-floor') };
    expect(await acceptCounter(context, { ...pressed, floorReason: '' })).toMatchObject({ failure: { why: 'below-floor' } });
    expect(await acceptCounter(context, { ...pressed, staff: planner, floorReason: 'last' })).toMatchObject({
      failure: { why: 'may-not-go-below' },
    });
    expect(await answerCounter(context, { ...pressed, price: 900_000, hours: 1, reason: 'last', floorReason: '' })).toMatchObject({
      failure: { why: 'below-floor' },
    });
    expect([await job(), (await turns())[0]?.outcome]).toEqual([[], null]);
    expect(await acceptCounter(context, { ...pressed, floorReason: 'nobody else' })).toMatchObject({ ok: true });
  });

  it('needs the right to assign', async () => {
    const { context, pressed } = await createAsked();
    const nobody = { ...pressed, staff: { ...staff, rights: [] } };
    expect(await acceptCounter(context, { ...nobody, floorReason: '' })).toEqual({ ok: false, failure: { why: 'no-right' } });
    expect(await refuseCounter(context, { ...nobody, reason: '' })).toEqual({ ok: false, failure: { why: 'no-right' } });
  });

  it('keeps to its price, which the partner may still accept', async () => {
    const { context, key, pressed, mailed, turns } = await createAsked();
    expect(await refuseCounter(context, { ...pressed, reason: 'too much' })).toMatchObject({ ok: true });
    expect(await turns()).toMatchObject([{ outcome: 'refused', settledReason: 'too much' }]);
    expect(await mailed()).toContain('price-refused p0@example.com');
    expect((await readPartnerPage(context, key))?.counters).toMatchObject([{ outcome: 'refused', settledReason: 'too much' }]);
    expect(await acceptOffer(context, key)).toBe('accepted');
  });

  it('answers with a price of its own, and who saw the old one is asked again', async () => {
    const { context, key, pressed, mailed, turns, job, draft } = await createAsked();
    const old = (draft?.highestCents ?? 0) - 1_000;
    expect(await answerCounter(context, { ...pressed, price: 30_000, hours: 24, reason: 'half way', floorReason: '' })).toMatchObject({
      ok: true,
    });
    expect(await mailed()).toContain('price-answered p0@example.com');
    expect((await readPartnerPage(context, key))?.priceCents).toBe(30_000);
    expect(await acceptOffer(context, key, { priceCents: old })).toBe('price');
    expect(await acceptOffer(context, key, { priceCents: 30_000 })).toBe('accepted');
    expect(await job()).toMatchObject([{ price_cents: 30_000 }]);
    expect(await turns()).toMatchObject([{ outcome: 'answered' }, { side: 'desk', outcome: 'accepted' }]);
  });

  it('may accept after the rounds are over, but not after the time of the price', async () => {
    const { db, context, pressed, overdue, job } = await createAsked({ ...asked, price: '200' });
    await overdue();
    await advanceOffersWhenDue(context, 10);
    expect(await db.selectFrom('job_offers').select('state').execute()).toEqual([{ state: 'unanswered' }]);
    await sql`update offer_counters set deadline = now() - interval '1 minute'`.execute(db);
    expect(await acceptCounter(context, { ...pressed, floorReason: '' })).toMatchObject({ failure: { why: 'counter-over' } });
    await sql`update offer_counters set deadline = now() + interval '1 hour'`.execute(db);
    expect(await acceptCounter(context, { ...pressed, floorReason: '' })).toMatchObject({ ok: true });
    expect(await job()).toHaveLength(1);
    expect(await db.selectFrom('job_offers').select('state').execute()).toEqual([{ state: 'won' }]);
  });

  it('answers once: of two people at once one wins, and the other sees who', async () => {
    const { context, pressed, job, turns } = await createAsked({ ...asked, price: '200' });
    const others = Array.from({ length: 4 }, (_, index) => ({ ...pressed, staff: { ...staff, name: `Planner ${index}` } }));
    const answers = await Promise.all(
      others.flatMap((each) => [acceptCounter(context, { ...each, floorReason: '' }), refuseCounter(context, { ...each, reason: '' })]),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    const [turn] = await turns();
    for (const answer of answers)
      if (!answer.ok) expect(answer.failure).toEqual({ why: 'counter-settled', values: { name: turn?.settledBy } });
    expect(await job()).toHaveLength(turn?.outcome === 'accepted' ? 1 : 0);
  });
});
