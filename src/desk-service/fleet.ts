import { listChanges } from '#operations/audit/change-store.ts';
import { listRuns } from '#operations/duties/duty-store.ts';
import { listCertificates, listCertificateTasks } from '#operations/fleet/certificate-store.ts';
import { endAway, reportWorkshop } from '#operations/fleet/edit-absences.ts';
import { saveDepot, saveOperator, saveVehicle } from '#operations/fleet/edit-fleet.ts';
import { listWorkshopPeriods } from '#operations/fleet/occupation-store.ts';
import { listDepots, listOperators } from '#operations/fleet/operator-store.ts';
import { findVehicle, listVehicles } from '#operations/fleet/vehicle-store.ts';
import { savePagePresence } from '#operations/staff/page-presence-store.ts';
import { may } from '#operations/staff/signed-in.ts';
import { act, onceAct, onceDone, onceStored, query, withoutValue } from './act.ts';
import { certificateActs, mayFile, storedAs, withoutHealth } from './certificates.ts';
import type { DeskContext } from './context.ts';
import { id, oneOf, seen, text, texts } from './fields.ts';

const kinds = ['driver', 'vehicle', 'operator'] as const;

/** What the page of a driver, a vehicle or an operator edits together, and refuses together. */
const partsOf = {
  driver: ['driver', 'away', 'papers'],
  vehicle: ['vehicle', 'away', 'papers'],
  operator: ['operator', 'papers', 'partner'],
} as const satisfies Record<(typeof kinds)[number], readonly string[]>;

const mostRuns = 60;
const farAhead = '2100-01-01T00:00:00Z';

/** The current and coming duties of a driver or a vehicle; empty for people who may not assign drivers. */
export async function listRunsOf({ db, signedIn }: DeskContext, of: string) {
  const runs = may(signedIn, 'assign-drivers') ? await listRuns(db, { until: farAhead, limit: mostRuns, of }) : [];
  return runs.map(({ tripId: _tripId, seen: _seen, ...run }) => run);
}

/** The operators with their depots. */
export async function readOperatorsAndDepots({ db }: Pick<DeskContext, 'db'>) {
  const [operators, depots] = await Promise.all([listOperators(db), listDepots(db)]);
  return { operators, depots: depots.map(({ coordinates: _coordinates, ...depot }) => depot) };
}

export function showCertificates(certificates: Awaited<ReturnType<typeof listCertificates>>) {
  return certificates.map(({ kind, number, validUntil }) => ({ kind, number, validUntil }));
}

export const fleetQueries = {
  /** The versions of what a page edits, and who else has the page open. */
  seen: query('see-fleet', { kind: oneOf(kinds), id: id() }, async ({ db, signedIn }, { kind, id: of }) => {
    const { id: memberId, name: memberName } = signedIn.member;
    const present = await savePagePresence(db, { subject: `${kind} ${of}`, memberId, memberName });
    const readPart = async (part: string) => ({ part, version: (await listChanges(db, `${part} ${of}`, 1))[0]?.id ?? 0 });
    return { subject: `${kind} ${of}`, present, parts: await Promise.all(partsOf[kind].map(readPart)) };
  }),
  operatorsAndDepots: query('see-fleet', {}, async (context) => readOperatorsAndDepots(context)),
  /** All vehicles, operators with their depots, and the certificates that end soon and have not been dealt with. */
  all: query('see-fleet', {}, async (context) => {
    const [owners, vehicles, tasks] = await Promise.all([
      readOperatorsAndDepots(context),
      listVehicles(context.db),
      listCertificateTasks(context.db),
    ]);
    const shown = withoutHealth(context, tasks).map((task) => {
      const { id: of, subject, ownerId, owner, kind, validUntil } = task;
      return { id: of, subject, ownerId, owner, kind, validUntil, mayFinish: mayFile(context, task) };
    });
    return { ...owners, vehicles, tasks: shown };
  }),
  /** A vehicle with certificates, workshop times and coming duties; null where there is none. */
  vehicle: query('see-fleet', { id: id() }, async (context, { id: of }) => {
    const vehicle = await findVehicle(context.db, of);
    if (vehicle === null) return null;
    const [stays, certificates, runs] = await Promise.all([
      listWorkshopPeriods(context.db, of),
      listCertificates(context.db, { subject: 'vehicle', id: of }),
      listRunsOf(context, of),
    ]);
    const away = stays.map(({ id: stay, from, until, reason }) => ({ id: stay, from, until, why: reason }));
    return { vehicle, certificates: showCertificates(certificates), away, runs };
  }),
  /** An operator with its depots and certificates; null where there is none. */
  operator: query('see-fleet', { id: id() }, async (context, { id: of }) => {
    const { operators, depots } = await readOperatorsAndDepots(context);
    const operator = operators.find((each) => each.id === of);
    if (operator === undefined) return null;
    const certificates = showCertificates(await listCertificates(context.db, { subject: 'operator', id: of }));
    return { operator, depots: depots.filter(({ operatorId }) => operatorId === of), certificates };
  }),
};

const operatorFields = { kind: text(), name: text(), country: text(), phone: text(), email: text() };
const vehicleFields = {
  ...{ plate: text(), depotId: text(), class: text(), seats: text(), wheelchairs: text(), look: text(), tachograph: text() },
  ...{ euroNorm: text(), massKg: text(), zones: text(), extras: texts(), soldOn: text() },
};
/** The time of an absence, in the office's time zone. */
export const periodFields = { fromDate: text(), fromTime: text(), untilDate: text(), untilTime: text() };

export const fleetActs = {
  ...certificateActs,
  addOperator: onceAct(
    { act: 'fleet.addOperator', answer: onceStored },
    'manage-fleet',
    operatorFields,
    async (context, { staff: _staff, ...input }) => storedAs(await saveOperator(context, context.signedIn.member, { id: null, input })),
  ),
  changeOperator: act(
    'manage-fleet',
    { id: id(), seen: seen(), ...operatorFields },
    async (context, { id: of, seen: version, staff: _staff, ...input }) =>
      withoutValue(await saveOperator(context, context.signedIn.member, { id: of, seen: version, input })),
  ),
  addDepot: onceAct(
    { act: 'fleet.addDepot', answer: onceDone },
    'manage-fleet',
    { operatorId: id(), name: text(), place: text() },
    async (context, { staff: _staff, ...input }) =>
      saveDepot(context, context.signedIn.member, { input, language: context.signedIn.member.language }),
  ),
  addVehicle: act('manage-fleet', vehicleFields, async (context, { staff: _staff, ...input }) =>
    storedAs(await saveVehicle(context, context.signedIn.member, { id: null, input })),
  ),
  changeVehicle: act(
    'manage-fleet',
    { id: id(), seen: seen(), opens: text(), ...vehicleFields },
    async (context, { id: of, seen: version, opens, staff: _staff, ...input }) =>
      withoutValue(await saveVehicle(context, context.signedIn.member, { id: of, seen: version, mayOpen: opens === 'yes', input })),
  ),
  reportWorkshop: act(
    'report-absences',
    { id: id(), seen: seen(), ...periodFields, reason: text() },
    async (context, { id: of, seen: version, staff: _staff, ...input }) =>
      reportWorkshop(context, context.signedIn.member, { id: of, seen: version, input }),
  ),
  /** Ends or cancels an absence of a driver or a vehicle. */
  endAway: act(
    'report-absences',
    { id: id(), of: oneOf(['driver', 'vehicle']), seen: seen() },
    async (context, { staff: _staff, ...asked }) => endAway(context, context.signedIn.member, asked),
  ),
};
