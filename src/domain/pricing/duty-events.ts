import { epochOf } from '#domain/calendar/instant.ts';
import type { DutyEvent } from '#domain/driving-time/duty-event.ts';
import { type Dated, getInForce } from '#domain/driving-time/in-force.ts';
import { departureInstants } from '#domain/itinerary/instants.ts';
import type { Itinerary } from '#domain/itinerary/itinerary.ts';
import type { RoadLeg, RoutedItinerary } from '#domain/itinerary/routed.ts';

/** The road that a drive event follows. */
type DrivenLeg = { readonly leg: RoadLeg; readonly isEmpty: boolean };

/** A trip as its crew works it, from the depot to the depot. */
export type DutyTimetable = {
  readonly events: readonly DutyEvent[];
  /** Beside the events: the leg of a drive, null for all else. */
  readonly legs: readonly (DrivenLeg | null)[];
  /** The instant (ISO 8601 UTC) at which the first event begins. */
  readonly start: string;
  /** How late the coach would leave a stop at worst, breaks apart, because the times typed leave too little for the road. Minutes. */
  readonly lateMinutes: number;
  /** From the first departure to the arrival at the last stop, breaks apart. */
  readonly serviceMinutes: number;
};

type WorkTimes = Dated & { readonly checkMinutes: number; readonly boardingMinutes: number };

const workTimes: readonly WorkTimes[] = [
  {
    validFrom: '2026-01-01',
    validTo: null,
    source: 'field-notes.md: 15 minutes before and after each duty are work (S); boarding 15 minutes (E)',
    checkMinutes: 15,
    boardingMinutes: 15,
  },
];

/**
 * Turns an itinerary and its road into duty events: check, empty run, boarding, the legs with the waits between them, empty run,
 * check. The coach stands ready 15 minutes before each departure, or as long before as the times leave; the rest of a wait is free.
 * Between outward and return the coach waits. A coach that the times make late leaves at once, and is back in time as soon as
 * a wait is long enough. Minutes of the road are rounded up.
 * Throws a RangeError for an itinerary that was never checked, or whose legs are not those of its stops.
 */
export function createDutyEvents({
  itinerary,
  routed,
}: {
  readonly itinerary: Itinerary;
  readonly routed: RoutedItinerary;
}): DutyTimetable {
  if (routed.legs.length !== itinerary.stops.length - 1) throw new RangeError('The legs are not those of the stops');
  const departures = departureInstants(itinerary).slice(0, -1).map(minuteOf);
  const first = departures[0] ?? 0;
  const { checkMinutes, boardingMinutes } = getInForce(workTimes, itinerary.stops[0]?.departure?.date ?? '');
  const rows: (readonly [DutyEvent, DrivenLeg | null])[] = [
    [{ kind: 'work', minutes: checkMinutes }, null],
    driveOf(routed.emptyOut, true),
    [{ kind: 'work', minutes: boardingMinutes }, null],
  ];
  let [clock, late] = [first, 0];
  for (const [index, leg] of routed.legs.entries()) {
    const drive = driveOf(leg, false);
    rows.push(drive);
    clock += drive[0].minutes;
    const departure = departures[index + 1];
    if (departure === undefined) break;
    rows.push(...waitOf(departure - clock, boardingMinutes));
    late = Math.max(late, clock - departure);
    clock = Math.max(clock, departure);
  }
  rows.push(driveOf(routed.emptyBack, true), [{ kind: 'work', minutes: checkMinutes }, null]);
  const before = checkMinutes + minutesOf(routed.emptyOut) + boardingMinutes;
  return {
    events: rows.map(([event]) => event),
    legs: rows.map(([, leg]) => leg),
    start: new Date((first - before) * 60_000).toISOString(),
    lateMinutes: late,
    serviceMinutes: clock - first,
  };
}

function driveOf(leg: RoadLeg, isEmpty: boolean): readonly [DutyEvent, DrivenLeg] {
  return [
    { kind: 'drive', minutes: minutesOf(leg) },
    { leg, isEmpty },
  ];
}

/** A free event even where no time is left: the departure is a moment of the timetable, and breaks may make the coach late for it. */
function waitOf(minutes: number, boardingMinutes: number): (readonly [DutyEvent, null])[] {
  const wait = Math.max(0, minutes);
  const boarding = Math.min(wait, boardingMinutes);
  return [
    [{ kind: 'free', minutes: wait - boarding }, null],
    [{ kind: 'work', minutes: boarding }, null],
  ];
}

function minutesOf({ minutes }: RoadLeg): number {
  return Math.ceil(minutes);
}

function minuteOf(instant: string | null): number {
  if (instant === null) throw new RangeError('A stop before the last has no departure');
  return epochOf(instant) / 60_000;
}
