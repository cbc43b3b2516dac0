import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { PlaceQuery } from '../ports.ts';
import { getSharedGazetteer } from '../testing/shared-geo.ts';
import type { EngineFailure } from './engine-failure.ts';
import { createPlaceFinder } from './place-finder.ts';
import { sayJson, startOddServer } from './testing/odd-server.ts';

/** Answers in the format of Photon's documentation (komoot/photon, its page on the API), over a real connection. */
const server = await startOddServer();
const gazetteer = getSharedGazetteer();
const query: PlaceQuery = { text: 'Berlin Hauptbahnhof', language: 'de', countryCode: 'DE', near: null, limit: 5 };

function kept(name: string): { readonly status: number; readonly json: unknown } {
  return JSON.parse(readFileSync(join(import.meta.dirname, `testing/photon/${name}.json`), 'utf8'));
}

async function ask(name: string) {
  const { status, json } = kept(name);
  server.behave(sayJson(json, status));
  const failures: EngineFailure[] = [];
  const finder = createPlaceFinder({
    getGazetteer: () => gazetteer,
    geocoder: { url: server.url, languages: ['de'] },
    report: (_, failure) => failures.push(failure),
  });
  const before = server.asked.length;
  const answer = await finder.findPlaces(query);
  const again = async () => {
    await finder.findPlaces({ ...query, text: 'Berlin Ostbahnhof' });
    return server.asked.length - before;
  };
  return { ...answer, failures, again };
}

describe('an answer of Photon', () => {
  it('is read, a station by its kind and its town', async () => {
    const { places, isFallback, failures, again } = await ask('berlin');
    expect(places.map(({ town }) => town)).toContain('Berlin');
    expect(places.find(({ kind }) => kind === 'station')?.coordinates.latitude).toBeCloseTo(52.525, 2);
    expect([isFallback, failures]).toEqual([false, []]);
    expect(await again()).toBe(2);
    expect(server.asked.at(-1)?.path).toMatch(/^\/api\?q=Berlin\+Ostbahnhof&limit=11&lang=de$/);
  });

  it('may be empty: our own places answer', async () => {
    const { places, isFallback, failures } = await ask('empty');
    expect(places.length).toBeGreaterThan(0);
    expect([isFallback, failures]).toEqual([false, []]);
  });

  it.each([
    ['bad-language', 'refused', 2],
    ['malformed', 'malformed', 2],
    ['too-many-requests', 'too-busy', 1],
    ['server-error', 'server-error', 1],
  ] as const)('%s leaves it to our own places as %s, and %i questions of two are sent', async (name, kind, sent) => {
    const { places, isFallback, failures, again } = await ask(name);
    expect(places).toEqual(await gazetteer.searchPlaces(query));
    expect(isFallback).toBe(true);
    expect(failures).toMatchObject([{ kind }]);
    expect(await again()).toBe(sent);
  });
});
