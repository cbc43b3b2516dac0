import { expect, it } from 'vitest';
import { drawStars } from './draw-stars.ts';

const startsOf = (path: string) => [...path.matchAll(/M([\d.]+) 3\.5/g)].map(([, x]) => Number(x));

it('draws five stars beside each other, each once, within the picture', () => {
  const { full, half, halfFill, empty, viewBox } = drawStars(3.5);
  expect([startsOf(full), startsOf(half), startsOf(halfFill), startsOf(empty)]).toEqual([[12, 37.5, 63], [88.5], [88.5], [114]]);
  expect(viewBox).toBe('0 0 126 24');
});

it('draws nothing of a kind that there is none of', () => {
  expect(drawStars(5)).toMatchObject({ half: '', halfFill: '', empty: '' });
  expect(startsOf(drawStars(0).empty)).toHaveLength(5);
});
