import { type Dated, getInForce } from '#domain/calendar/in-force.ts';
import type { DutyEvent } from '#domain/driving-time/duty-event.ts';
import type { Itinerary, Stop } from '#domain/itinerary/itinerary.ts';
import type { ReturnToDepot, RoadLeg, RoutedItinerary } from '#domain/itinerary/routed.ts';
import { localLeg, planLocalMoves } from '../depot/local-moves.ts';
import { planReturnRest } from '../depot/return-rest.ts';
import { departureMinutes, getReturnRule } from '../depot/returns-to-depot.ts';

/** The road of a drive event: without the group, between stops, or around a stop. */
export type DrivenLeg = { readonly leg: RoadLeg; readonly use: 'empty' | 'service' | 'local' };

/** A trip as its crew works it, from depot to depot. */
export type DutyTimetable = {
  readonly events: readonly DutyEvent[];
  /** Parallel to the events: the leg of a drive, else null. */
  readonly legs: readonly (DrivenLeg | null)[];
  /** The free events (by index) that the driver spends at home, with the minutes that are still paid. */
  readonly atHome: ReadonlyMap<number, number>;
  /** Parallel to the events: the index of the stop where the coach stands or the driver is at home; null for driving and work. */
  readonly stopOfEvent: readonly (number | null)[];
  /** The instant (ISO 8601 UTC) at which the first event begins. */
  readonly start: string;
  /** The worst delay of a departure, breaks excluded, because the given times are too short for the road. Minutes. */
  readonly lateMinutes: number;
  /** From the first departure to the arrival at the last stop, breaks excluded. */
  readonly serviceMinutes: number;
};

type WorkTimes = Dated & {
  readonly checkMinutes: number;
  readonly boardingMinutes: number;
  /** A standstill of at least this length separates two duties, wherever the coach stands. */
  readonly newDutyAfterMinutes: number;
};

const workTimes: readonly WorkTimes[] = [
  {
    validFrom: '2026-01-01',
    validTo: null,
    source:
      'docs/prices-and-law.md#driving-time: 15 minutes before and after each duty are work (S); boarding 15 minutes (E); nine hours: 561/2006 art. 8(4)',
    checkMinutes: 15,
    boardingMinutes: 15,
    newDutyAfterMinutes: 9 * 60,
  },
];

/** The free minutes from which a wait is a daily rest with the checks around it, for a trip that begins on a date (`YYYY-MM-DD`). */
export function leastRestWait(date: string): number {
  const { newDutyAfterMinutes, checkMinutes } = getInForce(workTimes, date);
  return newDutyAfterMinutes + 2 * checkMinutes;
}

export type TimetableInput = {
  readonly itinerary: Itinerary;
  readonly routed: RoutedItinerary;
  /** The waits during which the coach returns to the depot; in all others it stays. */
  readonly returnsToDepot?: readonly ReturnToDepot[];
  /** Whether the crew sleeps at the last stop before the empty return. */
  readonly restsBeforeReturn?: boolean;
  /** {@link departureMinutes} of the itinerary, for callers that need it more than once. */
  readonly departures?: readonly (number | null)[];
};

/** `home`: paid minutes of a standstill at the depot, else null. `stop`: the stop of a standstill. */
type Row = {
  readonly event: DutyEvent;
  readonly driven: DrivenLeg | null;
  readonly home: number | null;
  readonly stop: number | null;
};

/**
 * Turns an itinerary and its road into duty events: check, empty run, boarding, the legs with the waits between them, empty run, check. A
 * standstill that separates two duties begins and ends with a check too, at a hotel as at the depot. The coach is ready 15 minutes before
 * each departure, or as early as the times allow. The rest of a wait is free, apart from local kilometres or the way to the depot and back
 * with its checks. Local kilometres at the first stop are driven before departure, at the last stop after arrival. A late coach leaves at
 * once, and is back on time after a wait that is long enough. Road minutes are rounded up. Throws a RangeError for an unchecked itinerary,
 * or if the legs do not match the stops.
 */
