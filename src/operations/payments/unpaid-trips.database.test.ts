import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type { Database } from '#db/engine/tables.ts';
import { storeSampleTrip } from '#db/testing/insert-trip.ts';
import { createSampleTrip } from '#db/testing/sample-trip.ts';
import { createTestDatabase } from '#db/testing/test-database.ts';
import { tripStates } from '#domain/trip/states.ts';
import { findDueNext } from './rules/due-next.ts';

const payments = [
  { part: 'deposit', dueOn: '2026-12-01', amountCents: 25_000 },
  { part: 'balance', dueOn: '2027-02-01', amountCents: 75_000 },
] as const;

/** Stores a billing document of a trip that already has its number. */
async function store(
  db: Database,
  billingDocument: { readonly tripId: string; readonly kind: string; readonly totalCents: number },
): Promise<void> {
  const document = billingDocument.kind === 'invoice' ? { payments } : { invoice: { number: '1' } };
  await sql`
    insert into invoices (id, trip_id, kind, company, year, issued_at, total_cents, document)
    values (${randomUUID()}, ${billingDocument.tripId}, ${billingDocument.kind}, 'NL', 2026, now(), ${billingDocument.totalCents}, ${JSON.stringify(document)}::jsonb)`.execute(
    db,
  );
}

async function pay(db: Database, tripId: string, cents: number, status = 'paid'): Promise<string> {
  const id = randomUUID();
  await db.insertInto('payments').values({ id, trip_id: tripId, provider: 'transfer', provider_id: id, status, cents }).execute();
  return id;
}

it('the stored due date of a trip is that of the first uncovered amount, whatever is paid, refunded or credited', async () => {
  const { db } = await createTestDatabase();
  const { id } = await storeSampleTrip(db, createSampleTrip({ ...tripStates.booked, bookedAt: '2026-11-01T10:00:00.000Z' }));
  const kept = async () => (await db.selectFrom('unpaid_trips').select('due_on').where('trip_id', '=', id).executeTakeFirst())?.due_on;
  const byDomain = (settledCents: number) => findDueNext({ payments }, settledCents)?.dueOn;
  expect(await kept()).toBeUndefined();
  await store(db, { tripId: id, kind: 'invoice', totalCents: 100_000 });
  expect(await kept()).toBe(byDomain(0));
  const open = await pay(db, id, 25_000, 'open');
  expect(await kept()).toBe(byDomain(0));
  await db.updateTable('payments').set({ status: 'paid' }).where('id', '=', open).execute();
  expect(await kept()).toBe(byDomain(25_000));
  await db.updateTable('payments').set({ returned_cents: 1 }).where('id', '=', open).execute();
  expect(await kept()).toBe(byDomain(24_999));
  await pay(db, id, 1);
  await store(db, { tripId: id, kind: 'credit-note', totalCents: 74_999 });
  expect(await kept()).toBe(byDomain(99_999));
  await pay(db, id, 1);
  expect(await kept()).toBeUndefined();
  expect(byDomain(100_000)).toBeUndefined();
});

it('a replacement invoice counts instead of the credited one', async () => {
  const { db } = await createTestDatabase();
  const { id } = await storeSampleTrip(db, createSampleTrip({ ...tripStates.booked, bookedAt: '2026-11-01T10:00:00.000Z' }));
  for (const kind of ['invoice', 'credit-note', 'invoice']) await store(db, { tripId: id, kind, totalCents: 100_000 });
  await pay(db, id, 30_000);
  expect(await db.selectFrom('unpaid_trips').selectAll().execute()).toEqual([{ trip_id: id, due_on: '2027-02-01' }]);
});
