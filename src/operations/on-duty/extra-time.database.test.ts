import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { createBookedTrip } from '#api/testing/booked-trip.ts';
import { inTransaction } from '#db/engine/transaction.ts';
import { addMinutes, epochOf } from '#domain/calendar/instant.ts';
import { departureInstant } from '#domain/itinerary/instants.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { listDuties } from '#operations/duties/duty-store.ts';
import { placeCrew, runOf } from '#operations/duties/place-crew.ts';
import { placeDuties } from '#operations/duties/placement-store.ts';
import { planDutiesWhenDue } from '#operations/duties/trip-duties.ts';
import { upsertDriver } from '#operations/fleet/driver-store.ts';
import { insertAbsence } from '#operations/fleet/occupation-store.ts';
import { insertDepot, listDepots, upsertOperator } from '#operations/fleet/operator-store.ts';
import { upsertVehicle } from '#operations/fleet/vehicle-store.ts';
import { readNumberedDocuments } from '#operations/invoices/invoice-store.ts';
import { insertJob, listJobsOfTrip } from '#operations/partners/job-store.ts';
import { insertOffer, listOffersOfTrip } from '#operations/partners/offer-store.ts';
import { saveProfile } from '#operations/partners/partner-store.ts';
import { createOfferedJob } from '#operations/partners/rules/offered-job.ts';
import { samplePartner } from '#operations/partners/rules/testing/sample-partner.ts';
import { staffRights } from '#operations/staff/rules/rights.ts';
import { findTripByReference } from '#operations/trips/trip-store.ts';
import { agreeExtraTime, readExtraTime } from './extra-time.ts';
import { releaseRun } from './release-run.ts';
import { setUnderWay } from './testing/set-under-way.ts';

const staff = { kind: 'staff', name: 'Mo Planner', id: null, rights: staffRights } as const;

/** A booked day trip in progress: its coach leaves for home in an hour, followed by this many minutes of rest for the driver. */
async function createWorld() {
  const { db, context } = await createBookedTrip();
  const operator = { kind: 'own', name: 'Convoya', country: 'NL', phone: '+31301234567', email: '' } as const;
  const operatorId = (await upsertOperator(db, null, operator)) ?? '';
  await insertDepot(db, { operatorId, name: 'Nieuwegein', country: 'NL', coordinates: { latitude: 52, longitude: 5 } });
  const depotId = (await listDepots(db))[0]?.id ?? '';
  const plain = { wheelchairs: 2, extras: [], look: 'white', massKg: null, euroNorm: '', zones: '', soldOn: null };
  const vehicleId =
    (await upsertVehicle(db, null, { ...plain, depotId, plate: '12-BRX-4', class: 'coachHire', seats: 59, tachograph: 'smart2' })) ?? '';
  const person = {
    depotId,
    name: 'Jan',
    phone: '+31612345678',
    email: 'jan@example.com',
    languages: ['nl'],
    hoursAWeek: null,
    taxNumber: '',
    leftOn: null,
  } as const;
  const driverId = (await upsertDriver(db, null, { ...person, languages: ['nl'] })) ?? '';
  const { reference } = await db.selectFrom('trips').select('reference').executeTakeFirstOrThrow();
  const trip = async () => {
    const found = await findTripByReference(db, reference);
    if (found === null) throw new Error('No trip');
    return found;
  };
  await setUnderWay(db, await trip());
  await planDutiesWhenDue(context, 10);
  const place = async () => {
    const placed = await placeCrew(context, {
      reference,
      vehicleIndex: 0,
      staff,
      vehicleId,
      driverIds: [driverId],
      overrideReason: 'papers seen',
      seen: null,
    });
    if (!placed.ok) throw new Error(JSON.stringify(placed.failure));
    await releaseRun(context, { reference, vehicleIndex: 0, staff });
  };
  const read = async (asked: number) => await readExtraTime(context, { reference, staff, minutes: asked });
  const agree = async (asked: number, toldCents: number) =>
    await agreeExtraTime(context, { reference, staff, minutes: asked, toldCents, version: (await trip()).version });
  return { db, context, reference, trip, place, read, agree, driverId, vehicleId };
}

