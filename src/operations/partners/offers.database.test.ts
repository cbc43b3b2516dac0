import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { createAsking, travelOf } from '#api/testing/ask.ts';
import { createTestContext } from '#api/testing/test-context.ts';
import { storeSampleTrip } from '#db/testing/insert-trip.ts';
import { createSampleTrip } from '#db/testing/sample-trip.ts';
import { cancelForCustomer } from '#operations/bookings/cancel-booking.ts';
import { takeOffRun } from '#operations/duties/take-off-run.ts';
import { planDutiesWhenDue } from '#operations/duties/trip-duties.ts';
import { upsertCertificate } from '#operations/fleet/certificate-store.ts';
import { insertDepot, listDepots } from '#operations/fleet/operator-store.ts';
import { upsertVehicle } from '#operations/fleet/vehicle-store.ts';
import { acceptOffer, declineOffer } from './answer-offer.ts';
import { draftOffer } from './draft-offer.ts';
import { forgetOldJobs, listDroppedAhead, listJobsAhead } from './job-store.ts';
import { listOffersAhead } from './offer-store.ts';
import { findPartner } from './partner-store.ts';
import { dropJob, giveCrew } from './partners-job.ts';
import { readPartnerPage } from './read-partner-page.ts';
import { advanceOffersWhenDue } from './send-round.ts';
import { createJob, createWorld, staff } from './testing/partner-world.ts';
import { withdrawOffer } from './withdraw-offer.ts';

const crew = { driverName: 'Luc Martin', driverPhone: '+33 6 12 34 56 78', plate: 'ab-123-cd', look: 'white' };

