import { sql } from 'kysely';
import { v4 as randomId } from 'uuid';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { createBookedTrip } from '#api/testing/booked-trip.ts';
import { tripStates } from '#domain/trip/states.ts';
import { placeCrew } from '#operations/duties/place-crew.ts';
import { planDutiesWhenDue } from '#operations/duties/trip-duties.ts';
import { upsertDriver } from '#operations/fleet/driver-store.ts';
import { reportAbsence } from '#operations/fleet/edit-absences.ts';
import { insertDepot, listDepots, upsertOperator } from '#operations/fleet/operator-store.ts';
import { upsertVehicle } from '#operations/fleet/vehicle-store.ts';
import { listIncidentLines, listOpenIncidents } from '#operations/incidents/incident-store.ts';
import { listLostItems } from '#operations/lost-items/lost-item-store.ts';
import { answerLostItemAtDesk, handOverLostItem, reportLostItem } from '#operations/lost-items/lost-items.ts';
import { reportLostByTraveller } from '#operations/lost-items/report-by-traveller.ts';
import { staffRights } from '#operations/staff/rules/rights.ts';
import { changeDriverLink, findDriverLink } from './driver-link.ts';
import { forgetOldOnDuty } from './forget-old.ts';
import { listLivePlaces } from './live-place-store.ts';
import { readDriverDay } from './read-driver-day.ts';
import { receiveReports } from './receive-reports.ts';
import { handleReport, releaseRun } from './release-run.ts';
import { listReportsOfTrip } from './report-store.ts';
import { lastStep } from './rules/report-kinds.ts';

const staff = { kind: 'staff', name: 'Mo Planner', id: null, rights: staffRights } as const;

/** A booked trip far ahead, a coach, and two drivers, the second without a mail address. */
async function createWorld() {
  const { db, context, bookingId } = await createBookedTrip();
  const operator = { kind: 'own', name: 'Convoya', country: 'NL', phone: '+31301234567', email: '' } as const;
  const operatorId = (await upsertOperator(db, null, operator)) ?? '';
  await insertDepot(db, { operatorId, name: 'Nieuwegein', country: 'NL', coordinates: { latitude: 52, longitude: 5 } });
  const depotId = (await listDepots(db))[0]?.id ?? '';
  const plain = { wheelchairs: 2, extras: [], look: 'white', massKg: null, euroNorm: '', zones: '', soldOn: null };
  const coach = { ...plain, depotId, plate: '12-BRX-4', class: 'coachHire', seats: 59, tachograph: 'smart2' } as const;
  const vehicleId = (await upsertVehicle(db, null, coach)) ?? '';
  const addDriver = async (name: string, email: string) =>
    (await upsertDriver(db, null, {
      depotId,
      name,
      phone: '+31612345678',
      email,
      languages: ['de'],
      hoursAWeek: null,
      taxNumber: '',
      leftOn: null,
    })) ?? '';
  const [jan, piet] = [await addDriver('Jan', 'jan@example.com'), await addDriver('Piet', 'piet@example.com')];
  const { id: tripId, reference } = await db.selectFrom('trips').select(['id', 'reference']).executeTakeFirstOrThrow();
  const run = { reference, vehicleIndex: 0, staff };
  const place = async (driverId: string) =>
    await placeCrew(context, { ...run, vehicleId, driverIds: [driverId], overrideReason: 'papers seen', seen: null });
  const keyOf = async (driverId: string) => (await findDriverLink(context, driverId))?.split('/').at(-1) ?? '';
  /** Moves the duty so that it is in progress now. */
  const start = async (hoursAgo = 1) => {
    const now = new Date();
    const [from, until] = [
      new Date(now.getTime() - hoursAgo * 3_600_000).toISOString(),
      new Date(now.getTime() + 9 * 3_600_000).toISOString(),
    ];
    await sql`update duty_sheets set starts_at = ${from}, ends_at = ${until},
      contents = contents || jsonb_build_object('startsAt', ${from}::text, 'endsAt', ${until}::text)`.execute(db);
  };
  const mails = async () => {
    const rows = await db.selectFrom('outbox').select('payload').orderBy('id').execute();
    return rows.map(({ payload }) => payload).filter((payload) => JSON.stringify(payload).includes('"duty-sheet"'));
  };
  const dayOf = async (driverId: string) => await readDriverDay(context, await keyOf(driverId));
  return { db, context, bookingId, tripId, reference, run, place, keyOf, start, mails, dayOf, jan, piet };
}

