import * as v from 'valibot';
import { expect, it } from 'vitest';
import { listOffersAhead } from '#operations/partners/offer-store.ts';
import { sendOffer } from '#operations/partners/send-offer.ts';
import { advanceOffersWhenDue } from '#operations/partners/send-round.ts';
import { createWorld, staff } from '#operations/partners/testing/partner-world.ts';
import { insertMember } from '#operations/staff/member-store.ts';
import type { StaffRole } from '#operations/staff/rules/rights.ts';
import { listMentions } from '#operations/trips/note-store.ts';
import { insertAlert } from './alert-store.ts';
import { listAlerts } from './alert-trips.ts';
import { alertUntakenWhenDue } from './alert-untaken.ts';

const alertsMail = v.object({
  kind: v.literal('rings'),
  recipient: v.object({ email: v.string() }),
  rings: v.array(v.object({ kind: v.string() })),
});

/** Five partners, a planner and a person on call, and an offer to two at once that nobody takes in two rounds. */
async function createUntaken() {
  const world = await createWorld({ count: 5 });
  const { db, context, offer, overdue, partners, draft } = world;
  for (const role of ['planner', 'onCall', 'finance'] satisfies StaffRole[]) {
    await insertMember(db, { email: `${role}@example.com`, name: role, language: 'nl', roles: [role] });
  }
  const priceCents = Math.floor((draft?.highestCents ?? 0) * 0.5);
  await offer({ atOnce: 2, partners: partners.slice(0, 4), priceCents });
  const passRound = async () => {
    await overdue();
    await advanceOffersWhenDue(context, 10);
  };
  const raise = async (now?: string) => await alertUntakenWhenDue({ ...context, deskUrl: 'https://desk.example.com' }, now);
  const alarms = async () => {
    const rows = await db.selectFrom('outbox').select('payload').orderBy('created_at').orderBy('id').execute();
    const mails = rows.flatMap(({ payload }) => (v.is(alertsMail, payload) ? [payload] : []));
    return mails.map(({ recipient, rings }) => `${recipient.email} ${rings.map(({ kind }) => kind).join(', ')}`).toSorted();
  };
  const later = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
  return { ...world, priceCents, passRound, raise, alarms, later };
}

it('a job without a taker goes to the next two for more, then to the planner, and an hour later to the person on call (story 7)', async () => {
  const { db, mailed, priceCents, passRound, raise, alarms, later, reference } = await createUntaken();
  expect(await mailed()).toEqual(['offered p0@example.com', 'offered p1@example.com']);
  await passRound();
  expect(await mailed()).toEqual([0, 1, 2, 3].map((index) => `offered p${index}@example.com`));
  expect(await listOffersAhead(db)).toMatchObject([{ round: 2, priceCents: Math.floor((priceCents * 1.05) / 100) * 100, state: 'open' }]);
  expect(await raise()).toBe(0);
  await passRound();
  expect(await mailed()).toHaveLength(4);
  expect([await raise(), await raise(), await raise(later(58))]).toEqual([1, 0, 0]);
  expect(await alarms()).toEqual(['planner@example.com untaken']);
  expect([await raise(later(61)), await raise(later(90))]).toEqual([1, 0]);
  expect(await alarms()).toEqual(['onCall@example.com untaken-still', 'planner@example.com untaken']);
  expect(await listAlerts(db, 9)).toMatchObject([{ reference, kind: 'untaken', open: 1, vehicles: 1 }]);
  const { trip_id: tripId, departs_on: departsOn } = await db
    .selectFrom('trip_rings')
    .select(['trip_id', 'departs_on'])
    .executeTakeFirstOrThrow();
  await insertAlert(db, { tripId, departsOn, days: 14, kind: 'uncovered', now: later(0) });
  // However many other alerts there are, Today always shows an untaken offer.
  expect(await listAlerts(db, 1)).toMatchObject([{ kind: 'untaken' }]);
});

it('below the floor only the owner’s right continues; a new round raises no alert, and another alert follows if that fails too', async () => {
  const { db, context, run, partners, draft, passRound, raise, alarms } = await createUntaken();
  await passRound();
  await passRound();
  await raise();
  const offered = { mode: 'direct', partners: partners.slice(4), atOnce: 1, raisePercent: 5, reason: 'last resort' } as const;
  const thin = { ...run, ...offered, priceCents: Math.floor((draft?.saleCents ?? 0) * 0.94) };
  const planner = { ...staff, rights: staff.rights.filter((right) => right !== 'offer-below-floor') };
  expect(await sendOffer(context, { ...thin, staff: planner, reason: '' })).toMatchObject({
    failure: { why: 'below-floor', floorPercent: 8 },
  });
  const owner = await insertMember(db, { email: 'owner@example.com', name: 'Ona Owner', language: 'nl', roles: ['owner'] });
  for (const _press of ['first', 'again']) {
    expect(await sendOffer(context, { ...thin, staff: planner })).toEqual({ ok: false, failure: { why: 'may-not-go-below' } });
  }
  const asked = await listMentions(db, owner?.id ?? '');
  expect(asked).toMatchObject([
    { reference: run.reference, text: expect.stringMatching(/^@Ona Owner € [\d.,]+ \([\d.]+ %\): last resort$/) },
  ]);
  expect(await sendOffer(context, { ...thin, staff })).toMatchObject({ ok: true });
  expect(await listAlerts(db, 9)).toEqual([]);
  expect(await raise()).toBe(0);
  await passRound();
  expect(await raise()).toBe(1);
  expect(await alarms()).toEqual(['owner@example.com untaken', 'planner@example.com untaken', 'planner@example.com untaken']);
});
