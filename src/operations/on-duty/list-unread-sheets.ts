import type { Database } from '#db/engine/tables.ts';
import { addHours } from '#domain/calendar/instant.ts';
import { isUnreadTooLong } from './rules/duty-sheet.ts';
import { listSheetsUntil, type StoredSheet } from './sheet-store.ts';

/** Duties that begin later are nobody's worry yet. */
const hoursAhead = 36;

/** What was released and its driver has not read for too long, the first to depart first. */
export async function listUnreadSheets({
  db,
  now,
}: {
  readonly db: Database;
  readonly now: () => string;
}): Promise<readonly StoredSheet[]> {
  const at = now();
  const sheets = await listSheetsUntil(db, addHours(at, hoursAhead));
  return sheets.filter(({ contents: { startsAt }, releasedAt, seenAt }) => isUnreadTooLong({ startsAt, releasedAt, seenAt }, at));
}
