import { sql } from 'kysely';
import type { Database } from '#db/engine/tables.ts';
import { tripStates } from '#domain/trip/states.ts';

/** The trips of invoices, by their numbers. */
export async function findTripsOfInvoices(db: Database, numbers: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (numbers.length === 0) return new Map();
  const { rows } = await sql<{ number: string; reference: string }>`
    select invoices.number, trips.reference from invoices join trips on trips.id = invoices.trip_id
    where invoices.number = any(${numbers})`.execute(db);
  return new Map(rows.map(({ number, reference }) => [number, reference]));
}

/** Of each sum the one booking that costs it and of which nothing is paid; none where there are several. */
export async function findTripsOfSums(db: Database, cents: readonly number[]): Promise<ReadonlyMap<number, string>> {
  if (cents.length === 0) return new Map();
  const { rows } = await sql<{ cents: number; reference: string }>`
    select total_cents as cents, min(reference) as reference from trips
    where status = ${tripStates.booked.status} and total_cents = any(${cents})
      and not exists (select from payments where payments.trip_id = trips.id and payments.status = 'paid')
    group by total_cents having count(*) = 1`.execute(db);
  return new Map(rows.map((row) => [Number(row.cents), row.reference]));
}
