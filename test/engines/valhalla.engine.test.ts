import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadAtlas } from '../../src/geo/countries/atlas.ts';
import { createCountryIndex } from '../../src/geo/countries/country-index.ts';
import { createEngineRouter } from '../../src/geo/engines/engine-router.ts';
import { createValhalla } from '../../src/geo/engines/valhalla.ts';
import { towns } from './extract/network.ts';
import { questions } from './questions.ts';
import { type RunningEngine, startValhalla } from './start-valhalla.ts';

let engine: RunningEngine;
const failures: string[] = [];
const countries = createCountryIndex(loadAtlas());

beforeAll(async () => {
  engine = await startValhalla();
});
afterAll(() => engine.close());

async function findRoute(...names: readonly (keyof typeof towns)[]) {
  const router = createEngineRouter({
    engine: createValhalla(engine.url),
    countries,
    estimateMinutes: (kilometres) => Math.round(kilometres),
    fallback: { findRoute: async () => ({ ok: true, value: { legs: [], estimated: true } }) },
    report: (_, { detail }) => failures.push(detail),
  });
  const route = await router.findRoute(names.map((name) => ({ latitude: towns[name][0], longitude: towns[name][1] })));
  if (!route.ok) throw new Error(route.failure);
  return route.value;
}

describe('the adapter with a real Valhalla', () => {
  it('takes a coach of 3.8 m round a bridge of 3.2 m, and splits its kilometres at the border', async () => {
    const { legs, estimated } = await findRoute('utrecht', 'cologne');
    expect(estimated).toBe(false);
    expect(legs[0]?.kilometres).toBeCloseTo(233.4, 0);
    expect(Object.keys(legs[0]?.kilometresByCountry ?? {})).toEqual(['NL', 'DE']);
    expect(legs[0]).toMatchObject({ hasFerry: false, tollKilometresByCountry: {}, crossings: [] });
  });

  it('would be led under that bridge without the height', async () => {
    const { costing_options: _, ...withoutHeight } = questions['round-a-low-bridge'];
    const response = await fetch(`${engine.url}/route`, { method: 'POST', body: JSON.stringify(withoutHeight) });
    expect(await response.text()).toContain('A3 low bridge');
  });

  it('counts toll kilometres where they lie, and on no other leg', async () => {
    const { legs } = await findRoute('utrecht', 'liege', 'cologne');
    expect(legs).toHaveLength(2);
    expect(legs[0]?.tollKilometresByCountry).toEqual({});
    expect(legs[1]?.tollKilometresByCountry.BE).toBeGreaterThan(20);
  });

  it('recognises a ferry, and counts none of its kilometres as driven', async () => {
    const { legs } = await findRoute('amsterdam', 'texel');
    expect(legs[0]).toMatchObject({ hasFerry: true, crossings: [{ kind: 'ferry', minutesOnBoard: 25 }] });
    expect(legs[0]?.kilometres).toBeCloseTo(66.6, 0);
  });

  it('recognises the shuttle train through the Channel tunnel, which the engine does not mark', async () => {
    const { legs } = await findRoute('liege', 'folkestone');
    expect(legs[0]).toMatchObject({ hasFerry: true, crossings: [{ key: 'eurotunnel', kind: 'shuttle-train' }] });
    expect(legs[0]?.kilometresByCountry).not.toHaveProperty('GB');
  });

  it('falls back on the embedded router if the engine has no way', async () => {
    expect(await findRoute('utrecht', 'terschelling')).toEqual({ legs: [], estimated: true });
    expect(failures.at(-1)).toMatch(/^170 /);
  });
});

describe('the stored replies for the main tests', () => {
  it.each(Object.entries(questions))('%s is the engine’s answer', async (name, question) => {
    const kept = readFileSync(join(import.meta.dirname, `../../src/geo/engines/testing/recorded/${name}.json`), 'utf8');
    const response = await fetch(`${engine.url}/route`, { method: 'POST', body: JSON.stringify(question) });
    expect({ status: response.status, json: await response.json() }).toEqual(JSON.parse(kept));
  });
});
