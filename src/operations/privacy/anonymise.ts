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
import { lastDateRetained } from './rules/retention-terms.ts';

export type ForgettingContext = ApplyContext & Pick<BookingContext, 'randomBytes'>;

/** Anonymises a trip after its retention period and renews its keys, so that all links to it stop working. */
export async function anonymiseWhenDue(context: ForgettingContext, kind: 'anonymise' | 'retention-over', tripId: string): Promise<boolean> {
  return await applyWhenDue(context, { kind, tripId, settle: (locked) => anonymise(context, locked) });
}

/** `reduced`: invoices and payments stay for the tax office; all other personal data are deleted. */
export type Fate = { readonly reference: string; readonly becomes: 'anonymous' | 'reduced' | 'kept'; readonly keptUntil: string | null };

export type Forgetting = {
  readonly reference: string;
  readonly staff: StaffMember;
  /** Only reports what would happen. */
  readonly isDry: boolean;
  /** Proceeds even if the trip seems to be in the future: a restored backup does not know that it was cancelled. */
  readonly isForced?: boolean;
};

/** Erases a customer's trip as far as the law allows, and says what must stay until when (article 17); null if the trip does not exist. */
export async function forgetTrip(
  context: ForgettingContext,
  { reference, staff, isDry, isForced = false }: Forgetting,
): Promise<Fate | null> {
  return await inTransaction(context.db, async (tx) => {
    const trip = await lockTripByReference(tx, reference);
    if (trip === null) return null;
    const locked = lockTrip({ ...context, db: tx }, { trip, now: await databaseNow(tx), actor: staff });
    if (trip.bookedAt === null || (await lockDueTrip(tx, 'retention-over', trip.id)) !== null) {
      if (!isDry) await anonymise(context, await close(locked));
      return { reference, becomes: 'anonymous', keptUntil: null };
    }
    const keptUntil = lastDateRetained(trip.site, lastDepartureInstant(trip.itinerary).slice(0, 10));
    if (isBooked(trip) && !isForced) return { reference, becomes: 'kept', keptUntil };
    if (!isDry) await minimise(context, locked);
    return { reference, becomes: 'reduced', keptUntil };
  });
}

/** An open quote ends without a mail when its customer is erased. */
async function close(locked: LockedTrip): Promise<LockedTrip> {
  if (!isQuote(locked.trip) && !isRequest(locked.trip)) return locked;
  return (await locked.write({ event: 'decline', set: {}, detail: {}, mail: null, billing: 'none' })) ?? locked;
}

/** Deletes the traces first: messages without a trip are found by the address that the trip still has. */
async function anonymise(context: ForgettingContext, locked: LockedTrip): Promise<boolean> {
  await forgetTraces(locked.tx, { tripId: locked.trip.id, at: locked.now, isWhole: true });
  const after = await locked.write(quietly('anonymise', { set: withoutTraces(context, locked) }));
  if (after === null) throw new Error(`The people of the trip ${locked.trip.reference} could not be taken out of it`);
  return true;
}

/** Keeps the trip's invoices as issued, deletes everything else, and disables its links. */
async function minimise(context: ForgettingContext, locked: LockedTrip): Promise<void> {
  await forgetTraces(locked.tx, { tripId: locked.trip.id, at: locked.now, isWhole: false });
  await locked.write(quietly('minimise', { set: withoutTraces(context, locked) }));
}

/** The trip without its people and with new keys, so that all links to it stop working. */
function withoutTraces({ randomBytes }: ForgettingContext, { trip }: LockedTrip) {
  const createKey = () => keyFromBytes(randomBytes(20));
  const keys = { quoteKey: createKey(), bookingKey: createKey(), shareKey: createKey(), readKey: createKey() };
  return { ...withoutPeople(trip), ...keys };
}
