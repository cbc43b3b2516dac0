import { databaseNow } from '#db/engine/transaction.ts';
import { brand } from '#domain/sites/brand.ts';
import { listHandovers } from '#domain/trip/handovers.ts';
import { isTripKey } from '#domain/trip/keys.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { asPlanned } from '#operations/duties/driven-times.ts';
import { listDuties } from '#operations/duties/duty-store.ts';
import { runOf } from '#operations/duties/place-crew.ts';
import { listPlacements } from '#operations/duties/placement-store.ts';
import { listIncidentsOfTrip } from '#operations/incidents/incident-store.ts';
import { goesOnAt } from '#operations/incidents/rules/handed-over-delay.ts';
import { listKindsOfVehicle } from '#operations/journey-documents/read-documents.ts';
import { siteOfOperator } from '#operations/on-duty/rules/driver-language.ts';
import { createSheet } from '#operations/on-duty/rules/duty-sheet.ts';
import type { BookingContext } from '#operations/trips/context.ts';
import { findTripById } from '#operations/trips/trip-store.ts';
import { findJobOfRecipient, type StoredJob } from './job-store.ts';
import { findOfferByKey, markOfferSeen } from './offer-store.ts';
import { findPartner } from './partner-store.ts';
import { dropFee } from './rules/drop-fee.ts';
import { crewAskedBy } from './rules/given-crew.ts';
import { standingOf } from './rules/offer.ts';
import type { PartnerPageData, PartnersJob } from './rules/partner-page.ts';
import { findClashOf } from './supply/find-clash.ts';

/** The page of a partner's link: the offer before acceptance, afterwards everything needed to drive it. Null for an invalid link. */
export async function readPartnerPage({ db }: Pick<BookingContext, 'db'>, key: string): Promise<PartnerPageData | null> {
  const offer = isTripKey(key) ? await findOfferByKey(db, key) : null;
  const recipient = offer?.recipients.find((each) => each.key === key);
  if (offer === null || recipient === undefined) return null;
  const now = await databaseNow(db);
  const standing = standingOf({ offerState: offer.state, answer: recipient.answer, deadline: recipient.deadline }, now);
  await markOfferSeen(db, recipient.id);
  const job = await findJobOfRecipient(db, recipient.id);
  const mayRead = standing === 'open' || standing === 'accepted';
  return {
    partner: recipient.name,
    language: recipient.language,
    standing,
    offered: mayRead && job?.endedAt == null ? offer.contents : null,
    priceCents: recipient.priceCents,
    paymentDays: (await findPartner(db, recipient.operatorId))?.profile.paymentDays ?? 0,
    deadline: recipient.deadline,
    clash: standing === 'open' ? await findClashOf(db, { operatorId: recipient.operatorId, offer }) : null,
    counters: recipient.counters.map(({ side, priceCents, reason, deadline, outcome, settledReason }) => ({
      ...{ side, priceCents, reason, deadline, outcome, settledReason, isOver: deadline <= now },
    })),
    job: job === null ? null : await describeJob(db, { job, now }),
    ...officeOf(recipient),
  };
}

/** Our telephone number for partners in a country, for dialling and for display. */
export function officeOf({ country }: { readonly country: string }): Pick<PartnerPageData, 'officePhone' | 'officePhoneShown'> {
  const site = siteOfOperator(country);
  return { officePhone: brand.phone[site], officePhoneShown: brand.phoneShown[site] };
}

type Described = { readonly job: StoredJob; readonly now: string };

/** A job as its partner sees it now. */
export async function describeJob(db: BookingContext['db'], { job, now }: Described): Promise<PartnersJob> {
  const trip = job.endedAt === null ? await findTripById(db, job.tripId) : null;
  const run = trip === null ? [] : runOf(await listDuties(db, trip.id), { vehicleIndex: job.vehicleIndex, now });
  const others = trip === null ? [] : await listPlacements(db, trip.id);
  const crew = { driverName: job.driverName, driverPhone: job.driverPhone, vehicle: job.vehicle };
  return {
    reference: job.reference,
    sheets: trip === null ? [] : run.map((duty) => createSheet(trip, duty, { lines: [crew], own: 0, vehicleId: null, others })),
    groupLateMinutes: trip === null ? null : await readGroupLate(db, trip, { job, now }),
    journeyDocuments: trip === null ? [] : await listKindsOfVehicle(db, trip, job.vehicleIndex),
    crew: job.givenAt === null ? null : crew,
    giveBy: crewAskedBy(job.startsAt, now),
    fee: dropFee(job, now),
    mayDrop: job.endedAt === null && Date.parse(job.startsAt) > Date.parse(now),
    ended: job.endedWhy,
    droppedFeeCents: job.dropFeeCents,
  };
}

async function readGroupLate(db: BookingContext['db'], trip: Trip, { job, now }: Described): Promise<number | null> {
  const handover = listHandovers(trip).find(({ nextIndex }) => nextIndex === job.vehicleIndex);
  if (handover === undefined) return null;
  const open = (await listIncidentsOfTrip(db, trip.id)).find(({ closedAt }) => closedAt === null);
  if (open?.vehicleIndex !== handover.vehicleIndex || open.minutes === null || open.minutesAt === null) return null;
  const duties = (await listDuties(db, trip.id)).map(asPlanned);
  const goesOn = goesOnAt(trip, handover, { duties, delay: { at: open.minutesAt, lateMinutes: open.minutes }, now });
  return goesOn === null || goesOn.lateMinutes === 0 || goesOn.at < now ? null : goesOn.lateMinutes;
}
