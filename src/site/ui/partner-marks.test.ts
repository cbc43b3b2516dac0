import { describe, expect, it } from 'vitest';
import { assignMarks } from './partner-marks.ts';

const names = Array.from({ length: 8 }, (_, index) => ({ name: `Partner ${index}` }));

describe('assignMarks', () => {
  it('gives eight partners eight signs', () => {
    expect(new Set(assignMarks(names).map(({ sign }) => sign)).size).toBe(8);
  });

  it('gives the same names the same marks', () => {
    expect(assignMarks(names)).toEqual(assignMarks(names));
  });

  it('leaves out those after the eighth', () => {
    expect(assignMarks([...names, { name: 'One more' }])).toEqual(assignMarks(names));
  });
});
