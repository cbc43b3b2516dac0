import type { Database } from '#db/engine/tables.ts';
import { databaseNow } from '#db/engine/transaction.ts';
import { todayIn } from '#domain/calendar/zoned.ts';
import { isTripKey } from '#domain/trip/keys.ts';
import { findFeedAddress } from '#operations/calendar-feeds/change-feed.ts';
import { listCertificates } from '#operations/fleet/certificate-store.ts';
import { type Certificate, healthCertificates } from '#operations/fleet/rules/certificates.ts';
import { planningZone } from '#operations/fleet/rules/fleet.ts';
import { readLateDuties } from '#operations/incidents/read-late-duties.ts';
import { listKindsOfSheets } from '#operations/journey-documents/driver-documents.ts';
import { listLostForDriver } from '#operations/lost-items/lost-item-store.ts';
import type { BookingContext } from '#operations/trips/context.ts';
import { findDriverByKey } from './driver-key-store.ts';
import { listReportsOfDuties, listTakenBack } from './report-store.ts';
import type { DriverDay, DriverDuty } from './rules/driver-day.ts';
import { languageOfDriver } from './rules/driver-language.ts';
import { lastArrival } from './rules/last-arrival.ts';
import { listPartsOfDuties, listSheetsOfDriver, type StoredSheet } from './sheet-store.ts';

/** What the holder of a driver's link may read: the released duties. Null for an invalid link. */
export async function readDriverDay({ db, deskUrl }: Pick<BookingContext, 'db' | 'deskUrl'>, key: string): Promise<DriverDay | null> {
  const driver = isTripKey(key) ? await findDriverByKey(db, key) : null;
  if (driver === null) return null;
  const readAt = await databaseNow(db);
  const today = todayIn(planningZone, readAt);
  const sheets = await listSheetsOfDriver(db, driver.id);
  const dutyIds = sheets.map(({ dutyId }) => dutyId);
  const reports = await listReportsOfDuties(db, dutyIds);
  const takenBack = await listTakenBack(db, dutyIds);
  const parts = await listPartsOfDuties(db, dutyIds);
  const vehicles = new Map<string, readonly Certificate[]>();
  for (const id of new Set(sheets.flatMap(({ contents }) => contents.vehicleId ?? []))) {
    vehicles.set(id, (await listCertificates(db, { subject: 'vehicle', id })).map(plainCertificate));
  }
  const kinds = await listKindsOfSheets(db, sheets);
  const groupsLate = await readGroupsLate(db, sheets);
  const duties = sheets.map(
    ({ dutyId, version, seenAt, contents }): DriverDuty => ({
      dutyId,
      version,
      isSeen: seenAt !== null,
      sheet: contents,
      reports: reports.filter((report) => report.dutyId === dutyId && report.driverId === driver.id),
      takenBack: takenBack.filter((report) => report.dutyId === dutyId).map(({ id }) => id),
      ...groupsLate.get(dutyId),
      lastArrivalAt: lastArrival(contents, parts.get(dutyId) ?? []),
      journeyDocuments: kinds.get(dutyId) ?? [],
      certificates: vehicles.get(contents.vehicleId ?? '') ?? [],
    }),
  );
  const own = (await listCertificates(db, { subject: 'driver', id: driver.id })).filter(({ kind }) => !healthCertificates.includes(kind));
  const lost = (await listLostForDriver(db, driver.id)).map(({ startsAt, ...item }) => ({
    ...item,
    date: todayIn(planningZone, startsAt),
  }));
  const { name, officePhone } = driver;
  const calendar = await findFeedAddress({ db, deskUrl }, { subject: 'driver', subjectId: driver.id });
  return {
    driver: name,
    language: languageOfDriver(driver),
    officePhone,
    today,
    readAt,
    duties,
    lost,
    calendar,
    certificates: own.map(plainCertificate),
  };
}

/** By duty: how late the groups come that are taken over from another crew. */
async function readGroupsLate(db: Database, sheets: readonly StoredSheet[]) {
  const isTaking = sheets.some(({ contents }) => contents.handovers?.some((each) => each.isTaking));
  const late = isTaking ? await readLateDuties(db) : [];
  return new Map(
    late.flatMap(({ duty, by }) => (by?.isAwaited === true ? [[duty.dutyId, { groupLateMinutes: by.lateMinutes }] as const] : [])),
  );
}

function plainCertificate({ kind, number, validUntil }: Certificate): Certificate {
  return { kind, number, validUntil };
}
