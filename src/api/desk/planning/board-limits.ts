import { addHours } from '#domain/calendar/instant.ts';
import { drivingRulesFor, isOutside561 } from '#domain/driving-time/rules.ts';
import { listLargestSeats, listWork } from '#operations/duties/placement-store.ts';
import { type DriverLimits, findDriverLimits } from '#operations/duties/rules/driver-limits.ts';
import { historyDays } from '#operations/duties/rules/judge-hours.ts';
import { listDrivers } from '#operations/fleet/driver-store.ts';
import { listDepots, listOperators } from '#operations/fleet/operator-store.ts';
import { builder, require } from '../builder.ts';
import type { DeskContext } from '../context.ts';
import { coachSeats, type DaysAsked, spanOf } from './board.ts';

/** The limits of one driver's row. Minutes. */
type RowLimits = DriverLimits & {
  readonly driverId: string;
  readonly weekLimitMinutes: number;
  readonly fortnightLimitMinutes: number;
  /** All that he drives on these days carries eight or fewer, which 561/2006 leaves to national law. */
  readonly isSmall: boolean;
};

const WeeklyRestRef = builder.objectRef<DriverLimits['weeklyRests'][number]>('WeeklyRestDue').implement({
  fields: (t) => ({
    dueAt: t.exposeString('dueAt', { description: 'Instant by which it must have begun.' }),
    minutes: t.exposeInt('minutes', { description: 'How long it must last at least.' }),
  }),
});

const BlockedRef = builder.objectRef<DriverLimits['blocked'][number]>('BlockedTime').implement({
  description: 'Weekly rests before and after a tour of more than six days. Instants.',
  fields: (t) => ({ from: t.exposeString('from'), until: t.exposeString('until') }),
});

const LatestEndRef = builder.objectRef<DriverLimits['ends'][number]>('LatestEnd').implement({
  fields: (t) => ({
    startsAt: t.exposeString('startsAt', { description: 'Instant at which the day of work begins.' }),
    endsAt: t.exposeString('endsAt', { description: 'As planned.' }),
    latestAt: t.exposeString('latestAt', { description: 'As late as it may lawfully end.' }),
  }),
});

const RowLimitsRef = builder.objectRef<RowLimits>('DriverLimits').implement({
  fields: (t) => ({
    driverId: t.exposeString('driverId'),
    weekMinutes: t.exposeInt('weekMinutes', {
      description: 'Driving that is left in any week of these days; below 0 where too much is planned.',
    }),
    weekLimitMinutes: t.exposeInt('weekLimitMinutes'),
    fortnightMinutes: t.exposeInt('fortnightMinutes', { description: 'Likewise of a fortnight.' }),
    fortnightLimitMinutes: t.exposeInt('fortnightLimitMinutes'),
    isSmall: t.exposeBoolean('isSmall', {
      description: 'By the rules of vehicles for eight or fewer, which Regulation 561/2006 leaves to national law.',
    }),
    weeklyRests: t.field({ type: [WeeklyRestRef], resolve: ({ weeklyRests }) => [...weeklyRests] }),
    blocked: t.field({ type: [BlockedRef], resolve: ({ blocked }) => [...blocked] }),
    ends: t.field({ type: [LatestEndRef], resolve: ({ ends }) => [...ends] }),
  }),
});

/** As many as a screen shows; working one out takes some two milliseconds. */
const mostDrivers = 60;

async function readLimits({ db, now }: DeskContext, asked: DaysAsked, ids: readonly string[]): Promise<readonly RowLimits[]> {
  const { day, from, until } = spanOf(asked, now());
  const some = ids.slice(0, mostDrivers);
  const [operators, depots, drivers, work, largest] = await Promise.all([
    listOperators(db),
    listDepots(db),
    listDrivers(db),
    listWork(db, { since: addHours(from, -historyDays * 24), without: [], drivers: some }),
    listLargestSeats(db, { period: { from, until }, drivers: some }),
  ]);
  return drivers
    .filter(({ id }) => some.includes(id))
    .flatMap(({ id: driverId, depotId }) => {
      const yard = depots.find(({ id }) => id === depotId);
      const country = operators.find(({ id }) => id === yard?.operatorId)?.country;
      // As an assignment is judged: by the vehicle; of several the largest, for one coach puts the week under its rules.
      const seats = largest.get(driverId) ?? coachSeats;
      const rules = drivingRulesFor({ seats, date: day, country });
      const limits = findDriverLimits(work.get(driverId) ?? [], { from, until, rules });
      const { drivingMinutes: weekLimitMinutes, fortnightDrivingMinutes: fortnightLimitMinutes } = rules.week;
      return limits === null ? [] : [{ driverId, isSmall: isOutside561(seats), weekLimitMinutes, fortnightLimitMinutes, ...limits }];
    });
}

builder.queryField('driverLimits', (t) =>
  t.field({
    type: [RowLimitsRef],
    description: 'What the law of driving and rest leaves drivers on these days, with all that they did before and are planned for.',
    args: {
      from: t.arg.string({ required: true, description: 'YYYY-MM-DD; else today.' }),
      days: t.arg.int({ required: true, description: 'One to fourteen.' }),
      drivers: t.arg.stringList({ required: true, description: 'At most 60 of them.' }),
    },
    resolve: async (_root, { drivers, ...asked }, context) => {
      require(context, 'assign-drivers');
      return [...(await readLimits(context, asked, drivers))];
    },
  }),
);
