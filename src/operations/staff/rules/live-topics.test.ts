import { describe, expect, it } from 'vitest';
import { readLiveTopic, rightFor } from './live-topics.ts';

const id = '01900000-0000-7000-8000-000000000001';
const trip = `trip ${id}` as const;

describe('the topics of open pages', () => {
  it.each(['today', 'plan', trip, `page driver ${id}`, `page crew ${id} 0`])('%s is parsed unchanged', (text) => {
    expect(readLiveTopic(text)).toBe(text);
  });

  it.each(['', 'page', 'page driver', `page driver ${id} x`, 'staff', 'trip', 'trip x', `${trip}\ndata: y`, 'Today'])(
    '%j is nothing',
    (text) => {
      expect(readLiveTopic(text)).toBeNull();
    },
  );

  it('require the right to see what changed', () => {
    expect([rightFor('today'), rightFor(trip), rightFor('plan')]).toEqual(['see-trips', 'see-trips', 'assign-drivers']);
  });
});
