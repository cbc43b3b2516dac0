import * as v from 'valibot';
import { storedCents } from '#domain/money/stored-cents.ts';
import { fleetKeys } from '#domain/sites/keys.ts';
import type { Immutable } from '../../immutable.ts';

/** What a line of the price is for; the page has a text for each. */
export const priceLineKinds = [
  'vehicle',
  /** The vehicle's day where a rest, or a wait that costs no more than one, lies within a day. */
  'standing',
  'service-kilometres',
  'empty-kilometres',
  'duty-hours',
  'night-hours',
  'holiday-hours',
  'season',
  'christmas-eve',
  'new-years-eve',
  'weekday',
  'lead-time',
  'minimum',
  /** What a transfer includes of it. */
  'waiting',
  'second-driver',
  'second-driver-journey',
  'overnight',
  'day-room',
  'tolls',
  'crossing',
  'extra-toilet',
  'extra-wifi',
  'extra-trailer',
  'extra-child-seats',
  'extra-microphone',
  'extra-fridge',
  /** What one of our people added by hand. */
  'agreed',
  /** What one of our people took off, or what separate trips would cost less. */
  'discount',
] as const;
export type PriceLineKind = (typeof priceLineKinds)[number];

/** Why a line stands in the price; the page has a text for each, into which the values go. */
export const lineReasonKeys = [
  /** `seats`, `days`. */
  'vehicle-size',
  /** `localKilometres`: driven about the stops, 0 for none. */
  'with-group',
  /** `depot`: its town. */
  'from-depot',
  /**
   * `depot`, `visits`: how often the coach goes home instead of waiting; `savedCents`: what that saves net, absent where waiting is not
   * lawful.
   */
  'goes-home',
  /** `rests`: how many waits are billed flat, as a rest is. */
  'long-wait',
  /**
   * `from`, `until`: local date and time of the first duty's beginning and the last's end; `rests`: waits not counted in, absent for
   * none; `coveredRests`: those that an idle day covers, absent for none.
   */
  'depot-to-depot',
  /** As `depot-to-depot`, and `leastHours`: what is paid of each wait during which the driver is home. */
  'without-home',
  /** `from`, `until`: the coach goes home in between as after a hire of its own. */
  'home-between',
  /** `fromHour`, `untilHour`, `percent`. */
  'night',
  /** `country`, `firstDate`, `lastDate`. */
  'season',
  /** `holiday`: its key; `country`, `percent`. */
  'holiday',
  /** `firstDate`, `lastDate`. */
  'christmas-eve',
  'new-years-eve',
  'busy-weekday',
  /** `underHours`. */
  'short-notice',
  /** `minimumCents`. */
  'below-minimum',
  'transfer-minimum',
  /** `minutes`: in the price of a transfer, for a late plane or train. */
  'transfer-waiting',
  /** `limit`: a key of the driving-time rules; `minutes`: by how much one driver would pass it; `article`. */
  'driving-rules',
  /** `journeys`, `kilometres`: he is aboard only where he is needed, and travels by himself. */
  'second-driver-journey',
  /** `nights`: of all drivers; `drivers`. */
  'driver-room',
  'room-supplied',
  /** `rests`, `drivers`: a room by day. */
  'day-room',
  /** `drivers`: the crew sleeps at the last stop before it drives home. */
  'rest-before-return',
  /** `country`. */
  'toll-roads',
  /** `crossing`: its key; `times`. */
  'crossing-charge',
  'extra-included',
  'extra-asked',
  /** `babySeats`, `childSeats`, `boosterSeats`: how many of each. */
  'child-seats',
  /** The trailer that makes room for the luggage where nobody asked for one. */
  'trailer-for-luggage',
  /** `text`: as one of our people typed it, in the customer's language. */
  'by-hand',
  /** `depots`: the towns of the yards that separate trips would come from, which together cost less. */
  'separate-trips',
  /** `minutes`: agreed on the road, beyond what was ordered. */
  'extra-time',
] as const;
export type LineReasonKey = (typeof lineReasonKeys)[number];

const lineReason = v.object({ key: v.picklist(lineReasonKeys), values: v.record(v.string(), v.union([v.string(), v.number()])) });
export type LineReason = Immutable<v.InferOutput<typeof lineReason>>;

/** As it is stored, with a quote and with an invoice. */
export const priceLineSchema = v.object({
  kind: v.picklist(priceLineKinds),
  vehicle: v.nullable(v.picklist(fleetKeys)),
  /** Index of the option's group whose vehicle it is; absent where all come back together, and of what all pay once. */
  group: v.exactOptional(v.number()),
  /** Amount of the unit: kilometres, hours, days, pieces, or a percentage for factors. */
  quantity: v.number(),
  unit: v.picklist(['day', 'km', 'hour', 'night', 'percent', 'piece']),
  unitCents: v.nullable(storedCents),
  amountCents: storedCents,
  /** False for what the customer is told but does not pay here (for example: the driver's room supplied by the customer). */
  included: v.boolean(),
  /** Absent in quotes made before reasons were kept. */
  reason: v.exactOptional(lineReason),
});
/** One line of the explained price. All amounts net, in euro cents; `amountCents` may be negative only for a discount. */
export type PriceLine = Immutable<v.InferOutput<typeof priceLineSchema>>;
