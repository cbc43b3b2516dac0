import type { GridRow } from './board.ts';

export type Crew = { readonly vehicleId: string; readonly driverIds: string };

type Found = {
  readonly crewSize: number;
  readonly vehicleId: string | null;
  readonly placedDriverIds: readonly string[];
  readonly drivers: readonly { readonly id: string; readonly problems: readonly unknown[] }[];
};

/**
 * Driver and vehicle change separately. On a driver's row the duties get that driver and keep their vehicle, replacing the driver of the
 * lifted bar (`from`), so that a second driver stays. On a vehicle's row they get that vehicle and keep their drivers. An open duty gets
 * the vehicle that the driver was checked with, or the first eligible drivers. Null if the row can be given nothing.
 */
export function crewFor({ id, kind }: Pick<GridRow, 'id' | 'kind'>, found: Found, from: string | null = null): Crew | null {
  const { crewSize, vehicleId, placedDriverIds, drivers } = found;
  const lawful = drivers.filter(({ problems }) => problems.length === 0).map((driver) => driver.id);
  if (kind === 'partner' || kind === 'depot') return null;
  if (kind === 'vehicle') {
    const crew = placedDriverIds.length > 0 ? placedDriverIds : lawful.slice(0, crewSize);
    return { vehicleId: id, driverIds: crew.join(',') };
  }
  if (vehicleId === null) return null;
  if (placedDriverIds.includes(id)) return { vehicleId, driverIds: placedDriverIds.join(',') };
  const leaves = from !== null && placedDriverIds.includes(from) ? from : placedDriverIds[0];
  const stay = placedDriverIds.filter((each) => each !== leaves);
  const others = [...stay, ...lawful.filter((each) => each !== id && each !== leaves && !stay.includes(each))];
  return { vehicleId, driverIds: [id, ...others.slice(0, crewSize - 1)].join(',') };
}
