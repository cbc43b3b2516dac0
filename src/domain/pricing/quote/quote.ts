import * as v from 'valibot';
import type { ShiftKind } from '#domain/driving-time/driving-rules.ts';
import { limitKeys } from '#domain/driving-time/rule-check.ts';
import { storedCents } from '#domain/money/stored-cents.ts';
import { fleetKeys } from '#domain/sites/keys.ts';
import type { Immutable } from '../../immutable.ts';
import { priceLineSchema } from '../lines/price-line.ts';
import { quoteTermsSchema } from '../rates/terms-tables.ts';
import { vatLineSchema } from '../vat/vat-line.ts';

/**
 * A given quote: fixed once made (docs/specification.md#states). Each shape is stated once, as the schema by which a stored quote is
 * read back; what is absent in quotes of before is optional.
 */

export const optionKeys = ['cheapest', 'one-size-up', 'two-vehicles'] as const;
export type OptionKey = (typeof optionKeys)[number];

/** What a crew does, as the page names it. `home`: the wait that the driver spends at the depot; `break`: one that the law asks for. */
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
  /** The plan comes so close to it that another half hour may cost a driver. */
  binds: v.boolean(),
});
/** A rule of driving and rest at the duty that comes closest to it. `duty` is an index, null for the whole tour. Minutes. */
export type CrewCheck = Immutable<v.InferOutput<typeof crewCheck>>;

const stopTime = v.object({ arrives: v.nullable(v.string()), driveMinutes: v.number(), breakMinutes: v.number() });
/**
 * When the coach is expected at a stop (an instant, ISO 8601 UTC; null at the first), and the driving and the breaks on the way there.
 * Minutes.
 */
export type StopTime = Immutable<v.InferOutput<typeof stopTime>>;

const driverCrew = v.object({
  drivers: v.number(),
  overnights: v.number(),
  breaksMinutes: v.number(),
  drivingMinutes: v.number(),
  dutyMinutes: v.number(),
  /**
   * How the vehicle with the largest crew is driven; the others drive the same trip. Absent where it is driven like the quote's first
   * option, and in quotes made before it was kept.
   */
  duties: v.exactOptional(v.array(crewDuty)),
  /** Beside `duties`: the rules that everyone asks about, and every other that binds. */
  checks: v.exactOptional(v.array(crewCheck)),
  /** One for each stop of the itinerary: of a plan beside `duties`, of a price that a person made by the road alone. */
  stopTimes: v.exactOptional(v.array(stopTime)),
});
export type DriverCrew = Immutable<v.InferOutput<typeof driverCrew>>;

const vehicleGroup = v.object({
  passengers: v.number(),
  /** Where and when they board, local there; absent where all board at the first stop. */
  boards: v.exactOptional(v.object({ name: v.string(), address: v.string(), date: v.string(), time: v.string() })),
  /** When they set out for home, local there; null on a trip that does not come back. */
  returns: v.nullable(v.object({ date: v.string(), time: v.string() })),
  /** When they are expected at the end, local there. */
  arrives: v.nullable(v.object({ date: v.string(), time: v.string() })),
  /** So many of the option's vehicles, after those of the groups before. */
  vehicles: v.number(),
  /** With the plan of its own. */
  crew: driverCrew,
});
/**
 * The part of a group that boards or comes back apart from the others, with vehicles of its own all the way. Its price is that of the lines
 * of its index.
 */
export type VehicleGroup = Immutable<v.InferOutput<typeof vehicleGroup>>;

/** What the coach does during a long wait: it stays, or drives home and back, whichever is the cheaper lawful one. */
export const waitingModes = ['with-group', 'goes-home'] as const;

const quoteOption = v.object({
  key: v.picklist(optionKeys),
  vehicles: v.array(v.picklist(fleetKeys)),
  seats: v.number(),
  /** Beside `vehicles`: the seats of each. Absent in quotes made before a type had sizes. */
  vehicleSeats: v.exactOptional(v.array(v.number())),
  /** `goes-home` where any of the vehicles does. Absent where no wait is long enough to ask, and in older quotes. */
  waiting: v.exactOptional(v.picklist(waitingModes)),
  /** Of all vehicles; where `groups` part them, its plan is the first group's. */
  crew: driverCrew,
  /** Absent where all travel together. */
  groups: v.exactOptional(v.array(vehicleGroup)),
  lines: v.array(priceLineSchema),
  vat: v.array(vatLineSchema),
  netCents: storedCents,
  vatCents: storedCents,
  totalCents: storedCents,
});
/** One vehicle choice with its whole price. `netCents` = Σ lines = Σ VAT bases; `totalCents` = net + VAT. */
export type QuoteOption = Immutable<v.InferOutput<typeof quoteOption>>;

const tightStop = v.object({ stop: v.number(), lateMinutes: v.number(), earliest: v.object({ date: v.string(), time: v.string() }) });
/** A stop that the coach cannot leave when it should, because it does not get there in time; `earliest` is by the clock of the stop. */
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
  /** The version of the rate book that priced it; `office` where a person did. */
  rateCard: v.string(),
  /** When it is paid and what cancelling costs once it is ordered; absent in quotes made before the rate book held them. */
  terms: v.exactOptional(quoteTermsSchema),
  /**
   * Stops that are priced although their times leave somewhat too little for the road; absent where there are none, and in older quotes.
   */
  tightStops: v.exactOptional(v.array(tightStop)),
  /** What was agreed with the customer and is in the price already; absent where nothing was. */
  agreed: v.exactOptional(
    v.object({
      discountPercent: v.number(),
      discountText: v.string(),
      paymentDays: v.nullable(v.number()),
      isWithoutDeposit: v.boolean(),
    }),
  ),
});
export type Quote = Immutable<v.InferOutput<typeof quoteSchema>>;

/**
 * Why a machine should not price this itinerary; it becomes a request to a person. `island`: the group stays on land, but our own coaches
 * would need a ferry to get there. `no-ferry` and `water` say what lies between two stops that no road joins: an island without a ferry for
 * coaches, or the sea. `vat-unknown`: nobody has read yet how a country taxes the trip. `no-operator`: it begins too far from any depot. `cabotage`: it stays within
 * a country in which our coach may carry nobody, or not without asking. `children-ban`: it carries children across France on a day on which no coach may. `short-lead`: it begins so soon that a person must
 * see whether a vehicle is free. `parts-both-ways`: the group boards in parts and comes back in parts, and nobody has said who does both. `capacity`: no vehicle of its kind is left to sell on these days, as far as we counted.
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

/** Those that leave the price as it is: a person must only see whether a vehicle is free, and answers by a promised time. */
const onRequestReasons: readonly PersonReason[] = ['short-lead', 'capacity'];

export function isOnRequest(reasons: readonly PersonReason[]): boolean {
  return reasons.length > 0 && reasons.every((reason) => onRequestReasons.includes(reason));
}
