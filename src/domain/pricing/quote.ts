import type { FleetKey } from '#domain/sites/keys.ts';

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
] as const;
export type PriceLineKind = (typeof priceLineKinds)[number];

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

export type DriverCrew = {
  readonly drivers: number;
  readonly overnights: number;
  readonly breaksMinutes: number;
  readonly drivingMinutes: number;
  readonly dutyMinutes: number;
};

/** One vehicle choice with its whole price. `netCents` = Σ lines = Σ VAT bases; `totalCents` = net + VAT. */
export type QuoteOption = {
  readonly key: OptionKey;
  readonly vehicles: readonly FleetKey[];
  readonly seats: number;
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
};

/** Why a machine should not price this itinerary; it becomes a request to a person. */
export const personReasons = ['ferry', 'no-road', 'beyond-driving-rules', 'too-long', 'no-vehicle', 'wheelchairs'] as const;
export type PersonReason = (typeof personReasons)[number];
