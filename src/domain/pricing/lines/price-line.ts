import * as v from 'valibot';
import { storedCents } from '#domain/money/stored-cents.ts';
import { fleetKeys } from '#domain/sites/keys.ts';
import type { Immutable } from '../../immutable.ts';

/** What a price line is for; the page has a text for each. */
export const priceLineKinds = [
  'vehicle',
  /** The vehicle's day for a rest, or for a wait that costs no more than one, within a day. */
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
  /** The waiting time that a transfer includes. */
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
  /** An amount that staff added by hand. */
  'agreed',
  /** What staff deducted, or what separate trips would cost less. */
  'discount',
] as const;
export type PriceLineKind = (typeof priceLineKinds)[number];

/** The reason for a price line; the page has a text for each, with the values filled in. `agreed`: at a rate agreed with the customer. */
export const lineReasonKeys = [
  /** Values: `seats`, `days`. */
  'vehicle-size',
  /** `localKilometres`: driven around the stops, 0 if none. */
  'with-group',
  /** `depot`: its town. */
  'from-depot',
  /**
   * `depot`, `visits`: how often the coach goes to the depot instead of waiting; `savedCents`: the net saving, absent if waiting is
   * unlawful.
   */
  'goes-home',
  /** `rests`: how many waits are billed flat, like a rest. */
  'long-wait',
  /**
   * `from`, `until`: local start of the first duty and end of the last; `rests`: waits that do not count, absent if none; `coveredRests`:
   * those that an idle day covers, absent if none.
   */
  'depot-to-depot',
  /** As `depot-to-depot`, and `leastHours`: the paid hours of each wait that the driver spends at home. */
  'without-home',
  /** `from`, `until`: in between the coach goes home as after a separate hire. */
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
  /** `minutes`: included in a transfer's price, for a late plane or train. */
  'transfer-waiting',
  /** `limit`: a key of the driving-time rules; `minutes`: by how much one driver would exceed it; `article`. */
  'driving-rules',
  /** `journeys`, `kilometres`: the second driver is on board only when needed, and travels separately. */
  'second-driver-journey',
  /** `nights`: of all drivers; `drivers`. */
  'driver-room',
  'room-supplied',
  /** `rests`, `drivers`: a room during the day. */
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
  /** The trailer that the luggage needs although nobody asked for it. */
  'trailer-for-luggage',
  /** `text`: as typed by staff, in the customer's language. */
  'by-hand',
  /** `depots`: the towns of the depots of separate trips, which together cost less. */
  'separate-trips',
  /** `minutes`: agreed during the trip, beyond the order. */
  'extra-time',
] as const;
export type LineReasonKey = (typeof lineReasonKeys)[number];

const lineReason = v.object({ key: v.picklist(lineReasonKeys), values: v.record(v.string(), v.union([v.string(), v.number()])) });
export type LineReason = Immutable<v.InferOutput<typeof lineReason>>;

/** The stored shape, with a quote and with an invoice. */
export const priceLineSchema = v.object({
  kind: v.picklist(priceLineKinds),
  vehicle: v.nullable(v.picklist(fleetKeys)),
  /** Index of the option's group that uses the vehicle; absent if all return together, and for charges that everybody pays once. */
  group: v.exactOptional(v.number()),
  /** Amount of the unit: kilometres, hours, days, pieces, or a percentage for factors. */
  quantity: v.number(),
  unit: v.picklist(['day', 'km', 'hour', 'night', 'percent', 'piece']),
  unitCents: v.nullable(storedCents),
  amountCents: storedCents,
  /** False for what the customer is informed of but does not pay here, such as a driver's room that the customer provides. */
  included: v.boolean(),
  /** Absent in quotes from before reasons were stored. */
  reason: v.exactOptional(lineReason),
});
/** One line of the price breakdown. All amounts net, in euro cents; only a discount may have a negative `amountCents`. */
export type PriceLine = Immutable<v.InferOutput<typeof priceLineSchema>>;
