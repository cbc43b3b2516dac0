import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadAtlas } from '../countries/atlas.ts';
import { createCountryIndex } from '../countries/country-index.ts';
import type { RoadRouter } from '../ports.ts';
import type { EngineFailure } from './engine-failure.ts';
import { createEngineRouter, type RoadEngine } from './engine-router.ts';
import { createOsrm } from './osrm.ts';
import { encodePolyline6 } from './testing/encode-polyline.ts';
import { oddities, sayJson, startOddServer } from './testing/odd-server.ts';
import { createValhalla } from './valhalla.ts';

const server = await startOddServer();
const countries = createCountryIndex(loadAtlas());
const point = (latitude: number, longitude: number) => ({ latitude, longitude });
const utrecht = point(52.091, 5.122);
const liege = point(50.634, 5.567);
const cologne = point(50.938, 6.957);
const folkestone = point(51.09, 1.13);

const estimate: RoadRouter = { findRoute: async () => ({ ok: true, value: { legs: [], estimated: true } }) };

function createRouter(engine: RoadEngine) {
  const failures: EngineFailure[] = [];
  const report = (_: string, failed: EngineFailure) => failures.push(failed);
  const estimateMinutes = (kilometres: number) => Math.round(kilometres * 0.8);
  return { failures, router: createEngineRouter({ engine, countries, estimateMinutes, fallback: estimate, report }) };
}

function readRecorded(name: string): unknown {
  return JSON.parse(readFileSync(join(import.meta.dirname, `testing/recorded/${name}.json`), 'utf8')).json;
}

async function findRecorded(name: string, ...points: Parameters<RoadRouter['findRoute']>[0]) {
  server.behave(sayJson(readRecorded(name)));
  const route = await createRouter(createValhalla(server.url)).router.findRoute(points);
  if (!route.ok) throw new Error(route.failure);
  return route.value;
}

describe('a real Valhalla’s answer', () => {
  it('becomes legs: kilometres by country that add up, tolls where they lie, minutes of a coach', async () => {
    const { legs, estimated } = await findRecorded('two-legs-and-a-toll', utrecht, liege, cologne);
    expect(estimated).toBe(false);
    const [first, second] = legs;
    expect(first?.kilometres).toBeCloseTo(169.4, 1);
    expect(first?.minutes).toBe(Math.round((first?.kilometres ?? 0) * 0.8));
    expect(Object.keys(first?.kilometresByCountry ?? {})).toEqual(['NL', 'BE']);
    for (const leg of legs) {
      const sum = Object.values(leg.kilometresByCountry).reduce((all, part) => all + part, 0);
      expect(sum).toBeCloseTo(leg.kilometres, 6);
    }
    expect(first?.tollKilometresByCountry).toEqual({});
    expect(second?.tollKilometresByCountry).toEqual(second?.kilometresByCountry);
    expect(server.asked.at(-1)).toMatchObject({ method: 'POST', path: '/route' });
  });

  it('of a ferry drives only to the quay', async () => {
    const { legs } = await findRecorded('a-ferry', point(52.374, 4.89), point(53.053, 4.8));
    expect(legs[0]).toMatchObject({ hasFerry: true, crossings: [{ key: 'ferry', kind: 'ferry', minutesOnBoard: 25 }] });
    expect(legs[0]?.kilometres).toBeCloseTo(66.6, 0);
  });

  it('of the shuttle train, which it treats as a road, is recognised by the terminals', async () => {
    const { legs } = await findRecorded('a-shuttle-train', liege, folkestone);
    expect(legs[0]).toMatchObject({
      hasFerry: true,
      crossings: [{ key: 'eurotunnel', kind: 'shuttle-train', minutesOnBoard: 35 }],
    });
    expect(Object.keys(legs[0]?.kilometresByCountry ?? {})).toEqual(['BE', 'FR']);
  });

  it('of the same place twice is a leg of nothing', async () => {
    const { legs } = await findRecorded('the-same-place-twice', utrecht, utrecht);
    expect(legs[0]).toMatchObject({ kilometres: 0, minutes: 0, kilometresByCountry: {}, hasFerry: false });
  });

  it('for other places than requested is rejected', async () => {
    expect(await findRecorded('the-same-place-twice', utrecht, point(52.2, 5.3))).toEqual({ legs: [], estimated: true });
    expect(await findRecorded('the-same-place-twice', utrecht, utrecht, utrecht)).toEqual({ legs: [], estimated: true });
  });
});

describe('an engine router', () => {
  it('asks for more points than the engine takes in parts, each from where the last one ended', async () => {
    const asked: number[][] = [];
    const engine: RoadEngine = {
      name: 'counting',
      mostPoints: 3,
      findLegs: async (points) => {
        asked.push(points.map(({ latitude }) => latitude));
        const legs = points.slice(1).map((to, at) => ({ kilometres: 12, line: [points[at] ?? to, to], spans: [] }));
        return { ok: true, value: legs };
      },
    };
    const points = [52.1, 52.2, 52.3, 52.4, 52.5, 52.6].map((latitude) => point(latitude, 5.6));
    const route = await createRouter(engine).router.findRoute(points);
    expect(asked).toEqual([
      [52.1, 52.2, 52.3],
      [52.3, 52.4, 52.5],
      [52.5, 52.6],
    ]);
    expect(route.ok && route.value.legs).toHaveLength(5);
  });

  it.each(Object.entries(oddities))('falls back when Valhalla %s, reports it, and leaves it alone', async (_, { kind, listener }) => {
    server.behave(listener);
    const { router, failures } = createRouter(createValhalla(server.url));
    expect(await router.findRoute([utrecht, cologne])).toEqual({ ok: true, value: { legs: [], estimated: true } });
    expect(failures).toMatchObject([{ kind, ...(kind === 'timeout' ? { detail: 'no answer within 1400 ms' } : {}) }]);
    const asked = server.asked.length;
    await router.findRoute([utrecht, cologne]);
    expect([failures.length, server.asked.length]).toEqual([1, asked]);
  });

  it('falls back on a refusal, and asks again the next time', async () => {
    const { router, failures } = createRouter(createOsrm(server.url));
    server.behave(sayJson({ code: 'NoRoute', message: 'Impossible route between points' }, 400));
    expect(await router.findRoute([utrecht, cologne])).toMatchObject({ value: { estimated: true } });
    expect(failures).toMatchObject([{ kind: 'refused', detail: 'NoRoute Impossible route between points' }]);
    const geometry = encodePolyline6([utrecht, cologne]);
    const step = { duration: 9000, mode: 'driving', geometry, intersections: [] };
    server.behave(sayJson({ code: 'Ok', routes: [{ legs: [{ distance: 220_000, steps: [step] }] }] }));
    const route = await router.findRoute([utrecht, cologne]);
    expect(route).toMatchObject({ ok: true, value: { estimated: false, legs: [{ kilometres: 220, hasFerry: false }] } });
  });
});
