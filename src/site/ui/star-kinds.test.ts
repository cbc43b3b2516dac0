import { describe, expect, it } from 'vitest';
import { starKinds } from './star-kinds.ts';

const signs = { full: '#', half: '/', empty: '.' } as const;

describe('starKinds', () => {
  it.each([
    [0, '.....'],
    [0.5, '/....'],
    [1, '#....'],
    [3.5, '###/.'],
    [3.4, '###..'],
    [3.6, '###..'],
    [4.5, '####/'],
    [5, '#####'],
    [Number.NaN, '.....'],
  ])('%s stars are %s', (rating, expected) => {
    expect(
      starKinds(rating)
        .map((kind) => signs[kind])
        .join(''),
    ).toBe(expected);
  });
});
