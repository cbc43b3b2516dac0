import type { Database } from '#db/engine/tables.ts';
import { epochOf } from '#domain/calendar/instant.ts';
import { isReadingAsked, readAgainBy } from '#operations/duties/rules/hours/real-work.ts';
import { listLastReadings } from './work-record-store.ts';

/** Tachograph cards that must be read within a week, and overdue ones. */
export async function listCardsDue({ db, now }: { readonly db: Database; readonly now: () => string }) {
  const at = now();
  return (await listLastReadings(db))
    .map(({ readAt, ...driver }) => ({ ...driver, dueAt: readAgainBy(readAt) }))
    .filter(({ dueAt }) => isReadingAsked(dueAt, at))
    .map((card) => ({ ...card, isOverdue: epochOf(card.dueAt) < epochOf(at) }));
}
