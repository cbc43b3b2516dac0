import { listDuties } from '#data/duties/duty-store.ts';
import { findDriverByKey } from '#data/on-duty/driver-key-store.ts';
import { listSheetsOfDriver, type StoredSheet } from '#data/on-duty/sheet-store.ts';
import { findTripById } from '#data/trips/trip-store.ts';
import type { IssuedPaper } from '#domain/journey-papers/journey-paper.ts';
import type { JourneyPaperKind } from '#domain/journey-papers/paper-rules.ts';
import { isTripKey } from '#domain/trip/keys.ts';
import { listKindsOfVehicle, type PapersContext, readPaperOfTrip } from './read-papers.ts';

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
