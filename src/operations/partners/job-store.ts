import { sql } from 'kysely';
import { v7 as createId } from 'uuid';
import * as v from 'valibot';
import { parseStored } from '#db/engine/stored.ts';
import type { Database, DatabaseTransaction } from '#db/engine/tables.ts';
import type { GivenCrew } from './rules/partner-page.ts';

const jobSchema = v.object({
  id: v.string(),
  recipientId: v.string(),
  tripId: v.string(),
  reference: v.string(),
  vehicleIndex: v.number(),
  operatorId: v.string(),
  operator: v.string(),
  operatorPhone: v.string(),
  priceCents: v.number(),
  /** What the customer pays for this vehicle, without VAT. */
  saleCents: v.number(),
  startsAt: v.string(),
  endsAt: v.string(),
  acceptedAt: v.string(),
  driverName: v.string(),
  driverPhone: v.string(),
  vehicle: v.string(),
  givenAt: v.nullable(v.string()),
  endedAt: v.nullable(v.string()),
  endedWhy: v.nullable(v.picklist(['dropped', 'withdrawn'])),
  dropReason: v.string(),
  dropFeeCents: v.number(),
});
/** A job that a partner accepted. */
export type StoredJob = v.InferOutput<typeof jobSchema>;

const selectJobs = sql`select jobs.id, recipient_id as "recipientId", trip_id as "tripId", trips.reference, vehicle_index as "vehicleIndex",
  operator_id as "operatorId", operators.name as operator, operators.phone as "operatorPhone", jobs.price_cents as "priceCents",
  (select sale_cents from job_offers join offer_recipients on offer_id = job_offers.id where offer_recipients.id = recipient_id) as "saleCents",
  starts_at as "startsAt", ends_at as "endsAt", accepted_at as "acceptedAt", driver_name as "driverName", driver_phone as "driverPhone",
  vehicle, given_at as "givenAt", jobs.ended_at as "endedAt", ended_why as "endedWhy", drop_reason as "dropReason",
  drop_fee_cents as "dropFeeCents"
  from jobs join operators on operators.id = operator_id join trips on trips.id = trip_id`;

function parseJobs(rows: readonly unknown[]): readonly StoredJob[] {
  return rows.map((row) => parseStored(jobSchema, row, 'job'));
}

/** The job of an offer's recipient; null if there is none. */
export async function findJobOfRecipient(db: Database, recipientId: string): Promise<StoredJob | null> {
  return parseJobs((await sql`${selectJobs} where recipient_id = ${recipientId}`.execute(db)).rows)[0] ?? null;
}

/** A job by id; null if there is none. */
export async function findJob(db: Database, id: string): Promise<StoredJob | null> {
  return parseJobs((await sql`${selectJobs} where jobs.id = ${id}`.execute(db)).rows)[0] ?? null;
}

/** The jobs of a trip. */
export async function listJobsOfTrip(db: Database, tripId: string): Promise<readonly StoredJob[]> {
  return parseJobs((await sql`${selectJobs} where trip_id = ${tripId} and jobs.ended_at is null order by vehicle_index`.execute(db)).rows);
}

/** A partner's jobs, by start; finished ones disappear after 30 days, like their names. */
export async function listJobsOfPartner(db: Database, operatorId: string): Promise<readonly StoredJob[]> {
  return parseJobs(
    (
      await sql`${selectJobs} where operator_id = ${operatorId} and jobs.ended_at is null and ends_at > now() - interval '30 days'
        order by starts_at limit 500`.execute(db)
    ).rows,
  );
}

/** Future jobs that partners gave back and nobody has taken over, by start: each vehicle once, with the last partner that gave it back. */
export async function listDroppedAhead(db: Database): Promise<readonly StoredJob[]> {
  const { rows } = await sql`${selectJobs} where ended_why = 'dropped' and jobs.ends_at > now() and trips.status = 'Geboekt'
    and jobs.ended_at = (select max(other.ended_at) from jobs as other
      where other.trip_id = jobs.trip_id and other.vehicle_index = jobs.vehicle_index and other.ended_why = 'dropped')
    and exists (select from duties left join placements on duty_id = duties.id
      where duties.trip_id = jobs.trip_id and duties.vehicle_index = jobs.vehicle_index and duties.ends_at > now() and duty_id is null)
    order by jobs.starts_at limit 200`.execute(db);
  return parseJobs(rows);
}

