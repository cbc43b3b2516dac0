import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type DeskPlace, listDeskPlaces } from '../testing/hostile/desk-places.ts';
import { fewOddValues } from '../testing/hostile/odd-values.ts';
import { openOwners } from '../testing/owner-of-server.ts';
import { type Answer, ask, type RunningServer, startServer } from '../testing/start-server.ts';

const places = listDeskPlaces();
/** Reads and writes of each place; `npm run test:hostile` tries all of them with all values. */
const values = fewOddValues;

let server: RunningServer;
let owners: Awaited<ReturnType<typeof openOwners>>;
const sessions = new Map<string, string>();

beforeAll(async () => {
  server = await startServer({ variables: { REQUESTS_OF_VISITOR: '0', POSTS_PER_MINUTE: '0', LOG_LEVEL: 'error' } });
  owners = await openOwners(server);
  for (const { pattern } of places) sessions.set(pattern, await owners.open());
});
afterAll(async () => {
  await owners.close();
  await server.stop();
});

const fill = (pattern: string, value: string) =>
  pattern.replaceAll(/\/:\w+\?/g, '').replaceAll(/:\w+|\*/g, () => encodeURIComponent(value === '' ? '-' : value));
const bad: string[] = [];

async function send(place: DeskPlace, path: string, body?: URLSearchParams): Promise<void> {
  const cookie = `desk=${sessions.get(place.pattern)}`;
  const type = body === undefined ? {} : { 'content-type': 'application/x-www-form-urlencoded' };
  const answer: Answer = await ask(server.port, {
    host: `desk.localhost:${server.port}`,
    path,
    headers: { cookie, ...type },
    ...(body === undefined ? {} : { method: 'POST', body: body.toString() }),
  });
  if (answer.status >= 500) bad.push(`${answer.status} ${path} ${body ?? ''}`.slice(0, 300));
}

describe('odd values at the desk', () => {
  it('are found in every page of the routes', () => {
    expect(places.length).toBeGreaterThan(60);
    expect(places.filter(({ takesForms }) => takesForms).length).toBeGreaterThan(35);
    expect(places[0]?.parameters.length).toBeGreaterThan(10);
    expect(places[0]?.fields.length).toBeGreaterThan(50);
  });

  it('in a path are no fault of ours', async () => {
    for (const place of places.filter(({ pattern }) => /[:*]/.test(pattern)))
      for (const value of values) await send(place, fill(place.pattern, value));
    expect(bad.splice(0)).toEqual([]);
  });

  it('in a query are no fault of ours', async () => {
    for (const place of places)
      for (const value of values.slice(1, 5)) {
        const query = new URLSearchParams(place.parameters.map((name) => [name, value]));
        await send(place, `${fill(place.pattern, 'x')}?${query}`);
      }
    expect(bad.splice(0)).toEqual([]);
  });

  it('in a form are no fault of ours', { timeout: 240_000 }, async () => {
    const acts = places
      .filter(({ takesForms }) => takesForms)
      .flatMap((place) => (place.intents.length === 0 ? [''] : place.intents).map((intent) => ({ place, intent })));
    for (const [index, { place, intent }] of acts.entries()) {
      const path = fill(place.pattern, 'x');
      const formOf = (value: string) =>
        new URLSearchParams([...place.fields.map((name): [string, string] => [name, value]), ['intent', intent]]);
      const tried = values.slice(0, 4);
      // A browser with our script asks for the outcome alone, which takes a fifth of the time; without it the whole page comes back.
      for (const value of tried) await send(place, path === '/' ? '/_.data' : `${path}.data`, formOf(value));
      await send(place, path, formOf(tried[index % tried.length] ?? ''));
    }
    expect(bad.splice(0)).toEqual([]);
  });
});
