import pino from 'pino';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { readContent } from '#content/import-content.ts';
import { createRateRows } from '#content/rates/create-rate-rows.ts';
import { readSourceFiles } from '#content/source-files.ts';
import { type ContentSource, createLiveContent, type LiveContent } from './live-content.ts';

let locations: readonly { readonly slug: string; readonly site: string }[];
let terms: readonly unknown[];
beforeAll(async () => {
  const content = await readContent('content');
  if (!content.ok) throw new Error('the content has issues');
  locations = content.value.filter(({ kind }) => kind === 'location');
  terms = content.value.filter(({ kind, slug }) => kind === 'page' && slug === 'terms');
});

/** A store whose content, version and faults the test sets. */
function createStore() {
  const state: { version: number | null; rows: readonly unknown[]; fault: string | null; loads: number } = {
    version: 1,
    rows: locations.filter(({ slug }) => slug === 'utrecht'),
    fault: null,
    loads: 0,
  };
  const answer = async <Value>(value: () => Value): Promise<Value> => {
    if (state.fault !== null) throw new Error(state.fault);
    return value();
  };
  const source: ContentSource = {
    findVersion: () => answer(() => state.version),
    loadAll: () =>
      answer(() => {
        state.loads += 1;
        return state.rows;
      }),
  };
  return { state, source };
}

const lines: { readonly msg: string; readonly error?: string }[] = [];
const log = pino({}, { write: (line: string) => lines.push(JSON.parse(line)) });
let content: LiveContent;

beforeEach(() => {
  vi.useFakeTimers();
  lines.length = 0;
});
afterEach(() => {
  content.stop();
  vi.useRealTimers();
});

const look = () => vi.advanceTimersByTimeAsync(2_000);
const slugs = () =>
  content
    .library()
    .findLocations({ site: 'nl', language: 'nl' })
    .map(({ slug }) => slug);

describe('createLiveContent', () => {
  it('has the content when it is made', async () => {
    const { source } = createStore();
    content = await createLiveContent(source, log);
    expect([content.version(), slugs()]).toEqual([1, ['utrecht']]);
  });

  it('loads a new version automatically, and reads nothing while there is none', async () => {
    const { state, source } = createStore();
    content = await createLiveContent(source, log);
    await look();
    await look();
    expect(state.loads).toBe(1);
    Object.assign(state, { version: 2, rows: locations.filter(({ slug }) => slug === 'amsterdam') });
    await look();
    expect([content.version(), slugs()]).toEqual([2, ['amsterdam']]);
  });

  it('keeps its content while the store is away, reports it once each time, and continues afterwards', async () => {
    const { state, source } = createStore();
    content = await createLiveContent(source, log);
    state.fault = 'no answer from postgresql://convoya:hunter2@db/convoya';
    for (let times = 0; times < 3; times += 1) await look();
    expect([content.version(), slugs()]).toEqual([1, ['utrecht']]);
    expect(lines).toHaveLength(1);
    expect(lines[0]?.msg).toBe('Unable to look for newer content');
    expect(JSON.stringify(lines)).not.toContain('hunter2');
    Object.assign(state, { version: 2, rows: [], fault: null });
    await look();
    expect([content.version(), slugs()]).toEqual([2, []]);
    state.fault = 'away again';
    await look();
    expect(lines).toHaveLength(2);
  });

  it('starts without a store and has the content once there is one', async () => {
    const { state, source } = createStore();
    state.fault = 'not there yet';
    content = await createLiveContent(source, log);
    expect(slugs()).toEqual([]);
    state.fault = null;
    await look();
    expect(slugs()).toEqual(['utrecht']);
  });

  it('takes a store without any import for empty content', async () => {
    const { state, source } = createStore();
    Object.assign(state, { version: null, rows: [] });
    content = await createLiveContent(source, log);
    expect([content.version(), slugs(), lines]).toEqual([0, [], []]);
  });

  it('names an entry that does not fit and shows the others', async () => {
    const { state, source } = createStore();
    const [utrecht] = state.rows as readonly { readonly document: object }[];
    state.rows = [...state.rows, { ...utrecht, slug: 'broken', document: { slug: 'broken' } }];
    content = await createLiveContent(source, log);
    expect(slugs()).toEqual(['utrecht']);
    expect(lines.map(({ msg }) => msg)).toContain('An entry of the content cannot be read and is left out');
  });

  it('reports to its caller that there was no answer', async () => {
    const { state, source } = createStore();
    content = await createLiveContent(source, log);
    state.fault = 'away';
    await expect(content.refresh()).rejects.toThrow('away');
  });

  it('waits for a slow store instead of asking it again and again', async () => {
    const { state, source } = createStore();
    const { promise, resolve } = Promise.withResolvers<void>();
    let asked = 0;
    content = await createLiveContent(
      {
        ...source,
        findVersion: async () => {
          asked += 1;
          if (asked > 1) await promise;
          return state.version;
        },
      },
      log,
    );
    for (let times = 0; times < 5; times += 1) await look();
    expect(asked).toBe(2);
    resolve();
    state.version = 2;
    await look();
    expect(content.version()).toBe(2);
  });

  it('changes its version when other terms come into force, although nothing was stored', async () => {
    vi.setSystemTime('2026-12-31T23:59:57.000Z');
    const { state, source } = createStore();
    const { files } = await readSourceFiles('content/rates');
    const shipped = files.map(({ path, fields }) => ({ path: `rates/${path}`, fields }));
    const [payment] = shipped.filter(({ path }) => path.endsWith('payment-terms.yaml'));
    const later = { path: 'rates/2027-01-01/payment-terms.yaml', fields: { ...payment?.fields, depositPercent: 40 } };
    state.rows = [...terms, ...createRateRows([...shipped, later]).rows];
    content = await createLiveContent(source, log);
    const say = () => JSON.stringify(content.library().findPage({ site: 'nl', language: 'nl', key: 'terms' }));
    expect([content.version(), say().includes('25%')]).toEqual([1, true]);
    await look();
    expect([content.version(), state.loads]).toEqual([1, 1]);
    await look();
    expect([content.version(), say().includes('40%')]).toEqual([2, true]);
    await look();
    expect([content.version(), state.loads]).toEqual([2, 2]);
  });

  it('stops checking once it is stopped', async () => {
    const { state, source } = createStore();
    content = await createLiveContent(source, log);
    content.stop();
    state.version = 2;
    await look();
    expect(content.version()).toBe(1);
  });
});
