import { type Dated, getInForce } from '#domain/calendar/in-force.ts';

type Range = { readonly least: number; readonly most: number };

type Bounds = Dated & {
  /** Cents including VAT: per vehicle and day, per seat and day, per kilometre with and without the group. */
  readonly vehicleDay: Range;
  readonly seatDay: Range;
  readonly kilometre: Range;
};

const bounds: readonly Bounds[] = [
  {
    validFrom: '2026-01-01',
    validTo: null,
    source:
      'Estimate of the house: half of the cheapest and six times the dearest day of the rate card of November 2026; wide enough for every trip, narrow enough for a slip of the decimal point',
    vehicleDay: { least: 9_000, most: 600_000 },
    seatDay: { least: 250, most: 40_000 },
    kilometre: { least: 60, most: 8_000 },
  },
];

export type JudgedPrice = {
  readonly totalCents: number;
  readonly vehicles: number;
  readonly seats: number;
  readonly days: number;
  /** With and without the group; null if the road is unknown. */
  readonly kilometres: number | null;
  /** The day of the price, `YYYY-MM-DD`. */
  readonly date: string;
};

export type Unlikely = 'vehicle-day' | 'seat-day' | 'kilometre';

/**
 * The measure by which a price is so unusual that its decimal point may be wrong; null if it is not. Short trips have a high price per
 * kilometre, so below 200 km that measure only finds prices that are too low.
 */
export function findUnlikely({ totalCents, vehicles, seats, days, kilometres, date }: JudgedPrice): Unlikely | null {
  const { vehicleDay, seatDay, kilometre } = getInForce(bounds, date);
  const isOut = (cents: number, { least, most }: Range) => cents < least || cents > most;
  if (isOut(totalCents / (vehicles * days), vehicleDay)) return 'vehicle-day';
  if (isOut(totalCents / (seats * days), seatDay)) return 'seat-day';
  if (kilometres === null || kilometres <= 0) return null;
  const most = kilometres < 200 ? Number.POSITIVE_INFINITY : kilometre.most;
  return isOut(totalCents / (vehicles * kilometres), { ...kilometre, most }) ? 'kilometre' : null;
}