describe('a duty sheet', () => {
  it('is sent on release, by mail and on a page in the driver’s language', async () => {
    const { context, run, place, start, mails, dayOf, jan } = await createWorld();
    expect(await place(jan)).toMatchObject({ ok: true });
    expect(await mails()).toEqual([]);
    expect(await releaseRun(context, run)).toMatchObject({ ok: true });
    expect(await releaseRun(context, run)).toEqual({ ok: false, failure: { why: 'nothing-to-release' } });
    await start();
    const day = await dayOf(jan);
    expect(day).toMatchObject({ driver: 'Jan', language: 'de', officePhone: '+31301234567' });
    expect(day?.duties).toMatchObject([{ version: 1, isSeen: false, sheet: { vehicle: '12-BRX-4, white' } }]);
    expect(day?.duties[0]?.sheet.stops.length).toBeGreaterThan(1);
    expect(day?.duties[0]?.sheet.leaders[0]?.phone).not.toBe('');
    expect(await mails()).toMatchObject([{ occasion: 'new', language: 'de', recipient: { email: 'jan@example.com' } }]);
  });

  it('goes at once to the new driver, and is withdrawn from the previous one', async () => {
    const { context, run, place, mails, keyOf, start, dayOf, jan, piet } = await createWorld();
    await place(jan);
    await releaseRun(context, run);
    await place(piet);
    expect(await mails()).toMatchObject([
      { occasion: 'new', recipient: { email: 'jan@example.com' } },
      { occasion: 'withdrawn', recipient: { email: 'jan@example.com' } },
      { occasion: 'new', recipient: { email: 'piet@example.com' } },
    ]);
    await start();
    expect((await dayOf(jan))?.duties).toEqual([]);
    expect((await dayOf(piet))?.duties).toHaveLength(1);
    expect(await keyOf(jan)).not.toBe(await keyOf(piet));
  });

  it('goes at once to the successor of a removed driver', async () => {
    const { context, run, place, mails, dayOf, jan, piet } = await createWorld();
    await place(jan);
    await releaseRun(context, run);
    const kind = { kind: 'ill', fromDate: new Date().toISOString().slice(0, 10), fromTime: '', untilDate: '', untilTime: '' };
    expect(await reportAbsence(context, { id: null, name: 'Mo' }, { id: jan, input: kind })).toMatchObject({ ok: true });
    expect((await dayOf(jan))?.duties).toEqual([]);
    await place(piet);
    expect((await dayOf(piet))?.duties).toHaveLength(1);
    expect((await mails()).map((mail) => v.parse(v.object({ occasion: v.string() }), mail).occasion)).toEqual(['new', 'withdrawn', 'new']);
  });

  it('must be read again when the trip changes', async () => {
    const { db, context, reference, run, place, keyOf, start, mails, dayOf, jan } = await createWorld();
    await place(jan);
    await releaseRun(context, run);
    await start();
    const [duty] = (await dayOf(jan))?.duties ?? [];
    const seen = { id: randomId(), dutyId: duty?.dutyId, kind: 'seen', version: 1, at: new Date().toISOString() };
    await receiveReports(context, await keyOf(jan), { presses: [seen] });
    expect((await dayOf(jan))?.duties[0]?.isSeen).toBe(true);
    await sql`update trips set first_contact = jsonb_build_object('name', 'Loes Leider', 'phoneNumber', '+31699999999'), version = version + 1
      where reference = ${reference}`.execute(db);
    await planDutiesWhenDue(context, 10);
    await start();
    expect((await dayOf(jan))?.duties).toMatchObject([
      { version: 2, isSeen: false, sheet: { leaders: [{ name: 'Loes Leider', phone: '+31699999999' }] } },
    ]);
    expect((await mails()).at(-1)).toMatchObject({ occasion: 'changed' });
    const count = (await mails()).length;
    await planDutiesWhenDue(context, 10);
    expect(await mails()).toHaveLength(count);
  });
});

