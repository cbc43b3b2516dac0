import { enqueueJobs } from '#db/outbox/outbox-store.ts';
import { listDuties, type StoredDuty } from '#operations/duties/duty-store.ts';
import { listPlacements, type Placement } from '#operations/duties/placement-store.ts';
import type { LockedTrip } from '#operations/trips/apply.ts';
import { findDriverToMail } from './driver-key-store.ts';
import { openDriverLink } from './driver-link.ts';
import { createDriverMailJob } from './driver-mail.ts';
import { createSheet, type DutySheet, isSameSheet, isSentAtOnce } from './rules/duty-sheet.ts';
import { insertSheet, listReleasedDuties, listSheetsOfTrip, type StoredSheet, withdrawSheet } from './sheet-store.ts';

/** A duty of one of our drivers, with the sheet for the driver. */
type DueSheet = { readonly duty: StoredDuty; readonly driverId: string; readonly contents: DutySheet };

/**
 * Updates duty sheets after a change of crews, in the same transaction. A driver who no longer drives is informed, a changed sheet is sent
 * again, and a driver who takes over a sent duty, or whose duty begins within a day, is informed at once. Duties that the office has not
 * released stay unsent.
 */
export async function settleSheets(locked: LockedTrip): Promise<void> {
  const { tx, trip } = locked;
  const sheets = await listSheetsOfTrip(tx, trip.id);
  const due = await listDueSheets(locked);
  const released = await listReleasedDuties(tx, trip.id);
  for (const sheet of sheets) {
    const same = due.find((each) => isSamePair(each, sheet));
    if (same === undefined) await takeBack(locked, sheet);
    else if (!isSameSheet(same.contents, sheet.contents)) await sendSheet(locked, { ...same, by: '', occasion: 'changed' });
  }
  for (const each of due) {
    if (sheets.some((sheet) => isSamePair(each, sheet))) continue;
    if (released.has(each.duty.id) || isSentAtOnce(each.duty, locked.now)) await sendSheet(locked, { ...each, by: '', occasion: 'new' });
  }
}

/** Sends all unsent duty sheets of one vehicle of a trip; returns how many. */
export async function releaseSheets(
  locked: LockedTrip,
  { vehicleIndex, by }: { readonly vehicleIndex: number; readonly by: string },
): Promise<number> {
  const sheets = await listSheetsOfTrip(locked.tx, locked.trip.id);
  const unsent = (await listDueSheets(locked)).filter(
    (each) => each.duty.vehicleIndex === vehicleIndex && !sheets.some((sheet) => isSamePair(each, sheet)),
  );
  for (const each of unsent) await sendSheet(locked, { ...each, by, occasion: 'new' });
  return unsent.length;
}

function isSamePair({ duty, driverId }: DueSheet, sheet: StoredSheet): boolean {
  return duty.id === sheet.dutyId && driverId === sheet.driverId;
}

/** Unfinished duties with their drivers. */
async function listDueSheets({ tx, trip, now }: LockedTrip): Promise<readonly DueSheet[]> {
  const duties = (await listDuties(tx, trip.id)).filter(({ endsAt }) => Date.parse(endsAt) > Date.parse(now));
  const placements = await listPlacements(tx, trip.id);
  return duties.flatMap((duty) => {
    const placement = placements.find(({ dutyId }) => dutyId === duty.id);
    return placement === undefined
      ? []
      : dueSheetsOf(duty, placement, (own) => createSheet(trip, duty, { ...placement, own, others: placements }));
  });
}

function dueSheetsOf(duty: StoredDuty, { driverIds }: Placement, write: (own: number) => DutySheet): readonly DueSheet[] {
  return driverIds.map((driverId, own) => ({ duty, driverId, contents: write(own) }));
}

async function sendSheet(
  locked: LockedTrip,
  { duty, driverId, contents, by, occasion }: DueSheet & { readonly by: string; readonly occasion: 'new' | 'changed' },
) {
  const sheetId = await insertSheet(locked.tx, { tripId: locked.trip.id, dutyId: duty.id, driverId, contents, by });
  await mailDriver(locked, { driverId, sheet: contents, sheetId, occasion });
}

/** A duty that has ended needs no message. */
async function takeBack(locked: LockedTrip, { id: sheetId, dutyId, driverId, contents }: StoredSheet): Promise<void> {
  if (Date.parse(contents.endsAt) <= Date.parse(locked.now)) return;
  await withdrawSheet(locked.tx, { dutyId, driverId });
  await mailDriver(locked, { driverId, sheet: contents, sheetId, occasion: 'withdrawn' });
}

type DriverMail = {
  readonly driverId: string;
  readonly sheet: DutySheet;
  readonly sheetId: string;
  readonly occasion: 'new' | 'changed' | 'withdrawn' | 'lost';
};

/** By mail if the driver has an address, and always on the driver's page. Ignores the mail quota, which is for customers. */
export async function mailDriver({ tx, links, now }: LockedTrip, { driverId, ...mail }: DriverMail): Promise<void> {
  const driver = await findDriverToMail(tx, driverId);
  const url = await openDriverLink(links, tx, { driverId, by: '' });
  if (driver === null || driver.email === '' || url === null) return;
  await enqueueJobs(tx, [createDriverMailJob({ ...mail, driver, url, at: now })]);
}
