import { sql } from 'kysely';
import * as v from 'valibot';
import { parseStored } from '#db/engine/stored.ts';
import type { Database } from '#db/engine/tables.ts';
import { customerName } from './receivable-store.ts';
import { type Candidate, mostFeeCents } from './rules/match-line.ts';

/** The trips of invoices by invoice number: several of a summary invoice. */
export async function findTripsOfInvoices(db: Database, numbers: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>> {
  if (numbers.length === 0) return new Map();
  const { rows } = await sql<{ number: string; reference: string }>`
    select invoices.number, trips.reference from invoices join trips on trips.id = invoices.trip_id
    where invoices.number = any(${numbers}) order by invoices.number, summary_place`.execute(db);
  const byNumber = Map.groupBy(rows, ({ number }) => number);
  return new Map([...byNumber].map(([number, of]) => [number, of.map(({ reference }) => reference)]));
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

const together = v.object({ ...candidate.entries, summary: v.string() });

/** Summary invoices of which these sums are open, by sum: the trips that each still asks for. */
export async function findSummariesOfSums(
  db: Database,
  sums: readonly number[],
): Promise<ReadonlyMap<number, readonly (readonly Candidate[])[]>> {
  if (sums.length === 0) return new Map();
  const { rows } = await sql`
    with owed as (
      select trip_id, sum(cents) as open, (select summary_id from invoices as last
        where last.trip_id = open_amounts.trip_id and kind = 'invoice' order by entry desc limit 1) as summary
      from open_amounts where trip_id in (select trip_id from invoices where summary_id is not null) group by trip_id
    ), asked as (
      select summary from owed where summary is not null group by summary having sum(open) = any(${sums}::bigint[]) and count(*) > 1
    )
    select summary, trips.reference, ${customerName} as name, open as "nextCents", open as "openCents", 0 as "feeCents"
    from owed join asked using (summary) join trips on trips.id = owed.trip_id order by summary, trips.reference`.execute(db);
  const found = rows.map((row) => parseStored(together, row, 'open summary invoice'));
  const groups = [...Map.groupBy(found, ({ summary }) => summary).values()];
  const sumOf = (group: readonly Candidate[]) => group.reduce((sum, { openCents }) => sum + openCents, 0);
  return new Map(sums.map((each) => [each, groups.filter((group) => sumOf(group) === each)]));
}

/** The most trips to look through for a payer's name. */
const mostOfFee = 200;

/** Trips with a little more open than one of these sums, by sum: as much as banks may have kept of a transfer. */
export async function findTripsAboveSums(db: Database, sums: readonly number[]): Promise<ReadonlyMap<number, readonly Candidate[]>> {
  if (sums.length === 0) return new Map();
  const { rows } = await sql`
    with asked as (select distinct sum from unnest(${sums}::bigint[]) as of_lines (sum)), owed as (
      select trip_id, sum(cents) as open, (array_agg(cents order by place))[1] as next from open_amounts
      where trip_id in (
        select trip_id from open_amounts join asked on cents > asked.sum and cents <= asked.sum + ${mostFeeCents}
        union select trip_id from open_amounts group by trip_id
          having exists (select from asked where sum(cents) > asked.sum and sum(cents) <= asked.sum + ${mostFeeCents}))
      group by trip_id
    )
    select trips.reference, ${customerName} as name, owed.next as "nextCents", owed.open as "openCents", 0 as "feeCents"
    from owed join trips on trips.id = owed.trip_id where trips.anonymised_at is null order by trips.reference limit ${mostOfFee}`.execute(
    db,
  );
  const found = rows.map((row): Candidate => parseStored(candidate, row, 'open amount'));
  const isNear = (sum: number, cents: number) => cents > sum && cents <= sum + mostFeeCents;
  return new Map(sums.map((sum) => [sum, found.filter(({ nextCents, openCents }) => isNear(sum, nextCents) || isNear(sum, openCents))]));
}
