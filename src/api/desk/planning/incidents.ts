import { readTogether } from '#db/engine/read-together.ts';
import { findChosenOption } from '#domain/trip/chosen-option.ts';
import { isReference } from '#domain/trip/reference.ts';
import { stateAfter } from '#domain/trip/states.ts';
import type { Trip } from '#domain/trip/trip.ts';
import {
  type Incident,
  type IncidentLine,
  listIncidentLines,
  listIncidentsOfTrip,
  listOpenIncidents,
} from '#operations/incidents/incident-store.ts';
import { type Call, listCalls } from '#operations/incidents/list-calls.ts';
import { saveIncidentAct } from '#operations/incidents/note-act.ts';
import { openIncident } from '#operations/incidents/open-incident.ts';
import {
  callOrder,
  incidentKinds,
  incidentSteps,
  isWordOverdue,
  nextWordMinutes,
  readPromise,
} from '#operations/incidents/rules/incident.ts';
import { closeIncident, tellIncident } from '#operations/incidents/tell-customer.ts';
import { listTextNumbers } from '#operations/incidents/text-jobs.ts';
import { may } from '#operations/staff/signed-in.ts';
import type { IncidentWords } from '#operations/trips/context.ts';
import { findListedTrip } from '#operations/trips/trip-store.ts';
import { OutcomeRef, staffOf, tell, versionOfTrip } from '../act.ts';
import { builder, require } from '../builder.ts';
import type { DeskContext } from '../context.ts';

type IncidentRow = Incident & { readonly isOverdue: boolean };

const IncidentRowRef = builder.objectRef<IncidentRow>('IncidentRow').implement({
  fields: (t) => ({
    id: t.exposeString('id'),
    reference: t.exposeString('reference'),
    kind: t.exposeString('kind'),
    minutes: t.exposeInt('minutes', { nullable: true, description: 'How late, as far as somebody said.' }),
    vehicleIndex: t.exposeInt('vehicleIndex', {
      nullable: true,
      description: 'Whose driver reported it, of the vehicles of the trip, from 0.',
    }),
    openedBy: t.exposeString('openedBy'),
    openedAt: t.exposeString('openedAt'),
    nextWordAt: t.exposeString('nextWordAt', { description: 'By when the customer hears of us again.' }),
    isOverdue: t.exposeBoolean('isOverdue'),
    closedBy: t.exposeString('closedBy', { nullable: true }),
    closedAt: t.exposeString('closedAt', { nullable: true }),
  }),
});

const IncidentLineRef = builder.objectRef<IncidentLine>('IncidentLine').implement({
  fields: (t) => ({
    id: t.exposeString('id'),
    at: t.exposeString('at'),
    by: t.exposeString('by'),
    what: t.exposeString('what'),
    key: t.exposeString('key'),
    text: t.exposeString('text'),
    messages: t.exposeInt('messages'),
    sent: t.exposeInt('sent'),
    failed: t.exposeInt('failed'),
  }),
});

const IncidentCallRef = builder.objectRef<Call>('IncidentCall').implement({
  fields: (t) => ({ role: t.exposeString('role'), name: t.exposeString('name'), phone: t.exposeString('phone') }),
});

type Prepared = ReturnType<IncidentWords['prepare']>[number];
const PreparedTextRef = builder.objectRef<Prepared>('PreparedText').implement({
  fields: (t) => ({ message: t.exposeString('message'), text: t.exposeString('text') }),
});

type TripIncidents = { readonly trip: Trip; readonly incidents: readonly IncidentRow[] };
const TripIncidentsRef = builder.objectRef<TripIncidents>('TripIncidents').implement({
  fields: (t) => ({
    tripId: t.string({ resolve: ({ trip }) => trip.id }),
    version: t.int({ resolve: ({ trip }) => trip.version }),
    vehicles: t.int({ description: 'How many drive it.', resolve: ({ trip }) => findChosenOption(trip)?.vehicles.length ?? 1 }),
    language: t.string({ description: 'The customer’s.', resolve: ({ trip }) => trip.language }),
    mayOpen: t.boolean({
      resolve: ({ trip, incidents }, _arguments, { signedIn }) =>
        incidents.every(({ closedAt }) => closedAt !== null) &&
        stateAfter(trip, 'open-incident', 'staff').ok &&
        may(signedIn, 'change-trips'),
    }),
    open: t.field({ type: IncidentRowRef, nullable: true, resolve: ({ incidents }) => openOf(incidents) }),
    past: t.field({ type: [IncidentRowRef], resolve: ({ incidents }) => incidents.filter(({ closedAt }) => closedAt !== null) }),
    steps: t.stringList({ description: 'Of what is open.', resolve: ({ incidents }) => stepsOf(openOf(incidents)) }),
    calls: t.field({
      type: [IncidentCallRef],
      description: 'Whom to ring, the first first.',
      resolve: async ({ trip, incidents }, _arguments, { db }) => [...(await listCalls(db, trip, openOf(incidents)))],
    }),
    prepared: t.field({
      type: [PreparedTextRef],
      description: 'What can be told, in the customer’s language; `over` closes.',
      resolve: ({ trip, incidents }, _arguments, { incidentWords }) => {
        const open = openOf(incidents);
        return open === null ? [] : [...incidentWords.prepare(trip, open)];
      },
    }),
    promise: t.int({
      description: 'Minutes until the next word that are usual.',
      resolve: ({ incidents }) => nextWordMinutes[openOf(incidents)?.kind ?? 'delay'],
    }),
    sendsTexts: t.boolean({ description: 'Whether text messages go out.', resolve: (_root, _arguments, { sendsTexts }) => sendsTexts }),
    textsTo: t.stringList({
      description: 'The telephones that are sent a text message; empty where none can be, or none are sent.',
      resolve: ({ trip }, _arguments, { sendsTexts }) => (sendsTexts ? [...listTextNumbers(trip)] : []),
    }),
    lines: t.field({
      type: [IncidentLineRef],
      description: 'What was done, of the latest incident.',
      resolve: async ({ incidents }, _arguments, { db }) => {
        const [latest] = incidents;
        return latest === undefined ? [] : [...(await listIncidentLines(db, latest.id))];
      },
    }),
  }),
});

