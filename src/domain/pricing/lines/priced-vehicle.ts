import type { DriverPlan } from '#domain/driving-time/plan-drivers.ts';
import type { VehicleOffer } from '#domain/fleet/seating.ts';
import type { Group } from '#domain/itinerary/group.ts';
import type { Itinerary } from '#domain/itinerary/itinerary.ts';
import type { RoutedItinerary } from '#domain/itinerary/routed.ts';
import type { PriceLine } from '#domain/pricing/lines/price-line.ts';
import type { BilledTrip } from '../billing/billed-trip.ts';
import type { DutyTimetable } from '../billing/duty-events.ts';
import type { HomeWait } from '../depot/returns-to-depot.ts';
import type { CountryKilometres } from '../vat/vat.ts';
import type { PriceTables } from './price-extras.ts';

export type PricingTrip = {
  readonly itinerary: Itinerary;
  readonly routed: RoutedItinerary;
  readonly group: Group;
  readonly tables: PriceTables;
  /** ISO alpha-2 of the country whose price level and seasons hold. */
  readonly country: string;
  readonly leadHours: number;
  /** Local date of the first departure. */
  readonly date: string;
  /** A timetable that the coach would miss by more is not lawful. */
  readonly mostLateMinutes: number;
  /** Where the breaks of one driver would make a departure later, two drive. */
  readonly mostBreakLateMinutes: number;
  /** {@link departureMinutes} of the itinerary. */
  readonly departures: readonly (number | null)[];
  /** The timetable with the coach waiting wherever the group waits. */
  readonly timetable: DutyTimetable;
  /** The waits during which the coach may go home. */
  readonly homeWaits: readonly HomeWait[];
};

/** A way of driving the trip, planned. */
export type Driven = {
  readonly plan: DriverPlan;
  readonly timetable: DutyTimetable;
  readonly kilometres: CountryKilometres;
};

/** One vehicle on the trip, with its own crew and price; it can be driven within the rules and the times. */
export type PricedVehicle = Driven & {
  readonly trip: BilledTrip;
  readonly lines: readonly PriceLine[];
  readonly netCents: number;
  /** The stops whose wait it spends at home. */
  readonly returnsToDepot: readonly number[];
};

/** Null where the vehicle cannot be driven within the rules and the times. */
export type VehiclePrices = (offer: VehicleOffer) => PricedVehicle | null;
