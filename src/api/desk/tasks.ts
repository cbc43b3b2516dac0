import { validate as isId } from 'uuid';
import { addDays } from '#domain/calendar/date.ts';
import { todayIn } from '#domain/calendar/zoned.ts';
import { planningZone } from '#operations/fleet/rules/fleet.ts';
import { referencedKinds } from '#operations/tasks/rules/rule-task.ts';
import { daysAhead, isTaskLate } from '#operations/tasks/rules/task.ts';
import { listTasksOfMember, listTasksOfTrip, type TripTask } from '#operations/tasks/task-store.ts';
import { addTask, closeTask, listTaskOwners, markTripTask } from '#operations/tasks/trip-tasks.ts';
import { OutcomeRef, staffOf, tell } from './act.ts';
import { builder, require } from './builder.ts';

/** Today has use for no more. */
const mostTasks = 60;

type TaskFact = { readonly name: string; readonly value: string };
const TaskFactRef = builder.objectRef<TaskFact>('TaskFact').implement({
  fields: (t) => ({ name: t.exposeString('name'), value: t.exposeString('value') }),
});

const TripTaskRef = builder.objectRef<TripTask>('TripTask').implement({
  fields: (t) => ({
    id: t.exposeString('id'),
    reference: t.exposeString('reference'),
    text: t.exposeString('text'),
    ownerName: t.exposeString('ownerName', { nullable: true, description: 'Null: whoever comes first.' }),
    dueOn: t.exposeString('dueOn', { nullable: true, description: 'YYYY-MM-DD; null: as soon as somebody can.' }),
    createdBy: t.exposeString('createdBy'),
    doneBy: t.exposeString('doneBy', { nullable: true }),
    doneAt: t.exposeString('doneAt', { nullable: true }),
    kind: t.string({ nullable: true, description: 'What a rule asks for; null where somebody typed it.', resolve: ({ kind }) => kind }),
    facts: t.field({
      type: [TaskFactRef],
      description: 'What a rule’s is about, by name.',
      resolve: ({ facts }) => Object.entries(facts ?? {}).map(([name, value]) => ({ name, value: String(value) })),
    }),
    needsReference: t.boolean({
      description: 'It is closed by a reference, or by why none is needed.',
      resolve: ({ kind }) => kind !== null && referencedKinds.includes(kind),
    }),
    closedAs: t.string({ nullable: true, resolve: ({ closedAs }) => closedAs }),
    answer: t.exposeString('answer', { nullable: true }),
    isLate: t.boolean({ resolve: (task, _arguments, { now }) => isTaskLate(task, todayIn(planningZone, now())) }),
  }),
});

type TaskOwner = Awaited<ReturnType<typeof listTaskOwners>>[number];
const TaskOwnerRef = builder.objectRef<TaskOwner>('TaskOwner').implement({
  fields: (t) => ({ id: t.exposeString('id'), name: t.exposeString('name') }),
});

builder.queryFields((t) => ({
  tripTasks: t.field({
    type: [TripTaskRef],
    description: 'What is to be done about a trip, then what was done.',
    args: { reference: t.arg.string({ required: true }) },
    resolve: async (_root, { reference }, context) => {
      require(context, 'see-trips');
      return [...(await listTasksOfTrip(context.db, reference.toUpperCase()))];
    },
  }),
  taskOwners: t.field({
    type: [TaskOwnerRef],
    description: 'Who can be given a task.',
    resolve: async (_root, _arguments, context) => {
      require(context, 'see-trips');
      return await listTaskOwners(context.db);
    },
  }),
  myTasks: t.field({
    type: [TripTaskRef],
    description: 'What the asker, or whoever comes first, has to do in the days to come, and what is late.',
    resolve: async (_root, _arguments, context) => {
      require(context, 'see-trips');
      const dueBy = addDays(todayIn(planningZone, context.now()), daysAhead);
      return [...(await listTasksOfMember(context.db, { memberId: context.signedIn.member.id, dueBy, limit: mostTasks }))];
    },
  }),
}));

builder.mutationFields((t) => ({
  addTask: t.field({
    type: OutcomeRef,
    args: {
      reference: t.arg.string({ required: true }),
      text: t.arg.string({ required: true }),
      ownerId: t.arg.string({ required: true, description: 'Empty: whoever comes first.' }),
      dueOn: t.arg.string({ required: true, description: 'YYYY-MM-DD, or empty.' }),
    },
    resolve: async (_root, asked, context) => tell(await addTask(context, { ...asked, staff: staffOf(context) })),
  }),
  closeTask: t.field({
    type: OutcomeRef,
    description: 'Closes what a rule asked for.',
    args: {
      reference: t.arg.string({ required: true }),
      id: t.arg.string({ required: true }),
      as: t.arg.string({ required: true, description: '`reference` or `not-needed`.' }),
      answer: t.arg.string({ required: true, description: 'The reference, or the reason.' }),
    },
    resolve: async (_root, asked, context) =>
      isId(asked.id) ? tell(await closeTask(context, { ...asked, staff: staffOf(context) })) : { problem: 'gone' },
  }),
  markTask: t.field({
    type: OutcomeRef,
    args: {
      reference: t.arg.string({ required: true }),
      id: t.arg.string({ required: true }),
      isDone: t.arg.boolean({ required: true }),
    },
    resolve: async (_root, asked, context) =>
      isId(asked.id) ? tell(await markTripTask(context, { ...asked, staff: staffOf(context) })) : { problem: 'gone' },
  }),
}));