/** The same with a partner, who gets four fifths of what the customer pays. */
async function createPartnerWorld() {
  const world = await createWorld();
  const { db, trip } = world;
  const { operator: sample, profile } = samplePartner();
  const { id: _id, ...operator } = sample;
  const operatorId = (await upsertOperator(db, null, operator)) ?? '';
  await saveProfile(db, operatorId, profile);
  const { id: tripId } = await trip();
  const run = runOf(await listDuties(db, tripId), { vehicleIndex: 0, now: new Date().toISOString() });
  const [startsAt = '', endsAt = ''] = [run[0]?.startsAt, run.at(-1)?.endsAt];
  const ofRun = { tripId, vehicleIndex: 0, startsAt, endsAt, priceCents: 80_000 };
  await inTransaction(db, async (tx) => {
    const offer = { ...ofRun, mode: 'direct', raisePercent: 0, saleCents: 100_000, floorReason: '', deadline: startsAt, by: 'Mo' } as const;
    const recipients = [{ operatorId, round: 1, key: 'k'.repeat(27) }];
    await insertOffer(tx, { ...offer, contents: createOfferedJob(await trip(), run), recipients });
    const recipientId = (await listOffersOfTrip(tx, tripId))[0]?.recipients[0]?.id ?? '';
    const jobId = await insertJob(tx, { ...ofRun, recipientId, operatorId });
    const outside = { driverName: '', driverPhone: '', vehicle: '', operator: operator.name };
    await placeDuties(tx, run, { crew: { outside, jobId }, judged: [], overrideReason: '', by: 'Mo' });
    await sql`update job_offers set state = 'won', deadline = null`.execute(tx);
  });
  return { ...world, tripId };
}

