import type { Assignment } from '#domain/trip/trip.ts';

/** The crew of one vehicle before and after an act; empty for nobody. */
export type CrewChange = { readonly vehicleIndex: number; readonly before: string; readonly after: string };

type Placed = { readonly vehicleIndex: number; readonly lines: readonly Assignment[] };

/**
 * The crew of each vehicle of a trip in one line: `Jan, Piet · 12-BRX-4`; a partner's crew with the partner's name. Omits vehicles without
 * a crew.
 */
export function describeCrews(placements: readonly Placed[]): ReadonlyMap<number, string> {
  const byVehicle = Map.groupBy(placements, ({ vehicleIndex }) => vehicleIndex);
  return new Map(
    [...byVehicle].map(([vehicleIndex, placed]) => {
      const byCoach = Map.groupBy(
        placed.flatMap(({ lines }) => lines),
        ({ vehicle, operator = '' }) => [operator, vehicle].filter((part) => part !== '').join(' · '),
      );
      const crews = [...byCoach].map(([coach, lines]) => {
        const names = [...new Set(lines.map(({ driverName }) => driverName))].filter((name) => name !== '').join(', ');
        return [names, coach].filter((part) => part !== '').join(' · ');
      });
      return [vehicleIndex, crews.join(' / ')] as const;
    }),
  );
}