describe('a driver’s link', () => {
  it('opens nothing once it was renewed or ended, and nothing by guessing', async () => {
    const { context, run, place, keyOf, jan } = await createWorld();
    await place(jan);
    await releaseRun(context, run);
    const first = await keyOf(jan);
    expect(first).toHaveLength(27);
    expect(await readDriverDay(context, first)).not.toBeNull();
    expect(await changeDriverLink(context, { driverId: jan, staff, isEnded: false })).toBe(true);
    expect(await readDriverDay(context, first)).toBeNull();
    expect(await receiveReports(context, first, { presses: [] })).toBeNull();
    const second = await keyOf(jan);
    expect(await readDriverDay(context, second)).not.toBeNull();
    await changeDriverLink(context, { driverId: jan, staff, isEnded: true });
    expect(await readDriverDay(context, second)).toBeNull();
    expect(await findDriverLink(context, jan)).toBeNull();
    expect(await changeDriverLink(context, { driverId: randomId(), staff, isEnded: false })).toBe(false);
  });
});

/** A driver on duty, with the driver's key. */
async function createDriving() {
  const world = await createWorld();
  await world.place(world.jan);
  await releaseRun(world.context, world.run);
  await world.start(44);
  const key = await world.keyOf(world.jan);
  const dutyId = (await world.dayOf(world.jan))?.duties[0]?.dutyId ?? '';
  const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
  const send = async (...reports: readonly object[]) =>
    await receiveReports(world.context, key, { presses: reports.map((reportFrom) => ({ id: randomId(), dutyId, ...reportFrom })) });
  return { ...world, key, dutyId, hoursAgo, send };
}