/** Partners' current and future jobs, by start. */
export async function listJobsAhead(db: Database): Promise<readonly StoredJob[]> {
  return parseJobs(
    (await sql`${selectJobs} where jobs.ended_at is null and ends_at > now() order by starts_at limit 200`.execute(db)).rows,
  );
}

type NewJob = {
  readonly recipientId: string;
  readonly tripId: string;
  readonly vehicleIndex: number;
  readonly operatorId: string;
  readonly priceCents: number;
  readonly startsAt: string;
  readonly endsAt: string;
};

/** Saves a job and returns its id. Throws with `jobs_one_a_run` if somebody else has it. */
export async function insertJob(tx: DatabaseTransaction, job: NewJob): Promise<string> {
  const id = createId();
  const row = { recipient_id: job.recipientId, trip_id: job.tripId, vehicle_index: job.vehicleIndex, operator_id: job.operatorId };
  const terms = { price_cents: job.priceCents, starts_at: job.startsAt, ends_at: job.endsAt };
  await tx
    .insertInto('jobs')
    .values({ id, ...row, ...terms })
    .execute();
  return id;
}

/** Saves the driver and vehicle of a job, and when they were first given. */
export async function giveCrewOfJob(tx: DatabaseTransaction, id: string, { driverName, driverPhone, vehicle }: GivenCrew): Promise<void> {
  await sql`update jobs set driver_name = ${driverName}, driver_phone = ${driverPhone}, vehicle = ${vehicle}, given_at = coalesce(given_at, now())
    where id = ${id} and ended_at is null`.execute(tx);
}

/** Saves another end of a job than first agreed. */
export async function prolongJob(tx: DatabaseTransaction, { id, endsAt }: Pick<StoredJob, 'id' | 'endsAt'>): Promise<void> {
  await sql`update jobs set ends_at = ${endsAt} where id = ${id} and ended_at is null`.execute(tx);
}

type Ended = { readonly id: string; readonly why: 'dropped' | 'withdrawn'; readonly reason: string; readonly feeCents: number };

/** Ends a job, so that somebody else can take it. */
export async function endJob(tx: DatabaseTransaction, { id, why, reason, feeCents }: Ended): Promise<void> {
  await sql`update jobs set ended_at = now(), ended_why = ${why}, drop_reason = ${reason}, drop_fee_cents = ${feeCents}
    where id = ${id} and ended_at is null`.execute(tx);
}

/** How many jobs a partner gave back within this many days. */
export async function countDrops(db: Database, operatorId: string, days: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::integer as count from jobs
    where operator_id = ${operatorId} and ended_why = 'dropped' and ended_at > now() - ${days} * interval '1 day'`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Pauses a partner, which gets no offers until staff reactivate it. */
export async function pausePartner(tx: DatabaseTransaction, operatorId: string): Promise<void> {
  await sql`update partners set state = 'paused', updated_at = now() where operator_id = ${operatorId} and state = 'active'`.execute(tx);
}

/** Deletes the names of a job 30 days after its end, and disables the links of its offer. */
export async function forgetOldJobs(db: Database): Promise<void> {
  await sql`update jobs set driver_name = '', driver_phone = '', drop_reason = ''
    where ends_at < now() - interval '30 days' and (driver_name <> '' or driver_phone <> '' or drop_reason <> '')`.execute(db);
  await sql`update offer_counters set reason = '', settled_reason = '' from job_offers where job_offers.id = offer_id
    and ends_at < now() - interval '30 days' and (reason <> '' or settled_reason <> '')`.execute(db);
  await sql`update offer_recipients set key = offer_recipients.id::text, reason = ''
    from job_offers where job_offers.id = offer_id and ends_at < now() - interval '30 days' and key <> offer_recipients.id::text`.execute(
    db,
  );
}
