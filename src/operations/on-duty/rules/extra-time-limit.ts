import { epochOf } from '#domain/calendar/instant.ts';
import { toLocal } from '#domain/calendar/zoned.ts';
import { drivingRulesFor } from '#domain/driving-time/rules.ts';
import type { KnownDriver, KnownVehicle, Run } from '#operations/duties/rules/judge-crew.ts';
import { findHoursProblems, type HoursProblem } from '#operations/duties/rules/judge-hours.ts';
import { planningZone } from '#operations/fleet/rules/fleet.ts';

/** A vehicle in progress with its crew: the rest of its duties as planned, and with extra minutes. */
export type RoadCrew = {
  readonly vehicle: Pick<KnownVehicle, 'seats' | 'country'>;
  readonly drivers: readonly Pick<KnownDriver, 'name' | 'others'>[];
  readonly run: Run;
  readonly prolonged: (minutes: number) => Run;
  /** When one of them must be elsewhere (ISO 8601); null if nothing is planned. */
  readonly nextAt: string | null;
};

/** How much longer a crew may stay, and what limits it: a rule, or the next occupation; null if nothing does. */
export type ExtraLimit = {
  readonly minutes: number;
  readonly problem: ({ readonly of: string } & HoursProblem) | null;
  readonly nextAt: string | null;
};

/** Breaches that this many extra minutes cause and the planned duty does not. */
function findAgainst({ vehicle, drivers, run, prolonged }: RoadCrew, minutes: number): ExtraLimit['problem'] {
  const first = run[0]?.startsAt;
  if (first === undefined) return null;
  const rules = drivingRulesFor({ seats: vehicle.seats, date: toLocal(first, planningZone).date, country: vehicle.country });
  const manned = (duties: Run) => (drivers.length === 2 ? duties.map((duty) => ({ ...duty, crewSize: 2 as const })) : duties);
  for (const { name: of, others } of drivers) {
    const before = findHoursProblems({ rules, duties: manned(run), others });
    const after = findHoursProblems({ rules, duties: manned(prolonged(minutes)), others });
    const worse = after.find(({ rule, overMinutes }) => !before.some((each) => each.rule === rule && each.overMinutes >= overMinutes));
    if (worse !== undefined) return { of, ...worse };
  }
  return null;
}

/** The most extra minutes, up to `most`, that are lawful given all past and planned work of the crew. */
export function findExtraLimit(crew: RoadCrew, most: number): ExtraLimit {
  const { run, nextAt } = crew;
  const end = Math.max(...run.map(({ endsAt }) => epochOf(endsAt)));
  const free = nextAt === null ? most : Math.min(most, Math.max(0, Math.floor((epochOf(nextAt) - end) / 60_000)));
  let [lawful, refused] = [0, free + 1];
  while (refused - lawful > 1) {
    const middle = Math.floor((lawful + refused) / 2);
    if (findAgainst(crew, middle) === null) lawful = middle;
    else refused = middle;
  }
  return {
    minutes: lawful,
    problem: lawful < free ? findAgainst(crew, lawful + 1) : null,
    nextAt: lawful === free && free < most ? nextAt : null,
  };
}
