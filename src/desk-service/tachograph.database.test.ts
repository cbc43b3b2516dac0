import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createBookedTrip } from '#api/testing/booked-trip.ts';
import { listAudit } from '#operations/audit/audit-store.ts';
import { cardBytes } from '#operations/duties/rules/hours/testing/card-bytes.ts';
import { upsertDriver } from '#operations/fleet/driver-store.ts';
import { insertDepot, listDepots, upsertOperator } from '#operations/fleet/operator-store.ts';
import { upsertVehicle } from '#operations/fleet/vehicle-store.ts';
import { forgetOldOnDuty } from '#operations/on-duty/forget-old.ts';
import { unitBytes } from '#operations/tachograph/rules/testing/unit-bytes.ts';
import { createDocuments } from '#output/documents/create-documents.ts';
import { readPdf } from '#output/documents/testing/read-pdf.ts';
import { sampleAddresses } from '#output/documents/testing/sample-addresses.ts';
import { createTachographDoor } from '#server/desk/tachograph-door.ts';
import { enter, statusOf } from './testing/enter.ts';
import { issuesOf, openFor, problemOf } from './testing/open-for.ts';

const card = 'NL00000012345600';
const jan = { card, surname: 'Bakker', firstName: 'Jan', from: '2026-11-16T05:00:00Z', until: '2026-11-16T15:00:00Z' };
const driven = {
  plate: '12BRX4',
  days: [
    {
      date: '2026-11-16',
      insertions: [jan],
      changes: ['00:00 rest empty', '05:00 drive', '10:00 rest', '10:45 drive', '15:00 rest empty'],
    },
  ],
};

async function createDepot() {
  const { db, context } = await createBookedTrip();
  const operatorId =
    (await upsertOperator(db, null, { kind: 'own', name: 'Convoya', country: 'NL', phone: '+31301234567', email: '' })) ?? '';
  await insertDepot(db, { operatorId, name: 'Nieuwegein', country: 'NL', coordinates: { latitude: 52, longitude: 5 } });
  const depotId = (await listDepots(db))[0]?.id ?? '';
  const plain = { wheelchairs: 0, extras: [], look: 'white', massKg: null, euroNorm: '', zones: '', soldOn: null, depotId };
  const vehicle = await upsertVehicle(db, null, { ...plain, plate: '12-BRX-4', class: 'coachHire', seats: 59, tachograph: 'smart2' });
  const person = { phone: '+31612345678', email: '', languages: [], hoursAWeek: null, taxNumber: '', leftOn: null, depotId };
  const driver = await upsertDriver(db, null, { ...person, name: 'Jan Bakker' });
  const signIn = async (role: 'owner' | 'planner' | 'driverManager' | 'sales') => await enter(context, { roles: [role] });
  const owner = await signIn('owner');
  return { db, context, vehicle: vehicle ?? '', driver: driver ?? '', signIn, ownerContext: owner, owner: openFor(owner) };
}

const file = (bytes: Uint8Array<ArrayBuffer>, name = 'M_20261120.ddd') => [{ name, bytes }];

