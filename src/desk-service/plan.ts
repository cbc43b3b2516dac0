import * as v from 'valibot';
import { isPlannedDate } from '#domain/calendar/written-date.ts';
import { todayIn } from '#domain/calendar/zoned.ts';
import { line } from '#domain/input/fields.ts';
import { type Mistyped, readTyped } from '#domain/input/read-typed.ts';
import { textLimits } from '#domain/input/text-limits.ts';
import { failure, type Result, success } from '#domain/result.ts';
import { isReference } from '#domain/trip/reference.ts';
import { countRuns, listRuns } from '#operations/duties/duty-store.ts';
import { findCrew } from '#operations/duties/find-crew.ts';
import { noteUnansweredCall } from '#operations/duties/note-unanswered-call.ts';
import { placeCrew } from '#operations/duties/place-crew.ts';
import { readBoard } from '#operations/duties/read-board.ts';
import { readLimits } from '#operations/duties/read-limits.ts';
import { reportIll } from '#operations/duties/report-ill.ts';
import { startRunLater } from '#operations/duties/start-later.ts';
import { takeOffRun } from '#operations/duties/take-off-run.ts';
import { planningZone } from '#operations/fleet/rules/fleet.ts';
import { findReplacements } from '#operations/incidents/find-replacements.ts';
import { openIncident } from '#operations/incidents/open-incident.ts';
import { mostDelayMinutes } from '#operations/on-duty/rules/report-kinds.ts';
import { may } from '#operations/staff/signed-in.ts';
import type { NotApplied } from '#operations/trips/apply.ts';
import { act, onceAct, onceDone, query } from './act.ts';
import { type ShownNotPlaced, showNotPlaced } from './crew-problem.ts';
import { count, id, ids, seen, text } from './fields.ts';
import { handoverActs } from './handovers.ts';
import { showFoundCrew, showReplacements } from './shown-crew.ts';
import { showDuty } from './shown-duty.ts';
import { showKnockOns } from './shown-knock-ons.ts';
import { proposeDay } from './shown-proposal.ts';

const daysAhead = 14;
const mostRuns = 500;
const mostLaterMinutes = 720;

/** A vehicle of a trip by its index from 0. Whether the trip has that many is checked where the trip is read. */
const run = { reference: text(), vehicle: count(99) };
/** The number of days on the board. An address without a valid number gives the first choice. */
const days = {
  from: text(),
  days: v.pipe(
    text(),
    v.transform((typed) => Number(typed) || 1),
  ),
};

export const planQueries = {
  /** The duties of the next fortnight, open ones first. `count` is right even where they are too many to list. */
  runs: query('assign-drivers', {}, async ({ db, now }) => {
    const until = new Date(Date.parse(now()) + daysAhead * 86_400_000).toISOString();
    return { runs: await listRuns(db, { until, limit: mostRuns }), count: await countRuns(db, { until }) };
  }),
  /**
   * Who may drive a vehicle of a trip, and who else is assigning it. `with` is the vehicle for which drivers are judged. Null: there is
   * nothing to drive.
   */
  findCrew: query('assign-drivers', { ...run, with: text() }, async (context, { reference, vehicle, with: vehicleId }) => {
    if (!isReference(reference)) return null;
    const found = await findCrew(context, { reference, vehicleIndex: vehicle, vehicleId: vehicleId || null });
    return found === null ? null : await showFoundCrew(context, found, vehicle);
  }),
  /** The vehicles that could take a group over from where it is, by the minutes to it. */
  replacements: query('assign-drivers', run, async (context, { reference, vehicle }) => {
    const found = isReference(reference) ? await findReplacements(context, { reference, vehicleIndex: vehicle }) : null;
    return found === null ? null : await showReplacements(context, reference, found);
  }),
  /** The duties of some days by driver and vehicle, and the open ones. */
  board: query('assign-drivers', { ...days, open: text() }, async ({ db, now }, { open, ...asked }) =>
    readBoard(db, { ...asked, openPage: Number(open) || 1 }, now()),
  ),
  /** One vehicle's duties of a trip, as the board's drawer shows them; null where there are none. */
  duty: query('assign-drivers', run, async (context, { reference, vehicle }) =>
    isReference(reference) ? await showDuty(context, { reference, vehicleIndex: vehicle }) : null,
  ),
  /** The driving and working time that the law leaves drivers on these days. */
  limits: query('assign-drivers', { ...days, drivers: v.array(v.string()) }, async ({ db, now }, asked) => readLimits(db, asked, now())),
  /** What no longer holds because of an earlier delay, of one trip where it is named; for people who can resolve it. */
  knockOns: query('see-trips', { reference: text() }, async (context, { reference }) =>
    may(context.signedIn, 'assign-drivers') ? showKnockOns(context, reference) : [],
  ),
  /** Eligible drivers for the open duties that begin on a day. Nothing is assigned. */
  propose: query('assign-drivers', { day: text() }, async (context, { day }) =>
    proposeDay(context, isPlannedDate(day) ? day : todayIn(planningZone, context.now())),
  ),
};

