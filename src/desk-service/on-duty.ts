import { addHours } from '#domain/calendar/instant.ts';
import { failure, success } from '#domain/result.ts';
import { isReference } from '#domain/trip/reference.ts';
import { saveJourneyForm } from '#operations/journey-documents/note-form.ts';
import { changeDriverLink, findDriverLink } from '#operations/on-duty/driver-link.ts';
import { listLivePlaces } from '#operations/on-duty/live-place-store.ts';
import { handleReport, releaseRun } from '#operations/on-duty/release-run.ts';
import { listOpenCalls, listReportsOfDuties, listReportsOfTrip, type StoredReport } from '#operations/on-duty/report-store.ts';
import { isUnreadTooLong } from '#operations/on-duty/rules/duty-sheet.ts';
import { lastStep } from '#operations/on-duty/rules/report-kinds.ts';
import { listSheetsOfTrip, listSheetsUntil, type StoredSheet } from '#operations/on-duty/sheet-store.ts';
import { findListedTrip } from '#operations/trips/trip-store.ts';
import { act, query, withoutValue } from './act.ts';
import type { DeskContext } from './context.ts';
import { count, id, text, yesOrNo } from './fields.ts';

/** A vehicle of a trip by its index from 0. Whether the trip has that many is checked where the trip is read. */
const run = { reference: text(), vehicle: count(99) };

/** How many hours ahead planners see what was sent to drivers. */
const hoursAhead = 36;

function showReport({ id: of, reference, driverName, driverPhone, kind, at, receivedAt, stop, minutes, note, handledBy }: StoredReport) {
  return { id: of, reference, driver: driverName, phone: driverPhone, kind, at, receivedAt, stop, minutes, note, handledBy };
}

/** Duty sheets with the last step that their drivers reported, and whether one has been unread for too long. */
async function showSheets(context: DeskContext, sheets: readonly StoredSheet[]) {
  const duties = sheets.map(({ dutyId }) => dutyId);
  const reports = await listReportsOfDuties(context.db, duties);
  const now = context.now();
  return sheets.map(({ id: of, driverName, driverPhone, version, contents, releasedAt, seenAt, ...sheet }) => {
    const { reference, startsAt, vehicle } = contents;
    const step = lastStep(reports.filter(({ dutyId, driverId }) => dutyId === sheet.dutyId && driverId === sheet.driverId));
    return {
      ...{ id: of, reference, driver: driverName, phone: driverPhone, version, startsAt, vehicle, releasedAt, seenAt },
      isOverdue: isUnreadTooLong({ startsAt, releasedAt, seenAt }, now),
      step: step === null ? null : showReport(step),
    };
  });
}

export const onDutyQueries = {
  /** What was sent to whom for the next day and a half, the steps reported, and what needs attention. */
  ahead: query('assign-drivers', {}, async (context) => {
    const sheets = await listSheetsUntil(context.db, addHours(context.now(), hoursAhead));
    return { sheets: await showSheets(context, sheets), reports: (await listOpenCalls(context.db)).map(showReport) };
  }),
  /** The same for one trip, with the positions of its vehicles; null where there is no such trip. */
  ofTrip: query('see-trips', { reference: text() }, async (context, { reference }) => {
    const trip = isReference(reference) ? await findListedTrip(context.db, reference) : null;
    if (trip === null) return null;
    const [sheets, reports, places] = await Promise.all([
      listSheetsOfTrip(context.db, trip.id),
      listReportsOfTrip(context.db, trip.id),
      listLivePlaces(context.db, trip.id),
    ]);
    return {
      sheets: await showSheets(context, sheets),
      reports: reports.map(showReport),
      places: places.map(({ at, latitude, longitude, stop, expectedAt }) => ({ at, latitude, longitude, stop, expectedAt })),
    };
  }),
  /** The address of a driver's page, which opens without a password; null where the driver has none. */
  driverLink: query('assign-drivers', { id: id() }, async (context, { id: of }) => findDriverLink(context, of)),
};

export const onDutyActs = {
  /** Sends the crew of a vehicle their duty sheets. */
  releaseSheets: act('assign-drivers', run, async (context, { vehicle, ...asked }) =>
    withoutValue(await releaseRun(context, { ...asked, vehicleIndex: vehicle })),
  ),
  /** Stores which form of which book the vehicle carries; both are empty where it was another vehicle. */
  noteJourneyForm: act('assign-drivers', { ...run, book: text(), number: text(), shown: text() }, async (context, { vehicle, ...asked }) =>
    saveJourneyForm(context, { ...asked, vehicleIndex: vehicle }),
  ),
  /** Records that a driver's request was dealt with. */
  handleReport: act('assign-drivers', { id: id() }, async (context, { id, staff }) => handleReport(context, { reportId: id, staff })),
  /** Replaces the link to a driver's page, or ends it. */
  changeDriverLink: act('assign-drivers', { id: id(), isEnded: yesOrNo() }, async (context, { id, ...asked }) =>
    (await changeDriverLink(context, { ...asked, driverId: id })) ? success(true as const) : failure('gone' as const),
  ),
};
