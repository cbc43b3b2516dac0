import { databaseNow, inTransaction } from '#db/engine/transaction.ts';
import { enqueueJobs } from '#db/outbox/outbox-store.ts';
import { cleanLine } from '#domain/input/clean-text.ts';
import { type Mistyped, readTyped } from '#domain/input/read-typed.ts';
import { firstDepartureInstant } from '#domain/itinerary/instants.ts';
import { failure, type Result, success } from '#domain/result.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { insertAudit } from '#operations/audit/audit-store.ts';
import { lostAnswerFields, lostReportFields } from '#operations/duties/rules/lost-item-fields.ts';
import { mailDriver } from '#operations/on-duty/settle-sheets.ts';
import { listSheetsOfTrip } from '#operations/on-duty/sheet-store.ts';
import { actOnTrip } from '#operations/trips/act-on-trip.ts';
import { nameInAudit, type StaffMember } from '#operations/trips/actor.ts';
import type { ApplyContext, LockedTrip, NotApplied } from '#operations/trips/apply.ts';
import type { BookingContext } from '#operations/trips/context.ts';
import { createMailJob } from '#operations/trips/mail-job.ts';
import { findTripById } from '#operations/trips/trip-store.ts';
import { buildLostItemPayload } from '#output/mail/payloads.ts';
import { answerLostItem, denyLostItem, endLostItem, insertLostItem, type LostItem, listLostItems } from './lost-item-store.ts';
import { createClaimCode, isClaimCode } from './rules/lost-item.ts';

const codeBytes = 6;

type OfTrip = { readonly reference: string; readonly staff: StaffMember };
type Context = ApplyContext & Pick<BookingContext, 'randomBytes'>;

/** Asks the drivers of a trip about an item that was left in the coach. The question stays on their pages until one of them answers. */
export async function reportLostItem(
  context: ApplyContext,
  { what, place, ...asked }: OfTrip & { readonly what: string; readonly place: string },
): Promise<Result<true, Mistyped | { readonly why: 'not-booked' | 'not-begun' } | NotApplied>> {
  const act = 'report-lost';
  return await actOnTrip<true, Mistyped | { readonly why: 'not-booked' | 'not-begun' }>(
    context,
    { ...asked, right: 'change-trips', act, once: { what: [what, place], again: true } },
    async (locked) => {
      const { tx, trip, now } = locked;
      const read = readTyped(lostReportFields, { what, place });
      if (!read.ok) return read;
      if (trip.bookedAt === null) return failure({ why: 'not-booked' });
      if (Date.parse(firstDepartureInstant(trip.itinerary)) > Date.parse(now)) return failure({ why: 'not-begun' });
      const id = await insertLostItem(tx, { tripId: trip.id, ...read.value, by: nameInAudit(asked.staff) });
      await mailDrivers(locked, id);
      return success(true);
    },
  );
}

/** Mails each driver of the trip once. The question itself is only on the driver's page. */
export async function mailDrivers(locked: LockedTrip, id: string): Promise<void> {
  const sheets = await listSheetsOfTrip(locked.tx, locked.trip.id);
  const ofDriver = new Map(sheets.map(({ driverId, contents }) => [driverId, contents]));
  for (const [driverId, sheet] of ofDriver) await mailDriver(locked, { driverId, sheet, sheetId: `${id} ${driverId}`, occasion: 'lost' });
}

type Answered = { readonly id: string; readonly isFound: boolean; readonly note: string };

/** Saves what staff found out and mails the customer. A missing item may be found later. */
export async function answerLostItemAtDesk(
  context: Context,
  { id, isFound, note, ...asked }: OfTrip & Answered,
): Promise<Result<true, Mistyped | { readonly why: 'answered-before' } | NotApplied>> {
  const act = isFound ? 'lost-found' : 'lost-missing';
  return await actOnTrip<true, Mistyped | { readonly why: 'answered-before' }>(
    context,
    { ...asked, right: 'change-trips', act },
    async ({ tx, trip, now }) => {
      const read = readTyped(lostAnswerFields, { note });
      if (!read.ok) return read;
      const item = await answer(context, { db: tx, trip, answered: { id, isFound, ...read.value }, by: nameInAudit(asked.staff), now });
      return item === null ? failure({ why: 'answered-before' }) : success(true);
    },
  );
}

type DriversAnswer = Answered & { readonly tripId: string; readonly driverId: string; readonly by: string };

/**
 * The same from a driver's report. One driver who found it is enough; it is missing once every driver has looked. Ignores a question that
 * was already answered.
 */
export async function answerLostItemByDriver(context: Context, { tripId, driverId, by, ...answered }: DriversAnswer): Promise<void> {
  const { id, isFound } = answered;
  await inTransaction(context.db, async (db) => {
    const trip = await findTripById(db, tripId);
    if (trip === null || !(isFound || (await denyLostItem(db, { id, tripId, driverId })))) return;
    // `readReports` has already refused a note that is too long.
    const note = cleanLine(answered.note);
    const item = await answer(context, { db, trip, answered: { ...answered, note }, by, now: await databaseNow(db) });
    if (item === null) return;
    const act = isFound ? 'lost-found' : 'lost-missing';
    await insertAudit(db, { memberId: null, memberName: by, act, subject: trip.reference, detail: {} });
  });
}

type Answering = {
  readonly db: Parameters<typeof answerLostItem>[0];
  readonly trip: Trip;
  readonly answered: Answered;
  readonly by: string;
  readonly now: string;
};

async function answer(context: Context, { db, trip, answered, by, now: at }: Answering): Promise<LostItem | null> {
  const { id, isFound } = answered;
  const code = isFound ? createClaimCode(context.randomBytes(codeBytes)) : null;
  const item = await answerLostItem(db, { id, tripId: trip.id, code, note: answered.note, by });
  if (item === null || trip.customer.email === '') return item;
  const payload = buildLostItemPayload(trip, { addresses: context.addresses, at, item });
  await enqueueJobs(db, [createMailJob(payload, trip.id)]);
  return item;
}

/** Hands it over to the person with the claim code. */
export async function handOverLostItem(
  context: ApplyContext,
  { id, code, ...asked }: OfTrip & { readonly id: string; readonly code: string },
): Promise<Result<true, { readonly why: 'wrong-claim-code' | 'answered-before' } | NotApplied>> {
  const act = 'lost-handed-over';
  return await actOnTrip<true, { readonly why: 'wrong-claim-code' | 'answered-before' }>(
    context,
    { ...asked, right: 'change-trips', act },
    async ({ tx, trip }) => {
      const item = (await listLostItems(tx, trip.id)).find((each) => each.id === id);
      if (item?.state !== 'found' || item.code === null) return failure({ why: 'answered-before' });
      if (!isClaimCode(item.code, code)) return failure({ why: 'wrong-claim-code' });
      await endLostItem(tx, { id, by: nameInAudit(asked.staff) });
      return success(true);
    },
  );
}
