import { epochOf } from '#domain/calendar/instant.ts';
import type { DriverPlan, Duty } from '#domain/driving-time/driver-plan.ts';
import { sumCents } from '#domain/money/money.ts';
import type { LineReason, PriceLine } from '#domain/pricing/lines/price-line.ts';
import type { BilledTrip } from '../billing/billed-trip.ts';
import type { DutyTimetable } from '../billing/duty-events.ts';
import type { SecondDriver } from '../billing/second-driver.ts';
import type { CountryKilometres } from '../vat/vat.ts';
import { sumLines } from './price-lines.ts';
import type { Driven, PricedVehicle } from './priced-vehicle.ts';

/** The point between two hires: the stop where the first sets down and the second picks up, and the depot. */
export type Joint = { readonly stop: number; readonly depot: string };

/** The minutes that the coach is home between two hires. */
export function minutesAtHome(first: Driven, second: Driven): number {
  return (
    laterBy(first, second) -
    first.plan.duties.reduce((latest, { startMinute, spanMinutes }) => Math.max(latest, startMinute + spanMinutes), 0)
  );
}

function laterBy(first: Driven, second: Driven): number {
  return (epochOf(second.timetable.start) - epochOf(first.timetable.start)) / 60_000;
}

/**
 * Joins two consecutive hires: the coach sets the group down, goes home and comes back for it, with the rests and crew that each drive
 * would have alone. Equal lines are added up, so the total is exactly the sum of both.
 */
export function joinHires(first: PricedVehicle, second: PricedVehicle, joint: Joint): PricedVehicle {
  const offset = laterBy(first, second);
  const timetable = joinTimetables(first.timetable, { second: second.timetable, offset });
  const plan = joinPlans([first.plan, second.plan], { shift: first.timetable.events.length + 1, offset });
  const lines = joinLines([first.lines, second.lines], joint);
  return {
    ...{ plan, timetable, lines },
    trip: joinBilled(first.trip, second.trip),
    kilometres: addKilometres(first.kilometres, second.kilometres),
    netCents: sumLines(lines),
    returnsToDepot: [...first.returnsToDepot, joint.stop, ...second.returnsToDepot.map((stop) => stop + joint.stop)],
  };
}

type Later = { readonly second: DutyTimetable; readonly offset: number };

function joinTimetables(first: DutyTimetable, { second, offset }: Later): DutyTimetable {
  const shift = first.events.length + 1;
  const home = offset - sumCents(first.events.map(({ minutes }) => minutes));
  return {
    ...first,
    events: [...first.events, { kind: 'free', minutes: Math.max(0, home) }, ...second.events],
    legs: [...first.legs, null, ...second.legs],
    stopOfEvent: [...first.stopOfEvent, null, ...second.stopOfEvent],
    atHome: new Map([...first.atHome, [shift - 1, 0], ...[...second.atHome].map(([event, paid]) => [event + shift, paid] as const)]),
    lateMinutes: Math.max(first.lateMinutes, second.lateMinutes),
    serviceMinutes: offset + second.serviceMinutes,
  };
}

/** `shift`: added to event indexes; `offset`: added to minutes. */
type Shift = { readonly shift: number; readonly offset: number };

function joinPlans([first, second]: readonly [DriverPlan, DriverPlan], { shift, offset }: Shift): DriverPlan {
  const later = second.duties.map((duty) => moveDuty(duty, { shift, offset }));
  const last = first.duties.at(-1);
  const atHome = offset - (last ? last.startMinute + last.spanMinutes : 0);
  const rested = last ? [{ ...last, rest: { ...last.rest, minutes: atHome } }] : [];
  const moved = <Part extends { readonly duty: number | null }>(parts: readonly Part[]) =>
    parts.map((part) => ({ ...part, duty: part.duty === null ? null : part.duty + first.duties.length }));
  return {
    ...first,
    duties: [...first.duties.slice(0, -1), ...rested, ...later],
    drivers: first.drivers === 2 ? 2 : second.drivers,
    relief: first.relief || second.relief,
    twelveDayRule: first.twelveDayRule || second.twelveDayRule,
    restAfterTour: second.restAfterTour,
    drivingMinutes: first.drivingMinutes + second.drivingMinutes,
    dutyMinutes: first.dutyMinutes + second.dutyMinutes,
    breaksMinutes: first.breaksMinutes + second.breaksMinutes,
    lateMinutes: Math.max(first.lateMinutes, second.lateMinutes),
    reasons: [...first.reasons, ...moved(second.reasons)],
    checks: [...first.checks, ...moved(second.checks)],
  };
}

