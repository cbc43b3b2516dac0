import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { createWorld } from '#desk-service/testing/desk-world.ts';
import { enter, statusOf } from '#desk-service/testing/enter.ts';
import { listAudit } from '#operations/audit/audit-store.ts';
import { insertReview } from '#operations/reviews/review-store.ts';
import { findTripByReference } from '#operations/trips/trip-store.ts';
import { issuesOf, openFor, problemOf } from './testing/open-for.ts';

async function createReview() {
  const { context, db, booked } = await createWorld();
  const trip = await findTripByReference(db, booked);
  if (trip === null) throw new Error('no trip');
  const { id: tripId, site, language } = trip;
  await insertReview(db, { tripId, site, language, driver: 5, bus: 4, platform: 5, text: 'Fine', author: 'Anna' });
  const { acts, queries } = openFor(await enter(context, { roles: ['editor'] }));
  const list = async (state: string, changes: { site?: string; before?: string } = {}) => {
    const { reviews } = await queries.reviews.list({ state, site: '', before: '', ...changes });
    return reviews.map(({ reference }) => reference);
  };
  const of = { reference: booked };
  const read = async () => await queries.reviews.ofTrip(of);
  return { context, db, booked, site, list, acts: acts.reviews, read, of };
}

it('is published once, answered, and taken off the site for a reason, each with its line in the audit', async () => {
  const { db, booked, site, list, acts, read, of } = await createReview();
  expect([await list('waiting'), await list('published')]).toEqual([[booked], []]);
  expect(problemOf(await acts.answer({ ...of, reply: 'too early', shown: '' }))).toBe('no-review');
  expect(problemOf(await acts.publish(of))).toBeNull();
  expect(problemOf(await acts.publish(of))).toBe('no-review');
  expect([await list('waiting'), await list('published', { site }), await list('published', { site: 'es' })]).toEqual([[], [booked], []]);
  expect(await list('published', { before: booked })).toEqual([]);
  expect(issuesOf(await acts.answer({ ...of, reply: 'x'.repeat(1_001), shown: '' }))).toEqual(['reply too-long']);
  expect(problemOf(await acts.answer({ ...of, reply: ' Thank you\u0000! ', shown: '' }))).toBeNull();
  // Of two who answer at once, the second reads the first's answer and keeps what was typed.
  const late = await acts.answer({ ...of, reply: 'We are sorry', shown: '' });
  expect(late).toMatchObject({ problem: 'changed-since', values: { by: 'Mo editor', after: 'Thank you !' } });
  expect(await read()).toMatchObject({ state: 'published', judgedBy: 'Mo editor', reply: 'Thank you !', repliedBy: 'Mo editor' });
  expect(issuesOf(await acts.takeDown({ ...of, reason: 'too-honest' }))).toEqual(['reason invalid']);
  expect(problemOf(await acts.takeDown({ ...of, reason: 'withdrawn' }))).toBeNull();
  expect(await read()).toMatchObject({ state: 'refused', rejectedReason: 'withdrawn' });
  expect(await list('refused')).toEqual([booked]);
  const lines = (await listAudit(db, 9)).filter(({ subject }) => subject === booked).map(({ act: done, memberName }) => [done, memberName]);
  expect(lines.reverse()).toEqual([
    ['publish-review', 'Mo editor'],
    ['answer-review', 'Mo editor'],
    ['take-down-review', 'Mo editor'],
  ]);
});

it('waits again if its publisher undoes that at once, but not later, by another person or once it has an answer', async () => {
  const { context, db, list, acts, read, of } = await createReview();
  expect(problemOf(await acts.putBack(of))).toBe('no-review');
  await acts.publish(of);
  const owner = openFor(await enter(context, { roles: ['owner'] }));
  expect(problemOf(await owner.acts.reviews.putBack(of))).toBe('no-review');
  expect(problemOf(await acts.putBack(of))).toBeNull();
  expect(await read()).toMatchObject({ state: 'waiting', judgedBy: null });
  expect([await list('waiting'), await list('published')]).toEqual([[of.reference], []]);
  await acts.publish(of);
  await sql`update trip_reviews set published_at = now() - interval '3 minutes'`.execute(db);
  expect(problemOf(await acts.putBack(of))).toBe('no-review');
  await sql`update trip_reviews set published_at = now(), reply = 'Thank you'`.execute(db);
  expect(problemOf(await acts.putBack(of))).toBe('no-review');
});

it('is left out for a reason that our page on reviews names, and for no other', async () => {
  const { acts, read, of } = await createReview();
  expect(issuesOf(await acts.reject({ ...of, reason: '' }))).toEqual(['reason required']);
  for (const reason of ['withdrawn', 'one-star']) expect(issuesOf(await acts.reject({ ...of, reason }))).toEqual(['reason invalid']);
  expect(problemOf(await acts.reject({ ...of, reason: 'other-trip' }))).toBeNull();
  expect(await read()).toMatchObject({ state: 'refused', rejectedReason: 'other-trip' });
  expect(problemOf(await acts.publish(of))).toBe('no-review');
});

it('is hidden without the right to moderate, and an unknown state or site is no page', async () => {
  const { context, list, of } = await createReview();
  const { acts, queries } = openFor(await enter(context, { roles: ['planner'] }));
  expect(await statusOf(() => queries.reviews.ofTrip(of))).toBe(404);
  expect(await statusOf(() => queries.reviews.list({ state: 'waiting', site: '', before: '' }))).toBe(404);
  for (const act of [() => acts.reviews.publish(of), () => acts.reviews.answer({ ...of, reply: '', shown: '' })])
    expect(await statusOf(act)).toBe(404);
  for (const act of [acts.reviews.reject, acts.reviews.takeDown]) expect(await statusOf(() => act({ ...of, reason: 'insults' }))).toBe(404);
  expect([await statusOf(() => list('read')), await statusOf(() => list('waiting', { site: 'uk' }))]).toEqual([404, 404]);
});
