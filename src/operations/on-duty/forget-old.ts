import type { Database } from '#db/engine/tables.ts';
import { deleteOldUnansweredCalls } from '#operations/duties/unanswered-call-store.ts';
import { deleteOldWorkRecords } from '#operations/fleet/work-record-store.ts';
import { deleteOldPublished } from '#operations/journey-documents/published-document-store.ts';
import { deleteOldLostItems } from '#operations/lost-items/lost-item-store.ts';
import { deleteOldTachographFiles } from '#operations/tachograph/file-store.ts';
import { deleteOldLivePlaces } from './live-place-store.ts';
import { deleteOldReports } from './report-store.ts';
import { deleteOldSheets } from './sheet-store.ts';

/** Deletes duty sheets, drivers' reports and journey documents after their retention period. */
export async function forgetOldOnDuty(db: Database): Promise<void> {
  await deleteOldLivePlaces(db);
  await deleteOldSheets(db);
  await deleteOldReports(db);
  await deleteOldPublished(db);
  await deleteOldLostItems(db);
  await deleteOldWorkRecords(db);
  await deleteOldTachographFiles(db);
  await deleteOldUnansweredCalls(db);
}
