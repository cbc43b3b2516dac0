import { expect, it } from 'vitest';
import { createFakeDesk, done, load, refused, send } from '../testing/fake-desk.ts';
import { action, loader as loadReview } from './review.tsx';
import { loader as loadReviews } from './reviews.tsx';

const params = { reference: 'NL-1' };

it('the list shows waiting reviews, or those that its address selects', async () => {
  const seen: unknown[] = [];
  const list = async (asked: unknown) => {
    seen.push(asked);
    return { reviews: [], older: null, state: 'waiting' as const, site: null };
  };
  const desk = createFakeDesk({ queries: { reviews: { list } } });
  await load(loadReviews, { desk });
  await load(loadReviews, { desk, path: '/reviews?state=refused&site=de&before=NL-2' });
  expect(seen).toEqual([
    { state: 'waiting', site: '', before: '' },
    { state: 'refused', site: 'de', before: 'NL-2' },
  ]);
});

it('a trip without a review has no such page', async () => {
  const desk = createFakeDesk({ queries: { reviews: { ofTrip: async () => null } } });
  await expect(load(loadReview, { desk, params })).rejects.toMatchObject({ init: { status: 404 } });
});

it('a review is moderated, answered or removed by its form, and what was typed stays on refusal', async () => {
  const seen: unknown[] = [];
  const note = async (asked: unknown) => {
    seen.push(asked);
    return done();
  };
  const answer = async () => refused('mistyped', [{ field: 'reply', code: 'too-long' }]);
  const desk = createFakeDesk({ acts: { reviews: { publish: note, reject: note, takeDown: note, answer } } });
  await send(action, { intent: 'publish' }, { desk, params });
  await send(action, { intent: 'reject', reason: 'insults' }, { desk, params });
  await send(action, { intent: 'take-down', reason: 'withdrawn' }, { desk, params });
  expect(seen).toEqual([{ reference: 'NL-1' }, { reference: 'NL-1', reason: 'insults' }, { reference: 'NL-1', reason: 'withdrawn' }]);
  expect(await send(action, { intent: 'answer', reply: 'a whole book' }, { desk, params })).toMatchObject({
    data: { problem: 'mistyped', issues: { reply: 'too-long' }, typed: { reply: 'a whole book' } },
  });
});
