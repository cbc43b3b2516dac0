import { describe, expect, it } from 'vitest';
import { estimateDrive, rankCandidates, rankVehicles } from './rank-drivers.ts';

describe('vehicles for a group', () => {
  const vehicle = (name: string, kilometres: number, seats: number, problems: readonly string[] = []) => ({
    name,
    kilometres,
    seats,
    problems,
  });

  it('are sorted by distance, the smaller vehicle of a depot first, and ineligible ones last', () => {
    const ranked = rankVehicles([
      vehicle('far and small', 410, 30),
      vehicle('here and large', 4, 59),
      vehicle('here and broken', 4, 30, ['busy']),
      vehicle('here', 12, 50),
    ]);
    expect(ranked.map(({ name }) => name)).toEqual(['here', 'here and large', 'far and small', 'here and broken']);
  });
});

describe('a drive', () => {
  it.each([
    ['Vilvoorde to Mechelen', { latitude: 50.928, longitude: 4.429 }, { latitude: 51.025, longitude: 4.478 }, 15, 18],
    // The road is 103 km and takes 1 h 15.
    ['Vilvoorde to Brugge', { latitude: 50.928, longitude: 4.429 }, { latitude: 51.209, longitude: 3.225 }, 117, 99],
  ] as const)('%s', (_, from, to, kilometres, minutes) => expect(estimateDrive(from, to)).toEqual({ kilometres, minutes }));
});

describe('drivers', () => {
  const driver = (name: string, kilometres: number, more: { problems?: readonly string[]; unanswered?: object | null } = {}) => ({
    ...{ name, kilometres, workedMinutes: 0, problems: [], unanswered: null },
    ...more,
  });

  it('who did not answer a call come after all other eligible ones, and before ineligible ones', () => {
    const ranked = rankCandidates([
      driver('near, no answer', 2, { unanswered: { at: '2026-12-05T04:12:00Z' } }),
      driver('may not', 2, { problems: ['rest'] }),
      driver('far', 80),
      driver('near', 4),
    ]);
    expect(ranked.map(({ name }) => name)).toEqual(['near', 'far', 'near, no answer', 'may not']);
  });
});
