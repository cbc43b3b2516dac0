import { expect, it } from 'vitest';
import { enter, statusOf } from '#desk-service/testing/enter.ts';
import { createJob, createWorld } from '#operations/partners/testing/partner-world.ts';
import { issuesOf, openFor, problemOf } from './testing/open-for.ts';

async function open() {
  const world = await createWorld();
  const owner = openFor(await enter(world.context, { roles: ['owner'] }));
  const { reference } = await world.trip();
  const run = { reference, vehicle: '0' };
  const draft = await owner.queries.offers.draft(run);
  const typed = { ...run, mode: 'first', partners: draft?.partners.map(({ id }) => id) ?? [], price: '100', atOnce: '3', raise: '5' };
  return { ...world, owner, draft, run, typed: { ...typed, reason: '' }, reference };
}

it('an offer is drafted, sent once, shown and withdrawn', async () => {
  const { owner, draft, typed, reference } = await open();
  expect(draft).toMatchObject({ reference, saleCents: expect.any(Number) });
  expect(draft?.partners.length).toBeGreaterThan(0);
  expect(problemOf(await owner.acts.offers.send(typed))).toBeNull();
  expect(problemOf(await owner.acts.offers.send(typed))).toBe('offered');
  const [offer] = (await owner.queries.offers.work({})).offers;
  expect(offer).toMatchObject({ reference, priceCents: 10_000, mode: 'first' });
  expect(offer?.asked[0]?.answer).toBe('sent');
  const asked = { reference, id: offer?.id ?? '' };
  expect(problemOf(await owner.acts.offers.withdraw(asked))).toBeNull();
  expect(problemOf(await owner.acts.offers.withdraw(asked))).toBe('over');
});

it('an offer that leaves too small a margin is refused with both shares, and invalid input gets an error beside its field', async () => {
  const { owner, typed } = await open();
  const low = await owner.acts.offers.send({ ...typed, price: '999999' });
  expect(low).toMatchObject({ problem: 'below-margin', values: { floor: expect.any(Number) } });
  const issues = async (change: Partial<typeof typed>) => issuesOf(await owner.acts.offers.send({ ...typed, ...change }));
  expect(await issues({ price: 'x' })).toEqual(['price invalid']);
  expect(await issues({ partners: [] })).toEqual(['partners required']);
  expect(await issues({ atOnce: '0' })).toEqual(['atOnce too-few']);
  expect(await issues({ mode: 'auction' })).toEqual(['mode invalid']);
  expect(await issues({ reason: 'x'.repeat(300) })).toEqual(['reason too-long']);
});

it('offers and statements are not there for people without the right', async () => {
  const { context, typed, run } = await open();
  const editor = openFor(await enter(context, { roles: ['editor'] }));
  for (const ask of [
    () => editor.queries.offers.work({}),
    () => editor.queries.offers.draft(run),
    () => editor.acts.offers.send(typed),
    () => editor.queries.statements.ofMonth({ month: '' }),
    () => editor.queries.statements.one({ id: crypto.randomUUID() }),
    () => editor.acts.statements.issue({ id: crypto.randomUUID() }),
  ]) {
    expect(await statusOf(ask)).toBe(404);
  }
});

it('a job that a partner drove is corrected on the running month, by more or less than nothing', async () => {
  const { context } = await createJob();
  const owner = openFor(await enter(context, { roles: ['owner'] }));
  const id = (await owner.queries.offers.work({})).jobs[0]?.id ?? '';
  const correct = async (amount: string) => owner.acts.statements.correct({ job: id, amount, reason: 'waited an hour' });
  expect(issuesOf(await correct('0'))).toEqual(['amount too-few']);
  expect(issuesOf(await correct('a lot'))).toEqual(['amount invalid']);
  expect(problemOf(await correct('-1.050,25'))).toBeNull();
  const { rows } = await owner.queries.statements.ofMonth({ month: '' });
  const statement = await owner.queries.statements.one({ id: rows[0]?.id ?? '' });
  expect(statement?.lines.map(({ netCents }) => netCents)).toContain(-105_025);
  expect(problemOf(await owner.acts.statements.settle({ id: crypto.randomUUID(), line: crypto.randomUUID() }))).toBe('gone');
});
