import * as v from 'valibot';
import type { ShiftKind } from '#domain/driving-time/driving-rules.ts';
import { limitKeys } from '#domain/driving-time/rule-check.ts';
import { localDateTimeSchema } from '#domain/itinerary/itinerary.ts';
import { storedCents } from '#domain/money/stored-cents.ts';
import { fleetKeys } from '#domain/sites/keys.ts';
import type { Immutable } from '../../immutable.ts';
import { priceLineSchema } from '../lines/price-line.ts';
import { agreedRatesSchema } from '../rates/agreed-rates.ts';
import { quoteTermsSchema } from '../rates/terms-tables.ts';
import { vatLineSchema } from '../vat/vat-line.ts';

/**
 * A quote never changes after it is made (docs/specification.md#states). Each shape is defined once, as the schema that reads a stored
 * quote; fields that older quotes lack are optional.
 */

export const optionKeys = ['cheapest', 'one-size-up', 'two-vehicles'] as const;
export type OptionKey = (typeof optionKeys)[number];

/** What a crew does, as named on the page. `home`: a wait that the driver spends at the depot; `break`: a break that the law requires. */
export const dutyPartKinds = ['empty-drive', 'drive', 'work', 'free', 'home', 'ferry', 'break', 'rest'] as const;
export type DutyPartKind = (typeof dutyPartKinds)[number];

const dutyRestKinds = ['regular', 'split', 'reduced', 'postponed', 'two-drivers', 'beyond'] as const satisfies readonly (
  | ShiftKind
  | 'beyond'
)[];

const crewSize = v.picklist([1, 2]);

const crewDuty = v.object({
  start: v.string(),
  drivers: crewSize,
  parts: v.array(v.object({ kind: v.picklist(dutyPartKinds), minutes: v.number() })),
  restKind: v.picklist(dutyRestKinds),
  /** The standstill after it; null after the last duty. */
  restMinutes: v.nullable(v.number()),
});
/** One duty of a vehicle's crew, in order and without gaps from its start (an instant, ISO 8601 UTC). Minutes. */
export type CrewDuty = Immutable<v.InferOutput<typeof crewDuty>>;

const crewCheck = v.object({
  rule: v.picklist(limitKeys),
  article: v.string(),
  drivers: crewSize,
  duty: v.nullable(v.number()),
  sense: v.picklist(['at-most', 'at-least']),
  limitMinutes: v.number(),
  actualMinutes: v.number(),
  /** The plan is so close to the limit that another half hour may need another driver. */
  binds: v.boolean(),
});
/** A driving or rest rule at the duty that is closest to its limit. `duty` is an index, null for the whole tour. Minutes. */
export type CrewCheck = Immutable<v.InferOutput<typeof crewCheck>>;

const stopTime = v.object({ arrives: v.nullable(v.string()), driveMinutes: v.number(), breakMinutes: v.number() });
/** The expected arrival at a stop (an instant, ISO 8601 UTC; null at the first), with driving and breaks on the way there. Minutes. */
export type StopTime = Immutable<v.InferOutput<typeof stopTime>>;

const driverCrew = v.object({
  drivers: v.number(),
  overnights: v.number(),
  breaksMinutes: v.number(),
  drivingMinutes: v.number(),
  dutyMinutes: v.number(),
  /**
   * The plan of the vehicle with the largest crew; the others drive the same trip. Absent if it equals that of the quote's first option,
   * and in older quotes.
   */
  duties: v.exactOptional(v.array(crewDuty)),
  /** With `duties`: the rules that everyone asks about, and all others that bind. */
  checks: v.exactOptional(v.array(crewCheck)),
  /** One for each stop of the itinerary: from the plan if there are `duties`; from the road alone for a price that a person made. */
  stopTimes: v.exactOptional(v.array(stopTime)),
});
export type DriverCrew = Immutable<v.InferOutput<typeof driverCrew>>;

const vehicleGroup = v.object({
  passengers: v.number(),
  /** Where and when they board, local time; absent if all board at the first stop. */
  boards: v.exactOptional(v.object({ name: v.string(), address: v.string(), ...localDateTimeSchema.entries })),
  /** When they leave for home, local time; null on a trip without return. */
  returns: v.nullable(localDateTimeSchema),
  /** When they are expected at the end, local time. */
  arrives: v.nullable(localDateTimeSchema),
  /** How many of the option's vehicles, after those of the previous groups. */
  vehicles: v.number(),
  /** With its own plan. */
  crew: driverCrew,
});
/**
 * The part of a group that boards or returns separately, with its own vehicles for the whole trip. The lines with its index are its price.
 */
export type VehicleGroup = Immutable<v.InferOutput<typeof vehicleGroup>>;

