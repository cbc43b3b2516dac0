import { expect, it } from 'vitest';
import { createTestContext } from '#api/testing/test-context.ts';
import { createTestDatabase } from '#data/testing/test-database.ts';
import { tripStates } from '#domain/trip/states.ts';
import { createGeo } from '#geo/create-geo.ts';
import { fillDemo } from './fill-demo.ts';

it('fills an empty database with samples in every state that the desk is tried with, each marked as one', { timeout: 60_000 }, async () => {
  const { db } = await createTestDatabase();
  const said: string[] = [];
  const { places, roads } = createGeo();
  await fillDemo({ ...createTestContext({ db }), places, roads }, (line) => said.push(line), { bookings: 22, quotes: 7, requests: 2 });
  const rows = await db.selectFrom('trips').select(['status', 'customer']).execute();
  const count = (status: string) => rows.filter((row) => row.status === status).length;
  expect(count(tripStates.request.status)).toBe(2);
  expect(count(tripStates.quote.status)).toBe(7);
  expect(count(tripStates.booked.status) + count(tripStates.done.status)).toBe(22);
  expect(count(tripStates.done.status)).toBeGreaterThan(3);
  expect(rows.filter(({ customer }) => !/Voorbeeld|Beispiel|Exemple|Ejemplo|Sample/.test(JSON.stringify(customer)))).toEqual([]);
  expect((await db.selectFrom('payments').select('id').execute()).length).toBeGreaterThan(10);
  expect((await db.selectFrom('trip_reviews').select('text').execute()).length).toBeGreaterThan(0);
  expect((await db.selectFrom('trip_notes').select('id').execute()).length).toBeGreaterThan(0);
  expect(said).toHaveLength(3);
});
