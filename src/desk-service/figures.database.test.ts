import { expect, it } from 'vitest';
import { createTestContext } from '#api/testing/test-context.ts';
import { createTestDatabase } from '#db/testing/test-database.ts';
import { enter, statusOf } from '#desk-service/testing/enter.ts';
import { openFor } from './testing/open-for.ts';

it('figures need their right, and default to thirteen weeks', async () => {
  const { db } = await createTestDatabase();
  const context = createTestContext({ db });
  const { queries } = openFor(await enter(context, { roles: ['owner'] }));
  const figures = await queries.figures.ofWeeks({ from: '', to: 'x', site: 'atlantis' });
  expect(figures.lines).toMatchObject([{ kind: 'all', asked: 0, bookedPercent: null, meanCents: null }]);
  expect((Date.parse(figures.to) - Date.parse(figures.from)) / 86_400_000).toBe(12 * 7);
  const driverManager = openFor(await enter(context, { roles: ['driverManager'] }));
  expect(await statusOf(() => driverManager.queries.figures.ofWeeks({ from: '', to: '', site: '' }))).toBe(404);
});
