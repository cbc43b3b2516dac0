import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RoadLeg } from '#domain/itinerary/routed.ts';
import { loadAtlas } from '../countries/atlas.ts';
import { createCountryIndex } from '../countries/country-index.ts';
import { getGreatCircleKilometres } from '../distance.ts';
import { parseNumber, parseTable } from '../gazetteer/table.ts';
import { createEstimateRouter } from './estimate-router.ts';
import { knownRoadRows, knownTownRows } from './known-roads.ts';

const router = createEstimateRouter(createCountryIndex(loadAtlas()));

const towns = new Map(
  parseTable(knownTownRows, 3).map(([name = '', latitude = '', longitude = '']) => [
    name,
    { latitude: parseNumber(latitude), longitude: parseNumber(longitude) },
  ]),
);

function at(name: string) {
  const point = towns.get(name);
  if (point === undefined) {
    throw new Error(`no town ${name}`);
  }
  return point;
}

async function findLeg(from: string, to: string): Promise<RoadLeg> {
  const route = await router.findRoute([at(from), at(to)]);
  const leg = route.ok ? route.value.legs[0] : undefined;
  if (leg === undefined) {
    throw new Error(`no leg from ${from} to ${to}`);
  }
  return leg;
}

const knownRoads = parseTable(knownRoadRows, 3).map(([from = '', to = '', kilometres = '']) => ({
  from,
  to,
  kilometres: parseNumber(kilometres),
}));

describe('distances', () => {
  it('are on average 5 % off, and at worst 25 %: two mountain roads, where a straight line knows least', async () => {
    const errors: number[] = [];
    for (const { from, to, kilometres } of knownRoads) {
      const leg = await findLeg(from, to);
      errors.push(Math.abs(leg.kilometres - kilometres) / kilometres);
    }
    const sorted = errors.sort((a, b) => b - a);
    const mean = errors.reduce((sum, error) => sum + error, 0) / errors.length;
    expect(mean).toBeLessThan(0.052);
    expect(sorted[0]).toBeLessThan(0.25);
    expect(sorted[2]).toBeLessThan(0.13);
  });

  it('go round the sea where land or a fixed link leads round it', async () => {
    expect((await findLeg('barcelona', 'marseille')).kilometres).toBeGreaterThan(460);
    expect((await findLeg('kobenhavn', 'malmo')).kilometresByCountry).toHaveProperty('SE');
    expect((await findLeg('odense', 'kobenhavn')).kilometres).toBeGreaterThan(150);
    expect((await findLeg('zierikzee', 'rotterdam')).kilometres).toBeLessThan(90);
    expect((await findLeg('istanbul', 'izmir')).kilometres).toBeLessThan(600);
  });
});

describe('a leg', () => {
  it('has coach minutes by the speed bands, with traffic', async () => {
    const leg = await findLeg('utrecht', 'amsterdam');
    expect(leg.minutes).toBeGreaterThan(43);
    expect(leg.minutes).toBeLessThan(56);
    expect((leg.kilometres / leg.minutes) * 60).toBeLessThan(100);
  });

  it('has its kilometres by country and its toll kilometres', async () => {
    const leg = await findLeg('amsterdam', 'paris');
    expect(Object.keys(leg.kilometresByCountry)).toEqual(['NL', 'BE', 'FR']);
    expect(leg.tollKilometresByCountry.FR).toBeGreaterThan(120);
    expect(leg.tollKilometresByCountry.FR).toBeLessThan(leg.kilometresByCountry.FR ?? 0);
    expect((await findLeg('utrecht', 'koeln')).tollKilometresByCountry).toEqual({});
  });

  it('has a line from the one end to the other', async () => {
    const leg = await findLeg('barcelona', 'roma');
    expect(leg.line[0]).toEqual(at('barcelona'));
    expect(leg.line.at(-1)).toEqual(at('roma'));
    expect(leg.line.length).toBeGreaterThan(20);
  });

  it('may stand still', async () => {
    const route = await router.findRoute([at('utrecht'), at('utrecht')]);
    expect(route).toMatchObject({ ok: true, value: { legs: [{ kilometres: 0, minutes: 0, kilometresByCountry: {} }] } });
  });
});

describe('where no road leads', () => {
  it.each([
    ['calais', 'dover', 'ferry'],
    ['amsterdam', 'london', 'ferry'],
    ['london', 'dublin', 'ferry'],
    ['barcelona', 'palma', 'ferry'],
    ['amsterdam', 'texel', 'ferry'],
    ['reggio', 'messina', 'ferry'],
    ['helsinki', 'tallinn', 'ferry'],
    ['malaga', 'ceuta', 'ferry'],
    ['madrid', 'las-palmas', 'ferry'],
    ['lisboa', 'funchal', 'no-road'],
    ['lisboa', 'mid-atlantic', 'no-road'],
  ])('%s to %s: %s', async (from, to, failure) => {
    expect(await router.findRoute([at(from), at(to)])).toEqual({ ok: false, failure });
  });

  it.each([
    ['palma', 'alcudia', 'ES'],
    ['dublin', 'cork', 'IE'],
    ['las-palmas', 'maspalomas', 'ES'],
    ['london', 'dover', 'GB'],
  ])('but there is a road on the island from %s to %s', async (from, to, countryCode) => {
    expect(Object.keys((await findLeg(from, to)).kilometresByCountry)).toEqual([countryCode]);
  });

  it('crosses the Irish border on the way to Belfast', async () => {
    expect(Object.keys((await findLeg('dublin', 'belfast')).kilometresByCountry)).toEqual(['IE', 'GB']);
  });

  it('says so for the whole route, the lack of any road before the ferry', async () => {
    expect(await router.findRoute([at('utrecht'), at('paris'), at('london'), at('dover')])).toEqual({ ok: false, failure: 'ferry' });
    expect(await router.findRoute([at('calais'), at('dover'), at('mid-atlantic')])).toEqual({ ok: false, failure: 'no-road' });
  });
});

describe('whatever the points', () => {
  const point = fc.record({
    latitude: fc.double({ min: 34, max: 70, noNaN: true }),
    longitude: fc.double({ min: -12, max: 32, noNaN: true }),
  });

  it('legs add up, are no shorter than the straight line, never beyond the speed limit, and the same each time', async () => {
    const again = createEstimateRouter(createCountryIndex(loadAtlas()));
    await fc.assert(
      fc.asyncProperty(fc.array(point, { minLength: 2, maxLength: 4 }), async (points) => {
        const route = await router.findRoute(points);
        expect(await again.findRoute(points)).toEqual(route);
        for (const [index, leg] of (route.ok ? route.value.legs : []).entries()) {
          const [from, to] = points.slice(index, index + 2);
          expect(from && to && getGreatCircleKilometres(from, to)).toBeLessThanOrEqual(leg.kilometres + 0.05);
          const sum = Object.values(leg.kilometresByCountry).reduce((all, part) => all + part, 0);
          expect(sum).toBeCloseTo(leg.kilometres, 6);
          expect(leg.kilometres).toBeLessThanOrEqual(((leg.minutes + 1) / 60) * 100);
          const tolled = Object.values(leg.tollKilometresByCountry).reduce((sum, part) => sum + part, 0);
          expect(tolled).toBeLessThanOrEqual(leg.kilometres);
        }
      }),
      { numRuns: 60 },
    );
  });
});
