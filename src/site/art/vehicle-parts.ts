/** The lowest point of a vehicle's body above the road. */
export const floor = -9;

export const wheelRadius = { coach: 15, van: 11 } as const;

export function round(value: number): number {
  return Math.round(value * 10) / 10;
}
