import type { VatRegister } from '#adapters/vat-register/ports.ts';
import type { Database } from '#db/engine/tables.ts';
import { nameTrip } from '#operations/trips/name-trip.ts';
import { listTripsOfVatNumber, saveVatCheck, takeVatNumbers } from './vat-check-store.ts';

/** A line of the log is no list. */
const mostNamed = 5;
const taking = { freshDays: 90, againSeconds: 3_600, limit: 5 } as const;

export type VatChecks = {
  readonly db: Database;
  /** Null: only the format and check digits of numbers are checked. */
  readonly register: VatRegister | null;
  /** Our own number, for the proof. */
  readonly requester: string;
  readonly log: { error(message: string, fields: Readonly<Record<string, string>>): void };
  /** Applies a changed answer to the trips with a number. */
  readonly settle: (number: string) => Promise<void>;
};

/**
 * Checks the VAT numbers of booked trips with a register after the order, so that nobody waits for it; while the register is unavailable
 * the typed number counts. Returns how many were answered.
 */
export async function checkVatNumbers(
  { db, register, requester, log, settle }: VatChecks,
  isStopping: () => boolean = () => false,
): Promise<number> {
  if (register === null || isStopping()) return 0;
  let answered = 0;
  for (const number of await takeVatNumbers(db, taking)) {
    if (isStopping()) break;
    const answer = await register.check(number, requester);
    if (answer.ok) {
      await saveVatCheck(db, number, answer.value);
      await settle(number);
      answered += 1;
    } else if (answer.failure.kind === 'refused') {
      // A number that the register rejects as malformed is not valid.
      await saveVatCheck(db, number, { isValid: false, consultation: '' });
      await settle(number);
      log.error('A VAT number was refused by the register', { detail: answer.failure.detail, trips: await nameTrips(db, number) });
    } else {
      const trips = await nameTrips(db, number);
      log.error('The register of VAT numbers did not answer', { detail: answer.failure.detail, trips });
    }
  }
  return answered;
}

/** The trips whose invoices are for a number, by their references. The number itself may be a person's. */
async function nameTrips(db: Database, number: string): Promise<string> {
  const ids = await listTripsOfVatNumber(db, number);
  return (await Promise.all(ids.slice(0, mostNamed).map((id) => nameTrip(db, id)))).join(', ');
}
