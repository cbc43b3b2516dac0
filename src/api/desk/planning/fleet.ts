import { validate as isId } from 'uuid';
import { listRuns, type RunLine } from '#operations/duties/duty-store.ts';
import {
  type CertificateTask,
  listCertificates,
  listCertificateTasks,
  type StoredCertificate,
} from '#operations/fleet/certificate-store.ts';
import { findDriver, listDrivers } from '#operations/fleet/driver-store.ts';
import { listAbsences, listWorkshopPeriods } from '#operations/fleet/occupation-store.ts';
import { listDepots, listOperators } from '#operations/fleet/operator-store.ts';
import { healthCertificates } from '#operations/fleet/rules/certificates.ts';
import type { Depot, Driver, Operator, Vehicle } from '#operations/fleet/rules/fleet.ts';
import { findVehicle, listVehicles } from '#operations/fleet/vehicle-store.ts';
import { may } from '#operations/staff/signed-in.ts';
import { builder, require } from '../builder.ts';
import type { DeskContext } from '../context.ts';
import { type Away, AwayRef, DepotRef, DriverRef, OperatorRef, PaperRef, PaperTaskRef, VehicleRef } from './fleet-types.ts';
import { RunLineRef } from './run-line.ts';

type Fleet = { readonly operators: readonly Operator[]; readonly depots: readonly Depot[]; readonly vehicles: readonly Vehicle[] };

const FleetRef = builder.objectRef<Fleet>('Fleet').implement({
  fields: (t) => ({
    operators: t.field({ type: [OperatorRef], resolve: ({ operators }) => [...operators] }),
    depots: t.field({ type: [DepotRef], resolve: ({ depots }) => [...depots] }),
    vehicles: t.field({ type: [VehicleRef], resolve: ({ vehicles }) => [...vehicles] }),
  }),
});

type File<Owner> = {
  readonly owner: Owner;
  readonly papers: readonly StoredCertificate[];
  readonly away: readonly Away[];
  readonly runs: readonly RunLine[];
};

const VehicleFileRef = builder.objectRef<File<Vehicle>>('VehicleFile').implement({
  fields: (t) => ({
    vehicle: t.field({ type: VehicleRef, resolve: ({ owner }) => owner }),
    papers: t.field({ type: [PaperRef], resolve: ({ papers }) => [...papers] }),
    away: t.field({ type: [AwayRef], resolve: ({ away }) => [...away] }),
    runs: t.field({ type: [RunLineRef], description: 'What is to be driven, for whoever places crews.', resolve: ({ runs }) => [...runs] }),
  }),
});

const DriverFileRef = builder.objectRef<File<Driver>>('DriverFile').implement({
  fields: (t) => ({
    driver: t.field({ type: DriverRef, resolve: ({ owner }) => owner }),
    papers: t.field({ type: [PaperRef], resolve: ({ papers }) => [...papers] }),
    away: t.field({ type: [AwayRef], resolve: ({ away }) => [...away] }),
    runs: t.field({ type: [RunLineRef], description: 'What is to be driven, for whoever places crews.', resolve: ({ runs }) => [...runs] }),
  }),
});

const OperatorFileRef = builder.objectRef<Omit<File<Operator>, 'away' | 'runs'>>('OperatorFile').implement({
  fields: (t) => ({
    operator: t.field({ type: OperatorRef, resolve: ({ owner }) => owner }),
    papers: t.field({ type: [PaperRef], resolve: ({ papers }) => [...papers] }),
  }),
});

/** What is near to health is not there for whoever may not read it. */
function withoutHealth<Known extends Pick<CertificateTask, 'kind'>>(context: DeskContext, papers: readonly Known[]): Known[] {
  const mayRead = may(context.signedIn, 'see-absence-kinds');
  return papers.filter(({ kind }) => mayRead || !healthCertificates.includes(kind));
}

const mostRuns = 60;
const farAhead = '2100-01-01T00:00:00Z';

/** What a driver or a vehicle has ahead or is at; nothing for whoever places nobody. */
async function listRunsOf({ db, signedIn }: DeskContext, of: string): Promise<readonly RunLine[]> {
  return may(signedIn, 'assign-drivers') ? await listRuns(db, { until: farAhead, limit: mostRuns, of }) : [];
}

builder.queryFields((t) => ({
  fleet: t.field({
    type: FleetRef,
    resolve: async (_root, _arguments, context): Promise<Fleet> => {
      require(context, 'see-fleet');
      const { db } = context;
      const [operators, depots, vehicles] = await Promise.all([listOperators(db), listDepots(db), listVehicles(db)]);
      return { operators, depots, vehicles };
    },
  }),
  drivers: t.field({
    type: [DriverRef],
    resolve: async (_root, _arguments, context) => {
      require(context, 'see-fleet');
      return [...(await listDrivers(context.db))];
    },
  }),
  vehicleFile: t.field({
    type: VehicleFileRef,
    nullable: true,
    args: { id: t.arg.string({ required: true }) },
    resolve: async (_root, { id }, context) => {
      require(context, 'see-fleet');
      const owner = isId(id) ? await findVehicle(context.db, id) : null;
      if (owner === null) return null;
      const stays = await listWorkshopPeriods(context.db, id);
      const away = stays.map(({ reason, ...stay }) => ({ ...stay, why: reason }));
      return { owner, papers: await listCertificates(context.db, { subject: 'vehicle', id }), away, runs: await listRunsOf(context, id) };
    },
  }),
  driverFile: t.field({
    type: DriverFileRef,
    nullable: true,
    args: { id: t.arg.string({ required: true }) },
    resolve: async (_root, { id }, context) => {
      require(context, 'see-fleet');
      const owner = isId(id) ? await findDriver(context.db, id) : null;
      if (owner === null) return null;
      const mayRead = may(context.signedIn, 'see-absence-kinds');
      const absences = await listAbsences(context.db, id);
      const away = absences.map(({ kind, ...absence }) => ({ ...absence, why: mayRead ? kind : '' }));
      const papers = withoutHealth(context, await listCertificates(context.db, { subject: 'driver', id }));
      return { owner, papers, away, runs: await listRunsOf(context, id) };
    },
  }),
  operatorFile: t.field({
    type: OperatorFileRef,
    nullable: true,
    args: { id: t.arg.string({ required: true }) },
    resolve: async (_root, { id }, context) => {
      require(context, 'see-fleet');
      const owner = (await listOperators(context.db)).find((operator) => operator.id === id);
      return owner === undefined ? null : { owner, papers: await listCertificates(context.db, { subject: 'operator', id }) };
    },
  }),
  paperTasks: t.field({
    type: [PaperTaskRef],
    description: 'Papers that end soon and that nobody has seen to yet.',
    resolve: async (_root, _arguments, context) => {
      require(context, 'see-fleet');
      return withoutHealth(context, await listCertificateTasks(context.db));
    },
  }),
}));
