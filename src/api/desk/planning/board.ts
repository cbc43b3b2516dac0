import { isDate } from '#domain/calendar/written-date.ts';
import { todayIn } from '#domain/calendar/zoned.ts';
import { drivingRulesFor } from '#domain/driving-time/rules.ts';
import { type BoardBar, listBars } from '#operations/duties/board-store.ts';
import { countRuns, listRuns, type RunLine } from '#operations/duties/duty-store.ts';
import { listLargestSeats } from '#operations/duties/placement-store.ts';
import { midnightsOf } from '#operations/duties/rules/board-clock.ts';
import { takeOffRun } from '#operations/duties/take-off-run.ts';
import { listDrivers } from '#operations/fleet/driver-store.ts';
import { listDepots, listOperators } from '#operations/fleet/operator-store.ts';
import { planningZone } from '#operations/fleet/rules/fleet.ts';
import { listVehicles } from '#operations/fleet/vehicle-store.ts';
import { OutcomeRef, staffOf, tell } from '../act.ts';
import { builder, require } from '../builder.ts';
import type { DeskContext } from '../context.ts';
import { RunLineRef } from './duties.ts';

type BoardRow = {
  readonly id: string;
  readonly kind: 'driver' | 'vehicle' | 'partner';
  readonly name: string;
  readonly detail: string;
  /** After a duty nobody of this operator drives before so many minutes have passed (561/2006 art. 8); 0 for what is not a driver. */
  readonly restMinutes: number;
};
type Board = {
  readonly from: string;
  readonly until: string;
  readonly rows: readonly BoardRow[];
  readonly bars: readonly BoardBar[];
  readonly open: readonly RunLine[];
  readonly openCount: number;
  readonly openPage: number;
  readonly openBefore: number;
};

const BoardRowRef = builder.objectRef<BoardRow>('BoardRow').implement({
  fields: (t) => ({
    id: t.exposeString('id'),
    kind: t.string({ resolve: ({ kind }) => kind }),
    name: t.exposeString('name'),
    detail: t.exposeString('detail', { description: 'The yard; of a vehicle its seats with it.' }),
    restMinutes: t.exposeInt('restMinutes', { description: 'The least daily rest after a duty; 0 for what is not a driver.' }),
  }),
});

const BoardBarRef = builder.objectRef<BoardBar>('BoardBar').implement({
  fields: (t) => ({
    resourceId: t.exposeString('resourceId'),
    kind: t.string({ resolve: ({ kind }) => kind }),
    startsAt: t.exposeString('startsAt'),
    endsAt: t.exposeString('endsAt', { nullable: true }),
    reference: t.exposeString('reference', { nullable: true }),
    vehicleIndex: t.exposeInt('vehicleIndex', { nullable: true }),
  }),
});

const BoardRef = builder.objectRef<Board>('Board').implement({
  fields: (t) => ({
    from: t.exposeString('from', { description: 'Instant, ISO 8601 UTC.' }),
    until: t.exposeString('until'),
    rows: t.field({ type: [BoardRowRef], resolve: ({ rows }) => [...rows] }),
    bars: t.field({ type: [BoardBarRef], resolve: ({ bars }) => [...bars] }),
    open: t.field({
      type: [RunLineRef],
      resolve: ({ open }) => [...open],
      description: 'What nobody has yet of these days, a page of it.',
    }),
    openCount: t.exposeInt('openCount', { description: 'All that nobody has yet of these days.' }),
    openPage: t.exposeInt('openPage', { description: 'Which page this is, from 1.' }),
    openBefore: t.exposeInt('openBefore', { description: 'So many of them come before this page.' }),
  }),
});

/** Of whoever is given nothing yet the rules of coaches are drawn. */
export const coachSeats = 50;
const mostDays = 14;
/** As many as a fortnight of 300 rows may have are one page. */
const openOfPage = 2_000;

export type DaysAsked = { readonly from: string; readonly days: number };

/** Midnight of the office's clock to midnight, at most a fortnight. */
export function spanOf({ from: asked, days }: DaysAsked, now: string) {
  const day = isDate(asked) ? asked : todayIn(planningZone, now);
  return { day, ...midnightsOf(day, Math.min(mostDays, Math.max(1, days))) };
}

async function readBoard({ db, now }: DeskContext, asked: DaysAsked & { readonly openPage: number }): Promise<Board> {
  const { day, from, until } = spanOf(asked, now());
  const openCount = await countRuns(db, { until, openFrom: from });
  const openPage = Math.max(1, Math.min(Math.ceil(openCount / openOfPage), asked.openPage));
  const openBefore = (openPage - 1) * openOfPage;
  const [operators, depots, vehicles, drivers, bars, open] = await Promise.all([
    listOperators(db),
    listDepots(db),
    listVehicles(db),
    listDrivers(db),
    listBars(db, { from, until }),
    listRuns(db, { until, openFrom: from, limit: openOfPage, offset: openBefore }),
  ]);
  const yards = new Map(depots.map((depot) => [depot.id, depot]));
  const countries = new Map(operators.map(({ id, country }) => [id, country] as const));
  const largest = await listLargestSeats(db, { period: { from, until }, drivers: drivers.map(({ id }) => id) });
  const restOf = ({ id, depotId }: { readonly id: string; readonly depotId: string }) => {
    const country = countries.get(yards.get(depotId)?.operatorId ?? '');
    const { shifts } = drivingRulesFor({ seats: largest.get(id) ?? coachSeats, date: day, country });
    return Math.min(...shifts.filter((shift) => shift.drivers === 1).map((shift) => shift.restMinutes));
  };
  const nameOf = (depotId: string) => yards.get(depotId)?.name ?? '';
  const rows: BoardRow[] = [
    ...drivers
      .filter(({ leftOn }) => leftOn === null || leftOn > day)
      .map(({ id, name, depotId }) => ({
        ...{ id, kind: 'driver' as const, name, detail: nameOf(depotId) },
        restMinutes: restOf({ id, depotId }),
      })),
    ...vehicles
      .filter(({ soldOn }) => soldOn === null || soldOn > day)
      .map(({ id, plate, seats, depotId }) => ({
        ...{ id, kind: 'vehicle' as const, name: plate, detail: `${nameOf(depotId)} · ${seats}` },
        restMinutes: 0,
      })),
    ...operators
      .filter(({ kind }) => kind === 'partner')
      .map(({ id, name, country }) => ({ id, kind: 'partner' as const, name, detail: country, restMinutes: 0 })),
  ];
  return { from, until, rows, bars, open, openCount, openPage, openBefore };
}

builder.queryField('board', (t) =>
  t.field({
    type: BoardRef,
    args: {
      from: t.arg.string({ required: true, description: 'YYYY-MM-DD; else today.' }),
      days: t.arg.int({ required: true, description: 'One to fourteen.' }),
      openPage: t.arg.int({ required: true, description: 'Of what nobody has yet, 2,000 a page; from 1.' }),
    },
    resolve: async (_root, asked, context) => {
      require(context, 'assign-drivers');
      return await readBoard(context, asked);
    },
  }),
);

builder.mutationField('takeOffCrew', (t) =>
  t.field({
    type: OutcomeRef,
    description: 'The duties of a vehicle of a trip are open again.',
    args: { reference: t.arg.string({ required: true }), vehicleIndex: t.arg.int({ required: true }) },
    resolve: async (_root, asked, context) => tell(await takeOffRun(context, { ...asked, staff: staffOf(context) })),
  }),
);
