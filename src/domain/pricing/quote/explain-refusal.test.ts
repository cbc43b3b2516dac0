import { describe, expect, it } from 'vitest';
import { dayTrip, sampleGroup, sampleItinerary, sampleLeg, samplePlace, sampleRoute } from '../testing/sample-trips.ts';
import { explainRefusal } from './explain-refusal.ts';

const about = { group: sampleGroup(48), now: '2026-11-21T10:00:00.000Z' };
const stopsAt = (leaves: string) =>
  sampleItinerary([
    { place: samplePlace('A'), at: '2026-12-01 08:00' },
    { place: samplePlace('B', 'GB'), at: leaves },
    { place: samplePlace('A') },
  ]);

describe('explainRefusal', () => {
  it('returns nothing for a lawful trip', () => {
    expect(explainRefusal({ ...dayTrip, ...about })).toEqual({ excesses: [], tightStops: [] });
  });

  it('names the stop that 400 km in an hour leave too late, and when it could be left', () => {
    const routed = sampleRoute([sampleLeg(400, 317), sampleLeg(400, 317)]);
    const { tightStops } = explainRefusal({ itinerary: stopsAt('2026-12-01 09:00'), routed, ...about });
    expect(tightStops).toEqual([{ stop: 1, lateMinutes: 257, earliest: { date: '2026-12-01', time: '13:20' } }]);
  });

  it('lists the delay of each time, if each is slightly too tight but all together far too tight', () => {
    const places = ['A', 'B', 'C', 'D'].map((name, index) => ({ place: samplePlace(name), at: `2026-12-01 ${10 + index}:00` }));
    const itinerary = sampleItinerary([...places, { place: samplePlace('E') }]);
    const { excesses, tightStops } = explainRefusal({
      itinerary,
      routed: sampleRoute([1, 2, 3, 4].map(() => sampleLeg(90, 85))),
      ...about,
    });
    expect(excesses).toEqual([]);
    expect(tightStops.map(({ stop, lateMinutes }) => [stop, lateMinutes])).toEqual([
      [1, 25],
      [2, 25],
      [3, 25],
    ]);
  });

  it('names the breaks of one driver where they make the coach late and two drivers may not drive it either', () => {
    const day = (date: number) =>
      Array.from({ length: 9 }, (_, index) => ({
        drive: index === 0 && date === 1 ? 90 : 42,
        at: `2026-12-0${date} ${String(7 + index).padStart(2, '0')}:00`,
      }));
    const rides = [1, 2, 3, 4, 5].flatMap((date) => [...day(date), { drive: 10, at: `2026-12-0${date} 20:40` }]);
    const itinerary = sampleItinerary([
      ...rides.map(({ at }, index) => ({ place: samplePlace(String(index % 2)), at })),
      { place: samplePlace('End') },
    ]);
    const routed = sampleRoute(rides.map(({ drive }) => sampleLeg(drive / 2, drive)));
    expect(explainRefusal({ itinerary, routed, ...about })).toEqual({
      excesses: [{ limit: 'break', drivers: 1, minutes: expect.any(Number), article: '561/2006 art. 7' }],
      tightStops: [],
    });
  });

  it('names each rule that even two drivers would break, once, the worst first', () => {
    const routed = sampleRoute([sampleLeg(1_000, 800), sampleLeg(1_000, 800)]);
    const { excesses, tightStops } = explainRefusal({ itinerary: stopsAt('2026-12-01 22:00'), routed, ...about });
    expect(tightStops).toEqual([]);
    expect(excesses.map(({ limit, drivers }) => [limit, drivers])).toContainEqual(['daily-driving', 2]);
    expect(new Set(excesses.map(({ limit }) => limit)).size).toBe(excesses.length);
    const minutes = excesses.map((excess) => excess.minutes);
    expect(minutes).toEqual([...minutes].sort((first, second) => second - first));
  });
});
