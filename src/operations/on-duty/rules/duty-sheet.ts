import * as v from 'valibot';
import type { Immutable } from '#domain/immutable.ts';
import { formatPhone } from '#domain/input/phone.ts';
import { formatPlace } from '#domain/itinerary/format-address.ts';
import { extraKinds, luggageKinds } from '#domain/itinerary/group.ts';
import { departureInstant } from '#domain/itinerary/instants.ts';
import type { Itinerary, Stop } from '#domain/itinerary/itinerary.ts';
import { fleetKeys } from '#domain/sites/keys.ts';
import { partOfVehicle } from '#domain/trip/part-of-vehicle.ts';
import type { Assignment, Trip } from '#domain/trip/trip.ts';
import type { PlannedDuty } from '#operations/duties/rules/duties.ts';

/** What a driver is told of a duty (nl ritopdracht, de Fahrauftrag, fr ordre de mission, es orden de servicio). */

const moment = v.object({ date: v.string(), time: v.string() });
const person = v.object({ name: v.string(), phone: v.string() });
const sheetStop = v.object({
  /** Its place among the trip's stops, from 0. */
  index: v.number(),
  place: v.string(),
  departure: v.nullable(moment),
  arriveBy: v.nullable(moment),
  notes: v.string(),
  /** Degrees, WGS 84: for the driver's own navigation. */
  latitude: v.number(),
  longitude: v.number(),
});

/** In the order in which it is compared: two sheets that say the same are written alike. */
export const dutySheetSchema = v.object({
  reference: v.string(),
  /** Instants, ISO 8601 UTC, from yard to yard or from rest to rest; the clock of the first stop shows them. */
  startsAt: v.string(),
  endsAt: v.string(),
  timeZone: v.string(),
  class: v.picklist(fleetKeys),
  vehicle: v.string(),
  /** Null for what is somebody else's. */
  vehicleId: v.nullable(v.string()),
  /** Who drives along. */
  colleagues: v.array(person),
  passengers: v.number(),
  wheelchairs: v.number(),
  childSeats: v.number(),
  luggage: v.picklist(luggageKinds),
  extras: v.array(v.picklist(extraKinds)),
  flightNumber: v.string(),
  notes: v.string(),
  /** Whoever travels along and can be rung, the first one first; the customer where nobody was named. */
  leaders: v.array(person),
  stops: v.array(sheetStop),
});
export type DutySheet = Immutable<v.InferOutput<typeof dutySheetSchema>>;

/** Who drives a duty, as the office gave it: what is shown of each, and who of them the sheet is for. */
export type SheetCrew = { readonly lines: readonly Assignment[]; readonly own: number; readonly vehicleId: string | null };

/** What one of the crew is told of a duty of a trip. */
export function createSheet(trip: Trip, duty: PlannedDuty, { lines, own, vehicleId }: SheetCrew): DutySheet {
  const { group, itinerary } = partOfVehicle(trip, duty.vehicleIndex);
  return {
    reference: trip.reference,
    startsAt: new Date(duty.startsAt).toISOString(),
    endsAt: new Date(duty.endsAt).toISOString(),
    timeZone: itinerary.stops[0]?.place.timeZone ?? 'UTC',
    class: duty.class,
    vehicle: lines[own]?.vehicle ?? '',
    vehicleId,
    colleagues: lines
      .filter((_line, index) => index !== own)
      .map(({ driverName, driverPhone }) => ({ name: driverName, phone: driverPhone })),
    passengers: duty.seats,
    wheelchairs: duty.wheelchairs,
    childSeats: group.babySeats + group.childSeats + group.boosterSeats,
    luggage: group.luggage,
    extras: [...group.extras],
    flightNumber: group.flightNumber,
    notes: group.notes,
    leaders: leadersOf(trip),
    stops: stopsOf(itinerary, duty).map(([stop, index]) => sheetStopOf(stop, index)),
  };
}

/** Whoever travels along and can be rung, the first one first; the customer where nobody was named. */
export function leadersOf({ firstContact, secondContact, customer }: Trip): DutySheet['leaders'] {
  const named = [firstContact, secondContact].filter((contact) => contact !== null);
  if (named.length > 0) return named.map(({ name, phoneNumber }) => ({ name, phone: formatPhone(phoneNumber, null) }));
  return customer.phone === ''
    ? []
    : [{ name: `${customer.firstName} ${customer.lastName}`.trim(), phone: formatPhone(customer.phone, null) }];
}

/** The stops that are left within the duty, and the one that the last of them leads to. */
function stopsOf(itinerary: Itinerary, { startsAt, endsAt }: PlannedDuty): readonly (readonly [Stop, number])[] {
  const stops = itinerary.stops.map((stop, index) => [stop, index] as const);
  const isWithin = ([stop]: readonly [Stop, number]) => {
    const instant = departureInstant(stop);
    return instant !== null && Date.parse(instant) >= Date.parse(startsAt) && Date.parse(instant) <= Date.parse(endsAt);
  };
  const last = stops.findLastIndex(isWithin);
  return stops.filter((each, position) => isWithin(each) || (last >= 0 && position === last + 1));
}

function sheetStopOf({ place, departure, arriveBy, notes }: Stop, index: number): DutySheet['stops'][number] {
  const { latitude, longitude } = place.coordinates;
  return { index, place: formatPlace(place), departure, arriveBy: arriveBy ?? null, notes, latitude, longitude };
}

/** True where a driver has nothing new to read. */
export function isSameSheet(first: DutySheet, second: DutySheet): boolean {
  const textOf = (sheet: DutySheet) => JSON.stringify(v.parse(dutySheetSchema, sheet));
  return textOf(first) === textOf(second);
}

/** Within so many hours of its beginning a duty is told to its driver as soon as it is his; before, when the office releases it. */
const toldAtOnceHours = 24;

/** Whether a crew that is placed now is told now (docs/the-desk.md#duty-sheets). */
export function isToldAtOnce({ startsAt }: Pick<PlannedDuty, 'startsAt'>, now: string): boolean {
  return Date.parse(startsAt) - Date.parse(now) <= toldAtOnceHours * 3_600_000;
}

/** So long may a sheet stay unread: ten minutes where the duty begins within four hours; of a later one, from the evening before. */
const unreadMinutes = 10;
const urgentHours = 4;
const eveningHours = 12;

/** Whether somebody must ring the driver, for he has not read what he was told (docs/the-desk.md#duty-sheets). */
export function isUnreadTooLong(
  { startsAt, releasedAt, seenAt }: { readonly startsAt: string; readonly releasedAt: string; readonly seenAt: string | null },
  now: string,
): boolean {
  if (seenAt !== null) return false;
  const hoursLeft = (Date.parse(startsAt) - Date.parse(now)) / 3_600_000;
  const minutesOut = (Date.parse(now) - Date.parse(releasedAt)) / 60_000;
  return minutesOut >= unreadMinutes && hoursLeft <= (minutesOut >= 60 ? eveningHours : urgentHours);
}