describe('an offer', () => {
  it('goes to eligible partners, in their language, and contains nothing about the customer before acceptance (story 6)', async () => {
    const { context, offer, mails, keys, trip } = await createWorld();
    expect(await offer()).toMatchObject({ ok: true });
    const sent = await mails();
    expect(sent.map(({ occasion, language }) => `${occasion} ${language}`)).toEqual(['offered fr', 'offered fr', 'offered fr']);
    // A round trip is described by its farthest town.
    const towns = (await trip()).itinerary.stops.map(({ place: { town, zip } }) => `${zip} ${town}`.trim());
    expect(sent[0]?.job).toMatchObject({ from: towns[0], to: towns[1] });
    expect(towns[2]).toBe(towns[0]);
    const [key = ''] = await keys();
    const page = await readPartnerPage(context, key);
    expect(page).toMatchObject({ standing: 'open', job: null, paymentDays: 30 });
    const { customer, firstContact, quote, itinerary, reference } = await trip();
    const names = [customer.lastName, customer.email, customer.phone, firstContact?.phoneNumber ?? '', reference];
    const streets = itinerary.stops.map(({ place }) => place.street);
    const prices = [String(quote?.options[0]?.totalCents ?? ''), String(quote?.options[0]?.netCents ?? '')];
    for (const secret of [...names, ...streets, ...prices].filter((text) => text !== '')) {
      expect(JSON.stringify([page, sent])).not.toContain(secret);
    }
  });

  it('warns staff and the partner of another job of ours at that time', async () => {
    const { db, context, offer, keys, partners, reference, trip } = await createWorld({ count: 2 });
    await offer();
    const [key = ''] = await keys();
    expect(await readPartnerPage(context, key)).toMatchObject({ clash: null });
    await acceptOffer(context, key);
    const { id: _, reference: __, quoteKey: ___, bookingKey: ____, shareKey: _____, readKey: ______, ...like } = await trip();
    const second = await storeSampleTrip(db, createSampleTrip({ ...like, assignment: null }));
    const run = { reference: second.reference, vehicleIndex: 0 };
    const drafted = (await draftOffer(context, run))?.partners.map(({ name, clash }) => [name, clash?.references ?? []]);
    expect(drafted).toEqual([
      ['Partner 1', []],
      ['Partner 0', [reference]],
    ]);
    await offer({ ...run, partners: [partners[0] ?? ''] });
    const { key: next } = await db
      .selectFrom('offer_recipients')
      .innerJoin('job_offers', 'job_offers.id', 'offer_recipients.offer_id')
      .select('key')
      .where('trip_id', '=', second.id)
      .executeTakeFirstOrThrow();
    expect(await readPartnerPage(context, next)).toMatchObject({ standing: 'open', clash: { units: null, references: [reference] } });
  });

  it('is drafted for the nearest first, and for partners without a depot last', async () => {
    const { db, context, partners, run } = await createWorld();
    const [first = '', second = ''] = partners;
    const depot = (operatorId: string, name: string, latitude: number, longitude: number) =>
      insertDepot(db, { operatorId, name, country: 'FR', coordinates: { latitude, longitude } });
    await depot(first, 'Lyon', 45.76, 4.83);
    await depot(second, 'Marseille', 43.3, 5.37);
    await depot(second, 'Breda', 51.59, 4.78);
    const drafted = (await draftOffer(context, run))?.partners.map(({ name, kilometres }) => [
      name,
      kilometres === null ? null : kilometres < 100,
    ]);
    expect(drafted).toEqual([
      ['Partner 1', true],
      ['Partner 0', false],
      ['Partner 2', null],
    ]);
  });

  it('is refused for an ineligible partner, with the document and its last day, and below the floor without right and reason', async () => {
    const { db, context, offer, partners, draft, run } = await createWorld();
    const insurance = { kind: 'insurance', number: '', validUntil: '2026-11-27' } as const;
    await upsertCertificate(db, { subject: 'operator', id: partners[1] ?? '' }, insurance, 'Mo');
    const problems = [{ why: 'paper', kind: 'insurance', validUntil: '2026-11-27' }];
    expect(await offer()).toEqual({ ok: false, failure: { why: 'gate', of: 'Partner 1', problems } });
    expect((await draftOffer(context, run))?.partners.at(-1)).toMatchObject({ name: 'Partner 1', problems });
    const lawful = { partners: [partners[0] ?? '', partners[2] ?? ''] };
    const dear = { ...lawful, priceCents: (draft?.highestCents ?? 0) + 100_00 };
    expect(await offer(dear)).toMatchObject({ ok: false, failure: { why: 'below-floor', floorPercent: 8 } });
    expect(await offer({ ...dear, reason: 'last coach' })).toEqual({ ok: false, failure: { why: 'may-not-go-below' } });
    expect(await offer({ ...dear, reason: 'last coach', staff })).toMatchObject({ ok: true });
    expect(await offer(lawful)).toEqual({ ok: false, failure: { why: 'offered' } });
  });

  it('is won by one of twenty who accept at once, and all others are informed', async () => {
    const { db, context, offer, mailed, keys, trip } = await createWorld({ count: 20 });
    await offer();
    const answers = await Promise.all((await keys()).map((key) => acceptOffer(context, key)));
    expect(answers.filter((answer) => answer === 'accepted')).toHaveLength(1);
    expect(answers.filter((answer) => answer === 'taken')).toHaveLength(19);
    expect(await listJobsAhead(db)).toHaveLength(1);
    expect((await mailed()).filter((line) => line.startsWith('taken'))).toHaveLength(19);
    expect((await mailed()).filter((line) => line.startsWith('won'))).toHaveLength(1);
    expect((await trip()).assignment).toMatchObject({ driverName: '', operator: `Partner ${answers.indexOf('accepted')}` });
    const [key = ''] = (await keys()).slice(answers.indexOf('accepted'));
    expect(await acceptOffer(context, key)).toBe('accepted');
    expect(await listJobsAhead(db)).toHaveLength(1);
  });

  it('continues to the next round at the next price when its deadline is over, and asks each partner once (story 7)', async () => {
    const { db, context, offer, mailed, keys, overdue, draft } = await createWorld();
    const priceCents = (draft?.highestCents ?? 0) - 100;
    await offer({ mode: 'ranked', priceCents });
    expect(await mailed()).toEqual(['offered p0@example.com']);
    await overdue();
    const [first = '', second = ''] = await keys();
    expect(await acceptOffer(context, first)).toBe('late');
    await advanceOffersWhenDue(context, 10);
    await advanceOffersWhenDue(context, 10);
    expect(await mailed()).toEqual(['offered p0@example.com', 'offered p1@example.com']);
    const [{ round, recipients } = { round: 0, recipients: [] }] = await listOffersAhead(db);
    expect([round, recipients[1]?.priceCents]).toEqual([
      2,
      Math.max(priceCents, Math.min(draft?.highestCents ?? 0, Math.floor((priceCents * 1.05) / 100) * 100)),
    ]);
    expect(await declineOffer(context, second, 'no driver')).toBe('declined');
    expect(await mailed()).toEqual([0, 1, 2].map((index) => `offered p${index}@example.com`));
    await overdue();
    await advanceOffersWhenDue(context, 10);
    expect(await listOffersAhead(db)).toMatchObject([{ state: 'unanswered', deadline: null }]);
    expect(await mailed()).toHaveLength(3);
  });

  it('continues although another trip cannot be read', async () => {
    const { db, context, offer, overdue } = await createWorld({ count: 1 });
    await offer();
    const asking = createAsking(createTestContext({ db }));
    const { quoteId, reference } = travelOf(await asking.requestQuote());
    const { quotes } = travelOf(await asking.saveContactDetails(quoteId));
    await asking.acceptQuote(quoteId, { total: quotes.find(({ isChosen }) => isChosen)?.totalCents ?? 0 });
    await offer({ reference });
    await overdue();
    await sql`update job_offers set deadline = deadline - interval '1 hour' where trip_id <> (select id from trips where reference = ${reference})`.execute(
      db,
    );
    await sql`update trips set customer = '{"email": "secret@example.com"}' where reference <> ${reference}`.execute(db);
    await expect(advanceOffersWhenDue(context, 9)).rejects.toThrow();
    expect(await db.selectFrom('job_offers').select('state').orderBy('state').execute()).toEqual([
      { state: 'open' },
      { state: 'unanswered' },
    ]);
  });

  it('is withdrawn, and everybody informed, when the trip changes, is cancelled or a person withdraws it', async () => {
    const { db, context, offer, mailed, keys, reference, run } = await createWorld();
    await offer();
    const [first = '', second = ''] = await keys();
    await declineOffer(context, second, '');
    await sql`update trips set group_details = jsonb_set(group_details, '{passengers}', '17'), version = version + 1`.execute(db);
    await planDutiesWhenDue(context, 10);
    expect((await mailed()).filter((line) => line.startsWith('withdrawn'))).toEqual([
      'withdrawn p0@example.com',
      'withdrawn p2@example.com',
    ]);
    expect(await acceptOffer(context, first)).toBe('withdrawn');
    expect((await readPartnerPage(context, first))?.offered).toBeNull();
    const again = await offer();
    expect(again).toMatchObject({ ok: true });
    expect(await withdrawOffer(context, { reference, offerId: again.ok ? again.value : '', staff })).toMatchObject({ ok: true });
    expect(await withdrawOffer(context, { reference, offerId: again.ok ? again.value : '', staff })).toEqual({
      ok: false,
      failure: { why: 'over' },
    });
    await offer();
    const cancelled = await cancelForCustomer(context, { reference, version: null, feeCents: null, reason: 'ill', staff });
    expect(cancelled).toMatchObject({ ok: true });
    const late = await db
      .selectFrom('offer_recipients')
      .select('key')
      .where('answer', 'is', null)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    expect(await acceptOffer(context, late.key)).toBe('withdrawn');
    expect(await offer({ ...run })).toEqual({ ok: false, failure: { why: 'state' } });
  });

  it('cannot be accepted by a partner whose document expired meanwhile', async () => {
    const { db, context, offer, keys, partners } = await createWorld();
    await offer();
    await upsertCertificate(
      db,
      { subject: 'operator', id: partners[0] ?? '' },
      { kind: 'insurance', number: '', validUntil: '2020-01-01' },
      'Mo',
    );
    const [first = '', second = ''] = await keys();
    expect(await acceptOffer(context, first)).toBe('papers');
    expect(await acceptOffer(context, second)).toBe('accepted');
  });

  it('opens nothing for an unknown key', async () => {
    const { context } = await createWorld({ count: 1 });
    for (const key of ['', "'", 'A'.repeat(27)]) {
      expect(await readPartnerPage(context, key)).toBeNull();
      expect(await acceptOffer(context, key)).toBeNull();
      expect(await giveCrew(context, key, crew)).toEqual({ ok: false, failure: { why: 'gone' } });
    }
  });
});

