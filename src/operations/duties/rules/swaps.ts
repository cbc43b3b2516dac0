/** Another crew that was judged and may take over, to be placed by one press. */
export type Swap = {
  readonly kind: 'driver' | 'vehicle';
  /** Who or what leaves, empty where nobody drives yet; and who or what comes instead. */
  readonly leaves: string;
  readonly name: string;
  readonly vehicleId: string;
  readonly driverIds: readonly string[];
  /** The driver who would come: whom to call, and the last call without an answer. Null for a vehicle. */
  readonly comes: {
    readonly driverId: string;
    readonly phone: string;
    readonly unanswered: { readonly at: string; readonly by: string } | null;
  } | null;
};

type Choice = { readonly id: string; readonly problems: readonly unknown[] };

type DriverChoice = Choice & {
  readonly name: string;
  readonly phone: string;
  readonly unanswered: { readonly at: string; readonly by: string } | null;
};

type Judged = {
  readonly placedVehicleId: string | null;
  readonly placedDriverIds: readonly string[];
  /** The vehicle on which the drivers were judged. */
  readonly vehicleId: string | null;
  readonly crewSize: 1 | 2;
  /** Best first, as the finder ranks them. */
  readonly drivers: readonly DriverChoice[];
  readonly vehicles: readonly (Choice & { readonly plate: string })[];
};

/** Of each kind, for each who drives. */
const mostSwaps = 3;

/**
 * Who could drive in place of each driver, with the same vehicle; and which vehicles could go in place of the one that is placed, with the same
 * drivers. Where nobody drives yet: who may, with the vehicle that the finder chose. A driver was judged on that vehicle, a vehicle by itself:
 * placing judges both once more.
 */
export function swapsOf(judged: Judged): readonly Swap[] {
  const { placedVehicleId, placedDriverIds, drivers, vehicles } = judged;
  const free = drivers.filter(({ id, problems }) => problems.length === 0 && !placedDriverIds.includes(id)).slice(0, mostSwaps);
  if (placedVehicleId === null || placedDriverIds.length === 0) return firstCrews(judged, free);
  const nameOf = (driverId: string) => drivers.find(({ id }) => id === driverId)?.name ?? '';
  const driverSwaps = placedDriverIds.flatMap((leaving) =>
    free.map((driver) => {
      const driverIds = placedDriverIds.map((each) => (each === leaving ? driver.id : each));
      return byDriver(driver, { leaves: nameOf(leaving), vehicleId: placedVehicleId, driverIds });
    }),
  );
  const leaves = vehicles.find(({ id }) => id === placedVehicleId)?.plate ?? '';
  const vehicleSwaps = vehicles
    .filter(({ id, problems }) => problems.length === 0 && id !== placedVehicleId)
    .slice(0, mostSwaps)
    .map(({ id, plate }): Swap => ({ kind: 'vehicle', leaves, name: plate, vehicleId: id, driverIds: placedDriverIds, comes: null }));
  return [...driverSwaps, ...vehicleSwaps];
}

/** One driver cannot take what needs two: such a crew is chosen in the finder. */
function firstCrews({ vehicleId, vehicles, crewSize }: Judged, free: readonly DriverChoice[]): readonly Swap[] {
  const mayGo = vehicles.some(({ id, problems }) => id === vehicleId && problems.length === 0);
  if (vehicleId === null || crewSize === 2 || !mayGo) return [];
  return free.map((driver) => byDriver(driver, { leaves: '', vehicleId, driverIds: [driver.id] }));
}

function byDriver({ id, name, phone, unanswered }: DriverChoice, crew: Pick<Swap, 'leaves' | 'vehicleId' | 'driverIds'>): Swap {
  return { kind: 'driver', name, ...crew, comes: { driverId: id, phone, unanswered } };
}
