import { sql } from 'kysely';
import * as v from 'valibot';
import { parseStored } from '#db/engine/stored.ts';
import type { Database } from '#db/engine/tables.ts';
import { inTransaction } from '#db/engine/transaction.ts';
import { failure, type Result, success } from '#domain/result.ts';
import { audit } from '#operations/audit/audit.ts';
import { nameInAudit, type StaffMember } from '#operations/trips/actor.ts';
import { retryAfter } from './rules/agency.ts';

const dueSchema = v.object({
  id: v.string(),
  body: v.string(),
  attempts: v.number(),
  url: v.string(),
  secret: v.string(),
});
export type DueDelivery = v.InferOutput<typeof dueSchema>;

/** While one worker sends, no other takes the same delivery; a worker that dies gives it free by this. */
const leaseSeconds = 60;

/**
 * Takes what is due, the oldest first. A delivery may be sent twice, when a worker dies after sending: its id tells the receiver. Nothing
 * is sent for an agency that ended or took its address back; what waited for it is given up.
 */
export async function leaseDeliveries(db: Database, limit: number): Promise<readonly DueDelivery[]> {
  const { rows } = await sql`
    with due as (
      select id from agency_deliveries where delivered_at is null and failed_at is null and run_after <= now()
      order by run_after limit ${limit} for update skip locked
    ), leased as (
      update agency_deliveries as delivery set attempts = attempts + 1, run_after = now() + ${leaseSeconds} * interval '1 second',
        failed_at = case when agencies.webhook_url = '' or agencies.ended_at is not null then now() end,
        last_error = case when agencies.webhook_url = '' or agencies.ended_at is not null then 'no-address' else last_error end
      from due, agencies where delivery.id = due.id and agencies.id = delivery.agency_id
      returning delivery.id, body, attempts, failed_at, webhook_url as url, webhook_secret as secret
    ) select id, body, attempts, url, secret from leased where failed_at is null`.execute(db);
  return rows.map((row) => parseStored(dueSchema, row, 'delivery of an agency'));
}

/** What came of a try. `error` is a word of ours; it never repeats what the receiver answered. */
export type Tried = { readonly status: number | null; readonly error: string };

export async function noteTried(db: Database, { id, attempts }: Pick<DueDelivery, 'id' | 'attempts'>, tried: Tried): Promise<void> {
  const { status, error } = tried;
  const isDelivered = error === '';
  const wait = isDelivered ? null : retryAfter(attempts);
  await sql`
    update agency_deliveries set last_status = ${status}, last_error = ${error},
      delivered_at = case when ${isDelivered} then now() end,
      failed_at = case when ${!isDelivered && wait === null} then now() end,
      run_after = now() + ${wait ?? 0} * interval '1 second'
    where id = ${id}::uuid and delivered_at is null`.execute(db);
}

const retentionDays = 90;

/** Deletes deliveries that nobody looks up any more. */
export async function deleteOldDeliveries(db: Database): Promise<void> {
  await sql`
    delete from agency_deliveries
    where created_at < now() - ${retentionDays} * interval '1 day' and (delivered_at is not null or failed_at is not null)`.execute(db);
}

const listedSchema = v.object({
  id: v.string(),
  reference: v.string(),
  event: v.string(),
  state: v.string(),
  createdAt: v.string(),
  attempts: v.number(),
  status: v.nullable(v.number()),
  error: v.string(),
  deliveredAt: v.nullable(v.string()),
  failedAt: v.nullable(v.string()),
  nextAt: v.nullable(v.string()),
});

/** The latest deliveries of an agency. */
export async function listDeliveries(db: Database, agencyId: string, limit: number) {
  const { rows } = await sql`
    select id, body::jsonb ->> 'reference' as reference, body::jsonb ->> 'event' as event, body::jsonb ->> 'state' as state,
      created_at as "createdAt", attempts, last_status as status, last_error as error, delivered_at as "deliveredAt",
      failed_at as "failedAt", case when delivered_at is null and failed_at is null then run_after end as "nextAt"
    from agency_deliveries where agency_id = ${agencyId}::uuid order by created_at desc, id limit ${limit}`.execute(db);
  return rows.map((row) => parseStored(listedSchema, row, 'delivery in the list'));
}

type Resending = { readonly staff: StaffMember; readonly id: string; readonly delivery: string };

/** Sends a delivery again, whatever came of it before, and tries from the beginning. */
export async function resendDelivery(
  { db }: { readonly db: Database },
  { staff, id, delivery }: Resending,
): Promise<Result<true, 'no-right' | 'gone'>> {
  if (!staff.rights.includes('manage-agencies')) return failure('no-right');
  return await inTransaction<Result<true, 'gone'>>(db, async (tx) => {
    const { rows } = await sql`
      update agency_deliveries set delivered_at = null, failed_at = null, attempts = 0, run_after = now()
      where id = ${delivery}::uuid and agency_id = ${id}::uuid returning id`.execute(tx);
    if (rows.length === 0) return failure('gone');
    await audit(tx, { id: staff.id, name: nameInAudit(staff) }, { act: 'resend-delivery', subject: `agency ${id}`, detail: { delivery } });
    return success(true);
  });
}
