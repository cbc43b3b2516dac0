import { databaseNow } from '#data/engine/transaction.ts';
import { listPartners } from '#data/partners/partner-store.ts';
import { findTripByReference } from '#data/trips/trip-store.ts';
import { todayIn } from '#domain/calendar/zoned.ts';
import { findGateProblems, type GateProblem } from '#domain/partners/gate.ts';
import { highestPrice } from '#domain/partners/offer.ts';
import { planningZone } from '#domain/planning/fleet.ts';
import type { Posting } from '#domain/posting/find-postings.ts';
import { findTripPostings } from '#domain/posting/trip-postings.ts';
import type { Trip } from '#domain/trip/trip.ts';
import type { ApplyContext } from '../apply.ts';
import { type RunName, runOf } from '../crew/place-crew.ts';
import { readDuties } from '../crew/trip-duties.ts';
import { floorOf, gatedJourney, saleOf } from './send-offer.ts';

/** What an offer of a vehicle's duties is made from: whom it may go to, and what may be paid. */
export type OfferDraft = {
  readonly trip: Trip;
  readonly saleCents: number;
  readonly floorPercent: number;
  readonly highestCents: number;
  /** Those who may first. */
  readonly partners: readonly {
    readonly id: string;
    readonly name: string;
    readonly country: string;
    readonly problems: readonly GateProblem[];
    /** Where his driver would be posted; the tachograph of his vehicle is his to know. */
    readonly postings: readonly Posting[];
  }[];
};

/** Null where there is no such trip, or nothing ahead of that vehicle. */
export async function draftOffer(context: ApplyContext, { reference, vehicleIndex }: RunName): Promise<OfferDraft | null> {
  const trip = await findTripByReference(context.db, reference);
  if (trip === null) return null;
  const now = await databaseNow(context.db);
  const run = runOf((await readDuties(context, trip)).duties, { vehicleIndex, now });
  if (run.length === 0) return null;
  const [saleCents, floorPercent] = [saleOf(trip), floorOf(trip)];
  const journey = gatedJourney(run);
  const partners = (await listPartners(context.db)).map((partner) => ({
    ...{ id: partner.operator.id, name: partner.operator.name, country: partner.operator.country },
    problems: findGateProblems(partner, journey, todayIn(planningZone, now)),
    postings: findTripPostings(trip, vehicleIndex, { country: partner.operator.country, tachograph: null }),
  }));
  const sorted = partners.toSorted((first, second) => Math.sign(first.problems.length) - Math.sign(second.problems.length));
  return { trip, saleCents, floorPercent, highestCents: highestPrice({ saleCents, floorPercent }), partners: sorted };
}
