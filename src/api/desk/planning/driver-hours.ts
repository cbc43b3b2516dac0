import { validate as isId } from 'uuid';
import { addHours, epochOf } from '#domain/calendar/instant.ts';
import { todayIn } from '#domain/calendar/zoned.ts';
import { failure } from '#domain/result.ts';
import { importCard, saveHours, takeBackHours } from '#operations/duties/hours.ts';
import { listWork } from '#operations/duties/placement-store.ts';
import { isReadingDue, knownUntil } from '#operations/duties/rules/hours/real-work.ts';
import { type Average, averageAt, averageDays, highestAverage, weeksOf } from '#operations/duties/rules/weekly-average.ts';
import { findDriver } from '#operations/fleet/driver-store.ts';
import { listDepots, listOperators } from '#operations/fleet/operator-store.ts';
import { planningZone } from '#operations/fleet/rules/fleet.ts';
import { listWorkRecords, type StoredWork } from '#operations/fleet/work-record-store.ts';
import { builder, require } from '../builder.ts';
import type { DeskContext } from '../context.ts';
import { KeptRef, keptOf, readTyped, TypedFieldInput } from './fleet-types.ts';

/** What is shown of a driver's real hours: half a year. */
const shownHours = 180 * 24;

const WorkRecordRef = builder.objectRef<StoredWork>('WorkRecord').implement({
  description: 'What a driver really did, by his card or by a sheet.',
  fields: (t) => ({
    id: t.exposeString('id'),
    source: t.string({ resolve: ({ source }) => source }),
    from: t.string({ resolve: ({ covered }) => covered[0]?.from ?? '' }),
    until: t.string({ resolve: ({ covered }) => covered.at(-1)?.until ?? '' }),
    startsAt: t.string({
      nullable: true,
      description: 'Of a sheet, the shift.',
      resolve: ({ source, shifts }) => (source === 'sheet' ? (shifts[0]?.startsAt ?? null) : null),
    }),
    endsAt: t.string({ nullable: true, resolve: ({ source, shifts }) => (source === 'sheet' ? (shifts[0]?.endsAt ?? null) : null) }),
    shifts: t.int({ resolve: ({ shifts }) => shifts.length }),
    drivingMinutes: t.int({ resolve: ({ shifts }) => sumDriving(shifts) }),
    unknownMinutes: t.exposeInt('unknownMinutes'),
    isElsewhere: t.exposeBoolean('isElsewhere'),
    note: t.exposeString('note'),
    addedAt: t.exposeString('addedAt'),
    addedBy: t.exposeString('addedBy'),
  }),
});

function sumDriving(shifts: StoredWork['shifts']): number {
  return shifts.flatMap(({ parts }) => parts).reduce((sum, { kind, minutes }) => sum + (kind === 'drive' ? minutes : 0), 0);
}

type Hours = {
  readonly records: readonly StoredWork[];
  readonly now: string;
  /** Of the weeks up to this one, and of the period ahead in which it is highest. */
  readonly average: Average;
  readonly highest: Average;
};

const AverageRef = builder.objectRef<Average>('AverageHours').implement({
  description: 'Working time a week on average over the weeks that the law of the operator’s country names, with what is planned. Minutes.',
  fields: (t) => ({
    minutes: t.exposeInt('minutes'),
    limitMinutes: t.exposeInt('limitMinutes'),
    weeks: t.exposeInt('weeks'),
    until: t.exposeString('until', { description: 'YYYY-MM-DD, a Sunday.' }),
    knownFrom: t.exposeString('knownFrom', { nullable: true, description: 'The Monday before which nothing is known; null: nothing is.' }),
  }),
});

const DriverHoursRef = builder.objectRef<Hours>('DriverHours').implement({
  fields: (t) => ({
    records: t.field({ type: [WorkRecordRef], description: 'The latest days first.', resolve: ({ records }) => byDay(records) }),
    knownUntil: t.string({
      nullable: true,
      description: 'Instant up to which his card was read.',
      resolve: ({ records }) => knownUntil(records),
    }),
    average: t.field({ type: AverageRef, resolve: ({ average }) => average }),
    highest: t.field({ type: AverageRef, description: 'Of all periods that end this week or later.', resolve: ({ highest }) => highest }),
    isReadingDue: t.boolean({
      description: 'His card was last read more than 28 days ago.',
      resolve: ({ records, now }) => isReadingDue(records, now),
    }),
  }),
});

function byDay(records: readonly StoredWork[]): StoredWork[] {
  return records.toSorted(
    (first, second) => epochOf(second.covered.at(-1)?.until ?? second.addedAt) - epochOf(first.covered.at(-1)?.until ?? first.addedAt),
  );
}

async function readHours({ db, now: clock }: DeskContext, id: string): Promise<Hours | null> {
  const now = clock();
  const driver = await findDriver(db, id);
  if (driver === null) return null;
  const yard = (await listDepots(db)).find((depot) => depot.id === driver.depotId);
  const country = (await listOperators(db)).find((operator) => operator.id === yard?.operatorId)?.country ?? '';
  const records = await listWorkRecords(db, { since: addHours(now, -shownHours), drivers: [id] });
  const work = await listWork(db, { since: addHours(now, -averageDays * 24), without: [], drivers: [id] });
  const weeks = weeksOf(work.get(id) ?? []);
  const asked = { country, day: todayIn(planningZone, now) };
  return { records, now, average: averageAt(weeks, asked), highest: highestAverage(weeks, asked) };
}

builder.queryField('driverHours', (t) =>
  t.field({
    type: DriverHoursRef,
    nullable: true,
    args: { id: t.arg.string({ required: true }) },
    resolve: async (_root, { id }, context) => {
      require(context, 'manage-drivers');
      return isId(id) ? await readHours(context, id) : null;
    },
  }),
);

builder.mutationFields((t) => {
  const known = t.arg.string({ required: true });
  return {
    noteHours: t.field({
      type: KeptRef,
      args: { id: known, fields: t.arg({ type: [TypedFieldInput], required: true }) },
      resolve: async (_root, { id, fields }, context) => {
        require(context, 'manage-drivers');
        return keptOf(
          isId(id) ? await saveHours(context, context.signedIn.member, { id, input: readTyped(fields) }) : failure({ problem: 'gone' }),
        );
      },
    }),
    readDriverCard: t.field({
      type: KeptRef,
      description: 'The file of a driver’s tachograph card, as base64.',
      args: { id: known, file: known },
      resolve: async (_root, { id, file }, context) => {
        require(context, 'manage-drivers');
        const read = await importCard(context, context.signedIn.member, { id, bytes: Buffer.from(file, 'base64') });
        return { id: null, problem: read.ok ? null : read.failure, issues: [] };
      },
    }),
    takeBackHours: t.field({
      type: KeptRef,
      args: { id: known },
      resolve: async (_root, { id }, context) => {
        require(context, 'manage-drivers');
        return keptOf(await takeBackHours(context, context.signedIn.member, id));
      },
    }),
  };
});
