import { epochOf } from '#domain/calendar/instant.ts';
import { toLocal } from '#domain/calendar/zoned.ts';
import type { WorkedDuty } from '../../../driver-chain.ts';
import type { ProposedRun } from '../../day.ts';
import type { WeekQuestion } from '../week.ts';

/**
 * A second judge of plans that shares no code with the first: simple sums over instants. It knows the rules that can be counted without a
 * plan of breaks: overlaps, absences, seats, certificates, companies, daily rests, length of shifts, reduced rests, weekly rests, driving
 * in a week and in two. Returns a sentence for each fault.
 */
export function findFaults(question: WeekQuestion, rows: readonly ProposedRun[]): readonly string[] {
  const checked = rows.map((row) => ({
    row,
    run: question.runs.find(({ reference, vehicleIndex }) => isSame(row, { reference, vehicleIndex })),
  }));
  const twice = checked.filter(({ row }, index) => checked.findIndex((each) => isSame(each.row, row)) !== index);
  return [
    ...checked.filter(({ run }) => run === undefined).map(({ row }) => `${row.reference} was not asked for`),
    ...twice.map(({ row }) => `${row.reference} is planned twice`),
    ...checked.flatMap(({ row, run }) => (run === undefined ? [] : crewFaults(question, row, run))),
    ...question.vehicles.flatMap((vehicle) =>
      overlaps(
        vehicle.plate,
        spansOf(question, rows, ({ vehicleId }) => vehicleId === vehicle.id),
      ),
    ),
    ...question.drivers.flatMap((driver) => {
      const planned = dutiesFor(question, rows, driver.id);
      return planned.length === 0 ? [] : chainFaults(driver.name, [...driver.others, ...planned], planned);
    }),
  ];
}

type Name = Pick<ProposedRun, 'reference' | 'vehicleIndex'>;
const hour = 3_600_000;

function isSame(one: Name, other: Name): boolean {
  return one.reference === other.reference && one.vehicleIndex === other.vehicleIndex;
}

function dutiesFor({ runs }: WeekQuestion, rows: readonly ProposedRun[], driverId: string): readonly WorkedDuty[] {
  return rows
    .filter(({ driverIds }) => driverIds.includes(driverId))
    .flatMap((row) => {
      const duties = runs.find((run) => isSame(run, row))?.duties ?? [];
      return duties.map((duty) => ({ ...duty, crewSize: row.driverIds.length === 2 ? (2 as const) : (1 as const) }));
    });
}

function crewFaults({ vehicles, drivers, taken }: WeekQuestion, row: ProposedRun, run: WeekQuestion['runs'][number]): readonly string[] {
  const vehicle = vehicles.find(({ id }) => id === row.vehicleId);
  const crew = drivers.filter(({ id }) => row.driverIds.includes(id));
  const ends = Math.max(...run.duties.map(({ endsAt }) => epochOf(endsAt)));
  const needed = Math.max(...run.duties.map(({ crewSize }) => crewSize));
  const isAway = (id: string, until: (duty: (typeof run.duties)[number]) => string) =>
    taken.some(
      (each) =>
        each.resourceId === id &&
        run.duties.some(
          (duty) => epochOf(each.from) < epochOf(until(duty)) && (each.until === null || epochOf(each.until) > epochOf(duty.startsAt)),
        ),
    );
  const lapsed = [...(vehicle?.certificates ?? []), ...crew.flatMap(({ certificates }) => certificates)].some(
    ({ validUntil }) => Date.parse(validUntil) < ends - 24 * hour,
  );
  const faults: readonly (readonly [boolean, string])[] = [
    [vehicle === undefined, 'has no vehicle'],
    [(vehicle?.seats ?? 0) < Math.max(...run.duties.map(({ seats }) => seats)), 'has too few seats'],
    [crew.length !== needed, `has ${crew.length} drivers of ${needed}`],
    [crew.some(({ operatorId }) => operatorId !== vehicle?.operatorId), 'has a driver of another company'],
    [crew.some(({ leftOn }) => leftOn !== null && Date.parse(leftOn) < ends), 'has a driver who has left'],
    [lapsed, 'has a certificate that lapses'],
    [crew.some(({ id }) => isAway(id, ({ endsAt }) => endsAt)), 'has a driver who is away'],
    [isAway(row.vehicleId, ({ vehicleUntil }) => vehicleUntil), 'has a vehicle that is away'],
  ];
  return faults.filter(([is]) => is).map(([, what]) => `${row.reference} ${what}`);
}

type Span = { readonly from: number; readonly until: number; readonly crewSize: 1 | 2; readonly driving: number; readonly isNew: boolean };

function spansOf(
  { runs }: WeekQuestion,
  rows: readonly ProposedRun[],
  isOurs: (row: ProposedRun) => boolean,
): readonly Pick<Span, 'from' | 'until'>[] {
  return rows.filter(isOurs).flatMap((row) => {
    const duties = runs.find((run) => isSame(run, row))?.duties ?? [];
    if (duties.length === 0) return [];
    const from = Math.min(...duties.map(({ startsAt }) => epochOf(startsAt)));
    return [{ from, until: Math.max(...duties.map(({ vehicleUntil }) => epochOf(vehicleUntil))) }];
  });
}

