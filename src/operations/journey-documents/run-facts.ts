import type { Database } from '#db/engine/tables.ts';
import { companies } from '#domain/sites/brand.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { listDuties, type StoredDuty } from '#operations/duties/duty-store.ts';
import { listPlacements, type Placement } from '#operations/duties/placement-store.ts';
import { listCertificates } from '#operations/fleet/certificate-store.ts';
import { findDriver } from '#operations/fleet/driver-store.ts';
import { listDepots, listOperators } from '#operations/fleet/operator-store.ts';
import type { Depot, Operator } from '#operations/fleet/rules/fleet.ts';
import { findVehicle } from '#operations/fleet/vehicle-store.ts';
import { siteOfOperator } from '#operations/on-duty/rules/driver-language.ts';
import { findJob } from '#operations/partners/job-store.ts';
import { findPartner } from '#operations/partners/partner-store.ts';
import type { DocumentCarrier, DocumentDriver } from './rules/journey-document.ts';

/** Driver and vehicle of a run, as named on documents; missing fields are empty. */
export type RunFacts = {
  readonly run: readonly StoredDuty[];
  readonly carrier: DocumentCarrier;
  /** Whether the customer gets our invoice; otherwise the order replaces the price. */
  readonly isOwn: boolean;
  readonly vehicle: { readonly plate: string; readonly look: string; readonly seats: number | null };
  readonly drivers: readonly DocumentDriver[];
  /** The vehicle's depot; null if unknown. */
  readonly depot: Depot | null;
};

const nobody: DocumentCarrier = { name: '', street: '', zip: '', city: '', country: '', phone: '', taxNumber: '', licenceNumber: '' };
const unknown = { carrier: nobody, isOwn: true, vehicle: { plate: '', look: '', seats: null }, drivers: [], depot: null } as const;

/** The vehicles of a trip with their drivers. */
export async function readRunFacts(db: Database, trip: Trip): Promise<readonly RunFacts[]> {
  const duties = await listDuties(db, trip.id);
  const placements = await listPlacements(db, trip.id);
  const runs = [...Map.groupBy(duties, ({ vehicleIndex }) => vehicleIndex).values()];
  return await Promise.all(runs.map(async (run) => await factsOf(db, run, placements)));
}

async function factsOf(db: Database, run: readonly StoredDuty[], placements: readonly Placement[]): Promise<RunFacts> {
  const placed = placements.filter(({ dutyId }) => run.some(({ id }) => id === dutyId));
  const [first] = placed;
  if (first === undefined) return { run, ...unknown };
  return { run, ...(first.vehicleId === null ? await factsOfOthers(db, first) : await factsOfFleet(db, first.vehicleId, placed)) };
}

/** For a vehicle in our files. */
async function factsOfFleet(db: Database, vehicleId: string, placed: readonly Placement[]): Promise<Omit<RunFacts, 'run'>> {
  const found = await findVehicle(db, vehicleId);
  const depot = (await listDepots(db)).find(({ id }) => id === found?.depotId) ?? null;
  const operator = (await listOperators(db)).find(({ id }) => id === depot?.operatorId) ?? null;
  const ids = [...new Set(placed.flatMap(({ driverIds }) => driverIds))];
  const drivers = await Promise.all(ids.map(async (id) => await driverOf(db, id)));
  return {
    carrier: operator === null ? nobody : await carrierOf(db, operator),
    isOwn: operator?.kind !== 'partner',
    vehicle: { plate: found?.plate ?? '', look: found?.look ?? '', seats: found?.seats ?? null },
    drivers: drivers.flatMap((driver) => driver ?? []),
    depot,
  };
}

async function driverOf(db: Database, id: string): Promise<DocumentDriver | null> {
  const driver = await findDriver(db, id);
  if (driver === null) return null;
  const certificates = await listCertificates(db, { subject: 'driver', id });
  const licence = certificates.find(({ kind }) => kind === 'licence-d') ?? certificates.find(({ kind }) => kind === 'licence-b');
  return { name: driver.name, licenceNumber: licence?.number ?? '', taxNumber: driver.taxNumber };
}

/** As provided by a partner or typed by the office. */
async function factsOfOthers(db: Database, { jobId, lines }: Placement): Promise<Omit<RunFacts, 'run'>> {
  const job = jobId === null ? null : await findJob(db, jobId);
  const operator = job === null ? null : ((await listOperators(db)).find(({ id }) => id === job.operatorId) ?? null);
  const depots = operator === null ? [] : (await listDepots(db)).filter(({ operatorId }) => operatorId === operator.id);
  const [line] = lines;
  const [plate = '', ...look] = (line?.vehicle ?? '').split(', ');
  const named = lines.filter(({ driverName }) => driverName !== '');
  return {
    carrier: operator === null ? { ...nobody, name: line?.operator ?? '' } : await carrierOf(db, operator),
    isOwn: false,
    vehicle: { plate: /\d/.test(plate) ? plate : '', look: look.join(', '), seats: null },
    drivers: named.map(({ driverName }) => ({ name: driverName, licenceNumber: '', taxNumber: '' })),
    // With several depots it is unknown which one.
    depot: depots.length === 1 ? (depots[0] ?? null) : null,
  };
}

/** Our own company as registered, or a partner as named on the partner's invoices. */
async function carrierOf(db: Database, operator: Operator): Promise<DocumentCarrier> {
  const { id, kind, name, country, phone } = operator;
  const certificates = await listCertificates(db, { subject: 'operator', id });
  const licenceNumber = certificates.find((certificate) => certificate.kind === 'operator-licence')?.number ?? '';
  const shared = { country, phone, licenceNumber };
  if (kind === 'own') {
    const { legalName, street, zip, city, vatNumber } = companies[siteOfOperator(country)];
    return { ...shared, name: legalName, street, zip, city, taxNumber: vatNumber };
  }
  const profile = (await findPartner(db, id))?.profile;
  const { street = '', zip = '', city = '', vatNumber = '' } = profile ?? {};
  return { ...shared, name, street, zip, city, taxNumber: vatNumber };
}
