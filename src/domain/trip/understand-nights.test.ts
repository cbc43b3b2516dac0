import { describe, expect, it } from 'vitest';
import { understandNights } from './understand-nights.ts';

const [friday, saturday, sunday] = ['2027-06-18', '2027-06-19', '2027-06-20'];

function understood(...typed: readonly (readonly [date: string, time: string])[]) {
  const stops = [...typed.map(([date, time]) => ({ departure: { date, time } })), { departure: null }];
  return understandNights(stops).flatMap(({ departure }) => (departure ? [`${departure.date} ${departure.time}`] : []));
}

describe('understandNights', () => {
  it('takes three in the night with the date of the wedding for the next day', () => {
    expect(understood([saturday, '15:00'], [saturday, '03:00'])).toEqual([`${saturday} 15:00`, `${sunday} 03:00`]);
  });

  it('takes every shuttle of that night so', () => {
    expect(understood([saturday, '18:00'], [saturday, '23:30'], [saturday, '01:00'], [saturday, '03:00'])).toEqual([
      `${saturday} 18:00`,
      `${saturday} 23:30`,
      `${sunday} 01:00`,
      `${sunday} 03:00`,
    ]);
  });

  it.each([
    ['the date typed right', [saturday, '15:00'], [sunday, '03:00']],
    ['a return in the morning', [saturday, '15:00'], [saturday, '08:00']],
    ['a trip that leaves in the morning', [saturday, '08:00'], [saturday, '03:00']],
    ['the day before', [saturday, '15:00'], [friday, '03:00']],
  ] as const)('leaves as it is: %s', (_, first, second) => {
    expect(understood(first, second)).toEqual([first.join(' '), second.join(' ')]);
  });
});
