import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { Database } from '#db/engine/tables.ts';
import { createTestDatabase } from '#db/testing/test-database.ts';
import { importCard, type ReadCardFile, saveHours, takeBackHours } from '#operations/duties/hours.ts';
import { listWork } from '#operations/duties/placement-store.ts';
import { parseDriverCard } from '#operations/duties/rules/hours/driver-card.ts';
import { cardBytes } from '#operations/duties/rules/hours/testing/card-bytes.ts';
import { forgetOldOnDuty } from '#operations/on-duty/forget-old.ts';
import { testAddresses } from '#operations/testing/addresses.ts';
import { createCertificateTasks, listCertificates, listCertificateTasks } from './certificate-store.ts';
import { findDriver, listDrivers } from './driver-store.ts';
import { endAway, reportAbsence, reportWorkshop } from './edit-absences.ts';
import { finishTask, saveCertificate } from './edit-certificates.ts';
import { saveDriver, saveOperator, saveVehicle } from './edit-fleet.ts';
import { listAbsences } from './occupation-store.ts';
import { insertDepot, listDepots } from './operator-store.ts';
import { listWorkRecords } from './work-record-store.ts';

const by = { id: null, name: 'Mo Planner' };
const operator = { kind: 'own', name: 'Convoya Vervoer BV', country: 'NL', phone: '+31 30 123 45 67', email: '' };

async function createDepot() {
  const { db } = await createTestDatabase();
  const context = { db, addresses: testAddresses };
  const saved = await saveOperator(context, by, { id: null, input: operator });
  if (!saved.ok) throw new Error(saved.failure.why);
  const coordinates = { latitude: 52.029, longitude: 5.081 };
  await insertDepot(db, { operatorId: saved.value, name: 'Nieuwegein', country: 'NL', coordinates });
  const [depot] = await listDepots(db);
  const depotId = depot?.id ?? '';
  const driverInput = { depotId, name: 'Jan de Vries', phone: '+31 6 12345678', languages: ['nl', 'en'], hoursAWeek: '40' };
  const vehicleInput = {
    depotId,
    plate: '12-brx-4',
    class: 'coachHire',
    seats: '52',
    look: 'white, red stripe',
    tachograph: 'smart2',
    extras: ['wifi'],
  };
  const addDriver = async (changes: object = {}) => {
    const driver = await saveDriver(context, by, { id: null, input: { ...driverInput, ...changes } });
    if (!driver.ok) throw new Error(driver.failure.why);
    return driver.value;
  };
  const audited = async () =>
    (await db.selectFrom('staff_audit').select(['act', 'subject']).orderBy('at').orderBy('id').execute()).map((row) => row);
  return { db, context, depotId, driverInput, vehicleInput, addDriver, audited };
}

describe('the fleet', () => {
  it('stores what was typed, with the person who did it', async () => {
    const { db, context, addDriver, vehicleInput, audited } = await createDepot();
    const id = await addDriver();
    expect(await findDriver(db, id)).toMatchObject({ name: 'Jan de Vries', languages: ['en', 'nl'], hoursAWeek: 40, leftOn: null });
    expect(await saveVehicle(context, by, { id: null, input: vehicleInput })).toMatchObject({ ok: true });
    expect((await audited()).map(({ act }) => act)).toEqual(['add-operator', 'add-driver', 'add-vehicle']);
  });

  it('reports errors field by field, and stores nothing', async () => {
    const { db, context, depotId } = await createDepot();
    const refused = await saveDriver(context, by, {
      id: null,
      input: { depotId, name: ' ', phone: 'seven', hoursAWeek: '900', leftOn: '31-02-2026' },
    });
    expect(refused).toMatchObject({ ok: false, failure: { why: 'mistyped' } });
    const issues = refused.ok || refused.failure.why !== 'mistyped' ? [] : refused.failure.issues;
    expect(issues.map(({ field, code }) => `${field} ${code}`)).toEqual([
      'name required',
      'phone phone',
      'hoursAWeek invalid',
      'leftOn invalid',
    ]);
    expect(await listDrivers(db)).toEqual([]);
  });

  it('has unique number plates, and only existing depots', async () => {
    const { context, vehicleInput } = await createDepot();
    await saveVehicle(context, by, { id: null, input: vehicleInput });
    expect(await saveVehicle(context, by, { id: null, input: vehicleInput })).toEqual({ ok: false, failure: { why: 'known-plate' } });
    const elsewhere = { ...vehicleInput, plate: 'AB-12-CD', depotId: '019ab000-0000-7000-8000-000000000000' };
    expect(await saveVehicle(context, by, { id: null, input: elsewhere })).toEqual({ ok: false, failure: { why: 'gone' } });
  });
});