export function createDutyEvents(question: TimetableInput): DutyTimetable {
  const { itinerary, routed, returnsToDepot = [], restsBeforeReturn = false } = question;
  if (routed.legs.length !== itinerary.stops.length - 1) throw new RangeError('The legs are not those of the stops');
  const departures = (question.departures ?? departureMinutes(itinerary)).slice(0, -1).map(requireMinute);
  const first = departures[0] ?? 0;
  const date = itinerary.stops[0]?.departure?.date ?? '';
  const work = getInForce(workTimes, date);
  const before = [
    ...[workOf(work.checkMinutes), driveOf(routed.emptyOut, 'empty'), workOf(work.boardingMinutes)],
    ...localRows(itinerary.stops[0], date),
  ];
  const rows = [...before];
  let [clock, late] = [first, 0];
  for (const [index, leg] of routed.legs.entries()) {
    const [drive, departure, stop] = [driveOf(leg, 'service'), departures[index + 1], itinerary.stops[index + 1]];
    rows.push(drive);
    clock += drive.event.minutes;
    if (departure === undefined || !stop) break;
    const visit = returnsToDepot.find((candidate) => candidate.stop === index + 1);
    const wait = { stop, arrival: clock, minutes: departure - clock, date, work };
    const spent = visit ? homeRows(visit, wait) : waitRows(wait);
    rows.push(...spent.map((row) => ({ ...row, stop: row.event.kind === 'free' ? index + 1 : null })));
    clock = Math.max(departure, clock + minutesOf(spent));
    late = Math.max(late, clock - departure);
  }
  const [last, lastMoves] = [itinerary.stops.at(-1), localRows(itinerary.stops.at(-1), date)];
  rows.push(...lastMoves);
  const timeZone = last?.place.timeZone ?? 'UTC';
  if (restsBeforeReturn) {
    const rest = freeOf(planReturnRest({ arrival: clock + minutesOf(lastMoves), timeZone, date }));
    rows.push({ ...rest, stop: itinerary.stops.length - 1 });
  }
  rows.push(driveOf(routed.emptyBack, 'empty'), workOf(work.checkMinutes));
  const checked = rows.flatMap((row) => withChecks(row, work));
  return {
    events: checked.map(({ event }) => event),
    legs: checked.map(({ driven }) => driven),
    atHome: new Map(checked.flatMap(({ home }, index) => (home === null ? [] : [[index, home] as const]))),
    stopOfEvent: checked.map(({ stop }) => stop),
    start: new Date((first - minutesOf(before)) * 60_000).toISOString(),
    lateMinutes: late,
    serviceMinutes: clock - first,
  };
}

type Wait = {
  readonly stop: Stop;
  readonly arrival: number;
  readonly minutes: number;
  readonly date: string;
  readonly work: WorkTimes;
};

/** A free event even if no time is left: the departure is a fixed time, and breaks may make the coach late for it. */
function waitRows({ stop, arrival, minutes, date, work }: Wait): Row[] {
  const wait = Math.max(0, minutes);
  const boarding = Math.min(wait, work.boardingMinutes);
  const rows: Row[] = [];
  let spent = 0;
  for (const { afterMinutes, leg } of planLocalMoves({ stop, arrival, minutes: wait - boarding, date })) {
    rows.push(freeOf(afterMinutes - spent), driveOf(leg, 'local'));
    spent = afterMinutes + leg.minutes;
  }
  return [...rows, freeOf(wait - boarding - spent), workOf(Math.min(boarding, Math.max(0, wait - spent)))];
}

function homeRows({ toDepot, fromDepot }: ReturnToDepot, { minutes, date, work }: Wait): Row[] {
  const before = [driveOf(toDepot, 'empty'), workOf(work.checkMinutes)];
  const after = [workOf(work.checkMinutes), driveOf(fromDepot, 'empty'), workOf(work.boardingMinutes)];
  const worked = minutesOf([...before, ...after]);
  const paid = Math.max(0, Math.min(getReturnRule(date).leastBilledMinutes, minutes) - worked);
  return [...before, { ...freeOf(minutes - worked), home: paid }, ...after];
}

/** The driver checks the coach at the end of a duty and at the start of the next; at the depot the timetable already has the checks. */
function withChecks(row: Row, { checkMinutes, newDutyAfterMinutes }: WorkTimes): Row[] {
  const { kind, minutes } = row.event;
  if (kind !== 'free' || row.home !== null || minutes < newDutyAfterMinutes) return [row];
  return [workOf(checkMinutes), { ...row, event: { kind, minutes: minutes - 2 * checkMinutes } }, workOf(checkMinutes)];
}

function localRows(stop: Stop | undefined, date: string): Row[] {
  const leg = stop ? localLeg(stop, date) : null;
  return leg ? [driveOf(leg, 'local')] : [];
}

function driveOf(leg: RoadLeg, use: DrivenLeg['use']): Row {
  return { event: { kind: 'drive', minutes: Math.ceil(leg.minutes) }, driven: { leg, use }, home: null, stop: null };
}

function workOf(minutes: number): Row {
  return { event: { kind: 'work', minutes }, driven: null, home: null, stop: null };
}

function freeOf(minutes: number): Row {
  return { event: { kind: 'free', minutes: Math.max(0, minutes) }, driven: null, home: null, stop: null };
}

function minutesOf(rows: readonly Row[]): number {
  return rows.reduce((total, { event }) => total + event.minutes, 0);
}

function requireMinute(minute: number | null): number {
  if (minute === null) throw new RangeError('A stop before the last has no departure');
  return minute;
}
