import { databaseNow } from '#db/engine/transaction.ts';
import { todayIn } from '#domain/calendar/zoned.ts';
import { partOfVehicle } from '#domain/trip/part-of-vehicle.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { type RunName, runOf } from '#operations/duties/place-crew.ts';
import { estimateDrive } from '#operations/duties/rules/rank-drivers.ts';
import { readDuties } from '#operations/duties/trip-duties.ts';
import { listDepots } from '#operations/fleet/operator-store.ts';
import { planningZone } from '#operations/fleet/rules/fleet.ts';
import type { Posting } from '#operations/posting/rules/find-postings.ts';
import { findTripPostings } from '#operations/posting/rules/trip-postings.ts';
import type { ApplyContext } from '#operations/trips/apply.ts';
import { findTripByReference } from '#operations/trips/trip-store.ts';
import { listPartners } from './partner-store.ts';
import { readRecord } from './record-store.ts';
import { type EligibilityProblem, findEligibilityProblems } from './rules/eligibility.ts';
import { type MeasuredRun, measureRun, type SaleLine, saleLinesOf, saleOf } from './rules/measure-run.ts';
import { highestPrice, isAskedFirst, orderPartners } from './rules/offer.ts';
import { type ListPrice, priceByList } from './rules/price-list.ts';
import { reliabilityOf, scoreMonths, scoresOf } from './rules/score.ts';
import { type Clash, fewestUnits, findClash } from './rules/stock.ts';
import { floorOf, judgedJourney } from './send-offer.ts';
import { listJobsAt, listPrices, listStock } from './supply/supply-store.ts';

/** The input for an offer of a vehicle's duties: the possible partners and the price limit. */
export type OfferDraft = {
  readonly trip: Trip;
  readonly saleCents: number;
  readonly floorPercent: number;
  readonly highestCents: number;
  /** What the job is measured by, without the empty way. */
  readonly job: Pick<MeasuredRun, 'class' | 'kilometres' | 'minutes' | 'days' | 'seats'>;
  /** Our own price for the vehicle, by its lines; empty where a person priced it. */
  readonly saleLines: readonly SaleLine[];
  /** In the order in which they are best asked. */
  readonly partners: readonly {
    readonly id: string;
    readonly name: string;
    readonly country: string;
    /** Approximate kilometres from the partner's nearest depot to the group; null if no depot is known. */
    readonly kilometres: number | null;
    readonly problems: readonly EligibilityProblem[];
    /** The states to which the partner's driver would be posted; the partner knows the vehicle's tachograph. */
    readonly postings: readonly Posting[];
    readonly isPosted: boolean;
    /** How many vehicles of the class its calendar has then; null where it does not reach that day. */
    readonly units: number | null;
    /** Why it probably has no vehicle for it; null where it has. */
    readonly clash: Clash | null;
    /** What the job costs by its own list, with the empty way; null without one. */
    readonly listPrice: ListPrice | null;
    readonly reliability: number | null;
    /** Whether the partner is asked unless staff say otherwise. */
    readonly isAskedFirst: boolean;
  }[];
};

/** Null if the trip does not exist or that vehicle has no future duties. */
export async function draftOffer(context: ApplyContext, { reference, vehicleIndex }: RunName): Promise<OfferDraft | null> {
  const trip = await findTripByReference(context.db, reference);
  if (trip === null) return null;
  const now = await databaseNow(context.db);
  const run = runOf((await readDuties(context, trip)).duties, { vehicleIndex, now });
  if (run.length === 0) return null;
  const [saleCents, floorPercent] = [saleOf(trip, vehicleIndex), floorOf(trip)];
  const journey = judgedJourney(run);
  const depots = await listDepots(context.db);
  const start = partOfVehicle(trip, vehicleIndex).itinerary.stops[0]?.place.coordinates;
  const kilometresOf = (id: string) => {
    const own = start === undefined ? [] : depots.filter(({ operatorId }) => operatorId === id);
    return own.length === 0 || start === undefined
      ? null
      : Math.min(...own.map((depot) => estimateDrive(depot.coordinates, start).kilometres));
  };
  const job = measureRun(trip, run);
  const [jobsThen, stock, prices] = await Promise.all([
    listJobsAt(context.db, { from: job.startsAt, until: job.endsAt }),
    listStock(context.db, { from: job.day }),
    listPrices(context.db, { from: job.day }),
  ]);
  const partners = [];
  // One after another, because each record is five reads.
  for (const partner of await listPartners(context.db)) {
    const { id, name, country } = partner.operator;
    const postings = findTripPostings(trip, vehicleIndex, { country, tachograph: null });
    const lines = stock.filter(({ operatorId }) => operatorId === id);
    const kilometres = kilometresOf(id);
    const known = {
      ...{ id, name, country, postings, kilometres, units: fewestUnits(lines, job) },
      clash: findClash(job, { lines, others: jobsThen.filter(({ operatorId }) => operatorId === id) }),
      listPrice: priceByList(
        prices.filter(({ operatorId }) => operatorId === id),
        { ...job, kilometres: job.kilometres + 2 * (kilometres ?? 0) },
      ),
      problems: findEligibilityProblems(partner, journey, todayIn(planningZone, now)),
      isPosted: postings.some(({ verdict }) => verdict === 'declare'),
      reliability: reliabilityOf(scoresOf(await readRecord(context.db, id, scoreMonths))),
    };
    partners.push({ ...known, isAskedFirst: isAskedFirst(known) });
  }
  const highestCents = highestPrice({ saleCents, floorPercent });
  return {
    trip,
    saleCents,
    floorPercent,
    highestCents,
    job,
    saleLines: saleLinesOf(trip, vehicleIndex),
    partners: orderPartners(partners),
  };
}