function moveDuty(duty: Duty, { shift, offset }: Shift): Duty {
  return {
    ...duty,
    startMinute: duty.startMinute + offset,
    secondBoardsUntilMinute: duty.secondBoardsUntilMinute === null ? null : duty.secondBoardsUntilMinute + offset,
    timeline: duty.timeline.map((entry) => ({ ...entry, startMinute: entry.startMinute + offset, event: entry.event + shift })),
    restEntries: duty.restEntries.map((entry) => ({ ...entry, startMinute: entry.startMinute + offset, event: entry.event + shift })),
  };
}

function joinBilled(first: BilledTrip, second: BilledTrip): BilledTrip {
  return {
    days: [...first.days, ...second.days],
    duties: [...first.duties, ...second.duties],
    nights: first.nights + second.nights,
    dayRests: [...first.dayRests, ...second.dayRests],
    coveredRests: first.coveredRests + second.coveredRests,
    second: addSecond(first.second, second.second),
    tollKilometres: addKilometres(first.tollKilometres, second.tollKilometres),
    crossings: addKilometres(first.crossings, second.crossings),
  };
}

function addSecond(first: SecondDriver | null, second: SecondDriver | null): SecondDriver | null {
  if (first === null || second === null) return first ?? second;
  return {
    days: first.days + second.days,
    nights: first.nights + second.nights,
    dayRests: first.dayRests + second.dayRests,
    journeys: first.journeys + second.journeys,
    journeyKilometres: first.journeyKilometres + second.journeyKilometres,
  };
}

function addKilometres(first: CountryKilometres, second: CountryKilometres): CountryKilometres {
  const keys = [...new Set([...Object.keys(first), ...Object.keys(second)])];
  return Object.fromEntries(keys.map((key) => [key, (first[key] ?? 0) + (second[key] ?? 0)]));
}

/** Merges charges with the same unit price and reason into one line. */
function joinLines([first, second]: readonly [readonly PriceLine[], readonly PriceLine[]], joint: Joint): PriceLine[] {
  const rest = [...second];
  const joined = first.map((line) => {
    const index = rest.findIndex((other) => isAlike(line, other));
    const [other] = index === -1 ? [] : rest.splice(index, 1);
    return other === undefined ? line : addLines(line, other);
  });
  return [...joined, ...rest].map((line) => ({ ...line, ...(line.reason ? { reason: sayApart(line.reason, joint) } : {}) }));
}

function isAlike(line: PriceLine, other: PriceLine): boolean {
  const isSame = line.kind === other.kind && line.unit === other.unit && line.unitCents === other.unitCents;
  const isSamePercent = line.unit !== 'percent' || line.quantity === other.quantity;
  const countries = [line, other].map(({ reason }) => `${reason?.values.country} ${reason?.values.crossing} ${reason?.values.holiday}`);
  return isSame && isSamePercent && line.reason?.key === other.reason?.key && countries[0] === countries[1];
}

function addLines(line: PriceLine, other: PriceLine): PriceLine {
  const quantity = line.unit === 'percent' ? line.quantity : line.quantity + other.quantity;
  const reason = line.reason && other.reason ? { reason: addReasons(line.reason, other.reason) } : {};
  return { ...line, quantity, amountCents: line.amountCents + other.amountCents, ...reason };
}

/** For these the reason gives the total; the end is that of the later hire. */
const counts = ['days', 'nights', 'rests', 'coveredRests', 'times', 'localKilometres', 'visits', 'journeys', 'kilometres'];
const ends = ['until', 'lastDate'];

function addReasons({ key, values }: LineReason, { values: later }: LineReason): LineReason {
  const added = Object.entries(values).map(([name, value]) => {
    const other = later[name];
    if (counts.includes(name) && typeof value === 'number' && typeof other === 'number') return [name, value + other] as const;
    return [name, ends.includes(name) && other !== undefined ? other : value] as const;
  });
  return { key, values: Object.fromEntries(added) };
}

function sayApart({ key, values }: LineReason, { depot }: Joint): LineReason {
  if (key === 'from-depot') return { key: 'goes-home', values: { depot, visits: 1 } };
  if (key === 'goes-home') return { key, values: { ...values, visits: Number(values.visits) + 1 } };
  return key === 'depot-to-depot'
    ? { key: 'home-between', values: { from: values.from ?? '', until: values.until ?? '' } }
    : { key, values };
}
