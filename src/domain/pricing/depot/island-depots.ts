import { type Dated, getInForce } from '#domain/calendar/in-force.ts';
import type { Coordinates } from '#domain/itinerary/itinerary.ts';
import type { RoutedItinerary } from '#domain/itinerary/routed.ts';

type Box = { readonly south: number; readonly north: number; readonly west: number; readonly east: number };

/** An island that no road leads to and that has operators of its own: a trip that begins there is driven from there, no other is. */
type Island = {
  readonly key: string;
  readonly countryCode: string;
  /** Boxes in degrees that together hold the island and no other land. */
  readonly boxes: readonly Box[];
  readonly depots: readonly { readonly name: string; readonly coordinates: Coordinates }[];
};

type IslandTable = Dated & { readonly islands: readonly Island[] };

const at = (name: string, latitude: number, longitude: number) => ({ name, coordinates: { latitude, longitude } });
const box = (south: number, north: number, west: number, east: number): Box => ({ south, north, west, east });

const islandTables: readonly IslandTable[] = [
  {
    validFrom: '2026-01-01',
    validTo: null,
    source: 'House list, 2026 (E): islands with coach operators and motorways of their own; towns near which those have their yards',
    islands: [
      { key: 'mallorca', countryCode: 'ES', boxes: [box(39.24, 39.98, 2.3, 3.5)], depots: [at('Palma de Mallorca', 39.583, 2.68)] },
      {
        key: 'tenerife',
        countryCode: 'ES',
        boxes: [box(27.98, 28.6, -16.95, -16.1)],
        depots: [at('Santa Cruz de Tenerife', 28.452, -16.28)],
      },
      { key: 'gran-canaria', countryCode: 'ES', boxes: [box(27.72, 28.19, -15.85, -15.34)], depots: [at('Las Palmas', 28.09, -15.42)] },
      {
        key: 'sicily',
        countryCode: 'IT',
        // Across the strait of Messina lies the mainland, three kilometres off.
        boxes: [box(36.64, 38.24, 12.4, 15.61), box(38.24, 38.32, 14.5, 15.66)],
        depots: [at('Palermo', 38.12, 13.35), at('Catania', 37.49, 15.06)],
      },
      {
        key: 'sardinia',
        countryCode: 'IT',
        boxes: [box(38.86, 41.28, 8.1, 9.85)],
        depots: [at('Cagliari', 39.235, 9.12), at('Sassari', 40.727, 8.56), at('Olbia', 40.92, 9.5)],
      },
      {
        key: 'corsica',
        countryCode: 'FR',
        boxes: [box(41.34, 43.03, 8.52, 9.58)],
        depots: [at('Ajaccio', 41.93, 8.74), at('Bastia', 42.69, 9.45)],
      },
    ],
  },
];

/** The depots of the island that a place lies on, for a trip that begins on a date (`YYYY-MM-DD`); none where it lies on none of ours. */
export function listIslandDepots(place: Coordinates, date: string): readonly RoutedItinerary['depot'][] {
  const island = getInForce(islandTables, date).islands.find(({ boxes }) => boxes.some((each) => isWithin(place, each)));
  return island === undefined ? [] : island.depots.map((depot) => ({ ...depot, countryCode: island.countryCode }));
}

function isWithin({ latitude, longitude }: Coordinates, { south, north, west, east }: Box): boolean {
  return latitude >= south && latitude <= north && longitude >= west && longitude <= east;
}
