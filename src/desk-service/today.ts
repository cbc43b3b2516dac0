import { addDays } from '#domain/calendar/date.ts';
import { epochOf } from '#domain/calendar/instant.ts';
import { todayIn, toInstant } from '#domain/calendar/zoned.ts';
import { missingBanYears } from '#domain/children/children-ban.ts';
import { describeRoute } from '#domain/itinerary/describe-itinerary.ts';
import { formatPlace } from '#domain/itinerary/format-address.ts';
import { isReference } from '#domain/trip/reference.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { listDuties } from '#operations/duties/duty-store.ts';
import { planningZone } from '#operations/fleet/rules/fleet.ts';
import { bringLineBack, finishLine, putOffLine } from '#operations/inbox/mark-line.ts';
import { listMarks } from '#operations/inbox/mark-store.ts';
import { isTicked, laterChoices, leaveOutMarked, orderLines } from '#operations/inbox/rules/inbox.ts';
import type { StaffRight } from '#operations/staff/rules/rights.ts';
import { may } from '#operations/staff/signed-in.ts';
import { listTaskOwners } from '#operations/tasks/trip-tasks.ts';
import { listOwners } from '#operations/trips/owner-store.ts';
import { readTripRecord } from '#operations/trips/trip-record.ts';
import { findListedTrip } from '#operations/trips/trip-store.ts';
import { listTripsByReference } from '#operations/trips/work-lists.ts';
import { act, query } from './act.ts';
import type { DeskContext } from './context.ts';
import { oneOf, text } from './fields.ts';
import { priceQueries } from './prices.ts';
import { listKnockOns } from './shown-knock-ons.ts';
import { taskQueries } from './tasks.ts';
import { leavesAt, listRoadLines, listTripLines, listWordLines, oneOfEachKey } from './today-lines.ts';
import { readCounted, readLists } from './today-lists.ts';
import { type TripRow, toTripRows } from './trip-row.ts';

const mostHappened = 6;

/** The person's lines, the most urgent first; and the departures of the next 24 hours. */
async function readToday(context: DeskContext) {
  const { db, signedIn } = context;
  const now = context.now();
  const { id: memberId } = signedIn.member;
  const [lists, tasks, prices, knockOns, marks] = await Promise.all([
    readLists(context),
    taskQueries.mine(context)({}),
    priceQueries.waiting(context)({}),
    may(signedIn, 'assign-drivers') ? listKnockOns(context) : [],
    listMarks(db, memberId),
  ]);
  const rows = byReference(await toTripRows(context, lists.departures));
  const facts = { lists, rows, now, rights: { has: (right: StaffRight) => may(signedIn, right) } };
  const all = oneOfEachKey([
    ...knockOns.map((about) => {
      const key = `knock-on ${about.reference} ${about.vehicleIndex} ${about.kind}`;
      return { kind: 'knock-on' as const, key, reference: about.reference, dueAt: about.startsAt, owner: null, about };
    }),
    ...listRoadLines(facts),
    ...listTripLines(facts),
    ...tasks.map((about) => ({
      ...{ kind: 'task' as const, key: `task ${about.id}`, reference: about.reference, about },
      dueAt: about.dueOn === null ? null : `${about.dueOn}T12:00:00.000Z`,
      // Tasks of others are not among them.
      owner: about.ownerName === null ? null : { id: memberId, name: about.ownerName },
    })),
    ...prices.map((about) => {
      const { reference } = about;
      return { kind: 'price' as const, key: `price ${reference}`, reference, dueAt: null, owner: null, about };
    }),
    ...listWordLines(facts),
  ]);
  const lines = orderLines(leaveOutMarked(all, marks, { memberId, now }), now);
  return { lines, departures: lists.departures, rows };
}

/** The lines with their trips and owners. */
async function readInbox(context: DeskContext) {
  const { lines, departures, rows } = await readToday(context);
  const { db, signedIn } = context;
  const references = [...new Set(lines.flatMap(({ reference }) => reference ?? []))];
  const trips = await listTripsByReference(db, references);
  const [shown, owners, members] = await Promise.all([
    toTripRows(context, trips),
    listOwners(
      db,
      trips.map(({ id }) => id),
    ),
    listTaskOwners(db),
  ]);
  const rowsOf = byReference(shown);
  const ownersOf = new Map(trips.map(({ id, reference }) => [reference, owners.get(id) ?? null]));
  return {
    lines: lines.map((line) => {
      const ofTrip = ownersOf.get(line.reference ?? '') ?? null;
      const owner = line.owner ?? ofTrip;
      const row = rowsOf.get(line.reference ?? '');
      const isMine = owner?.id === signedIn.member.id || line.kind === 'mention';
      return {
        ...line,
        owner,
        tripOwnerId: ofTrip?.id ?? '',
        isMine,
        isTicked: isTicked(line.kind),
        trip: row === undefined ? null : tripOf(row),
      };
    }),
    departures: departures.flatMap((trip) => departureOf(trip, rows.get(trip.reference))),
    me: signedIn.member.id,
    members: members.map(({ id, name, roles }) => ({ id, name, roles: [...roles] })),
  };
}

