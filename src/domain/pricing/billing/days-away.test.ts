import { describe, expect, it } from 'vitest';
import { countDaysAway, type OperatingDays } from './days-away.ts';

/** Duties of one day each in March 2027, by number; `home`: it begins at home. */
const duty = (day: number, more: Partial<OperatingDays> = {}): OperatingDays => {
  const date = `2027-03-0${day}`;
  return { firstDay: date, lastDay: date, comesFromHome: false, ...more };
};

describe('countDaysAway', () => {
  it('pays a rest by day where every day has a duty', () => {
    const { days, nights, dayRests, coveredRests } = countDaysAway([duty(2), duty(2), duty(3)]);
    expect([days.length, nights, dayRests, coveredRests]).toEqual([2, 1, ['2027-03-02'], 0]);
  });

  it('covers a rest by day with an idle day, so that it costs the same as a one-night rest', () => {
    const early = countDaysAway([duty(2), duty(2), duty(4)]);
    expect(early).toEqual({ ...countDaysAway([duty(2), duty(3), duty(4)]), coveredRests: 1 });
  });

  it('covers at most as many rests as there are idle days', () => {
    expect(countDaysAway([duty(2), duty(2), duty(2), duty(4)])).toMatchObject({ dayRests: ['2027-03-02'], coveredRests: 1 });
  });

  it('pays a flat wait that as a rest would make the tour a day longer', () => {
    const late = countDaysAway([duty(2), duty(2), duty(4, { firstDayIfRested: '2027-03-05' })]);
    expect(late).toMatchObject({ dayRests: ['2027-03-02'], coveredRests: 0 });
  });

  it('ignores days on which the coach is at the depot, and idle days before them', () => {
    expect(countDaysAway([duty(2), duty(2), duty(5, { comesFromHome: true })])).toMatchObject({ dayRests: ['2027-03-02'] });
    const two = countDaysAway([duty(2), duty(4), duty(6, { comesFromHome: true }), duty(6)]);
    expect(two).toMatchObject({ dayRests: ['2027-03-06'], coveredRests: 0 });
  });
});