describe('the file of a vehicle unit', () => {
  it('is archived as it came with its print, once, and read for its vehicle', async () => {
    const { db, owner, vehicle } = await createDepot();
    const bytes = unitBytes(driven);
    expect(problemOf(await owner.acts.tachograph.readUnit({ id: vehicle, file: file(bytes) }))).toBeNull();
    expect(problemOf(await owner.acts.tachograph.readUnit({ id: vehicle, file: file(bytes) }))).toBe('known-file');
    const { files, dueAt } = await owner.queries.tachograph.ofVehicle({ id: vehicle });
    const print = createHash('sha256').update(bytes).digest('hex');
    expect(files).toMatchObject([{ name: 'M_20261120.ddd', print, signature: 'not-checked', bytes: bytes.length, leftOut: 0, unknown: 0 }]);
    expect(dueAt).toBe('2027-02-18T08:00:00.000Z');
    const stored = await db.selectFrom('unit_files').select('content').executeTakeFirstOrThrow();
    expect(Buffer.compare(Buffer.from(stored.content), Buffer.from(bytes))).toBe(0);
    expect((await listAudit(db, 5)).map(({ act, subject }) => [act, subject])).toContainEqual(['read-unit', '12-BRX-4']);
  });

  it('is refused with the reason where it is another vehicle’s, another kind of file, cut off or missing', async () => {
    const { owner, vehicle } = await createDepot();
    const problem = async (bytes: Uint8Array<ArrayBuffer>) =>
      problemOf(await owner.acts.tachograph.readUnit({ id: vehicle, file: file(bytes) }));
    expect(await problem(unitBytes({ plate: 'OTHER-1' }))).toBe('other-vehicle');
    expect(await problem(cardBytes({}))).toBe('not-a-unit');
    expect(await problem(unitBytes(driven).slice(0, -1))).toBe('damaged-unit');
    expect(issuesOf(await owner.acts.tachograph.readUnit({ id: vehicle, file: [] }))).toEqual(['file required']);
    expect(problemOf(await owner.acts.tachograph.readUnit({ id: crypto.randomUUID(), file: file(unitBytes(driven)) }))).toBe('gone');
    expect((await owner.queries.tachograph.ofVehicle({ id: vehicle })).files).toEqual([]);
  });

  it('is read by those who manage the fleet, and shows who drove to those who manage drivers', async () => {
    const { owner, vehicle, driver, signIn } = await createDepot();
    const [planner, manager, sales] = await Promise.all(
      (['planner', 'driverManager', 'sales'] as const).map(async (role) => openFor(await signIn(role))),
    );
    const given = { id: vehicle, file: file(unitBytes(driven)) };
    expect(await statusOf(() => manager?.acts.tachograph.readUnit(given) ?? Promise.resolve())).toBe(404);
    expect(problemOf((await planner?.acts.tachograph.readUnit(given)) ?? { isDone: true, value: true })).toBeNull();
    await owner.acts.drivers.readCard({
      id: driver,
      file: file(
        cardBytes({
          days: [
            { date: '2026-11-15', changes: ['00:00 rest'] },
            { date: '2026-11-16', changes: ['00:00 rest', '05:00 drive', '09:30 work', '10:00 rest', '10:45 drive', '15:00 rest'] },
            { date: '2026-11-17', changes: ['00:00 rest'] },
          ],
        }),
        'C.ddd',
      ),
    });
    const id = (await owner.queries.tachograph.ofVehicle({ id: vehicle })).files[0]?.id ?? '';
    expect(await planner?.queries.tachograph.unit({ id })).toMatchObject({ compared: null, reading: { days: [{ insertions: [] }] } });
    expect(await manager?.queries.tachograph.unit({ id })).toMatchObject({
      reading: { days: [{ insertions: [{ name: 'Jan Bakker', card }] }] },
      compared: [
        {
          ...{ driver: 'Jan Bakker', comparedDays: 1 },
          contradictions: [{ from: '2026-11-16T09:30:00.000Z', until: '2026-11-16T10:00:00.000Z', unit: 'drive', card: 'work' }],
        },
      ],
    });
    expect(await statusOf(() => sales?.queries.tachograph.unit({ id }) ?? Promise.resolve())).toBe(404);
  });

  it('is due again on Today of those who manage the fleet, from two weeks before its 90 days', async () => {
    const { db, context, owner, vehicle, signIn } = await createDepot();
    const lines = async () => (await owner.queries.today.inbox({})).lines.filter(({ kind }) => kind === 'unit').map(({ about }) => about);
    expect(await lines()).toEqual([]);
    await owner.acts.tachograph.readUnit({ id: vehicle, file: file(unitBytes(driven)) });
    const readAgo = async (days: number) =>
      await db
        .updateTable('unit_files')
        .set({ read_at: new Date(Date.parse(context.now()) - days * 86_400_000).toISOString() })
        .execute();
    await readAgo(70);
    expect(await lines()).toEqual([]);
    await readAgo(80);
    expect(await lines()).toMatchObject([{ plate: '12-BRX-4', isOverdue: false }]);
    await readAgo(91);
    expect(await lines()).toMatchObject([{ isOverdue: true }]);
    const manager = openFor(await signIn('driverManager'));
    expect((await manager.queries.today.inbox({})).lines.filter(({ kind }) => kind === 'unit')).toEqual([]);
    expect((await owner.queries.tachograph.due({})).find(({ kind }) => kind === 'unit')).toMatchObject({ name: '12-BRX-4', isLate: true });
  });
});