describe('a report', () => {
  it('counts once however often it arrives, and by its own time however late and in whatever order', async () => {
    const { db, context, key, dutyId, hoursAgo, tripId } = await createDriving();
    const made = [
      { id: randomId(), dutyId, kind: 'done', at: hoursAgo(25) },
      { id: randomId(), dutyId, kind: 'left-depot', at: hoursAgo(40) },
      { id: randomId(), dutyId, kind: 'at-stop', stop: 1, at: hoursAgo(30) },
    ];
    const sent = await Promise.all(Array.from({ length: 6 }, async () => await receiveReports(context, key, { presses: made })));
    for (const answer of sent) expect(answer?.taken.toSorted()).toEqual(made.map(({ id }) => id).toSorted());
    const reports = await listReportsOfTrip(db, tripId);
    expect(reports.map(({ kind }) => kind)).toEqual(['left-depot', 'at-stop', 'done']);
    expect(lastStep(reports.toReversed())?.kind).toBe('done');
  });

  it('of another’s duty, of an unknown one, or too old is removed from the phone and not stored', async () => {
    const { db, send, tripId, hoursAgo } = await createDriving();
    const answer = await send({ kind: 'done', dutyId: randomId() }, { kind: 'done', at: hoursAgo(24 * 30) }, { kind: 'fly' });
    expect(answer?.taken).toHaveLength(2);
    expect(await listReportsOfTrip(db, tripId)).toEqual([]);
  });

  it('long before its duty is refused, and the phone learns that; a breakdown may be reported at any time', async () => {
    const { db, send, start, tripId, hoursAgo } = await createDriving();
    await start(-13 * 24);
    const early = randomId();
    expect(await send({ id: early, kind: 'left-depot' }, { kind: 'delay', minutes: 20 })).toMatchObject({
      refused: [early, expect.any(String)],
    });
    expect(await listReportsOfTrip(db, tripId)).toEqual([]);
    expect(await send({ kind: 'breakdown', at: hoursAgo(0) })).toMatchObject({ refused: [] });
    expect(await listReportsOfTrip(db, tripId)).toMatchObject([{ kind: 'breakdown' }]);
  });

  it('of a step is undone within ten minutes by its sender, and then does not count', async () => {
    const { db, send, tripId, dutyId, dayOf, jan, hoursAgo } = await createDriving();
    const [mistaken, old] = [randomId(), randomId()];
    await send({ id: old, kind: 'left-depot', at: hoursAgo(2) }, { id: mistaken, kind: 'done', at: hoursAgo(0.1) });
    await send({ kind: 'take-back', takesBack: old }, { kind: 'take-back', takesBack: mistaken }, { kind: 'take-back' });
    expect((await listReportsOfTrip(db, tripId)).map(({ kind }) => kind)).toEqual(['left-depot']);
    expect((await dayOf(jan))?.duties).toMatchObject([{ dutyId, takenBack: [mistaken], reports: [{ kind: 'left-depot' }] }]);
    await send({ id: mistaken, kind: 'done', at: hoursAgo(0.1) });
    expect(await listReportsOfTrip(db, tripId)).toHaveLength(1);
  });

  it('of an accident or of a missing group opens an incident', async () => {
    const { db, send, tripId } = await createDriving();
    await send({ kind: 'no-show', at: null });
    expect(await listOpenIncidents(db)).toMatchObject([{ kind: 'no-show', tripId }]);
    await send({ kind: 'accident', note: 'E19' });
    expect(await listOpenIncidents(db)).toMatchObject([{ kind: 'accident', tripId }]);
  });

  it('that arrives a day late, after the trip is completed, is stored at its place and raises no alert', async () => {
    const { db, send, tripId, hoursAgo } = await createDriving();
    await db.updateTable('trips').set(tripStates.done).where('id', '=', tripId).execute();
    await send({ kind: 'done', at: hoursAgo(24) });
    await send({ kind: 'breakdown', at: hoursAgo(27), note: 'flat tyre' }, { kind: 'delay', minutes: 50, at: hoursAgo(28) });
    await send({ kind: 'left-depot', at: hoursAgo(33) });
    const reports = await listReportsOfTrip(db, tripId);
    expect(reports.map(({ kind }) => kind)).toEqual(['left-depot', 'delay', 'breakdown', 'done']);
    expect(await listOpenIncidents(db)).toEqual([]);
    expect(lastStep(reports.toReversed())?.kind).toBe('done');
  });

  it('made by a clock that runs ahead is of the moment in which it came', async () => {
    const { db, send, tripId, hoursAgo } = await createDriving();
    await send({ kind: 'aboard', at: hoursAgo(-48) });
    const [reportFrom] = await listReportsOfTrip(db, tripId);
    expect(Date.parse(reportFrom?.at ?? '')).toBeLessThanOrEqual(Date.now() + 1_000);
  });

  it('that needs a person is handled once, with a name in the audit', async () => {
    const { db, context, send, tripId, reference } = await createDriving();
    await send({ kind: 'breakdown', note: 'E19 Mechelen' });
    const [reportFrom] = await listReportsOfTrip(db, tripId);
    const reportId = reportFrom?.id ?? '';
    expect(await handleReport(context, { reportId, staff: { ...staff, rights: [] } })).toEqual({ ok: false, failure: { why: 'no-right' } });
    expect(await handleReport(context, { reportId, staff })).toMatchObject({ ok: true });
    expect(await handleReport(context, { reportId, staff })).toEqual({ ok: false, failure: { why: 'gone' } });
    const audit = await db.selectFrom('staff_audit').select(['act', 'subject']).where('act', '=', 'handle-press').execute();
    expect(audit).toEqual([{ act: 'handle-press', subject: reference }]);
  });

  it('of a breakdown opens an incident under the driver’s name, once; a short delay opens none', async () => {
    const { db, send, reference } = await createDriving();
    await send({ kind: 'delay', minutes: 10 });
    expect(await listOpenIncidents(db)).toEqual([]);
    const id = randomId();
    await send({ id, kind: 'breakdown', note: 'E19 Mechelen' });
    await send({ id, kind: 'breakdown', note: 'E19 Mechelen' });
    const [incident, ...others] = await listOpenIncidents(db);
    expect(others).toEqual([]);
    expect(incident).toMatchObject({ reference, kind: 'breakdown', openedBy: 'Jan' });
    expect(await listIncidentLines(db, incident?.id ?? '')).toMatchObject([{ what: 'reported', by: 'Jan', text: 'E19 Mechelen' }]);
  });
});

