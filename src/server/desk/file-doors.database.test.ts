import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { createBookedTrip } from '#api/testing/booked-trip.ts';
import type { TestContext } from '#api/testing/test-context.ts';
import { enter } from '#desk-service/testing/enter.ts';
import { listAudit } from '#operations/audit/audit-store.ts';
import { readDuties } from '#operations/duties/trip-duties.ts';
import { upsertDriver } from '#operations/fleet/driver-store.ts';
import { insertDepot, listDepots, upsertOperator } from '#operations/fleet/operator-store.ts';
import { upsertVehicle } from '#operations/fleet/vehicle-store.ts';
import { createWorld } from '#operations/partners/testing/partner-world.ts';
import type { StaffRole } from '#operations/staff/rules/rights.ts';
import type { SessionScope } from '#operations/staff/rules/sign-in.ts';
import type { SignedIn } from '#operations/staff/signed-in.ts';
import { findTripByReference } from '#operations/trips/trip-store.ts';
import { createInspectionDoor } from './inspection-door.ts';
import { createJourneyDocumentsDoor } from './journey-documents-door.ts';
import { createMessageFilesDoor } from './message-files-door.ts';
import { createPartnerDocumentsDoor } from './partner-documents-door.ts';
import { createPictureDoor } from './picture-door.ts';

const bytes = new Uint8Array([1]);
const documents = { journeyPdf: async () => bytes, partnerPdf: async () => bytes, ublSelfBilled: async () => '' };

/** Every kind of visitor that might request a file, by name; `half` has every right but an unfinished sign-in. */
async function createAskers(context: TestContext): Promise<ReadonlyMap<string, SignedIn | null>> {
  const roles: readonly StaffRole[] = ['sales', 'planner', 'driverManager', 'finance', 'editor', 'onCall', 'owner'];
  const askers = new Map<string, SignedIn | null>([['nobody', null]]);
  const add = async (name: string, role: StaffRole, scope: SessionScope) => {
    const { signedIn } = await enter(context, { roles: [role], scope });
    askers.set(name, signedIn);
  };
  for (const role of roles) await add(role, role, 'whole');
  const { signedIn } = await enter(context, { roles: ['owner', 'sales'], scope: 'code' });
  return askers.set('half', signedIn);
}

/** Which of them get a file. */
async function whoGets(context: TestContext, ask: (signedIn: SignedIn | null) => Promise<unknown>): Promise<readonly string[]> {
  const given: string[] = [];
  for (const [name, signedIn] of await createAskers(context)) if ((await ask(signedIn)) !== null) given.push(name);
  return given;
}

async function createFleet() {
  const { db, context } = await createBookedTrip();
  const operatorId =
    (await upsertOperator(db, null, { kind: 'own', name: 'Convoya', country: 'NL', phone: '+31301234567', email: '' })) ?? '';
  await insertDepot(db, { operatorId, name: 'Nieuwegein', country: 'NL', coordinates: { latitude: 52, longitude: 5 } });
  const depotId = (await listDepots(db))[0]?.id ?? '';
  const plain = { wheelchairs: 0, extras: [], look: 'white', massKg: null, euroNorm: '', zones: '', soldOn: null };
  const vehicle = await upsertVehicle(db, null, {
    ...plain,
    depotId,
    plate: '12-BRX-4',
    class: 'coachHire',
    seats: 59,
    tachograph: 'smart2',
  });
  const person = { name: 'Jan', phone: '+31612345678', email: '', languages: [], hoursAWeek: null, taxNumber: '', leftOn: null };
  const driver = await upsertDriver(db, null, { ...person, depotId });
  return { db, context, vehicle: vehicle ?? '', driver: driver ?? '' };
}

describe('the pack for a check', () => {
  it('of a driver is for people who manage drivers, and each download is in the audit', async () => {
    const { db, context, driver } = await createFleet();
    const ask = (signedIn: SignedIn | null) =>
      createInspectionDoor({ context, documents, signedIn }).inspectionPack({ subject: 'driver', id: driver });
    const taken = async () => (await listAudit(db, 50)).filter(({ act }) => act === 'take-inspection').length;
    expect(await whoGets(context, ask)).toEqual(['driverManager', 'owner']);
    expect(await taken()).toBe(2);
  });

  it('of a vehicle is for people who manage the fleet', async () => {
    const { context, vehicle } = await createFleet();
    const ask = (signedIn: SignedIn | null) =>
      createInspectionDoor({ context, documents, signedIn }).inspectionPack({ subject: 'vehicle', id: vehicle });
    expect(await whoGets(context, ask)).toEqual(['planner', 'owner']);
  });

  it('does not exist for an unknown or invalid id', async () => {
    const { context } = await createFleet();
    const { signedIn } = await enter(context, { roles: ['owner'] });
    const { inspectionPack } = createInspectionDoor({ context, documents, signedIn });
    for (const id of ['x', '00000000-0000-4000-8000-000000000000']) expect(await inspectionPack({ subject: 'driver', id })).toBeNull();
  });
});

