import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Coordinates } from '#domain/itinerary/itinerary.ts';
import type { RoadLeg } from '#domain/itinerary/routed.ts';
import { loadAtlas } from '../countries/atlas.ts';
import { createCountryIndex } from '../countries/country-index.ts';
import { getGreatCircleKilometres } from '../distance.ts';
import { getSharedRouter } from '../testing/shared-geo.ts';
import { loadWaterMask } from '../water/water-mask.ts';
import { createSkeletonRouter } from './skeleton-router.ts';
import { anyOddPoints, anyPoint } from './testing/odd-points.ts';

const router = getSharedRouter();

function checkLeg(leg: RoadLeg, [from, to]: readonly Coordinates[]): void {
  if (!leg.hasFerry) expect(from && to && getGreatCircleKilometres(from, to)).toBeLessThanOrEqual(leg.kilometres + 0.05);
  const sum = Object.values(leg.kilometresByCountry).reduce((all, part) => all + part, 0);
  expect(sum).toBeCloseTo(leg.kilometres, 6);
  expect(leg.kilometres).toBeLessThanOrEqual(((leg.minutes + 1) / 60) * 100);
  for (const [code, tolled] of Object.entries(leg.tollKilometresByCountry)) {
    expect(tolled).toBeLessThanOrEqual(leg.kilometresByCountry[code] ?? 0);
  }
}

describe('whatever the points', () => {
  it('legs add up, are no shorter than the straight line except for ferries, never beyond the speed limit, and deterministic', async () => {
    const again = createSkeletonRouter(createCountryIndex(loadAtlas()), loadWaterMask());
    await fc.assert(
      fc.asyncProperty(fc.array(anyPoint, { minLength: 2, maxLength: 4 }), async (points) => {
        const route = await router.findRoute(points);
        expect(await again.findRoute(points)).toEqual(route);
        for (const [index, leg] of (route.ok ? route.value.legs : []).entries()) checkLeg(leg, points.slice(index, index + 2));
      }),
      { numRuns: 80 },
    );
  });

  it('odd ones are no place that a road leads to', async () => {
    await fc.assert(
      fc.asyncProperty(anyOddPoints, async (points) => {
        const route = await router.findRoute(points);
        const isOnGlobe = points.every(({ latitude, longitude }) => Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180);
        if (!isOnGlobe) expect(route).toEqual({ ok: false, failure: 'no-road' });
        else if (route.ok) expect(route.value.legs.every(({ minutes }) => Number.isFinite(minutes))).toBe(true);
      }),
      { numRuns: 150 },
    );
  });
});
