import { isTripKey } from '#domain/trip/keys.ts';
import { listDuties } from '#operations/duties/duty-store.ts';
import { findDriverByKey } from '#operations/on-duty/driver-key-store.ts';
import { listSheetsOfDriver, type StoredSheet } from '#operations/on-duty/sheet-store.ts';
import { findTripById } from '#operations/trips/trip-store.ts';
import { listKindsOfVehicle, type PapersContext, readPaperOfTrip } from './read-documents.ts';
import type { JourneyPaperKind } from './rules/document-rules.ts';
import type { IssuedPaper } from './rules/journey-document.ts';

/** Which papers go along with what a driver was told, by the duty. */
export async function listKindsOfSheets(
  db: PapersContext['db'],
  sheets: readonly Pick<StoredSheet, 'tripId' | 'dutyId'>[],
): Promise<ReadonlyMap<string, readonly JourneyPaperKind[]>> {
  const found = await Promise.all(
    sheets.map(async (sheet) => {
      const run = await findRun(db, sheet);
      return [sheet.dutyId, run === null ? [] : await listKindsOfVehicle(db, run.trip, run.vehicleIndex)] as const;
    }),
  );
  return new Map(found);
}

/** A paper of a duty that was told to the driver whose link it is; null for any other. */
export async function readPaperOfDriver(
  context: PapersContext,
  key: string,
  { dutyId, kind }: { readonly dutyId: string; readonly kind: JourneyPaperKind },
): Promise<IssuedPaper | null> {
  const driver = isTripKey(key) ? await findDriverByKey(context.db, key) : null;
  const sheets = driver === null ? [] : await listSheetsOfDriver(context.db, driver.id);
  const sheet = sheets.find((each) => each.dutyId === dutyId);
  const run = sheet === undefined ? null : await findRun(context.db, sheet);
  return run === null ? null : await readPaperOfTrip(context, run.trip, { vehicleIndex: run.vehicleIndex, kind });
}

async function findRun(db: PapersContext['db'], { tripId, dutyId }: Pick<StoredSheet, 'tripId' | 'dutyId'>) {
  const trip = await findTripById(db, tripId);
  const duty = (await listDuties(db, tripId)).find(({ id }) => id === dutyId);
  return trip === null || duty === undefined ? null : { trip, vehicleIndex: duty.vehicleIndex };
}
