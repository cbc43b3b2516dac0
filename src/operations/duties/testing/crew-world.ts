import { createBookedTrip } from '#api/testing/booked-trip.ts';
import { storeSampleTrip } from '#db/testing/insert-trip.ts';
import { createSampleTrip } from '#db/testing/sample-trip.ts';
import { upsertCertificate } from '#operations/fleet/certificate-store.ts';
import { upsertDriver } from '#operations/fleet/driver-store.ts';
import { insertDepot, listDepots, upsertOperator } from '#operations/fleet/operator-store.ts';
import { upsertVehicle } from '#operations/fleet/vehicle-store.ts';
import { staffRights } from '#operations/staff/rules/rights.ts';
import { findTripByReference } from '#operations/trips/trip-store.ts';
import { placeCrew } from '../place-crew.ts';

export const staff = { kind: 'staff', name: 'Mo Planner', id: null, rights: staffRights } as const;
const far = '2099-01-01';

/** A booked trip, a depot with a coach, and drivers with certificates. */
export async function createCrewWorld(ordered: Parameters<typeof createBookedTrip>[0] = {}) {
  const { db, context, asking, total } = await createBookedTrip(ordered);
  const operator = { kind: 'own', name: 'Convoya Vervoer BV', country: 'NL', phone: '+31301234567', email: '' } as const;
  const operatorId = (await upsertOperator(db, null, operator)) ?? '';
  await insertDepot(db, { operatorId, name: 'Nieuwegein', country: 'NL', coordinates: { latitude: 52.029, longitude: 5.081 } });
  const depotId = (await listDepots(db))[0]?.id ?? '';
  const fileCertificate = async (
    subject: 'driver' | 'vehicle',
    id: string,
    kind: Parameters<typeof upsertCertificate>[2]['kind'],
    validUntil = far,
  ) => await upsertCertificate(db, { subject, id }, { kind, number: '', validUntil }, 'test');
  const addDriver = async (name: string, certificates: Readonly<Record<string, string>> = {}) => {
    const draft = {
      depotId,
      name,
      phone: `+316${name.length}2345678`,
      email: '',
      languages: [],
      hoursAWeek: 40,
      taxNumber: '',
      leftOn: null,
    };
    const id = (await upsertDriver(db, null, draft)) ?? '';
    for (const kind of ['licence-d', 'code-95', 'driver-card'] as const)
      await fileCertificate('driver', id, kind, certificates[kind] ?? far);
    return id;
  };
  /** In the first depot by default. */
  const addVehicle = async (plate: string, seats = 59, depot = depotId) => {
    const plain = {
      wheelchairs: 2,
      extras: [],
      look: 'white',
      massKg: null,
      euroNorm: '6',
      tachograph: 'smart2',
      zones: '',
      soldOn: null,
    } as const;
    const id = (await upsertVehicle(db, null, { depotId: depot, plate, class: 'coachHire', seats, ...plain })) ?? '';
    for (const kind of ['inspection', 'vehicle-insurance', 'tachograph-check'] as const) await fileCertificate('vehicle', id, kind);
    return id;
  };
  const addDepot = async (name: string, coordinates: { readonly latitude: number; readonly longitude: number }) => {
    await insertDepot(db, { operatorId, name, country: 'NL', coordinates });
    return (await listDepots(db)).find((depot) => depot.name === name)?.id ?? '';
  };
  const reference = (await db.selectFrom('trips').select('reference').executeTakeFirstOrThrow()).reference;
  const trip = async () => {
    const found = await findTripByReference(db, reference);
    if (found === null) throw new Error('gone');
    return found;
  };
  const place = async (
    vehicleId: string,
    driverIds: readonly string[],
    changes: { reference?: string; vehicleIndex?: number; overrideReason?: string; seen?: number } = {},
  ) => await placeCrew(context, { reference, vehicleIndex: 0, staff, vehicleId, driverIds, overrideReason: null, seen: null, ...changes });
  /** Another booking on the same day at the same hours. */
  const addTrip = async () => {
    const { id: _, reference: __, quoteKey: ___, bookingKey: ____, shareKey: _____, readKey: ______, ...like } = await trip();
    return await storeSampleTrip(db, createSampleTrip({ ...like, assignment: null }));
  };
  const mails = async () =>
    (await db.selectFrom('outbox').select(['message_id', 'payload', 'run_after']).execute()).filter(({ message_id }) =>
      message_id.startsWith('<crew-changed'),
    );
  return { db, context, asking, total, reference, trip, place, addDriver, addVehicle, addDepot, addTrip, fileCertificate, mails };
}
