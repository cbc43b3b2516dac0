import { sql } from 'kysely';
import { v7 as createId } from 'uuid';
import * as v from 'valibot';
import { parseStored } from '#db/engine/stored.ts';
import type { Database, DatabaseTransaction } from '#db/engine/tables.ts';
import { customerName } from './receivable-store.ts';
import { adjustmentKinds, type Decided } from './rules/adjustments.ts';

const cents = v.pipe(v.union([v.string(), v.number()]), v.transform(Number));
const instant = v.pipe(
  v.union([v.string(), v.date()]),
  v.transform((at) => new Date(at).toISOString()),
);

/** What was decided of several trips, by trip; trips without any are absent. */
export async function readDecided(db: Database, tripIds: readonly string[]): Promise<ReadonlyMap<string, Decided>> {
  if (tripIds.length === 0) return new Map();
  const { rows } = await sql<{ tripId: string; writeOff: string; fees: string }>`
    select of_trip.id as "tripId", asked_reminder_fees(of_trip.id) as fees, (
      select coalesce(sum(cents), 0) from account_adjustments
      where trip_id = of_trip.id and kind = 'write-off' and approved_at is not null and undone_at is null) as "writeOff"
    from unnest(${[...tripIds]}::uuid[]) as of_trip (id)
    where exists (select from account_adjustments where trip_id = of_trip.id)
      or exists (select from payment_reminders where trip_id = of_trip.id and fee_cents > 0)`.execute(db);
  return new Map(rows.map(({ tripId, writeOff, fees }) => [tripId, { writeOffCents: Number(writeOff), askedFeeCents: Number(fees) }]));
}

const adjustment = v.object({
  id: v.string(),
  tripId: v.string(),
  reference: v.string(),
  customer: v.string(),
  kind: v.picklist(adjustmentKinds),
  cents,
  countedCents: cents,
  reason: v.string(),
  madeById: v.nullable(v.string()),
  madeBy: v.string(),
  madeAt: instant,
  isApproved: v.boolean(),
  approvedBy: v.nullable(v.string()),
  undoneBy: v.nullable(v.string()),
});
/** A write-off, or recovery costs that were paid or waived. */
export type Adjustment = v.InferOutput<typeof adjustment>;

const columns = sql`
  account_adjustments.id, trip_id as "tripId", trips.reference, ${customerName} as customer, kind, cents, counted_cents as "countedCents",
  reason, made_by_id as "madeById", made_by as "madeBy", made_at as "madeAt", approved_at is not null as "isApproved",
  approved_by as "approvedBy", undone_by as "undoneBy"`;

/** All adjustments of a trip, oldest first, with those that were undone. */
export async function listAdjustments(db: Database, tripId: string): Promise<readonly Adjustment[]> {
  const { rows } = await sql`
    select ${columns} from account_adjustments join trips on trips.id = trip_id
    where trip_id = ${tripId} order by made_at, account_adjustments.id`.execute(db);
  return rows.map((row) => parseStored(adjustment, row, 'adjustment'));
}

/** Write-offs that wait for a second person, oldest first. */
export async function listWaitingWriteOffs(db: Database, limit: number): Promise<readonly Adjustment[]> {
  const { rows } = await sql`
    select ${columns} from account_adjustments join trips on trips.id = trip_id
    where kind = 'write-off' and approved_at is null and undone_at is null
    order by made_at, account_adjustments.id limit ${limit}`.execute(db);
  return rows.map((row) => parseStored(adjustment, row, 'adjustment'));
}

/** Locks a write-off that was not undone until the transaction ends. */
export async function lockWriteOff(tx: DatabaseTransaction, id: string): Promise<Adjustment | null> {
  const { rows } = await sql`
    select ${columns} from account_adjustments join trips on trips.id = trip_id
    where account_adjustments.id = ${id} and kind = 'write-off' and undone_at is null for update of account_adjustments`.execute(tx);
  return rows[0] === undefined ? null : parseStored(adjustment, rows[0], 'adjustment');
}

type NewWriteOff = Pick<Adjustment, 'tripId' | 'cents' | 'reason' | 'madeById' | 'madeBy' | 'isApproved'>;

/** False where the trip has a write-off already. */
export async function insertWriteOff(tx: DatabaseTransaction, given: NewWriteOff): Promise<boolean> {
  const { tripId, cents: sum, reason, madeById, madeBy, isApproved } = given;
  const { rows } = await sql`
    insert into account_adjustments (id, trip_id, kind, cents, reason, made_by_id, made_by, approved_at)
    values (${createId()}, ${tripId}, 'write-off', ${sum}, ${reason}, ${madeById}, ${madeBy}, case when ${isApproved} then now() end)
    on conflict (trip_id, kind) where undone_at is null do nothing returning id`.execute(tx);
  return rows.length > 0;
}

type By = { readonly id: string; readonly memberId: string | null; readonly memberName: string };

export async function noteWriteOffApproved(tx: DatabaseTransaction, { id, memberId, memberName }: By): Promise<void> {
  await sql`
    update account_adjustments set approved_by_id = ${memberId}, approved_by = ${memberName}, approved_at = now()
    where id = ${id}`.execute(tx);
}

export async function noteUndone(tx: DatabaseTransaction, { id, memberName }: Omit<By, 'memberId'>): Promise<void> {
  await sql`update account_adjustments set undone_by = ${memberName}, undone_at = now() where id = ${id}`.execute(tx);
}

type Waiving = { readonly tripId: string; readonly cents: number; readonly reason: string; readonly by: string };

/** Waives the recovery costs that were asked so far, paid or not. */
export async function noteFeeWaived(tx: DatabaseTransaction, { tripId, cents: sum, reason, by }: Waiving): Promise<void> {
  const { numAffectedRows = 0n } = await sql`
    update account_adjustments set undone_by = ${by}, undone_at = now(), reason = ${reason}
    where trip_id = ${tripId} and kind = 'reminder-fee' and undone_at is null`.execute(tx);
  if (numAffectedRows > 0n) return;
  await sql`
    insert into account_adjustments (id, trip_id, kind, cents, reason, made_by, undone_by, undone_at)
    values (${createId()}, ${tripId}, 'reminder-fee', ${sum}, ${reason}, ${by}, ${by}, now())`.execute(tx);
}
