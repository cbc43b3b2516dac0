import { databaseNow, inTransaction } from '#db/engine/transaction.ts';
import { lastDepartureInstant } from '#domain/itinerary/instants.ts';
import { withoutPeople } from '#domain/trip/forget.ts';
import { keyFromBytes } from '#domain/trip/keys.ts';
import { isBooked, isQuote, isRequest } from '#domain/trip/states.ts';
import type { StaffMember } from '#operations/trips/actor.ts';
import { type ApplyContext, applyWhenDue, type LockedTrip, lockTrip } from '#operations/trips/apply.ts';
import type { BookingContext } from '#operations/trips/context.ts';
import { lockDueTrip } from '#operations/trips/due-trips.ts';
import { quietly } from '#operations/trips/trip-effect.ts';
import { lockTripByReference } from '#operations/trips/trip-store.ts';
import { forgetTraces } from './forget-traces.ts';
import { lastDateKept } from './rules/retention-terms.ts';

export type ForgettingContext = ApplyContext & Pick<BookingContext, 'randomBytes'>;

/** Takes the people out of a trip for good once its term is over; its keys are renewed, so every link to it ends. */
export async function anonymiseWhenDue(context: ForgettingContext, kind: 'anonymise' | 'retention-over', tripId: string): Promise<boolean> {
  return await applyWhenDue(context, { kind, tripId, settle: (held) => anonymise(context, held) });
}

/** `reduced`: its invoices and payments stay for the tax office; everything else of its people is gone. */
export type Fate = { readonly reference: string; readonly becomes: 'anonymous' | 'reduced' | 'kept'; readonly keptUntil: string | null };

export type Forgetting = {
  readonly reference: string;
  readonly staff: StaffMember;
  /** Only says what would become of it. */
  readonly isDry: boolean;
  /** Also where it looks as if it were still to be driven: a restored backup does not know that it was cancelled. */
  readonly isForced?: boolean;
};

/** Forgets a customer's trip as far as the law allows, and says what must stay until when (article 17); null where there is no such trip. */
export async function forgetTrip(
  context: ForgettingContext,
  { reference, staff, isDry, isForced = false }: Forgetting,
): Promise<Fate | null> {
  return await inTransaction(context.db, async (tx) => {
    const trip = await lockTripByReference(tx, reference);
    if (trip === null) return null;
    const held = lockTrip({ ...context, db: tx }, { trip, now: await databaseNow(tx), actor: staff });
    if (trip.bookedAt === null || (await lockDueTrip(tx, 'retention-over', trip.id)) !== null) {
      if (!isDry) await anonymise(context, await close(held));
      return { reference, becomes: 'anonymous', keptUntil: null };
    }
    const keptUntil = lastDateKept(trip.site, lastDepartureInstant(trip.itinerary).slice(0, 10));
    if (isBooked(trip) && !isForced) return { reference, becomes: 'kept', keptUntil };
    if (!isDry) await minimise(context, held);
    return { reference, becomes: 'reduced', keptUntil };
  });
}

/** Whoever wants to be forgotten wants no quote either: an open one ends, without a mail. */
async function close(held: LockedTrip): Promise<LockedTrip> {
  if (!isQuote(held.trip) && !isRequest(held.trip)) return held;
  return (await held.write({ event: 'decline', set: {}, detail: {}, mail: null, billing: 'none' })) ?? held;
}

/** The traces go first: what a customer wrote without naming a trip is found by the address that the trip still has. */
async function anonymise(context: ForgettingContext, held: LockedTrip): Promise<boolean> {
  await forgetTraces(held.tx, { tripId: held.trip.id, at: held.now, isWhole: true });
  const after = await held.write(quietly('anonymise', { set: withoutTraces(context, held) }));
  if (after === null) throw new Error(`The people of the trip ${held.trip.reference} could not be taken out of it`);
  return true;
}

/** The books of the trip stay, as they were issued; all else goes, and its links end. */
async function minimise(context: ForgettingContext, held: LockedTrip): Promise<void> {
  await forgetTraces(held.tx, { tripId: held.trip.id, at: held.now, isWhole: false });
  await held.write(quietly('minimise', { set: withoutTraces(context, held) }));
}

/** The trip without its people, under other keys: every link to it ends. */
function withoutTraces({ randomBytes }: ForgettingContext, { trip }: LockedTrip) {
  const createKey = () => keyFromBytes(randomBytes(20));
  const keys = { quoteKey: createKey(), bookingKey: createKey(), shareKey: createKey(), readKey: createKey() };
  return { ...withoutPeople(trip), ...keys };
}
