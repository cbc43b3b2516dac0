import { getModel, getVehicle } from '#domain/fleet/vehicles.ts';
import type { FleetKey } from '#domain/sites/keys.ts';

/** The scale of all our vehicles: so many units of a drawing are a metre. */
export const unitsPerMetre = 30;

/** A vehicle in units of a drawing, its rear at 0. */
export type VehicleShape = {
  readonly kind: 'coach' | 'van';
  readonly length: number;
  readonly height: number;
  readonly decks: 1 | 2;
  /** Distance of each wheel's middle from the rear. */
  readonly wheels: readonly number[];
  /** Where the door in its middle begins; null for one with a door at the front only. */
  readonly middleDoor: number | null;
  /** Painted dark with lit windows. */
  readonly night: boolean;
};

/** How many metres the axles stand from the rear, and the last from the front. */
type Build = Pick<VehicleShape, 'kind'> & { readonly rear: readonly number[]; readonly overhang: number };

const builds = {
  taxiBus: { kind: 'van', rear: [1.1], overhang: 0.95 },
  minibus: { kind: 'van', rear: [1.9], overhang: 1.05 },
  midibus: { kind: 'coach', rear: [2.4], overhang: 2.4 },
  coachHire: { kind: 'coach', rear: [3.3], overhang: 2.8 },
  doubleDecker: { kind: 'coach', rear: [2.3, 3.7], overhang: 2.8 },
  specialBus: { kind: 'coach', rear: [3.2], overhang: 2.8 },
} as const satisfies Record<FleetKey, Build>;

/** Longer than this a coach needs a third axle, as Directive 96/53/EC has it for more than 13.5 metres. */
const longestOnTwoAxles = 13.5;

/** The vehicle of a type with so many seats, at its true length. */
export function shapeOf(fleet: FleetKey, seats?: number): VehicleShape {
  const { metres } = getModel(getVehicle(fleet), seats);
  const build: Build = builds[fleet];
  const rear = metres.length > longestOnTwoAxles && build.rear.length === 1 ? [2.4, 3.8] : build.rear;
  const wheels = [...rear, metres.length - build.overhang].map(toUnits);
  const hasMiddleDoor = metres.length > 11;
  return {
    kind: build.kind,
    length: toUnits(metres.length),
    height: toUnits(metres.height),
    decks: fleet === 'doubleDecker' ? 2 : 1,
    wheels,
    middleDoor: hasMiddleDoor ? toUnits((rear.at(-1) ?? 0) + 0.75) : null,
    night: fleet === 'specialBus',
  };
}

function toUnits(metres: number): number {
  return Math.round(metres * unitsPerMetre);
}