/** What the coach does during a long wait: it stays, or drives to the depot and back, whichever lawful choice is cheaper. */
export const waitingModes = ['with-group', 'goes-home'] as const;

const quoteOption = v.object({
  key: v.picklist(optionKeys),
  vehicles: v.array(v.picklist(fleetKeys)),
  seats: v.number(),
  /** Parallel to `vehicles`: the seats of each. Absent in quotes from before types had sizes. */
  vehicleSeats: v.exactOptional(v.array(v.number())),
  /** `goes-home` if any of the vehicles does. Absent if no wait is long enough, and in older quotes. */
  waiting: v.exactOptional(v.picklist(waitingModes)),
  /** Of all vehicles; with `groups`, its plan is the first group's. */
  crew: driverCrew,
  /** Absent if everybody travels together. */
  groups: v.exactOptional(v.array(vehicleGroup)),
  lines: v.array(priceLineSchema),
  vat: v.array(vatLineSchema),
  netCents: storedCents,
  vatCents: storedCents,
  totalCents: storedCents,
});
/** One vehicle choice with its whole price. `netCents` = Σ lines = Σ VAT bases; `totalCents` = net + VAT. */
export type QuoteOption = Immutable<v.InferOutput<typeof quoteOption>>;

const tightStop = v.object({ stop: v.number(), lateMinutes: v.number(), earliest: localDateTimeSchema });
/** A stop that the coach cannot leave on time because it arrives too late; `earliest` is the earliest possible local departure. */
export type TightStop = Immutable<v.InferOutput<typeof tightStop>>;

export const quoteSchema = v.object({
  options: v.array(quoteOption),
  chosen: v.picklist(optionKeys),
  kilometres: v.number(),
  emptyKilometres: v.number(),
  estimated: v.boolean(),
  /** Instants, ISO 8601 UTC. */
  madeAt: v.string(),
  validUntil: v.string(),
  /** The version of the rate book that priced it; `office` if a person did. */
  rateCard: v.string(),
  /** The payment and cancellation terms of the order; absent in quotes from before the rate book contained them. */
  terms: v.exactOptional(quoteTermsSchema),
  /** Stops that are priced although their times leave slightly too little for the road; absent if none, and in older quotes. */
  tightStops: v.exactOptional(v.array(tightStop)),
  /** What was agreed with the customer and is in the price already; absent where nothing was. */
  agreed: v.exactOptional(
    v.object({
      discountPercent: v.number(),
      discountText: v.string(),
      paymentDays: v.nullable(v.number()),
      isWithoutDeposit: v.boolean(),
      /** Absent: the rate book's, or none for an order without a deposit. */
      depositPercent: v.exactOptional(v.number()),
      depositDays: v.exactOptional(v.number()),
      /** The rates in place of the card's, for trips that begin in their period. */
      rates: v.exactOptional(agreedRatesSchema),
    }),
  ),
});
export type Quote = Immutable<v.InferOutput<typeof quoteSchema>>;

/** Terms that change nothing. */
export const nothingAgreed: NonNullable<Quote['agreed']> = {
  discountPercent: 0,
  discountText: '',
  paymentDays: null,
  isWithoutDeposit: false,
};

/**
 * Why an itinerary cannot be priced automatically and becomes a request for a person.
 * - `island`: the group stays on land, but our coaches would need a ferry to get there.
 * - `no-ferry`, `water`: no road joins two stops, because of an island without a coach ferry, or the sea.
 * - `vat-unknown`: we have no rule for how a country taxes the trip.
 * - `no-operator`: the trip begins too far from any depot.
 * - `cabotage`: the trip stays within a country in which our coach may not carry anybody, or only after a check.
 * - `children-ban`: it carries children across France on a day on which coaches may not.
 * - `short-lead`: it begins so soon that a person must check whether a vehicle is free.
 * - `parts-both-ways`: the group boards in parts and returns in parts, and the form does not say who does both.
 * - `capacity`: as far as we count, no such vehicle is left to sell on these days.
 */
export const personReasons = [
  'ferry',
  'island',
  'no-ferry',
  'water',
  'no-road',
  'beyond-driving-rules',
  'too-long',
  'parts-both-ways',
  'no-vehicle',
  'wheelchairs',
  'vat-unknown',
  'no-operator',
  'cabotage',
  'children-ban',
  'short-lead',
  'capacity',
] as const;
export type PersonReason = (typeof personReasons)[number];

/** Reasons that do not change the price: a person only checks whether a vehicle is free, and answers by a promised time. */
const onRequestReasons: readonly PersonReason[] = ['short-lead', 'capacity'];

export function isOnRequest(reasons: readonly PersonReason[]): boolean {
  return reasons.length > 0 && reasons.every((reason) => onRequestReasons.includes(reason));
}