describe('a place', () => {
  const place = { latitude: 51.03, longitude: 4.48 };

  it('is one per duty, the latest, with the expected arrival, and deleted after two days', async () => {
    const { db, send, tripId } = await createDriving();
    await send({ kind: 'place', place });
    await send({ kind: 'place', place: { latitude: 51.5, longitude: 4.9 } });
    const places = await listLivePlaces(db, tripId);
    expect(places).toMatchObject([{ latitude: 51.5, longitude: 4.9 }]);
    expect(Date.parse(places[0]?.expectedAt ?? '')).toBeGreaterThan(Date.parse(places[0]?.at ?? ''));
    expect(places[0]?.kilometres).toBeGreaterThan(0);
    await sql`update live_places set at = now() - interval '49 hours'`.execute(db);
    expect(await listLivePlaces(db, tripId)).toEqual([]);
    await forgetOldOnDuty(db);
    expect(await db.selectFrom('live_places').select('duty_id').execute()).toEqual([]);
  });

  it('that is old is not stored, because that would be a track', async () => {
    const { db, send, tripId, hoursAgo } = await createDriving();
    await send({ kind: 'place', place, at: hoursAgo(1) });
    expect(await listLivePlaces(db, tripId)).toEqual([]);
  });
});

describe('a thing that was left in the coach', () => {
  const asked = { what: 'zwarte telefoon', place: 'rij 12' };

  async function createDriven() {
    const world = await createWorld();
    const { context, db, run, place, start, jan, tripId, reference } = world;
    await place(jan);
    await releaseRun(context, run);
    await start();
    const of = { reference, staff };
    expect(await reportLostItem(context, { ...of, ...asked })).toMatchObject({ failure: { why: 'not-begun' } });
    const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
    await sql`update trips set itinerary = regexp_replace(itinerary::text, '"date": ?"[0-9-]{10}"', ${`"date": "${yesterday}"`}, 'g')::jsonb`.execute(
      db,
    );
    const report = async (what = asked.what) => await reportLostItem(context, { ...of, ...asked, what });
    const items = async () => await listLostItems(db, tripId);
    const lostItemMails = async () => {
      const rows = await db.selectFrom('outbox').select('payload').orderBy('id').execute();
      return rows.map(({ payload }) => JSON.parse(JSON.stringify(payload))).filter(({ kind }) => kind === 'lost-item');
    };
    const reportFrom = async (kind: string, item: string, by = jan) => {
      const dutyId = (await world.dayOf(jan))?.duties[0]?.dutyId ?? '';
      return await receiveReports(context, await world.keyOf(by), {
        presses: [{ id: randomId(), dutyId, kind, item, note: 'in het handschoenenvak' }],
      });
    };
    return { ...world, of, report, items, lostItemMails, reportFrom };
  }

  it('appears on the drivers’ pages, is found by one report, mailed with a code, and handed over only for it', async () => {
    const { context, of, report, items, lostItemMails, reportFrom, dayOf, jan, mails } = await createDriven();
    expect(await report('')).toMatchObject({ failure: { why: 'mistyped', issues: [{ field: 'what', code: 'required' }] } });
    expect(await report('x'.repeat(201))).toMatchObject({ failure: { why: 'mistyped', issues: [{ field: 'what', code: 'too-long' }] } });
    expect(await report()).toMatchObject({ ok: true });
    const [item] = (await dayOf(jan))?.lost ?? [];
    expect(item).toMatchObject(asked);
    expect((await mails()).map((mail) => JSON.parse(JSON.stringify(mail)).occasion)).toEqual(['new', 'lost']);
    const id = item?.id ?? '';
    await reportFrom('lost-found', id);
    await reportFrom('lost-missing', id);
    expect((await dayOf(jan))?.lost).toEqual([]);
    const [found] = await items();
    expect(found).toMatchObject({ state: 'found', note: 'in het handschoenenvak', answeredBy: 'Jan' });
    expect(await lostItemMails()).toMatchObject([{ what: asked.what, code: found?.code, note: 'in het handschoenenvak' }]);
    expect(await handOverLostItem(context, { ...of, id, code: 'CCCCC1' })).toMatchObject({ failure: { why: 'wrong-claim-code' } });
    expect(await handOverLostItem(context, { ...of, id, code: ` ${found?.code?.toLowerCase()} ` })).toMatchObject({ ok: true });
    expect(await handOverLostItem(context, { ...of, id, code: found?.code ?? '' })).toMatchObject({ failure: { why: 'answered-before' } });
    expect(await items()).toMatchObject([{ state: 'handed-over', endedBy: 'Mo Planner' }]);
  });

  it('appears equally if a traveller reports it', async () => {
    const { context, bookingId: id, dayOf, jan, mails } = await createDriven();
    expect(await reportLostByTraveller(context, { id, input: asked })).toEqual({ ok: true, value: true });
    expect((await dayOf(jan))?.lost).toMatchObject([asked]);
    expect((await mails()).map((mail) => JSON.parse(JSON.stringify(mail)).occasion)).toEqual(['new', 'lost']);
  });

  it('appears to nobody who did not drive, and only drivers can answer', async () => {
    const { context, report, items, reportFrom, dayOf, piet } = await createDriven();
    await changeDriverLink(context, { driverId: piet, staff, isEnded: false });
    await report();
    expect((await dayOf(piet))?.lost).toEqual([]);
    await reportFrom('lost-found', (await items())[0]?.id ?? '', piet);
    expect(await items()).toMatchObject([{ state: 'asked' }]);
  });

  it('is not found when all drivers have looked, and found when one of them finds it', async () => {
    const { context, db, report, items, lostItemMails, reportFrom, dayOf, tripId, jan, piet } = await createDriven();
    await changeDriverLink(context, { driverId: piet, staff, isEnded: false });
    const sheet = await db.selectFrom('duty_sheets').selectAll().where('trip_id', '=', tripId).executeTakeFirstOrThrow();
    await sql`insert into duty_sheets (id, trip_id, duty_id, driver_id, version, starts_at, ends_at, contents, released_by)
      select ${randomId()}, trip_id, duty_id, ${piet}, version, starts_at, ends_at, contents, released_by from duty_sheets where id = ${sheet.id}`.execute(
      db,
    );
    for (const answers of [
      ['lost-missing', 'lost-missing', 'missing'],
      ['lost-missing', 'lost-found', 'found'],
    ] as const) {
      await report(`${asked.what}, ${answers[2]}`);
      const id = (await items()).at(-1)?.id ?? '';
      await reportFrom(answers[0], id);
      expect([(await items()).at(-1)?.state, (await dayOf(jan))?.lost, (await dayOf(piet))?.lost.length]).toEqual(['asked', [], 1]);
      await reportFrom(answers[1], id, piet);
      expect((await items()).at(-1)?.state).toBe(answers[2]);
    }
    expect((await lostItemMails()).map(({ code }) => code === null)).toEqual([true, false]);
  });

  it('that was not found may turn up, each with a mail of its own; once found it cannot be lost again', async () => {
    const { context, of, report, items, lostItemMails } = await createDriven();
    await report();
    const id = (await items())[0]?.id ?? '';
    const answer = async (isFound: boolean) => await answerLostItemAtDesk(context, { ...of, id, isFound, note: '' });
    expect(await answer(false)).toMatchObject({ ok: true });
    expect(await answer(false)).toMatchObject({ failure: { why: 'answered-before' } });
    expect(await answer(true)).toMatchObject({ ok: true });
    expect(await answer(false)).toMatchObject({ failure: { why: 'answered-before' } });
    expect((await lostItemMails()).map(({ code }) => code === null)).toEqual([true, false]);
  });

  it('is answered once by two at once, and forgotten after ninety days', async () => {
    const { context, db, of, report, items, lostItemMails, tripId } = await createDriven();
    await report();
    const id = (await items())[0]?.id ?? '';
    const answers = await Promise.all(
      [1, 2, 3, 4].map(async () => await answerLostItemAtDesk(context, { ...of, id, isFound: true, note: '' })),
    );
    expect(answers.filter(({ ok }) => ok).length).toBe(1);
    expect((await lostItemMails()).length).toBe(1);
    await sql`update lost_items set reported_at = now() - interval '89 days 23 hours'`.execute(db);
    await forgetOldOnDuty(db);
    expect((await items()).length).toBe(1);
    const sent = { message_id: '<lost-item.0@example.com>', trip_id: tripId, subject: 'Gevonden', body: '' };
    await db
      .insertInto('sent_mails')
      .values([sent, { ...sent, message_id: '<letter.0@example.com>' }])
      .execute();
    await sql`update lost_items set reported_at = now() - interval '90 days 1 minute'`.execute(db);
    await forgetOldOnDuty(db);
    expect(await items()).toEqual([]);
    expect(await db.selectFrom('sent_mails').select('message_id').execute()).toEqual([{ message_id: '<letter.0@example.com>' }]);
  });
});
