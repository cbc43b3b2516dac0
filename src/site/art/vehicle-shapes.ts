import { getModel, getVehicle } from '#domain/fleet/vehicles.ts';
import type { FleetKey } from '#domain/sites/keys.ts';

/** The scale of all our vehicles: drawing units a metre. */
export const unitsPerMetre = 30;

/** A vehicle in drawing units, its rear at 0. */
export type VehicleShape = {
  readonly kind: 'coach' | 'van';
  readonly length: number;
  readonly height: number;
  readonly decks: 1 | 2;
  /** Distance of each wheel's centre from the rear. */
  readonly wheels: readonly number[];
  /** The start of its middle door; null where the only door is at the front. */
  readonly middleDoor: number | null;
  /** Painted dark with lit windows. */
  readonly night: boolean;
};

/** The distances of the axles from the rear, and of the last from the front, in metres. */
type Build = Pick<VehicleShape, 'kind'> & { readonly rear: readonly number[]; readonly overhang: number };

const builds = {
  taxiBus: { kind: 'van', rear: [1.1], overhang: 0.95 },
  minibus: { kind: 'van', rear: [1.9], overhang: 1.05 },
  midibus: { kind: 'coach', rear: [2.4], overhang: 2.4 },
  coachHire: { kind: 'coach', rear: [3.3], overhang: 2.8 },
  doubleDecker: { kind: 'coach', rear: [2.3, 3.7], overhang: 2.8 },
  specialBus: { kind: 'coach', rear: [3.2], overhang: 2.8 },
} as const satisfies Record<FleetKey, Build>;

/** Longer coaches need a third axle (Directive 96/53/EC: more than 13.5 metres). */
const longestOnTwoAxles = 13.5;

/** The vehicle of a type with that many seats, at its true length. */
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
