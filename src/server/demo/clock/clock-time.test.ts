import { expect, it } from 'vitest';
import { readClockTime } from './clock-time.ts';

const real = Date.parse('2026-11-27T09:00:00Z');
/** A Saturday in winter, 10:00 in the office's time zone. */
const shown = Date.parse('2026-12-05T09:00:00Z');
const read = (text: string) => {
  const time = readClockTime(text, { shown, real });
  return time === null ? null : new Date(time).toISOString();
};

it.each([
  ['2026-12-24', '2026-12-23T23:00:00.000Z'],
  ['2026-12-24 05:10', '2026-12-24T04:10:00.000Z'],
  ['2026-07-01T05:10', '2026-07-01T03:10:00.000Z'],
  // The next occurrence of that time in the office's time zone.
  ['10:30', '2026-12-05T09:30:00.000Z'],
  ['05:10', '2026-12-06T04:10:00.000Z'],
  ['+90m', '2026-12-05T10:30:00.000Z'],
  ['-1d', '2026-12-04T09:00:00.000Z'],
  ['real', '2026-11-27T09:00:00.000Z'],
  // The hour that the clocks skip in spring does not exist.
  ['2027-03-28 02:30', null],
  ['2026-02-30', null],
  ['25:00', null],
  ['05:61', null],
  ['', null],
  ['tomorrow', null],
])('reads %j as %s', (text, expected) => {
  expect(read(text)).toBe(expected);
});
