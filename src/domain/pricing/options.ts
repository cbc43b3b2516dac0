import type { DriverPlan } from '#domain/driving-time/plan-drivers.ts';
import type { VehicleChoice } from '#domain/fleet/choose-vehicles.ts';
import { sumCents } from '#domain/money/money.ts';
import type { FleetKey } from '#domain/sites/keys.ts';
import type { BilledTrip } from './billed-trip.ts';
import type { DriverCrew, OptionKey, PriceLine, QuoteOption } from './quote.ts';
import { splitVat, type VatQuestion } from './vat.ts';

/** One vehicle of a type on the trip, with its own crew and price. */
export type PricedVehicle = {
  readonly plan: DriverPlan;
  readonly trip: BilledTrip;
  readonly lines: readonly PriceLine[];
  readonly netCents: number;
};

export type OptionQuestion = {
  readonly key: OptionKey;
  readonly choice: VehicleChoice;
  readonly priceOf: (vehicle: FleetKey) => PricedVehicle;
  readonly vat: Omit<VatQuestion, 'netCents'>;
};

/**
 * An option with its whole price. Vehicles of one type share their lines, with quantities and amounts for all of them. The net price
 * is the sum of the lines and of the VAT bases; the total is net and VAT.
 */
export function createOption({ key, choice, priceOf, vat: vatQuestion }: OptionQuestion): QuoteOption {
  const types = [...new Set(choice.vehicles)];
  const lines = types.flatMap((type) => {
    const count = choice.vehicles.filter((vehicle) => vehicle === type).length;
    return priceOf(type).lines.map((line) => multiplyLine(line, count));
  });
  const netCents = sumCents(lines.map(({ amountCents }) => amountCents));
  const vat = splitVat({ ...vatQuestion, netCents });
  const vatCents = sumCents(vat.map((line) => line.vatCents));
  return {
    key,
    vehicles: choice.vehicles,
    seats: choice.seats,
    crew: crewOf(choice.vehicles.map(priceOf)),
    lines,
    vat,
    netCents,
    vatCents,
    totalCents: netCents + vatCents,
  };
}

function multiplyLine(line: PriceLine, count: number): PriceLine {
  const quantity = line.unit === 'percent' ? line.quantity : line.quantity * count;
  return { ...line, quantity, amountCents: line.amountCents * count };
}

/** Drivers and their nights of all vehicles together; the times are those of the slowest vehicle, for they drive the same trip. */
function crewOf(vehicles: readonly PricedVehicle[]): DriverCrew {
  const total = (countOf: (vehicle: PricedVehicle) => number) => vehicles.reduce((sum, vehicle) => sum + countOf(vehicle), 0);
  const longest = (minutesOf: (plan: DriverPlan) => number) => Math.max(0, ...vehicles.map(({ plan }) => minutesOf(plan)));
  return {
    drivers: total(({ plan }) => plan.drivers),
    overnights: total(({ plan, trip }) => plan.drivers * trip.nights),
    breaksMinutes: longest(({ breaksMinutes }) => breaksMinutes),
    drivingMinutes: longest(({ drivingMinutes }) => drivingMinutes),
    dutyMinutes: longest(({ dutyMinutes }) => dutyMinutes),
  };
}
