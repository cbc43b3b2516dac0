import { createHash } from 'node:crypto';
import { compareInstants } from '#domain/calendar/instant.ts';
import { shorten } from '#domain/input/clean-text.ts';
import { type ItineraryPart, listItineraryParts } from '#domain/itinerary/group-parts.ts';
import { departureInstant } from '#domain/itinerary/instants.ts';
import { type Itinerary, maximumPickUps, type Place, type Stop } from '#domain/itinerary/itinerary.ts';
import { boardAt } from '#domain/itinerary/pick-ups.ts';
import { placeLinesOf } from '#domain/itinerary/place-lines.ts';
import { type TimedStop, timeStops } from '#domain/itinerary/timed-stops.ts';
import { stopTimesOf } from '#domain/pricing/quote/crew-plan.ts';
import { addressOf } from '#domain/sites/addresses.ts';
import { brand } from '#domain/sites/brand.ts';
import type { PublicAddresses } from '#domain/sites/host.ts';
import { findChosenOption } from '#domain/trip/chosen-option.ts';
import { listOrdered, type OrderedItem, type Reader } from '#domain/trip/ordered.ts';
import { isBooked, isCancelled, isDeclined, isDone, isExpired } from '#domain/trip/states.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { sayOrdered } from '#output/texts/travel/say-ordered.ts';
import { type DocumentFormats, getFormats } from './formats.ts';
import { type IcalEvent, type IcalMethod, writeIcal } from './ical/write-ical.ts';

type Calendar = {
  readonly now: string;
  readonly addresses: PublicAddresses;
  /** The reader; absent for the customer. */
  readonly reader?: Reader;
};

/**
 * A trip as iCalendar (RFC 5545): an event for each leg, from departure to expected arrival if known, in UTC. No prices, because calendars
 * are shared. A later file replaces an earlier one by UID and SEQUENCE.
 */
export function composeCalendar(trip: Trip, calendar: Calendar): string {
  const formats = getFormats(trip);
  const method = isOver(trip) ? 'CANCEL' : 'PUBLISH';
  return writeIcal({ method, ...nameOf(trip, formats), events: listEvents(trip, formats, calendar) });
}

export type Invitation = { readonly method: Exclude<IcalMethod, 'PUBLISH'>; readonly text: string };

/**
 * The same for a mail (RFC 6047): a mail program adds the events to the customer's calendar or removes them. Each event is a separate
 * message, because all parts of one message must have the same UID (RFC 5546, 3.2.2).
 */
export function composeInvitations(trip: Trip, calendar: Omit<Calendar, 'reader'>): readonly Invitation[] {
  const formats = getFormats(trip);
  const method = isOver(trip) ? 'CANCEL' : 'REQUEST';
  const { email, firstName, lastName } = trip.customer;
  const own = { attendee: { name: `${firstName} ${lastName}`.trim(), email }, url: pageOf(trip, calendar.addresses) };
  return listEvents(trip, formats, calendar).map((event) => ({
    method,
    text: writeIcal({ method, ...nameOf(trip, formats), events: [{ ...event, ...own }] }),
  }));
}

function nameOf({ reference }: Trip, { t, tag }: DocumentFormats) {
  return { language: tag, name: t('calendar.name', { reference }) };
}

function listEvents(trip: Trip, formats: DocumentFormats, { now, addresses, reader = 'customer' }: Calendar): readonly IcalEvent[] {
  const writing = { trip, now, formats, addresses, ordered: listOrdered(trip, reader) };
  return [...listLegs(trip), ...listPickUps(trip), ...listWaysHome(trip)].flatMap((event) => describeEvent(event, writing));
}

/** A way from one stop to the next that a group, or a part of it, travels; `leg` identifies it permanently. */
type TravelEvent = {
  readonly leg: number;
  readonly from: Stop;
  readonly to: Stop;
  readonly passengers: number;
  /** The expected arrival, ISO 8601 UTC; null if unknown. */
  readonly end: string | null;
};

type Writing = {
  readonly trip: Trip;
  readonly now: string;
  readonly formats: DocumentFormats;
  readonly addresses: PublicAddresses;
  /** What the reader of the calendar may see. */
  readonly ordered: readonly OrderedItem[];
};

/** Early enough to reach the stop, because a coach waits for nobody. */
const alarmMinutes = 120;

function describeEvent({ leg, from, to, passengers, end }: TravelEvent, writing: Writing): readonly IcalEvent[] {
  const { trip, now, formats, addresses } = writing;
  const start = departureInstant(from);
  if (start === null) return [];
  const event: IcalEvent = {
    uid: createUid(trip.id, leg),
    sequence: trip.version,
    stamp: now,
    start,
    end,
    status: statusOf(trip),
    summary: formats.t('calendar.summary', { from: shorten(from.place.name), to: shorten(to.place.name) }),
    location: describePlace(from.place, formats),
    description: describeLeg({ from, to, passengers }, writing),
    // A file may end up anywhere, so it contains no key.
    url: addressOf(trip, { page: 'contact' }, addresses),
    organizer: { name: brand.name, email: brand.email },
    alarmMinutes,
  };
  return [event];
}

/** The group's page, which the customer may pass on; if it is switched off, how to reach us. */
function pageOf(trip: Trip, addresses: PublicAddresses): string {
  return addressOf(trip, trip.isShared ? { page: 'shared', id: trip.shareKey } : { page: 'contact' }, addresses);
}

