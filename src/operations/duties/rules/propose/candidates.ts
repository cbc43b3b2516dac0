import { estimateDrive, workedAround } from '../rank-drivers.ts';
import { type Block, crewSizeOf } from './blocks.ts';
import type { DayDriver, DayQuestion } from './day.ts';
import type { DayJudge } from './judge-day.ts';
import type { VehicleKind } from './vehicle-kinds.ts';

/** A driver who may take a run with a vehicle of a pool, and the cost in kilometres. */
export type Candidate = { readonly driver: DayDriver; readonly cost: number };

/** The longest distance by road that a driver travels to a vehicle (E). */
const mostKilometresToDepot = 100;
/** Weights in kilometres of an empty coach: one kilometre by car, and one more hour worked in the fortnight (E). */
const weights = { carKilometre: 0.5, hourWorked: 0.2 };

type Wanted = {
  readonly pool: string;
  readonly run: number;
  readonly kind: VehicleKind;
  readonly ranked: readonly Candidate[];
  readonly found: Candidate[];
};

type Known = {
  readonly blocks: readonly Block[];
  readonly kinds: readonly VehicleKind[];
  readonly judge: DayJudge;
  readonly hasTime: () => boolean;
};

/** The candidates for a pool and a block, best first. */
export type Candidates = { of(pool: string, block: Block): readonly Candidate[] };

/**
 * Who may drive each run with the vehicles of each pool. Checks nearby drivers who worked least first, and stops at more drivers than all
 * crews of the day together need, because other runs can never take that many. Drivers that could not be checked in time are checked when
 * chosen.
 */
export function listCandidates(question: DayQuestion, { blocks, kinds, judge, hasTime }: Known): Candidates {
  const crews = question.runs.reduce((sum, run) => sum + crewSizeOf(run), 0);
  const wanted = [...Map.groupBy(kinds, ({ pool }) => pool).entries()].flatMap(([pool, alike]) =>
    question.runs.flatMap((_, run): Wanted[] => {
      const kind = alike.find(({ fits }) => [...fits].some((block) => blocks[block]?.runs.some((each) => each === run)));
      return kind === undefined ? [] : [{ pool, run, kind, ranked: rank(question, run, kind), found: [] }];
    }),
  );
  judgeInTurns(wanted, crews, (wish, candidate) => (hasTime() ? mayDrive(wish, candidate, judge) : true));
  const byName = new Map(wanted.map(({ pool, run, found }) => [`${pool} ${run}`, found] as const));
  return {
    of(pool, { runs: [first, second] }) {
      const alone = byName.get(`${pool} ${first}`) ?? [];
      if (second === undefined) return alone;
      const then = new Set(byName.get(`${pool} ${second}`)?.map(({ driver }) => driver.id));
      return alone.filter(({ driver }) => then.has(driver.id));
    },
  };
}

function rank({ runs, drivers }: DayQuestion, run: number, { depot, vehicles: [vehicle] }: VehicleKind): readonly Candidate[] {
  const startsAt = runs[run]?.duties[0]?.startsAt ?? '';
  return drivers
    .filter(({ operatorId }) => operatorId === vehicle?.operatorId)
    .flatMap((driver) => {
      const { kilometres } = estimateDrive(driver.coordinates, depot);
      const cost = kilometres * weights.carKilometre + (workedAround(driver.others, startsAt) / 60) * weights.hourWorked;
      return kilometres > mostKilometresToDepot ? [] : [{ driver, cost }];
    })
    .toSorted((first, second) => first.cost - second.cost);
}

function mayDrive({ run, kind: { vehicles } }: Wanted, { driver }: Candidate, judge: DayJudge): boolean {
  const [vehicle] = vehicles;
  return vehicle !== undefined && judge.againstDriver(driver, vehicle, [run]).length === 0;
}

/** Checks the best candidate of every run before anybody's second best, so that the time is spread over all runs. */
function judgeInTurns(wanted: readonly Wanted[], enough: number, mayDrive: (wish: Wanted, candidate: Candidate) => boolean): void {
  const longest = Math.max(0, ...wanted.map(({ ranked }) => ranked.length));
  for (let place = 0; place < longest; place += 1) {
    for (const wish of wanted) {
      const candidate = wish.ranked[place];
      if (candidate !== undefined && wish.found.length < enough && mayDrive(wish, candidate)) wish.found.push(candidate);
    }
  }
}
