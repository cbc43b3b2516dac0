import { createHash } from 'node:crypto';
import ical, { type ICalCalendar, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { compareInstants } from '#domain/calendar/instant.ts';
import { shorten } from '#domain/input/clean-text.ts';
import { departureInstant } from '#domain/itinerary/instants.ts';
import type { Place, Stop } from '#domain/itinerary/itinerary.ts';
import { boardAt } from '#domain/itinerary/pick-ups.ts';
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
export function composeCalendar(trip: Trip, now: string): string {
  const formats = getFormats(trip);
  const calendar = ical({
    prodId: { company: brand.name, product: 'Trips', language: formats.tag.slice(0, 2).toUpperCase() },
    name: formats.t('calendar.name', { reference: trip.reference }),
    method: isOver(trip) ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
  });
  for (const event of [...listLegs(trip), ...listLaterReturn(trip), ...listPickUps(trip)])
    addEvent(calendar, event, { trip, now, formats });
  return calendar.toString();
}

/** A way from one stop to the next that a group makes, or a part of it; `leg` tells it from the others for good. */
type TravelEvent = {
  readonly leg: number;
  readonly from: Stop;
  readonly to: Stop;
  readonly passengers: number;
  readonly end: { readonly end: Date } | undefined;
};

type Writing = { readonly trip: Trip; readonly now: string; readonly formats: DocumentFormats };

function addEvent(calendar: ICalCalendar, { leg, from, to, passengers, end }: TravelEvent, { trip, now, formats }: Writing): void {
  const start = departureInstant(from);
  if (start === null) return;
  calendar.createEvent({
    id: createUid(trip.id, leg),
    sequence: trip.version,
    stamp: new Date(now),
    start: new Date(start),
    ...end,
    status: statusOf(trip),
    summary: formats.t('calendar.summary', { from: shorten(from.place.name), to: shorten(to.place.name) }),
    location: describePlace(from.place, formats),
    description: describeLeg(trip, { from, passengers }, formats),
  });
}

/** The legs of those who board at the first stop, and go home first. */
function listLegs({ itinerary, group, quote }: Trip): readonly TravelEvent[] {
  const { stops, secondReturn, pickUps = [] } = itinerary;
  const times = timeStops(stops, stopTimesOf(quote));
  const elsewhere = pickUps.reduce((sum, { passengers }) => sum + passengers, 0);
  return stops.flatMap((from, leg): TravelEvent[] => {
    const [to, start] = [stops[leg + 1], departureInstant(from)];
    if (!to || start === null) return [];
    const apart = leg === stops.length - 2 ? (secondReturn?.passengers ?? 0) : leg === 0 ? elsewhere : 0;
    return [{ leg, from, to, passengers: group.passengers - apart, end: endOf(times[leg + 1], start) }];
  });
}

/** The later way back of a part of the group: an event of its own, beside the one that leaves first. */
function listLaterReturn(trip: Trip): readonly TravelEvent[] {
  const { passengers } = trip.itinerary.secondReturn ?? {};
  const { stops } = withLastReturn(trip.itinerary);
  const [from, to] = [stops.at(-2), stops.at(-1)];
  if (passengers === undefined || !from || !to) return [];
  return [{ leg: stops.length, from, to, passengers, end: endOfPart(trip, { part: 1, stop: stops.length - 1 }) }];
}

/** The way to where all meet, of each part that boards elsewhere: an event of its own, beside that of the first stop. */
function listPickUps(trip: Trip): readonly TravelEvent[] {
  const { stops, pickUps = [] } = trip.itinerary;
  return pickUps.flatMap((pickUp, index): TravelEvent[] => {
    const [from, to] = boardAt(trip.itinerary, pickUp).stops;
    if (!from || !to) return [];
    const end = endOfPart(trip, { part: index + 1, stop: 1 });
    return [{ leg: stops.length + 1 + index, from, to, passengers: pickUp.passengers, end }];
  });
}

function endOfPart(trip: Trip, { part, stop }: { readonly part: number; readonly stop: number }): TravelEvent['end'] {
  const arrives = findChosenOption(trip)?.groups?.[part]?.crew.stopTimes?.[stop]?.arrives ?? null;
  return arrives === null ? undefined : { end: new Date(arrives) };
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

type Leaving = Pick<TravelEvent, 'from' | 'passengers'>;

function describeLeg({ reference, site }: Trip, { from: { departure }, passengers }: Leaving, { t, words }: DocumentFormats): string {
  const local = departure === null ? [] : [t('calendar.local', { moment: words.departure(departure) })];
  const lines = [
    ...local,
    t('calendar.reference', { reference }),
    words.passengers(passengers),
    t('calendar.phone', { phone: brand.phoneShown[site] }),
  ];
  return lines.join('\n');
}
