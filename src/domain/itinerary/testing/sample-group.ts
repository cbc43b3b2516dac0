import type { Group } from '../group.ts';

/** Forty-eight people without luggage or wishes. */
export function createSampleGroup(changes: Partial<Group> = {}): Group {
  const group = { passengers: 48, luggage: 'none', wheelchairPlaces: 0, occasion: null, flightNumber: '', extras: [], notes: '' } as const;
  return { ...group, babySeats: 0, childSeats: 0, boosterSeats: 0, ...changes };
}
