import { estimateDrive, workedAround } from '../rank-drivers.ts';
import { type Block, crewSizeOf } from './blocks.ts';
import type { DayDriver, DayQuestion } from './day.ts';
import type { DayJudge } from './judge-day.ts';
import type { VehicleKind } from './vehicle-kinds.ts';

/** Who may be given a run with a vehicle of a pool, and what it costs in kilometres. */
export type Candidate = { readonly driver: DayDriver; readonly cost: number };

/** Nobody is sent further than this to a vehicle, by road (E). */
const mostKilometresToYard = 100;
/** A kilometre in a car against one of an empty coach, and an hour worked more in the fortnight than somebody else: in kilometres (E). */
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

/** By pool and run, the best first: `of` answers for a pool and a block. */
export type Candidates = { of(pool: string, block: Block): readonly Candidate[] };

/**
 * Who may drive each run with each pool's vehicles: those near by who worked least are judged first. More than all crews of the day together
 * need for one run are left out, for so many can never be taken by others. Where there is no time to judge somebody ahead he is judged when
 * he is chosen.
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

function rank({ runs, drivers }: DayQuestion, run: number, { yard, vehicles: [vehicle] }: VehicleKind): readonly Candidate[] {
  const startsAt = runs[run]?.duties[0]?.startsAt ?? '';
  return drivers
    .filter(({ operatorId }) => operatorId === vehicle?.operatorId)
    .flatMap((driver) => {
      const { kilometres } = estimateDrive(driver.coordinates, yard);
      const cost = kilometres * weights.carKilometre + (workedAround(driver.others, startsAt) / 60) * weights.hourWorked;
      return kilometres > mostKilometresToYard ? [] : [{ driver, cost }];
    })
    .toSorted((first, second) => first.cost - second.cost);
}

function mayDrive({ run, kind: { vehicles } }: Wanted, { driver }: Candidate, judge: DayJudge): boolean {
  const [vehicle] = vehicles;
  return vehicle !== undefined && judge.againstDriver(driver, vehicle, [run]).length === 0;
}

/** Everybody's best before anybody's second best, so that what is judged ahead is spread over all runs. */
function judgeInTurns(wanted: readonly Wanted[], enough: number, mayDrive: (wish: Wanted, candidate: Candidate) => boolean): void {
  const longest = Math.max(0, ...wanted.map(({ ranked }) => ranked.length));
  for (let place = 0; place < longest; place += 1) {
    for (const wish of wanted) {
      const candidate = wish.ranked[place];
      if (candidate !== undefined && wish.found.length < enough && mayDrive(wish, candidate)) wish.found.push(candidate);
    }
  }
}
