import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { completeJob, leaseDueJobs } from '#db/outbox/outbox-store.ts';
import {
  AssignDriverDocument,
  DeclineTripDocument,
  HoldMailsDocument,
  NoteOnTripDocument,
  ReleaseMailsDocument,
  ResendMailDocument,
  SeeMentionDocument,
  TodayDocument,
  TripDocument,
  TripsDocument,
} from '#desk/api/generated/operations.ts';
import { listAudit } from '#operations/audit/audit-store.ts';
import { listDueTrips } from '#operations/trips/due-trips.ts';
import { createDeskRunner } from './run.ts';
import { createWorld, everything } from './testing/desk-world.ts';
import { enter, statusOf } from './testing/enter.ts';

const run = createDeskRunner();

describe('a note', () => {
  it('is shown at the trip, and on the first page of whom it names until he has seen it', async () => {
    const { context, db, booked } = await createWorld();
    const [sales, planner] = [await enter(context, { roles: ['sales'] }), await enter(context, { roles: ['planner'] })];
    expect((await run(sales, NoteOnTripDocument, { reference: booked, text: ' ' })).noteOnTrip.problem).toBe('nothing-typed');
    expect(
      (await run(sales, NoteOnTripDocument, { reference: booked, text: '@Mo planner they want\r\na white coach' })).noteOnTrip.problem,
    ).toBeNull();
    const { trip } = await run(planner, TripDocument, { reference: booked });
    expect(trip?.teamNotes).toMatchObject([{ memberName: 'Mo sales', text: '@Mo planner they want\na white coach' }]);
    expect(await listAudit(db, 9)).toContainEqual(expect.objectContaining({ act: 'note', subject: booked, memberName: 'Mo sales' }));
    const { today } = await run(planner, TodayDocument, {});
    expect(today.mentions).toMatchObject([{ reference: booked, memberName: 'Mo sales' }]);
    expect((await run(sales, TodayDocument, {})).today.mentions).toEqual([]);
    const noteId = today.mentions[0]?.id ?? '';
    expect(await run(sales, SeeMentionDocument, { noteId })).toEqual({ seeMention: false });
    expect(await run(planner, SeeMentionDocument, { noteId })).toEqual({ seeMention: true });
    expect((await run(planner, TodayDocument, {})).today.mentions).toEqual([]);
  });

  it('is written by nobody who may not see trips', async () => {
    const { context, booked } = await createWorld();
    const editor = await enter(context, { roles: ['editor'] });
    expect(await statusOf(run(editor, NoteOnTripDocument, { reference: booked, text: 'x' }))).toBe(404);
  });
});

describe('two at one trip', () => {
  it('see each other', async () => {
    const { context, booked } = await createWorld();
    const [sales, planner] = [await enter(context, { roles: ['sales'] }), await enter(context, { roles: ['planner'] })];
    expect((await run(sales, TripDocument, { reference: booked })).trip?.present).toEqual([]);
    expect((await run(planner, TripDocument, { reference: booked })).trip?.present).toEqual(['Mo sales']);
    expect((await run(sales, TripDocument, { reference: booked })).trip?.present).toEqual(['Mo planner']);
  });

  it('overwrite nothing of each other that they have not seen', async () => {
    const { context, booked } = await createWorld();
    const planner = await enter(context, { roles: ['planner'] });
    const version = (await run(planner, TripDocument, { reference: booked })).trip?.version ?? 0;
    const driver = { reference: booked, version, driverPhone: '06 11 22 33 44', vehicle: '12-BRX-4, white' };
    expect((await run(planner, AssignDriverDocument, { ...driver, driverName: 'Jo' })).assignDriver.problem).toBeNull();
    expect((await run(planner, AssignDriverDocument, { ...driver, driverName: 'Al' })).assignDriver.problem).toBe('changed-meanwhile');
    expect((await run(planner, TripDocument, { reference: booked })).trip?.driver?.name).toBe('Jo');
    const now = { ...driver, version: version + 1, driverName: 'Al' };
    expect((await run(planner, AssignDriverDocument, now)).assignDriver.problem).toBeNull();
  });
});

