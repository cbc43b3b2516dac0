import { describeRoute } from '#domain/itinerary/describe-itinerary.ts';
import { findCrewVersion, listCrewChanges } from '#operations/duties/crew-changes.ts';
import type { StoredDuty } from '#operations/duties/duty-store.ts';
import type { FoundCrew } from '#operations/duties/find-crew.ts';
import type { Replacements } from '#operations/incidents/find-replacements.ts';
import { savePagePresence } from '#operations/staff/page-presence-store.ts';
import { findListedTrip } from '#operations/trips/trip-store.ts';
import type { DeskContext } from './context.ts';
import { showCrewProblem } from './crew-problem.ts';

/** What the finder shows, with the version of the crew, its history, and who else is assigning it. */
export async function showFoundCrew(context: DeskContext, found: FoundCrew, vehicleIndex: number) {
  const { db, signedIn } = context;
  const { trip, run, vehicles, drivers, ...plain } = found;
  const subject = `crew ${trip.id} ${vehicleIndex}`;
  const { id: memberId, name: memberName } = signedIn.member;
  const [seen, changes, present] = await Promise.all([
    findCrewVersion(db, { tripId: trip.id, vehicleIndex }),
    listCrewChanges(db, { tripId: trip.id, vehicleIndex }),
    savePagePresence(db, { subject, memberId, memberName }),
  ]);
  return {
    ...plain,
    ...{ subject, seen, changes, present },
    reference: trip.reference,
    route: describeRoute(trip.itinerary),
    duties: run.map(showDuty),
    vehicles: vehicles.map((vehicle) => ({ ...vehicle, problems: vehicle.problems.map(showCrewProblem) })),
    drivers: drivers.map((driver) => ({ ...driver, problems: driver.problems.map(showCrewProblem) })),
  };
}

function showDuty({ startsAt, endsAt, crewSize, isPlanned, parts }: StoredDuty) {
  const drivingMinutes = parts.reduce((sum, { kind, minutes }) => sum + (kind === 'drive' || kind === 'empty-drive' ? minutes : 0), 0);
  return { startsAt, endsAt, crewSize, isPlanned, drivingMinutes };
}

/** The vehicles that could take a group over, with the version of the crew that would be replaced. */
export async function showReplacements({ db }: DeskContext, reference: string, { from, own, ...plain }: Replacements) {
  const trip = await findListedTrip(db, reference);
  const seen = trip === null ? 0 : await findCrewVersion(db, { tripId: trip.id, vehicleIndex: plain.vehicleIndex });
  return {
    ...{ ...plain, seen },
    /** The stop from which the minutes count; null: from the position that the driver gave. */
    stop: from.stop,
    /** When the vehicle left or reported; null before the first departure. */
    at: from.at,
    own: own.map(({ driver, problems, ...vehicle }) => ({
      ...vehicle,
      driverId: driver?.id ?? null,
      driver: driver?.name ?? '',
      phone: driver?.phone ?? '',
      problems: problems.map(showCrewProblem),
    })),
  };
}
