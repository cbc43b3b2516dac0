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
  /** ISO alpha-2 of the country whose price level and seasons apply. */
  readonly country: string;
  readonly leadHours: number;
  /** Local date of the first departure. */
  readonly date: string;
  /** A timetable for which the coach would be later than this is unlawful. */
  readonly mostLateMinutes: number;
  /** If the breaks of one driver would delay a departure by more, two drivers are used. */
  readonly mostBreakLateMinutes: number;
  /** {@link departureMinutes} of the itinerary. */
  readonly departures: readonly (number | null)[];
  /** The timetable with the coach waiting at every stop. */
  readonly timetable: DutyTimetable;
  /** The waits during which the coach may go to the depot. */
  readonly homeWaits: readonly HomeWait[];
};

/** A planned way of driving the trip. */
export type Driven = {
  readonly plan: DriverPlan;
  readonly timetable: DutyTimetable;
  readonly kilometres: CountryKilometres;
};

/** One vehicle on the trip, with its own crew and price. It keeps the rules and the times. */
export type PricedVehicle = Driven & {
  readonly trip: BilledTrip;
  readonly lines: readonly PriceLine[];
  readonly netCents: number;
  /** The stops whose wait it spends at the depot. */
  readonly returnsToDepot: readonly number[];
};

/** Null if the vehicle cannot keep the rules and the times. */
export type VehiclePrices = (offer: VehicleOffer) => PricedVehicle | null;
