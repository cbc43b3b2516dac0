import { cleanLine } from '#domain/input/clean-text.ts';
import { failure, type Result, success } from '#domain/result.ts';
import { nameInAudit, type StaffMember } from '#operations/trips/actor.ts';
import type { BookingContext } from '#operations/trips/context.ts';
import { findTripByReference } from '#operations/trips/trip-store.ts';
import { saveForm } from './form-store.ts';

const longestNumber = 30;

type Noted = { readonly reference: string; readonly vehicleIndex: number; readonly book: string; readonly number: string };

/** Keeps which form of which book goes along with a vehicle; both empty where it was another. */
export async function saveJourneyForm(
  { db }: Pick<BookingContext, 'db'>,
  { reference, vehicleIndex, book, number, staff }: Noted & { readonly staff: StaffMember },
): Promise<Result<true, { readonly why: 'no-right' | 'no-such-trip' }>> {
  if (!staff.rights.includes('assign-drivers')) return failure({ why: 'no-right' });
  const trip = await findTripByReference(db, reference);
  if (trip === null) return failure({ why: 'no-such-trip' });
  const cut = (text: string) => cleanLine(text).slice(0, longestNumber);
  await saveForm(db, trip.id, { vehicleIndex, book: cut(book), number: cut(number) }, nameInAudit(staff));
  return success(true);
}
