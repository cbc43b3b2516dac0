import { expect, it } from 'vitest';
import { createBookedTrip } from '#api/testing/booked-trip.ts';
import { AddCapacityDocument, CapacityDocument, RemoveCapacityDocument } from '#desk/api/generated/operations.ts';
import { addDays } from '#domain/calendar/date.ts';
import { todayIn } from '#domain/calendar/zoned.ts';
import { listAudit } from '#operations/audit/audit-store.ts';
import { createDeskRunner } from '../run.ts';
import { enter, statusOf } from '../testing/enter.ts';

const run = createDeskRunner();
const from = addDays(todayIn('Europe/Amsterdam', new Date().toISOString()), 30);

/** What is typed to sell nothing for three days. */
function typedStop(change: Readonly<Record<string, string>> = {}) {
  const typed = { kind: 'stop-sell', region: '', class: '', fromDay: from, untilDay: addDays(from, 2), units: '', reason: 'road closed' };
  return {
    fields: Object.entries({ ...typed, releaseDays: '', operatorId: '', ...change }).map(([name, value]) => ({ name, values: [value] })),
  };
}

it('the calendar of capacity is written by whoever keeps the fleet, each entry once taken out again, with their name', async () => {
  const { db, context } = await createBookedTrip();
  const owner = await enter(context, { roles: ['owner'] });
  const region = (await run(owner, CapacityDocument, { region: '', from })).capacity.region;
  const entries = async () => (await run(owner, CapacityDocument, { region, from })).capacity.entries;
  const { id, problem } = (await run(owner, AddCapacityDocument, typedStop())).addCapacity;
  expect(problem).toBeNull();
  expect(await entries()).toMatchObject([{ id, kind: 'stop-sell', fromDay: from, untilDay: addDays(from, 2) }]);
  const asked = { id: id ?? '' };
  expect((await run(owner, RemoveCapacityDocument, asked)).removeCapacity.problem).toBeNull();
  expect((await run(owner, RemoveCapacityDocument, asked)).removeCapacity.problem).toBe('gone');
  expect((await run(owner, RemoveCapacityDocument, { id: 'x' })).removeCapacity.problem).toBe('gone');
  expect(await entries()).toEqual([]);
  const written = (await listAudit(db, 9)).filter(({ act }) => act.endsWith('-capacity'));
  expect(written.map(({ act, memberName }) => `${act} ${memberName}`).sort()).toEqual([
    'add-capacity Mo owner',
    'remove-capacity Mo owner',
  ]);
});

it('what cannot be is named beside its field, and without the right there is nothing', async () => {
  const { context } = await createBookedTrip();
  const owner = await enter(context, { roles: ['owner'] });
  const issuesOf = async (change: Readonly<Record<string, string>>) =>
    (await run(owner, AddCapacityDocument, typedStop(change))).addCapacity.issues;
  expect(await issuesOf({ untilDay: addDays(from, -1) })).toEqual([{ field: 'untilDay', code: 'before-previous' }]);
  expect(await issuesOf({ region: 'Atlantis' })).toEqual([{ field: 'region', code: 'invalid' }]);
  expect(await issuesOf({ kind: 'buffer' })).toContainEqual({ field: 'units', code: 'required' });
  const sales = await enter(context, { roles: ['sales'] });
  expect(await statusOf(run(sales, AddCapacityDocument, typedStop()))).toBe(404);
  expect(await statusOf(run(sales, RemoveCapacityDocument, { id: 'x' }))).toBe(404);
});