describe('an absence', () => {
  const ill = { fromDate: '2026-12-01', fromTime: '05:10', kind: 'ill' };

  it('without an end lasts until ended, and overlaps no other', async () => {
    const { db, context, addDriver, audited } = await createDepot();
    const id = await addDriver();
    expect(await reportAbsence(context, by, { id, input: ill })).toEqual({ ok: true, value: [] });
    const later = { fromDate: '2027-02-01', untilDate: '2027-02-03' };
    expect(await reportAbsence(context, by, { id, input: later })).toEqual({ ok: false, failure: { why: 'busy' } });
    const [absence] = await listAbsences(db, id);
    expect(absence).toMatchObject({ kind: 'ill', from: '2026-12-01T04:10:00.000Z', until: null });
    expect(await endAway(context, by, { id: absence?.id ?? '', of: 'driver' })).toEqual({ ok: true, value: true });
    expect(await reportAbsence(context, by, { id, input: later })).toEqual({ ok: true, value: [] });
    expect(JSON.stringify(await audited())).not.toContain('ill"');
  });

  it('of several concurrent reports for one time is stored once', async () => {
    const { db, context, addDriver } = await createDepot();
    const id = await addDriver();
    const answers = await Promise.all(Array.from({ length: 50 }, () => reportAbsence(context, by, { id, input: ill })));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await listAbsences(db, id)).toHaveLength(1);
  });

  it('of a vehicle is a stay in the workshop', async () => {
    const { context, vehicleInput } = await createDepot();
    const vehicle = await saveVehicle(context, by, { id: null, input: vehicleInput });
    const id = vehicle.ok ? vehicle.value : '';
    const brakes = { fromDate: '2026-12-01', untilDate: '2026-12-02', reason: 'brakes' };
    expect(await reportWorkshop(context, by, { id, input: brakes })).toMatchObject({ ok: true });
    expect(await reportWorkshop(context, by, { id, input: { ...brakes, fromDate: '2026-12-02' } })).toEqual({
      ok: false,
      failure: { why: 'busy' },
    });
    expect(await reportWorkshop(context, by, { id, input: { ...brakes, fromDate: '2026-12-03', untilDate: '2026-12-03' } })).toMatchObject({
      ok: true,
    });
  });
});

