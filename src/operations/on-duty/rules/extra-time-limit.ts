import { epochOf } from '#domain/calendar/instant.ts';
import { toLocal } from '#domain/calendar/zoned.ts';
import { drivingRulesFor } from '#domain/driving-time/rules.ts';
import type { KnownDriver, KnownVehicle, Run } from '#operations/duties/rules/judge-crew.ts';
import { findHoursProblems, type HoursProblem } from '#operations/duties/rules/judge-hours.ts';
import { planningZone } from '#operations/fleet/rules/fleet.ts';

/** A vehicle on the road with its crew: what is left of its duties as planned, and with so many minutes more. */
export type RoadCrew = {
  readonly vehicle: Pick<KnownVehicle, 'seats' | 'country'>;
  readonly drivers: readonly Pick<KnownDriver, 'name' | 'others'>[];
  readonly run: Run;
  readonly prolonged: (minutes: number) => Run;
  /** When one of them is to be somewhere else (ISO 8601); null where nothing is planned. */
  readonly nextAt: string | null;
};

/** How much longer a crew may stay, and what stands against more of it: a rule, or what comes next; null where nothing does. */
export type ExtraLimit = {
  readonly minutes: number;
  readonly problem: ({ readonly of: string } & HoursProblem) | null;
  readonly nextAt: string | null;
};

/** What the law says against so many minutes more that it does not say against the duty as planned. */
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

/** The most minutes up to `most` that the crew may lawfully stay longer, with all that it did before and is planned for. */
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