describe('a job', () => {
  it('shows all details once the partner has it, and the crew to the customer once named', async () => {
    const { context, key, other, trip } = await createJob();
    const page = await readPartnerPage(context, key);
    const { firstContact, customer, assignment } = await trip();
    expect(assignment).toEqual({ driverName: '', driverPhone: '', vehicle: '', operator: 'Partner 0' });
    expect(page?.job).toMatchObject({ reference: (await trip()).reference, crew: null, ended: null, mayDrop: true });
    expect(page?.job?.sheets[0]?.leaders[0]?.phone.replaceAll(' ', '')).toBe(firstContact?.phoneNumber ?? customer.phone);
    expect((await readPartnerPage(context, other))?.standing).toBe('taken');
    expect(await giveCrew(context, key, { ...crew, driverPhone: 'seven', plate: '' })).toMatchObject({
      failure: {
        issues: [
          { field: 'driverPhone', code: 'phone' },
          { field: 'plate', code: 'required' },
        ],
      },
    });
    expect(await giveCrew(context, key, crew)).toEqual({ ok: true, value: true });
    const given = { driverName: 'Luc Martin', driverPhone: '+33 6 12 34 56 78', vehicle: 'AB-123-CD, white', operator: 'Partner 0' };
    expect((await trip()).assignment).toEqual(given);
  });

  it('contains no names thirty days after it, and its links open nothing then', async () => {
    const { db, context, key, other } = await createJob();
    await giveCrew(context, key, crew);
    await forgetOldJobs(db);
    expect((await readPartnerPage(context, key))?.job?.crew).toMatchObject({ driverName: 'Luc Martin' });
    await sql`update job_offers set ends_at = now() - interval '31 days'`.execute(db);
    await sql`update jobs set ends_at = now() - interval '31 days'`.execute(db);
    await forgetOldJobs(db);
    expect(await db.selectFrom('jobs').select(['driver_name', 'driver_phone']).execute()).toEqual([{ driver_name: '', driver_phone: '' }]);
    expect([await readPartnerPage(context, key), await readPartnerPage(context, other)]).toEqual([null, null]);
  });

  it('is not driven with a vehicle on file whose documents are invalid on the day', async () => {
    const { db, context, key, partners } = await createJob();
    const operatorId = partners[0] ?? '';
    await insertDepot(db, { operatorId, name: 'Lyon', country: 'FR', coordinates: { latitude: 45, longitude: 5 } });
    const depotId = (await listDepots(db))[0]?.id ?? '';
    const plain = { wheelchairs: 0, extras: [], look: 'white', massKg: null, euroNorm: '', zones: '', soldOn: null };
    const coach = { ...plain, depotId, plate: 'AB-123-CD', class: 'coachHire', seats: 59, tachograph: 'smart2' } as const;
    const id = (await upsertVehicle(db, null, coach)) ?? '';
    await upsertCertificate(db, { subject: 'vehicle', id }, { kind: 'inspection', number: '', validUntil: '2020-01-01' }, 'Mo');
    const problems = [
      { kind: 'inspection', validUntil: '2020-01-01' },
      { kind: 'vehicle-insurance', validUntil: null },
      { kind: 'tachograph-check', validUntil: null },
    ];
    expect(await giveCrew(context, key, crew)).toEqual({ ok: false, failure: { why: 'papers', problems } });
  });

  it('is given back for the fee that was shown, and a second time pauses the partner (story 8)', async () => {
    const { db, context, key, offer, keys, trip, partners } = await createJob();
    await giveCrew(context, key, crew);
    const cents = (await readPartnerPage(context, key))?.job?.fee.cents ?? -1;
    expect(await dropJob(context, key, { reason: ' ', feeCents: cents })).toEqual({ ok: false, failure: { why: 'reason-needed' } });
    expect(await dropJob(context, key, { reason: 'ill', feeCents: cents + 1 })).toEqual({
      ok: false,
      failure: { why: 'fee-changed', cents },
    });
    expect(await listDroppedAhead(db)).toEqual([]);
    expect(await dropJob(context, key, { reason: 'ill', feeCents: cents })).toEqual({ ok: true, value: true });
    expect(await listDroppedAhead(db)).toMatchObject([{ dropReason: 'ill', dropFeeCents: cents }]);
    expect(await dropJob(context, key, { reason: 'ill', feeCents: cents })).toEqual({ ok: false, failure: { why: 'gone' } });
    expect((await trip()).assignment).toBeNull();
    expect((await readPartnerPage(context, key))?.job).toMatchObject({ ended: 'dropped', sheets: [] });
    expect((await findPartner(db, partners[0] ?? ''))?.profile.state).toBe('active');
    await offer({ mode: 'direct', partners: partners.slice(0, 1) });
    const again = (await keys()).find((each) => each !== key) ?? '';
    const fresh = await db
      .selectFrom('offer_recipients')
      .select('key')
      .where('answer', 'is', null)
      .orderBy('sent_at', 'desc')
      .limit(1)
      .executeTakeFirst();
    await acceptOffer(context, fresh?.key ?? again);
    expect(await listDroppedAhead(db)).toEqual([]);
    await dropJob(context, fresh?.key ?? again, { reason: 'again', feeCents: cents });
    expect((await findPartner(db, partners[0] ?? ''))?.profile.state).toBe('paused');
  });

  it('ends, and the partner is informed, when a person withdraws it', async () => {
    const { context, key, run, mailed, trip } = await createJob();
    expect(await takeOffRun(context, { ...run, staff, seen: null })).toMatchObject({ ok: true });
    expect(await mailed()).toContain('ended p0@example.com');
    expect((await readPartnerPage(context, key))?.job).toMatchObject({ ended: 'withdrawn', sheets: [] });
    expect((await trip()).assignment).toBeNull();
  });
});
