import { judgeDriver } from '../../judge-crew.ts';
import { crewSizeOf } from '../blocks.ts';
import type { DayVehicle } from '../day.ts';
import { dateOf, lawOf } from '../judge-day.ts';
import type { WeekQuestion } from './week.ts';
import type { Candidate, Task, WeekParts } from './week-parts.ts';

/** Whether a driver may do all of these tasks, in addition to all other work. */
export type RosterJudge = {
  readonly isLawful: (candidate: Candidate, tasks: readonly Task[]) => boolean;
  /** A smallest part of the tasks that is refused; empty if none is. */
  readonly findRefused: (candidate: Candidate, tasks: readonly Task[]) => readonly Task[];
  readonly count: () => number;
};

/** Checks the whole chain at once, under the law of each vehicle in it. Caches results. */
export function createRosterJudge(question: WeekQuestion, { blocks, kinds }: Pick<WeekParts, 'blocks' | 'kinds'>): RosterJudge {
  const date = dateOf(question.runs);
  const vehicles = new Map<string, DayVehicle>(
    kinds.flatMap(({ pool, vehicles: [vehicle] }) => (vehicle === undefined ? [] : [[pool, vehicle] as const])),
  );
  const manned = question.runs.map((run) => run.duties.map((duty) => ({ ...duty, crewSize: crewSizeOf(run) })));
  const known = new Map<string, boolean>();
  const judge = ({ driver }: Candidate, tasks: readonly Task[]): boolean => {
    const duties = tasks
      .flatMap(({ block }) => blocks[block]?.runs.flatMap((run) => manned[run] ?? []) ?? [])
      .toSorted((first, second) => Date.parse(first.startsAt) - Date.parse(second.startsAt));
    if (duties.some(({ startsAt }, index) => index > 0 && Date.parse(startsAt) < Date.parse(duties[index - 1]?.endsAt ?? startsAt)))
      return false;
    const used = tasks.flatMap(({ pool }) => vehicles.get(pool) ?? []);
    const laws = new Map(used.map((vehicle) => [lawOf(vehicle, date), vehicle] as const));
    return [...laws.values()].every((vehicle) => judgeDriver(driver, vehicle, duties).length === 0);
  };
  const isLawful = (candidate: Candidate, tasks: readonly Task[]): boolean => {
    if (tasks.length === 0) return true;
    const key = `${candidate.driver.id} ${tasks.map(({ block, pool }) => `${block}${pool}`).join(' ')}`;
    const found = known.get(key) ?? judge(candidate, tasks);
    known.set(key, found);
    return found;
  };
  return {
    isLawful,
    findRefused: (candidate, tasks) =>
      isLawful(candidate, tasks)
        ? []
        : tasks.reduce((left: readonly Task[], task) => {
            const fewer = left.filter((each) => each !== task);
            return isLawful(candidate, fewer) ? left : fewer;
          }, tasks),
    count: () => known.size,
  };
}
