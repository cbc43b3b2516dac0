import type { Database } from '#db/engine/tables.ts';
import { addHours } from '#domain/calendar/instant.ts';
import { isUnreadTooLong } from './rules/duty-sheet.ts';
import { listSheetsUntil, type StoredSheet } from './sheet-store.ts';

/** Later duties are not urgent yet. */
const hoursAhead = 36;

/** Released duty sheets that a driver has not read for too long, by departure. */
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