describe('documents that expire', () => {
  const inDays = async (db: Awaited<ReturnType<typeof createDepot>>['db'], days: number) => {
    const { rows } = await sql<{ date: string }>`select (now() at time zone 'Europe/Amsterdam')::date + ${days}::integer as date`.execute(
      db,
    );
    return rows[0]?.date ?? '';
  };

  it('create a task at 60, 30 and 7 days, once each, for concurrent runs', async () => {
    const { db, context, addDriver } = await createDepot();
    const id = await addDriver();
    const owner = { subject: 'driver', id } as const;
    const file = async (days: number) =>
      await saveCertificate(context, by, {
        owner,
        name: 'Jan',
        input: { kind: 'code-95', number: '', validUntil: await inDays(db, days) },
      });
    await file(61);
    expect(await createCertificateTasks(db)).toBe(0);
    await file(60);
    const made = await Promise.all(Array.from({ length: 8 }, () => createCertificateTasks(db)));
    expect(made.reduce((sum, each) => sum + each)).toBe(1);
    // A month later the same expiry creates another task, once.
    await sql`update papers set valid_until = valid_until - 31`.execute(db);
    await sql`update paper_tasks set valid_until = valid_until - 31`.execute(db);
    expect([await createCertificateTasks(db), await createCertificateTasks(db)]).toEqual([1, 0]);
    const tasks = await listCertificateTasks(db);
    expect(tasks).toMatchObject([{ kind: 'code-95', owner: 'Jan de Vries', days: 30 }]);
    expect(await finishTask(context, by, tasks[0]?.id ?? '')).toEqual({ ok: true, value: true });
    expect(await finishTask(context, by, tasks[0]?.id ?? '')).toEqual({ ok: false, failure: { why: 'gone' } });
    expect(await listCertificateTasks(db)).toEqual([]);
  });

  it('need nothing once renewed, or after the person left', async () => {
    const { db, context, addDriver, driverInput } = await createDepot();
    const id = await addDriver();
    const owner = { subject: 'driver', id } as const;
    const file = async (days: number) =>
      await saveCertificate(context, by, {
        owner,
        name: 'Jan',
        input: { kind: 'driver-card', number: 'X', validUntil: await inDays(db, days) },
      });
    await file(5);
    expect(await createCertificateTasks(db)).toBe(1);
    await file(1_000);
    expect(await listCertificateTasks(db)).toEqual([]);
    expect(await listCertificates(db, owner)).toHaveLength(1);
    await file(5);
    await saveDriver(context, by, { id, input: { ...driverInput, leftOn: '2026-01-01' } });
    await sql`delete from paper_tasks`.execute(db);
    expect(await createCertificateTasks(db)).toBe(0);
  });

  it('are of the kinds that such a thing has', async () => {
    const { context, addDriver } = await createDepot();
    const owner = { subject: 'driver', id: await addDriver() } as const;
    const input = { kind: 'inspection', number: '', validUntil: '2027-01-01' };
    expect(await saveCertificate(context, by, { owner, name: 'Jan', input })).toMatchObject({
      ok: false,
      failure: { issues: [{ field: 'kind' }] },
    });
  });
});

