import type { Group } from '../group.ts';

/** Forty-eight people who bring and ask for nothing. */
export function createSampleGroup(changes: Partial<Group> = {}): Group {
  const group = { passengers: 48, luggage: 'none', wheelchairPlaces: 0, occasion: null, flightNumber: '', extras: [], notes: '' } as const;
  return { ...group, babySeats: 0, childSeats: 0, boosterSeats: 0, ...changes };
}
