import * as v from 'valibot';
import type { Immutable } from '#domain/immutable.ts';
import { formatPhone } from '#domain/input/phone.ts';
import { formatPlace } from '#domain/itinerary/format-address.ts';
import { extraKinds, luggageKinds } from '#domain/itinerary/group.ts';
import { departureInstant } from '#domain/itinerary/instants.ts';
import { type Itinerary, localDateTimeSchema, type Stop } from '#domain/itinerary/itinerary.ts';
import { fleetKeys } from '#domain/sites/keys.ts';
import { listHandovers } from '#domain/trip/handovers.ts';
import { partOfVehicle } from '#domain/trip/part-of-vehicle.ts';
import type { Assignment, Trip } from '#domain/trip/trip.ts';
import type { PlannedDuty } from '#operations/duties/rules/duties.ts';
import { comparable, orderedOfDuty, orderedOfDutySchema } from '#operations/duties/rules/ordered-of-duty.ts';

/** The instructions for a driver's duty (nl ritopdracht, de Fahrauftrag, fr ordre de mission, es orden de servicio). */

const person = v.object({ name: v.string(), phone: v.string() });
const sheetStop = v.object({
  /** Its index among the trip's stops, from 0. */
  index: v.number(),
  place: v.string(),
  departure: v.nullable(localDateTimeSchema),
  arriveBy: v.nullable(localDateTimeSchema),
  notes: v.string(),
  /** Driving about at the stop; absent for none. */
  localKilometres: v.exactOptional(v.number()),
  /** Degrees, WGS 84: for the driver's own navigation. */
  latitude: v.number(),
  longitude: v.number(),
});

/** At a stop where the group changes crews: who continues after this one, or who came before. */
const sheetHandover = v.object({
  place: v.string(),
  /** Whether this crew takes the group over. */
  isTaking: v.boolean(),
  /** Of the others, where the vehicle changes too; else empty. */
  vehicle: v.string(),
  /** Empty: nobody is known yet. */
  people: v.array(person),
});

/** The order of fields matters: equal sheets serialise to equal text. */
export const dutySheetSchema = v.object({
  reference: v.string(),
  /** Instants, ISO 8601 UTC, from depot to depot or from rest to rest; shown in local time of the first stop. */
  startsAt: v.string(),
  endsAt: v.string(),
  timeZone: v.string(),
  class: v.picklist(fleetKeys),
  vehicle: v.string(),
  /** Null for an external vehicle. */
  vehicleId: v.nullable(v.string()),
  /** The other drivers. */
  colleagues: v.array(person),
  passengers: v.number(),
  wheelchairs: v.number(),
  /** Of all ages. */
  childSeats: v.number(),
  luggage: v.picklist(luggageKinds),
  extras: v.array(v.picklist(extraKinds)),
  flightNumber: v.string(),
  notes: v.string(),
  /** Fellow travellers with a telephone number, the first contact first; the customer if none was named. */
  leaders: v.array(person),
  stops: v.array(sheetStop),
  ordered: v.exactOptional(orderedOfDutySchema),
  /** Absent where nobody takes over. */
  handovers: v.exactOptional(v.array(sheetHandover)),
});
export type DutySheet = Immutable<v.InferOutput<typeof dutySheetSchema>>;

/** The crew of a duty as assigned by the office: what is shown of each, and whose sheet it is. */
export type SheetCrew = {
  readonly lines: readonly Assignment[];
  readonly own: number;
  readonly vehicleId: string | null;
  /** The crews of the other vehicles of the trip. */
  readonly others?: readonly { readonly vehicleIndex: number; readonly lines: readonly Assignment[] }[];
};

/** The duty sheet of one crew member for a duty of a trip. */
export function createSheet(trip: Trip, duty: PlannedDuty, { lines, own, vehicleId, others = [] }: SheetCrew): DutySheet {
  const { group, itinerary, firstStop } = partOfVehicle(trip, duty.vehicleIndex);
  const stops = stopsOf(itinerary, duty).map(([stop, index]) => sheetStopOf(stop, firstStop + index));
  const handovers = handoversOf(trip, { duty, stops, others });
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
    stops,
    ordered: orderedOfDuty(group, itinerary),
    ...(handovers.length === 0 ? {} : { handovers }),
  };
}

type Handing = Pick<DutySheet, 'stops'> & { readonly duty: PlannedDuty; readonly others: NonNullable<SheetCrew['others']> };

