import { describe, expect, it } from 'vitest';
import { typeOfDays } from './usual-plan.ts';

describe('the kind of trip by its two dates', () => {
  it.each([
    ['2027-05-14', '2027-05-14', 'day-trip'],
    ['2027-05-14', '2027-05-16', 'return'],
    ['2027-05-14', '', 'one-way'],
    ['', '', 'one-way'],
  ])('%j and %j: %s', (date, returnDate, type) => {
    expect(typeOfDays({ date, returnDate })).toBe(type);
  });
});
