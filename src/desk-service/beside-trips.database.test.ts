import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { completeJob, leaseDueJobs } from '#db/outbox/outbox-store.ts';
import { createWorld, everything } from '#desk-service/testing/desk-world.ts';
import { enter, statusOf } from '#desk-service/testing/enter.ts';
import { listAudit } from '#operations/audit/audit-store.ts';
import { listDueTrips } from '#operations/trips/due-trips.ts';
import { openFor, problemOf, versionOf } from './testing/open-for.ts';

describe('a note', () => {
  it('is shown at the trip, and on the first page of the person it names until read', async () => {
    const { context, db, booked } = await createWorld();
    const [sales, planner] = [await enter(context, { roles: ['sales'] }), await enter(context, { roles: ['planner'] })];
    expect(problemOf(await openFor(sales).acts.trips.note({ reference: booked, text: ' ' }))).toBe('nothing-typed');
    expect(problemOf(await openFor(sales).acts.trips.note({ reference: booked, text: 'x'.repeat(4_001) }))).toBe('mistyped');
    expect(
      problemOf(await openFor(sales).acts.trips.note({ reference: booked, text: '@Mo planner they want\r\na white coach' })),
    ).toBeNull();
    const trip = await openFor(planner).queries.trips.page({ reference: booked });
    expect(trip?.notes).toMatchObject([{ memberName: 'Mo sales', text: '@Mo planner they want\na white coach' }]);
    expect(await listAudit(db, 9)).toContainEqual(expect.objectContaining({ act: 'note', subject: booked, memberName: 'Mo sales' }));
    const mentions = async (who: typeof planner) =>
      (await openFor(who).queries.today.inbox({})).lines.filter(({ kind }) => kind === 'mention');
    const [line] = await mentions(planner);
    expect(line).toMatchObject({ reference: booked, isMine: true, about: { memberName: 'Mo sales' } });
    expect(await mentions(sales)).toEqual([]);
    const noteId = line?.kind === 'mention' ? line.about.id : '';
    expect(problemOf(await openFor(sales).acts.trips.seeMention({ note: noteId }))).toBe('gone');
    expect(problemOf(await openFor(planner).acts.trips.seeMention({ note: noteId }))).toBeNull();
    expect(await mentions(planner)).toEqual([]);
    expect(problemOf(await openFor(sales).acts.trips.unseeMention({ note: noteId }))).toBe('gone');
    expect(problemOf(await openFor(planner).acts.trips.unseeMention({ note: noteId }))).toBeNull();
    expect(await mentions(planner)).toHaveLength(1);
    expect(problemOf(await openFor(planner).acts.trips.unseeMention({ note: noteId }))).toBe('gone');
  });

  it('is only written by people who may see trips', async () => {
    const { context, booked } = await createWorld();
    const editor = await enter(context, { roles: ['editor'] });
    expect(await statusOf(() => openFor(editor).acts.trips.note({ reference: booked, text: 'x' }))).toBe(404);
  });
});

describe('two at one trip', () => {
  it('see each other', async () => {
    const { context, booked } = await createWorld();
    const [sales, planner] = [await enter(context, { roles: ['sales'] }), await enter(context, { roles: ['planner'] })];
    expect((await openFor(sales).queries.trips.page({ reference: booked }))?.present).toEqual([]);
    expect((await openFor(planner).queries.trips.page({ reference: booked }))?.present).toEqual(['Mo sales']);
    expect((await openFor(sales).queries.trips.page({ reference: booked }))?.present).toEqual(['Mo planner']);
  });

  it('see each other on every other page that edits one thing, and nobody signed out does', async () => {
    const { context, booked } = await createWorld();
    const [sales, planner] = [await enter(context, { roles: ['sales'] }), await enter(context, { roles: ['planner'] })];
    for (const [kind, key] of [
      ['incident', booked],
      ['offer', `${booked} 1`],
      ['plan', sales.signedIn.member.id],
    ] as const) {
      expect(await openFor(sales).queries.presence.here({ kind, key })).toEqual([]);
      expect(await openFor(planner).queries.presence.here({ kind, key })).toEqual(['Mo sales']);
      expect(await openFor(sales).queries.presence.here({ kind, key })).toEqual(['Mo planner']);
    }
    expect(await openFor(sales).queries.presence.here({ kind: 'offer', key: `${booked} 2` })).toEqual([]);
    expect(await statusOf(() => openFor(sales).queries.presence.here({ kind: 'offer', key: '<script>' }))).toBe(404);
    const half = { ...sales, signedIn: { ...sales.signedIn, session: { ...sales.signedIn.session, scope: 'code' as const } } };
    expect(await statusOf(() => openFor(half).queries.presence.here({ kind: 'plan', key: booked }))).toBe(404);
  });

  it('overwrite nothing of each other that they have not seen', async () => {
    const { context, booked } = await createWorld();
    const planner = await enter(context, { roles: ['planner'] });
    const version = (await openFor(planner).queries.trips.page({ reference: booked }))?.version ?? 0;
    const driver = { reference: booked, version: String(version), driverPhone: '06 11 22 33 44', vehicle: '12-BRX-4, white' };
    expect(problemOf(await openFor(planner).acts.trips.assignOutside({ ...driver, driverName: 'Jo' }))).toBeNull();
    expect(problemOf(await openFor(planner).acts.trips.assignOutside({ ...driver, driverName: 'Al' }))).toBe('changed-meanwhile');
    expect((await openFor(planner).queries.trips.page({ reference: booked }))?.assigned[0]?.driverName).toBe('Jo');
    const now = { ...driver, version: String(version + 1), driverName: 'Al' };
    expect(problemOf(await openFor(planner).acts.trips.assignOutside(now))).toBeNull();
  });
});

