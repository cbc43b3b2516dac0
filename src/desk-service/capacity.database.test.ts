import { expect, it } from 'vitest';
import { createBookedTrip } from '#api/testing/booked-trip.ts';
import { enter, statusOf } from '#desk-service/testing/enter.ts';
import { addDays } from '#domain/calendar/date.ts';
import { todayIn } from '#domain/calendar/zoned.ts';
import { listAudit } from '#operations/audit/audit-store.ts';
import { issuesOf, openFor, problemOf } from './testing/open-for.ts';

const from = addDays(todayIn('Europe/Amsterdam', new Date().toISOString()), 30);

/** The form that stops sales for three days. */
const stop = {
  ...{ kind: 'stop-sell', region: '', class: '', fromDay: from, untilDay: addDays(from, 2), units: '', reason: 'road closed' },
  ...{ releaseDays: '', operatorId: '' },
};

it('the capacity calendar is written by people who manage the fleet; each entry can be removed once, with their name', async () => {
  const { db, context } = await createBookedTrip();
  const { acts, queries } = openFor(await enter(context, { roles: ['owner'] }));
  const entries = async () => (await queries.capacity.calendar({ region: '', from })).entries;
  expect(problemOf(await acts.capacity.add(stop))).toBeNull();
  expect(await entries()).toMatchObject([{ kind: 'stop-sell', fromDay: from, untilDay: addDays(from, 2) }]);
  const { rows, days } = await queries.capacity.calendar({ region: '', from });
  expect(days).toHaveLength(28);
  expect(rows[0]?.days.map(({ isStopped }) => isStopped).slice(0, 4)).toEqual([true, true, true, false]);
  const id = (await entries())[0]?.id ?? '';
  expect(problemOf(await acts.capacity.remove({ id }))).toBeNull();
  expect(problemOf(await acts.capacity.remove({ id }))).toBe('gone');
  expect(problemOf(await acts.capacity.remove({ id: 'x' }))).toBe('gone');
  expect(await entries()).toEqual([]);
  const written = (await listAudit(db, 9)).filter(({ act }) => act.endsWith('-capacity'));
  expect(written.map(({ act, memberName }) => `${act} ${memberName}`).sort()).toEqual([
    'add-capacity Mo owner',
    'remove-capacity Mo owner',
  ]);
});

it('invalid entries get errors beside their fields, and nothing is shown without the right', async () => {
  const { context } = await createBookedTrip();
  const { acts } = openFor(await enter(context, { roles: ['owner'] }));
  const issues = async (change: Partial<typeof stop>) => issuesOf(await acts.capacity.add({ ...stop, ...change }));
  expect(await issues({ untilDay: addDays(from, -1) })).toEqual(['untilDay before-previous']);
  expect(await issues({ region: 'Atlantis' })).toEqual(['region invalid']);
  expect(await issues({ kind: 'buffer' })).toContain('units required');
  // An unknown class would stop the sale of all classes.
  expect(await issues({ class: 'tram' })).toEqual(['class invalid']);
  const sales = openFor(await enter(context, { roles: ['sales'] }));
  expect(await statusOf(() => sales.acts.capacity.add(stop))).toBe(404);
  expect(await statusOf(() => sales.acts.capacity.remove({ id: 'x' }))).toBe(404);
  expect(await statusOf(() => sales.queries.capacity.calendar({ region: '', from: '' }))).toBe(404);
});
