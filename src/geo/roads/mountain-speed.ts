import type { Coordinates } from '#domain/itinerary/itinerary.ts';
import { noMonths } from './months.ts';
import { isInMountains } from './mountain-areas.ts';
import type { Hub, RoadEdge } from './road-network.ts';

/**
 * A coach's average speed on roads that climb and bend, in km/h with traffic: over a pass, with separate values for the high ones that
 * close in winter; on other mountain roads; and on main roads through mountains by their ratio to the straight line. Source: fitted in
 * November 2026 to the car's times of 16 alpine, Norwegian and Corsican roads as commonly known, about 10 % slower.
 */
const passSpeeds = { open: 50, high: 42 };
const mountainSpeed = 52;
const trunkSpeeds = [
  { bends: 1.3, speed: 70 },
  { bends: 1.5, speed: 60 },
  { bends: 1.8, speed: 50 },
  { bends: Infinity, speed: 48 },
];
/** The roads to and from a ferry, whose own straight line says nothing. */
const ferryRoadSpeed = 62;
const localSpeed = 46;

/** The speed that an edge allows in the mountains, or null if the distance alone determines the time. */
export function getMountainSpeed(edge: RoadEdge, [from, to]: readonly Hub[]): number | null {
  if (edge.pass !== null && edge.kind === 'mountain') return edge.pass.closed === noMonths ? passSpeeds.open : passSpeeds.high;
  if (edge.kind === 'mountain') return mountainSpeed;
  const isAmong = from !== undefined && to !== undefined && isInMountains([from]) && isInMountains([to]);
  if (!isAmong) return null;
  if (edge.kind === 'ferry') return ferryRoadSpeed;
  const bends = edge.kilometres / Math.max(1, edge.straight);
  return edge.kind === 'trunk' ? (trunkSpeeds.find((each) => bends < each.bends)?.speed ?? null) : null;
}

/** The speed on local roads between two points, or null outside the mountains. */
export function getLocalMountainSpeed(from: Coordinates, to: Coordinates): number | null {
  return isInMountains([from]) && isInMountains([to]) ? localSpeed : null;
}
