import { isViolationOf } from '#db/engine/database-errors.ts';
import { inTransaction } from '#db/engine/transaction.ts';
import { todayIn, toLocal } from '#domain/calendar/zoned.ts';
import { failure, type Result, success } from '#domain/result.ts';
import { brand, companies } from '#domain/sites/brand.ts';
import { keyFromBytes } from '#domain/trip/keys.ts';
import { stateAfter } from '#domain/trip/states.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { insertAudit } from '#operations/audit/audit-store.ts';
import { listDuties, type StoredDuty } from '#operations/duties/duty-store.ts';
import { type RunName, runOf } from '#operations/duties/place-crew.ts';
import { listPlacements } from '#operations/duties/placement-store.ts';
import { lockWithDuties } from '#operations/duties/trip-duties.ts';
import { planningZone } from '#operations/fleet/rules/fleet.ts';
import { mayCause, nameInAudit, type StaffMember } from '#operations/trips/actor.ts';
import type { ApplyContext, LockedTrip } from '#operations/trips/apply.ts';
import type { BookingContext } from '#operations/trips/context.ts';
import { askOwners } from './ask-owners.ts';
import { insertOffer, listOffersOfTrip } from './offer-store.ts';
import { listPartners } from './partner-store.ts';
import { partnerTerms } from './rules/country-terms.ts';
import { type EligibilityProblem, findEligibilityProblems, type JudgedJourney } from './rules/eligibility.ts';
import { saleOf } from './rules/measure-run.ts';
import { askedAtOnce, deadlineOf, marginPercent, type OfferMode, roundOf } from './rules/offer.ts';
import { createOfferedJob } from './rules/offered-job.ts';
import { sendRound } from './send-round.ts';

export type Offering = RunName & {
  readonly staff: StaffMember;
  readonly mode: OfferMode;
  /** Operators, in the order of asking. */
  readonly partners: readonly string[];
  /** For "first of n": how many per round. */
  readonly atOnce: number;
  /** Without VAT. */
  readonly priceCents: number;
  /** The raise of each further round. */
  readonly raisePercent: number;
  /** The reason for going below the floor; empty: not allowed. */
  readonly reason: string;
};

export type NotOffered =
  | { readonly why: 'no-right' | 'no-such-trip' | 'state' | 'no-duty' | 'placed' | 'offered' | 'gone' | 'no-desk' | 'may-not-go-below' }
  | { readonly why: 'below-floor'; readonly percent: number; readonly floorPercent: number }
  | { readonly why: 'gate'; readonly of: string; readonly problems: readonly EligibilityProblem[] };

type OfferContext = ApplyContext & Pick<BookingContext, 'deskUrl' | 'randomBytes'>;

/** Offers a vehicle's duties of a trip to partners and asks the first round at once. Only sold trips without a crew can be offered. */
export async function sendOffer(context: OfferContext, offering: Offering): Promise<Result<string, NotOffered>> {
  const { staff, reference } = offering;
  if (!mayCause(staff, 'assign')) return failure({ why: 'no-right' });
  if (context.deskUrl === null) return failure({ why: 'no-desk' });
  try {
    return await inTransaction(context.db, async (tx) => {
      const locked = await lockWithDuties(context, tx, { reference, actor: staff });
      return locked === null ? failure({ why: 'no-such-trip' as const }) : await offerLocked(context, locked, offering);
    });
  } catch (error) {
    if (isViolationOf(error, 'job_offers_open')) return failure({ why: 'offered' });
    throw error;
  }
}

