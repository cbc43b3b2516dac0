import type { Coordinates } from '#domain/itinerary/itinerary.ts';

/**
 * Areas where a straight line crosses ridges and fjords without a road: boxes in degrees, drawn generously. Source: general knowledge,
 * 2026-11.
 */
const mountainAreas = [
  { name: 'Central and Eastern Alps', south: 45.75, north: 47.7, west: 6.4, east: 14.8 },
  { name: 'Western Alps', south: 43.9, north: 46, west: 5.8, east: 7.4 },
  { name: 'Pyrenees', south: 42.1, north: 43.05, west: -1.2, east: 2.6 },
  { name: 'Southern Norway', south: 58.5, north: 61, west: 4, east: 11.2 },
  { name: 'Middle Norway', south: 61, north: 64, west: 4, east: 12.3 },
  { name: 'Northern Norway', south: 64, north: 71.5, west: 9, east: 16 },
  { name: 'Finnmark', south: 68, north: 71.5, west: 16, east: 31.5 },
  { name: 'Scottish Highlands', south: 55.9, north: 58.7, west: -7, east: -3.6 },
  { name: 'Tatras and Beskids', south: 48.6, north: 49.45, west: 18.7, east: 20.6 },
  { name: 'Southern Carpathians', south: 45.1, north: 45.75, west: 22.8, east: 25.8 },
  { name: 'Dinaric Alps', south: 41.5, north: 45.2, west: 15.5, east: 20.6 },
  { name: 'Abruzzo', south: 41.6, north: 42.9, west: 13.1, east: 13.8 },
  { name: 'Serranía de Ronda', south: 36.55, north: 36.9, west: -5.5, east: -4.98 },
  { name: 'Sierra Nevada', south: 36.88, north: 37.15, west: -3.45, east: -2.9 },
  { name: 'Picos de Europa', south: 43.05, north: 43.33, west: -5.15, east: -4.5 },
  { name: 'Vercors and Chartreuse', south: 44.85, north: 45.45, west: 5.35, east: 5.65 },
  { name: 'White Mountains', south: 35.15, north: 35.4, west: 23.8, east: 24.3 },
  { name: 'Gran Canaria', south: 27.84, north: 28.05, west: -15.8, east: -15.5 },
  { name: 'Madeira', south: 32.7, north: 32.9, west: -17.3, east: -16.8 },
  { name: 'Corsica and Sardinia', south: 39.7, north: 43, west: 8.6, east: 9.5 },
];

/** Whether one of the points is in the mountains. */
export function isInMountains(points: readonly Coordinates[]): boolean {
  return points.some(({ latitude, longitude }) =>
    mountainAreas.some(({ south, north, west, east }) => latitude >= south && latitude <= north && longitude >= west && longitude <= east),
  );
}