function overlaps(name: string, spans: readonly Pick<Span, 'from' | 'until'>[]): readonly string[] {
  const sorted = spans.toSorted((first, second) => first.from - second.from);
  return sorted.flatMap(({ from }, index) =>
    index > 0 && from < (sorted[index - 1]?.until ?? 0) ? [`${name} is in two places at once`] : [],
  );
}

function chainFaults(name: string, duties: readonly WorkedDuty[], planned: readonly WorkedDuty[]): readonly string[] {
  const spans = duties
    .map(
      (duty): Span => ({
        ...{ from: epochOf(duty.startsAt), until: epochOf(duty.endsAt), crewSize: duty.crewSize, isNew: planned.includes(duty) },
        driving: duty.parts.reduce((sum, { kind, minutes }) => sum + (kind.endsWith('drive') ? minutes / duty.crewSize : 0), 0),
      }),
    )
    .toSorted((first, second) => first.from - second.from);
  return [...overlaps(name, spans), ...shiftFaults(name, spans), ...weekFaults(name, spans)];
}

type Shift = Pick<Span, 'from' | 'until' | 'driving' | 'isNew'> & {
  readonly rest: number;
  readonly isDouble: boolean;
  readonly isMulti: boolean;
};

/** A shift: work without nine hours of rest in it. */
function listShifts(spans: readonly Span[]): readonly Shift[] {
  const shifts: Span[][] = [];
  for (const span of spans) {
    const last = shifts.at(-1);
    if (last === undefined || span.from - (last.at(-1)?.until ?? 0) >= 9 * hour) shifts.push([span]);
    else last.push(span);
  }
  return shifts.map((shift, index) => {
    const [from, until] = [shift[0]?.from ?? 0, shift.at(-1)?.until ?? 0];
    return {
      ...{ from, until, rest: (shifts[index + 1]?.[0]?.from ?? Number.POSITIVE_INFINITY) - until },
      isDouble: shift.every(({ crewSize }) => crewSize === 2),
      isMulti: shift.length === 1 && until - from > 24 * hour,
      isNew: shift.some((each) => each.isNew),
      driving: shift.reduce((sum, { driving }) => sum + driving, 0),
    };
  });
}

function shiftFaults(name: string, spans: readonly Span[]): readonly string[] {
  const shifts = listShifts(spans);
  const single = shifts.filter(({ isNew, isDouble, isMulti }) => isNew && !isDouble && !isMulti);
  return [
    ...single
      .filter(({ from, until }) => until - from > 15 * hour)
      .map(({ from }) => `${name} works more than 15 hours from ${new Date(from).toISOString()}`),
    ...single
      .filter(({ driving }) => driving > 600)
      .map(({ from }) => `${name} drives more than 10 hours from ${new Date(from).toISOString()}`),
    ...restFaults(name, shifts),
  ];
}

function restFaults(name: string, shifts: readonly Shift[]): readonly string[] {
  const faults: string[] = [];
  let rested = shifts[0]?.from ?? 0;
  let reduced = 0;
  for (const [index, shift] of shifts.entries()) {
    const next = shifts[index + 1];
    const at = new Date(shift.until).toISOString();
    if (shift.isNew && shift.until - rested > 6 * 24 * hour) faults.push(`${name} has no weekly rest in the six days before ${at}`);
    const isWeekly = shift.rest >= 24 * hour;
    reduced = isWeekly ? 0 : reduced + Number(isReducedAfter(shift));
    if (isWeekly) rested = next?.from ?? 0;
    if (reduced > 3 && (shift.isNew || next?.isNew === true)) faults.push(`${name} has more than three reduced rests before ${at}`);
  }
  return faults;
}

function isReducedAfter({ isDouble, rest, from, until }: Shift): boolean {
  return !isDouble && (rest < 11 * hour || until - from > 13 * hour);
}

/** Weeks from Monday in the office's time zone; of two weeks both must be near new work. */
function weekFaults(name: string, spans: readonly Span[]): readonly string[] {
  const mondayOf = (at: number) => {
    const { date } = toLocal(new Date(at).toISOString(), 'Europe/Amsterdam');
    const days = Math.floor(Date.parse(`${date}T00:00:00Z`) / (24 * hour));
    return days - ((days + 3) % 7);
  };
  const weeks = new Map<number, number>();
  for (const span of spans) weeks.set(mondayOf(span.from), (weeks.get(mondayOf(span.from)) ?? 0) + span.driving);
  const touched = new Set(spans.filter(({ isNew }) => isNew).flatMap(({ from }) => [mondayOf(from), mondayOf(from) + 7]));
  return [...touched].flatMap((week) => {
    const [own, before] = [weeks.get(week) ?? 0, weeks.get(week - 7) ?? 0];
    return [
      ...(own > 56 * 60 ? [`${name} drives more than 56 hours in a week`] : []),
      ...(own + before > 90 * 60 ? [`${name} drives more than 90 hours in two weeks`] : []),
    ];
  });
}
