import { type FleetKey, fleetKeys } from '#domain/sites/keys.ts';

/** Names of the pictures in mails: the country's skyline by day and by night, and each vehicle. */
export const pictureRoles = ['mark', 'strip-day', 'strip-night', ...fleetKeys.map((key) => `vehicle-${key}` as const)] as const;
export type PictureRole = (typeof pictureRoles)[number];

const mostVehicles = 2;

/** For the vehicles of a trip, each kind once. */
export function vehiclePicturesOf(vehicles: readonly FleetKey[]): readonly PictureRole[] {
  return [...new Set(vehicles)].slice(0, mostVehicles).map((vehicle) => `vehicle-${vehicle}` as const);
}
