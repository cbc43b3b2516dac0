import { type Dated, getInForce } from '#domain/calendar/in-force.ts';

const travelModes = ['coach', 'car', 'plane'] as const;
export type TravelMode = (typeof travelModes)[number];

type EmissionFactors = Dated & { readonly gramsAKilometre: Readonly<Record<TravelMode, number>> };

/** Greenhouse gases in CO2 equivalents per passenger and kilometre, at each mode's average occupancy. */
const emissionFactors: readonly EmissionFactors[] = [
  {
    validFrom: '2026-01-01',
    validTo: null,
    source:
      'Umweltbundesamt (TREMOD), average greenhouse gases by mode of passenger transport in Germany, reference year 2019: coach 29, car 154 (1.4 persons), plane within the country 214 g a passenger-kilometre (E: to be read again at its table before launch)',
    gramsAKilometre: { coach: 29, car: 154, plane: 214 },
  },
];

export type Emissions = {
  readonly mode: TravelMode;
  /** Kilograms of CO2 equivalents per passenger, to a tenth. */
  readonly kilograms: number;
};

/**
 * The shortest distance with flights, in kilometres as the crow flies, a road of about 250 (E: the shortest scheduled flights of our
 * countries).
 */
const shortestFlight = 200;

type Way = {
  /** All kilometres that the passenger travels. */
  readonly kilometres: number;
  /** The longest distance between two stops, as the crow flies. */
  readonly longestStretch: number;
  /** The date of the trip, `YYYY-MM-DD`. */
  readonly date: string;
};

/**
 * The emissions per passenger by coach, by car and, if the distance has flights, by plane, all for the kilometres of the road; `source` is
 * shown beside them.
 */
export function compareEmissions({ kilometres, longestStretch, date }: Way): {
  readonly emissions: readonly Emissions[];
  readonly source: string;
} {
  const { gramsAKilometre, source } = getInForce(emissionFactors, date);
  const way = Math.max(0, kilometres);
  const modes = travelModes.filter((mode) => mode !== 'plane' || longestStretch >= shortestFlight);
  return { emissions: modes.map((mode) => ({ mode, kilograms: Math.round((way * gramsAKilometre[mode]) / 100) / 10 })), source };
}
