import type { Coordinates } from '#domain/itinerary/itinerary.ts';

export type FixedLink = { readonly name: string; readonly from: Coordinates; readonly to: Coordinates };

function createLink(
  name: string,
  ...[fromLatitude, fromLongitude, toLatitude, toLongitude]: readonly [number, number, number, number]
): FixedLink {
  return {
    name,
    from: { latitude: fromLatitude, longitude: fromLongitude },
    to: { latitude: toLatitude, longitude: toLongitude },
  };
}

/**
 * Bridges, dams and road tunnels that join islands of the atlas to their neighbours. The Channel tunnel is none of them: coaches
 * cross it on a train, and a person prices that. Points lie on the land at either end. Source: general knowledge, 2026-11.
 */
export const fixedLinks: readonly FixedLink[] = [
  createLink('Little Belt', 55.55, 9.65, 55.48, 9.85),
  createLink('Great Belt', 55.33, 10.7, 55.35, 11.25),
  createLink('Kalvebod', 55.65, 12.4, 55.62, 12.6),
  createLink('Öresund', 55.62, 12.6, 55.57, 13.05),
  createLink('Guldborgsund', 54.83, 11.85, 54.8, 11.6),
  createLink('Alssund', 54.92, 9.65, 54.96, 9.88),
  createLink('Fehmarnsund', 54.33, 11.02, 54.46, 11.15),
  createLink('Strelasund', 54.28, 13.03, 54.38, 13.4),
  createLink('Öland', 56.68, 16.25, 56.72, 16.65),
  createLink('Grevelingen dam', 51.66, 3.95, 51.66, 4.28),
  createLink('Zeeland bridge', 51.66, 3.9, 51.5, 3.85),
  createLink('Oléron', 45.85, -1.0, 45.92, -1.26),
  createLink('Menai', 53.17, -4.05, 53.27, -4.37),
  createLink('Skye', 57.28, -5.55, 57.25, -5.95),
  createLink('Krk', 45.28, 14.58, 45.08, 14.6),
  createLink('Chalkida', 38.38, 23.5, 38.55, 23.75),
  createLink('Lefkada', 38.88, 20.85, 38.72, 20.65),
  createLink('Bosporus', 41.08, 28.9, 41.05, 29.2),
];
