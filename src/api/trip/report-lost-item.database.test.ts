import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { listLostItems } from '#operations/lost-items/lost-item-store.ts';
import { createBookedTrip } from '../testing/booked-trip.ts';

const mutation = `mutation ($id: String!, $what: String!, $place: String!) {
  reportLostItem(id: $id, what: $what, place: $place) { isReported errors { field code } } }`;

async function createScene({ days = 61 } = {}) {
  const booked = await createBookedTrip();
  const { db, execute, bookingId, moveIntoPast } = booked;
  if (days > 0) await moveIntoPast(bookingId, { days });
  const { id: tripId, share_key: shareId } = await db.selectFrom('trips').select(['id', 'share_key']).executeTakeFirstOrThrow();
  const report = async (id: string, what = 'zwarte telefoon', place = 'rij 12') => {
    const { data } = await execute(mutation, { id, what, place });
    const { isReported, errors } = JSON.parse(JSON.stringify(data)).reportLostItem;
    return isReported ? 'reported' : errors.map(({ field, code }: { field: string; code: string }) => `${field} ${code}`).join();
  };
  const items = async () => await listLostItems(db, tripId);
  return { ...booked, shareId, report, items };
}

describe('items that travellers left in the coach', () => {
  it('are reported by the customer or by anyone with the group’s link, to the drivers of the trip', async () => {
    const { db, bookingId, shareId, report, items, execute } = await createScene();
    expect(await report(bookingId)).toBe('reported');
    expect(await report(shareId, ' rode  jas ', '')).toBe('reported');
    expect(await items()).toMatchObject([
      { what: 'zwarte telefoon', place: 'rij 12', state: 'asked', reportedBy: 'customer' },
      { what: 'rode jas', place: '', state: 'asked', reportedBy: 'group' },
    ]);
    const audited = await db.selectFrom('staff_audit').select('member_name').where('act', '=', 'report-lost').orderBy('at').execute();
    expect(audited.map((row) => row.member_name)).toEqual(['customer', 'group']);
    const { data } = await execute('query ($id: String!) { getSharedTrip(shareId: $id) { canReportLost } }', { id: shareId });
    expect(data).toEqual({ getSharedTrip: { canReportLost: true } });
  });

  it('count once if sent twice, and not at all if empty', async () => {
    const { bookingId, report, items } = await createScene();
    expect(await Promise.all([report(bookingId), report(bookingId), report(bookingId)])).toEqual(['reported', 'reported', 'reported']);
    expect(await items()).toHaveLength(1);
    expect(await report(bookingId, ' ')).toBe('what required');
  });

  it('are reported at most five times an hour', async () => {
    const { shareId, report, items } = await createScene();
    for (const what of ['jas', 'muts', 'sjaal', 'tas', 'bril']) expect(await report(shareId, what)).toBe('reported');
    expect(await report(shareId, 'schoen')).toBe('what too-many');
    expect(await items()).toHaveLength(5);
  });

  it('is asked neither before it was driven, nor by a quote’s key, nor by the link of a page that was switched off', async () => {
    const before = await createScene({ days: 0 });
    expect(await before.report(before.bookingId)).toBe('what not-driven');
    const { db, quoteId, shareId, report, items } = await createScene();
    for (const id of [quoteId, 'A'.repeat(27), 'x']) expect(await report(id)).toBe('id trip-not-found');
    await sql`update trips set is_shared = false`.execute(db);
    expect(await report(shareId)).toBe('id trip-not-found');
    expect(await items()).toEqual([]);
  });
});
