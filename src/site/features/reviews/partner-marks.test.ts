import { describe, expect, it } from 'vitest';
import { assignMarks } from './partner-marks.ts';

const names = Array.from({ length: 8 }, (_, index) => `Partner ${index}`);

describe('assignMarks', () => {
  it('gives eight partners eight signs', () => {
    expect(new Set(assignMarks(names).map(({ sign }) => sign)).size).toBe(8);
  });

  it('gives the same names the same marks', () => {
    expect(assignMarks(names)).toEqual(assignMarks(names));
  });

  it('has a sign for whoever comes after the last free one', () => {
    expect(assignMarks([...names, 'One more']).at(-1)?.sign).toMatch(/^M/);
  });
});