function openOf(incidents: readonly IncidentRow[]): IncidentRow | null {
  return incidents.find(({ closedAt }) => closedAt === null) ?? null;
}

function stepsOf(incident: Incident | null): string[] {
  return incident === null ? [] : [...incidentSteps[incident.kind]];
}

/** Of all who look at Today at once. */
const readOpenIncidents = readTogether(async ({ db }: DeskContext) => await listOpenIncidents(db));

function rowOf(incident: Incident, { now }: DeskContext): IncidentRow {
  return { ...incident, isOverdue: isWordOverdue(incident, now()) };
}

builder.queryFields((t) => ({
  openIncidents: t.field({
    type: [IncidentRowRef],
    resolve: async (_root, _arguments, context) => {
      require(context, 'see-trips');
      return (await readOpenIncidents(context)).map((incident) => rowOf(incident, context));
    },
  }),
  tripIncidents: t.field({
    type: TripIncidentsRef,
    nullable: true,
    args: { reference: t.arg.string({ required: true }) },
    resolve: async (_root, { reference }, context) => {
      require(context, 'see-trips');
      const trip = isReference(reference) ? await findListedTrip(context.db, reference) : null;
      if (trip === null) return null;
      return { trip, incidents: (await listIncidentsOfTrip(context.db, trip.id)).map((incident) => rowOf(incident, context)) };
    },
  }),
}));

const textOfWord = builder.args((t) => ({ text: t.string({ required: true, description: 'In the customer’s language.' }) }));
const longestDelay = 24 * 60;

builder.mutationFields((t) => ({
  openIncident: t.field({
    type: OutcomeRef,
    args: {
      reference: t.arg.string({ required: true }),
      kind: t.arg.string({ required: true }),
      minutes: t.arg.string({ required: true, description: 'How late; empty where nobody knows.' }),
      note: t.arg.string({ required: true }),
    },
    resolve: async (_root, { reference, kind: typed, minutes: late, note }, context) => {
      const kind = incidentKinds.find((known) => known === typed);
      const minutes = /^\d{1,4}$/.test(late.trim()) ? Number(late) : null;
      if (kind === undefined) return { problem: 'all-needed' };
      if (late.trim() !== '' && (minutes === null || minutes > longestDelay)) return { problem: 'minutes' };
      return tell(await openIncident(context, { reference, staff: staffOf(context), kind, minutes, note }));
    },
  }),
  tellIncident: t.field({
    type: OutcomeRef,
    args: { ...versionOfTrip, ...textOfWord, minutes: t.arg.string({ required: true, description: 'Until the next word.' }) },
    resolve: async (_root, { reference, version = null, text, minutes: typed }, context) => {
      const minutes = readPromise(typed);
      if (minutes === null) return { problem: 'minutes' };
      return tell(await tellIncident(context, { reference, version, staff: staffOf(context), text, minutes }));
    },
  }),
  closeIncident: t.field({
    type: OutcomeRef,
    args: { ...versionOfTrip, ...textOfWord },
    resolve: async (_root, { reference, version = null, text }, context) =>
      tell(await closeIncident(context, { reference, version, staff: staffOf(context), text })),
  }),
  noteIncident: t.field({
    type: OutcomeRef,
    description: 'A step that was seen to, a call, or a note.',
    args: {
      reference: t.arg.string({ required: true }),
      what: t.arg.string({ required: true }),
      key: t.arg.string({ required: true, description: 'The step, or the role of whoever was rung.' }),
      text: t.arg.string({ required: true, description: 'The note, or the name of whoever was rung.' }),
    },
    resolve: async (_root, { reference, ...typed }, context) => {
      const act = readAct(typed);
      return act === null ? { problem: 'refused' } : tell(await saveIncidentAct(context, { reference, staff: staffOf(context), act }));
    },
  }),
}));

function readAct({ what, key, text }: { readonly what: string; readonly key: string; readonly text: string }) {
  if (what === 'note') return { what, text } as const;
  const step = Object.values(incidentSteps)
    .flat()
    .find((known) => known === key);
  if (what === 'step') return step === undefined ? null : ({ what, step } as const);
  const role = Object.values(callOrder)
    .flat()
    .find((known) => known === key);
  return what === 'call' && role !== undefined ? ({ what, role, name: text } as const) : null;
}
