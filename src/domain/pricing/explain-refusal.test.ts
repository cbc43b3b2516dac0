import { describe, expect, it } from 'vitest';
import { explainRefusal } from './explain-refusal.ts';
import { dayTrip, sampleGroup, sampleItinerary, sampleLeg, samplePlace, sampleRoute } from './sample-trips.ts';

const about = { group: sampleGroup(48), now: '2026-11-21T10:00:00.000Z' };
const stopsAt = (leaves: string) =>
  sampleItinerary([
    { place: samplePlace('A'), at: '2026-12-01 08:00' },
    { place: samplePlace('B', 'GB'), at: leaves },
    { place: samplePlace('A') },
  ]);

describe('explainRefusal', () => {
  it('has nothing to say of a trip that is lawful', () => {
    expect(explainRefusal({ ...dayTrip, ...about })).toEqual({ excesses: [], tightStops: [] });
  });

  it('names the stop that 400 km in an hour leave too late, and when it could be left', () => {
    const routed = sampleRoute([sampleLeg(400, 317), sampleLeg(400, 317)]);
    const { tightStops } = explainRefusal({ itinerary: stopsAt('2026-12-01 09:00'), routed, ...about });
    expect(tightStops).toEqual([{ stop: 1, lateMinutes: 257, earliest: { date: '2026-12-01', time: '13:20' } }]);
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
