import { describe, expect, it } from 'vitest';
import { getInForce } from './in-force.ts';

const entries = [
  { validFrom: '2024-01-01', validTo: '2025-12-31', source: 'old', rate: 6 },
  { validFrom: '2026-01-01', validTo: null, source: 'new', rate: 9 },
];

describe('getInForce', () => {
  it('takes the entry of the date, both ends included', () => {
    expect(getInForce(entries, '2025-12-31').rate).toBe(6);
    expect(getInForce(entries, '2026-01-01').rate).toBe(9);
    expect(getInForce(entries, '2040-01-01').rate).toBe(9);
  });

  it('takes the first entry for a date before all entries', () => {
    expect(getInForce(entries, '2020-01-01').rate).toBe(6);
  });

  it('throws for a gap in our own data', () => {
    expect(() => getInForce(entries.slice(0, 1), '2026-06-01')).toThrow(RangeError);
    expect(() => getInForce([], '2026-06-01')).toThrow(RangeError);
  });
});
