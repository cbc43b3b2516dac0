import { type Dated, getInForce } from '#domain/calendar/in-force.ts';
import type { Quote, QuoteOption } from '#domain/pricing/quote/quote.ts';
import type { FleetKey } from '#domain/sites/keys.ts';

type VehicleCost = { readonly dayCents: number; readonly kilometreCents: number };

type CostRates = Dated & {
  readonly vehicles: Readonly<Record<FleetKey, VehicleCost>>;
  readonly driverHourCents: number;
  readonly overnightCents: number;
  /** Below the minimum one person may not sell alone; the target is what we want to earn. Percent of the net price. */
  readonly minimumPercent: number;
  readonly targetPercent: number;
};

const costRates: readonly CostRates[] = [
  {
    validFrom: '2026-01-01',
    validTo: null,
    source:
      'Estimate of the house: vehicle and kilometre at three quarters of the rate card of November 2026, a driver’s hour with the employer’s part of it, a room; no books of the company are known here',
    vehicles: {
      taxiBus: { dayCents: 3_800, kilometreCents: 34 },
      minibus: { dayCents: 6_800, kilometreCents: 52 },
      midibus: { dayCents: 9_800, kilometreCents: 68 },
      coachHire: { dayCents: 16_500, kilometreCents: 94 },
      doubleDecker: { dayCents: 24_800, kilometreCents: 128 },
      specialBus: { dayCents: 22_500, kilometreCents: 105 },
    },
    driverHourCents: 3_400,
    overnightCents: 9_000,
    minimumPercent: 8,
    targetPercent: 22,
  },
];

/** What remains of a net price. Cents; percent of the net price, with one decimal. */
export type Margin = {
  readonly costCents: number;
  readonly marginCents: number;
  readonly percent: number;
  readonly minimumPercent: number;
  readonly targetPercent: number;
};

type Driven = {
  readonly quote: Pick<Quote, 'kilometres' | 'emptyKilometres'>;
  readonly option: Pick<QuoteOption, 'vehicles' | 'crew' | 'lines' | 'netCents'>;
  /** Calendar days of the trip, at least one. */
  readonly days: number;
  /** `YYYY-MM-DD`, the date of the trip. */
  readonly date: string;
};

/** What a trip costs us by our own estimate, in cents: vehicles by day and kilometre, drivers by hour, rooms, tolls and crossings. */
export function estimateCost({ quote, option: { vehicles, crew, lines }, days, date }: Driven): number {
  const rates = getInForce(costRates, date);
  const kilometres = quote.kilometres + quote.emptyKilometres;
  const ofVehicles = vehicles.reduce((sum, key) => {
    const { dayCents, kilometreCents } = rates.vehicles[key];
    return sum + dayCents * days + kilometreCents * kilometres;
  }, 0);
  const ofDrivers = (Math.max(crew.drivers, vehicles.length) * crew.dutyMinutes * rates.driverHourCents) / 60;
  const passedOn = lines.filter(({ kind, included }) => included && (kind === 'tolls' || kind === 'crossing'));
  const ofRoad = passedOn.reduce((sum, { amountCents }) => sum + amountCents, 0);
  return Math.round(ofVehicles + ofDrivers + crew.overnights * rates.overnightCents + ofRoad);
}

/** The margin of a net price over the cost of the trip: our estimate, or the price of the partner that drives it. */
export function findMargin(driven: Driven, costCents = estimateCost(driven)): Margin {
  const { minimumPercent, targetPercent } = getInForce(costRates, driven.date);
  const { netCents } = driven.option;
  const marginCents = netCents - costCents;
  const percent = netCents === 0 ? 0 : Math.round((marginCents / netCents) * 1_000) / 10;
  return { costCents, marginCents, percent, minimumPercent, targetPercent };
}
