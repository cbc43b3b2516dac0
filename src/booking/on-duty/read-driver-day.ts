import { databaseNow } from '#data/engine/transaction.ts';
import { listPapers } from '#data/fleet/paper-store.ts';
import { findDriverByKey } from '#data/on-duty/driver-key-store.ts';
import { listPressesOfDuties } from '#data/on-duty/press-store.ts';
import { listSheetsOfDriver } from '#data/on-duty/sheet-store.ts';
import { listLostForDriver } from '#data/trips/lost-item-store.ts';
import { todayIn } from '#domain/calendar/zoned.ts';
import type { DriverDay, DriverDuty } from '#domain/planning/driver-day.ts';
import { languageOfDriver } from '#domain/planning/driver-language.ts';
import { planningZone } from '#domain/planning/fleet.ts';
import { healthPapers, type Paper } from '#domain/planning/papers.ts';
import { isTripKey } from '#domain/trip/keys.ts';
import type { BookingContext } from '../context.ts';
import { listKindsOfSheets } from '../journey-papers/driver-papers.ts';

/** What whoever holds a driver's link reads: what he drives, as far as it was released. Null where the link opens nothing. */
export async function readDriverDay({ db }: Pick<BookingContext, 'db'>, key: string): Promise<DriverDay | null> {
  const driver = isTripKey(key) ? await findDriverByKey(db, key) : null;
  if (driver === null) return null;
  const readAt = await databaseNow(db);
  const today = todayIn(planningZone, readAt);
  const sheets = await listSheetsOfDriver(db, driver.id);
  const presses = await listPressesOfDuties(
    db,
    sheets.map(({ dutyId }) => dutyId),
  );
  const vehicles = new Map<string, readonly Paper[]>();
  for (const id of new Set(sheets.flatMap(({ contents }) => contents.vehicleId ?? []))) {
    vehicles.set(id, (await listPapers(db, { subject: 'vehicle', id })).map(plainPaper));
  }
  const kinds = await listKindsOfSheets(db, sheets);
  const duties = sheets.map(
    ({ dutyId, version, seenAt, contents }): DriverDuty => ({
      dutyId,
      version,
      isSeen: seenAt !== null,
      sheet: contents,
      presses: presses.filter((press) => press.dutyId === dutyId && press.driverId === driver.id),
      journeyPapers: kinds.get(dutyId) ?? [],
      papers: vehicles.get(contents.vehicleId ?? '') ?? [],
    }),
  );
  const own = (await listPapers(db, { subject: 'driver', id: driver.id })).filter(({ kind }) => !healthPapers.includes(kind));
  const lost = (await listLostForDriver(db, driver.id)).map(({ startsAt, ...item }) => ({
    ...item,
    date: todayIn(planningZone, startsAt),
  }));
  const { name, officePhone } = driver;
  return { driver: name, language: languageOfDriver(driver), officePhone, today, readAt, duties, lost, papers: own.map(plainPaper) };
}

function plainPaper({ kind, number, validUntil }: Paper): Paper {
  return { kind, number, validUntil };
}
