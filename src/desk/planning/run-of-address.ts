import type { Params } from 'react-router';

/**
 * The vehicle of a trip that an address names from 1, counted from 0 as the desk's functions do. An invalid number gives a vehicle that no
 * trip has.
 */
export function runOfAddress({ reference = '', vehicle = '' }: Params): { readonly reference: string; readonly vehicle: string } {
  return { reference, vehicle: /^[1-9]\d?$/.test(vehicle) ? String(Number(vehicle) - 1) : '99' };
}
