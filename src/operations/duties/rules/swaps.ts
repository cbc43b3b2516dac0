/** Another crew that was judged and may take over, to be placed by one press. */
export type Swap = {
  readonly kind: 'driver' | 'vehicle';
  /** Who or what leaves, and the replacement. */
  readonly leaves: string;
  readonly name: string;
  readonly vehicleId: string;
  readonly driverIds: readonly string[];
};

type Choice = { readonly id: string; readonly problems: readonly unknown[] };

type Judged = {
  readonly placedVehicleId: string | null;
  readonly placedDriverIds: readonly string[];
  /** Best first, as the finder ranks them. */
  readonly drivers: readonly (Choice & { readonly name: string })[];
  readonly vehicles: readonly (Choice & { readonly plate: string })[];
};

/** Of each kind, for each who drives. */
const mostSwaps = 3;

/**
 * Who could drive in place of each driver, with the same vehicle; and which vehicles could go in place of the one that is placed, with the same
 * drivers. A driver was judged on the placed vehicle, a vehicle by itself: placing judges both once more.
 */
export function swapsOf({ placedVehicleId, placedDriverIds, drivers, vehicles }: Judged): readonly Swap[] {
  if (placedVehicleId === null || placedDriverIds.length === 0) return [];
  const free = drivers.filter(({ id, problems }) => problems.length === 0 && !placedDriverIds.includes(id)).slice(0, mostSwaps);
  const nameOf = (driverId: string) => drivers.find(({ id }) => id === driverId)?.name ?? '';
  const driverSwaps = placedDriverIds.flatMap((leaving) =>
    free.map(({ id, name }): Swap => {
      const driverIds = placedDriverIds.map((each) => (each === leaving ? id : each));
      return { kind: 'driver', leaves: nameOf(leaving), name, vehicleId: placedVehicleId, driverIds };
    }),
  );
  const leaves = vehicles.find(({ id }) => id === placedVehicleId)?.plate ?? '';
  const vehicleSwaps = vehicles
    .filter(({ id, problems }) => problems.length === 0 && id !== placedVehicleId)
    .slice(0, mostSwaps)
    .map(({ id, plate }): Swap => ({ kind: 'vehicle', leaves, name: plate, vehicleId: id, driverIds: placedDriverIds }));
  return [...driverSwaps, ...vehicleSwaps];
}
