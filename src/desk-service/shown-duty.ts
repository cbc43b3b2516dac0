import { epochOf } from '#domain/calendar/instant.ts';
import { stateAfter } from '#domain/trip/states.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { tripEndsOf } from '#domain/trip/trip-ends.ts';
import { findCrewLock, findCrewVersion, listCrewChanges } from '#operations/duties/crew-changes.ts';
import { asPlanned } from '#operations/duties/driven-times.ts';
import type { StoredDuty } from '#operations/duties/duty-store.ts';
import { type FoundCrew, findCrew } from '#operations/duties/find-crew.ts';
import { readLimits } from '#operations/duties/read-limits.ts';
import { mayUnlock } from '#operations/duties/rules/crew-lock.ts';
import { minutesOf } from '#operations/duties/rules/duties.ts';
import { findHandover, listSplits } from '#operations/duties/rules/splits.ts';
import { swapsOf } from '#operations/duties/rules/swaps.ts';
import { readDuties } from '#operations/duties/trip-duties.ts';
import { listDrivers } from '#operations/fleet/driver-store.ts';
import { listDepots } from '#operations/fleet/operator-store.ts';
import { listVehicles } from '#operations/fleet/vehicle-store.ts';
import { createSheet } from '#operations/on-duty/rules/duty-sheet.ts';
import { listSheetsOfTrip } from '#operations/on-duty/sheet-store.ts';
import { listRights } from '#operations/staff/rules/rights.ts';
import { may } from '#operations/staff/signed-in.ts';
import { findListedTrip } from '#operations/trips/trip-store.ts';
import type { DeskContext } from './context.ts';

/** A delay can be noted from so many hours before a duty begins. */
const lateFromHours = 12;

type Asked = { readonly reference: string; readonly vehicleIndex: number };

/** One vehicle's duties of a trip as the board's drawer shows them: times, crew, hours, sheets, and who else may take over. */
export async function showDuty(context: DeskContext, { reference, vehicleIndex }: Asked) {
  const { db, signedIn } = context;
  const trip = await findListedTrip(db, reference);
  if (trip === null) return null;
  const { duties: all, placements } = await readDuties(context, trip);
  const duties = all.filter((duty) => duty.vehicleIndex === vehicleIndex);
  const [first] = duties;
  if (first === undefined) return null;
  const now = context.now();
  const placed = placements.find(({ dutyId }) => duties.some(({ id }) => id === dutyId));
  const driverIds = placed?.driverIds ?? [];
  const [found, drivers, vehicles, sheets, seen, changes, depots, lock, limits] = await Promise.all([
    findCrew(context, { reference, vehicleIndex, vehicleId: null }),
    listDrivers(db),
    listVehicles(db),
    listSheetsOfTrip(db, trip.id),
    findCrewVersion(db, { tripId: trip.id, vehicleIndex }),
    listCrewChanges(db, { tripId: trip.id, vehicleIndex }),
    listDepots(db),
    findCrewLock(db, { tripId: trip.id, vehicleIndex }),
    readLimits(db, { from: first.startsAt.slice(0, 10), days: duties.length, drivers: driverIds }, now),
  ]);
  const sheetOf = (driverId: string) =>
    sheets.findLast((sheet) => sheet.driverId === driverId && duties.some(({ id }) => id === sheet.dutyId));
  const isNear = duties.some(
    ({ startsAt, endsAt }) => epochOf(startsAt) - lateFromHours * 3_600_000 < epochOf(now) && epochOf(now) < epochOf(endsAt),
  );
  const vehicle = vehicles.find(({ id }) => id === placed?.vehicleId);
  const ends = tripEndsOf(trip.itinerary.stops);
  return {
    ...{ reference, vehicleIndex, seen, from: ends.from, to: ends.to },
    people: first.seats,
    duties: duties.map((duty) => ({
      startsAt: duty.startsAt,
      endsAt: duty.endsAt,
      isPlanned: duty.isPlanned,
      drivingMinutes: minutesOf(duty.parts.filter(({ kind }) => kind === 'drive' || kind === 'empty-drive')),
      stops: createSheet(trip, duty, { lines: [], own: 0, vehicleId: null }).stops.map(({ index, place, departure, arriveBy }) => ({
        ...{ index, place },
        time: (departure ?? arriveBy)?.time ?? '',
      })),
    })),
    vehicle: vehicle === undefined ? null : { plate: vehicle.plate, seats: vehicle.seats },
    crew: drivers
      .filter(({ id }) => driverIds.includes(id))
      .map(({ id, name, phone }) => {
        const [sheet, left] = [sheetOf(id), limits.find(({ driverId }) => driverId === id)];
        return {
          ...{ id, name, phone, releasedAt: sheet?.releasedAt ?? null, seenAt: sheet?.seenAt ?? null },
          hours:
            left === undefined
              ? null
              : { leftMinutes: left.weekMinutes, ofMinutes: left.weekLimitMinutes, latestAt: left.ends[0]?.latestAt ?? null },
        };
      }),
    /** Who drives it in place of a crew of ours: a partner, or whom the office typed. */
    outside: driverIds.length > 0 ? [] : (placed?.lines ?? []).map(({ driverName, operator }) => operator ?? driverName),
    // What a partner or an external driver has stays theirs.
    swaps: found === null || lock !== null || (placed !== undefined && placed.vehicleId === null) ? [] : swapsOf(found),
    /** Who fixed the crew, and whether this person may unlock it; null if nobody did. */
    lock:
      lock === null
        ? null
        : { ...lock, mayUnlock: mayUnlock(lock, { name: signedIn.member.name, rights: listRights(signedIn.member.roles) }) },
    /** What can still be changed about it. */
    isOver: found === null,
    mayLate: isNear && placed !== undefined && stateAfter(trip, 'open-incident', 'staff').ok && may(signedIn, 'change-trips'),
    postings: postedTo(found),
    changes: changes.slice(0, 3),
    ...showHandovers(trip, { run: duties, depots, now, isFixed: lock !== null || (placed !== undefined && placed.vehicleId === null) }),
  };
}

/** The states in which its drivers are posted. */
function postedTo(found: FoundCrew | null): readonly string[] {
  return (found?.postings ?? []).filter(({ verdict }) => verdict === 'declare').map(({ country }) => country);
}

type HandoverQuestion = {
  readonly run: readonly StoredDuty[];
  readonly depots: Awaited<ReturnType<typeof listDepots>>;
  readonly now: string;
  /** A partner's, or locked. */
  readonly isFixed: boolean;
};

/** Where its duties can be split, and where they were. */
function showHandovers(trip: Trip, { run, depots, now, isFixed }: HandoverQuestion) {
  const left = run.filter(({ endsAt }) => epochOf(endsAt) > epochOf(now));
  const handover = findHandover(trip, run[0]?.vehicleIndex ?? 0);
  return {
    splits: isFixed ? [] : listSplits({ trip, run: left.map(asPlanned), depots, now }),
    /** The stop of its split, and the other half. */
    handover:
      handover === null
        ? null
        : {
            place: trip.itinerary.stops[handover.stop]?.place.name ?? '',
            takesOver: handover.takesOver,
            // The second half is gone once it is joined, so the first one joins.
            isFirst: handover.vehicleIndex === run[0]?.vehicleIndex,
            otherIndex: handover.nextIndex === run[0]?.vehicleIndex ? handover.vehicleIndex : handover.nextIndex,
          },
  };
}
