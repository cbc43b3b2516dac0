import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { createTestDatabase } from '../testing/test-database.ts';

/** Foreign keys that no query searches by, or tables with only as many rows as a company has depots, vehicles or people. */
const withoutIndex = [
  'capacity_entries.operator_id',
  'depots.operator_id',
  'drivers.depot_id',
  'duties.last_vehicle_id',
  'duty_presses.driver_id',
  'partner_proofs.operator_id',
  'pictures.member_id',
  'staff_proofs.member_id',
  'vehicles.depot_id',
];

it('each foreign key that a query looks by has an index', async () => {
  const { db } = await createTestDatabase();
  const { rows } = await sql<{ readonly key: string }>`
    select format('%s.%s', c.conrelid::regclass, a.attname) as key
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.connamespace = 'public'::regnamespace
      and not exists (select from pg_index i where i.indrelid = c.conrelid and i.indkey[0] = c.conkey[1])
    order by 1`.execute(db);
  expect(rows.map(({ key }) => key)).toEqual(withoutIndex);
});
