import { findPlan, listPlans, type StoredPlan, type StoredResult } from '#operations/duties/plan-store.ts';
import { comparePlans } from '#operations/duties/rules/propose/week/compare-plans.ts';
import { listDrivers } from '#operations/fleet/driver-store.ts';
import { listDepots } from '#operations/fleet/operator-store.ts';
import { listVehicles } from '#operations/fleet/vehicle-store.ts';
import type { DeskContext } from './context.ts';

const mostPlans = 15;
type ListedPlan = Awaited<ReturnType<typeof listPlans>>[number];

/** The last plans, latest first, each with the figures of its result. */
export async function showPlans({ db }: DeskContext) {
  return (await listPlans(db, mostPlans)).map(showHead);
}

function showHead({ id, from, until, state, cost, bound, madeBy, madeAt, accepted, acceptedBy, result, isUnreadable }: ListedPlan) {
  return {
    ...{ id, from, until, state, cost, bound, madeBy, madeAt, acceptedBy },
    acceptedCount: accepted?.length ?? null,
    figures: result?.figures ?? null,
    gap: result?.gap ?? null,
    isUnreadable: isUnreadable === true,
  };
}

type Names = {
  readonly drivers: ReadonlyMap<string, string>;
  readonly vehicles: ReadonlyMap<string, { readonly plate: string; readonly seats: number; readonly depot: string }>;
};

async function readNames({ db }: DeskContext): Promise<Names> {
  const depots = new Map((await listDepots(db)).map(({ id, name }) => [id, name] as const));
  return {
    drivers: new Map((await listDrivers(db)).map(({ id, name }) => [id, name] as const)),
    vehicles: new Map(
      (await listVehicles(db)).map(({ id, plate, seats, depotId }) => [id, { plate, seats, depot: depots.get(depotId) ?? '' }] as const),
    ),
  };
}

/** A plan with names, beside the greedy one, a plan that was named, or the one of the day before; null if there is none. */
export async function showPlan(context: DeskContext, { id, beside }: { readonly id: string; readonly beside: string }) {
  const plan = await findPlan(context.db, id);
  if (plan === null) return null;
  const head = { ...showHead(plan), weights: plan.weights };
  if (plan.result === null) return { ...head, result: null };
  const others = (await listPlans(context.db, mostPlans)).filter((other) => isComparable(other, plan));
  const chosen = await chooseOther(context, { plan, others, beside });
  const names = await readNames(context);
  const { result } = plan;
  const known = new Set(result.runs.map(keyOf));
  const second = (chosen?.result?.rows ?? result.greedy.rows).filter((row) => known.has(keyOf(row)));
  return {
    ...head,
    result: {
      ...{ seconds: result.seconds, later: result.later, greedyFigures: result.greedy.figures, greedyCost: result.greedy.cost },
      rows: result.rows.map((row) => showRow(row, result, names)),
      open: result.open.map((run) => ({ ...run, startsAt: runOf(run, result)?.startsAt ?? '', against: [] })),
      beside: {
        id: chosen?.id ?? 'greedy',
        madeAt: chosen?.madeAt ?? null,
        figures: chosen?.result?.figures ?? result.greedy.figures,
        cost: chosen?.result?.cost ?? result.greedy.cost,
        differences: comparePlans(result.rows, second).map(({ kind, first, second: other }) => ({
          kind,
          ...{ reference: (first ?? other)?.reference ?? '', vehicleIndex: (first ?? other)?.vehicleIndex ?? 0 },
          other: other === null ? null : crewOf(other, names),
        })),
      },
      others: others.map(({ id: otherId, madeAt, madeBy, from, until }) => ({ id: otherId, madeAt, madeBy, from, until })),
    },
  };
}

type Name = { readonly reference: string; readonly vehicleIndex: number };

function keyOf({ reference, vehicleIndex }: Name): string {
  return `${reference} ${vehicleIndex}`;
}

function runOf(name: Name, { runs }: StoredResult) {
  return runs.find((run) => keyOf(run) === keyOf(name));
}

/** Another finished plan with days of the same period. */
function isComparable(other: StoredPlan, { id, from, until }: StoredPlan): boolean {
  return other.id !== id && other.result !== null && other.from <= until && other.until >= from;
}

type Choosing = { readonly plan: StoredPlan; readonly others: readonly StoredPlan[]; readonly beside: string };

/** Unless one is named: the last plan of the day before, else the greedy one (null). */
async function chooseOther({ db }: DeskContext, { plan, others, beside }: Choosing): Promise<StoredPlan | null> {
  if (beside === 'greedy') return null;
  const named = others.find((other) => other.id === beside);
  if (named !== undefined) return await findPlan(db, named.id);
  return others.find(({ madeAt }) => madeAt.slice(0, 10) < plan.madeAt.slice(0, 10)) ?? null;
}

function crewOf({ vehicleId, driverIds }: StoredResult['rows'][number], { drivers, vehicles }: Names): string {
  return [vehicles.get(vehicleId)?.plate ?? '', ...driverIds.map((id) => drivers.get(id) ?? '')].join(', ');
}

/** In the shape of a row of a day's proposal, which the board draws. */
function showRow(row: StoredResult['rows'][number], result: StoredResult, { drivers, vehicles }: Names) {
  const { reference, vehicleIndex, vehicleId, driverIds, emptyKilometres, comesFrom, why } = row;
  const run = runOf(row, result);
  const vehicle = vehicles.get(vehicleId);
  return {
    ...{ reference, vehicleIndex, vehicleId, emptyKilometres, comesFrom, why },
    ...{ startsAt: run?.startsAt ?? '', endsAt: run?.endsAt ?? '', seen: run?.seen ?? 0, seatsNeeded: run?.seats ?? 0 },
    ...{ plate: vehicle?.plate ?? '', seats: vehicle?.seats ?? 0, depot: vehicle?.depot ?? '' },
    drivers: driverIds.map((id) => ({ id, name: drivers.get(id) ?? '', workedMinutes: Math.round(why.driverHours * 60) })),
  };
}
