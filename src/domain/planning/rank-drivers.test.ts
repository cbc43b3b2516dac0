import { describe, expect, it } from 'vitest';
import { rankVehicles } from './rank-drivers.ts';

describe('vehicles for a group', () => {
  const vehicle = (name: string, kilometres: number, seats: number, problems: readonly string[] = []) => ({
    name,
    kilometres,
    seats,
    problems,
  });

  it('stand by how near they are, the smaller first of a yard, and after all others where they may not go', () => {
    const ranked = rankVehicles([
      vehicle('far and small', 410, 30),
      vehicle('here and large', 4, 59),
      vehicle('here and broken', 4, 30, ['busy']),
      vehicle('here', 12, 50),
    ]);
    expect(ranked.map(({ name }) => name)).toEqual(['here', 'here and large', 'far and small', 'here and broken']);
  });
});