describe('more time on the road (story 4)', () => {
  it('is agreed at the quoted price: timetable, duty, sheet, invoice and mail show it', async () => {
    const { db, trip, place, read, agree } = await createWorld();
    await place();
    const before = await trip();
    const [duty] = await listDuties(db, before.id);
    const card = await read(60);
    if (!card.ok) throw new Error(card.failure.why);
    expect(card.value).toMatchObject({ isLawful: true, drivers: [{ name: 'Jan' }] });
    expect(card.value.netCents).toBeGreaterThan(3_000);
    expect(card.value.differenceCents).toBeGreaterThanOrEqual(card.value.netCents);
    const agreed = await agree(60, card.value.differenceCents);
    expect(agreed).toMatchObject({ ok: true });
    const after = await trip();
    const last = (of: Trip) => epochOf(of.itinerary.stops.map(departureInstant).findLast((instant) => instant !== null) ?? '');
    expect(last(after) - last(before)).toBe(3_600_000);
    const [longer, ...others] = await listDuties(db, before.id);
    expect(others).toEqual([]);
    expect(longer?.id).toBe(duty?.id);
    expect(epochOf(longer?.endsAt ?? '') - epochOf(duty?.endsAt ?? '')).toBe(3_600_000);
    expect(after.assignment?.driverName).toBe('Jan');
    const documents = await readNumberedDocuments(db, before.id);
    expect(documents.at(-1)).toMatchObject({ kind: 'invoice', totalCents: card.value.totalCents });
    expect(documents.map(({ kind }) => kind)).toEqual(['invoice', 'credit-note', 'invoice']);
    const mails = (await db.selectFrom('outbox').select('payload').orderBy('id').execute()).map(({ payload }) => JSON.stringify(payload));
    expect(mails.filter((mail) => mail.includes('"itinerary-changed"'))).toHaveLength(1);
    expect(mails.at(-1)).toContain('"changed"');
    const busy = await sql<{ until: string }>`select upper(during) as until from occupations where duty_id = ${duty?.id ?? ''}`.execute(db);
    expect(busy.rows.map(({ until }) => epochOf(until))).toEqual([epochOf(longer?.endsAt ?? ''), epochOf(longer?.endsAt ?? '')]);
  });

  it('moves the start of the driver who takes over after it, and is no concern of one who has handed over before', async () => {
    const { db, context, reference, trip, read, agree, vehicleId, driverId } = await createWorld();
    const before = await trip();
    const [first, middle, last] = before.itinerary.stops;
    const departed = first === undefined ? null : departureInstant(first);
    if (departed === null) throw new Error('no departure');
    // One handover at a stop that the group has left, and one where it is now.
    const left = addMinutes(departed, 20);
    const stops = [first, { ...middle, departure: { date: left.slice(0, 10), time: left.slice(11, 16) } }, middle, last];
    const handover = { vehicleIndex: 0, nextIndex: 1, stop: 1, stopCount: 4, takesOver: 'driver', wayMinutes: 10 };
    const handovers = [handover, { ...handover, vehicleIndex: 1, nextIndex: 2, stop: 2 }];
    await sql`update trips set itinerary = itinerary || ${JSON.stringify({ stops })}::jsonb, handovers = ${JSON.stringify(handovers)}::jsonb,
      version = version + 1`.execute(db);
    await planDutiesWhenDue(context, 10);
    const { depot_id: depotId } = await db.selectFrom('vehicles').select('depot_id').executeTakeFirstOrThrow();
    const person = { depotId, phone: '+31612345679', email: '', languages: [], hoursAWeek: null, taxNumber: '', leftOn: null };
    const piet = (await upsertDriver(db, null, { ...person, name: 'Piet' })) ?? '';
    const ofRun = { reference, staff, vehicleId, overrideReason: 'papers seen', seen: null };
    expect(await placeCrew(context, { ...ofRun, vehicleIndex: 1, driverIds: [driverId] })).toMatchObject({ ok: true });
    expect(await placeCrew(context, { ...ofRun, vehicleIndex: 2, driverIds: [piet] })).toMatchObject({ ok: true });
    const card = await read(60);
    if (!card.ok) throw new Error(card.failure.why);
    expect(card.value).toMatchObject({ stop: 2, isLawful: true, drivers: [{ name: 'Jan' }, { name: 'Piet' }] });
    const times = async () => (await listDuties(db, before.id)).map(({ startsAt, endsAt }) => [epochOf(startsAt), epochOf(endsAt)]);
    const [gone, one, two] = await times();
    expect(await agree(60, card.value.differenceCents)).toMatchObject({ ok: true });
    const hour = 3_600_000;
    expect(await times()).toEqual([gone, [one?.[0], (one?.[1] ?? 0) + hour], two?.map((moment) => moment + hour)]);
  });

  it('is not calculated for a group with two returns, and says so', async () => {
    const { db, trip, place, read } = await createWorld();
    await place();
    const { itinerary } = await trip();
    const leaves = itinerary.stops.findLast(({ departure }) => departure !== null)?.departure;
    const secondReturn = { departure: leaves, passengers: 5 };
    await sql`update trips set itinerary = ${JSON.stringify({ ...itinerary, secondReturn })}::jsonb, version = version + 1`.execute(db);
    expect(await read(60)).toEqual({ ok: false, failure: { why: 'two-returns' } });
  });

  it('stays as it is when the trip is looked at again, and comes once however often it is pressed', async () => {
    const { db, context, trip, place, read, agree } = await createWorld();
    await place();
    const card = await read(30);
    const difference = card.ok ? card.value.differenceCents : 0;
    const { version } = await trip();
    expect(await agree(30, difference)).toMatchObject({ ok: true });
    const again = await agreeExtraTime(context, {
      reference: (await trip()).reference,
      staff,
      minutes: 30,
      toldCents: difference,
      version,
    });
    expect(again).toEqual({ ok: false, failure: { why: 'changed-meanwhile' } });
    const [duty] = await listDuties(db, (await trip()).id);
    await sql`update trips set version = version + 1`.execute(db);
    await planDutiesWhenDue(context, 10);
    expect(await listDuties(db, (await trip()).id)).toEqual([duty]);
    expect((await trip()).assignment?.driverName).toBe('Jan');
  });

  it('ends where the driver is to be somewhere else, and then is not agreed', async () => {
    const { db, trip, place, read, agree, driverId } = await createWorld();
    await place();
    const [duty] = await listDuties(db, (await trip()).id);
    const soon = new Date(epochOf(duty?.endsAt ?? '') + 20 * 60_000).toISOString();
    const period = { from: soon, until: new Date(epochOf(soon) + 2 * 3_600_000).toISOString() };
    await db.transaction().execute(async (tx) => insertAbsence(tx, { driverId, kind: 'other', period, by: 'test' }));
    const card = await read(60);
    expect(card).toMatchObject({ ok: true, value: { isLawful: false, limit: { minutes: 20, nextAt: soon } } });
    expect(await agree(60, card.ok ? card.value.differenceCents : 0)).toEqual({ ok: false, failure: { why: 'not-lawful' } });
    expect(await agree(30, 1)).toMatchObject({ ok: false });
  });

  it('is refused at another price, without a crew, or without the right', async () => {
    const { context, reference, place, read, agree } = await createWorld();
    expect(await read(60)).toEqual({ ok: false, failure: { why: 'no-crew' } });
    await place();
    expect(await agree(60, 1)).toEqual({ ok: false, failure: { why: 'price-moved' } });
    const nobody = { ...staff, rights: [] };
    expect(await readExtraTime(context, { reference, staff: nobody, minutes: 60 })).toEqual({ ok: false, failure: { why: 'no-right' } });
  });

  it('is agreed with a partner for the partner’s share of the price: on the statement, the job and the mail', async () => {
    const { db, read, agree, tripId } = await createPartnerWorld();
    const card = await read(60);
    if (!card.ok) throw new Error(card.failure.why);
    const { netCents, differenceCents, partners, drivers } = card.value;
    const payCents = Math.floor(netCents * 0.8);
    expect(partners).toMatchObject([{ payCents, job: { operator: 'Autocars Bertrand' } }]);
    expect(drivers).toEqual([{ name: 'Autocars Bertrand', phone: '+33478000000' }]);
    const [before] = await listJobsOfTrip(db, tripId);
    expect(await agree(60, differenceCents)).toMatchObject({ ok: true });
    const [after] = await listJobsOfTrip(db, tripId);
    expect(epochOf(after?.endsAt ?? '') - epochOf(before?.endsAt ?? '')).toBe(3_600_000);
    const corrections = await db.selectFrom('partner_corrections').select(['cents', 'reason', 'created_by', 'job_id']).execute();
    expect(corrections).toEqual([{ cents: payCents, reason: '+60 min', created_by: 'Mo Planner', job_id: after?.id }]);
    const [offer] = await listOffersOfTrip(db, tripId);
    expect(epochOf(offer?.contents.duties.at(-1)?.endsAt ?? '')).toBe(epochOf(after?.endsAt ?? ''));
    expect((await readNumberedDocuments(db, tripId)).at(-1)).toMatchObject({ kind: 'invoice', totalCents: card.value.totalCents });
    const mails = (await db.selectFrom('outbox').select('payload').execute()).map(({ payload }) => JSON.stringify(payload));
    expect(mails.filter((mail) => mail.includes('"partner-job"') && mail.includes('"changed"'))).toHaveLength(1);
  });

  it('is judged for a partner by this trip alone under the partner’s law, and does not exist for another’s job', async () => {
    const { db, read, tripId } = await createPartnerWorld();
    await sql`update operators set country = 'DE' where kind = 'partner'`.execute(db);
    expect(await read(30)).toMatchObject({ ok: true, value: { limit: { nextAt: null } } });
    await sql`update placements set job_id = null`.execute(db);
    expect(await read(30)).toEqual({ ok: false, failure: { why: 'partner-drives' } });
    expect(await listJobsOfTrip(db, tripId)).toHaveLength(1);
  });
});
