import type { Database } from '#db/engine/tables.ts';
import { databaseNow } from '#db/engine/transaction.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { readAccounts } from '#operations/trips/account.ts';
import { listUnpaid } from '#operations/trips/work-lists.ts';

/** A booking whose customer should have paid by now. */
export type OverdueTrip = { readonly trip: Trip; readonly outstandingCents: number /** `YYYY-MM-DD`. */; readonly dueDate: string };

/** No screen has use for more. */
const mostLookedAt = 40;

/** Bookings of which a payment fell due in the last year and has not come, the longest due first. */
export async function listOverdue(db: Database): Promise<readonly OverdueTrip[]> {
  const [unpaid, now] = await Promise.all([listUnpaid(db, mostLookedAt), databaseNow(db)]);
  const accounts = await readAccounts(db, unpaid, now);
  return unpaid.flatMap((trip, index): readonly OverdueTrip[] => {
    const { status, outstandingCents, dueDate } = accounts[index]?.information ?? { status: 'none', outstandingCents: 0, dueDate: null };
    return status === 'overdue' && dueDate !== null ? [{ trip, outstandingCents, dueDate }] : [];
  });
}
