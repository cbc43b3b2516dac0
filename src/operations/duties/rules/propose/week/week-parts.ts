import { addDays, daysBetween } from '#domain/calendar/date.ts';
import { toInstant, toLocal } from '#domain/calendar/zoned.ts';
import { planningZone } from '#operations/fleet/rules/fleet.ts';
import { estimateDrive } from '../../rank-drivers.ts';
import { findTaken } from '../../taken.ts';
import { type Block, emptyKilometresOf, listBlocks } from '../blocks.ts';
import type { DayDriver } from '../day.ts';
import { createDayJudge, type DayJudge } from '../judge-day.ts';
import { listVehicleKinds, type VehicleKind } from '../vehicle-kinds.ts';
import { burdenBefore, burdenOf, contractOf, costOfBurden, weeksBefore, weigh } from './burden.ts';
import { type DriverWish, usualWeight, type WeekQuestion } from './week.ts';

/** What a driver could drive: a block with a vehicle of a pool. */
export type Task = {
  /** Index in the list of blocks. */
  readonly block: number;
  readonly pool: string;
  /** Kilometres: the way to the vehicle's depot, and wishes that are not kept. */
  readonly cost: number;
  /** Weighed burden in hours. */
  readonly load: number;
};

/** A driver with everything that the plan weighs. */
export type Candidate = {
  readonly driver: DayDriver;
  readonly wish: DriverWish | null;
  /** Weighed burden before the plan, and the hours by contract against which it counts. */
  readonly loadBefore: number;
  readonly hoursBefore: number;
  readonly capacity: number;
  /** By start. At most one for a block and a pool. */
  readonly tasks: readonly Task[];
  /** When the last rest of at least 24 hours before the plan ended, milliseconds since 1970. */
  readonly restedAt: number;
  /** The end of the last work before the plan. */
  readonly workedUntil: number;
};

export type WeekParts = {
  /** By start. */
  readonly blocks: readonly Block[];
  readonly kinds: readonly VehicleKind[];
  readonly candidates: readonly Candidate[];
  readonly judge: DayJudge;
};

/** The longest distance by road that a driver travels to a vehicle (E). */
const mostKilometresToDepot = 100;
const carKilometre = 0.5;
/** Kilometres that a wish outweighs at its usual weight (E). */
const kilometresOfWish = { freeDay: 60, homeNight: 60 };
export const leastWeeklyRest = 24 * 3_600_000;

/** Everything that does not change while a plan is sought. */
export function prepareWeek(question: WeekQuestion): WeekParts {
  const judge = createDayJudge(question);
  const depots = [...new Map(question.vehicles.map(({ depotId, coordinates }) => [depotId, coordinates])).values()];
  const blocks = listBlocks(question.runs, depots, daysBetween(question.from, question.until) + 1)
    .filter(({ runs: [first, second] }) => second === undefined || !judge.areApart(first, second))
    .toSorted((first, second) => first.startsAt - second.startsAt);
  const kinds = listVehicleKinds(question, blocks, judge);
  const wishes = new Map(question.wishes.map((wish) => [wish.driverId, wish] as const));
  const candidates = question.drivers.map((driver) => {
    const wish = wishes.get(driver.id) ?? null;
    return candidateOf(driver, wish, { question, blocks, kinds });
  });
  return { blocks, kinds, candidates: candidates.filter(({ tasks }) => tasks.length > 0), judge };
}

type Known = { readonly question: WeekQuestion } & Pick<WeekParts, 'blocks' | 'kinds'>;

function candidateOf(driver: DayDriver, wish: DriverWish | null, known: Known): Candidate {
  const { from, until, weights } = known.question;
  const days = daysBetween(from, until) + 1;
  const period = { from: midnightOf(from), until: midnightOf(addDays(until, 1)) };
  const before = burdenBefore(driver, period);
  return {
    driver,
    wish,
    loadBefore: weigh(before, weights),
    hoursBefore: before.hours,
    capacity: contractOf(driver) * (weeksBefore + days / 7),
    tasks: tasksOf(driver, wish, known),
    ...workBefore(driver, Date.parse(period.from)),
  };
}

