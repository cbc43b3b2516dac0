import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { createBookedTrip } from '#api/testing/booked-trip.ts';
import { enter, statusOf } from '#desk-service/testing/enter.ts';
import type { CountryCode } from '#domain/sites/keys.ts';
import { placeCrew } from '#operations/duties/place-crew.ts';
import { readDuties } from '#operations/duties/trip-duties.ts';
import { upsertCertificate } from '#operations/fleet/certificate-store.ts';
import { upsertDriver } from '#operations/fleet/driver-store.ts';
import { insertDepot, listDepots, upsertOperator } from '#operations/fleet/operator-store.ts';
import { upsertVehicle } from '#operations/fleet/vehicle-store.ts';
import { readInspection } from '#operations/inspection/read-inspection.ts';
import { readDocumentOfDriver } from '#operations/journey-documents/driver-documents.ts';
import { readDocumentOfPartner } from '#operations/journey-documents/partner-documents.ts';
import { findPublished } from '#operations/journey-documents/published-document-store.ts';
import { readDocumentOfTrip } from '#operations/journey-documents/read-documents.ts';
import { findDriverLink } from '#operations/on-duty/driver-link.ts';
import { forgetOldOnDuty } from '#operations/on-duty/forget-old.ts';
import { readDriverDay } from '#operations/on-duty/read-driver-day.ts';
import { releaseRun } from '#operations/on-duty/release-run.ts';
import { acceptOffer } from '#operations/partners/answer-offer.ts';
import { giveCrew } from '#operations/partners/partners-job.ts';
import { readPartnerPage } from '#operations/partners/read-partner-page.ts';
import { createWorld as createJobWorld } from '#operations/partners/testing/partner-world.ts';
import { staffRights } from '#operations/staff/rules/rights.ts';
import { findTripByReference } from '#operations/trips/trip-store.ts';
import { issuesOf, openFor, problemOf } from './testing/open-for.ts';

const staff = { kind: 'staff', name: 'Mo Planner', id: null, rights: staffRights } as const;

/** A booked trip with stops in these countries, a coach and two drivers who are employed in another one. */
async function createWorld(stops: readonly [first: string, others: string], country: CountryCode) {
  const { db, context } = await createBookedTrip();
  await sql`update trips set itinerary = jsonb_set(itinerary, '{stops}', (
    select jsonb_agg(jsonb_set(stop, '{place,countryCode}', to_jsonb(case when at = 1 then ${stops[0]}::text else ${stops[1]}::text end)) order by at)
    from jsonb_array_elements(itinerary->'stops') with ordinality as each (stop, at)))`.execute(db);
  const operator = { kind: 'own', name: 'Convoya', country, phone: '+31301234567', email: '' } as const;
  const operatorId = (await upsertOperator(db, null, operator)) ?? '';
  await upsertCertificate(
    db,
    { subject: 'operator', id: operatorId },
    { kind: 'operator-licence', number: 'L-1', validUntil: '2040-01-01' },
    'Mo',
  );
  await insertDepot(db, { operatorId, name: 'Nieuwegein', country, coordinates: { latitude: 52, longitude: 5 } });
  const depotId = (await listDepots(db))[0]?.id ?? '';
  const plain = { wheelchairs: 2, extras: [], look: 'white', massKg: null, euroNorm: '', zones: '', soldOn: null };
  const coach = { ...plain, depotId, plate: '12-BRX-4', class: 'coachHire', seats: 59, tachograph: 'smart2' } as const;
  const vehicleId = (await upsertVehicle(db, null, coach)) ?? '';
  const addDriver = async (name: string) =>
    (await upsertDriver(db, null, {
      ...{ depotId, name, phone: '+31612345678', email: '', languages: [], hoursAWeek: null, taxNumber: `NIF ${name}`, leftOn: null },
    })) ?? '';
  const [jan, piet] = [await addDriver('Jan'), await addDriver('Piet')];
  const { reference } = await db.selectFrom('trips').select('reference').executeTakeFirstOrThrow();
  const place = async (driverId: string) =>
    await placeCrew(context, {
      reference,
      vehicleIndex: 0,
      staff,
      vehicleId,
      driverIds: [driverId],
      overrideReason: 'papers seen',
      seen: null,
    });
  const document = async (kind: 'es-hoja-de-ruta' | 'eu-journey-form') => {
    const trip = await findTripByReference(db, reference);
    if (trip === null) throw new Error('No trip');
    await readDuties(context, trip);
    return await readDocumentOfTrip(context, trip, { vehicleIndex: 0, kind });
  };
  return { db, context, reference, jan, piet, place, document };
}

