import { expect, it } from 'vitest';
import { listAhead, markDepartures } from './place-departures.ts';

const now = '2026-11-26T13:00:00.000Z';
const departure = (reference: string, at: string, lacks: 'coach' | 'contact' | 'nothing' = 'nothing') => ({
  ...{ reference, at, hasDriver: lacks !== 'coach', hasLeader: lacks === 'nothing' },
});

it('places departures by their time, and leaves out past ones and those later than a day', () => {
  const placed = listAhead(
    [
      departure('c', '2026-11-27T13:00:00.000Z'),
      departure('a', '2026-11-26T12:59:00.000Z'),
      departure('b', '2026-11-26T19:00:00.000Z', 'coach'),
      departure('d', '2026-11-27T13:01:00.000Z'),
    ],
    now,
  );
  expect(placed.map(({ departure: { reference }, share, state }) => [reference, share, state])).toEqual([
    ['b', 0.25, 'coach'],
    ['c', 1, 'ready'],
  ]);
});

it('writes no words over others on the same side of the road', () => {
  const placed = markDepartures(
    [
      departure('a', '2026-11-26T14:00:00.000Z'),
      departure('b', '2026-11-26T14:20:00.000Z'),
      departure('c', '2026-11-26T14:40:00.000Z', 'contact'),
      departure('d', '2026-11-26T18:00:00.000Z'),
    ],
    now,
  );
  expect(placed.map(({ departure: { reference }, hasWords }) => [reference, hasWords])).toEqual([
    ['a', true],
    ['b', false],
    ['c', true],
    ['d', true],
  ]);
});

it('draws departures at the same time as one mark for each thing that they lack, side by side', () => {
  const at = '2026-11-27T07:00:00.000Z';
  const marks = markDepartures([departure('a', at), departure('b', at, 'coach'), departure('c', at), departure('d', at, 'coach')], now);
  expect(marks.map(({ departure: { reference }, state, count }) => [reference, state, count])).toEqual([
    ['a', 'ready', 2],
    ['b', 'coach', 2],
  ]);
  expect((marks[1]?.share ?? 0) - (marks[0]?.share ?? 0)).toBeCloseTo(0.012);
});
