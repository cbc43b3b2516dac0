import type { Database } from '#db/engine/tables.ts';
import { databaseNow } from '#db/engine/transaction.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { readAccounts } from '#operations/trips/account.ts';
import { listUnpaid } from '#operations/trips/work-lists.ts';

/** A booking with an overdue payment. */
export type OverdueTrip = { readonly trip: Trip; readonly outstandingCents: number /** `YYYY-MM-DD`. */; readonly dueDate: string };

/** The most rows that a screen needs. */
const mostLookedAt = 40;

/** Bookings with a payment that fell due in the last year and is missing, oldest due date first. */
export async function listOverdue(db: Database): Promise<readonly OverdueTrip[]> {
  const [unpaid, now] = await Promise.all([listUnpaid(db, mostLookedAt), databaseNow(db)]);
  const accounts = await readAccounts(db, unpaid, now);
  return unpaid.flatMap((trip, index): readonly OverdueTrip[] => {
    const { status, outstandingCents, dueDate } = accounts[index]?.information ?? { status: 'none', outstandingCents: 0, dueDate: null };
    return status === 'overdue' && dueDate !== null ? [{ trip, outstandingCents, dueDate }] : [];
  });
}
