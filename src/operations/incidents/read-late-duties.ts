import type { Database } from '#db/engine/tables.ts';
import { databaseNow } from '#db/engine/transaction.ts';
import { addMinutes, epochOf } from '#domain/calendar/instant.ts';
import { toInstant } from '#domain/calendar/zoned.ts';
import { departureInstant } from '#domain/itinerary/instants.ts';
import { type Handover, listHandovers, stretchOf } from '#domain/trip/handovers.ts';
import { wholePartOf } from '#domain/trip/part-of-vehicle.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { type ExpectedEnd, expectedEnd } from '#operations/duties/rules/expected-end.ts';
import { lateAtHandover } from '#operations/duties/rules/late-handover.ts';
import { lastStep } from '#operations/on-duty/rules/report-kinds.ts';
import { listSheetsOfTrip } from '#operations/on-duty/sheet-store.ts';
import { findTripsByIds } from '#operations/trips/trip-store.ts';
import { type DrivenDuty, isOurs, listDutiesOfTrips, listRunningDuties, type PlacedDuty, type RunningDuty } from './late-duty-store.ts';
import { leastLate } from './rules/handed-over-delay.ts';

/** A duty of our crews that ends later than planned. */
export type Late = {
  readonly duty: PlacedDuty;
  readonly expected: ExpectedEnd;
  /**
   * The duty that hands the group over late, which a partner may drive, by how many minutes, and whether the group is still awaited; null:
   * the delay is its own.
   */
  readonly by: {
    readonly duty: DrivenDuty;
    readonly expected: ExpectedEnd;
    readonly lateMinutes: number;
    readonly isAwaited: boolean;
  } | null;
};

/** What is said about the end of a duty, with what indicates its delay. */
type Known = Omit<Late, 'duty'> & {
  readonly duty: DrivenDuty;
  readonly asked: Pick<Parameters<typeof expectedEnd>[0], 'reports' | 'incident' | 'estimate' | 'handover'>;
};

/** The duties of our crews that are late, and those that take over a late group from them or from a partner. */
export async function readLateDuties(db: Database): Promise<readonly Late[]> {
  const running = await listRunningDuties(db);
  if (running.length === 0) return [];
  const now = await databaseNow(db);
  const known = new Map<string, Known>();
  for (const duty of running) {
    const { reports, incident } = duty;
    const asked = { reports, incident, estimate: await readEstimate(db, duty), handover: null };
    known.set(duty.dutyId, { duty, asked, expected: expectedEnd({ duty, ...asked, now }), by: null });
  }
  const trips = await findTripsByIds(db, [...new Set(running.map(({ tripId }) => tripId))]);
  const divided = [...trips.values()].filter((trip) => listHandovers(trip).length > 0);
  const duties = await listDutiesOfTrips(
    db,
    divided.map(({ id }) => id),
  );
  // In the order of their stops, so that a delay runs through several.
  for (const trip of divided) for (const handover of listHandovers(trip)) passOn(handover, { trip, duties, known, now });
  return [...known.values()].flatMap(({ duty, expected, by }) =>
    isOurs(duty) && expected.lateMinutes >= leastLate ? [{ duty, expected, by }] : [],
  );
}

type Passing = {
  readonly trip: Trip;
  readonly duties: readonly DrivenDuty[];
  readonly known: Map<string, Known>;
  readonly now: string;
};

/** Makes the duty that takes over as late as the one before it brings the group. */
function passOn({ vehicleIndex, nextIndex, stop }: Handover, { trip, duties, known, now }: Passing): void {
  const place = wholePartOf(trip, stretchOf(trip, vehicleIndex).of).itinerary.stops[stop];
  const at = place === undefined ? null : departureInstant(place);
  const ofRun = (index: number) => duties.filter((duty) => duty.tripId === trip.id && duty.vehicleIndex === index);
  const gives = known.get(ofRun(vehicleIndex).at(-1)?.dutyId ?? '');
  const takes = ofRun(nextIndex)[0];
  if (at === null || gives === undefined || takes === undefined) return;
  const own = known.get(takes.dutyId)?.asked ?? { reports: [], incident: null, estimate: null };
  const step = lastStep(own.reports);
  const isTaken = step !== null && epochOf(step.at) >= epochOf(takes.startsAt);
  const handover = lateAtHandover({ duty: gives.duty, at, isTaken, ...gives.asked, now });
  if (handover === null || handover.lateMinutes < leastLate) return;
  const asked = { ...own, handover };
  const expected = expectedEnd({ duty: takes, ...asked, now });
  const isAwaited = epochOf(now) <= epochOf(addMinutes(at, handover.lateMinutes));
  const by = { duty: gives.duty, expected: gives.expected, lateMinutes: handover.lateMinutes, isAwaited };
  known.set(takes.dutyId, { duty: takes, asked, expected, by: expected.because === 'handover' ? by : null });
}

/** The delay at the next stop by the coach's position; null if it cannot be compared. */
async function readEstimate(db: Database, { tripId, dutyId, place }: RunningDuty) {
  if (place === null || place.stop === null || place.expectedAt === null) return null;
  const sheet = (await listSheetsOfTrip(db, tripId)).find((each) => each.dutyId === dutyId)?.contents;
  const stop = sheet?.stops.find(({ index }) => index === place.stop);
  const due = stop?.arriveBy ?? stop?.departure ?? null;
  const instant = due === null || sheet === undefined ? null : toInstant(due, sheet.timeZone);
  if (instant === null || !instant.ok) return null;
  return { at: place.at, lateMinutes: Math.round((epochOf(place.expectedAt) - epochOf(instant.value)) / 60_000) };
}
