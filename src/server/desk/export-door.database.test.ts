import { expect, it } from 'vitest';
import { createBookedTrip } from '#api/testing/booked-trip.ts';
import { enter } from '#desk-service/testing/enter.ts';
import { listAudit } from '#operations/audit/audit-store.ts';
import { upsertDriver } from '#operations/fleet/driver-store.ts';
import { insertDepot, listDepots, upsertOperator } from '#operations/fleet/operator-store.ts';
import { createExportDoor } from './export-door.ts';

it('gives the file of one driver, not that of a namesake, to whoever may erase, and records it', async () => {
  const { db, context } = await createBookedTrip();
  const company = { kind: 'own', name: 'Convoya', country: 'NL', phone: '+31301234567', email: '' } as const;
  const operatorId = (await upsertOperator(db, null, company)) ?? '';
  await insertDepot(db, { operatorId, name: 'Nieuwegein', country: 'NL', coordinates: { latitude: 52, longitude: 5 } });
  const depotId = (await listDepots(db))[0]?.id ?? '';
  const person = { depotId, name: 'Jan', email: '', languages: [], hoursAWeek: null, taxNumber: '', leftOn: null };
  const [one, other] = [
    (await upsertDriver(db, null, { ...person, phone: '+31611111111' })) ?? '',
    (await upsertDriver(db, null, { ...person, phone: '+31622222222' })) ?? '',
  ];
  const doorOf = async (role: 'owner' | 'driverManager') =>
    createExportDoor({ db, signedIn: (await enter(context, { roles: [role] })).signedIn });
  const owner = await doorOf('owner');
  const file = await owner({ who: '', driver: one });
  if (file === null || file === 'prove-again') throw new Error('no file');
  const text = Buffer.from(file.content).toString();
  expect([text.includes('+31611111111'), text.includes(other)]).toEqual([true, false]);
  expect((await listAudit(db, 3)).map(({ act, subject }) => [act, subject])).toContainEqual(['export-person', one]);
  expect(await owner({ who: '', driver: crypto.randomUUID() })).toBeNull();
  expect(await owner({ who: '', driver: 'nobody' })).toBeNull();
  expect(await (await doorOf('driverManager'))({ who: '', driver: one })).toBeNull();
});
