import type { CrewProblem } from '../judge-crew.ts';
import { estimateDrive } from '../rank-drivers.ts';
import { crewSizeOf, isNear, listBlocks } from './blocks.ts';
import type { CommonProblem, DayQuestion, DayVehicle, LeftOpen } from './day.ts';
import type { DayJudge } from './judge-day.ts';

/** The most candidates to check, nearest first: checking is expensive. */
const mostJudged = 40;
const mostReasons = 4;

/** Why a run stays open: the most common problem of the vehicles, else of the drivers; else they are needed for other runs. */
export function explainOpen(question: DayQuestion, run: number, judge: DayJudge): LeftOpen {
  const { reference = '', vehicleIndex = 0 } = question.runs[run] ?? {};
  const answer = (lacks: LeftOpen['lacks'], against: LeftOpen['against']): LeftOpen => ({ reference, vehicleIndex, lacks, against });
  const fitting = question.vehicles.filter((vehicle) => judge.againstVehicle(vehicle, run).length === 0);
  if (fitting.length === 0) {
    const againstAll = question.vehicles.map((vehicle) => judge.againstVehicle(vehicle, run));
    return answer('vehicle', countProblems(againstAll));
  }
  const [block] = listBlocks(question.runs.slice(run, run + 1), []);
  const near = fitting.filter(({ coordinates }) => block !== undefined && isNear(block, question.runs.slice(run, run + 1), coordinates));
  if (near.length === 0) return answer('near', []);
  const judged = nearest(question, near).map(({ driver, vehicle }) => judge.againstDriver(driver, vehicle, [run]));
  const may = judged.filter((problems) => problems.length === 0).length;
  const needed = crewSizeOf(question.runs[run] ?? { duties: [] });
  return answer(may < needed ? 'driver' : 'nobody-left', countProblems(judged));
}

/** Drivers of the companies with suitable vehicles, each with the nearest of these vehicles. */
function nearest({ drivers }: DayQuestion, fitting: readonly DayVehicle[]) {
  const known = drivers.flatMap((driver) => {
    const own = fitting.filter(({ operatorId }) => operatorId === driver.operatorId);
    const away = own.map((vehicle) => ({ driver, vehicle, ...estimateDrive(driver.coordinates, vehicle.coordinates) }));
    return away.toSorted((first, second) => first.kilometres - second.kilometres).slice(0, 1);
  });
  return known.toSorted((first, second) => first.kilometres - second.kilometres).slice(0, mostJudged);
}

function countProblems(judged: readonly (readonly CrewProblem[])[]): readonly CommonProblem[] {
  const kinds = Map.groupBy(judged.flat(), (problem) => [problem.why, subjectOf(problem)].join(' '));
  const counted = [...kinds.values()].flatMap((alike) => {
    const [problem] = alike;
    return problem === undefined ? [] : [{ count: new Set(alike.map(({ of }) => of)).size, problem }];
  });
  return counted.toSorted((first, second) => second.count - first.count).slice(0, mostReasons);
}

/** The rule or certificate of a problem; all kinds of occupation count as one. */
function subjectOf(problem: CrewProblem): string {
  if (problem.why === 'hours') return problem.rule;
  return problem.why === 'paper' ? problem.kind : '';
}
