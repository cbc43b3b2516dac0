import { isOverlapOf } from '#db/engine/database-errors.ts';
import type { Database } from '#db/engine/tables.ts';
import { databaseNow, inTransaction } from '#db/engine/transaction.ts';
import { splitGroup } from '#domain/itinerary/group-parts.ts';
import type { Quote } from '#domain/pricing/quote/quote.ts';
import { failure, type Result, success } from '#domain/result.ts';
import { findChosenOption } from '#domain/trip/chosen-option.ts';
import { describeForChange } from '#domain/trip/list-changes.ts';
import { stateAfter } from '#domain/trip/states.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { listDuties, prolongDuties, type StoredDuty } from '#operations/duties/duty-store.ts';
import { listPlacements, type Placement } from '#operations/duties/placement-store.ts';
import { planDuties } from '#operations/duties/rules/handover.ts';
import { lockWithDuties, readDuties, writeAssignment } from '#operations/duties/trip-duties.ts';
import { lockResources, occupiedOnce } from '#operations/fleet/occupation-store.ts';
import type { StoredJob } from '#operations/partners/job-store.ts';
import { extraPay } from '#operations/partners/rules/extra-pay.ts';
import { forCaller, mayCause, nameInAudit, type StaffMember } from '#operations/trips/actor.ts';
import type { ApplyContext, LockedTrip } from '#operations/trips/apply.ts';
import type { BookingContext } from '#operations/trips/context.ts';
import { findTripByReference } from '#operations/trips/trip-store.ts';
import { settlePartnerTime } from './partner-time.ts';
import { listReportsOfTrip, markReportHandled, type StoredReport } from './report-store.ts';
import { type RoadPartner, readRoadCrews } from './road-crews.ts';
import { findWait, mostExtraMinutes, priceExtraTime, prolong } from './rules/extra-time.ts';
import { type ExtraLimit, findExtraLimit } from './rules/extra-time-limit.ts';

export type ExtraTimeContext = ApplyContext & Pick<BookingContext, 'rates'>;

/**
 * Why extra time cannot be agreed: the trip is not in progress, its crew is external and unknown, it has no crew, no price can be computed,
 * or the group has two returns.
 */
export type NoExtraTime = {
  readonly why: 'no-right' | 'no-such-trip' | 'state' | 'not-under-way' | 'partner-drives' | 'no-crew' | 'not-priced' | 'two-returns';
};

/** Extra time during a trip: the possible lengths, the price and who asked for it. */
export type ExtraTimeCard = {
  readonly trip: Trip;
  readonly minutes: number;
  /** The stop with the later departure, and its times: as planned, with these minutes, and the latest lawful one. Instants. */
  readonly stop: number;
  readonly departsAt: string;
  readonly limit: ExtraLimit;
  readonly isLawful: boolean;
  /** The extra price, in cents. */
  readonly netCents: number;
  readonly differenceCents: number;
  readonly totalCents: number;
  /** The driver's latest report that asks for it, which counts as the driver's consent. */
  readonly asked: StoredReport | null;
  /** Whom to ask: our own drivers, or a partner and the partner's crew. */
  readonly drivers: readonly { readonly name: string; readonly phone: string }[];
  /** Partners that drive, and what each gets for it without VAT. Of their drivers' hours we only know this trip. */
  readonly partners: readonly { readonly job: StoredJob; readonly payCents: number }[];
};

type Asked = { readonly reference: string; readonly minutes: number; readonly staff: StaffMember };

/** What staying longer would cost and cause; stores nothing. */
export async function readExtraTime(
  context: ExtraTimeContext,
  { reference, minutes, staff }: Asked,
): Promise<Result<ExtraTimeCard, NoExtraTime>> {
  if (!mayCause(staff, 'change-itinerary')) return failure({ why: 'no-right' });
  const trip = await findTripByReference(context.db, reference);
  if (trip === null) return failure({ why: 'no-such-trip' });
  const { duties, placements } = await readDuties(context, trip);
  const now = await databaseNow(context.db);
  const worked = await workOut(context, { db: context.db, trip, now, duties, placements, minutes });
  return worked.ok ? success(worked.value.card) : worked;
}

type WorkingOut = {
  readonly db: Database;
  readonly trip: Trip;
  readonly now: string;
  readonly duties: readonly StoredDuty[];
  readonly placements: readonly Placement[];
  readonly minutes: number;
};
type WorkedOut = { readonly card: ExtraTimeCard; readonly changed: { readonly itinerary: Trip['itinerary']; readonly quote: Quote } };

