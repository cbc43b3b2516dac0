import type { Database } from '#db/engine/tables.ts';
import { epochOf } from '#domain/calendar/instant.ts';
import type { StoredDuty } from '#operations/duties/duty-store.ts';
import { listWork } from '#operations/duties/placement-store.ts';
import type { KnownDriver, KnownVehicle } from '#operations/duties/rules/judge-crew.ts';
import { historyDays } from '#operations/duties/rules/judge-hours.ts';
import { averageDays, weeksOf } from '#operations/duties/rules/weekly-average.ts';
import { listCertificates, type StoredCertificate } from './certificate-store.ts';
import { listDrivers } from './driver-store.ts';
import { listDepots, listOperators } from './operator-store.ts';
import { listVehicles } from './vehicle-store.ts';

/** All candidates for the duties of a trip, with the facts needed to check them. */
export type CrewFacts = {
  readonly vehicles: readonly (KnownVehicle & Located & { /** The name of its depot. */ readonly depot: string })[];
  readonly drivers: readonly (KnownDriver & Located)[];
};
export type Located = { readonly coordinates: { readonly latitude: number; readonly longitude: number } };

/** Reads the facts for these duties, ignoring their current crew; `only` limits them to these drivers. */
export async function readCrewFacts(db: Database, run: readonly StoredDuty[], only?: readonly string[]): Promise<CrewFacts> {
  const first = run[0]?.startsAt ?? new Date(0).toISOString();
  const daysBefore = (days: number) => new Date(Date.parse(first) - days * 86_400_000).toISOString();
  const since = daysBefore(historyDays);
  const asked = { since: daysBefore(averageDays), without: run.map(({ id }) => id), ...(only === undefined ? {} : { drivers: only }) };
  const work = await listWork(db, asked);
  const [operators, depots, vehicles, drivers] = [
    await listOperators(db),
    await listDepots(db),
    await listVehicles(db),
    await listDrivers(db),
  ];
  const vehicleCertificates = groupByOwner(await listCertificates(db, { subject: 'vehicle' }));
  const driverCertificates = groupByOwner(await listCertificates(db, { subject: 'driver' }));
  const depotById = new Map(
    depots.map(({ id, name: depot, operatorId, coordinates }) => {
      const country = operators.find((operator) => operator.id === operatorId)?.country ?? '';
      return [id, { depot, operatorId, country, coordinates }];
    }),
  );
  return {
    vehicles: vehicles.flatMap((vehicle) => {
      const depot = depotById.get(vehicle.depotId);
      return depot === undefined ? [] : [{ ...vehicle, ...depot, certificates: vehicleCertificates.get(vehicle.id) ?? [] }];
    }),
    drivers: drivers.flatMap((driver) => {
      const depot = depotById.get(driver.depotId);
      if (depot === undefined || (only !== undefined && !only.includes(driver.id))) return [];
      const { operatorId, coordinates } = depot;
      const done = work.get(driver.id) ?? [];
      const others = done.filter(({ endsAt }) => epochOf(endsAt) > epochOf(since));
      return [{ ...driver, operatorId, coordinates, certificates: driverCertificates.get(driver.id) ?? [], others, weeks: weeksOf(done) }];
    }),
  };
}

function groupByOwner(certificates: readonly StoredCertificate[]): ReadonlyMap<string, readonly StoredCertificate[]> {
  return Map.groupBy(certificates, ({ ownerId }) => ownerId);
}
