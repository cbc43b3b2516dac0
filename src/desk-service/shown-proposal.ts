import { findCrewVersions } from '#operations/duties/crew-changes.ts';
import { readDayQuestion } from '#operations/duties/propose-day.ts';
import type { DayQuestion } from '#operations/duties/rules/propose/day.ts';
import { workedAround } from '#operations/duties/rules/rank-drivers.ts';
import { listDepots } from '#operations/fleet/operator-store.ts';
import type { DeskContext } from './context.ts';
import { showCrewProblem } from './crew-problem.ts';

type Named = { readonly reference: string; readonly vehicleIndex: number };

/** A proposal for a day (`YYYY-MM-DD`) with the names behind its ids, and the version of each crew on which it rests. */
export async function proposeDay(context: DeskContext, day: string) {
  const { later, ...question } = await readDayQuestion(context, day);
  const depots = new Map((await listDepots(context.db)).map(({ id, name }) => [id, name] as const));
  const dutiesOf = ({ reference, vehicleIndex }: Named) =>
    question.runs.find((run) => run.reference === reference && run.vehicleIndex === vehicleIndex)?.duties ?? [];
  const versions = await findCrewVersions(
    context.db,
    question.runs.map(({ duties, vehicleIndex }) => ({ tripId: duties[0]?.tripId ?? '', vehicleIndex })),
  );
  const proposal = question.runs.length === 0 ? { rows: [], open: [], isBest: true } : await context.propose(question);
  return {
    day,
    /** Proven optimal: no other plan covers more, or as much with fewer empty kilometres. */
    isBest: proposal.isBest,
    /** Runs that begin later that day and were not considered. */
    later,
    rows: proposal.rows.map(({ reference, vehicleIndex, vehicleId, driverIds, emptyKilometres, comesFrom }) => {
      const duties = dutiesOf({ reference, vehicleIndex });
      const vehicle = question.vehicles.find(({ id }) => id === vehicleId);
      const startsAt = duties[0]?.startsAt ?? '';
      return {
        ...{ reference, vehicleIndex, vehicleId, emptyKilometres, comesFrom, startsAt },
        endsAt: duties.at(-1)?.endsAt ?? '',
        plate: vehicle?.plate ?? '',
        seats: vehicle?.seats ?? 0,
        seatsNeeded: Math.max(0, ...duties.map(({ seats }) => seats)),
        depot: depots.get(vehicle?.depotId ?? '') ?? '',
        drivers: driversOf(question, driverIds, startsAt),
        seen: versions({ tripId: duties[0]?.tripId ?? '', vehicleIndex }),
      };
    }),
    open: proposal.open.map(({ reference, vehicleIndex, lacks, against }) => ({
      ...{ reference, vehicleIndex, lacks },
      startsAt: dutiesOf({ reference, vehicleIndex })[0]?.startsAt ?? '',
      against: against.map(({ count, problem }) => ({ count, problem: showCrewProblem(problem) })),
    })),
  };
}

function driversOf({ drivers }: DayQuestion, ids: readonly string[], startsAt: string) {
  return drivers
    .filter(({ id }) => ids.includes(id))
    .map(({ id, name, others }) => ({ id, name, workedMinutes: workedAround(others, startsAt) }));
}
