import { toInstant } from '#domain/calendar/zoned.ts';
import { shorten } from '#domain/input/clean-text.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { planningZone } from '#operations/fleet/rules/fleet.ts';
import type { LineKind } from '#operations/inbox/rules/inbox.ts';
import { isWordOverdue } from '#operations/incidents/rules/incident.ts';
import type { StaffRight } from '#operations/staff/rules/rights.ts';
import type { TodayLists } from './today-lists.ts';
import type { TripRow } from './trip-row.ts';

/* Everything that waits as a line of Today: its subject and its deadline. */

type Shared = {
  /** Of the trip; null where it is about none. */
  readonly reference: string | null;
  readonly dueAt?: string | null;
  /** The owner of a line, if it is not the trip's. */
  readonly owner?: { readonly id: string; readonly name: string } | null;
};

/** The key is the kind and what makes the line this one: it comes back under another key where it happens again. */
function line<const Kind extends LineKind, About>(kind: Kind, key: string, shared: Shared, about: About) {
  return { kind, key: `${kind} ${key}`, dueAt: null, owner: null, ...shared, about };
}

/** The beginning of a day by the office's clock. */
function dayAt(date: string | null): string | null {
  if (date === null) return null;
  const moment = toInstant({ date, time: '00:00' }, planningZone);
  return moment.ok ? moment.value : null;
}

/** When the group leaves its first stop, which keeps its own time. */
export function leavesAt({ itinerary: { stops } }: Trip): string | null {
  const [first] = stops;
  const departure = first?.departure ?? null;
  if (first === undefined || departure === null) return null;
  const moment = toInstant(departure, first.place.timeZone);
  return moment.ok ? moment.value : null;
}

type TodayFacts = {
  readonly lists: TodayLists;
  /** Of the departures, by their references. */
  readonly rows: ReadonlyMap<string, TripRow>;
  readonly rights: { has(right: StaffRight): boolean };
  readonly now: string;
};

export function listTripLines({ lists, rows, rights }: TodayFacts) {
  const { requests, endingQuotes, departures, overdue } = lists;
  const leaving = departures.flatMap((trip) => {
    const row = rows.get(trip.reference);
    return row === undefined ? [] : [{ row, shared: { reference: trip.reference, dueAt: leavesAt(trip) } }];
  });
  return [
    ...leaving
      .filter(({ row }) => !row.hasDriver && rights.has('assign-drivers'))
      .map(({ row, shared }) => line('coach', row.reference, shared, { why: 'departs' as const, vehicleIndex: 0 })),
    ...leaving
      .filter(({ row }) => row.hasDriver && row.isUndeclared && rights.has('assign-drivers'))
      .map(({ row, shared }) => line('declare', row.reference, shared, {})),
    ...leaving
      .filter(({ row }) => !row.hasLeader && rights.has('change-trips'))
      .map(({ row, shared }) => line('contact', row.reference, shared, {})),
    ...requests.map(({ reference, createdAt, personReasons }) =>
      line('request', reference, { reference }, { createdAt, reasons: [...personReasons] }),
    ),
    ...endingQuotes.map(({ reference, quote }) => {
      const validUntil = quote?.validUntil ?? null;
      return line('quote', `${reference} ${validUntil ?? ''}`, { reference, dueAt: validUntil }, { validUntil });
    }),
    ...overdue.map(({ trip: { reference }, outstandingCents, dueDate }) =>
      line('overdue', reference, { reference, dueAt: dayAt(dueDate) }, { outstandingCents, dueDate }),
    ),
  ];
}

export function listRoadLines({ lists, now }: TodayFacts) {
  const { incidents, dropped, alerts, unreadSheets, cardsDue, unitsDue } = lists;
  return [
    ...incidents.map((incident) => {
      const { id, reference, kind, nextWordAt, openedBy, openedAt } = incident;
      const about = { id, incidentKind: kind, nextWordAt, openedBy, openedAt, isOverdue: isWordOverdue(incident, now) };
      return line('incident', id, { reference, dueAt: nextWordAt }, about);
    }),
    ...dropped.map(({ reference, vehicleIndex, startsAt, operator, operatorPhone, dropReason, dropFeeCents, endedAt }) =>
      line(
        'coach',
        reference,
        { reference, dueAt: startsAt },
        {
          ...{ why: 'dropped' as const, vehicleIndex, operator, phone: operatorPhone, reason: dropReason, feeCents: dropFeeCents },
          droppedAt: endedAt ?? now,
        },
      ),
    ),
    ...alerts.map((alert) => {
      const { kind, reference, departsOn, open, vehicles, dueOn } = alert;
      const names = [...new Set([...alert.names, ...alert.certificates.map(({ owner }) => owner)])];
      const about = { alert: kind, departsOn, open, vehicles, names, dueOn };
      const shared = { reference, dueAt: dayAt(departsOn) };
      return kind === 'untaken' || kind === 'uncovered'
        ? line('coach', reference, shared, { why: kind, vehicleIndex: 0, ...about })
        : line('alert', `${reference} ${kind} ${dueOn ?? departsOn}`, shared, about);
    }),
    ...unreadSheets.map(({ dutyId, version, contents: { reference, startsAt }, driverName, driverPhone }) =>
      line('unread', `${dutyId} ${version}`, { reference, dueAt: startsAt }, { driver: driverName, phone: driverPhone, startsAt }),
    ),
    ...cardsDue.map(({ driverId, driver, dueAt, isOverdue }) =>
      line('card', driverId, { reference: null, dueAt }, { driverId, driver, isOverdue }),
    ),
    ...unitsDue.map(({ vehicleId, plate, dueAt, isOverdue }) =>
      line('unit', vehicleId, { reference: null, dueAt }, { vehicleId, plate, isOverdue }),
    ),
  ];
}

export function listWordLines({ lists }: TodayFacts) {
  const { mentions, messages, failedMails, reviews, lostItems } = lists;
  return [
    ...mentions.map(({ id, reference, memberName, text, at }) => line('mention', id, { reference }, { id, memberName, text, at })),
    ...messages.map(({ id, name, email, phone, subject, body, answerDueAt, ownerId, ownerName, tripReference, receivedAt }) =>
      line(
        'message',
        id,
        {
          reference: tripReference,
          dueAt: answerDueAt,
          owner: ownerId !== null && ownerName !== null ? { id: ownerId, name: ownerName } : null,
        },
        { id, from: name || email || phone, subject, opening: shorten(body), receivedAt },
      ),
    ),
    ...failedMails.map(({ reference, kind, failedAt, isUnsure }) =>
      line('mail', `${reference} ${kind} ${failedAt}`, { reference }, { mail: kind, failedAt, isUnsure }),
    ),
    ...reviews.map(({ reference, author, text, driver, bus, platform, createdAt }) =>
      line('review', reference, { reference }, { author, text, driver, bus, platform, createdAt }),
    ),
    ...lostItems.map(({ id, reference, what, state, reportedAt, answeredAt }) =>
      line('lost', id, { reference }, { what, state, at: answeredAt ?? reportedAt }),
    ),
  ];
}

/** Of several reasons why a trip has no coach the first is shown: what a partner gave back, then what none took, then the departure. */
export function oneOfEachKey<Each extends { readonly key: string }>(lines: readonly Each[]): readonly Each[] {
  const byKey = new Map<string, Each>();
  for (const each of lines) if (!byKey.has(each.key)) byKey.set(each.key, each);
  return [...byKey.values()];
}
