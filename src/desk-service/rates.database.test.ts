import { expect, it } from 'vitest';
import { createTestContext } from '#api/testing/test-context.ts';
import { importContent } from '#content/import-content.ts';
import { replaceContent } from '#content/stores/content-store.ts';
import { createTestDatabase } from '#db/testing/test-database.ts';
import { enter, statusOf } from '#desk-service/testing/enter.ts';
import { openFor, problemOf } from './testing/open-for.ts';

it('new rates are begun once, changed by one of two, and published only after a trial', async () => {
  const { db } = await createTestDatabase();
  const imported = await importContent({
    folder: 'content',
    sink: { replaceAll: (rows, checksum, files) => replaceContent(db, rows, checksum, { files }) },
  });
  expect(imported.ok).toBe(true);
  const context = createTestContext({ db });
  const { acts, queries } = openFor(await enter(context, { roles: ['owner'] }));
  const { versions, hasDraft } = await queries.rates.versions({});
  expect(hasDraft).toBe(false);
  const now = versions.find(({ holds }) => holds === 'now');
  expect(now).toBeDefined();
  const version = now?.version ?? '';
  expect(problemOf(await acts.rates.begin({ version }))).toBeNull();
  expect(problemOf(await acts.rates.begin({ version }))).toBe('draft-known');
  const table = await queries.rates.table({ table: 'leadTimes' });
  const fields = Object.fromEntries((table?.fields ?? []).map(({ path, value }) => [path, value]));
  expect(Object.keys(fields).length).toBeGreaterThan(0);
  const asked = { table: 'leadTimes', revision: String(table?.state?.revision ?? 0), fields };
  expect(problemOf(await acts.rates.saveTable({ ...asked, revision: '99' }))).toBe('draft-changed');
  const publishing = { date: '', time: '', print: (await queries.rates.draft({}))?.print ?? '', note: 'test' };
  expect(problemOf(await acts.rates.publish({ ...publishing, date: '31 February' }))).toBe('no-such-moment');
  expect(problemOf(await acts.rates.publish(publishing))).not.toBeNull();
  expect(problemOf(await acts.rates.discard({}))).toBeNull();
  expect(await queries.rates.draft({})).toBeNull();
  const planner = openFor(await enter(context, { roles: ['planner'] }));
  expect(await statusOf(() => planner.queries.rates.versions({}))).toBe(404);
  expect(await statusOf(() => planner.acts.rates.begin({ version }))).toBe(404);
  expect(await statusOf(() => queries.rates.table({ table: 'constructor' }))).toBe(404);
});