/** When the office's next day begins. */
function midnightAfter(now: string): string | null {
  const midnight = toInstant({ date: addDays(todayIn(planningZone, now), 1), time: '00:00' }, planningZone);
  return midnight.ok ? midnight.value : null;
}

/** A trip without a coach that a partner gave back, or none took. */
function isForPartners({ why }: { readonly why: string }): boolean {
  return why === 'dropped' || why === 'untaken';
}

function byReference(rows: readonly TripRow[]): ReadonlyMap<string, TripRow> {
  return new Map(rows.map((row) => [row.reference, row]));
}

/** What a line shows of its trip. */
function tripOf({ route, customer, passengers, departure, totalCents, isPaused, isUnreadable }: TripRow) {
  return { route, customer, passengers, departure, totalCents, isPaused, isUnreadable };
}

function departureOf(trip: Trip, row: TripRow | undefined) {
  const at = leavesAt(trip);
  if (row === undefined || at === null) return [];
  const [first] = trip.itinerary.stops;
  const { reference, departure, route, hasDriver, hasLeader } = row;
  return [{ reference, at, leaves: departure, town: first?.place.town || (first?.place.name ?? ''), route, hasDriver, hasLeader }];
}

/** What the pane shows of a trip beside its line: the way, the vehicles that still have duties, and the last that happened. */
async function readBesideLine({ db, now }: DeskContext, reference: string) {
  const trip = isReference(reference) ? await findListedTrip(db, reference) : null;
  if (trip === null) return null;
  const [{ notes, history }, duties] = await Promise.all([readTripRecord(db, trip), listDuties(db, trip.id)]);
  const ahead = duties.filter(({ endsAt }) => epochOf(endsAt) > epochOf(now()));
  return {
    ...{ reference: trip.reference, version: trip.version, route: describeRoute(trip.itinerary) },
    vehicles: [...new Set(ahead.map(({ vehicleIndex }) => vehicleIndex))].toSorted((first, second) => first - second),
    stops: trip.itinerary.stops.map(({ place, departure }) => ({
      ...{ name: place.name, place: formatPlace(place), departure },
    })),
    happened: [
      ...history.map(({ version, at, actor, actorName, event }) => ({
        key: `version ${version}`,
        at,
        actor,
        name: actorName,
        event,
        text: '',
      })),
      ...notes.map(({ id, at, memberName, text: said }) => ({ key: id, at, actor: 'staff', name: memberName, event: null, text: said })),
    ]
      .toSorted((first, second) => (first.at < second.at ? 1 : -1))
      .slice(0, mostHappened),
  };
}

export const todayQueries = {
  inbox: query('see-trips', {}, async (context) => {
    const [inbox, countedRegions] = await Promise.all([readInbox(context), readCounted(context)]);
    return {
      ...inbox,
      countedRegions,
      /** Years whose day without children's coaches in France is not entered, though it is time. */
      missingBanYears: missingBanYears(todayIn(planningZone, context.now())),
      now: context.now(),
      midnight: midnightAfter(context.now()),
    };
  }),
  /** Null where there is no such trip. The cures of a knock-on are read apart, by `plan.knockOns`: only the pane needs them. */
  beside: query('see-trips', { reference: text() }, async (context, { reference }) => await readBesideLine(context, reference)),
  /** The kinds of lines, for the counts of the rail. */
  kinds: query('see-trips', {}, async (context) =>
    (await readToday(context)).lines.map(({ kind, about }) => (kind === 'coach' && isForPartners(about) ? 'offer' : kind)),
  ),
};

const keyOf = { key: text() };
const markOf = ({ signedIn: { member } }: DeskContext, { key }: { readonly key: string }) => ({ key, memberId: member.id });

export const todayActs = {
  /** Says for everybody that a line was seen to. */
  finish: act('see-trips', keyOf, async (context, asked) => finishLine(context, markOf(context, asked))),
  putOff: act('see-trips', { ...keyOf, later: oneOf(laterChoices) }, async (context, { later, ...asked }) =>
    putOffLine(context, { ...markOf(context, asked), later }),
  ),
  bringBack: act('see-trips', keyOf, async (context, asked) => bringLineBack(context, markOf(context, asked))),
};
