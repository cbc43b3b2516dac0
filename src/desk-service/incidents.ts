import type { Mistyped } from '#domain/input/read-typed.ts';
import { failure, type Result } from '#domain/result.ts';
import { isReference } from '#domain/trip/reference.ts';
import { stateAfter } from '#domain/trip/states.ts';
import { listDuties } from '#operations/duties/duty-store.ts';
import { announceIncident, closeIncident, type NotAnnounced } from '#operations/incidents/incident-messages.ts';
import { type Incident, listIncidentLines, listIncidentsOfTrip } from '#operations/incidents/incident-store.ts';
import { listCalls } from '#operations/incidents/list-calls.ts';
import { saveIncidentAct } from '#operations/incidents/note-act.ts';
import { openIncident } from '#operations/incidents/open-incident.ts';
import {
  callRoles,
  incidentKinds,
  incidentStepNames,
  incidentSteps,
  isWordOverdue,
  nextWordMinutes,
  readPromise,
} from '#operations/incidents/rules/incident.ts';
import { listTextNumbers } from '#operations/incidents/text-jobs.ts';
import { may } from '#operations/staff/signed-in.ts';
import type { NotApplied } from '#operations/trips/apply.ts';
import { findListedTrip } from '#operations/trips/trip-store.ts';
import { act, onceAct, onceDone, query } from './act.ts';
import { oneOf, seen, text } from './fields.ts';

const longestDelay = 24 * 60;

function showIncident(incident: Incident, now: string) {
  const { id, reference, kind, minutes, vehicleIndex, openedBy, openedAt, nextWordAt, closedBy, closedAt } = incident;
  const opened = { id, reference, kind, minutes, vehicleIndex, openedBy, openedAt };
  return { ...opened, nextWordAt, isOverdue: isWordOverdue(incident, now), closedBy, closedAt };
}

export const incidentQueries = {
  /** The incidents of a trip: what to do, whom to call, what to say and by when; null where there is no such trip. */
  ofTrip: query('see-trips', { reference: text() }, async (context, { reference }) => {
    const { db, signedIn, sendsTexts, incidentWords } = context;
    const trip = isReference(reference) ? await findListedTrip(db, reference) : null;
    if (trip === null) return null;
    const incidents = await listIncidentsOfTrip(db, trip.id);
    const open = incidents.find(({ closedAt }) => closedAt === null) ?? null;
    const [latest] = incidents;
    const now = context.now();
    const [calls, lines, duties] = await Promise.all([
      listCalls(db, trip, open),
      latest === undefined ? [] : listIncidentLines(db, latest.id),
      listDuties(db, trip.id),
    ]);
    return {
      ...{ tripId: trip.id, version: trip.version, language: trip.language, sendsTexts },
      /** The vehicles, by their index in the trip; after a handover there are more than were sold. */
      vehicles: [...new Set(duties.map(({ vehicleIndex }) => vehicleIndex))],
      mayOpen: open === null && stateAfter(trip, 'open-incident', 'staff').ok && may(signedIn, 'change-trips'),
      /** The telephone numbers that get a text message; empty where text messages are off. */
      textsTo: sendsTexts ? listTextNumbers(trip) : [],
      /** The usual minutes until the next message. */
      promise: nextWordMinutes[open?.kind ?? 'delay'],
      open: open === null ? null : showIncident(open, now),
      past: incidents.filter(({ closedAt }) => closedAt !== null).map((incident) => showIncident(incident, now)),
      steps: open === null ? [] : incidentSteps[open.kind],
      calls: calls.map(({ role, name, phone }) => ({ role, name, phone })),
      /** The messages that can be sent, in the customer's language; `over` closes the incident. */
      prepared: open === null ? [] : incidentWords.prepare(trip, open).map((each) => ({ message: each.message, text: each.text })),
      lines: lines.map(({ id, at, by, what, key, text: said, messages, sent, failed }) => {
        return { id, at, by, what, key, text: said, messages, sent, failed };
      }),
    };
  }),
};

const word = { reference: text(), version: seen(), text: text() };

export const incidentActs = {
  open: onceAct(
    { act: 'incidents.open', answer: onceDone },
    'change-trips',
    { reference: text(), kind: oneOf(incidentKinds), minutes: text(), note: text() },
    async (context, { minutes: typed, ...asked }): Promise<Result<true, 'minutes' | Mistyped | NotApplied>> => {
      const minutes = /^\d{1,4}$/.test(typed) ? Number(typed) : null;
      if (typed !== '' && (minutes === null || minutes > longestDelay)) return failure('minutes');
      return await openIncident(context, { ...asked, minutes });
    },
  ),
  /** Sends the customer the current information, and when the next message comes. */
  announce: act(
    'change-trips',
    { ...word, minutes: text() },
    async (context, { minutes: typed, ...asked }): Promise<Result<true, 'minutes' | NotAnnounced>> => {
      const minutes = readPromise(typed);
      return minutes === null ? failure('minutes') : await announceIncident(context, { ...asked, minutes });
    },
  ),
  close: act('change-trips', word, async (context, asked) => closeIncident(context, asked)),
  noteStep: onceAct(
    { act: 'incidents.noteStep', answer: onceDone },
    'change-trips',
    { reference: text(), step: oneOf(incidentStepNames) },
    async (context, { step, ...asked }) => saveIncidentAct(context, { ...asked, act: { what: 'step', step } }),
  ),
  noteCall: onceAct(
    { act: 'incidents.noteCall', answer: onceDone },
    'change-trips',
    { reference: text(), role: oneOf(callRoles), name: text() },
    async (context, { role, name, ...asked }) => saveIncidentAct(context, { ...asked, act: { what: 'call', role, name } }),
  ),
  note: onceAct(
    { act: 'incidents.note', answer: onceDone },
    'change-trips',
    { reference: text(), text: text() },
    async (context, { text: typed, ...asked }) => saveIncidentAct(context, { ...asked, act: { what: 'note', text: typed } }),
  ),
};
