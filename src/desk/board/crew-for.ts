import type { GridRow } from './board.ts';

export type Crew = { readonly vehicleId: string; readonly driverIds: string };

type Found = {
  readonly crewSize: number;
  readonly vehicleId: string | null;
  readonly placedDriverIds: readonly string[];
  readonly drivers: readonly { readonly id: string; readonly problems: readonly unknown[] }[];
};

/** A driver is given the vehicle that was judged with him; a vehicle the crew that has the duties, else the first who may. */
export function crewFor({ id, kind }: Pick<GridRow, 'id' | 'kind'>, found: Found): Crew | null {
  const { crewSize, vehicleId, placedDriverIds, drivers } = found;
  const lawful = drivers.filter(({ problems }) => problems.length === 0).map((driver) => driver.id);
  if (kind === 'partner' || kind === 'yard') return null;
  if (kind === 'vehicle') {
    const crew = placedDriverIds.length > 0 ? placedDriverIds : lawful.slice(0, crewSize);
    return { vehicleId: id, driverIds: crew.join(',') };
  }
  const others = lawful.filter((each) => each !== id).slice(0, crewSize - 1);
  return vehicleId === null ? null : { vehicleId, driverIds: [id, ...others].join(',') };
}
