import { describe, expect, it } from 'vitest';
import { tripEndsOf } from './trip-ends.ts';

const places = {
  Utrecht: { latitude: 52.09, longitude: 5.12 },
  Tours: { latitude: 47.39, longitude: 0.69 },
  Sevilla: { latitude: 37.39, longitude: -5.98 },
  Granada: { latitude: 37.18, longitude: -3.6 },
};

function endsOf(...names: (keyof typeof places)[]) {
  const { from, to } = tripEndsOf(names.map((name) => ({ place: { name, coordinates: places[name] } })));
  return `${from} – ${to}`;
}

describe('the ends of a trip', () => {
  it('are its first stop and, on a round trip, the farthest one, not the last night’s', () => {
    expect(endsOf('Utrecht', 'Tours', 'Sevilla', 'Granada', 'Tours', 'Utrecht')).toBe('Utrecht – Sevilla');
    expect(endsOf('Utrecht', 'Tours', 'Utrecht')).toBe('Utrecht – Tours');
  });

  it('are its first and last stop on a one-way trip', () => {
    expect(endsOf('Utrecht', 'Sevilla', 'Tours')).toBe('Utrecht – Tours');
    expect(endsOf('Utrecht', 'Utrecht')).toBe('Utrecht – Utrecht');
    expect(tripEndsOf([])).toEqual({ from: '', to: '' });
  });
});
