import { describe, expect, it } from 'vitest';
import { sampleItinerary, samplePlace } from '#domain/pricing/testing/sample-trips.ts';
import { splitGroup } from './group-parts.ts';
import { lastDepartureInstant } from './instants.ts';
import type { Itinerary } from './itinerary.ts';
import { addSecondReturn, checkSecondReturn, withLastReturn } from './second-return.ts';
import { createSampleGroup } from './testing/sample-group.ts';

/** A wedding on Saturday that goes home at one o'clock at night. */
const wedding: Itinerary = {
  ...sampleItinerary([
    { place: samplePlace('Utrecht'), at: '2026-12-05 15:00' },
    { place: samplePlace('Haarzuilens'), at: '2026-12-06 01:00' },
    { place: samplePlace('Utrecht') },
  ]),
  type: 'return',
};
const group = createSampleGroup({ passengers: 60 });
const atThree = addSecondReturn(wedding, { time: '03:00', passengers: 20 });

describe('a second return', () => {
  it.each([
    ['later the same night', '2026-12-06 01:00', '03:00', '2026-12-06 03:00'],
    ['after midnight, with the first one before', '2026-12-05 23:30', '02:00', '2026-12-06 02:00'],
    ['in the same evening', '2026-12-05 21:00', '23:45', '2026-12-05 23:45'],
  ])('is the first such hour after the first: %s', (_what, first, time, expected) => {
    const stops = wedding.stops.map((stop, index) =>
      index === 1 ? { ...stop, departure: { date: first.slice(0, 10), time: first.slice(11) } } : stop,
    );
    const { date, time: at } = addSecondReturn({ ...wedding, stops }, { time, passengers: 5 }).secondReturn?.departure ?? {};
    expect(`${date} ${at}`).toBe(expected);
  });

  it('is the second of two hours on the night on which the clocks go back, and asked about where nobody said', () => {
    const stops = wedding.stops.map((stop, index) =>
      index === 1 ? { ...stop, departure: { date: '2027-10-31', time: '02:30', hour: 'first' as const } } : stop,
    );
    const night = { ...wedding, stops };
    for (const time of ['02:30', '02:15']) {
      const second = addSecondReturn(night, { time, hour: 'second', passengers: 20 });
      expect(second.secondReturn?.departure).toEqual({ date: '2027-10-31', time, hour: 'second' });
      expect(checkSecondReturn(second, createSampleGroup({ passengers: 60 }))).toEqual([]);
    }
    const unclear = addSecondReturn(night, { time: '02:45', passengers: 20 });
    expect(checkSecondReturn(unclear, createSampleGroup({ passengers: 60 }))).toEqual([{ field: 'secondReturnTime', code: 'twice' }]);
  });

  it('is absent at the same time, on a one-way trip, and if not requested', () => {
    expect(addSecondReturn(wedding, { time: '01:00', passengers: 20 })).toBe(wedding);
    expect(addSecondReturn({ ...wedding, type: 'tour' }, { time: '03:00', passengers: 20 }).secondReturn).toBeUndefined();
    expect(addSecondReturn(wedding, null)).toBe(wedding);
  });

  it('splits the group, and the later part leaves later', () => {
    const [first, second] =
      splitGroup({ itinerary: atThree, group: { ...group, boosterSeats: 4, extras: ['toilet', 'child-seats'] } }) ?? [];
    expect(first?.group).toMatchObject({ passengers: 40, boosterSeats: 4, extras: ['toilet', 'child-seats'] });
    expect(second?.group).toMatchObject({ passengers: 20, boosterSeats: 0, extras: ['toilet'] });
    expect([first, second].map((part) => part?.itinerary.stops[1]?.departure?.time)).toEqual(['01:00', '03:00']);
    expect(first?.itinerary.secondReturn).toBeUndefined();
    expect(splitGroup({ itinerary: wedding, group })).toBeNull();
  });

  it('ends the trip: later due work waits for the last coach', () => {
    expect(lastDepartureInstant(wedding)).toBe('2026-12-06T00:00:00.000Z');
    expect(lastDepartureInstant(atThree)).toBe('2026-12-06T02:00:00.000Z');
    expect(withLastReturn(wedding)).toEqual(wedding);
  });
});

describe('checking a second return', () => {
  const issuesOf = (itinerary: Itinerary, people = group) =>
    checkSecondReturn(itinerary, people).map(({ field, code }) => `${field} ${code}`);

  it('accepts a part of the group some hours later', () => {
    expect(issuesOf(atThree)).toEqual([]);
    expect(issuesOf(wedding)).toEqual([]);
  });

  it('refuses one that leaves the first return without people, or with too few for the child seats there', () => {
    expect(issuesOf(addSecondReturn(wedding, { time: '03:00', passengers: 60 }))).toEqual(['secondReturnPassengers too-many']);
    expect(issuesOf(addSecondReturn(wedding, { time: '03:00', passengers: 59 }))).toEqual([]);
    expect(issuesOf(addSecondReturn(wedding, { time: '03:00', passengers: 59 }), { ...group, childSeats: 2 })).toEqual([
      'secondReturnPassengers too-many',
    ]);
    expect(issuesOf(addSecondReturn(wedding, { time: '03:00', passengers: 59 }), { ...group, wheelchairPlaces: 2 })).toHaveLength(1);
    expect(issuesOf(addSecondReturn(wedding, { time: '03:00', passengers: 0 }))).toEqual(['secondReturnPassengers too-few']);
  });

  it('refuses a time before the first return, which would be the next night', () => {
    expect(issuesOf(addSecondReturn(wedding, { time: '23:30', passengers: 20 }))).toEqual(['secondReturnTime before-previous']);
    expect(issuesOf(addSecondReturn(wedding, { time: '13:00', passengers: 20 }))).toEqual([]);
    expect(issuesOf(addSecondReturn(wedding, { time: '13:01', passengers: 20 }))).toHaveLength(1);
  });

  it('refuses a skipped hour, and suggests an existing time', () => {
    const spring = wedding.stops.map((stop, index) => (index === 1 ? { ...stop, departure: { date: '2027-03-28', time: '01:00' } } : stop));
    expect(checkSecondReturn(addSecondReturn({ ...wedding, stops: spring }, { time: '02:30', passengers: 20 }), group)).toEqual([
      { field: 'secondReturnTime', code: 'gap', proposal: '03:30' },
    ]);
  });
});
