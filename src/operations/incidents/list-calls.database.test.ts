import { expect, it } from 'vitest';
import { createBookedTrip } from '#api/testing/booked-trip.ts';
import { placeCrew } from '#operations/duties/place-crew.ts';
import { upsertDriver } from '#operations/fleet/driver-store.ts';
import { insertDepot, listDepots, upsertOperator } from '#operations/fleet/operator-store.ts';
import { upsertVehicle } from '#operations/fleet/vehicle-store.ts';
import { releaseRun } from '#operations/on-duty/release-run.ts';
import { staffRights } from '#operations/staff/rules/rights.ts';
import { findTripByReference } from '#operations/trips/trip-store.ts';
import { listIncidentsOfTrip } from './incident-store.ts';
import { listCalls } from './list-calls.ts';
import { openIncident } from './open-incident.ts';

const staff = { kind: 'staff', name: 'Mo Planner', id: null, rights: staffRights } as const;

/** A booked trip for which Jan has the duty sheet, and Piet, who has another coach. */
async function createWorld() {
  const { db, context } = await createBookedTrip();
  const operator = { kind: 'own', name: 'Convoya', country: 'NL', phone: '+31301234567', email: '' } as const;
  const operatorId = (await upsertOperator(db, null, operator)) ?? '';
  await insertDepot(db, { operatorId, name: 'Nieuwegein', country: 'NL', coordinates: { latitude: 52, longitude: 5 } });
  const depotId = (await listDepots(db))[0]?.id ?? '';
  const coach = { wheelchairs: 2, extras: [], look: 'white', massKg: null, euroNorm: '', zones: '', soldOn: null } as const;
  const driver = { email: '', languages: [], hoursAWeek: null, taxNumber: '', leftOn: null };
  const { reference } = await db.selectFrom('trips').select('reference').executeTakeFirstOrThrow();
  const run = { reference, vehicleIndex: 0, staff };
  const crewOf = async (name: string, phone: string, plate: string) => {
    const driverId = (await upsertDriver(db, null, { ...driver, depotId, name, phone })) ?? '';
    const vehicle = { ...coach, depotId, plate, class: 'coachHire', seats: 59, tachograph: 'smart2' } as const;
    const vehicleId = (await upsertVehicle(db, null, vehicle)) ?? '';
    return async () => await placeCrew(context, { ...run, vehicleId, driverIds: [driverId], overrideReason: 'papers seen', seen: null });
  };
  const placeJan = await crewOf('Jan', '+31611111111', '12-BRX-1');
  const placePiet = await crewOf('Piet', '+31622222222', '12-BRX-2');
  await placeJan();
  await releaseRun(context, run);
  const drivers = async () => {
    const trip = await findTripByReference(db, reference);
    const [incident = null] = trip === null ? [] : await listIncidentsOfTrip(db, trip.id);
    const calls = trip === null ? [] : await listCalls(db, trip, incident);
    return calls.filter(({ role }) => role === 'driver' || role === 'stranded').map(({ role, name, phone }) => `${role} ${name} ${phone}`);
  };
  const report = async (kind: 'breakdown' | 'delay') => await openIncident(context, { reference, staff, kind, minutes: null, note: '' });
  return { drivers, report, placeJan, placePiet };
}

it('a driver who is with the group stays on the list when another is sent, without others', async () => {
  const { drivers, report, placeJan, placePiet } = await createWorld();
  await report('breakdown');
  expect(await drivers()).toEqual(['driver Jan +31611111111']);
  expect(await placePiet()).toMatchObject({ ok: true });
  expect(await drivers()).toEqual(['stranded Jan +31611111111', 'driver Piet +31622222222']);
  await placeJan();
  expect(await drivers()).toEqual(['stranded Piet +31622222222', 'driver Jan +31611111111']);
});

it('a driver relieved before the incident is not listed, and for a delay only the current driver', async () => {
  const { drivers, report, placeJan, placePiet } = await createWorld();
  await placePiet();
  await report('delay');
  expect(await drivers()).toEqual(['driver Piet +31622222222']);
  await placeJan();
  expect(await drivers()).toEqual(['driver Jan +31611111111']);
  await report('breakdown');
  expect(await drivers()).toEqual(['stranded Piet +31622222222', 'driver Jan +31611111111']);
});
