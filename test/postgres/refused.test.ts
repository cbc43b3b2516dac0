import pg from 'pg';
import { expect, inject, it } from 'vitest';
import { migrate, OldServerError } from '../../src/db/engine/migrate.ts';

it('is refused in words, before anything is made but our own list of migrations', async () => {
  const url = inject('testServerUrl');
  await expect(migrate(url)).rejects.toThrow(OldServerError);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(`select to_regclass('trips') as trips`).finally(() => client.end());
  expect(rows).toEqual([{ trips: null }]);
});
