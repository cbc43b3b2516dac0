import { enqueueJobs } from '#db/outbox/outbox-store.ts';
import { listDuties, type StoredDuty } from '#operations/duties/duty-store.ts';
import { listPlacements, type Placement } from '#operations/duties/placement-store.ts';
import type { LockedTrip } from '#operations/trips/apply.ts';
import { findDriverToTell } from './driver-key-store.ts';
import { openDriverLink } from './driver-link.ts';
import { createDriverMailJob } from './driver-mail.ts';
import { createSheet, type DutySheet, isSameSheet, isToldAtOnce } from './rules/duty-sheet.ts';
import { insertSheet, listReleasedDuties, listSheetsOfTrip, type StoredSheet, withdrawSheet } from './sheet-store.ts';

/** A duty that somebody of ours drives, with what he is to be told of it. */
type Told = { readonly duty: StoredDuty; readonly driverId: string; readonly contents: DutySheet };

/**
 * Brings what drivers were told in line with who drives what, in the transaction that changed it: whoever does not drive any more is told
 * so, whoever was told something else than holds now is told anew, and whoever takes over what was told to another, or begins within a day,
 * is told at once. What the office has not released yet stays untold.
 */
export async function settleSheets(held: LockedTrip): Promise<void> {
  const { tx, trip } = held;
  const sheets = await listSheetsOfTrip(tx, trip.id);
  const told = await listTold(held);
  const released = await listReleasedDuties(tx, trip.id);
  for (const sheet of sheets) {
    const same = told.find((each) => isSamePair(each, sheet));
    if (same === undefined) await takeBack(held, sheet);
    else if (!isSameSheet(same.contents, sheet.contents)) await tell(held, { ...same, by: '', occasion: 'changed' });
  }
  for (const each of told) {
    if (sheets.some((sheet) => isSamePair(each, sheet))) continue;
    if (released.has(each.duty.id) || isToldAtOnce(each.duty, held.now)) await tell(held, { ...each, by: '', occasion: 'new' });
  }
}

/** Tells everybody what he drives of one vehicle of a trip who was not told yet; answers how many were. */
export async function releaseSheets(
  held: LockedTrip,
  { vehicleIndex, by }: { readonly vehicleIndex: number; readonly by: string },
): Promise<number> {
  const sheets = await listSheetsOfTrip(held.tx, held.trip.id);
  const untold = (await listTold(held)).filter(
    (each) => each.duty.vehicleIndex === vehicleIndex && !sheets.some((sheet) => isSamePair(each, sheet)),
  );
  for (const each of untold) await tell(held, { ...each, by, occasion: 'new' });
  return untold.length;
}

function isSamePair({ duty, driverId }: Told, sheet: StoredSheet): boolean {
  return duty.id === sheet.dutyId && driverId === sheet.driverId;
}

/** What is not over, by whom it is driven. */
async function listTold({ tx, trip, now }: LockedTrip): Promise<readonly Told[]> {
  const duties = (await listDuties(tx, trip.id)).filter(({ endsAt }) => Date.parse(endsAt) > Date.parse(now));
  const placements = await listPlacements(tx, trip.id);
  return duties.flatMap((duty) => {
    const placement = placements.find(({ dutyId }) => dutyId === duty.id);
    return placement === undefined ? [] : toldOf(duty, placement, (own) => createSheet(trip, duty, { ...placement, own }));
  });
}

function toldOf(duty: StoredDuty, { driverIds }: Placement, write: (own: number) => DutySheet): readonly Told[] {
  return driverIds.map((driverId, own) => ({ duty, driverId, contents: write(own) }));
}

async function tell(
  held: LockedTrip,
  { duty, driverId, contents, by, occasion }: Told & { readonly by: string; readonly occasion: 'new' | 'changed' },
) {
  const sheetId = await insertSheet(held.tx, { tripId: held.trip.id, dutyId: duty.id, driverId, contents, by });
  await mailDriver(held, { driverId, sheet: contents, sheetId, occasion });
}

/** What has ended needs no word. */
async function takeBack(held: LockedTrip, { id: sheetId, dutyId, driverId, contents }: StoredSheet): Promise<void> {
  if (Date.parse(contents.endsAt) <= Date.parse(held.now)) return;
  await withdrawSheet(held.tx, { dutyId, driverId });
  await mailDriver(held, { driverId, sheet: contents, sheetId, occasion: 'withdrawn' });
}

type Telling = {
  readonly driverId: string;
  readonly sheet: DutySheet;
  readonly sheetId: string;
  readonly occasion: 'new' | 'changed' | 'withdrawn' | 'lost';
};

/** By mail, where he has an address; on his page in any case. It waits for no allowance: he is one of us. */
export async function mailDriver({ tx, links, now }: LockedTrip, { driverId, ...mail }: Telling): Promise<void> {
  const driver = await findDriverToTell(tx, driverId);
  const url = await openDriverLink(links, tx, { driverId, by: '' });
  if (driver === null || driver.email === '' || url === null) return;
  await enqueueJobs(tx, [createDriverMailJob({ ...mail, driver, url, at: now })]);
}
