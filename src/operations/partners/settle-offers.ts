import { isBooked } from '#domain/trip/states.ts';
import { listDuties, type StoredDuty } from '#operations/duties/duty-store.ts';
import { deletePlacements, listPlacements } from '#operations/duties/placement-store.ts';
import type { LockedTrip } from '#operations/trips/apply.ts';
import { endJob, listJobsOfTrip, type StoredJob } from './job-store.ts';
import { changeContents, endOffer, listOffersOfTrip, type StoredOffer } from './offer-store.ts';
import { mailPartner } from './partner-mail.ts';
import { createOfferedJob, isSameJob } from './rules/offered-job.ts';

/**
 * Updates offers and jobs after a change of the trip, in the same transaction: withdraws offers whose run changed, was assigned or was
 * cancelled; informs a partner whose job is gone; sends changed jobs again.
 */
export async function settleOffers(locked: LockedTrip): Promise<void> {
  const { tx, trip } = locked;
  const offers = await listOffersOfTrip(tx, trip.id);
  if (offers.length === 0) return;
  const duties = await listDuties(tx, trip.id);
  for (const job of await listJobsOfTrip(tx, trip.id)) await settleJob(locked, { job, offers, duties });
  const placements = await listPlacements(tx, trip.id);
  for (const offer of offers.filter(({ state }) => state === 'open')) {
    const run = aheadOf(duties, offer.vehicleIndex, locked.now);
    const isFree = isBooked(trip) && run.length > 0 && !run.some(({ id }) => placements.some(({ dutyId }) => dutyId === id));
    if (!isFree || !isSameJob(createOfferedJob(trip, run), offer.contents)) await withdraw(locked, offer);
  }
}

/** Withdraws an offer and informs all recipients who have not declined. */
export async function withdraw(locked: LockedTrip, offer: StoredOffer): Promise<void> {
  await endOffer(locked.tx, { offerId: offer.id, state: 'withdrawn' });
  for (const recipient of offer.recipients.filter(({ sentAt, answer }) => sentAt !== null && answer === null)) {
    await mailPartner(locked, { occasion: 'withdrawn', recipient, job: offer.contents, reference: '', event: offer.id });
  }
}

type Settling = { readonly job: StoredJob; readonly offers: readonly StoredOffer[]; readonly duties: readonly StoredDuty[] };

async function settleJob(locked: LockedTrip, { job, offers, duties }: Settling): Promise<void> {
  const { tx, trip, now } = locked;
  const offer = offers.find(({ recipients }) => recipients.some(({ id }) => id === job.recipientId));
  const recipient = offer?.recipients.find(({ id }) => id === job.recipientId);
  if (offer === undefined || recipient === undefined || Date.parse(job.endsAt) <= Date.parse(now)) return;
  const run = aheadOf(duties, job.vehicleIndex, now);
  const placements = await listPlacements(tx, trip.id);
  const his = run.filter(({ id }) => placements.some(({ dutyId, jobId }) => dutyId === id && jobId === job.id));
  if (!isBooked(trip) || run.length === 0 || his.length < run.length) {
    await endJob(tx, { id: job.id, why: 'withdrawn', reason: '', feeCents: 0 });
    await deletePlacements(tx, his);
    await mailPartner(locked, { occasion: 'ended', recipient, job: offer.contents, reference: trip.reference, event: job.id });
    return;
  }
  const contents = createOfferedJob(trip, run);
  // A tour in progress leaves out its past days, which is not a change.
  if (Date.parse(job.startsAt) <= Date.parse(now) || isSameJob(contents, offer.contents)) return;
  await changeContents(tx, offer.id, contents);
  const event = `${job.id} ${trip.version}`;
  await mailPartner(locked, { occasion: 'changed', recipient, job: contents, reference: trip.reference, event });
}

/** The unfinished duties of one vehicle. */
function aheadOf(duties: readonly StoredDuty[], vehicleIndex: number, now: string): readonly StoredDuty[] {
  return duties.filter((duty) => duty.vehicleIndex === vehicleIndex && Date.parse(duty.endsAt) > Date.parse(now));
}
