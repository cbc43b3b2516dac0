import { formatPhone } from '#domain/input/phone.ts';
import { formatTypedHour } from '#domain/input/typed-moment.ts';
import { accuracyOf } from '#domain/itinerary/accuracy.ts';
import { describeRoute } from '#domain/itinerary/describe-itinerary.ts';
import { formatPlace } from '#domain/itinerary/format-address.ts';
import type { Place } from '#domain/itinerary/itinerary.ts';
import { formatEuros } from '#domain/money/decimal-euros.ts';
import { findChosenOption } from '#domain/trip/chosen-option.ts';
import { listParts } from '#domain/trip/list-parts.ts';
import { nameOfState } from '#domain/trip/states.ts';
import type { Trip } from '#domain/trip/trip.ts';
import type { TripRecord } from '#operations/trips/trip-record.ts';

/** Keys open a trip's pages. They belong to the customer and, like the database id, are shown only on request. */
export function withoutKeys({ id: _id, quoteKey: _quote, bookingKey: _booking, shareKey: _share, readKey: _read, ...trip }: Trip) {
  return trip;
}

/** A whole record as data, for machines or for a subject access request. */
export function formatRecord({ trip, history, review, ...record }: TripRecord) {
  return {
    ...withoutKeys(trip),
    ...record,
    history: history.map(({ tripId: _tripId, ...entry }) => entry),
    review: review === null ? null : { ...review, tripId: undefined },
  };
}

export function money(cents: number): string {
  return `€ ${formatEuros(cents)}`;
}

/** One line of a list. */
export function summarise(trip: Trip): string {
  const option = findChosenOption(trip);
  const departure = trip.itinerary.stops[0]?.departure;
  const cells = [
    trip.reference.padEnd(13),
    (nameOfState(trip) ?? 'unknown').padEnd(9),
    `${departure?.date ?? ''} ${departure?.time ?? ''}`,
    `${trip.group.passengers}`.padStart(4),
    (option === null ? '–' : money(option.totalCents)).padStart(12),
    describeRoute(trip.itinerary),
  ];
  return cells.join('  ');
}

/** Everything about a trip for people: one heading and its lines at a time. */
export function describeRecord(record: TripRecord): readonly string[] {
  return [
    ...describeTrip(record.trip),
    ...block(
      'History',
      record.history.map(
        ({ at, actor, actorName, event, to, detail }) => `${at}  ${actorName ?? actor}  ${event}  → ${to.status}${detailsOf(detail)}`,
      ),
    ),
    ...block(
      'Payments',
      record.payments.map(({ cents, status, paidAt, providerId }) => `${paidAt ?? '–'}  ${money(cents)}  ${status}  ${providerId}`),
    ),
    ...block(
      'Invoices',
      record.invoices.map(({ issuedAt, number, kind, totalCents }) => `${issuedAt}  ${number}  ${kind}  ${money(totalCents)}`),
    ),
    ...block(
      'Mails',
      record.mails.map(({ createdAt, kind, sentAt, failedAt }) => `${createdAt}  ${kind}  ${fateOf({ sentAt, failedAt })}`),
    ),
    ...block(
      'Notices',
      record.notices.map(({ at, kind, occasion }) => `${at}  ${kind}  ${occasion}`),
    ),
    ...block('Mails held', record.pause === null ? [] : [`${record.pause.at}  ${record.pause.memberName}  ${record.pause.reason}`]),
    ...block(
      'Notes',
      record.notes.map(({ at, memberName, text }) => `${at}  ${memberName}  ${text}`),
    ),
    ...block('Review', record.review === null ? [] : [`${record.review.author}: ${record.review.text}`]),
  ];
}

function describeTrip(trip: Trip): readonly string[] {
  const { customer, group, itinerary, quote, assignment, cancelation } = trip;
  const option = findChosenOption(trip);
  return [
    `${trip.reference}  ${trip.status} (${trip.stage})  version ${trip.version}  ${trip.site}/${trip.language}`,
    `${customer.firstName} ${customer.lastName}  ${customer.email}  ${formatPhone(customer.phone, null)}  ${customer.organisation}`.trimEnd(),
    ...block(
      'Stops',
      itinerary.stops.map(({ place, departure, notes }) =>
        stopLine([
          departure === null ? '' : `${departure.date} ${formatTypedHour(departure)}`,
          formatPlace(place),
          describeAccuracy(place),
          notes,
        ]),
      ),
    ),
    ...block(
      'Parts',
      listParts(trip).map(({ passengers, boards, returns, vehicles }) =>
        stopLine([
          boards === null ? '' : `${boards.date} ${formatTypedHour(boards)} ${boards.address}`,
          returns === null ? '' : `back ${returns.date} ${formatTypedHour(returns)}`,
          `${passengers} passengers`,
          vehicles.join(' + '),
        ]),
      ),
    ),
    ...block('Group', [
      stopLine([
        `${group.passengers} passengers`,
        group.luggage,
        ...group.extras,
        ...describeChildSeats(group),
        group.flightNumber,
        group.notes,
      ]),
    ]),
    ...block(
      'Price',
      option === null || quote === null
        ? trip.personReasons
        : [`${money(option.totalCents)} incl. VAT, ${option.vehicles.join(' + ')}, valid until ${quote.validUntil}`],
    ),
    ...block(
      'On the day',
      [trip.firstContact, trip.secondContact].flatMap((contact) =>
        contact === null ? [] : [`${contact.name}  ${formatPhone(contact.phoneNumber, null)}`],
      ),
    ),
    ...block('Assigned', assignment === null ? [] : [`${assignment.driverName}  ${assignment.driverPhone}  ${assignment.vehicle}`]),
    ...block('Cancelled', cancelation === null ? [] : [`${cancelation.at}  fee ${money(cancelation.feeCents)}  ${cancelation.reason}`]),
  ];
}

/** A place without coordinates, for staff to check. */
function describeAccuracy(place: Place): string {
  const { reckonedFrom, spreadKilometres } = accuracyOf(place);
  if (reckonedFrom === 'itself') return '';
  const middle = reckonedFrom === 'postcode' ? `the middle of ${place.zip}` : `the centre of ${place.town}`;
  const within = spreadKilometres === 0 ? '' : `, priced up to ${Math.ceil(spreadKilometres)} km from there`;
  return `(address not checked: reckoned from ${middle}${within})`;
}

/** Marks each line of a multi-line text, so that none can be mistaken for our own output. */
function block(heading: string, lines: readonly string[]): readonly string[] {
  return lines.length === 0 ? [] : [heading, ...lines.map((line) => `  ${line.replaceAll('\n', '\n    | ')}`)];
}

function stopLine(parts: readonly string[]): string {
  return [...new Set(parts.filter((part) => part !== ''))].join('  ');
}

function detailsOf(detail: Readonly<Record<string, unknown>>): string {
  const entries = Object.entries(detail);
  return entries.length === 0 ? '' : `  ${entries.map(([key, value]) => `${key}: ${String(value)}`).join(', ')}`;
}

function fateOf({ sentAt, failedAt }: { readonly sentAt: string | null; readonly failedAt: string | null }): string {
  if (sentAt !== null) return `sent ${sentAt}`;
  return failedAt === null ? 'waiting' : `failed ${failedAt}`;
}

function describeChildSeats({ babySeats, childSeats, boosterSeats }: Trip['group']): string[] {
  const seats = { 'baby seats': babySeats, 'child seats (1 to 4 years)': childSeats, boosters: boosterSeats };
  return Object.entries(seats).flatMap(([name, count]) => (count === 0 ? [] : [`${count} ${name}`]));
}
