import type { Database } from '#db/engine/tables.ts';
import { openOwnerSession } from '../desk-session.ts';

/** The ids of demo samples whose pages can be requested. */
export async function findDemoPlace(db: Database) {
  const session = await openOwnerSession(db, 'memory@example.com');
  const trip = await db
    .selectFrom('trips')
    .select(['reference', 'booking_key'])
    .where('stage', '=', 'won')
    .where('reference', 'like', 'NL-%')
    .where('booking_key', 'is not', null)
    .executeTakeFirstOrThrow();
  const drivers = await db.selectFrom('driver_keys').select('key').execute();
  const partners = await db.selectFrom('offer_recipients').select('key').limit(4).execute();
  return {
    session,
    reference: trip.reference,
    booking: trip.booking_key ?? '',
    driverPages: drivers.map(({ key }) => `/on-duty/${key}`),
    partnerPages: partners.map(({ key }) => `/partner/${key}`),
  };
}
