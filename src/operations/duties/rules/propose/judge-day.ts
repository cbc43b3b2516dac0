import { toLocal } from '#domain/calendar/zoned.ts';
import { drivingRulesFor } from '#domain/driving-time/rules.ts';
import { planningZone } from '#operations/fleet/rules/fleet.ts';
import { type CrewProblem, judgeDriver, judgeVehicle } from '../judge-crew.ts';
import { findHoursProblems } from '../judge-hours.ts';
import { findTaken } from '../taken.ts';
import { crewSizeOf } from './blocks.ts';
import type { DayDriver, DayQuestion, DayVehicle, OpenRun } from './day.ts';

/** Checks who may drive which runs of a day, alone or together. Caches results, because each check is expensive and repeated. */
export type DayJudge = {
  readonly againstVehicle: (vehicle: DayVehicle, run: number) => readonly CrewProblem[];
  /** For all of these runs in the driver's real chain of duties; `law` identifies vehicles that are equal for the rules. */
  readonly againstDriver: (driver: DayDriver, vehicle: DayVehicle, runs: readonly number[]) => readonly CrewProblem[];
  /** Whether nobody may drive both runs, whatever they did before: they overlap, or leave no rest. */
  readonly areApart: (first: number, second: number) => boolean;
};

/** A key for vehicles that are equal for the rules: same company, country, hours law and recording equipment. */
export function lawOf({ operatorId, country, tachograph, seats }: DayVehicle, date: string): string {
  return [operatorId, country, tachograph === 'none', drivingRulesFor({ seats, date, country }).key].join(' ');
}

/** With a gap of at least this length two duties are only checked within the whole chain. */
const longestRest = 11 * 3_600_000;

export function createDayJudge({ runs, taken }: DayQuestion): DayJudge {
  const manned = runs.map(mannedOf);
  const date = dateOf(runs);
  const againstDriver = remember(
    (driver: DayDriver, vehicle: DayVehicle, places: readonly number[]) => [driver.id, lawOf(vehicle, date), ...places].join(' '),
    (driver, vehicle, places) =>
      places.flatMap((place) => {
        const duties = manned[place] ?? [];
        const busy = findTaken(taken, duties, driver);
        const beside = places.filter((each) => each !== place).flatMap((each) => manned[each] ?? []);
        const clash = findClash(driver, duties, beside);
        if (busy !== null || clash !== null) return [busy ?? clash].filter((problem) => problem !== null);
        return judgeDriver({ ...driver, others: [...driver.others, ...beside] }, vehicle, duties);
      }),
  );
  return {
    againstVehicle: remember(
      (vehicle: DayVehicle, place: number) => `${vehicle.id} ${place}`,
      (vehicle, place) => {
        const duties = manned[place] ?? [];
        const busy = findTaken(taken, duties, vehicle);
        return [...(busy === null ? [] : [busy]), ...judgeVehicle(vehicle, duties)];
      },
    ),
    againstDriver,
    areApart: remember(
      (first: number, second: number) => `${Math.min(first, second)} ${Math.max(first, second)}`,
      (first, second) => areApart(manned[first] ?? [], manned[second] ?? [], date),
    ),
  };
}

type Duties = OpenRun['duties'];

/** With two drivers on board the rules for two apply. */
function mannedOf(run: OpenRun): Duties {
  const crewSize = crewSizeOf(run);
  return run.duties.map((duty) => ({ ...duty, crewSize }));
}

function findClash({ name }: DayDriver, duties: Duties, beside: Duties): CrewProblem | null {
  const meets = beside.find((each) => isMeeting(each, duties));
  return meets === undefined ? null : { why: 'busy', of: name, until: meets.endsAt, reference: null };
}

function isMeeting({ startsAt, endsAt }: Duties[number], duties: Duties): boolean {
  return duties.some((duty) => Date.parse(startsAt) < Date.parse(duty.endsAt) && Date.parse(endsAt) > Date.parse(duty.startsAt));
}

/** Uses the European rules and a driver without history: national rules and a history are only stricter. */
function areApart(first: Duties, second: Duties, date: string): boolean {
  if (first.some((duty) => isMeeting(duty, second))) return true;
  const [firstSpan, secondSpan] = [spanOf(first), spanOf(second)];
  const gap = Math.max(secondSpan.from - firstSpan.until, firstSpan.from - secondSpan.until);
  if (gap >= longestRest) return false;
  return findHoursProblems({ rules: drivingRulesFor({ seats: 50, date }), duties: first, others: second }).length > 0;
}

function spanOf(duties: Duties): { readonly from: number; readonly until: number } {
  return {
    from: Math.min(...duties.map(({ startsAt }) => Date.parse(startsAt))),
    until: Math.max(...duties.map(({ endsAt }) => Date.parse(endsAt))),
  };
}

/** The date of the first run in the office's time zone; its rules apply. */
export function dateOf(runs: readonly OpenRun[]): string {
  const first = runs.map(({ duties }) => duties[0]?.startsAt ?? '').toSorted()[0];
  return first === undefined || first === '' ? '1970-01-01' : toLocal(first, planningZone).date;
}

function remember<Asked extends readonly unknown[], Answer>(
  keyOf: (...asked: Asked) => string,
  answer: (...asked: Asked) => Answer,
): (...asked: Asked) => Answer {
  const known = new Map<string, Answer>();
  return (...asked) => {
    const key = keyOf(...asked);
    const found = known.get(key);
    if (found !== undefined) return found;
    const fresh = answer(...asked);
    known.set(key, fresh);
    return fresh;
  };
}
