import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { Database } from '#db/engine/tables.ts';
import { createCrashingDatabase } from '#db/testing/crashing-database.ts';
import { departingIn, storeSampleTrip } from '#db/testing/insert-trip.ts';
import { createSampleTrip } from '#db/testing/sample-trip.ts';
import { readStoredState } from '#db/testing/stored-state.ts';
import { createTestDatabase } from '#db/testing/test-database.ts';
import type { Quote } from '#domain/pricing/quote/quote.ts';
import { tripStates } from '#domain/trip/states.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { requestLinks } from '#operations/quotes/request-links.ts';
import { insertReview } from '#operations/reviews/review-store.ts';
import { testAddresses } from '#operations/testing/addresses.ts';
import { findTripById } from '#operations/trips/trip-store.ts';
import { incidentWords } from '#output/mail/incident-texts.ts';
import { testRandomBytes } from '../testing/back-office.ts';
import { createDueJobRunner } from './run-due-jobs.ts';

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

function createTestRunner(db: Database) {
  const errors: unknown[] = [];
  const log = { info: () => undefined, error: (...all: unknown[]) => errors.push(all) };
  return {
    errors,
    ...createDueJobRunner({ sendsTexts: false, incidentWords, db, addresses: testAddresses, randomBytes: testRandomBytes, log }),
  };
}

async function createScene() {
  const { db, url, pool } = await createTestDatabase();
  const runner = createTestRunner(db);
  const listMails = async () => {
    const rows = await db.selectFrom('outbox').select('message_id').orderBy('message_id').execute();
    return rows.map(({ message_id }) => message_id.slice(1).split('.')[0]);
  };
  const store = (changes: Partial<Trip> = {}) => storeSampleTrip(db, createSampleTrip(changes));
  return { db, url, pool, listMails, store, ...runner };
}

function quoteFor({ madeHours, endHours }: { readonly madeHours: number; readonly endHours: number }): Pick<Trip, 'quote'> {
  const { quote } = createSampleTrip();
  if (quote === null) throw new Error('The sample has no quote');
  return { quote: { ...quote, madeAt: inHours(madeHours), validUntil: inHours(endHours) } satisfies Quote };
}

const booking = (hours: number, options?: { lasting?: number }): Partial<Trip> => ({
  ...tripStates.booked,
  bookedAt: '2026-11-21T11:00:00.000Z',
  ...departingIn(createSampleTrip(), hours, options),
});
/** A separate mailbox. */
const customerOf = (email: string) => ({ customer: { ...createSampleTrip().customer, email } });

describe('quotes that run out', () => {
  it('are expired by the clock, once, with their history and no mail', async () => {
    const { db, store, sweep, listMails } = await createScene();
    const over = await store(quoteFor({ madeHours: -20, endHours: -0.001 }));
    const open = await store(quoteFor({ madeHours: -1, endHours: 47 }));
    expect(await sweep()).toBe(1);
    expect(await sweep()).toBe(0);
    expect(await findTripById(db, over.id)).toMatchObject({ ...tripStates.expired, version: 2 });
    expect(await findTripById(db, open.id)).toEqual(open);
    const history = await db.selectFrom('trip_history').select(['event', 'actor']).where('trip_id', '=', over.id).execute();
    expect(history).toEqual([
      { event: 'request', actor: 'customer' },
      { event: 'expire', actor: 'clock' },
    ]);
    expect(await listMails()).toEqual([]);
  });

  it('are reminded of a day before, once for each validity, and only where they held two days', async () => {
    const { db, store, sweep, listMails } = await createScene();
    const trip = await store(quoteFor({ madeHours: -48, endHours: 23 }));
    await store(quoteFor({ madeHours: -48, endHours: 25 }));
    await store(quoteFor({ madeHours: -20, endHours: 23 }));
    expect([await sweep(), await sweep()]).toEqual([1, 0]);
    expect(await listMails()).toEqual(['quote-reminder']);
    const again = inHours(22);
    await sql`update trips set valid_until = ${again}, quote = jsonb_set(quote, '{validUntil}', to_jsonb(${again}::text))
      where id = ${trip.id}`.execute(db);
    expect([await sweep(), await sweep()]).toEqual([1, 0]);
    expect(await listMails()).toEqual(['quote-reminder', 'quote-reminder']);
  });
});

