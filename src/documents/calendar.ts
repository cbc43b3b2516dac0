import { createHash } from 'node:crypto';
import ical, { type ICalCalendar, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { compareInstants } from '#domain/calendar/instant.ts';
import { shorten } from '#domain/input/clean-text.ts';
import { departureInstant } from '#domain/itinerary/instants.ts';
import type { Place, Stop } from '#domain/itinerary/itinerary.ts';
import { placeLinesOf } from '#domain/itinerary/place-lines.ts';
import { withLastReturn } from '#domain/itinerary/second-return.ts';
import { type TimedStop, timeStops } from '#domain/itinerary/timed-stops.ts';
import { stopTimesOf } from '#domain/pricing/quote/crew-plan.ts';
import { brand } from '#domain/sites/brand.ts';
import { findChosenOption } from '#domain/trip/chosen-option.ts';
import { isBooked, isCancelled, isDeclined, isDone, isExpired } from '#domain/trip/states.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { type DocumentFormats, getFormats } from './formats.ts';

/**
 * A trip as iCalendar (RFC 5545): an event for each leg, from the moment the coach leaves to that at which it is expected, where that is
 * known, in UTC. No prices, for calendars are shared. A later file takes the place of an earlier one by UID and SEQUENCE.
 */
export function writeCalendar(trip: Trip, now: string): string {
  const formats = getFormats(trip);
  const calendar = ical({
    prodId: { company: brand.name, product: 'Trips', language: formats.tag.slice(0, 2).toUpperCase() },
    name: formats.t('calendar.name', { reference: trip.reference }),
    method: isOver(trip) ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
  });
  const { stops } = trip.itinerary;
  const times = timeStops(stops, stopTimesOf(trip.quote));
  for (const [leg, from] of stops.entries()) {
    const [to, start] = [stops[leg + 1], departureInstant(from)];
    if (!to || start === null) continue;
    calendar.createEvent({
      id: createUid(trip.id, leg),
      sequence: trip.version,
      stamp: new Date(now),
      start: new Date(start),
      ...endOf(times[leg + 1], start),
      status: statusOf(trip),
      summary: formats.t('calendar.summary', { from: shorten(from.place.name), to: shorten(to.place.name) }),
      location: describePlace(from.place, formats),
      description: describeLeg(leg === stops.length - 2 ? withFirstReturn(trip) : trip, from, formats),
    });
  }
  addSecondReturn(calendar, { trip, now, formats });
  return calendar.toString();
}

/** The trip with those of its group who come back by the first return. */
function withFirstReturn(trip: Trip): Trip {
  const later = trip.itinerary.secondReturn?.passengers ?? 0;
  return { ...trip, group: { ...trip.group, passengers: trip.group.passengers - later } };
}

type Second = { readonly trip: Trip; readonly now: string; readonly formats: DocumentFormats };

/** The later way back of a part of the group: an event of its own, beside the one that leaves first. */
function addSecondReturn(calendar: ICalCalendar, { trip, now, formats }: Second): void {
  const { passengers } = trip.itinerary.secondReturn ?? {};
  const { stops } = withLastReturn(trip.itinerary);
  const [from, to] = [stops.at(-2), stops.at(-1)];
  const start = from === undefined ? null : departureInstant(from);
  if (passengers === undefined || !from || !to || start === null) return;
  const arrives = findChosenOption(trip)?.groups?.at(-1)?.crew.stopTimes?.at(-1)?.arrives ?? null;
  calendar.createEvent({
    id: createUid(trip.id, stops.length),
    sequence: trip.version,
    stamp: new Date(now),
    start: new Date(start),
    ...(arrives === null ? {} : { end: new Date(arrives) }),
    status: statusOf(trip),
    summary: formats.t('calendar.summary', { from: shorten(from.place.name), to: shorten(to.place.name) }),
    location: describePlace(from.place, formats),
    description: describeLeg({ ...trip, group: { ...trip.group, passengers } }, from, formats),
  });
}

function endOf(to: TimedStop | undefined, start: string): { readonly end: Date } | undefined {
  const arrives = to?.arrivesAt ?? null;
  return arrives === null || compareInstants(arrives, start) <= 0 ? undefined : { end: new Date(arrives) };
}

/** The same for every file of a trip, and no key to it: ids of trips never leave the server. */
function createUid(tripId: string, leg: number): string {
  const hash = createHash('sha256')
    .update(JSON.stringify(['leg', tripId, leg]))
    .digest('hex');
  return `${hash.slice(0, 40)}@${brand.email.slice(brand.email.lastIndexOf('@') + 1)}`;
}

function isOver(trip: Trip): boolean {
  return isCancelled(trip) || isDeclined(trip) || isExpired(trip);
}

function statusOf(trip: Trip): ICalEventStatus {
  if (isOver(trip)) return ICalEventStatus.CANCELLED;
  return isBooked(trip) || isDone(trip) ? ICalEventStatus.CONFIRMED : ICalEventStatus.TENTATIVE;
}

function describePlace(place: Place, { countryAbroad }: DocumentFormats): string {
  const { name, address } = placeLinesOf(place, countryAbroad(place.countryCode));
  return [name, ...address].join(', ');
}

function describeLeg({ reference, group, site }: Trip, { departure }: Stop, { t, words }: DocumentFormats): string {
  const local = departure === null ? [] : [t('calendar.local', { moment: words.departure(departure) })];
  const lines = [
    ...local,
    t('calendar.reference', { reference }),
    words.passengers(group.passengers),
    t('calendar.phone', { phone: brand.phoneShown[site] }),
  ];
  return lines.join('\n');
}
