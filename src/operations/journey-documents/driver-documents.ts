import { isTripKey } from '#domain/trip/keys.ts';
import { listDuties } from '#operations/duties/duty-store.ts';
import { findDriverByKey } from '#operations/on-duty/driver-key-store.ts';
import { listSheetsOfDriver, type StoredSheet } from '#operations/on-duty/sheet-store.ts';
import { findTripById } from '#operations/trips/trip-store.ts';
import { type DocumentsContext, listKindsOfVehicle, readDocumentOfTrip } from './read-documents.ts';
import type { JourneyDocumentKind } from './rules/document-rules.ts';
import type { IssuedDocument } from './rules/journey-document.ts';

/** The kinds of documents that belong to a driver's duty sheets, by duty. */
export async function listKindsOfSheets(
  db: DocumentsContext['db'],
  sheets: readonly Pick<StoredSheet, 'tripId' | 'dutyId'>[],
): Promise<ReadonlyMap<string, readonly JourneyDocumentKind[]>> {
  const found = await Promise.all(
    sheets.map(async (sheet) => {
      const run = await findRun(db, sheet);
      return [sheet.dutyId, run === null ? [] : await listKindsOfVehicle(db, run.trip, run.vehicleIndex)] as const;
    }),
  );
  return new Map(found);
}

/** A document of a duty on a driver's page; null for any other duty. */
export async function readDocumentOfDriver(
  context: DocumentsContext,
  key: string,
  { dutyId, kind }: { readonly dutyId: string; readonly kind: JourneyDocumentKind },
): Promise<IssuedDocument | null> {
  const driver = isTripKey(key) ? await findDriverByKey(context.db, key) : null;
  const sheets = driver === null ? [] : await listSheetsOfDriver(context.db, driver.id);
  const sheet = sheets.find((each) => each.dutyId === dutyId);
  const run = sheet === undefined ? null : await findRun(context.db, sheet);
  return run === null ? null : await readDocumentOfTrip(context, run.trip, { vehicleIndex: run.vehicleIndex, kind });
}

async function findRun(db: DocumentsContext['db'], { tripId, dutyId }: Pick<StoredSheet, 'tripId' | 'dutyId'>) {
  const trip = await findTripById(db, tripId);
  const duty = (await listDuties(db, tripId)).find(({ id }) => id === dutyId);
  return trip === null || duty === undefined ? null : { trip, vehicleIndex: duty.vehicleIndex };
}
