import type { ShiftKind } from '#domain/driving-time/driving-rules.ts';
import type { LimitKey } from '#domain/driving-time/rule-check.ts';
import type { FleetKey } from '#domain/sites/keys.ts';
import type { TightStop } from './tight-stops.ts';

export const optionKeys = ['cheapest', 'one-size-up', 'two-vehicles'] as const;
export type OptionKey = (typeof optionKeys)[number];

/** What a line of the price is for; the page has a text for each. */
export const priceLineKinds = [
  'vehicle',
  'service-kilometres',
  'empty-kilometres',
  'duty-hours',
  'night-hours',
  'season',
  'new-years-eve',
  'weekday',
  'lead-time',
  'minimum',
  'second-driver',
  'overnight',
  'tolls',
  'crossing',
  'extra-toilet',
  'extra-wifi',
  'extra-trailer',
  'extra-child-seats',
  'extra-microphone',
  'extra-fridge',
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
  /** `depot`, `visits`: how often the coach goes home instead of waiting; `savedCents`: what that saves net, absent where waiting is not lawful. */
  'goes-home',
  /** `from`, `until`: local date and time of the first duty's beginning and the last's end. */
  'depot-to-depot',
  /** As `depot-to-depot`, and `leastHours`: what is paid of each wait during which the driver is home. */
  'without-home',
  /** `fromHour`, `untilHour`, `percent`. */
  'night',
  /** `country`, `firstDate`, `lastDate`. */
  'season',
  /** `firstDate`, `lastDate`. */
  'new-years-eve',
  'busy-weekday',
  /** `underHours`. */
  'short-notice',
  /** `minimumCents`. */
  'below-minimum',
  /** `limit`: a key of the driving-time rules; `minutes`: by how much one driver would pass it; `article`. */
  'driving-rules',
  /** `nights`, `drivers`. */
  'driver-room',
  'room-supplied',
  /** `drivers`: the crew sleeps at the last stop before it drives home. */
  'rest-before-return',
  /** `country`. */
  'toll-roads',
  /** `crossing`: its key; `times`. */
  'crossing-charge',
  'extra-included',
  'extra-asked',
  /** The trailer that makes room for the luggage where nobody asked for one. */
  'trailer-for-luggage',
] as const;
export type LineReasonKey = (typeof lineReasonKeys)[number];

export type LineReason = { readonly key: LineReasonKey; readonly values: Readonly<Record<string, string | number>> };

/** One line of the explained price. All amounts net, in euro cents; `amountCents` may be negative only for a discount. */
export type PriceLine = {
  readonly kind: PriceLineKind;
  readonly vehicle: FleetKey | null;
  /** Amount of the unit: kilometres, hours, days, pieces, or a percentage for factors. */
  readonly quantity: number;
  readonly unit: 'day' | 'km' | 'hour' | 'night' | 'percent' | 'piece';
  readonly unitCents: number | null;
  readonly amountCents: number;
  /** False for what the customer is told but does not pay here (for example: the driver's room supplied by the customer). */
  readonly included: boolean;
  /** Absent in quotes made before reasons were kept. */
  readonly reason?: LineReason;
};

/** VAT of one country's kilometres. `exemption` names the reason's text key when the rate is zero. */
export type VatLine = {
  readonly countryCode: string;
  readonly kilometres: number;
  readonly netCents: number;
  readonly ratePercent: number;
  readonly vatCents: number;
  readonly exemption: 'foreign-group' | 'not-taxed-here' | null;
};

/** What a crew does, as the page names it. `home`: the wait that the driver spends at the depot; `break`: one that the law asks for. */
export const dutyPartKinds = ['empty-drive', 'drive', 'work', 'free', 'home', 'ferry', 'break', 'rest'] as const;
export type DutyPartKind = (typeof dutyPartKinds)[number];

export const dutyRestKinds = ['regular', 'split', 'reduced', 'two-drivers', 'beyond'] as const satisfies readonly (ShiftKind | 'beyond')[];

/** One duty of a vehicle's crew, in order and without gaps from its start (an instant, ISO 8601 UTC). Minutes. */
export type CrewDuty = {
  readonly start: string;
  readonly drivers: 1 | 2;
  readonly parts: readonly { readonly kind: DutyPartKind; readonly minutes: number }[];
  readonly restKind: (typeof dutyRestKinds)[number];
  /** The standstill after it; null after the last duty. */
  readonly restMinutes: number | null;
};

/** A rule of driving and rest at the duty that comes closest to it. `duty` is an index, null for the whole tour. Minutes. */
export type CrewCheck = {
  readonly rule: LimitKey;
  readonly article: string;
  readonly drivers: 1 | 2;
  readonly duty: number | null;
  readonly sense: 'at-most' | 'at-least';
  readonly limitMinutes: number;
  readonly actualMinutes: number;
  /** The plan comes so close to it that another half hour may cost a driver. */
  readonly binds: boolean;
};

export type DriverCrew = {
  readonly drivers: number;
  readonly overnights: number;
  readonly breaksMinutes: number;
  readonly drivingMinutes: number;
  readonly dutyMinutes: number;
  /**
   * How the vehicle with the largest crew is driven; the others drive the same trip. Absent where it is driven like the quote's first option,
   * and in quotes made before it was kept.
   */
  readonly duties?: readonly CrewDuty[];
  /** Beside `duties`: the rules that everyone asks about, and every other that binds. */
  readonly checks?: readonly CrewCheck[];
};

export const waitingModes = ['with-group', 'goes-home'] as const;
/** What the coach does during a long wait: it stays, or drives home and back, whichever is the cheaper lawful one. */
export type WaitingMode = (typeof waitingModes)[number];

/** One vehicle choice with its whole price. `netCents` = Σ lines = Σ VAT bases; `totalCents` = net + VAT. */
export type QuoteOption = {
  readonly key: OptionKey;
  readonly vehicles: readonly FleetKey[];
  readonly seats: number;
  /** Beside `vehicles`: the seats of each. Absent in quotes made before a type had sizes. */
  readonly vehicleSeats?: readonly number[];
  /** `goes-home` where any of the vehicles does. Absent where no wait is long enough to ask, and in older quotes. */
  readonly waiting?: WaitingMode;
  readonly crew: DriverCrew;
  readonly lines: readonly PriceLine[];
  readonly vat: readonly VatLine[];
  readonly netCents: number;
  readonly vatCents: number;
  readonly totalCents: number;
};

/** A given quote: fixed once made (specification 4, product.md "States"). */
export type Quote = {
  readonly options: readonly QuoteOption[];
  readonly chosen: OptionKey;
  readonly kilometres: number;
  readonly emptyKilometres: number;
  readonly estimated: boolean;
  /** Instants, ISO 8601 UTC. */
  readonly madeAt: string;
  readonly validUntil: string;
  readonly rateCard: string;
  /** Stops that are priced although their times leave somewhat too little for the road; absent where there are none, and in older quotes. */
  readonly tightStops?: readonly TightStop[];
};

/**
 * Why a machine should not price this itinerary; it becomes a request to a person. `island`: the group stays on land, but our own coaches
 * would need a ferry to get there.
 */
export const personReasons = ['ferry', 'island', 'no-road', 'beyond-driving-rules', 'too-long', 'no-vehicle', 'wheelchairs'] as const;
export type PersonReason = (typeof personReasons)[number];