/** Where this duty takes the group over or hands it over, and to whom. */
function handoversOf(trip: Trip, { duty: { vehicleIndex }, stops, others }: Handing): NonNullable<DutySheet['handovers']> {
  return listHandovers(trip).flatMap(({ vehicleIndex: gives, nextIndex: takes, stop, takesOver }) => {
    const isTaking = takes === vehicleIndex;
    // At the last stop of the duty, or at its first one.
    const here = isTaking ? stops[0] : stops.at(-1);
    if ((!isTaking && gives !== vehicleIndex) || here?.index !== stop) return [];
    const lines = others.filter((each) => each.vehicleIndex === (isTaking ? gives : takes)).flatMap((each) => each.lines);
    const people = lines.map(({ driverName, driverPhone }) => ({ name: driverName, phone: driverPhone }));
    const known = people.filter(({ name }, index) => name !== '' && index === people.findIndex((each) => each.name === name));
    return [{ place: here.place, isTaking, vehicle: takesOver === 'vehicle' ? (lines[0]?.vehicle ?? '') : '', people: known }];
  });
}

/** Fellow travellers with a telephone number, the first contact first; the customer if none was named. */
export function leadersOf({ firstContact, secondContact, customer }: Trip): DutySheet['leaders'] {
  const named = [firstContact, secondContact].filter((contact) => contact !== null);
  if (named.length > 0) return named.map(({ name, phoneNumber }) => ({ name, phone: formatPhone(phoneNumber, null) }));
  return customer.phone === ''
    ? []
    : [{ name: `${customer.firstName} ${customer.lastName}`.trim(), phone: formatPhone(customer.phone, null) }];
}

/** The stops left within the duty, and the one that the last of them leads to. */
function stopsOf(itinerary: Itinerary, { startsAt, endsAt }: PlannedDuty): readonly (readonly [Stop, number])[] {
  const stops = itinerary.stops.map((stop, index) => [stop, index] as const);
  const isWithin = ([stop]: readonly [Stop, number]) => {
    const instant = departureInstant(stop);
    return instant !== null && Date.parse(instant) >= Date.parse(startsAt) && Date.parse(instant) <= Date.parse(endsAt);
  };
  const last = stops.findLastIndex(isWithin);
  return stops.filter((each, position) => isWithin(each) || (last >= 0 && position === last + 1));
}

function sheetStopOf({ place, departure, arriveBy, notes, localKilometres = 0 }: Stop, index: number): DutySheet['stops'][number] {
  const { latitude, longitude } = place.coordinates;
  const about = localKilometres > 0 ? { localKilometres } : {};
  return { index, place: formatPlace(place), departure, arriveBy: arriveBy ?? null, notes, ...about, latitude, longitude };
}

/** Whether the driver has nothing new to read. */
export function isSameSheet(first: DutySheet, second: DutySheet): boolean {
  const [one, other] = comparable(v.parse(dutySheetSchema, first), v.parse(dutySheetSchema, second));
  return JSON.stringify(one) === JSON.stringify(other);
}

/**
 * Within this many hours of its start, a duty is sent to its driver as soon as it is assigned; before that, when the office releases it.
 */
const sentAtOnceHours = 24;

/** Whether a duty assigned now is sent at once (docs/the-desk.md#duty-sheets). */
export function isSentAtOnce({ startsAt }: Pick<PlannedDuty, 'startsAt'>, now: string): boolean {
  return Date.parse(startsAt) - Date.parse(now) <= sentAtOnceHours * 3_600_000;
}

/** How long a sheet may stay unread: ten minutes if the duty begins within four hours; for later duties until the evening before. */
const unreadMinutes = 10;
const urgentHours = 4;
const eveningHours = 12;

/** Whether staff must call the driver because a sheet is unread (docs/the-desk.md#duty-sheets). */
export function isUnreadTooLong(
  { startsAt, releasedAt, seenAt }: { readonly startsAt: string; readonly releasedAt: string; readonly seenAt: string | null },
  now: string,
): boolean {
  if (seenAt !== null) return false;
  const hoursLeft = (Date.parse(startsAt) - Date.parse(now)) / 3_600_000;
  const minutesOut = (Date.parse(now) - Date.parse(releasedAt)) / 60_000;
  return minutesOut >= unreadMinutes && hoursLeft <= (minutesOut >= 60 ? eveningHours : urgentHours);
}