describe('held mails', () => {
  it('are not due to go until they are let go again, and every list says so', async () => {
    const { context, db, booked } = await createWorld();
    const planner = await enter(context, { roles: ['planner'] });
    await sql`update trips set first_departure = now() + interval '20 hours' where reference = ${booked}`.execute(db);
    const due = async () => (await listDueTrips(db, { kind: 'day-before', after: null, limit: 9 })).length;
    expect(await due()).toBe(1);
    const hold = { reference: booked, reason: '' };
    expect((await run(planner, HoldMailsDocument, hold)).holdMails.problem).toBe('reason-needed');
    expect((await run(planner, HoldMailsDocument, { ...hold, reason: 'accident' })).holdMails.problem).toBeNull();
    expect(await due()).toBe(0);
    const { trips } = await run(planner, TripsDocument, { ...everything, state: 'booked' });
    expect(trips.trips).toMatchObject([{ reference: booked, isHeld: true }]);
    const { trip } = await run(planner, TripDocument, { reference: booked });
    expect(trip).toMatchObject({
      hold: { reason: 'accident', memberName: 'Mo planner' },
      acts: ['assign', 'complete', 'correct-customer', 'change-itinerary', 'journey-details', 'release-mails', 'open-incident'],
    });
    expect(trip?.history.at(-1)).toMatchObject({ event: 'hold-mails', actorName: 'Mo planner' });
    expect((await run(planner, ReleaseMailsDocument, { reference: booked })).releaseMails.problem).toBeNull();
    expect((await run(planner, ReleaseMailsDocument, { reference: booked })).releaseMails.problem).toBe('not-held');
    expect(await due()).toBe(1);
  });

  it('are no finance matter', async () => {
    const { context, booked } = await createWorld();
    const finance = await enter(context, { roles: ['finance'] });
    expect(await statusOf(run(finance, HoldMailsDocument, { reference: booked, reason: 'x' }))).toBe(404);
  });
});

describe('a mail', () => {
  it('is shown as it went out', async () => {
    const { context, db, booked } = await createWorld();
    const sales = await enter(context, { roles: ['sales'] });
    const lease = { owner: 'a worker', limit: 9, leaseSeconds: 60 };
    for (const { id } of await leaseDueJobs(db, lease)) {
      await completeJob(db, { id, owner: lease.owner, sent: { subject: 'Your trip', text: 'All is well.' } });
    }
    await sql`delete from outbox where message_id like '<quote-ready%'`.execute(db);
    const { trip } = await run(sales, TripDocument, { reference: booked });
    expect(trip?.mails.map(({ kind, subject, body }) => [kind, subject, body])).toEqual([
      ['quote-ready', 'Your trip', 'All is well.'],
      ['booking-confirmed', 'Your trip', 'All is well.'],
    ]);
  });

  it('goes out once more, with what the trip is now, while that holds', async () => {
    const { context, db, booked } = await createWorld();
    const sales = await enter(context, { roles: ['sales'] });
    const { trip } = await run(sales, TripDocument, { reference: booked });
    expect(trip?.mails.map(({ kind, mayResend }) => [kind, mayResend])).toEqual([
      ['quote-ready', false],
      ['booking-confirmed', true],
    ]);
    const again = { reference: booked, kind: 'booking-confirmed' };
    expect((await run(sales, ResendMailDocument, again)).resendMail.problem).toBeNull();
    const mails = (await run(sales, TripDocument, { reference: booked })).trip?.mails ?? [];
    expect(mails.map(({ kind }) => kind)).toEqual(['quote-ready', 'booking-confirmed', 'booking-confirmed']);
    expect(new Set(mails.map(({ id }) => id)).size).toBe(3);
    for (const kind of ['quote-ready', 'day-before', 'nonsense']) {
      expect((await run(sales, ResendMailDocument, { reference: booked, kind })).resendMail.problem).toBe('not-timely');
    }
    expect((await listAudit(db, 9)).filter(({ act }) => act === 'resend-mail')).toHaveLength(1);
  });
});

it('an act that changes nothing is not in the audit', async () => {
  const { context, db, booked } = await createWorld();
  const sales = await enter(context, { roles: ['sales'] });
  expect((await run(sales, DeclineTripDocument, { reference: booked, reason: '' })).declineTrip.problem).toBe('state');
  expect((await listAudit(db, 9)).filter(({ act }) => act === 'decline')).toEqual([]);
});
