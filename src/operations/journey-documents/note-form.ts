import { inTransaction } from '#db/engine/transaction.ts';
import { line } from '#domain/input/fields.ts';
import { type Mistyped, readTyped } from '#domain/input/read-typed.ts';
import { textLimits } from '#domain/input/text-limits.ts';
import { failure, type Result, success } from '#domain/result.ts';
import { nameInAudit, type StaffMember } from '#operations/trips/actor.ts';
import type { BookingContext } from '#operations/trips/context.ts';
import { lockTripByReference } from '#operations/trips/trip-store.ts';
import { listForms, saveForm } from './form-store.ts';
import { hasVehicle } from './read-documents.ts';

/** The numbers printed on the form and on its book. */
const formFields = { book: line(textLimits.formNumber), number: line(textLimits.formNumber) };

type Noted = {
  readonly reference: string;
  readonly vehicleIndex: number;
  readonly book: string;
  readonly number: string;
  /** Book and number as the page showed them; empty: none. */
  readonly shown: string;
};
type NotNoted =
  | { readonly why: 'no-right' | 'no-such-trip' | 'no-such-vehicle' }
  | { readonly why: 'changed-since'; readonly values: { readonly by: string; readonly after: string } }
  | Mistyped;

/** Saves which form of which book a vehicle carries; both are empty if none. Refused if somebody noted another one meanwhile. */
export async function saveJourneyForm(
  { db }: Pick<BookingContext, 'db'>,
  { reference, vehicleIndex, book, number, shown, staff }: Noted & { readonly staff: StaffMember },
): Promise<Result<true, NotNoted>> {
  if (!staff.rights.includes('assign-drivers')) return failure({ why: 'no-right' });
  const read = readTyped(formFields, { book, number });
  return await inTransaction(db, async (tx): Promise<Result<true, NotNoted>> => {
    const trip = await lockTripByReference(tx, reference);
    if (trip === null) return failure({ why: 'no-such-trip' });
    if (!(await hasVehicle(tx, trip, vehicleIndex))) return failure({ why: 'no-such-vehicle' });
    if (!read.ok) return read;
    const known = (await listForms(tx, trip.id)).find((each) => each.vehicleIndex === vehicleIndex);
    const after = known === undefined ? '' : printedOn(known);
    if (after === printedOn(read.value)) return success(true);
    if (after !== shown) return failure({ why: 'changed-since', values: { by: known?.notedBy ?? '', after } });
    await saveForm(tx, trip.id, { vehicleIndex, ...read.value }, nameInAudit(staff));
    return success(true);
  });
}

/** The numbers of a form, as they tell it from another one. */
export function printedOn({ book, number }: Pick<Noted, 'book' | 'number'>): string {
  return [book, number].filter((each) => each !== '').join(' / ');
}
