import { todayIn, toLocal } from '#domain/calendar/zoned.ts';
import { insertAudit } from '#operations/audit/audit-store.ts';
import { listDriven } from '#operations/duties/driven-store.ts';
import { listCertificates } from '#operations/fleet/certificate-store.ts';
import { findDriver } from '#operations/fleet/driver-store.ts';
import { type Certificate, healthCertificates } from '#operations/fleet/rules/certificates.ts';
import { planningZone } from '#operations/fleet/rules/fleet.ts';
import { findVehicle } from '#operations/fleet/vehicle-store.ts';
import { type DocumentsContext, readDocumentsOfVehicle } from '#operations/journey-documents/read-documents.ts';
import type { IssuedDocument } from '#operations/journey-documents/rules/journey-document.ts';
import { findTripById } from '#operations/trips/trip-store.ts';
import { findInspectionGaps, type InspectedDuty, type InspectionGap, inspectedPeriod } from './rules/inspection.ts';
import { firstRetainedDay, isStillRetained } from './rules/retained-documents.ts';

/** The driver or vehicle of an inspection. */
export type InspectionSubject = { readonly subject: 'driver' | 'vehicle'; readonly id: string };

/** A document of one vehicle (from 0) of a journey. */
type JourneyFile = { readonly vehicleIndex: number; readonly issued: IssuedDocument };

/** All records for an inspection of a driver or a vehicle, and what is missing. */
export type Inspection = {
  readonly subject: 'driver' | 'vehicle';
  /** A name or a plate. */
  readonly name: string;
  readonly from: string;
  readonly until: string;
  readonly certificates: readonly Certificate[];
  readonly duties: readonly InspectedDuty[];
  readonly journeyDocuments: readonly JourneyFile[];
  readonly gaps: readonly InspectionGap[];
};

/**
 * Collects the records for a staff member, and logs that access. Null if the driver or vehicle does not exist. Health certificates are
 * never included, because no inspection of driving times requires them.
 */
export async function readInspection(
  context: DocumentsContext,
  { subject, id }: InspectionSubject,
  by: { readonly id: string; readonly name: string },
): Promise<Inspection | null> {
  const { db, now } = context;
  const found = await findSubject(db, { subject, id });
  if (found === null) return null;
  const today = todayIn(planningZone, now());
  const { from, until } = inspectedPeriod(today);
  const duties = await listDriven(db, { resourceId: id, from, until });
  const certificates = (await listCertificates(db, { subject, id })).filter(({ kind }) => !healthCertificates.includes(kind));
  const driven = await listDriven(db, { resourceId: id, from: firstRetainedDay(today), until });
  const journeyDocuments = await readJourneyDocuments(context, driven, today);
  await insertAudit(db, { memberId: by.id, memberName: by.name, act: 'take-inspection', subject: found.name, detail: { from, until } });
  const gaps = findInspectionGaps({
    ...{ subject, certificates, today, duties, hasTachograph: found.hasTachograph },
    journeyDocuments: journeyDocuments.map(({ issued }) => issued.document),
  });
  return { subject, name: found.name, from, until, certificates, duties, journeyDocuments, gaps };
}

async function findSubject(db: DocumentsContext['db'], { subject, id }: InspectionSubject) {
  if (subject === 'driver') {
    const driver = await findDriver(db, id);
    return driver && { name: driver.name, hasTachograph: true };
  }
  const vehicle = await findVehicle(db, id);
  return vehicle && { name: vehicle.plate, hasTachograph: vehicle.tachograph !== 'none' };
}

/** The documents of each journey that must still be shown, once per journey whatever the number of shifts. */
async function readJourneyDocuments(
  context: DocumentsContext,
  duties: readonly { readonly tripId: string; readonly vehicleIndex: number; readonly startsAt: string }[],
  today: string,
): Promise<readonly JourneyFile[]> {
  const journeys = new Map(duties.map((duty) => [`${duty.tripId} ${duty.vehicleIndex}`, duty]));
  const certificates: JourneyFile[] = [];
  // One after another: an inspection pack is not urgent enough to slow down visitors.
  for (const { tripId, vehicleIndex, startsAt } of journeys.values()) {
    const day = toLocal(startsAt, planningZone).date;
    const trip = await findTripById(context.db, tripId);
    const given =
      trip === null ? [] : await readDocumentsOfVehicle(context, trip, vehicleIndex, (kind) => isStillRetained(kind, day, today));
    certificates.push(...given.map((issued) => ({ vehicleIndex, issued })));
  }
  return certificates;
}
