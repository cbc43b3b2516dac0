import { describe, expect, it } from 'vitest';
import { checkTrip, type Verdict } from './check-trip.ts';
import { createDraw, drawTrip, listPlaces } from './draw-trip.ts';

const trips = Number(process.env.LAW_TRIPS);
const seed = Number(process.env.PROPERTY_SEED);

describe('random trips', () => {
  it(`keep the law that their quotes claim to keep (${trips} trips)`, async () => {
    const [draw, places] = [createDraw(seed), await listPlaces()];
    const counts = { priced: 0, person: 0, crewed: 0, night: 0 };
    const broken: Verdict[] = [];
    for (let trip = 0; trip < trips; trip += 1) {
      const verdict = await checkTrip(drawTrip(draw, places));
      counts[verdict.isPriced ? 'priced' : 'person'] += 1;
      if (verdict.drivers > 1) counts.crewed += 1;
      if (verdict.touchesNight) counts.night += 1;
      if (verdict.broken.length > 0) broken.push(verdict);
    }
    process.stdout.write(`Trips: ${JSON.stringify(counts)}; broken: ${broken.length}\n`);
    expect(broken.slice(0, 5)).toEqual([]);
    expect(counts.priced).toBeGreaterThan(trips / 5);
    expect(counts.night).toBeGreaterThan(0);
  });
});
