import type { Coordinates } from '#domain/itinerary/itinerary.ts';
import { parseNumber, parseTable } from '../../gazetteer/table.ts';
import type { RoadRouter } from '../../ports.ts';
import { waterPairRows } from './known-water-pairs.ts';

/** `off`: share of the known kilometres that the road is longer or, below zero, shorter; zero for a ferry that is as right. */
export type MeasuredPair = { readonly name: string; readonly off: number; readonly kilometres: number };

const summer = { from: '2027-07-01', until: '2027-07-02' };

/** What the router makes of each known pair of places with water in between; a pair without a road is off by everything. */
export async function measureWaterPairs(router: RoadRouter): Promise<readonly MeasuredPair[]> {
  return Promise.all(
    parseTable(waterPairRows, 6).map(async ([from = '', start = '', to = '', end = '', known = '', note = '']) => {
      const route = await router.findRoute([readPoint(start), readPoint(end)], summer);
      const leg = route.ok ? route.value.legs[0] : undefined;
      const name = `${from}–${to}`;
      if (leg === undefined) return { name, off: -1, kilometres: 0 };
      const isByFerry = note === 'ferry' && leg.hasFerry && leg.crossings.length > 0;
      return { name, off: isByFerry ? 0 : leg.kilometres / parseNumber(known) - 1, kilometres: leg.kilometres };
    }),
  );
}

/** The middle and the mean of how far the roads are off, and the pairs that are off by more than a quarter. */
export function sumUpPairs(pairs: readonly MeasuredPair[]) {
  const sizes = pairs.map(({ off }) => Math.abs(off)).toSorted((one, other) => one - other);
  return {
    median: sizes[Math.floor(sizes.length / 2)] ?? 0,
    mean: sizes.reduce((sum, size) => sum + size, 0) / Math.max(1, sizes.length),
    beyond: pairs.filter(({ off }) => Math.abs(off) > 0.25),
  };
}

function readPoint(cell: string): Coordinates {
  const [latitude = '', longitude = ''] = cell.split(' ');
  return { latitude: parseNumber(latitude), longitude: parseNumber(longitude) };
}
