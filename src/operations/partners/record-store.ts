import { sql } from 'kysely';
import * as v from 'valibot';
import { parseStored } from '#db/engine/stored.ts';
import type { Database } from '#db/engine/tables.ts';
import { planningZone } from '#operations/fleet/rules/fleet.ts';
import type { PartnerRecord } from './rules/score.ts';

const answer = v.object({ reference: v.string(), at: v.string(), answer: v.nullable(v.picklist(['accepted', 'declined'])) });
const job = v.object({
  reference: v.string(),
  acceptedAt: v.string(),
  startsAt: v.string(),
  endsAt: v.string(),
  givenAt: v.nullable(v.string()),
  droppedAt: v.nullable(v.string()),
});
const incident = v.object({ reference: v.string(), at: v.string(), kind: v.string() });
const review = v.object({ reference: v.string(), at: v.string(), driver: v.number(), bus: v.number() });
const certificateSchema = v.object({ kind: v.string(), endedOn: v.string(), renewedOn: v.nullable(v.string()) });

const day = (of: ReturnType<typeof sql>) => sql`to_char(${of}, 'YYYY-MM-DD')`;

/** Reviews and incidents count for every partner of the trip, whatever vehicle was the partner's. */
const ofJobs = (operatorId: string) => sql`trips join jobs on jobs.trip_id = trips.id and jobs.operator_id = ${operatorId}
  and jobs.ended_at is null and jobs.ends_at < now()`;

/** A partner's record of the last months. Offers that somebody else took first, or that were withdrawn, required no answer. */
export async function readRecord(db: Database, operatorId: string, months: number): Promise<PartnerRecord> {
  const since = sql`now() - ${months} * interval '1 month'`;
  const [answers, jobs, incidents, reviews, certificates] = await Promise.all([
    sql`select trips.reference, coalesce(asked.answered_at, asked.deadline) as at, asked.answer
      from offer_recipients as asked join job_offers on job_offers.id = asked.offer_id join trips on trips.id = job_offers.trip_id
      where asked.operator_id = ${operatorId} and asked.sent_at > ${since} and (asked.answer is not null
        or (asked.deadline <= now() and (job_offers.ended_at is null or job_offers.ended_at >= asked.deadline)))`.execute(db),
    sql`select trips.reference, accepted_at as "acceptedAt", starts_at as "startsAt", ends_at as "endsAt", given_at as "givenAt",
      jobs.ended_at as "droppedAt" from jobs join trips on trips.id = jobs.trip_id where operator_id = ${operatorId}
        and (ended_why = 'dropped' or (jobs.ended_at is null and ends_at < now())) and coalesce(jobs.ended_at, ends_at) > ${since}`.execute(
      db,
    ),
    sql`select distinct on (incidents.id) trips.reference, incidents.opened_at as at, incidents.kind from ${ofJobs(operatorId)}
      join incidents on incidents.trip_id = trips.id and incidents.opened_at > jobs.accepted_at where incidents.opened_at > ${since}`.execute(
      db,
    ),
    sql`select distinct on (trips.id) trips.reference, reviews.created_at as at, reviews.driver, reviews.bus from ${ofJobs(operatorId)}
      join trip_reviews as reviews on reviews.trip_id = trips.id where reviews.rejected_at is null and reviews.created_at > ${since}`.execute(
      db,
    ),
    listEndedCertificates(db, operatorId, months),
  ]);
  return {
    answers: answers.rows.map((row) => parseStored(answer, row, 'answer of a partner')),
    jobs: jobs.rows.map((row) => parseStored(job, row, 'job of a partner')),
    incidents: incidents.rows.map((row) => parseStored(incident, row, 'incident of a partner')),
    reviews: reviews.rows.map((row) => parseStored(review, row, 'review of a partner')),
    papers: certificates,
  };
}

/** Certificates with a task that have expired, with the day on which the next was filed according to the audit. */
async function listEndedCertificates(db: Database, operatorId: string, months: number): Promise<PartnerRecord['papers']> {
  const today = sql`(now() at time zone ${planningZone})::date`;
  const renewed = sql`coalesce(
    (select min(filed.at) from staff_audit as filed where filed.subject = operators.name and filed.act = 'file-paper'
      and filed.detail ->> 'kind' = papers.kind and filed.detail ->> 'validUntil' > ${day(sql`ended.valid_until`)}),
    case when papers.valid_until > ended.valid_until then papers.updated_at end) at time zone ${planningZone}`;
  const { rows } = await sql`select papers.kind, ${day(sql`ended.valid_until`)} as "endedOn", ${day(renewed)} as "renewedOn"
    from (select distinct paper_id, valid_until from paper_tasks) as ended join papers on papers.id = ended.paper_id
    join operators on operators.id = papers.operator_id where papers.operator_id = ${operatorId}
      and ended.valid_until < ${today} and ended.valid_until > ${today} - ${months} * interval '1 month'`.execute(db);
  return rows.map((row) => parseStored(certificateSchema, row, 'certificate of a partner'));
}