describe('journey documents', () => {
  it('are hidden without the right to see the fleet, and form numbers without the right to assign crews', async () => {
    const { context, reference } = await createWorld(['NL', 'FR'], 'NL');
    const sales = await enter(context, { roles: ['sales'] });
    expect(await openFor(sales).queries.journey.documents({ reference })).toEqual([]);
    const noted = { reference, vehicle: '0', book: 'NL 1', number: '2', shown: '' };
    expect(await statusOf(() => openFor(sales).acts.onDuty.noteJourneyForm(noted))).toBe(404);
  });

  it('list what is missing, which is less once a crew is placed and the form number is known', async () => {
    const { db, context, reference, jan, place } = await createWorld(['NL', 'FR'], 'NL');
    const planner = await enter(context, { roles: ['planner'] });
    const missing = async () => (await openFor(planner).queries.journey.documents({ reference }))[0]?.documents[0]?.missing;
    expect(await missing()).toEqual(['carrier', 'carrier-address', 'plate', 'driver', 'empty-legs', 'form-number']);
    expect((await place(jan)).ok).toBe(true);
    expect(await missing()).toEqual(['form-number']);
    const noted = { reference, vehicle: '0', book: ' NL  004512 ', number: '17', shown: '' };
    const note = async (changes: Partial<typeof noted>) => await openFor(planner).acts.onDuty.noteJourneyForm({ ...noted, ...changes });
    expect(problemOf(await note({}))).toBeNull();
    // Whoever still sees no number learns which one a colleague noted.
    expect(await note({ number: '18' })).toMatchObject({ problem: 'changed-since', values: { by: 'Mo planner', after: 'NL 004512 / 17' } });
    expect(problemOf(await note({ shown: 'NL 004512 / 17' }))).toBeNull();
    expect(problemOf(await note({ vehicle: '7' }))).toBe('no-such-vehicle');
    expect(issuesOf(await note({ vehicle: 'first' }))).toEqual(['vehicle invalid']);
    expect(issuesOf(await note({ book: 'x'.repeat(31), number: '9'.repeat(35) }))).toEqual(['book too-long', 'number too-long']);
    expect(await db.selectFrom('journey_forms').select(['vehicle_index', 'number']).execute()).toEqual([
      { vehicle_index: 0, number: '17' },
    ]);
    expect({ vehicles: await openFor(planner).queries.journey.documents({ reference }) }).toEqual({
      vehicles: [
        {
          vehicleIndex: 0,
          notices: [],
          documents: [{ kind: 'eu-journey-form', missing: [], book: 'NL 004512', number: '17', shown: 'NL 004512 / 17' }],
        },
      ],
    });
  });

  it('are not needed within the Netherlands, and the page says so', async () => {
    const { context, reference } = await createWorld(['NL', 'NL'], 'NL');
    const planner = await enter(context, { roles: ['planner'] });
    const journeyDocuments = await openFor(planner).queries.journey.documents({ reference });
    expect(journeyDocuments).toEqual([{ vehicleIndex: 0, notices: ['none-national'], documents: [] }]);
  });

  it('have in Spain an address per version: the same while nothing changes, a new one for another driver, and the old one remains', async () => {
    const { db, context, jan, piet, place, document } = await createWorld(['ES', 'ES'], 'ES');
    expect(await document('es-hoja-de-ruta')).toMatchObject({ address: null });
    await place(jan);
    const first = await document('es-hoja-de-ruta');
    expect(first?.address).toMatch(/^https:\/\/desk\.example\.com\/papers\/[\w-]{27}$/);
    expect(first?.document).toMatchObject({ drivers: [{ name: 'Jan', taxNumber: 'NIF Jan' }], carrier: { licenceNumber: 'L-1' } });
    expect(await document('es-hoja-de-ruta')).toEqual(first);
    await place(piet);
    const second = await document('es-hoja-de-ruta');
    expect(second?.document.drivers).toMatchObject([{ name: 'Piet' }]);
    const keyOf = (address: string | null | undefined) => address?.split('/').at(-1) ?? '';
    expect((await findPublished(db, keyOf(first?.address)))?.contents.drivers).toMatchObject([{ name: 'Jan' }]);
    expect(await document('eu-journey-form')).toBeNull();
    await sql`update published_papers set open_until = now() - interval '1 minute'`.execute(db);
    expect(await findPublished(db, keyOf(second?.address))).toBeNull();
    await sql`update published_papers set keep_until = now() - interval '1 minute'`.execute(db);
    await forgetOldOnDuty(context.db);
    expect(await db.selectFrom('published_papers').selectAll().execute()).toEqual([]);
  });

  it('are read by the driver whose duty it is, and by no other', async () => {
    const { context, reference, jan, piet, place } = await createWorld(['NL', 'FR'], 'NL');
    await place(jan);
    await releaseRun(context, { reference, vehicleIndex: 0, staff });
    const keyOf = async (id: string) => (await findDriverLink(context, id))?.split('/').at(-1) ?? '';
    const [duty] = (await readDriverDay(context, await keyOf(jan)))?.duties ?? [];
    expect(duty?.journeyDocuments).toEqual(['eu-journey-form']);
    const wanted = { dutyId: duty?.dutyId ?? '', kind: 'eu-journey-form' } as const;
    expect((await readDocumentOfDriver(context, await keyOf(jan), wanted))?.document.vehicle.plate).toBe('12-BRX-4');
    expect(await readDocumentOfDriver(context, await keyOf(piet), wanted)).toBeNull();
    expect(await readDocumentOfDriver(context, 'x', wanted)).toBeNull();
    expect(await readDocumentOfDriver(context, await keyOf(jan), { ...wanted, kind: 'be-reisblad' })).toBeNull();
  });

  it('are read by the partner who has the job, with the partner’s data, and never earlier or by another', async () => {
    const { context, offer, keys, reference } = await createJobWorld();
    await offer();
    const [key = '', other = ''] = await keys();
    expect(await readDocumentOfPartner(context, key, 'eu-journey-form')).toBeNull();
    await acceptOffer(context, key);
    await giveCrew(context, key, { driverName: 'Luc Martin', driverPhone: '+33612345678', plate: 'AB-123-CD', look: 'white' });
    // A French carrier within the Netherlands.
    expect((await readPartnerPage(context, key))?.job?.journeyDocuments).toEqual(['eu-journey-form']);
    expect((await readDocumentOfPartner(context, key, 'eu-journey-form'))?.document).toMatchObject({
      isCabotage: true,
      carrier: { name: 'Partner 0', country: 'FR' },
      vehicle: { plate: 'AB-123-CD', look: 'white' },
      drivers: [{ name: 'Luc Martin', licenceNumber: '' }],
      invoice: reference,
    });
    expect(await readDocumentOfPartner(context, other, 'eu-journey-form')).toBeNull();
  });
});

