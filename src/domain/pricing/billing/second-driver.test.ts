import { describe, expect, it } from 'vitest';
import { addDays } from '#domain/calendar/date.ts';
import { houseBook } from '../testing/house-rates.ts';
import { type CrewedDuty, planSecondDriver } from './second-driver.ts';

const { card } = houseBook();
const first = '2027-02-05';

/** A duty that begins and ends this many days after the first. */
function duty(day: number, drivers: 1 | 2, more: Partial<CrewedDuty> = {}): CrewedDuty {
  const date = addDays(first, day);
  return { firstDay: date, lastDay: date, comesFromHome: false, drivers, kilometresFromDepot: day === 0 ? 0 : 900, ...more };
}

describe('planSecondDriver', () => {
  it('is absent if one driver is enough', () => {
    expect(planSecondDriver([duty(0, 1), duty(1, 1)], card)).toBeNull();
  });

  it('stays aboard on two consecutive days that need a second driver', () => {
    expect(planSecondDriver([duty(0, 2), duty(1, 2)], card)).toEqual({
      days: 2,
      nights: 1,
      dayRests: 0,
      journeys: 0,
      journeyKilometres: 0,
    });
  });

  it('travels home during a week in the snow: two days of driving, two of travel, and a night each way', () => {
    expect(planSecondDriver([duty(0, 2), duty(8, 2)], card)).toEqual({
      ...{ days: 4, nights: 2, dayRests: 0, journeys: 2, journeyKilometres: 1_800 },
    });
  });

  it('stays aboard if the journeys would cost more', () => {
    expect(planSecondDriver([duty(0, 2), duty(2, 2)], card)).toMatchObject({ days: 3, nights: 2, journeys: 0 });
  });

  it('joins before the first day that needs a second driver, and leaves after the last', () => {
    const tour = [duty(0, 1), duty(4, 2), duty(8, 1)];
    expect(planSecondDriver(tour, card)).toEqual({ days: 3, nights: 2, dayRests: 0, journeys: 2, journeyKilometres: 1_800 });
    const short = [duty(0, 1), duty(1, 2), duty(2, 1)];
    expect(planSecondDriver(short, card)).toMatchObject({ days: 3, nights: 2, journeys: 0 });
  });

  it('is planned separately for each stretch between two visits to the depot', () => {
    const apart = [duty(0, 2), duty(5, 1, { comesFromHome: true }), duty(6, 2, { comesFromHome: true })];
    expect(planSecondDriver(apart, card)).toMatchObject({ days: 2, nights: 0, journeys: 0 });
  });

  it('counts a day once, with its rest, if two of its duties need a second driver', () => {
    expect(planSecondDriver([duty(0, 2), duty(0, 2)], card)).toMatchObject({ days: 1, nights: 0, dayRests: 1, journeys: 0 });
  });

  it('never costs more than staying aboard all the time', () => {
    for (let days = 1; days <= 12; days += 1) {
      const second = planSecondDriver([duty(0, 2), duty(days, 2)], card);
      const cents = (second?.days ?? 0) * 35_000 + (second?.nights ?? 0) * 11_000 + (second?.journeys ?? 0) * 4_000;
      expect(cents + (second?.journeyKilometres ?? 0) * 15).toBeLessThanOrEqual((days + 1) * 35_000 + days * 11_000);
    }
  });
});
