import { describe, expect, it } from 'vitest';
import { sampleItinerary, samplePlace } from '../pricing/testing/sample-trips.ts';
import { timeStops } from './timed-stops.ts';

const { stops } = sampleItinerary([
  { place: samplePlace('Utrecht'), at: '2026-12-01 08:00' },
  { place: { ...samplePlace('London', 'GB'), timeZone: 'Europe/London' }, at: '2026-12-01 17:00' },
  { place: samplePlace('Utrecht') },
]);
const expected = [
  { arrives: null, driveMinutes: 0, breakMinutes: 0 },
  { arrives: '2026-12-01T13:29:00.000Z', driveMinutes: 344, breakMinutes: 45 },
  { arrives: '2026-12-01T23:29:00.000Z', driveMinutes: 344, breakMinutes: 45 },
];

describe('the times of an itinerary', () => {
  it('are in the local time of each stop, with the wait until departure', () => {
    const [first, london, home] = timeStops(stops, expected);
    expect(first).toMatchObject({ arrival: null, arrivesAt: null, waitMinutes: 0 });
    expect(london).toMatchObject({ arrival: { date: '2026-12-01', time: '13:29' }, waitMinutes: 211, driveMinutes: 344 });
    expect(home).toMatchObject({ arrival: { date: '2026-12-02', time: '00:29' }, waitMinutes: 0, departure: null });
  });

  it('have no wait if the coach is late', () => {
    const late = expected.map((time, index) => (index === 1 ? { ...time, arrives: '2026-12-01T17:20:00.000Z' } : time));
    expect(timeStops(stops, late)[1]?.waitMinutes).toBe(0);
  });

  it('distinguish a round trip from a one-way trip', () => {
    expect(timeStops(stops, expected).map(({ isBack }) => isBack)).toEqual([false, false, true]);
    expect(timeStops(stops.slice(0, 2), []).map(({ isBack }) => isBack)).toEqual([false, false]);
  });

  it('contain only departures if no arrival is expected', () => {
    expect(timeStops(stops, []).map(({ arrival, departure }) => [arrival, departure?.time])).toEqual([
      [null, '08:00'],
      [null, '17:00'],
      [null, undefined],
    ]);
  });
});
