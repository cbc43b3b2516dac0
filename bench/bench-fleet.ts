import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#db/engine/tables.ts';
import { insertTrip } from '#db/testing/insert-trip.ts';
import { createSampleTrip } from '#db/testing/sample-trip.ts';
import { tripStates } from '#domain/trip/states.ts';
import { upsertDriver } from '#operations/fleet/driver-store.ts';
import { insertDepot, listDepots, upsertOperator } from '#operations/fleet/operator-store.ts';
import { upsertVehicle } from '#operations/fleet/vehicle-store.ts';

/** A depot with as many coaches and drivers, and a partner. */
export async function fillFleet(
  db: Database,
  { vehicles, drivers }: { readonly vehicles: number; readonly drivers: number },
): Promise<void> {
  const operator = { kind: 'own', name: 'Sample', country: 'NL', phone: '+31301234567', email: '' } as const;
  const operatorId = (await upsertOperator(db, null, operator)) ?? '';
  await upsertOperator(db, null, { ...operator, kind: 'partner', name: 'Partner' });
  await insertDepot(db, { operatorId, name: 'Nieuwegein', country: 'NL', coordinates: { latitude: 52, longitude: 5 } });
  const depotId = (await listDepots(db))[0]?.id ?? '';
  const plain = { wheelchairs: 0, extras: [], look: 'white', massKg: null, euroNorm: '6', zones: '', soldOn: null } as const;
  const coach = { depotId, class: 'coachHire', seats: 59, tachograph: 'smart2', ...plain } as const;
  for (let index = 0; index < vehicles; index += 1) await upsertVehicle(db, null, { ...coach, plate: `AA-${1_000 + index}` });
  const person = { depotId, phone: '+31612345678', email: '', languages: [], hoursAWeek: 40, taxNumber: '', leftOn: null };
  for (let index = 0; index < drivers; index += 1) await upsertDriver(db, null, { ...person, name: `Driver ${index}` });
}

/** Booked trips whose duties are planned already, by the benchmark. */
export async function fillTrips(db: Database, count: number): Promise<void> {
  for (let trip = 0; trip < count; trip += 1)
    await insertTrip(db, createSampleTrip({ ...tripStates.booked, bookedAt: '2026-11-21T10:00:00.000Z' }));
  await sql`insert into trip_duties (trip_id, trip_version) select id, version from trips`.execute(db);
}

/** The parts of a duty of ten hours, as its column has them. */
export const tenHours = JSON.stringify([
  { kind: 'drive', minutes: 200 },
  { kind: 'free', minutes: 200 },
  { kind: 'drive', minutes: 200 },
]);

/** Gives each duty of a start its own vehicle and driver. `by`: the order of the duties, by columns of theirs. */
export async function placeCrews(db: Database, by: RawBuilder<unknown>): Promise<void> {
  // The database refuses a placement without its occupations.
  await db.transaction().execute(async (tx) => {
    // Far more at once than the product ever places.
    await sql`set local statement_timeout = 0`.execute(tx);
    await sql`with numbered as (select id, row_number() over (partition by starts_at order by ${by}) as place from duties),
      cars as (select id, row_number() over (order by id) as place from vehicles), people as (select id, row_number() over (order by id) as place from drivers)
      insert into placements (duty_id, vehicle_id, driver_id, judged, override_reason, placed_by)
      select numbered.id, cars.id, people.id, '[]', '', 'bench' from numbered join cars using (place) join people using (place)`.execute(
      tx,
    );
    await sql`insert into occupations (id, resource_id, during, duty_id)
      select gen_random_uuid(), resource, tstzrange(starts_at, ends_at), duty_id from placements join duties on duties.id = duty_id
      cross join lateral (values (vehicle_id), (driver_id)) as taken (resource)`.execute(tx);
  });
  await sql`analyze`.execute(db);
}
