import { validate as isId } from 'uuid';
import { cleanLine } from '#domain/input/clean-text.ts';
import { isReference } from '#domain/trip/reference.ts';
import { countRuns, listRuns, type RunLine, type StoredDuty } from '#operations/duties/duty-store.ts';
import { type DriverChoice, type FoundCrew, findCrew, type VehicleChoice } from '#operations/duties/find-crew.ts';
import { type NotPlaced, placeCrew } from '#operations/duties/place-crew.ts';
import type { CrewProblem } from '#operations/duties/rules/judge-crew.ts';
import { staffOf } from '../act.ts';
import { builder, require } from '../builder.ts';
import type { DeskContext } from '../context.ts';
import { TripRowRef } from '../trip-row.ts';
import { PostingRef } from './postings.ts';

export const RunLineRef = builder.objectRef<RunLine>('RunLine').implement({
  fields: (t) => ({
    reference: t.exposeString('reference'),
    vehicleIndex: t.exposeInt('vehicleIndex'),
    route: t.exposeString('route'),
    class: t.exposeString('class'),
    seats: t.exposeInt('seats'),
    startsAt: t.exposeString('startsAt'),
    endsAt: t.exposeString('endsAt'),
    shifts: t.exposeInt('shifts'),
    isPlaced: t.exposeBoolean('isPlaced'),
    vehicle: t.exposeString('vehicle'),
    driver: t.exposeString('driver'),
  }),
});

const DutyRef = builder.objectRef<StoredDuty>('PlannedDuty').implement({
  fields: (t) => ({
    startsAt: t.exposeString('startsAt'),
    endsAt: t.exposeString('endsAt'),
    crewSize: t.int({ resolve: ({ crewSize }) => crewSize }),
    isPlanned: t.exposeBoolean('isPlanned', { description: 'False: of a price made by hand, the day taken whole for work.' }),
    drivingMinutes: t.int({
      resolve: ({ parts }) => parts.reduce((sum, { kind, minutes }) => sum + (kind === 'drive' || kind === 'empty-drive' ? minutes : 0), 0),
    }),
  }),
});

/** All that any kind of problem says; what a kind has not is null. */
export const CrewProblemRef = builder.objectRef<CrewProblem>('CrewProblem').implement({
  fields: (t) => ({
    why: t.string({ resolve: ({ why }) => why }),
    of: t.exposeString('of'),
    rule: t.string({ nullable: true, resolve: (problem) => (problem.why === 'hours' ? problem.rule : null) }),
    article: t.string({ nullable: true, resolve: (problem) => (problem.why === 'hours' ? problem.article : null) }),
    overMinutes: t.int({ nullable: true, resolve: (problem) => (problem.why === 'hours' ? problem.overMinutes : null) }),
    limitMinutes: t.int({ nullable: true, resolve: (problem) => (problem.why === 'hours' ? problem.limitMinutes : null) }),
    actualMinutes: t.int({ nullable: true, resolve: (problem) => (problem.why === 'hours' ? problem.actualMinutes : null) }),
    cure: t.string({ nullable: true, resolve: (problem) => (problem.why === 'hours' ? problem.cure.kind : null) }),
    paper: t.string({ nullable: true, resolve: (problem) => (problem.why === 'paper' ? problem.kind : null) }),
    validUntil: t.string({ nullable: true, resolve: (problem) => (problem.why === 'paper' ? problem.validUntil : null) }),
    until: t.string({ nullable: true, resolve: (problem) => (problem.why === 'busy' ? problem.until : null) }),
    reference: t.string({ nullable: true, resolve: (problem) => (problem.why === 'busy' ? problem.reference : null) }),
  }),
});

const VehicleChoiceRef = builder.objectRef<VehicleChoice>('VehicleChoice').implement({
  fields: (t) => ({
    id: t.exposeString('id'),
    plate: t.exposeString('plate'),
    seats: t.exposeInt('seats'),
    class: t.exposeString('class'),
    yard: t.exposeString('yard'),
    kilometres: t.exposeInt('kilometres', { description: 'About, from its yard to where the group waits.' }),
    problems: t.field({ type: [CrewProblemRef], resolve: ({ problems }) => [...problems] }),
  }),
});

const DriverChoiceRef = builder.objectRef<DriverChoice>('DriverChoice').implement({
  fields: (t) => ({
    id: t.exposeString('id'),
    name: t.exposeString('name'),
    phone: t.exposeString('phone'),
    minutesToStart: t.exposeInt('minutesToStart', { description: 'About, from his yard to the vehicle’s.' }),
    kilometres: t.exposeInt('kilometres'),
    workedMinutes: t.exposeInt('workedMinutes', { description: 'In the fortnight around the duty.' }),
    problems: t.field({ type: [CrewProblemRef], resolve: ({ problems }) => [...problems] }),
  }),
});

