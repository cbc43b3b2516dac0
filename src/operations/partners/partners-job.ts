import { inTransaction } from '#db/engine/transaction.ts';
import { line } from '#domain/input/fields.ts';
import type { FieldIssue } from '#domain/input/issues.ts';
import { writePhone } from '#domain/input/phone.ts';
import { readFields } from '#domain/input/read-fields.ts';
import { readTyped } from '#domain/input/read-typed.ts';
import { textLimits } from '#domain/input/text-limits.ts';
import { failure, type Result, success } from '#domain/result.ts';
import { isTripKey } from '#domain/trip/keys.ts';
import { insertAudit } from '#operations/audit/audit-store.ts';
import { listDuties } from '#operations/duties/duty-store.ts';
import { runOf } from '#operations/duties/place-crew.ts';
import { deletePlacements, placeDuties } from '#operations/duties/placement-store.ts';
import { announceCrew, lockWithDuties, writeAssignment } from '#operations/duties/trip-duties.ts';
import { listCertificates } from '#operations/fleet/certificate-store.ts';
import { listDepots, listOperators } from '#operations/fleet/operator-store.ts';
import { type CertificateProblem, findCertificateProblems, neededCertificates } from '#operations/fleet/rules/needed-certificates.ts';
import { listVehicles } from '#operations/fleet/vehicle-store.ts';
import type { ApplyContext, LockedTrip } from '#operations/trips/apply.ts';
import { countDrops, endJob, findJobOfRecipient, giveCrewOfJob, pausePartner, type StoredJob } from './job-store.ts';
import { findOfferByKey } from './offer-store.ts';
import { dropFee, isPausedBy, pausingDays } from './rules/drop-fee.ts';
import { typedCrew } from './rules/given-crew.ts';
import { judgedJourney } from './send-offer.ts';

export type NotDone =
  | { readonly why: 'gone' | 'over' | 'reason-needed' }
  | { readonly why: 'fields'; readonly issues: readonly FieldIssue[] }
  /** The fee has changed meanwhile: show it again. */
  | { readonly why: 'fee-changed'; readonly cents: number }
  /** The vehicle is on file and has problems. */
  | { readonly why: 'papers'; readonly problems: readonly CertificateProblem[] };

type LockedJob = { readonly locked: LockedTrip; readonly job: StoredJob };

/** Locks the trip of a job that a partner still has. */
async function withJob(
  context: ApplyContext,
  key: string,
  work: (found: LockedJob) => Promise<Result<true, NotDone>>,
): Promise<Result<true, NotDone>> {
  const found = isTripKey(key) ? await findOfferByKey(context.db, key) : null;
  const recipient = found?.recipients.find((each) => each.key === key);
  if (found === null || recipient === undefined) return failure({ why: 'gone' });
  return await inTransaction(context.db, async (tx) => {
    const locked = await lockWithDuties(context, tx, { id: found.tripId, actor: { kind: 'partner' } });
    const job = await findJobOfRecipient(tx, recipient.id);
    if (locked === null || job === null || job.endedAt !== null) return failure({ why: 'gone' as const });
    return Date.parse(job.endsAt) <= Date.parse(locked.now) ? failure({ why: 'over' as const }) : await work({ locked, job });
  });
}

/** A partner gives driver and vehicle; the customer sees them where our own crews are shown. */
export async function giveCrew(context: ApplyContext, key: string, typed: unknown): Promise<Result<true, NotDone>> {
  const read = readFields(typedCrew, typed);
  if (!read.ok) return failure({ why: 'fields', issues: read.failure });
  return await withJob(context, key, async ({ locked, job }) => {
    const { tx, trip, now } = locked;
    const run = runOf(await listDuties(tx, trip.id), { vehicleIndex: job.vehicleIndex, now });
    const problems = await findVehicleProblems(locked, job, { plate: read.value.plate, lastDay: judgedJourney(run).lastDay });
    if (problems.length > 0) return failure({ why: 'papers', problems });
    const { driverName, driverPhone, plate, look } = read.value;
    const partner = (await listOperators(tx)).find(({ id }) => id === job.operatorId);
    const crew = {
      driverName,
      driverPhone: writePhone(driverPhone, partner?.country ?? null),
      vehicle: look === '' ? plate : `${plate}, ${look}`,
    };
    await giveCrewOfJob(tx, job.id, crew);
    const given = { outside: { ...crew, operator: job.operator }, jobId: job.id };
    await placeDuties(tx, run, { crew: given, judged: [], overrideReason: '', by: job.operator });
    await insertAudit(tx, { memberId: null, memberName: job.operator, act: 'give-crew', subject: trip.reference, detail: {} });
    await announceCrew(locked);
    return success(true as const);
  });
}

/**
 * The problems of a partner's vehicle that is on file. An unknown vehicle has none, and the desk shows that nobody checked its
 * certificates.
 */
async function findVehicleProblems(
  { tx }: LockedTrip,
  { operatorId }: StoredJob,
  { plate, lastDay }: { readonly plate: string; readonly lastDay: string },
): Promise<readonly CertificateProblem[]> {
  const depots = (await listDepots(tx)).filter((depot) => depot.operatorId === operatorId).map(({ id }) => id);
  const vehicle = (await listVehicles(tx)).find((each) => each.plate === plate && depots.includes(each.depotId));
  if (vehicle === undefined) return [];
  const certificates = await listCertificates(tx, { subject: 'vehicle', id: vehicle.id });
  return findCertificateProblems(certificates, {
    needed: neededCertificates({ hasTachograph: vehicle.tachograph !== 'none', seats: vehicle.seats }).vehicle,
    lastDay,
  });
}

const dropFields = { reason: line(textLimits.partnerReason) };

export type Dropping = { readonly reason: string /** As it was shown before he confirmed. */; readonly feeCents: number };

/** A partner gives the job back, for the fee shown: the duties are open again. A second time within 90 days pauses the partner. */
export async function dropJob(context: ApplyContext, key: string, { reason: typed, feeCents }: Dropping): Promise<Result<true, NotDone>> {
  const read = readTyped(dropFields, { reason: typed });
  if (!read.ok) return failure({ why: 'fields', issues: read.failure.issues });
  const { reason } = read.value;
  if (reason === '') return failure({ why: 'reason-needed' });
  return await withJob(context, key, async ({ locked, job }) => {
    const { tx, trip, now } = locked;
    if (Date.parse(job.startsAt) <= Date.parse(now)) return failure({ why: 'over' });
    const fee = dropFee(job, now);
    if (fee.cents !== feeCents) return failure({ why: 'fee-changed', cents: fee.cents });
    await endJob(tx, { id: job.id, why: 'dropped', reason, feeCents });
    await deletePlacements(tx, runOf(await listDuties(tx, trip.id), { vehicleIndex: job.vehicleIndex, now }));
    if (isPausedBy(await countDrops(tx, job.operatorId, pausingDays))) await pausePartner(tx, job.operatorId);
    const detail = { feeCents, reason };
    await insertAudit(tx, { memberId: null, memberName: job.operator, act: 'drop-job', subject: trip.reference, detail });
    await writeAssignment(locked);
    return success(true as const);
  });
}
