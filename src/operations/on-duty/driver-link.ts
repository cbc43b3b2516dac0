import type { Database } from '#db/engine/tables.ts';
import { inTransaction } from '#db/engine/transaction.ts';
import { keyFromBytes } from '#domain/trip/keys.ts';
import { insertAudit } from '#operations/audit/audit-store.ts';
import { findDriver } from '#operations/fleet/driver-store.ts';
import { nameInAudit, type StaffMember } from '#operations/trips/actor.ts';
import type { DriverLinks } from '#operations/trips/apply.ts';
import type { BookingContext } from '#operations/trips/context.ts';
import { deleteDriverKey, ensureDriverKey, findDriverKey, renewDriverKey } from './driver-key-store.ts';

/** The address of a driver's page, creating a link if there is none; null without a configured desk address. */
export async function openDriverLink(
  { deskUrl, randomBytes }: DriverLinks,
  db: Database,
  { driverId, by }: { readonly driverId: string; readonly by: string },
): Promise<string | null> {
  if (!deskUrl || randomBytes === undefined) return null;
  return linkOf(deskUrl, await ensureDriverKey(db, { driverId, key: keyFromBytes(randomBytes(20)), by }));
}

/** The address of a driver's page, if there is one. */
export async function findDriverLink({ db, deskUrl }: Pick<BookingContext, 'db' | 'deskUrl'>, driverId: string): Promise<string | null> {
  const key = deskUrl === null ? null : await findDriverKey(db, driverId);
  return deskUrl === null || key === null ? null : linkOf(deskUrl, key);
}

/** The address of the page for a key. */
function linkOf(deskUrl: string, key: string): string {
  return `${deskUrl}/on-duty/${key}`;
}

type Changing = { readonly driverId: string; readonly staff: StaffMember };

/** Replaces or removes a driver's link; the old one stops working at once. False if the driver does not exist. */
export async function changeDriverLink(
  { db, randomBytes }: Pick<BookingContext, 'db' | 'randomBytes'>,
  { driverId, staff, isEnded }: Changing & { readonly isEnded: boolean },
): Promise<boolean> {
  return await inTransaction(db, async (tx) => {
    const driver = await findDriver(tx, driverId);
    if (driver === null) return false;
    const by = nameInAudit(staff);
    if (isEnded) await deleteDriverKey(tx, driverId);
    else await renewDriverKey(tx, { driverId, key: keyFromBytes(randomBytes(20)), by });
    const act = isEnded ? 'end-driver-link' : 'renew-driver-link';
    await insertAudit(tx, { memberId: staff.id, memberName: by, act, subject: driver.name, detail: {} });
    return true;
  });
}
