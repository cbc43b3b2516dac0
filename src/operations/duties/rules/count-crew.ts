import type { Handover } from '#domain/trip/handovers.ts';

type Run = { readonly vehicleIndex: number; readonly crewSize: 1 | 2 };
type Crew = { readonly vehicleIndex: number; readonly drivers: readonly { readonly id: string | null; readonly name: string }[] };

type Counted = {
  readonly duties: readonly Run[];
  readonly crews: readonly Crew[];
  readonly handovers: readonly Pick<Handover, 'nextIndex' | 'takesOver'>[];
};

/**
 * How many coaches and drivers go on a trip as it is planned, which a handover makes more than its price counts: a driver who takes over in
 * the same coach, or another coach with its driver. A duty without a crew counts as many drivers as it needs.
 */
export function countCrew({ duties, crews, handovers }: Counted): { readonly coaches: number; readonly drivers: number } {
  const runs = [...new Set(duties.map(({ vehicleIndex }) => vehicleIndex))];
  const sameCoach = handovers.filter(({ nextIndex, takesOver }) => takesOver === 'driver' && runs.includes(nextIndex));
  const people = new Set<string>();
  let needed = 0;
  for (const run of runs) {
    const placed = crews.filter(({ vehicleIndex }) => vehicleIndex === run).flatMap(({ drivers }) => drivers);
    // A partner's driver has no id; two of one name in two coaches are two people.
    for (const { id, name } of placed) people.add(id ?? `${run} ${name}`);
    if (placed.length === 0)
      needed += Math.max(...duties.filter(({ vehicleIndex }) => vehicleIndex === run).map(({ crewSize }) => crewSize));
  }
  return { coaches: runs.length - sameCoach.length, drivers: people.size + needed };
}