describe('vehicles that are set aside', () => {
  const reservedFor = ({
    takenHours,
    endHours,
    endedHours = null,
  }: {
    takenHours: number;
    endHours: number;
    endedHours?: number | null;
  }) => ({
    reservation: { takenAt: inHours(takenHours), until: inHours(endHours), endedAt: endedHours === null ? null : inHours(endedHours) },
  });
  const quoted = quoteFor({ madeHours: -30, endHours: 300 });

  it('are reminded of a day before they are for sale again, once for each end, and only where they were held long enough', async () => {
    const { db, store, sweep, listMails } = await createScene();
    const trip = await store({ ...quoted, ...reservedFor({ takenHours: -25, endHours: 23 }) });
    await store({ ...quoted, ...reservedFor({ takenHours: -23, endHours: 25 }) });
    await store({ ...quoted, ...reservedFor({ takenHours: -2, endHours: 23 }) });
    expect([await sweep(), await sweep()]).toEqual([1, 0]);
    expect(await listMails()).toEqual(['reservation-reminder']);
    await sql`update trips set reserved_until = ${inHours(22)} where id = ${trip.id}`.execute(db);
    expect([await sweep(), await sweep()]).toEqual([1, 0]);
  });

  it('are not reminded of once they are ordered or given back', async () => {
    const { store, sweep, listMails } = await createScene();
    const open = reservedFor({ takenHours: -25, endHours: 23 });
    const over = reservedFor({ takenHours: -25, endHours: 23, endedHours: -1 });
    await store({ ...quoted, ...over });
    await store({ ...booking(600), ...over });
    await store({ ...booking(600), ...open });
    expect([await sweep(), await listMails()]).toEqual([0, []]);
  });

  it('until the quote ends are reminded of once, not for the quote as well', async () => {
    const { store, sweep, listMails } = await createScene();
    const { quote } = quoteFor({ madeHours: -100, endHours: 23 });
    const until = quote?.validUntil ?? '';
    await store({ quote, reservation: { takenAt: inHours(-25), until, endedAt: null } });
    expect([await sweep(), await sweep()]).toEqual([1, 0]);
    expect(await listMails()).toEqual(['reservation-reminder']);
  });
});

describe('bookings', () => {
  it('get the mail of the day before departure, once per departure, and never after it', async () => {
    const { db, store, sweep, listMails } = await createScene();
    const trip = await store(booking(23));
    await store(booking(25));
    await store(booking(-0.1, { lasting: 5 }));
    expect([await sweep(), await sweep()]).toEqual([1, 0]);
    expect(await listMails()).toEqual(['day-before']);
    const earlier = departingIn(trip, 20);
    await sql`update trips set first_departure = ${inHours(20)}, itinerary = ${JSON.stringify(earlier.itinerary)}::jsonb
      where id = ${trip.id}`.execute(db);
    expect([await sweep(), await sweep()]).toEqual([1, 0]);
    expect(await listMails()).toEqual(['day-before', 'day-before']);
  });

  it('are done half a day after their last departure, and then reviewed a day later', async () => {
    const { db, store, sweep, listMails } = await createScene();
    const driven = await store(booking(-22));
    const underWay = await store(booking(-20));
    expect([await sweep(), await sweep()]).toEqual([1, 0]);
    expect(await findTripById(db, driven.id)).toMatchObject(tripStates.done);
    expect(await findTripById(db, underWay.id)).toMatchObject(tripStates.booked);
    expect(await listMails()).toEqual([]);
    await sql`update trips set last_departure = now() - interval '37 hours' where id = ${driven.id}`.execute(db);
    expect([await sweep(), await sweep()]).toEqual([1, 0]);
    expect(await listMails()).toEqual(['review-invitation']);
  });

  it('get no review request if there is a review, after a cancellation, or after a month', async () => {
    const { db, store, sweep, listMails } = await createScene();
    const done = { ...booking(-60), ...tripStates.done };
    const reviewed = await store(done);
    const stars = { driver: 5, bus: 5, platform: 5, text: 'Fine', author: 'A' };
    await insertReview(db, { tripId: reviewed.id, site: 'nl', language: 'nl', ...stars });
    await store({ ...booking(-60), ...tripStates.cancelled, cancelation: { feeCents: 0, at: inHours(-70), reason: '' } });
    await store({ ...booking(-31 * 24), ...tripStates.done });
    expect(await sweep()).toBe(0);
    expect(await listMails()).toEqual([]);
  });
});

describe('a mailbox', () => {
  it('gets three mails an hour, for concurrent workers, and the rest later', async () => {
    const { db, store, listMails } = await createScene();
    for (let count = 0; count < 8; count += 1) await store({ ...booking(20), ...customerOf('One@Example.com') });
    await store({ ...booking(20), ...customerOf('two@example.com') });
    const runners = Array.from({ length: 4 }, () => createTestRunner(db));
    let before = 0;
    // Runners that look at one trip at once leave it to one another: an hour may send fewer mails than it could, and never more.
    for (let hour = 0; before < 9 && hour < 8; hour += 1) {
      await Promise.all(runners.map(({ sweep }) => sweep()));
      const sent = (await listMails()).length;
      expect(sent - before).toBeLessThanOrEqual(hour === 0 ? 4 : 3);
      before = sent;
      await sql`delete from mail_places`.execute(db);
    }
    expect(before).toBe(9);
  });

  it('whose links were requested is not reminded at once, but gets the mail of the day before', async () => {
    const { db, store, sweep, listMails } = await createScene();
    const trip = await store(quoteFor({ madeHours: -48, endHours: 23 }));
    await store(booking(20));
    const { email } = trip.customer;
    for (const idempotencyKey of ['a-first-key-for-links', 'a-second-key-for-links', 'a-third-key-for-links']) {
      await requestLinks({ db, addresses: testAddresses }, { idempotencyKey, email, visit: { site: 'nl', language: 'nl' } });
    }
    expect(await sweep()).toBe(1);
    expect(await listMails()).toEqual(['day-before', 'links', 'links', 'links']);
  });
});

