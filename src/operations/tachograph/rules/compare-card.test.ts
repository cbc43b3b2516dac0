import { describe, expect, it } from 'vitest';
import { findContradictions, isSameCard } from './compare-card.ts';
import type { UnitDay } from './unit-reading.ts';

const number = 'NL00000012345600';
const day: UnitDay = {
  date: '2026-11-16',
  odometerKm: null,
  insertions: [
    {
      ...{ card: number, type: 'driver', name: 'Anna Müller', slot: 1, kmFrom: null, kmUntil: null },
      ...{ insertedAt: '2026-11-16T05:00:00.000Z', withdrawnAt: '2026-11-16T12:00:00.000Z' },
    },
  ],
  stretches: [
    { slot: 1, from: 0, until: 300, activity: 'rest', hasCard: false },
    { slot: 1, from: 300, until: 720, activity: 'drive', hasCard: true },
    { slot: 1, from: 720, until: 1_440, activity: 'rest', hasCard: false },
  ],
};
const cardDay = (...changes: readonly [number, 'rest' | 'drive' | 'work' | null][]) => ({
  number,
  days: [{ date: '2026-11-16', leftOut: 0, changes: changes.map(([minute, activity]) => ({ minute, activity, isCrew: false })) }],
});

describe('findContradictions', () => {
  it('is silent where card and unit agree, whatever the card says of other times', () => {
    expect(findContradictions([day], cardDay([0, 'work'], [300, 'drive'], [720, 'work']))).toEqual([]);
  });

  it('gives each stretch in which they differ, with what both say', () => {
    expect(findContradictions([day], cardDay([0, 'rest'], [300, 'drive'], [400, 'rest'], [460, null], [500, 'drive']))).toEqual([
      { from: '2026-11-16T06:40:00.000Z', until: '2026-11-16T07:40:00.000Z', unit: 'drive', card: 'rest' },
      { from: '2026-11-16T07:40:00.000Z', until: '2026-11-16T08:20:00.000Z', unit: 'drive', card: null },
    ]);
  });

  it('compares only days of both and the times of this card', () => {
    expect(findContradictions([{ ...day, date: '2026-11-17' }], cardDay([0, 'rest']))).toEqual([]);
    expect(findContradictions([day], { ...cardDay([0, 'rest']), number: 'NL00000099999900' })).toEqual([]);
  });
});

it('a renewed card is the same driver’s', () => {
  expect(isSameCard('NL00000012345600', 'nl 000000123456 13')).toBe(true);
  expect(isSameCard('NL00000012345600', 'NL00000012345700')).toBe(false);
  expect(isSameCard('', '')).toBe(false);
});