const reasonFields = { reason: line(textLimits.line) };

export const planActs = {
  /** Assigns a crew to a vehicle of a trip. People with the right may assign against objections by giving a reason. */
  place: act(
    'assign-drivers',
    { ...run, vehicleId: id(), driverIds: ids(), reason: text(), seen: seen() },
    async (context, { vehicle, reason: typed, ...asked }): Promise<Result<number, Mistyped | ShownNotPlaced>> => {
      const read = readTyped(reasonFields, { reason: typed });
      if (!read.ok) return read;
      const placed = await placeCrew(context, { ...asked, vehicleIndex: vehicle, overrideReason: read.value.reason || null });
      return placed.ok ? success(placed.value.version) : failure(showNotPlaced(placed.failure));
    },
  ),
  /** Notes that a driver of a trip called in ill, and returns the trips whose duties are open now. */
  reportIll: act('report-absences', { ...run, driverId: id() }, async (context, { vehicle, ...asked }) => {
    const reported = await reportIll(context, { ...asked, vehicleIndex: vehicle, by: context.signedIn.member });
    return reported.ok ? success({ opened: reported.value }) : reported;
  }),
  /** Lets the next duty of a vehicle begin later, where its group still leaves in time. */
  startLater: act('assign-drivers', { ...run, minutes: count(mostLaterMinutes), seen: seen() }, async (context, { vehicle, ...asked }) =>
    startRunLater(context, { ...asked, vehicleIndex: vehicle }),
  ),
  /** Records a vehicle's delay in minutes. */
  late: onceAct(
    { act: 'plan.late', answer: onceDone },
    'change-trips',
    { ...run, minutes: text() },
    async (context, { vehicle, minutes: typed, ...asked }): Promise<Result<true, 'minutes' | Mistyped | NotApplied>> => {
      const minutes = /^\d{1,4}$/.test(typed) ? Number(typed) : 0;
      if (minutes < 1 || minutes > mostDelayMinutes) return failure('minutes');
      return await openIncident(context, { ...asked, vehicleIndex: vehicle, kind: 'delay', minutes, note: '' });
    },
  ),
  /** Notes that a driver was called for a vehicle of a trip and did not answer. */
  noAnswer: onceAct(
    { act: 'plan.noAnswer', answer: onceDone },
    'assign-drivers',
    { ...run, driverId: id() },
    async ({ db, signedIn }, { vehicle, reference, driverId }) =>
      noteUnansweredCall(db, { reference, vehicleIndex: vehicle, driverId, by: signedIn.member.name }),
  ),
  /** Opens the duties of a vehicle of a trip again. */
  takeOff: act('assign-drivers', { ...run, seen: seen() }, async (context, { vehicle, ...asked }) =>
    takeOffRun(context, { ...asked, vehicleIndex: vehicle }),
  ),
  ...handoverActs,
};
