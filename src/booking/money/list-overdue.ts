import type { Database } from '#data/engine/tables.ts';
import { databaseNow } from '#data/engine/transaction.ts';
import { listUnpaid } from '#data/trips/work-lists.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { readAccount } from '../account.ts';

/** A booking whose customer should have paid by now. */
export type OverdueTrip = { readonly trip: Trip; readonly outstandingCents: number /** `YYYY-MM-DD`. */; readonly dueDate: string };

/** No screen has use for more, and each account is asked for by itself. */
const mostLookedAt = 40;

/** Bookings of about now of which a payment is overdue, the longest due first. */
export async function listOverdue(db: Database): Promise<readonly OverdueTrip[]> {
  const [unpaid, now] = await Promise.all([listUnpaid(db, mostLookedAt), databaseNow(db)]);
  const judged = await Promise.all(
    unpaid.map(async (trip): Promise<OverdueTrip | null> => {
      const { status, outstandingCents, dueDate } = (await readAccount(db, { trip, now })).information;
      return status === 'overdue' && dueDate !== null ? { trip, outstandingCents, dueDate } : null;
    }),
  );
  return judged.flatMap((found) => found ?? []).toSorted((first, second) => (first.dueDate < second.dueDate ? -1 : 1));
}
