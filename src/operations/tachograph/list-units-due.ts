import type { Database } from '#db/engine/tables.ts';
import { addHours, epochOf } from '#domain/calendar/instant.ts';
import { listUnitReadingDates } from './file-store.ts';

/** A unit must be read at least every 90 days (Regulation (EU) 581/2010, art. 1(3)(a)). */
const mostDaysBetweenReadings = 90;
/** A coach on tour comes by its depot once in two weeks. Our own rule, 2026 (E). */
const askedDaysBefore = 14;

/** The due date of the next reading of a unit that was read at an instant. Instants, ISO 8601 UTC. */
export function readUnitAgainBy(readAt: string): string {
  return addHours(readAt, mostDaysBetweenReadings * 24);
}

/** Units that must be read within two weeks, and overdue ones. Nothing is said of a unit that was never read here. */
export async function listUnitsDue({ db, now }: { readonly db: Database; readonly now: () => string }) {
  const at = now();
  return (await listUnitReadingDates(db)).flatMap(({ readAt, ...vehicle }) => {
    if (readAt === null) return [];
    const dueAt = readUnitAgainBy(readAt);
    const isAsked = epochOf(dueAt) - epochOf(at) <= askedDaysBefore * 86_400_000;
    return isAsked ? [{ ...vehicle, dueAt, isOverdue: epochOf(dueAt) < epochOf(at) }] : [];
  });
}
