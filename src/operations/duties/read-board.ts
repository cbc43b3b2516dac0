import type { Database } from '#db/engine/tables.ts';
import { isPlannedDate } from '#domain/calendar/written-date.ts';
import { todayIn } from '#domain/calendar/zoned.ts';
import { drivingRulesFor } from '#domain/driving-time/rules.ts';
import type { Coordinates } from '#domain/itinerary/itinerary.ts';
import { kilometresApart } from '#domain/pricing/depot/returns-to-depot.ts';
import { listDrivers } from '#operations/fleet/driver-store.ts';
import { listDepots, listOperators } from '#operations/fleet/operator-store.ts';
import { planningZone } from '#operations/fleet/rules/fleet.ts';
import { listVehicles } from '#operations/fleet/vehicle-store.ts';
import { type BoardBar, listBars } from './board-store.ts';
import { countRuns, listRuns, type RunLine } from './duty-store.ts';
import { listLargestSeats } from './placement-store.ts';
import { midnightsOf } from './rules/board-clock.ts';

export type BoardRow = {
  readonly id: string;
  readonly kind: 'driver' | 'vehicle' | 'partner';
  readonly name: string;
  /** The depot; for a vehicle also its seats. */
  readonly detail: string;
  /** Its depot, to group and filter by; empty for a partner. */
  readonly depot: string;
  /** Of a vehicle; else empty. */
  readonly class: string;
  /** The minutes of rest that this operator's drivers need after a duty (561/2006 art. 8); 0 for vehicles. */
  readonly restMinutes: number;
};

export type Board = {
  /** Instants, ISO 8601 UTC. */
  readonly from: string;
  readonly until: string;
  readonly rows: readonly BoardRow[];
  readonly bars: readonly BoardBar[];
  /** The open duties of these days, one page of them. */
  readonly open: readonly OpenRun[];
  readonly openCount: number;
  /** From 1. */
  readonly openPage: number;
  readonly openBefore: number;
  /** When this was read: progress is shown up to then. */
  readonly now: string;
};

/** The open duties, with the depot nearest to their start; empty if no depot is known. */
export type OpenRun = RunLine & { readonly depot: string };

/** Of a driver who is given nothing yet the rules of coaches are drawn. */
export const coachSeats = 50;
const mostDays = 28;
/** As many as a fortnight of 300 rows may have are one page. */
const openOfPage = 2_000;

/** `from` as `YYYY-MM-DD`; default today. */
export type DaysAsked = { readonly from: string; readonly days: number };

/** Midnight of the office's clock to midnight, at most four weeks. */
export function boardDays({ from: asked, days }: DaysAsked, now: string) {
  const day = isPlannedDate(asked) ? asked : todayIn(planningZone, now);
  return { day, ...midnightsOf(day, Math.min(mostDays, Math.max(1, days))) };
}

/** The occupations of drivers and vehicles on some days, and the runs without a crew. */
export async function readBoard(db: Database, asked: DaysAsked & { readonly openPage: number }, now: string): Promise<Board> {
  const { day, from, until } = boardDays(asked, now);
  const openCount = await countRuns(db, { until, openFrom: from });
  const openPage = Math.max(1, Math.min(Math.ceil(openCount / openOfPage), asked.openPage));
  const openBefore = (openPage - 1) * openOfPage;
  const [rows, bars, open, depots] = await Promise.all([
    listRows(db, { day, from, until }),
    listBars(db, { from, until, now }),
    listRuns(db, { until, openFrom: from, limit: openOfPage, offset: openBefore }),
    listDepots(db),
  ]);
  const near = open.map((run) => ({ ...run, depot: nearestOf(depots, run.start) }));
  return { from, until, rows, bars, open: near, openCount, openPage, openBefore, now };
}

function nearestOf(depots: Awaited<ReturnType<typeof listDepots>>, start: Coordinates | null): string {
  if (start === null) return '';
  const byWay = depots.map(({ name, coordinates }) => ({ name, way: kilometresApart(coordinates, start) }));
  return byWay.toSorted((first, second) => first.way - second.way)[0]?.name ?? '';
}

async function listRows(
  db: Database,
  { day, from, until }: { readonly day: string; readonly from: string; readonly until: string },
): Promise<readonly BoardRow[]> {
  const [operators, depots, vehicles, drivers] = await Promise.all([listOperators(db), listDepots(db), listVehicles(db), listDrivers(db)]);
  const largest = await listLargestSeats(db, { period: { from, until }, drivers: drivers.map(({ id }) => id) });
  const depotById = new Map(depots.map((depot) => [depot.id, depot]));
  const countries = new Map(operators.map(({ id, country }) => [id, country] as const));
  const nameOf = (depotId: string) => depotById.get(depotId)?.name ?? '';
  const restOf = ({ id, depotId }: { readonly id: string; readonly depotId: string }) => {
    const country = countries.get(depotById.get(depotId)?.operatorId ?? '');
    const { shifts } = drivingRulesFor({ seats: largest.get(id) ?? coachSeats, date: day, country });
    return Math.min(...shifts.filter((shift) => shift.drivers === 1).map((shift) => shift.restMinutes));
  };
  return [
    ...drivers
      .filter(({ leftOn }) => leftOn === null || leftOn > day)
      .map(({ id, name, depotId }) => ({
        ...{ id, kind: 'driver' as const, name, detail: nameOf(depotId), depot: nameOf(depotId), class: '' },
        restMinutes: restOf({ id, depotId }),
      })),
    ...vehicles
      .filter(({ soldOn }) => soldOn === null || soldOn > day)
      .map(({ id, plate, seats, depotId, class: kindOf }) => ({
        ...{ id, kind: 'vehicle' as const, name: plate, detail: `${nameOf(depotId)} · ${seats}`, depot: nameOf(depotId) },
        class: kindOf,
        restMinutes: 0,
      })),
    ...operators
      .filter(({ kind }) => kind === 'partner')
      .map(({ id, name, country }) => ({
        ...{ id, kind: 'partner' as const, name, detail: country, depot: '', class: '' },
        restMinutes: 0,
      })),
  ];
}