describe('several sweepers', () => {
  it('do each thing to each trip once', async () => {
    const { db, store, listMails } = await createScene();
    for (let count = 0; count < 30; count += 1) {
      const mailbox = customerOf(`c${count}@example.com`);
      await store({ ...quoteFor({ madeHours: -90, endHours: -1 }), ...mailbox });
      await store({ ...quoteFor({ madeHours: -90, endHours: 5 }), ...mailbox });
      await store({ ...booking(-23), ...mailbox });
    }
    const settled = await Promise.all(Array.from({ length: 4 }, () => createTestRunner(db).sweep()));
    expect(settled.reduce((sum, each) => sum + each)).toBe(90);
    const { rows } = await sql<{ event: string; count: number }>`
      select event, count(*) as count from trip_history where actor = 'clock' group by event order by event`.execute(db);
    expect(rows).toEqual([
      { event: 'complete', count: 30 },
      { event: 'expire', count: 30 },
    ]);
    expect(await listMails()).toEqual(Array.from({ length: 30 }, () => 'quote-reminder'));
  });

  it('continue past an unreadable trip, and report it once without its data', async () => {
    const { db, store, sweep, errors } = await createScene();
    const broken = await store(quoteFor({ madeHours: -90, endHours: -1 }));
    const whole = await store(quoteFor({ madeHours: -90, endHours: -1 }));
    await sql`update trips set customer = '{"email": "secret@example.com"}' where id = ${broken.id}`.execute(db);
    expect([await sweep(), await sweep()]).toEqual([1, 0]);
    expect(await findTripById(db, whole.id)).toMatchObject(tripStates.expired);
    expect(errors).toEqual([
      [
        expect.objectContaining({ kind: 'expire', trip: broken.reference, error: expect.stringContaining(broken.reference) }),
        'Unable to do what is due to a trip',
      ],
    ]);
    expect(JSON.stringify(errors)).not.toContain('secret');
  });
});

describe('a sweep', () => {
  it('do everything else while one kind cannot be queried, report it once, and resume it', async () => {
    const { db, store, sweep, errors } = await createScene();
    const reminded = await store(quoteFor({ madeHours: -48, endHours: 23 }));
    // A row of the previous release, whose quote has to be readable.
    const date = async (madeAt: string) =>
      await sql`update trips set quoted_at = null, quote = jsonb_set(quote, '{madeAt}', to_jsonb(${madeAt}::text)) where id = ${reminded.id}`.execute(
        db,
      );
    await date('no date');
    await store(booking(-23));
    await store({ ...tripStates.declined, createdAt: inHours(-91 * 24) });
    expect([await sweep(), await sweep()]).toEqual([2, 0]);
    expect(errors).toEqual([[expect.objectContaining({ kind: 'quote-reminder' }), 'Unable to do what is due']]);
    await date(inHours(-48));
    expect(await sweep()).toBe(1);
  });
});

const crashes: readonly (readonly [string, () => Partial<Trip>])[] = [
  ['expire', () => quoteFor({ madeHours: -90, endHours: -1 })],
  ['quote-reminder', () => quoteFor({ madeHours: -90, endHours: 5 })],
  ['day-before', () => booking(20)],
  ['complete', () => booking(-23)],
  ['review-invitation', () => ({ ...booking(-60), ...tripStates.done })],
  ['anonymise', () => ({ ...tripStates.declined, createdAt: inHours(-91 * 24) })],
];

describe('a process that dies before any statement of a sweep', () => {
  it.each(crashes)('leaves %s done or not begun, and the next sweep does it once', async (_kind, changes) => {
    const { db, url, store } = await createScene();
    await store(changes());
    const before = await readStoredState(db);
    let halts = 0;
    let settled = 0;
    for (let statement = 1; statement < 80 && settled === 0; statement += 1) {
      const dying = createCrashingDatabase(url, statement);
      await createTestRunner(dying.db)
        .sweep()
        .catch(() => undefined);
      await dying.db.destroy();
      const after = await readStoredState(db);
      if (JSON.stringify(after) === JSON.stringify(before)) halts += 1;
      else settled = statement;
    }
    // One of the crashes came after the commit; every crash before that left all as it was.
    expect(halts).toBeGreaterThan(5);
    expect(settled).toBeGreaterThan(halts);
    const done = await readStoredState(db);
    expect(await createTestRunner(db).sweep()).toBe(0);
    expect(await readStoredState(db)).toEqual(done);
  });
});
