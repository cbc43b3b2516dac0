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
import { insertReport, takeBackReport } from './report-store.ts';
import { isPlaceFresh, momentOfReport, readReports, type SentReport } from './rules/driver-reports.ts';
import type { DutySheet } from './rules/duty-sheet.ts';
import { isTooEarly, takeBackMinutes } from './rules/report-window.ts';
import { findTripOfSheet, listSheetsOfTrip, markSheetSeen } from './sheet-store.ts';

type ReportContext = Pick<BookingContext, 'roads' | 'randomBytes'> & ApplyContext;

/** Reports that the phone may delete: saved now or before, or never acceptable; `refused` are those that were made far too early. */
export type ReportsTaken = { readonly taken: readonly string[]; readonly refused: readonly string[] };

/**
 * Receives a driver's reports in any order and however late: each is saved once, with its own time. Null for an invalid link or an
 * unreadable message.
 */
export async function receiveReports(context: ReportContext, key: string, body: unknown): Promise<ReportsTaken | null> {
  const driver = isTripKey(key) ? await findDriverByKey(context.db, key) : null;
  const reports = readReports(body);
  if (driver === null || reports === null) return null;
  const now = await databaseNow(context.db);
  const refused: string[] = [];
  for (const report of reports) if (!(await receive(context, { report, driver, now }))) refused.push(report.id);
  return { taken: reports.map(({ id }) => id), refused };
}

type Receiving = { readonly report: SentReport; readonly driver: DriverAtDoor; readonly now: string };

/** Ignores a report for a duty that was never sent to the driver, or an old one; false if it was made long before the duty. */
async function receive(context: ReportContext, { report, driver, now }: Receiving): Promise<boolean> {
  const { id: driverId, name: by } = driver;
  const { id, dutyId, kind, stop, minutes, note } = report;
  const at = momentOfReport(report.at, now);
  const found = await findTripOfSheet(context.db, { dutyId, driverId });
  if (at === null || found === null) return true;
  const { tripId, vehicleIndex, startsAt } = found;
  if (kind === 'seen' || kind === 'take-back' || kind === 'place' || isLostReport(kind)) {
    await receiveAside(context, { report, driver, tripId, at, now });
    return true;
  }
  if (isTooEarly({ kind, at }, { startsAt })) return false;
  const save = async (db: Database) => await insertReport(db, { id, tripId, dutyId, driverId, kind, at, stop, minutes, note });
  const incident = incidentOfReport({ kind, at, minutes }, now);
  if (incident === null) await save(context.db);
  else await openByReport(context, { tripId, vehicleIndex, kind: incident, minutes, note, by, save });
  return true;
}

type Aside = Receiving & { readonly tripId: string; readonly at: string };

/** Handles reports that are neither steps nor calls: sheet read, step undone, position, lost item. */
async function receiveAside(context: ReportContext, { report, driver: { id: driverId, name: by }, tripId, at, now }: Aside): Promise<void> {
  const { dutyId, kind, version, takesBack, item, note } = report;
  if (kind === 'place') await receivePlace(context, { report, tripId, at, now });
  else if (kind === 'seen' && version !== null) await markSheetSeen(context.db, { dutyId, driverId, version, at });
  else if (kind === 'take-back' && takesBack !== null) {
    await takeBackReport(context.db, { reportId: takesBack, dutyId, driverId, at, minutes: takeBackMinutes });
  } else if ((kind === 'lost-found' || kind === 'lost-missing') && item !== null) {
    await answerLostItemByDriver(context, { id: item, tripId, driverId, by, isFound: kind === 'lost-found', note });
  }
}

type PlaceArrived = { readonly report: SentReport; readonly tripId: string; readonly at: string; readonly now: string };

/** A position only counts during a duty, and only if it arrives at once. */
async function receivePlace({ db, roads }: ReportContext, { report, tripId, at, now }: PlaceArrived): Promise<void> {
  const sheet = await findRunning(db, { tripId, dutyId: report.dutyId, now });
  if (report.place === null || sheet === null || !isPlaceFresh(at, now)) return;
  const next = nextStop(sheet, at);
  const way = next === null ? null : await roads.findRoute([report.place, next]);
  const legs = way?.ok ? way.value.legs : null;
  const minutes = legs === null ? null : legs.reduce((sum, leg) => sum + leg.minutes, 0);
  const kilometres = legs === null ? null : Math.round(legs.reduce((sum, leg) => sum + leg.kilometres, 0));
  const expectedAt = minutes === null ? null : new Date(Date.parse(at) + minutes * 60_000).toISOString();
  await saveLivePlace(db, tripId, { dutyId: report.dutyId, ...report.place, at, stop: next?.index ?? null, expectedAt, kilometres });
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

/** The stop that the coach drives to: the first not yet left by the timetable; at the end the last one. */
function nextStop({ stops, timeZone }: DutySheet, at: string): DutySheet['stops'][number] | null {
  const isAhead = ({ departure }: DutySheet['stops'][number]) => {
    const instant = departure === null ? null : toInstant(departure, timeZone);
    return instant?.ok === true && Date.parse(instant.value) > Date.parse(at);
  };
  return stops.find(isAhead) ?? stops.at(-1) ?? null;
}
