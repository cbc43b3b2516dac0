import type { FleetKey } from '#domain/sites/keys.ts';

export type VehicleShape = {
  readonly kind: 'coach' | 'van';
  readonly length: number;
  readonly height: number;
  readonly decks: 1 | 2;
  /** Distance of each wheel's middle from the rear. */
  readonly wheels: readonly number[];
  /** Painted dark with lit windows. */
  readonly night: boolean;
};

/** Proportions after real vehicles: 1 metre is about 29 units. */
export const vehicleShapes = {
  taxiBus: { kind: 'van', length: 196, height: 76, decks: 1, wheels: [40, 150], night: false },
  minibus: { kind: 'van', length: 248, height: 98, decks: 1, wheels: [54, 200], night: false },
  midibus: { kind: 'coach', length: 280, height: 106, decks: 1, wheels: [66, 206], night: false },
  coachHire: { kind: 'coach', length: 372, height: 114, decks: 1, wheels: [78, 118, 292], night: false },
  doubleDecker: { kind: 'coach', length: 384, height: 152, decks: 2, wheels: [78, 118, 304], night: false },
  specialBus: { kind: 'coach', length: 348, height: 114, decks: 1, wheels: [72, 270], night: true },
} as const satisfies Record<FleetKey, VehicleShape>;
