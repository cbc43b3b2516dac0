import type { DatabaseTransaction } from '#db/engine/tables.ts';
import { databaseNow, inTransaction } from '#db/engine/transaction.ts';
import type { Mistyped } from '#domain/input/read-typed.ts';
import { failure, type Result, success } from '#domain/result.ts';
import { readReason } from '#domain/trip/reason.ts';
import { stateAfter } from '#domain/trip/states.ts';
import { insertAudit } from '#operations/audit/audit-store.ts';
import { auditOf, mayCause, nameInAudit } from '#operations/trips/actor.ts';
import { type ApplyContext, type LockedTrip, lockTrip, type NotApplied, type StaffsAct } from '#operations/trips/apply.ts';
import { listMailPauses, saveMailPause } from '#operations/trips/mail-pause-store.ts';
import { quietly } from '#operations/trips/trip-effect.ts';
import { lockTripById, lockTripByReference } from '#operations/trips/trip-store.ts';
import { changeIncident, type Incident, insertIncident, insertIncidentLine, listIncidentsOfTrip } from './incident-store.ts';
import { firstWordDue, graverKind, type IncidentKind } from './rules/incident.ts';

type Report = {
  readonly kind: IncidentKind;
  /** The delay in minutes, if known. */
  readonly minutes: number | null;
  readonly note: string;
};

/**
 * Reports an incident of a trip, for a caller or by staff: scheduled mails are held from then on. `vehicleIndex` if it concerns only one
 * vehicle.
 */
export async function openIncident(
  context: ApplyContext,
  { reference, staff, vehicleIndex = null, ...report }: Omit<StaffsAct, 'version'> & Report & { readonly vehicleIndex?: number | null },
): Promise<Result<true, Mistyped | NotApplied>> {
  if (!mayCause(staff, 'open-incident')) return failure({ why: 'no-right' });
  return await inTransaction(context.db, async (tx) => {
    const trip = await lockTripByReference(tx, reference);
    if (trip === null) return failure({ why: 'no-such-trip' as const });
    if (!stateAfter(trip, 'open-incident', 'staff').ok) return failure({ why: 'state' as const, trip });
    const locked = lockTrip({ ...context, db: tx }, { trip, now: await databaseNow(tx), actor: staff });
    const note = readReason(report.note);
    if (!note.ok) return note;
    const isNew = await beginIncident(locked, { ...report, vehicleIndex, note: note.value, by: nameInAudit(staff) });
    const audit = isNew ? null : auditOf(staff, { event: 'open-incident', reference: trip.reference });
    if (audit !== null) await insertAudit(tx, audit);
    return success(true as const);
  });
}

type Reporting = Report & {
  readonly tripId: string;
  /** The driver's vehicle, from 0; null if the driver's duty no longer exists. */
  readonly vehicleIndex: number | null;
  readonly by: string;
  /** Saves the report; false if it was already saved, and then nothing is reported again. */
  readonly save: (tx: DatabaseTransaction) => Promise<boolean>;
};

/** The same for a driver's report, which is saved in the same transaction. A trip that is not in progress gets no incident. */
export async function openByReport(context: ApplyContext, { tripId, save, ...report }: Reporting): Promise<void> {
  await inTransaction(context.db, async (tx) => {
    const trip = await lockTripById(tx, tripId);
    if (!(await save(tx)) || trip === null || !stateAfter(trip, 'open-incident', 'driver').ok) return;
    await beginIncident(lockTrip({ ...context, db: tx }, { trip, now: await databaseNow(tx), actor: { kind: 'driver' } }), report);
  });
}

type Reported = Report & Pick<Reporting, 'by' | 'vehicleIndex'>;

/** True if a new incident was opened; other reports about the trip belong to the open one. */
async function beginIncident(locked: LockedTrip, { kind, minutes, note, by, vehicleIndex }: Reported): Promise<boolean> {
  const { tx, trip, now } = locked;
  const known = await findOpenIncident(locked);
  const reported = { by, what: 'reported', key: kind, text: note } as const;
  if (known !== null) {
    const graver = graverKind(known.kind, kind);
    const whose = known.vehicleIndex === null || graver !== known.kind ? (vehicleIndex ?? known.vehicleIndex) : known.vehicleIndex;
    const later = minutes === null ? {} : { minutes };
    await changeIncident(tx, known.id, { kind: graver, ...later, vehicleIndex: whose });
    await insertIncidentLine(tx, { incidentId: known.id, ...reported });
    return false;
  }
  const isPaused = (await listMailPauses(tx)).some(({ tripId }) => tripId === trip.id);
  if (!isPaused) await saveMailPause(tx, { tripId: trip.id, memberName: by, reason: kind });
  const opened = { tripId: trip.id, kind, minutes, openedBy: by, nextWordAt: firstWordDue(now), pausesMails: !isPaused, vehicleIndex };
  await insertIncidentLine(tx, { incidentId: await insertIncident(tx, opened), ...reported });
  await locked.write(quietly('open-incident', { detail: { incident: kind, ...(minutes === null ? {} : { minutes }) } }));
  return true;
}

/** The open incident of a locked trip. */
export async function findOpenIncident({ tx, trip }: Pick<LockedTrip, 'tx' | 'trip'>): Promise<Incident | null> {
  return (await listIncidentsOfTrip(tx, trip.id)).find(({ closedAt }) => closedAt === null) ?? null;
}
