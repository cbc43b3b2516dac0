import type { Database } from '#db/engine/tables.ts';
import { inTransaction } from '#db/engine/transaction.ts';
import { failure, type Result, success } from '#domain/result.ts';
import { keyFromBytes } from '#domain/trip/keys.ts';
import { insertAudit } from '#operations/audit/audit-store.ts';
import { findDriver } from '#operations/fleet/driver-store.ts';
import { findVehicle } from '#operations/fleet/vehicle-store.ts';
import { nameInAudit, type StaffMember } from '#operations/trips/actor.ts';
import type { BookingContext } from '#operations/trips/context.ts';
import { deleteFeed, findFeedKey, insertFeed, lockFeed } from './feed-store.ts';
import type { FeedOf } from './rules/calendar-feed.ts';

/** The address for a calendar program; null if there is none. */
export async function findFeedAddress({ db, deskUrl }: Pick<BookingContext, 'db' | 'deskUrl'>, of: FeedOf): Promise<string | null> {
  const key = deskUrl === null ? null : await findFeedKey(db, of);
  return deskUrl === null || key === null ? null : `${deskUrl}/calendar/${key}.ics`;
}

type Changing = FeedOf & { readonly staff: StaffMember; readonly isEnded: boolean };

/** Gives a calendar a new address, or none. The old address stops working at once. */
export async function changeFeed(
  { db, randomBytes }: Pick<BookingContext, 'db' | 'randomBytes'>,
  { subject, subjectId, staff, isEnded }: Changing,
): Promise<Result<true, 'gone'>> {
  return await inTransaction(db, async (tx): Promise<Result<true, 'gone'>> => {
    const name = await nameOf(tx, { subject, subjectId });
    if (name === null) return failure('gone');
    const by = nameInAudit(staff);
    await lockFeed(tx, { subject, subjectId });
    await deleteFeed(tx, { subject, subjectId });
    if (!isEnded) await insertFeed(tx, { subject, subjectId, key: keyFromBytes(randomBytes(20)), by });
    const act = isEnded ? 'end-calendar' : 'renew-calendar';
    await insertAudit(tx, { memberId: staff.id, memberName: by, act, subject: name, detail: {} });
    return success(true);
  });
}

async function nameOf(db: Database, { subject, subjectId }: FeedOf): Promise<string | null> {
  if (subjectId === null) return subject === 'office' ? '' : null;
  switch (subject) {
    case 'driver':
      return (await findDriver(db, subjectId))?.name ?? null;
    case 'vehicle':
      return (await findVehicle(db, subjectId))?.plate ?? null;
    case 'office':
      return null;
  }
}