it('journey documents are for people who see the fleet', async () => {
  const { db, context } = await createBookedTrip();
  await sql`update trips set itinerary = jsonb_set(itinerary, '{stops}', (
    select jsonb_agg(jsonb_set(stop, '{place,countryCode}', to_jsonb(case when at = 1 then 'NL' else 'FR' end)) order by at)
    from jsonb_array_elements(itinerary->'stops') with ordinality as each (stop, at)))`.execute(db);
  const { reference } = await db.selectFrom('trips').select('reference').executeTakeFirstOrThrow();
  const trip = await findTripByReference(db, reference);
  if (trip === null) throw new Error('No trip');
  await readDuties(context, trip);
  const wanted = { reference, vehicleIndex: 0, kind: 'eu-journey-form' };
  const ask = (signedIn: SignedIn | null) => createJourneyDocumentsDoor({ context, documents, signedIn }).journeyDocument(wanted);
  expect(await whoGets(context, ask)).toEqual(['planner', 'driverManager', 'onCall', 'owner']);
});

it('statements of partners are for people who record payments', async () => {
  const { context, partners } = await createWorld();
  const ask = (signedIn: SignedIn | null) => createPartnerDocumentsDoor({ context, documents, signedIn }).statementPdf(partners[0] ?? '');
  expect(await whoGets(context, ask)).toEqual(['finance', 'owner']);
});

it('pictures are accepted from people who edit pages; for everybody else there is no such page', async () => {
  const { context } = await createBookedTrip();
  const file = { name: 'a.png', bytes };
  const ask = async (signedIn: SignedIn | null) =>
    await createPictureDoor({ context, signedIn })
      .addPicture(file)
      .catch((thrown: unknown) => {
        if (thrown instanceof Response && thrown.status === 404) return null;
        throw thrown;
      });
  expect(await whoGets(context, ask)).toEqual(['editor', 'owner']);
});

describe('attachments of a message', () => {
  async function createFile(state: 'kept' | 'waiting' | 'infected') {
    const { db, context } = await createBookedTrip();
    const messageId: string = crypto.randomUUID();
    const id: string = crypto.randomUUID();
    await sql`insert into messages (id, thread_id, direction, channel, site, language, subject, body, print)
      values (${messageId}, ${messageId}, 'in', 'mail', 'nl', 'nl', 'Plan', '', 'one')`.execute(db);
    await sql`insert into message_files (id, message_id, position, name, content_type, size, state, content)
      values (${id}, ${messageId}, 0, 'plan.pdf', 'application/pdf', 4, ${state}, ${state === 'infected' ? null : Buffer.from('%PDF')})`.execute(
      db,
    );
    const ask = (signedIn: SignedIn | null, wanted: { readonly messageId: string; readonly id: string } = { messageId, id }) =>
      createMessageFilesDoor({ context, signedIn }).messageFile(wanted);
    return { context, ask, id };
  }

  it('is for people who see trips', async () => {
    const { context, ask } = await createFile('kept');
    expect(await whoGets(context, (signedIn) => ask(signedIn))).toEqual([
      'sales',
      'planner',
      'driverManager',
      'finance',
      'onCall',
      'owner',
    ]);
  });

  it('is closed to all until it is scanned, and where it is infected, of another message, or no id', async () => {
    for (const state of ['waiting', 'infected'] as const) {
      const { context, ask } = await createFile(state);
      expect(await whoGets(context, (signedIn) => ask(signedIn))).toEqual([]);
    }
    const { context, ask, id } = await createFile('kept');
    const { signedIn } = await enter(context, { roles: ['owner'] });
    expect(await ask(signedIn, { messageId: crypto.randomUUID(), id })).toBeNull();
    expect(await ask(signedIn, { messageId: 'x', id: 'y' })).toBeNull();
  });
});
