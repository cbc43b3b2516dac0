import { describe, expect, it } from 'vitest';
import type { Itinerary } from '#domain/itinerary/itinerary.ts';
import { sampleItinerary, sampleLeg, samplePlace } from '#domain/pricing/testing/sample-trips.ts';
import { success } from '#domain/result.ts';
import type { RoutePicture } from '#geo/ports.ts';
import { drawTrip } from './route-picture.ts';

const [school, other, park] = ['Utrecht', 'Zeist', 'Efteling'].map((name, index) => ({
  ...samplePlace(name),
  coordinates: { latitude: 52 - index / 10, longitude: 5 },
}));

function visit(): Itinerary {
  if (school === undefined || other === undefined || park === undefined) throw new Error('three places');
  const stops = [{ place: school, at: '2026-12-01 08:00' }, { place: park, at: '2026-12-01 17:00' }, { place: school }];
  const pickUps = [{ place: other, departure: { date: '2026-12-01', time: '08:15' }, passengers: 20 }];
  return { ...sampleItinerary(stops), type: 'return', pickUps };
}

describe('the picture of a trip with several pick-ups', () => {
  it('marks each of them and draws the way of each part, there and home', async () => {
    const drawn: RoutePicture[] = [];
    const roads: Parameters<typeof drawTrip>[0]['roads'] = {
      findRoute: async (points) =>
        success({ legs: points.slice(1).map((to, at) => ({ ...sampleLeg(1, 1), line: [points[at] ?? to, to] })), estimated: true }),
    };
    const pictures = { drawRoute: (picture: RoutePicture) => `${drawn.push(picture)}` };
    await drawTrip({ roads, pictures }, { itinerary: visit(), language: 'en' });
    const [picture] = drawn;
    expect(picture?.pickUps?.map(({ label }) => label)).toEqual(['Zeist']);
    expect(picture?.description).toBe('1 Utrecht, 2 Efteling, 3 Utrecht, + Zeist');
    const ends = picture?.lines.map((line) => line.map(({ latitude }) => latitude));
    expect(ends).toEqual([
      [52, 51.8],
      [51.8, 52],
      [51.9, 51.8],
      [51.8, 51.9],
    ]);
  });
});
