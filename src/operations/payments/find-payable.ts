import { sql } from 'kysely';
import * as v from 'valibot';
import { parseStored } from '#db/engine/stored.ts';
import type { Database } from '#db/engine/tables.ts';
import { customerName } from './receivable-store.ts';
import type { Candidate } from './rules/match-line.ts';

/** The trips of invoices by invoice number. */
export async function findTripsOfInvoices(db: Database, numbers: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (numbers.length === 0) return new Map();
  const { rows } = await sql<{ number: string; reference: string }>`
    select invoices.number, trips.reference from invoices join trips on trips.id = invoices.trip_id
    where invoices.number = any(${numbers})`.execute(db);
  return new Map(rows.map(({ number, reference }) => [number, reference]));
}

const cents = v.pipe(v.union([v.string(), v.number()]), v.transform(Number));
const candidate = v.object({ reference: v.string(), name: v.string(), nextCents: cents, openCents: cents, feeCents: cents });

/** Trips with a due or total open amount that equals one of these, by amount. Limits the number per amount. */
const mostOfSum = 12;

export async function findTripsOfSums(db: Database, sums: readonly number[]): Promise<ReadonlyMap<number, readonly Candidate[]>> {
  if (sums.length === 0) return new Map();
  const { rows } = await sql`
    with owed as (
      select trip_id, sum(cents) as open, (array_agg(cents order by place))[1] as next from open_amounts
      where trip_id in (
        select trip_id from open_amounts where cents = any(${sums}::bigint[])
        union select trip_id from open_amounts group by trip_id having sum(cents) = any(${sums}::bigint[]))
      group by trip_id
    )
    select trips.reference, ${customerName} as name, owed.next as "nextCents", owed.open as "openCents", 0 as "feeCents"
    from owed join trips on trips.id = owed.trip_id where trips.anonymised_at is null
    order by trips.reference`.execute(db);
  const found = rows.map((row): Candidate => parseStored(candidate, row, 'open amount'));
  return new Map(
    sums.map((each) => [each, found.filter(({ nextCents, openCents }) => nextCents === each || openCents === each).slice(0, mostOfSum)]),
  );
}
