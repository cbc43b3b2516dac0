import { expect, it } from 'vitest';
import { judgeCrew } from './judge-crew.ts';
import type { DayDriver } from './propose/day.ts';
import { createDriver, createDuty, createVehicle } from './propose/testing/sample-day.ts';

const coach = createVehicle(0);
const person = (changes: Partial<DayDriver> = {}) => createDriver(0, { days: 0, draw: () => 0, ...changes });
/** A tour of four days, from Tuesday 24 November 2026. */
const tour = [24, 25, 26, 27].map((day) => ({
  ...createDuty({ startsAt: `2026-11-${day}T07:00:00.000Z`, hours: 10, driving: 4 }),
  tripId: 'tour',
}));

it('accepts a driver with valid documents for a coach of the same company', () => {
  expect(judgeCrew(coach, [person()], tour)).toEqual([]);
});

it('refuses a tour whose driver’s card expires on its third day', () => {
  const certificates = person().certificates.map((certificate) =>
    certificate.kind === 'driver-card' ? { ...certificate, validUntil: '2026-11-26' } : certificate,
  );
  expect(judgeCrew(coach, [person({ certificates })], tour)).toEqual([
    { why: 'paper', of: 'Driver 0', kind: 'driver-card', validUntil: '2026-11-26' },
  ]);
  expect(judgeCrew(coach, [person({ certificates })], tour.slice(0, 3))).toEqual([]);
});

it('refuses a driver of another country’s operator', () => {
  expect(judgeCrew(coach, [createDriver(1, { days: 0, draw: () => 0 })], tour)).toEqual([{ why: 'other-operator', of: 'Driver 1' }]);
});

it('requires a second driver if a duty of the plan does', () => {
  const [first, ...others] = tour;
  const run = first === undefined ? [] : [{ ...first, crewSize: 2 as const }, ...others];
  expect(judgeCrew(coach, [person()], run)).toMatchObject([{ why: 'second-driver' }]);
  expect(judgeCrew(coach, [person(), createDriver(3, { days: 0, draw: () => 0 })], run)).toEqual([]);
});