const FoundCrewRef = builder.objectRef<FoundCrew>('FoundCrew').implement({
  fields: (t) => ({
    row: t.field({ type: TripRowRef, resolve: ({ trip }) => trip }),
    duties: t.field({ type: [DutyRef], resolve: ({ run }) => [...run] }),
    longerMinutes: t.exposeInt('longerMinutes', {
      description: 'So much longer than planned are its duties, for the yard of that vehicle lies further away; 0: as planned.',
    }),
    crewSize: t.int({ resolve: ({ crewSize }) => crewSize }),
    vehicles: t.field({ type: [VehicleChoiceRef], resolve: ({ vehicles }) => [...vehicles] }),
    vehicleId: t.exposeString('vehicleId', { nullable: true, description: 'The one that drivers were judged on.' }),
    postings: t.field({
      type: [PostingRef],
      description: 'Where a driver of that vehicle is posted.',
      resolve: ({ postings }) => [...postings],
    }),
    drivers: t.field({ type: [DriverChoiceRef], resolve: ({ drivers }) => [...drivers] }),
    placedVehicleId: t.exposeString('placedVehicleId', { nullable: true }),
    placedDriverIds: t.stringList({ resolve: ({ placedDriverIds }) => [...placedDriverIds] }),
  }),
});

const daysAhead = 14;
const mostRuns = 500;

function horizonOf(context: DeskContext): string {
  return new Date(Date.parse(context.now()) + daysAhead * 86_400_000).toISOString();
}

builder.queryFields((t) => ({
  runs: t.field({
    type: [RunLineRef],
    description: 'What is to be driven in the next fortnight, open first.',
    resolve: async (_root, _arguments, context) => {
      require(context, 'assign-drivers');
      return [...(await listRuns(context.db, { until: horizonOf(context), limit: mostRuns }))];
    },
  }),
  runCount: t.int({
    description: 'How many `runs` there are, also where they are too many to be listed.',
    resolve: async (_root, _arguments, context) => {
      require(context, 'assign-drivers');
      return await countRuns(context.db, { until: horizonOf(context) });
    },
  }),
  findCrew: t.field({
    type: FoundCrewRef,
    nullable: true,
    args: {
      reference: t.arg.string({ required: true }),
      vehicleIndex: t.arg.int({ required: true }),
      vehicleId: t.arg.string({ description: 'Judge drivers on this vehicle.' }),
    },
    resolve: async (_root, { reference, vehicleIndex, vehicleId }, context) => {
      require(context, 'assign-drivers');
      return isReference(reference) ? await findCrew(context, { reference, vehicleIndex, vehicleId: vehicleId ?? null }) : null;
    },
  }),
}));

type PlaceOutcome = { readonly problem: string | null; readonly against: readonly CrewProblem[] };
const PlaceOutcomeRef = builder.objectRef<PlaceOutcome>('PlaceOutcome').implement({
  fields: (t) => ({
    problem: t.exposeString('problem', { nullable: true }),
    against: t.field({ type: [CrewProblemRef], resolve: ({ against }) => [...against] }),
  }),
});

const longestReason = 200;

builder.mutationField('placeCrew', (t) =>
  t.field({
    type: PlaceOutcomeRef,
    args: {
      reference: t.arg.string({ required: true }),
      vehicleIndex: t.arg.int({ required: true }),
      vehicleId: t.arg.string({ required: true }),
      driverIds: t.arg.stringList({ required: true }),
      onlyIfOpen: t.arg.boolean({ description: 'Not where somebody else has placed a crew meanwhile.' }),
      reason: t.arg.string({ required: true, description: 'Why it is done although something speaks against it; empty: then it is not.' }),
    },
    resolve: async (_root, { reason: typed, onlyIfOpen, ...asked }, context): Promise<PlaceOutcome> => {
      require(context, 'assign-drivers');
      const reason = cleanLine(typed).slice(0, longestReason);
      if (![asked.vehicleId, ...asked.driverIds].every((id) => isId(id))) return { problem: 'gone', against: [] };
      const given = { ...asked, onlyIfOpen: onlyIfOpen ?? false, overrideReason: reason === '' ? null : reason };
      const placed = await placeCrew(context, { ...given, staff: staffOf(context) });
      return placed.ok ? { problem: null, against: placed.value.problems } : notPlaced(placed.failure);
    },
  }),
);

function notPlaced(failure: NotPlaced): PlaceOutcome {
  return { problem: failure.why, against: failure.why === 'refused' ? failure.problems : [] };
}