async function offerLocked(context: OfferContext, locked: LockedTrip, offering: Offering): Promise<Result<string, NotOffered>> {
  const { tx, trip, now } = locked;
  if (!stateAfter(trip, 'assign', 'staff').ok) return failure({ why: 'state' });
  const run = runOf(await listDuties(tx, trip.id), { vehicleIndex: offering.vehicleIndex, now });
  const [first, last] = [run[0], run.at(-1)];
  if (first === undefined || last === undefined || Date.parse(first.startsAt) <= Date.parse(now)) return failure({ why: 'no-duty' });
  const placements = await listPlacements(tx, trip.id);
  if (placements.some(({ dutyId }) => run.some(({ id }) => id === dutyId))) return failure({ why: 'placed' });
  const refused = (await findRefused(locked, run, offering.partners)) ?? judgePrice(trip, offering);
  if (refused?.why === 'may-not-go-below') {
    const { staff, priceCents, reason } = offering;
    await askOwners(locked, {
      staff,
      priceCents,
      reason,
      percent: marginPercent({ saleCents: saleOf(trip, offering.vehicleIndex), priceCents }),
    });
  }
  if (refused !== null) return failure(refused);
  const { mode, partners, priceCents, raisePercent } = offering;
  const atOnce = askedAtOnce(mode, offering.atOnce);
  const by = nameInAudit(offering.staff);
  const offerId = await insertOffer(tx, {
    ...{ tripId: trip.id, vehicleIndex: offering.vehicleIndex, mode, raisePercent, priceCents, by },
    saleCents: saleOf(trip, offering.vehicleIndex),
    floorReason: isBelowFloor(trip, offering) ? offering.reason : '',
    contents: createOfferedJob(trip, run),
    startsAt: first.startsAt,
    endsAt: last.endsAt,
    deadline: deadlineOf({ startsAt: first.startsAt, now, openingHours: brand.openingHours }),
    recipients: (mode === 'direct' ? partners.slice(0, 1) : partners).map((operatorId, place) => ({
      operatorId,
      round: roundOf(place, atOnce),
      key: keyFromBytes(context.randomBytes(20)),
    })),
  });
  const offer = (await listOffersOfTrip(tx, trip.id)).find(({ id }) => id === offerId);
  if (offer === undefined) throw new Error('An offer that was just kept is not there');
  await sendRound(locked, offer, { round: 1, priceCents });
  const detail = { mode, partners: partners.length, priceCents, reason: offer.floorReason };
  await insertAudit(tx, { memberId: offering.staff.id, memberName: by, act: 'send-offer', subject: trip.reference, detail });
  return success(offerId);
}

/** The facts of a run for eligibility: its class, and the last day on which certificates must be valid. */
export function judgedJourney(run: readonly Pick<StoredDuty, 'class' | 'endsAt'>[]): JudgedJourney {
  const ends = run
    .map(({ endsAt }) => endsAt)
    .sort()
    .at(-1);
  return { class: run[0]?.class ?? 'coachHire', lastDay: ends === undefined ? '' : toLocal(ends, planningZone).date };
}

/** The first recipient that is not eligible; null if all are. */
async function findRefused({ tx, now }: LockedTrip, run: readonly StoredDuty[], asked: readonly string[]): Promise<NotOffered | null> {
  const partners = await listPartners(tx);
  const journey = judgedJourney(run);
  if (asked.length === 0 || new Set(asked).size !== asked.length) return { why: 'gone' };
  for (const id of asked) {
    const partner = partners.find(({ operator }) => operator.id === id);
    if (partner === undefined) return { why: 'gone' };
    const problems = findEligibilityProblems(partner, journey, todayIn(planningZone, now));
    if (problems.length > 0) return { why: 'gate', of: partner.operator.name, problems };
  }
  return null;
}

/** Why a price may not be offered: below the floor it needs a reason and the right. */
export function judgePrice(
  trip: Trip,
  { vehicleIndex, priceCents, reason, staff }: Pick<Offering, 'vehicleIndex' | 'priceCents' | 'reason' | 'staff'>,
): Exclude<NotOffered, { readonly why: 'gate' }> | null {
  if (!isBelowFloor(trip, { vehicleIndex, priceCents })) return null;
  const percent = marginPercent({ saleCents: saleOf(trip, vehicleIndex), priceCents });
  if (reason === '') return { why: 'below-floor', percent, floorPercent: floorOf(trip) };
  return staff.rights.includes('offer-below-floor') ? null : { why: 'may-not-go-below' };
}

function isBelowFloor(trip: Trip, { vehicleIndex, priceCents }: Pick<Offering, 'vehicleIndex' | 'priceCents'>): boolean {
  return marginPercent({ saleCents: saleOf(trip, vehicleIndex), priceCents }) < floorOf(trip);
}

/** The minimum margin in percent, by the country of the company that sold the trip. */
export function floorOf({ site }: Pick<Trip, 'site'>): number {
  return partnerTerms[companies[site].country].marginFloorPercent;
}
