import { describe, expect, it } from 'vitest';
import { loadWaterMask } from '../water/water-mask.ts';
import { createBarriers } from './barriers.ts';
import { findWayRound } from './way-round.ts';

const barriers = createBarriers(loadWaterMask());
const noWater = createBarriers({ isWater: () => false });
const at = (latitude: number, longitude: number) => ({ latitude, longitude });
const napoli = at(40.852, 14.268);
const sorrento = at(40.627, 14.378);
const evian = at(46.401, 6.588);
const lausanne = at(46.516, 6.633);

describe('a straight line', () => {
  it('is no road over a lake, a bay, an estuary or a crest', () => {
    expect(barriers.isOpen(evian, lausanne)).toBe(false);
    expect(barriers.isOpen(napoli, sorrento)).toBe(false);
    expect(barriers.isOpen(at(51.443, 3.574), at(51.396, 3.556))).toBe(false);
    expect(barriers.isOpen(at(42.791, 0.593), at(42.605, 0.523))).toBe(false);
    // The same without water: the crest separates the places, not the lake.
    expect([noWater.isOpen(at(42.791, 0.593), at(42.605, 0.523)), noWater.isOpen(evian, lausanne)]).toEqual([false, true]);
  });

  it('is one over rivers with bridges, over ponds and to a quay', () => {
    expect(barriers.isOpen(at(50.941, 6.958), at(50.937, 6.975))).toBe(true);
    expect(barriers.isOpen(at(52.09, 5.12), at(52.155, 5.388))).toBe(true);
    // The Westerscheldetunnel's own water, and the ferry's quay at Den Helder.
    expect(barriers.isOpen(at(51.4, 3.835), at(51.33, 3.795))).toBe(true);
    expect(barriers.isOpen(at(52.95, 4.76), at(52.967, 4.778))).toBe(true);
  });
});

describe('the way round', () => {
  it('follows the shore of a bay', () => {
    const kilometres = findWayRound(barriers, napoli, sorrento);
    expect(kilometres).toBeGreaterThan(33);
    expect(kilometres).toBeLessThan(42);
  });

  it('is the straight line where nothing is in the way', () => {
    expect(findWayRound(barriers, at(52.09, 5.12), at(52.155, 5.388))).toBeLessThan(20.5);
  });

  it('goes over a dam', () => {
    const kilometres = findWayRound(barriers, at(52.703, 5.291), at(52.508, 5.475));
    expect(kilometres).toBeGreaterThan(24.9);
    expect(kilometres).toBeLessThan(30);
  });

  it('is null where it is more than twice the straight line, over a ridge, or too far to look', () => {
    expect(findWayRound(barriers, evian, lausanne)).toBeNull();
    expect(findWayRound(noWater, at(42.75, 0.6), at(42.65, 0.55))).toBeNull();
    expect(findWayRound(noWater, at(50, 5), at(51, 5))).toBeNull();
  });
});