const long = ['00:00 rest', '05:00 drive', '10:00 work', '10:30 drive', '16:30 rest'];
const days = [
  { date: '2026-11-15', changes: ['00:00 rest'] },
  { date: '2026-11-16', changes: long },
  { date: '2026-11-17', changes: ['00:00 rest'] },
];

describe('infringements', () => {
  it('of a month come from cards, with a letter to sign in the language that is asked for', async () => {
    const { owner, ownerContext, driver, signIn, context } = await createDepot();
    await owner.acts.drivers.readCard({ id: driver, file: file(cardBytes({ days }), 'C.ddd') });
    expect(await owner.queries.tachograph.infringements({ month: '2026-11' })).toMatchObject([
      {
        driver: 'Jan Bakker',
        infringements: [
          { rule: 'daily-driving', category: 'serious', minutes: 660 },
          { rule: 'break', category: 'very-serious', minutes: 660 },
        ],
      },
    ]);
    expect(await owner.queries.tachograph.infringements({ month: '2026-10' })).toEqual([]);
    expect(await owner.queries.tachograph.infringements({ month: 'x' })).toBeNull();
    const planner = await signIn('planner');
    expect(await statusOf(() => openFor(planner).queries.tachograph.infringements({ month: '2026-11' }))).toBe(404);
    const documents = createDocuments({ addresses: sampleAddresses });
    const doorOf = (signedIn: typeof planner.signedIn | null) => createTachographDoor({ context, documents, signedIn });
    const wanted = { driverId: driver, month: '2026-11' };
    for (const [language, heading] of [
      ['nl', 'Overtredingen van de rij- en rusttijden'],
      ['de', 'Verstöße gegen Lenk- und Ruhezeiten'],
      ['en', 'Infringements of driving and rest times'],
      ['fr', 'Infractions aux temps de conduite et de repos'],
      ['es', 'Infracciones de los tiempos de conducción y descanso'],
    ] as const) {
      const letter = await doorOf(ownerContext.signedIn).infringementLetter({ ...wanted, language });
      const { text } = await readPdf(letter?.content ?? new Uint8Array());
      expect(text.replaceAll('\u00a0', ' ')).toContain(heading);
      for (const part of ['Jan Bakker', '11:00', '4:30', 'art. 6(1)']) expect(text).toContain(part);
    }
    expect(await doorOf(planner.signedIn).infringementLetter({ ...wanted, language: 'nl' })).toBeNull();
    expect(await doorOf(null).infringementLetter({ ...wanted, language: 'nl' })).toBeNull();
    expect(await doorOf(ownerContext.signedIn).infringementLetter({ ...wanted, month: '2026-10', language: 'nl' })).toBeNull();
  });

  it('the card’s file can be taken as it came, by those who manage drivers, and is gone after two years', async () => {
    const { db, context, owner, ownerContext, driver, signIn } = await createDepot();
    const bytes = cardBytes({ days });
    await owner.acts.drivers.readCard({ id: driver, file: file(bytes, 'C_1.ddd') });
    const [archived] = await owner.queries.tachograph.ofDriver({ id: driver });
    const documents = createDocuments({ addresses: sampleAddresses });
    const take = async (signedIn: typeof ownerContext.signedIn | null, id = archived?.id ?? '') =>
      await createTachographDoor({ context, documents, signedIn }).tachographFile({ kind: 'card', id });
    const taken = await take(ownerContext.signedIn);
    expect(taken?.fileName).toBe('C_1.ddd');
    expect(Buffer.compare(Buffer.from(taken?.content ?? []), Buffer.from(bytes))).toBe(0);
    expect((await listAudit(db, 5)).map(({ act }) => act)).toContain('take-tachograph-file');
    expect([await take(null), await take((await signIn('planner')).signedIn), await take(ownerContext.signedIn, 'x')]).toEqual([
      null,
      null,
      null,
    ]);
    await db.updateTable('card_files').set({ added_at: '2020-01-01T00:00:00Z' }).execute();
    await forgetOldOnDuty(db);
    expect(await owner.queries.tachograph.ofDriver({ id: driver })).toEqual([]);
  });
});