describe('hours really worked', () => {
  const days = [
    { date: '2026-11-16', changes: ['00:00 rest', '05:40 drive', '15:10 rest'] },
    { date: '2026-11-17', changes: ['00:00 rest'] },
  ];
  const since = '2026-01-01T00:00:00.000Z';
  const typed = { date: '2026-11-16', from: '06:00', until: '14:00', drivingMinutes: '200', breakMinutes: '45' };

  const readCardFile: ReadCardFile = async (bytes) => parseDriverCard(bytes);

  async function workOf(db: Database, id: string) {
    return (await listWork(db, { since, without: [] })).get(id)?.map(({ startsAt, endsAt }) => [startsAt, endsAt]);
  }

  it('of a card are in the driver’s work, once, with the person who read it', async () => {
    const { db, context, addDriver, audited } = await createDepot();
    const id = await addDriver({ name: 'Jan Bakker' });
    expect(await importCard({ ...context, readCardFile }, by, { id, name: 'C_1.ddd', bytes: cardBytes({ days }) })).toEqual({
      ok: true,
      value: { shifts: 1 },
    });
    expect(await importCard({ ...context, readCardFile }, by, { id, name: 'C_1.ddd', bytes: cardBytes({ days }) })).toEqual({
      ok: false,
      failure: 'known-file',
    });
    expect(await workOf(db, id)).toEqual([['2026-11-16T05:40:00.000Z', '2026-11-16T15:10:00.000Z']]);
    expect((await audited()).at(-1)).toEqual({ act: 'read-card', subject: 'Jan Bakker' });
  });

  it('belong to their own driver: a card is matched by its number on file, in all its copies, and without one by name', async () => {
    const { db, context, addDriver } = await createDepot();
    const id = await addDriver({ name: 'Jan Bakker' });
    const another = await addDriver({ name: 'Mia Jansen' });
    const foreign = { number: 'NL00000099999900', surname: 'Jansen', days };
    expect(await importCard({ ...context, readCardFile }, by, { id, name: 'C_1.ddd', bytes: cardBytes(foreign) })).toEqual({
      ok: false,
      failure: 'other-card',
    });
    await saveCertificate(context, by, {
      owner: { subject: 'driver', id },
      name: 'Jan Bakker',
      input: { kind: 'driver-card', number: 'NL 000000999999 03', validUntil: '2029-01-01' },
    });
    expect(await importCard({ ...context, readCardFile }, by, { id, name: 'C_1.ddd', bytes: cardBytes({ days }) })).toEqual({
      ok: false,
      failure: 'other-card',
    });
    expect(await importCard({ ...context, readCardFile }, by, { id, name: 'C_1.ddd', bytes: cardBytes(foreign) })).toMatchObject({
      ok: true,
    });
    expect(await workOf(db, another)).toBeUndefined();
    expect(await importCard({ ...context, readCardFile }, by, { id: 'nobody', name: 'C_1.ddd', bytes: cardBytes({ days }) })).toEqual({
      ok: false,
      failure: 'gone',
    });
  });

  it('of a sheet go before the card, and are the card’s again once taken back', async () => {
    const { db, context, addDriver } = await createDepot();
    const id = await addDriver({ name: 'Jan Bakker' });
    await importCard({ ...context, readCardFile }, by, { id, name: 'C_1.ddd', bytes: cardBytes({ days }) });
    expect(await saveHours(context, by, { id, input: typed })).toEqual({ ok: true, value: true });
    expect(await workOf(db, id)).toEqual([['2026-11-16T05:00:00.000Z', '2026-11-16T13:00:00.000Z']]);
    const [sheet] = (await listWorkRecords(db, { since })).filter(({ source }) => source === 'sheet');
    expect(await takeBackHours(context, by, sheet?.id ?? '')).toEqual({ ok: true, value: true });
    expect(await takeBackHours(context, by, sheet?.id ?? '')).toEqual({ ok: false, failure: { why: 'gone' } });
    expect(await workOf(db, id)).toEqual([['2026-11-16T05:40:00.000Z', '2026-11-16T15:10:00.000Z']]);
  });

  it('typed by ten people at once for one time are stored once', async () => {
    const { db, context, addDriver } = await createDepot();
    const id = await addDriver();
    const saved = await Promise.all(Array.from({ length: 10 }, () => saveHours(context, by, { id, input: typed })));
    expect(saved.filter(({ ok }) => ok)).toHaveLength(1);
    expect(saved).toContainEqual({ ok: false, failure: { why: 'known-hours' } });
    expect(await workOf(db, id)).toHaveLength(1);
  });

  it('are forgotten after two years', async () => {
    const { db, context, addDriver } = await createDepot();
    const id = await addDriver({ name: 'Jan Bakker' });
    const old = days.map((day) => ({ ...day, date: day.date.replace('2026', '2023') }));
    await importCard({ ...context, readCardFile }, by, { id, name: 'C_1.ddd', bytes: cardBytes({ days: old }) });
    await importCard({ ...context, readCardFile }, by, { id, name: 'C_1.ddd', bytes: cardBytes({ days }) });
    await forgetOldOnDuty(db);
    const left = await listWorkRecords(db, { since: '2000-01-01T00:00:00.000Z' });
    expect(left.map(({ covered }) => covered[0]?.from)).toEqual(['2026-11-16T00:00:00.000Z']);
  });
});
