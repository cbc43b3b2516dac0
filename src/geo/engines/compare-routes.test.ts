import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { compareRoutes, summarize } from './compare-routes.ts';
import { sayJson, startOddServer } from './testing/odd-server.ts';

const server = await startOddServer();
const root = join(import.meta.dirname, '../../..');

function recorded(name: string): { readonly status: number; readonly json: unknown } {
  return JSON.parse(readFileSync(join(import.meta.dirname, `testing/recorded/${name}.json`), 'utf8'));
}

/** `npm run compare:roads` in a separate process, against the server of this test. */
async function compare(pairs: string, url = `valhalla+${server.url}`) {
  const folder = mkdtempSync(join(tmpdir(), 'convoya-pairs-'));
  const file = join(folder, 'pairs.txt');
  writeFileSync(file, pairs);
  const child = spawn(process.execPath, ['scripts/compare-roads.ts', file], { cwd: root, env: { ...process.env, ROUTER_URL: url } });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += String(chunk)));
  const code = await new Promise((done) => child.on('close', done));
  rmSync(folder, { recursive: true });
  return { said, code };
}

describe('npm run compare:roads', { timeout: 60_000 }, () => {
  it('prints the embedded network beside a router’s answers, and the differences', async () => {
    const { status, json } = recorded('round-a-low-bridge');
    server.behave(sayJson(json, status));
    const { said, code } = await compare('# to the east\nUtrecht; Köln\n\n52.091,5.122; 50.938,6.957\n');
    expect(said).toMatch(/^Utrecht; Köln +2\d\d\.\d km, \d+ min +233\.\d km, \d+ min +[-+]\d+\.\d % +[-+]?\d+\.\d %$/m);
    expect(said).toMatch(/^kilometres: median \d+\.\d %, mean \d+\.\d %, worst \d+\.\d % of 2$/m);
    expect(code).toBe(0);
    expect(server.asked.at(-1)).toMatchObject({ method: 'POST', path: '/route' });
  });

  it('reports a router’s refusals and unknown places, and ends with 1', async () => {
    const { status, json } = recorded('unconnected');
    server.behave(sayJson(json, status));
    const { said, code } = await compare('Utrecht; Terschelling\nUtrecht; Xyzzyburg\n');
    expect(said).toContain('refused: 170 ');
    expect(said).toContain('a place of it is unknown');
    expect(code).toBe(1);
  });

  it('asks for an address', async () => {
    expect(await compare('Utrecht; Köln', '')).toMatchObject({ code: 2, said: expect.stringContaining('ROUTER_URL') });
  });
});

describe('a difference', () => {
  it('is null if the router fell back on the embedded network', () => {
    const nothing = { ok: true, value: { legs: [], estimated: true } } as const;
    expect(compareRoutes(nothing, nothing)).toMatchObject({ router: null, kilometresPercent: null });
    expect(compareRoutes({ ok: false, failure: 'water' }, nothing)).toMatchObject({ embedded: null, router: null });
  });

  it('counts without sign', () => {
    expect(summarize([-10, 2, 6])).toEqual({ median: 6, mean: 6, worst: 10 });
    expect(summarize([1, -3])).toMatchObject({ median: 2 });
    expect(summarize([])).toBeNull();
  });
});