/** The legs of those who board at the first stop and go home first. */
function listLegs(trip: Trip): readonly TravelEvent[] {
  const { itinerary, group, quote } = trip;
  const { stops, pickUps = [] } = itinerary;
  const times = timeStops(stops, stopTimesOf(quote));
  const elsewhere = pickUps.reduce((sum, { passengers }) => sum + passengers, 0);
  const homeApart = listHomeWays(itinerary).reduce((sum, { passengers }) => sum + passengers, 0);
  return stops.flatMap((from, leg): TravelEvent[] => {
    const [to, start] = [stops[leg + 1], departureInstant(from)];
    if (!to || start === null) return [];
    const apart = (leg === 0 ? elsewhere : 0) + (leg === stops.length - 2 ? homeApart : 0);
    return [{ leg, from, to, passengers: group.passengers - apart, end: endOf(times[leg + 1], start) }];
  });
}

/** The ways out of each part that boards elsewhere, up to the common meeting point. */
function listPickUps(trip: Trip): readonly TravelEvent[] {
  const { stops, pickUps = [] } = trip.itinerary;
  const parts = listItineraryParts(trip.itinerary);
  return pickUps.flatMap((pickUp, index): TravelEvent[] => {
    const [from, to] = boardAt(trip.itinerary, pickUp).stops;
    if (!from || !to) return [];
    const end = endOfPart(trip, { part: parts.findIndex((part) => part.pickUp === index), stop: 1 });
    return [{ leg: stops.length + 1 + index, from, to, passengers: pickUp.passengers, end }];
  });
}

/** The ways home of the other parts: each a separate event, beside that of those who go home first. */
function listWaysHome(trip: Trip): readonly TravelEvent[] {
  const { stops } = trip.itinerary;
  return listHomeWays(trip.itinerary).map(({ from, to, passengers, leg, part }) => ({
    ...{ leg, from, to, passengers },
    end: endOfPart(trip, { part, stop: stops.length - 1 }),
  }));
}

/** The way home of each part that goes home later, or to its own boarding stop; none for those who ride home with the first part. */
function listHomeWays(itinerary: Itinerary) {
  const { stops } = itinerary;
  const home = stops.at(-1);
  return listItineraryParts(itinerary).flatMap(({ itinerary: own, pickUp, isLate, passengers }, part) => {
    const [from, to] = [own.stops.at(-2), own.stops.at(-1)];
    const isOwn = isLate || (pickUp !== null && own.stops.length > 2 && to?.place !== home?.place);
    if (!from || !to || passengers === null || !isOwn) return [];
    return [{ from, to, passengers, part, leg: legOfWayHome(stops.length, { pickUp, isLate }) }];
  });
}

/**
 * The number of the event, which survives changes of the trip: first those of the first stop, then those of each pick-up, then their later
 * ones.
 */
function legOfWayHome(count: number, { pickUp, isLate }: Pick<ItineraryPart, 'pickUp' | 'isLate'>): number {
  if (pickUp === null) return count;
  return count + 1 + (isLate ? 2 : 1) * maximumPickUps + pickUp;
}

function endOfPart(trip: Trip, { part, stop }: { readonly part: number; readonly stop: number }): TravelEvent['end'] {
  const arrives = findChosenOption(trip)?.groups?.[part]?.crew.stopTimes?.[stop]?.arrives ?? null;
  return arrives;
}

function endOf(to: TimedStop | undefined, start: string): string | null {
  const arrives = to?.arrivesAt ?? null;
  return arrives === null || compareInstants(arrives, start) <= 0 ? null : arrives;
}

/** The same for every file of a trip, and no key to it: trip ids never leave the server. */
function createUid(tripId: string, leg: number): string {
  const hash = createHash('sha256')
    .update(JSON.stringify(['leg', tripId, leg]))
    .digest('hex');
  return `${hash.slice(0, 40)}@${brand.email.slice(brand.email.lastIndexOf('@') + 1)}`;
}

function isOver(trip: Trip): boolean {
  return isCancelled(trip) || isDeclined(trip) || isExpired(trip);
}

function statusOf(trip: Trip): IcalEvent['status'] {
  if (isOver(trip)) return 'CANCELLED';
  return isBooked(trip) || isDone(trip) ? 'CONFIRMED' : 'TENTATIVE';
}

function describePlace(place: Place, { countryAbroad }: DocumentFormats): string {
  const { name, address } = placeLinesOf(place, countryAbroad(place.countryCode));
  return [name, ...address].join(', ');
}

type Leg = Pick<TravelEvent, 'from' | 'to' | 'passengers'>;

function describeLeg({ from, to, passengers }: Leg, { trip, formats, ordered }: Writing): string {
  const { t, words } = formats;
  const { departure } = from;
  const local = departure === null ? [] : [t('calendar.local', { moment: words.departure(departure) })];
  const places = [from, to].map(({ place }) => shorten(place.name));
  // The event has its own number of people; details of another stop belong to that stop's events.
  const items = ordered.filter(({ field, stop }) => field !== 'passengers' && (stop === null || places.includes(stop)));
  const rows = sayOrdered({ items, parts: [] }, words);
  const lines = [
    ...local,
    t('calendar.reference', { reference: trip.reference }),
    words.passengers(passengers),
    ...rows.map(({ label, lines: said }) => words.t('ordered.line', { label, value: said.join(', ') })),
    t('calendar.phone', { phone: brand.phoneShown[trip.site] }),
  ];
  return lines.join('\n');
}
