import type { Reach } from '#content/cities/figures.ts';
import type { Coordinates } from '#domain/itinerary/itinerary.ts';
import type { RoadRouter } from '#geo/ports.ts';

/** Summer, so that no pass is closed. */
export const roadsOn = { from: '2027-06-16', until: '2027-06-16' };

/** Coach minutes in steps of five, because the roads are an estimate. */
function roundMinutes(minutes: number): number {
  return Math.max(5, 5 * Math.round(minutes / 5));
}

/** By road without a ferry; null if there is none. */
export async function reach(roads: RoadRouter, from: Coordinates, to: Coordinates, name: string): Promise<Reach | null> {
  const road = await roads.findRoute([from, to], roadsOn);
  const leg = road.ok ? road.value.legs[0] : undefined;
  if (leg === undefined || leg.hasFerry) return null;
  return { name, kilometres: Math.max(1, Math.round(leg.kilometres)), minutes: roundMinutes(leg.minutes) };
}
