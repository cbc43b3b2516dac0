import { addDays } from '#domain/calendar/date.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { readCrewFacts } from '#operations/fleet/crew-facts.ts';
import type { ApplyContext } from '#operations/trips/apply.ts';
import { findTripById } from '#operations/trips/trip-store.ts';
import { listOpenDuties, type StoredDuty } from './duty-store.ts';
import { listTaken } from './placement-store.ts';
import type { DayQuestion, OpenRun } from './rules/propose/day.ts';
import type { WeekQuestion } from './rules/propose/week/week.ts';
import { midnightOf } from './rules/propose/week/week-parts.ts';
import { spanOf } from './run-span.ts';
import { listWishes } from './wish-store.ts';

/** The most runs in one proposal, by start; more would take too long to optimize. */
const mostRuns = 80;
/** The same of a plan for several days. */
const mostWeekRuns = 400;

/**
 * The input for a proposal for a day (`YYYY-MM-DD`, in the office's time zone): the runs without a crew that begin on it, all candidates,
 * and what occupies them. Existing crews stay. `later`: how many runs of the day are left out.
 */
export async function readDayQuestion({ db }: Pick<ApplyContext, 'db'>, day: string): Promise<DayQuestion & { readonly later: number }> {
  return await readQuestion(db, { from: day, until: day, most: mostRuns });
}

export type Asked = Pick<WeekQuestion, 'from' | 'until' | 'weights'>;

/** The same for 1 to 14 days, with the drivers' wishes. */
export async function readWeekQuestion({ db }: Pick<ApplyContext, 'db'>, asked: Asked): Promise<WeekQuestion & { readonly later: number }> {
  const question = await readQuestion(db, { ...asked, most: mostWeekRuns });
  return { ...question, ...asked, wishes: await listWishes(db) };
}

type Period = { readonly from: string; readonly until: string; readonly most: number };

async function readQuestion(db: ApplyContext['db'], { from, until, most }: Period): Promise<DayQuestion & { readonly later: number }> {
  const duties = await listOpenDuties(db, { from: midnightOf(from), until: midnightOf(addDays(until, 1)) });
  const all = [...Map.groupBy(duties, ({ tripId, vehicleIndex }) => `${tripId} ${vehicleIndex}`).values()];
  const runs = all.slice(0, most);
  if (runs.length === 0) return { runs: [], vehicles: [], drivers: [], taken: [], later: 0 };
  const asked = runs.flat();
  const trips = await readTrips(db, new Set(asked.map(({ tripId }) => tripId)));
  const [facts, taken] = [
    await readCrewFacts(db, asked),
    await listTaken(db, { period: spanOf(asked), without: asked.map(({ id }) => id) }),
  ];
  return { runs: runs.flatMap((run) => openRunOf(run, trips)), ...facts, taken, later: all.length - runs.length };
}

async function readTrips(db: ApplyContext['db'], ids: ReadonlySet<string>): Promise<ReadonlyMap<string, Trip>> {
  const trips = await Promise.all([...ids].map(async (id) => await findTripById(db, id)));
  return new Map(trips.flatMap((trip) => (trip === null ? [] : [[trip.id, trip] as const])));
}

function openRunOf(duties: readonly StoredDuty[], trips: ReadonlyMap<string, Trip>): readonly OpenRun[] {
  const trip = trips.get(duties[0]?.tripId ?? '');
  const [from, to] = [trip?.itinerary.stops[0]?.place.coordinates, trip?.itinerary.stops.at(-1)?.place.coordinates];
  if (trip === undefined || from === undefined || to === undefined) return [];
  return [{ reference: trip.reference, vehicleIndex: duties[0]?.vehicleIndex ?? 0, duties, from, to }];
}
