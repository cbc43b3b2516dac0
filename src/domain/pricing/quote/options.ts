import type { DriverPlan } from '#domain/driving-time/plan-drivers.ts';
import type { VehicleChoice } from '#domain/fleet/choose-vehicles.ts';
import type { VehicleOffer } from '#domain/fleet/seating.ts';
import { sumCents } from '#domain/money/money.ts';
import type { PriceLine } from '#domain/pricing/lines/price-line.ts';
import { countRooms } from '../lines/price-extras.ts';
import { sumLines } from '../lines/price-lines.ts';
import type { PricedVehicle, VehiclePrices } from '../lines/priced-vehicle.ts';
import { splitVat, type VatInput } from '../vat/vat.ts';
import type { describePlans } from './crew-plan.ts';
import type { DriverCrew, OptionKey, QuoteOption } from './quote.ts';

export type OptionInput = {
  readonly key: OptionKey;
  readonly choice: VehicleChoice;
  readonly priceOf: VehiclePrices;
  readonly vat: Omit<VatInput, 'netCents' | 'kilometres'>;
  /** Whether the coach could spend a wait at the depot. */
  readonly mayGoHome: boolean;
  readonly describePlan: ReturnType<typeof describePlans>;
  /** What the group pays once, whatever vehicles carry it. */
  readonly groupLines: readonly PriceLine[];
};

/**
 * An option with its whole price. Vehicles with the same type, size and trailer share their lines, with the quantities and amounts of all
 * of them. The net price is the sum of the lines, and of the VAT bases; the total is net plus VAT. VAT follows the road of the largest
 * vehicle.
 */
export function createOption({ key, choice, priceOf, vat: vatQuestion, mayGoHome, describePlan, ...input }: OptionInput): QuoteOption {
  const vehicles = choice.offers.flatMap((offer) => priceOf(offer) ?? []);
  const ofVehicles = countAlike(choice.offers).flatMap(([offer, count]) =>
    (priceOf(offer)?.lines ?? []).map((line) => multiplyLine(line, count)),
  );
  const lines = [...ofVehicles, ...input.groupLines];
  const netCents = sumLines(lines);
  const vat = splitVat({ ...vatQuestion, netCents, kilometres: vehicles[0]?.kilometres ?? {} });
  const vatCents = sumCents(vat.map((line) => line.vatCents));
  const goesHome = vehicles.some(({ returnsToDepot }) => returnsToDepot.length > 0);
  return {
    key,
    vehicles: choice.vehicles,
    seats: choice.seats,
    vehicleSeats: choice.offers.map(({ model }) => model.seats),
    ...(mayGoHome ? { waiting: goesHome ? 'goes-home' : 'with-group' } : {}),
    crew: { ...crewOf(vehicles), ...planOf(vehicles, describePlan) },
    lines,
    vat,
    netCents,
    vatCents,
    totalCents: netCents + vatCents,
  };
}

function countAlike(offers: readonly VehicleOffer[]): (readonly [VehicleOffer, number])[] {
  const isAlike = (first: VehicleOffer, second: VehicleOffer) => first.model === second.model && first.hasTrailer === second.hasTrailer;
  const different = offers.filter((offer, index) => offers.findIndex((other) => isAlike(other, offer)) === index);
  return different.map((offer) => [offer, offers.filter((other) => isAlike(other, offer)).length]);
}

function multiplyLine(line: PriceLine, count: number): PriceLine {
  const quantity = line.unit === 'percent' ? line.quantity : line.quantity * count;
  return { ...line, quantity, amountCents: line.amountCents * count };
}

/** Drivers and driver nights of all vehicles. The times are those of the slowest vehicle, because all drive the same trip. */
function crewOf(vehicles: readonly PricedVehicle[]): DriverCrew {
  const total = (countOf: (vehicle: PricedVehicle) => number) => vehicles.reduce((sum, vehicle) => sum + countOf(vehicle), 0);
  const longest = (minutesOf: (plan: DriverPlan) => number) => Math.max(0, ...vehicles.map(({ plan }) => minutesOf(plan)));
  return {
    drivers: total(({ plan }) => plan.drivers),
    overnights: total(({ trip }) => countRooms(trip).nights),
    breaksMinutes: longest(({ breaksMinutes }) => breaksMinutes),
    drivingMinutes: longest(({ drivingMinutes }) => drivingMinutes),
    dutyMinutes: longest(({ dutyMinutes }) => dutyMinutes),
  };
}

/** The plan to explain: of the vehicle with the largest crew, and among those the one that takes longest. */
function planOf(
  vehicles: readonly PricedVehicle[],
  describePlan: OptionInput['describePlan'],
): Pick<DriverCrew, 'duties' | 'checks' | 'stopTimes'> {
  const [hardest] = vehicles.toSorted(
    ({ plan: first }, { plan: second }) => second.drivers - first.drivers || second.dutyMinutes - first.dutyMinutes,
  );
  return hardest ? describePlan(hardest) : {};
}
