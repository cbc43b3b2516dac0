import { isDate } from '#domain/calendar/written-date.ts';
import { todayIn } from '#domain/calendar/zoned.ts';
import { readDayQuestion } from '#operations/duties/propose-day.ts';
import type { CommonProblem, DayProposal, DayQuestion, LeftOpen, ProposedRun } from '#operations/duties/rules/propose/day.ts';
import { workedAround } from '#operations/duties/rules/rank-drivers.ts';
import { listDepots } from '#operations/fleet/operator-store.ts';
import { planningZone } from '#operations/fleet/rules/fleet.ts';
import { builder, require } from '../builder.ts';
import type { DeskContext } from '../context.ts';
import { CrewProblemRef } from './duties.ts';

/** A proposal with what its names mean. */
type Answer = {
  readonly day: string;
  readonly proposal: DayProposal;
  readonly question: DayQuestion;
  readonly yards: ReadonlyMap<string, string>;
  readonly later: number;
};
type Row = ProposedRun & Pick<Answer, 'question' | 'yards'>;
type OpenRow = LeftOpen & Pick<Answer, 'question'>;

const ProposedDriverRef = builder
  .objectRef<{ readonly id: string; readonly name: string; readonly workedMinutes: number }>('ProposedDriver')
  .implement({
    fields: (t) => ({
      id: t.exposeString('id'),
      name: t.exposeString('name'),
      workedMinutes: t.exposeInt('workedMinutes', { description: 'In the fortnight around it, without it.' }),
    }),
  });

const ProposedRunRef = builder.objectRef<Row>('ProposedRun').implement({
  fields: (t) => ({
    reference: t.exposeString('reference'),
    vehicleIndex: t.exposeInt('vehicleIndex'),
    startsAt: t.string({ resolve: (row) => spanOf(row).startsAt }),
    endsAt: t.string({ resolve: (row) => spanOf(row).endsAt }),
    vehicleId: t.exposeString('vehicleId'),
    plate: t.string({ resolve: (row) => vehicleOf(row)?.plate ?? '' }),
    seats: t.int({ resolve: (row) => vehicleOf(row)?.seats ?? 0 }),
    seatsNeeded: t.int({ resolve: (row) => Math.max(0, ...dutiesOf(row).map(({ seats }) => seats)) }),
    yard: t.string({ resolve: (row) => row.yards.get(vehicleOf(row)?.depotId ?? '') ?? '' }),
    drivers: t.field({ type: [ProposedDriverRef], resolve: driversOf }),
    emptyKilometres: t.exposeInt('emptyKilometres', { description: 'An estimate: to the group, and home where no other is next.' }),
    comesFrom: t.exposeString('comesFrom', { nullable: true, description: 'The trip whose last stop it comes from; null: its yard.' }),
  }),
});

const CommonProblemRef = builder.objectRef<CommonProblem>('CommonProblem').implement({
  fields: (t) => ({
    count: t.exposeInt('count', { description: 'Of those who were looked at, the nearest.' }),
    problem: t.field({ type: CrewProblemRef, resolve: ({ problem }) => problem }),
  }),
});

const LeftOpenRef = builder.objectRef<OpenRow>('LeftOpen').implement({
  fields: (t) => ({
    reference: t.exposeString('reference'),
    vehicleIndex: t.exposeInt('vehicleIndex'),
    startsAt: t.string({ resolve: (row) => spanOf(row).startsAt }),
    lacks: t.string({ resolve: ({ lacks }) => lacks }),
    against: t.field({ type: [CommonProblemRef], resolve: ({ against }) => [...against] }),
  }),
});

const DayProposalRef = builder.objectRef<Answer>('DayProposal').implement({
  fields: (t) => ({
    day: t.exposeString('day'),
    rows: t.field({ type: [ProposedRunRef], resolve: ({ proposal, ...known }) => proposal.rows.map((row) => ({ ...row, ...known })) }),
    open: t.field({ type: [LeftOpenRef], resolve: ({ proposal, question }) => proposal.open.map((row) => ({ ...row, question })) }),
    later: t.exposeInt('later', {
      description: 'Runs that begin later that day and were not looked at: propose again when these have somebody.',
    }),
    isBest: t.boolean({
      resolve: ({ proposal }) => proposal.isBest,
      description: 'Nothing covers more, or as much with fewer empty kilometres.',
    }),
  }),
});

type Named = { readonly reference: string; readonly vehicleIndex: number } & Pick<Answer, 'question'>;

function dutiesOf({ reference, vehicleIndex, question }: Named): DayQuestion['runs'][number]['duties'] {
  return question.runs.find((run) => run.reference === reference && run.vehicleIndex === vehicleIndex)?.duties ?? [];
}

function spanOf(named: Named): { readonly startsAt: string; readonly endsAt: string } {
  const duties = dutiesOf(named);
  return { startsAt: duties[0]?.startsAt ?? '', endsAt: duties.at(-1)?.endsAt ?? '' };
}

function vehicleOf({ vehicleId, question }: Row) {
  return question.vehicles.find(({ id }) => id === vehicleId);
}

function driversOf(row: Row) {
  const { startsAt } = spanOf(row);
  return row.question.drivers
    .filter(({ id }) => row.driverIds.includes(id))
    .map(({ id, name, others }) => ({ id, name, workedMinutes: workedAround(others, startsAt) }));
}

async function proposeDay(context: DeskContext, day: string): Promise<Answer> {
  const { later, ...question } = await readDayQuestion(context, day);
  const depots = await listDepots(context.db);
  const proposal = question.runs.length === 0 ? { rows: [], open: [], isBest: true } : await context.propose(question);
  return { day, proposal, question, later, yards: new Map(depots.map(({ id, name }) => [id, name])) };
}

builder.queryField('proposeDay', (t) =>
  t.field({
    type: DayProposalRef,
    description: 'Who could drive what begins on a day and has nobody yet. Nothing is placed by it.',
    args: { day: t.arg.string({ required: true, description: 'YYYY-MM-DD; else today.' }) },
    resolve: async (_root, { day }, context) => {
      require(context, 'assign-drivers');
      return await proposeDay(context, isDate(day) ? day : todayIn(planningZone, context.now()));
    },
  }),
);
