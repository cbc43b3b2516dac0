import { line } from '#domain/input/fields.ts';
import { type Mistyped, readTyped } from '#domain/input/read-typed.ts';
import { textLimits } from '#domain/input/text-limits.ts';
import { failure, type Result, success } from '#domain/result.ts';
import { nameInAudit, type StaffMember } from '#operations/trips/actor.ts';
import type { BookingContext } from '#operations/trips/context.ts';
import { findTripByReference } from '#operations/trips/trip-store.ts';
import { saveForm } from './form-store.ts';
import { hasVehicle } from './read-documents.ts';

/** The numbers printed on the form and on its book. */
const formFields = { book: line(textLimits.formNumber), number: line(textLimits.formNumber) };

type Noted = { readonly reference: string; readonly vehicleIndex: number; readonly book: string; readonly number: string };
type NotNoted = { readonly why: 'no-right' | 'no-such-trip' | 'no-such-vehicle' } | Mistyped;

/** Saves which form of which book a vehicle carries; both are empty if none. */
export async function saveJourneyForm(
  { db }: Pick<BookingContext, 'db'>,
  { reference, vehicleIndex, book, number, staff }: Noted & { readonly staff: StaffMember },
): Promise<Result<true, NotNoted>> {
  if (!staff.rights.includes('assign-drivers')) return failure({ why: 'no-right' });
  const trip = await findTripByReference(db, reference);
  if (trip === null) return failure({ why: 'no-such-trip' });
  if (!(await hasVehicle(db, trip, vehicleIndex))) return failure({ why: 'no-such-vehicle' });
  const read = readTyped(formFields, { book, number });
  if (!read.ok) return read;
  await saveForm(db, trip.id, { vehicleIndex, ...read.value }, nameInAudit(staff));
  return success(true);
}
