import * as v from 'valibot';
import { isTwice } from '../calendar/zoned.ts';
import type { Immutable } from '../immutable.ts';
import { labelOf } from '../itinerary/describe-itinerary.ts';
import { formatPlace } from '../itinerary/format-address.ts';
import { childSeatKinds, type Group } from '../itinerary/group.ts';
import { type Itinerary, type LocalDateTime, localDateTimeSchema } from '../itinerary/itinerary.ts';
import { hasReturn } from '../itinerary/second-return.ts';
import { fleetKeys } from '../sites/keys.ts';

export const alternativeSchema = v.object({
  /** Days and minutes from the requested moment; negative for earlier. */
  days: v.number(),
  minutes: v.number(),
  /** When the group would leave and, on a return trip, come back; local to each place. */
  departure: localDateTimeSchema,
  returns: v.nullable(localDateTimeSchema),
  vehicles: v.array(v.picklist(fleetKeys)),
  totalCents: v.number(),
  /** The price is on terms agreed with the customer, which the public request form does not know. */
  isAgreed: v.exactOptional(v.literal(true)),
});
/** The same trip at another time that we can drive, with its price. */
export type Alternative = Immutable<v.InferOutput<typeof alternativeSchema>>;
export type Shift = Pick<Alternative, 'days' | 'minutes'>;

/** The number of alternatives that we offer at most. */
export const mostAlternatives = 3;

const [minuteMs, dayMs] = [60_000, 86_400_000];

/**
 * The shifts to try instead of the requested time, in order: another start on the same day, the day before, the day after. From each group
 * we offer the first that we can drive; the last group fills remaining places.
 */
export const shiftsToTry: readonly (readonly Shift[])[] = [
  [-120, 120, -60, 60, -240, 240].map((minutes) => ({ days: 0, minutes })),
  [{ days: -1, minutes: 0 }],
  [{ days: 1, minutes: 0 }],
  [-2, 2, -7, 7].map((days) => ({ days, minutes: 0 })),
];

/** The trip with all its local times moved by the same shift. */
export function shiftItinerary(itinerary: Itinerary, shift: Shift): Itinerary {
  const { stops, secondReturn, pickUps } = itinerary;
  return {
    ...itinerary,
    stops: stops.map(({ departure, arriveBy, ...stop }) => ({
      ...stop,
      departure: departure && shiftMoment(departure, shift),
      ...(arriveBy === undefined ? {} : { arriveBy: shiftMoment(arriveBy, shift) }),
    })),
    ...(pickUps === undefined ? {} : { pickUps: pickUps.map((each) => ({ ...each, departure: shiftMoment(each.departure, shift) })) }),
    ...(secondReturn === undefined ? {} : { secondReturn: { ...secondReturn, departure: shiftMoment(secondReturn.departure, shift) } }),
  };
}

function shiftMoment({ date, time }: LocalDateTime, { days, minutes }: Shift): LocalDateTime {
  const moved = new Date(Date.parse(`${date}T${time}:00Z`) + days * dayMs + minutes * minuteMs).toISOString();
  return { date: moved.slice(0, 10), time: moved.slice(11, 16) };
}

/** When a group leaves, and when it returns if it does. */
export function endsOfDay({ type, stops }: Itinerary): Pick<Alternative, 'departure' | 'returns'> | null {
  const [first] = stops;
  const departure = hourMeant(first);
  if (departure === null) return null;
  return { departure, returns: hasReturn(type) ? hourMeant(stops.at(-2)) : null };
}

/** A departure; of a time that the clocks have twice the first, unless another is named. */
function hourMeant(stop: Itinerary['stops'][number] | undefined): LocalDateTime | null {
  const departure = stop?.departure ?? null;
  if (stop === undefined || departure === null || departure.hour !== undefined) return departure;
  return isTwice(departure, stop.place.timeZone) ? { ...departure, hour: 'first' } : departure;
}

/** The most characters of intermediate stops in a URL; beyond it the customer fills them in again. */
const longestVia = 2_500;

/** All other wishes as URL parameters of the request form. Notes stay out of URLs: they may name people, and URLs are logged. */
function wishesOf({ itinerary, group }: { readonly itinerary: Itinerary; readonly group: Group }): Readonly<Record<string, string>> {
  const { pickUps = [], secondReturn, suppliesDriverRoom } = itinerary;
  const counts = { wheelchairPlaces: group.wheelchairPlaces, ...countsOf(group) };
  const boarding = pickUps.flatMap(({ place, departure, passengers }, index) => [
    [`pickUp${index}`, formatPlace(place)] as const,
    [`pickUpTime${index}`, departure.time] as const,
    [`pickUpPassengers${index}`, String(passengers)] as const,
  ]);
  return {
    ...(group.luggage === 'none' ? {} : { luggage: group.luggage }),
    ...Object.fromEntries(Object.entries(counts).flatMap(([name, count]) => (count > 0 ? [[name, String(count)]] : []))),
    ...(group.extras.length === 0 ? {} : { extras: group.extras.join(',') }),
    ...(group.flightNumber === '' ? {} : { flightNumber: group.flightNumber }),
    ...(suppliesDriverRoom ? { suppliesDriverRoom: 'on' } : {}),
    ...Object.fromEntries(boarding),
    ...(secondReturn === undefined
      ? {}
      : { secondReturnTime: secondReturn.departure.time, secondReturnPassengers: String(secondReturn.passengers) }),
  };
}

function countsOf(group: Group) {
  return Object.fromEntries(childSeatKinds.map((kind) => [kind, group[kind]]));
}

/** The query that opens the request form for the same trip at that time. */
export function queryOfAlternative(
  { itinerary, group }: { readonly itinerary: Itinerary; readonly group: Group },
  alternative: Alternative,
): Readonly<Record<string, string>> {
  const { type, stops } = itinerary;
  const { departure, returns } = alternative;
  // The form does not ask where a return trip ends.
  const asked = hasReturn(type) && stops.length > 2 ? stops.slice(0, -1) : stops;
  const labels = asked.map(labelOf);
  const via = labels.slice(1, -1).map((label, index) => [`via${index}`, label] as const);
  const isShort = encodeURIComponent(via.map(([, label]) => label).join()).length <= longestVia;
  return {
    from: labels[0] ?? '',
    ...Object.fromEntries(isShort ? via : []),
    to: labels.at(-1) ?? '',
    date: departure.date,
    time: departure.time,
    ...(returns === null ? {} : { returnDate: returns.date, returnTime: returns.time }),
    passengers: String(group.passengers),
    type,
    ...(group.occasion === null ? {} : { occasion: group.occasion }),
    ...wishesOf({ itinerary, group }),
  };
}
