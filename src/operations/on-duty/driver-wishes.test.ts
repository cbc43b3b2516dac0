import { expect, it } from 'vitest';
import { changeWish } from './driver-wishes.ts';

const wish = { driverId: 'd', homeAtNight: false, freeDays: ['2026-12-24'] };
const today = '2026-11-27';

it('a wish is changed day by day, each day once and in order', () => {
  const more = changeWish(wish, { kind: 'add-day', day: '2026-12-05' }, today);
  expect(more?.freeDays).toEqual(['2026-12-05', '2026-12-24']);
  expect(changeWish(wish, { kind: 'add-day', day: '2026-12-24' }, today)?.freeDays).toEqual(['2026-12-24']);
  expect(changeWish(wish, { kind: 'remove-day', day: '2026-12-24' }, today)?.freeDays).toEqual([]);
  expect(changeWish(wish, { kind: 'home', homeAtNight: true }, today)).toEqual({ ...wish, homeAtNight: true });
});

it('a day that is past, no date or over a year ahead cannot be wished, nor a forty-first', () => {
  for (const day of ['2026-11-26', 'soon', '2027-12-01', '']) expect(changeWish(wish, { kind: 'add-day', day }, today)).toBeNull();
  const many = Array.from({ length: 40 }, (_, index) => `2027-0${1 + Math.floor(index / 20)}-${String(1 + (index % 20)).padStart(2, '0')}`);
  expect(changeWish({ ...wish, freeDays: many }, { kind: 'add-day', day: '2027-03-01' }, today)).toBeNull();
});
