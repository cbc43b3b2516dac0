import { describe, expect, it } from 'vitest';
import { createBookedTrip } from '#api/testing/booked-trip.ts';
import { listDuties } from '#operations/duties/duty-store.ts';
import { placeCrew } from '#operations/duties/place-crew.ts';
import { upsertCertificate } from '#operations/fleet/certificate-store.ts';
import { upsertDriver } from '#operations/fleet/driver-store.ts';
import { insertDepot, listDepots, upsertOperator } from '#operations/fleet/operator-store.ts';
import { upsertVehicle } from '#operations/fleet/vehicle-store.ts';
import { saveLivePlace } from '#operations/on-duty/live-place-store.ts';
import { saveProfile } from '#operations/partners/partner-store.ts';
import { samplePartner } from '#operations/partners/rules/testing/sample-partner.ts';
import { staffRights } from '#operations/staff/rules/rights.ts';
import { findReplacements } from './find-replacements.ts';

const staff = { kind: 'staff', name: 'Mo Planner', id: null, rights: staffRights } as const;
const far = '2099-01-01';
const depotTowns = {
  Nieuwegein: { latitude: 52.029, longitude: 5.081 },
  Vilvoorde: { latitude: 50.928, longitude: 4.429 },
} as const;
type Town = keyof typeof depotTowns;

/** A booked trip from Utrecht, and two of our depots. */
async function createWorld() {
  const { db, context } = await createBookedTrip();
  const operator = { kind: 'own', name: 'Convoya Vervoer BV', country: 'NL', phone: '+31301234567', email: '' } as const;
  const operatorId = (await upsertOperator(db, null, operator)) ?? '';
  for (const [name, coordinates] of Object.entries(depotTowns)) await insertDepot(db, { operatorId, name, country: 'NL', coordinates });
  const depots = await listDepots(db);
  const depotOf = (town: Town) => depots.find(({ name }) => name === town)?.id ?? '';
  const addDriver = async (name: string, town: Town, code95 = far) => {
    const plain = { name, phone: '+31612345678', email: '', languages: [], hoursAWeek: 40, taxNumber: '', leftOn: null };
    const id = (await upsertDriver(db, null, { ...plain, depotId: depotOf(town) })) ?? '';
    for (const kind of ['licence-d', 'code-95', 'driver-card'] as const) {
      await upsertCertificate(db, { subject: 'driver', id }, { kind, number: '', validUntil: kind === 'code-95' ? code95 : far }, 'test');
    }
    return id;
  };
  const addVehicle = async (plate: string, town: Town, seats = 59) => {
    const plain = {
      wheelchairs: 0,
      extras: [],
      look: 'white',
      massKg: null,
      euroNorm: '6',
      tachograph: 'smart2',
      zones: '',
      soldOn: null,
    } as const;
    const id = (await upsertVehicle(db, null, { ...plain, depotId: depotOf(town), plate, class: 'coachHire', seats })) ?? '';
    for (const kind of ['inspection', 'vehicle-insurance', 'tachograph-check'] as const) {
      await upsertCertificate(db, { subject: 'vehicle', id }, { kind, number: '', validUntil: far }, 'test');
    }
    return id;
  };
  const { id: tripId, reference } = await db.selectFrom('trips').select(['id', 'reference']).executeTakeFirstOrThrow();
  const run = { reference, vehicleIndex: 0 };
  return { db, context, tripId, run, depots, addDriver, addVehicle };
}

describe('vehicles that could take over a group', () => {
  it('is ranked by the minutes to the group, with its eligible drivers, without broken-down vehicles (story 2)', async () => {
    const { db, context, tripId, run, addDriver, addVehicle } = await createWorld();
    const [broken, driver] = [await addVehicle('12-BRX-1', 'Nieuwegein'), await addDriver('Jan', 'Nieuwegein')];
    expect(
      await placeCrew(context, { ...run, staff, vehicleId: broken, driverIds: [driver], overrideReason: null, seen: null }),
    ).toMatchObject({
      ok: true,
    });
    await addVehicle('12-BRX-2', 'Nieuwegein');
    await addVehicle('12-BRX-3', 'Vilvoorde', 62);
    await addDriver('Els', 'Nieuwegein');
    const found = async () => await findReplacements(context, run);
    expect((await found())?.from).toMatchObject({ stop: 'Utrecht' });
    expect((await found())?.own).toMatchObject([
      { plate: '12-BRX-2', depot: 'Nieuwegein', seats: 59, driver: { name: 'Els' }, problems: [] },
      { plate: '12-BRX-3', depot: 'Vilvoorde' },
    ]);
    const [duty] = await listDuties(db, tripId);
    const place = { latitude: 51.02, longitude: 4.47, at: new Date().toISOString(), stop: null, expectedAt: null, kilometres: null };
    await saveLivePlace(db, tripId, { dutyId: duty?.id ?? '', ...place });
    const near = await found();
    expect(near?.from.stop).toBeNull();
    expect(near?.own.map(({ plate }) => plate)).toEqual(['12-BRX-3', '12-BRX-2']);
    expect(near?.own[0]?.minutes).toBeLessThan(30);
  });

  it('comes last without an eligible driver, with the reason', async () => {
    const { context, run, addDriver, addVehicle } = await createWorld();
    await addVehicle('12-BRX-2', 'Nieuwegein');
    await addDriver('Els', 'Nieuwegein', '2026-11-20');
    const found = await findReplacements(context, run);
    expect(found?.own).toMatchObject([{ plate: '12-BRX-2', driver: { name: 'Els' }, problems: [{ why: 'paper', kind: 'code-95' }] }]);
  });

  it('may be a partner with valid documents, by telephone', async () => {
    const { db, context, run } = await createWorld();
    const { operator, profile, certificates } = samplePartner();
    for (const [name, coordinates] of [
      ['Lyon', { latitude: 45.76, longitude: 4.83 }],
      ['Breda', { latitude: 51.58, longitude: 4.77 }],
    ] as const) {
      const { id: _, ...plain } = { ...operator, name, email: `${name}@example.com` };
      const id = (await upsertOperator(db, null, plain)) ?? '';
      await insertDepot(db, { operatorId: id, name, country: 'FR', coordinates });
      await saveProfile(db, id, { ...profile, classes: ['coachHire', 'midibus', 'minibus', 'taxiBus', 'doubleDecker', 'specialBus'] });
      for (const certificate of certificates) await upsertCertificate(db, { subject: 'operator', id }, certificate, 'Mo');
    }
    const found = await findReplacements(context, run);
    expect(found?.own).toEqual([]);
    expect(found?.partners.map(({ name }) => name)).toEqual(['Breda', 'Lyon']);
  });
});
