import { describe, expect, it } from 'vitest';
import { afterDriving, afterStandstill, breakNeeded, drivingLeft, rested } from './breaks.ts';
import { drivingRulesFor } from './rules.ts';

const rule = drivingRulesFor({ seats: 50, date: '2026-11-21' }).breaks;
const tired = afterDriving(rested, 200);

describe('breaks (561/2006 art. 7)', () => {
  it('leaves four and a half hours of driving when rested, never less than none', () => {
    expect(drivingLeft(rested, rule)).toBe(270);
    expect(drivingLeft(tired, rule)).toBe(70);
    expect(drivingLeft(afterDriving(tired, 100), rule)).toBe(0);
  });

  it.each([
    ['45 minutes are a whole break', [45], rested],
    ['15 then 30 are a whole break', [15, 30], rested],
    ['30 then 15 too, in occasional services', [30, 15], rested],
    ['14 minutes are nothing', [14], tired],
    ['two parts that do not reach 45 are not whole', [15, 15], { ...tired, partMinutes: 15 }],
    ['the longest part is remembered', [25, 15], { ...tired, partMinutes: 25 }],
  ])('%s', (_, standstills, expected) => {
    const state = standstills.reduce((before, minutes) => afterStandstill(before, { minutes, rule }), tired);
    expect(state).toEqual(expected);
  });

  it('takes nothing before the first driving as a part', () => {
    expect(afterStandstill(rested, { minutes: 30, rule })).toEqual(rested);
  });

  it('needs the rest of the whole after a first part, and at least 15 minutes', () => {
    expect(breakNeeded(tired, rule)).toBe(45);
    expect(breakNeeded({ ...tired, partMinutes: 20 }, rule)).toBe(25);
    expect(breakNeeded({ ...tired, partMinutes: 40 }, rule)).toBe(15);
  });
});