function tasksOf(driver: DayDriver, wish: DriverWish | null, { question, blocks, kinds }: Known): readonly Task[] {
  const pools = [...Map.groupBy(kinds, ({ pool }) => pool)].flatMap(([pool, alike]) => {
    const [kind] = alike;
    if (kind === undefined || kind.vehicles[0]?.operatorId !== driver.operatorId) return [];
    const { kilometres } = estimateDrive(driver.coordinates, kind.depot);
    return kilometres > mostKilometresToDepot ? [] : [{ pool, kilometres, fits: new Set(alike.flatMap(({ fits }) => [...fits])) }];
  });
  return blocks.flatMap((block, index) => {
    const duties = dutiesOf(question, block);
    if (!pools.some(({ fits }) => fits.has(index)) || isElsewhere(question, driver, duties)) return [];
    const wished = brokenWishes(wish, duties);
    const { weights } = question;
    const against =
      (wished.freeDays * kilometresOfWish.freeDay * weights.freeDays +
        wished.homeNights * kilometresOfWish.homeNight * weights.homeNights) /
      usualWeight;
    const load = weigh(burdenOf(duties), weights);
    return pools.flatMap(({ pool, kilometres, fits }): Task[] =>
      fits.has(index) ? [{ block: index, pool, cost: (kilometres * carKilometre * weights.cost) / usualWeight + against, load }] : [],
    );
  });
}

export function dutiesOf({ runs }: Pick<WeekQuestion, 'runs'>, block: Pick<Block, 'runs'>) {
  return block.runs.flatMap((run) => runs[run]?.duties ?? []);
}

function isElsewhere({ taken }: WeekQuestion, driver: DayDriver, duties: ReturnType<typeof dutiesOf>): boolean {
  if (findTaken(taken, duties, driver) !== null) return true;
  return driver.others.some((other) => duties.some((duty) => isMeeting(other, duty)));
}

type Timed = { readonly startsAt: string; readonly endsAt: string };

function isMeeting(first: Timed, second: Timed): boolean {
  return Date.parse(first.startsAt) < Date.parse(second.endsAt) && Date.parse(first.endsAt) > Date.parse(second.startsAt);
}

/** How many wished days these duties take, and how many nights they keep somebody from home who asked to be there. */
export function brokenWishes(
  wish: DriverWish | null,
  duties: readonly Timed[],
): { readonly freeDays: number; readonly homeNights: number } {
  if (wish === null) return { freeDays: 0, homeNights: 0 };
  const days = new Set(duties.flatMap((duty) => daysOf(duty)));
  return {
    freeDays: wish.freeDays.filter((day) => days.has(day)).length,
    homeNights: wish.homeAtNight ? days.size - 1 : 0,
  };
}

function daysOf({ startsAt, endsAt }: Timed): readonly string[] {
  const [first, last] = [toLocal(startsAt, planningZone).date, toLocal(endsAt, planningZone).date];
  return Array.from({ length: daysBetween(first, last) + 1 }, (_, day) => addDays(first, day));
}

/** Work that is planned within the period may bring rests that are not known here, so only the time before counts. */
function workBefore({ others }: DayDriver, from: number): Pick<Candidate, 'restedAt' | 'workedUntil'> {
  const before = others
    .filter(({ startsAt }) => Date.parse(startsAt) < from)
    .toSorted((one, two) => one.startsAt.localeCompare(two.startsAt));
  const last = before.at(-1);
  if (last === undefined) return { restedAt: Number.NEGATIVE_INFINITY, workedUntil: Number.NEGATIVE_INFINITY };
  const begins = before.findLastIndex(
    ({ startsAt }, index) => index === 0 || Date.parse(startsAt) - Date.parse(before[index - 1]?.endsAt ?? startsAt) >= leastWeeklyRest,
  );
  return { restedAt: Date.parse(before[begins]?.startsAt ?? last.startsAt), workedUntil: Date.parse(last.endsAt) };
}

/** In none of our countries does a clock change skip midnight. */
export function midnightOf(date: string): string {
  const instant = toInstant({ date, time: '00:00' }, planningZone);
  return instant.ok ? instant.value : `${date}T00:00:00.000Z`;
}

/** Kilometres per spare seat (E). */
const kilometresASpareSeat = 0.02;

/** The weighted kilometres if a vehicle of this kind drives a block. */
export function costOfGoing(kind: VehicleKind, block: Block, question: WeekQuestion): number {
  const { weights } = question;
  const empty = emptyKilometresOf(block, question.runs, kind.depot).reduce((sum, each) => sum + each, 0);
  const needed = Math.max(...dutiesOf(question, block).map(({ seats }) => seats));
  return (empty * weights.emptyKilometres + (kind.seats - needed) * kilometresASpareSeat * weights.cost) / usualWeight;
}

/** The weighted kilometres of a driver's tasks; 0 without any. */
export function costOfRoster({ loadBefore, capacity }: Candidate, tasks: readonly Task[]): number {
  const load = tasks.reduce((sum, task) => sum + task.load, 0);
  const own = tasks.reduce((sum, task) => sum + task.cost, 0);
  return own + costOfBurden(loadBefore + load, capacity) - costOfBurden(loadBefore, capacity);
}
