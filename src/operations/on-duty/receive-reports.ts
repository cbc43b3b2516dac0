import type { Database } from '#db/engine/tables.ts';
import { databaseNow } from '#db/engine/transaction.ts';
import { toInstant } from '#domain/calendar/zoned.ts';
import { isTripKey } from '#domain/trip/keys.ts';
import { openByReport } from '#operations/incidents/open-incident.ts';
import { incidentOfReport } from '#operations/incidents/rules/incident.ts';
import { answerLostItemByDriver } from '#operations/lost-items/lost-items.ts';
import { isLostReport } from '#operations/lost-items/rules/lost-item.ts';
import type { ApplyContext } from '#operations/trips/apply.ts';
import type { BookingContext } from '#operations/trips/context.ts';
import { type DriverAtDoor, findDriverByKey } from './driver-key-store.ts';
import { saveLivePlace } from './live-place-store.ts';
import { insertReport } from './report-store.ts';
import { isPlaceFresh, momentOfReport, readReports, type SentReport } from './rules/driver-reports.ts';
import type { DutySheet } from './rules/duty-sheet.ts';
import { findToldTrip, listSheetsOfTrip, markSheetSeen } from './sheet-store.ts';

type PressContext = Pick<BookingContext, 'roads' | 'randomBytes'> & ApplyContext;

/** Presses that a phone may forget: kept now or before, or such as nobody will ever take. */
export type ReportsTaken = { readonly taken: readonly string[] };

/**
 * Takes what a driver pressed, in whatever order and how late it arrives: each is kept once, by its own time. Null where the link opens
 * nothing, or what came is no such message.
 */
export async function receiveReports(context: PressContext, key: string, body: unknown): Promise<ReportsTaken | null> {
  const driver = isTripKey(key) ? await findDriverByKey(context.db, key) : null;
  const presses = readReports(body);
  if (driver === null || presses === null) return null;
  const now = await databaseNow(context.db);
  for (const press of presses) await receive(context, { press, driver, now });
  return { taken: presses.map(({ id }) => id) };
}

type Receiving = { readonly press: SentReport; readonly driver: DriverAtDoor; readonly now: string };

/** What is of no duty that he was ever told, or too old, is taken from the phone and left at that. */
async function receive(context: PressContext, { press, driver, now }: Receiving): Promise<void> {
  const { id: driverId, name: by } = driver;
  const { id, dutyId, kind, version, stop, minutes, note } = press;
  const at = momentOfReport(press.at, now);
  const told = await findToldTrip(context.db, { dutyId, driverId });
  if (at === null || told === null) return;
  const { tripId, vehicleIndex } = told;
  if (kind === 'seen') return version === null ? undefined : await markSheetSeen(context.db, { dutyId, driverId, version, at });
  if (kind === 'place') return await receivePlace(context, { press, tripId, at, now });
  if (isLostReport(kind)) {
    const answered = { isFound: kind === 'lost-found', note };
    return press.item === null ? undefined : await answerLostItemByDriver(context, { id: press.item, tripId, driverId, by, ...answered });
  }
  const keep = async (db: Database) => await insertReport(db, { id, tripId, dutyId, driverId, kind, at, stop, minutes, note });
  const incident = incidentOfReport({ kind, at, minutes }, now);
  if (incident === null) await keep(context.db);
  else await openByReport(context, { tripId, vehicleIndex, kind: incident, minutes, note, by, keep });
}

type PlaceArrived = { readonly press: SentReport; readonly tripId: string; readonly at: string; readonly now: string };

/** A place is said of a duty that is being driven, at once or not at all. */
async function receivePlace({ db, roads }: PressContext, { press, tripId, at, now }: PlaceArrived): Promise<void> {
  const sheet = await findRunning(db, { tripId, dutyId: press.dutyId, now });
  if (press.place === null || sheet === null || !isPlaceFresh(at, now)) return;
  const next = nextStop(sheet, at);
  const way = next === null ? null : await roads.findRoute([press.place, next]);
  const minutes = way?.ok ? way.value.legs.reduce((sum, leg) => sum + leg.minutes, 0) : null;
  const expectedAt = minutes === null ? null : new Date(Date.parse(at) + minutes * 60_000).toISOString();
  await saveLivePlace(db, tripId, { dutyId: press.dutyId, ...press.place, at, stop: next?.index ?? null, expectedAt });
}

const beforehandHours = 2;

async function findRunning(
  db: Database,
  { tripId, dutyId, now }: { readonly tripId: string; readonly dutyId: string; readonly now: string },
): Promise<DutySheet | null> {
  const sheets = await listSheetsOfTrip(db, tripId);
  const contents = sheets.find((sheet) => sheet.dutyId === dutyId)?.contents;
  if (contents === undefined) return null;
  const [from, until] = [
    Date.parse(contents.startsAt) - beforehandHours * 3_600_000,
    Date.parse(contents.endsAt) + beforehandHours * 3_600_000,
  ];
  return Date.parse(now) >= from && Date.parse(now) <= until ? contents : null;
}

/** The stop that the coach drives to: the first that it has not left yet by the timetable; the last one at the end. */
function nextStop({ stops, timeZone }: DutySheet, at: string): DutySheet['stops'][number] | null {
  const isAhead = ({ departure }: DutySheet['stops'][number]) => {
    const instant = departure === null ? null : toInstant(departure, timeZone);
    return instant?.ok === true && Date.parse(instant.value) > Date.parse(at);
  };
  return stops.find(isAhead) ?? stops.at(-1) ?? null;
}