describe('paused mails', () => {
  it('are not due until released, and every list says so', async () => {
    const { context, db, booked } = await createWorld();
    const planner = await enter(context, { roles: ['planner'] });
    await sql`update trips set first_departure = now() + interval '20 hours' where reference = ${booked}`.execute(db);
    const due = async () => (await listDueTrips(db, { kind: 'day-before', after: null, limit: 9 })).length;
    expect(await due()).toBe(1);
    const pause = { reference: booked, reason: '' };
    expect(problemOf(await openFor(planner).acts.trips.pauseMails(pause))).toBe('reason-needed');
    expect(problemOf(await openFor(planner).acts.trips.pauseMails({ ...pause, reason: 'accident' }))).toBeNull();
    expect(await due()).toBe(0);
    const { trips } = await openFor(planner).queries.tripList.page({ ...everything, state: 'booked' });
    expect(trips).toMatchObject([{ reference: booked, isPaused: true }]);
    const trip = await openFor(planner).queries.trips.page({ reference: booked });
    expect(trip).toMatchObject({
      pause: { reason: 'accident', memberName: 'Mo planner' },
      acts: ['assign', 'complete', 'correct-customer', 'change-itinerary', 'journey-details', 'release-mails', 'open-incident', 'letter'],
    });
    expect(trip?.history.at(-1)).toMatchObject({ event: 'hold-mails', actorName: 'Mo planner' });
    expect(problemOf(await openFor(planner).acts.trips.releaseMails({ reference: booked }))).toBeNull();
    expect(problemOf(await openFor(planner).acts.trips.releaseMails({ reference: booked }))).toBe('not-held');
    expect(await due()).toBe(1);
  });

  it('are no finance matter', async () => {
    const { context, booked } = await createWorld();
    const finance = await enter(context, { roles: ['finance'] });
    expect(await statusOf(() => openFor(finance).acts.trips.pauseMails({ reference: booked, reason: 'x' }))).toBe(404);
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
    const trip = await openFor(sales).queries.trips.page({ reference: booked });
    expect(trip?.mails.map(({ kind, subject, body }) => [kind, subject, body])).toEqual([
      ['quote-ready', 'Your trip', 'All is well.'],
      ['booking-confirmed', 'Your trip', 'All is well.'],
    ]);
  });

  it('is sent once more, with the current trip, while that is valid', async () => {
    const { context, db, booked } = await createWorld();
    const sales = await enter(context, { roles: ['sales'] });
    const trip = await openFor(sales).queries.trips.page({ reference: booked });
    expect(trip?.mails.map(({ kind, mayResend }) => [kind, mayResend])).toEqual([
      ['quote-ready', false],
      ['booking-confirmed', true],
    ]);
    const again = { reference: booked, kind: 'booking-confirmed' };
    expect(problemOf(await openFor(sales).acts.trips.resendMail(again))).toBeNull();
    const mails = (await openFor(sales).queries.trips.page({ reference: booked }))?.mails ?? [];
    expect(mails.map(({ kind }) => kind)).toEqual(['quote-ready', 'booking-confirmed', 'booking-confirmed']);
    expect(new Set(mails.map(({ id }) => id)).size).toBe(3);
    for (const kind of ['quote-ready', 'day-before', 'nonsense']) {
      expect(problemOf(await openFor(sales).acts.trips.resendMail({ reference: booked, kind }))).toBe('not-timely');
    }
    expect((await listAudit(db, 9)).filter(({ act }) => act === 'resend-mail')).toHaveLength(1);
  });
});

it('an act that changes nothing is not in the audit', async () => {
  const { context, db, booked } = await createWorld();
  const sales = await enter(context, { roles: ['sales'] });
  const decline = { reference: booked, version: await versionOf(context, booked), reason: '', alternatives: [] };
  expect(problemOf(await openFor(sales).acts.trips.decline(decline))).toBe('state');
  expect((await listAudit(db, 9)).filter(({ act }) => act === 'decline')).toEqual([]);
});