describe('the pack for a check', () => {
  it('contain the documents of the period, for people who manage them, and record in the audit who took them', async () => {
    const { db, context, reference, jan, place } = await createWorld(['NL', 'FR'], 'NL');
    await place(jan);
    await upsertCertificate(db, { subject: 'driver', id: jan }, { kind: 'medical', number: 'M1', validUntil: '2040-01-01' }, 'Mo');
    await upsertCertificate(db, { subject: 'driver', id: jan }, { kind: 'code-95', number: 'C1', validUntil: '2040-01-01' }, 'Mo');
    const by = { id: (await enter(context, { roles: ['driverManager'] })).signedIn.member.id, name: 'Mo Manager' };
    const documentsContext = { ...context, deskUrl: null };
    const read = async (now: () => string) => await readInspection({ ...documentsContext, now }, { subject: 'driver', id: jan }, by);
    expect((await read(context.now))?.duties).toEqual([]);
    const { starts_at: startsAt } = await db.selectFrom('duties').select('starts_at').orderBy('starts_at').executeTakeFirstOrThrow();
    const pack = await read(() => startsAt);
    expect(pack?.duties[0]).toMatchObject({ reference, plate: '12-BRX-4', drivers: ['Jan'], leftAt: null, overrideReason: 'papers seen' });
    expect(pack?.duties[0]?.drivingMinutes).toBeGreaterThan(0);
    expect(pack?.certificates.map(({ kind }) => kind)).toEqual(['code-95']);
    expect(pack?.journeyDocuments.map(({ issued }) => issued.document.kind)).toEqual(['eu-journey-form']);
    expect(pack?.gaps).toContainEqual({ kind: 'paper', certificate: 'licence-d', validUntil: null });
    const noted = await db.selectFrom('staff_audit').select(['subject', 'member_name']).where('act', '=', 'take-inspection').execute();
    expect(noted).toEqual([
      { subject: 'Jan', member_name: 'Mo Manager' },
      { subject: 'Jan', member_name: 'Mo Manager' },
    ]);
    expect(await readInspection(documentsContext, { subject: 'vehicle', id: jan }, by)).toBeNull();
  });
});
