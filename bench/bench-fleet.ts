import type { Database } from '#db/engine/tables.ts';
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