async function workOut(
  { rates }: ExtraTimeContext,
  { db, trip, now, duties, placements, minutes }: WorkingOut,
): Promise<Result<WorkedOut, NoExtraTime>> {
  const wait = findWait(trip, now);
  if (!stateAfter(trip, 'change-itinerary', 'staff').ok) return failure({ why: 'state' });
  if (wait === null) return failure({ why: 'not-under-way' });
  const option = findChosenOption(trip);
  // With a group in parts it is unclear which vehicle stays longer.
  if (splitGroup(trip) !== null) return failure({ why: 'two-returns' });
  if (option === null || trip.quote === null) return failure({ why: 'not-priced' });
  const crews = await readRoadCrews(db, { trip, now, duties, placements, stop: wait.stop });
  if (!crews.ok) return crews;
  const limits = crews.value.map(({ crew }) => findExtraLimit(crew, mostExtraMinutes));
  const [limit] = limits.toSorted((first, second) => first.minutes - second.minutes);
  if (limit === undefined) return failure({ why: 'no-crew' });
  const longer = prolong(trip, { stop: wait.stop, minutes });
  const changedTrip = { ...trip, ...longer };
  const kept = findChosenOption(changedTrip);
  if (kept === null || longer.quote === null) return failure({ why: 'not-priced' });
  const until = latestEnd(planDuties(changedTrip), wait.departsAt);
  const priced = priceExtraTime(trip, kept, { minutes, until, book: rates(trip.quote.madeAt) });
  const quote = { ...longer.quote, options: longer.quote.options.map((each) => (each.key === priced.key ? priced : each)) };
  const reports = await listReportsOfTrip(db, trip.id);
  const asked = reports.findLast(({ kind, handledBy }) => kind === 'extra-hour' && handledBy === null) ?? null;
  const netCents = priced.netCents - option.netCents;
  const payOf = ({ job, offer }: RoadPartner) => ({
    job,
    payCents: extraPay({ netCents, vehicles: option.vehicles.length, priceCents: job.priceCents, saleCents: offer.saleCents }),
  });
  const card: ExtraTimeCard = {
    ...{ trip, minutes, stop: wait.stop, departsAt: wait.departsAt, limit, asked },
    isLawful: minutes <= limit.minutes,
    netCents,
    differenceCents: priced.totalCents - option.totalCents,
    totalCents: priced.totalCents,
    drivers: crews.value.flatMap(({ people }) => people),
    partners: crews.value.flatMap(({ partner }) => (partner === null ? [] : [payOf(partner)])),
  };
  return success({ card, changed: { itinerary: longer.itinerary, quote } });
}

/** When the duty in which the coach leaves ends, with the extra time. */
function latestEnd(planned: readonly { readonly startsAt: string; readonly endsAt: string }[], departsAt: string): string {
  const during = planned.filter(({ startsAt, endsAt }) => startsAt <= departsAt && endsAt >= departsAt);
  return (
    during
      .map(({ endsAt }) => endsAt)
      .sort()
      .at(-1) ?? departsAt
  );
}

/** Why it was not agreed: as above, it is unlawful or collides with the next duty, or the price differs from the one quoted. */
export type NotAgreed = NoExtraTime | { readonly why: 'not-lawful' | 'price-moved' | 'changed-meanwhile' };

export type AgreedExtraTime = Asked & {
  readonly version: number;
  /** What customer and driver agreed to: the difference incl. VAT, in cents. */
  readonly toldCents: number;
};

/**
 * Saves the agreed extra time in one transaction: timetable, price, invoice, mail to the customer, the longer duty with its crew, and the
 * driver's sheet.
 */
export async function agreeExtraTime(context: ExtraTimeContext, agreed: AgreedExtraTime): Promise<Result<Trip, NotAgreed>> {
  if (!mayCause(agreed.staff, 'change-itinerary')) return failure({ why: 'no-right' });
  try {
    return await inTransaction(context.db, async (tx) => {
      const locked = await lockWithDuties(context, tx, { reference: agreed.reference, actor: agreed.staff });
      if (locked === null) return failure({ why: 'no-such-trip' as const });
      if (locked.trip.version !== agreed.version) return failure({ why: 'changed-meanwhile' as const });
      return await agreeLocked(context, locked, agreed);
    });
  } catch (error) {
    if (!isOverlapOf(error, occupiedOnce)) throw error;
    return failure({ why: 'not-lawful' });
  }
}

async function agreeLocked(context: ExtraTimeContext, locked: LockedTrip, agreed: AgreedExtraTime): Promise<Result<Trip, NotAgreed>> {
  const { tx, trip, now } = locked;
  const [duties, placements] = [await listDuties(tx, trip.id), await listPlacements(tx, trip.id)];
  await lockResources(
    tx,
    placements.flatMap(({ vehicleId, driverIds }) => [...driverIds, ...(vehicleId === null ? [] : [vehicleId])]),
  );
  const worked = await workOut(context, { db: tx, trip, now, duties, placements, minutes: agreed.minutes });
  if (!worked.ok) return worked;
  const { card, changed } = worked.value;
  if (!card.isLawful) return failure({ why: 'not-lawful' });
  if (card.differenceCents !== agreed.toldCents) return failure({ why: 'price-moved' });
  const beforeCents = card.totalCents - card.differenceCents;
  const written = await locked.write({
    event: 'change-itinerary',
    set: changed,
    detail: { beforeCents, totalCents: card.totalCents, extraMinutes: agreed.minutes, ...forCaller },
    mail: {
      kind: 'itinerary-changed',
      differenceCents: card.differenceCents,
      before: describeForChange(trip),
      isRebilled: true,
    },
    billing: 'credit-and-invoice',
  });
  if (written === null) return failure({ why: 'state' });
  await prolongDuties(tx, planDuties(written.trip), duties);
  for (const partner of card.partners) {
    await settlePartnerTime(written, { ...partner, minutes: agreed.minutes, by: nameInAudit(agreed.staff) });
  }
  if (card.asked !== null) await markReportHandled(tx, { id: card.asked.id, by: nameInAudit(agreed.staff) });
  return success((await writeAssignment(written)).trip);
}
