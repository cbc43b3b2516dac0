/**
 * Times the embedded geo engines: `node --expose-gc bench/geo.bench.ts`. Prints what loading costs, how fast places are found and how
 * often the right one comes first, and how fast roads are estimated. The same seed every time, so that runs compare.
 */
import { loadAtlas } from '../src/geo/countries/atlas.ts';
import { createCountryIndex } from '../src/geo/countries/country-index.ts';
import { createGazetteer } from '../src/geo/gazetteer/gazetteer.ts';
import { getPlaceKey, loadPlaceRecords, type PlaceRecord } from '../src/geo/gazetteer/place-records.ts';
import { createMisspeller, createRandom } from '../src/geo/gazetteer/testing/misspell.ts';
import { createMapParts } from '../src/geo/picture/map-parts.ts';
import { createRoutePainter } from '../src/geo/picture.ts';
import { createSkeletonRouter } from '../src/geo/roads/skeleton-router.ts';
import { loadWaterMask } from '../src/geo/water/water-mask.ts';
import { report } from './goals.ts';

const searchCount = 20_000;
const largestCount = 1500;
const routeCount = 3000;
const lookupCount = 200_000;
const megabyte = 1e6;

const random = createRandom(20_261_121);
const misspell = createMisspeller(20_261_121);

function pick<Item>(items: readonly Item[]): Item {
  return items[Math.floor(random() * items.length)] as Item;
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

function getMemory(): number {
  globalThis.gc?.();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return (heapUsed + arrayBuffers) / megabyte;
}

/** Prints the time at the median and at the 99th percentile. */
function printTimes(name: string, times: readonly number[]): void {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share: number) => (sorted[Math.floor((sorted.length - 1) * share)] ?? 0).toFixed(3);
  print(`${name}: p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, max ${at(1)} ms (${sorted.length})`);
}

async function time(run: () => Promise<unknown> | unknown): Promise<number> {
  const start = performance.now();
  await run();
  return performance.now() - start;
}

function loadWith<Value>(name: string, load: () => Value): Value {
  const before = getMemory();
  const start = performance.now();
  const value = load();
  const took = performance.now() - start;
  const kept = globalThis.gc === undefined ? 'memory not measured (run with --expose-gc)' : `${(getMemory() - before).toFixed(1)} MB kept`;
  print(`${name}: loaded in ${took.toFixed(0)} ms, ${kept}`);
  return value;
}

async function benchPlaces(): Promise<readonly PlaceRecord[]> {
  const gazetteer = loadWith('places', createGazetteer);
  const records = loadPlaceRecords();
  const search = (text: string, countryCode: string | null = 'NL') =>
    gazetteer.searchPlaces({ text, language: 'nl', countryCode, near: null, limit: 8 });
  const queries: Readonly<Record<string, () => string>> = {
    'beginnings of names': () => pick(records).name.slice(0, 1 + Math.floor(random() * 8)),
    'whole names': () => pick(records).name,
    'names with a typing error': () => misspell(pick(records).name),
    'names of the largest 2,000': () => pick(largest).name,
  };
  const largest = [...records].filter(({ isPart }) => !isPart).sort((a, b) => b.population - a.population);
  largest.length = 2000;
  for (let warm = 0; warm < 2000; warm++) await search(pick(records).name);
  const all: number[] = [];
  for (const [name, createQuery] of Object.entries(queries)) {
    const times: number[] = [];
    for (let count = 0; count < searchCount / 4; count++) {
      const text = createQuery();
      times.push(await time(() => search(text)));
    }
    all.push(...times);
    printTimes(`search, ${name}`, times);
  }
  printTimes('search, all', all);
  for (const [name, spell] of [
    ['typed exactly', (text: string) => text],
    ['with a typing error', misspell],
  ] as const) {
    let first = 0;
    for (const record of largest.slice(0, largestCount)) {
      const [found] = await search(spell(record.name), null);
      if (found?.key === getPlaceKey(record)) first++;
    }
    print(`the ${largestCount} largest towns ${name}: ${((100 * first) / largestCount).toFixed(1)} % in the first place`);
  }
  return largest;
}

async function benchRoads(towns: readonly PlaceRecord[]): Promise<void> {
  const atlas = loadWith('atlas', loadAtlas);
  const countries = loadWith('countries', () => createCountryIndex(atlas));
  const router = loadWith('roads', () => createSkeletonRouter(countries, loadWaterMask()));
  const painter = loadWith('pictures', () => createRoutePainter(createMapParts()));
  const west = towns.filter(({ countryCode }) => ['NL', 'BE', 'DE', 'FR', 'LU', 'AT', 'CH', 'CZ', 'ES', 'IT'].includes(countryCode));
  const legs: number[] = [];
  const pictures: number[] = [];
  for (let count = 0; count < routeCount; count++) {
    const points = [pick(west), pick(west)];
    legs.push(await time(() => router.findRoute(points)));
    const route = await router.findRoute(points);
    if (route.ok && count % 10 === 0) {
      const stops = points.map((point) => ({ label: point.name, coordinates: point }));
      const lines = route.value.legs.map(({ line }) => line);
      pictures.push(await time(() => painter.drawRoute({ id: 'bench', title: '', description: '', language: 'nl', stops, lines })));
    }
  }
  printTimes('a leg between two large towns', legs);
  printTimes('a picture', pictures);
}

/** Bar: 5 µs a look-up (issue 12). Cold: the tile is unpacked first. */
function benchWater(): void {
  const mask = loadWith('water', loadWaterMask);
  const createPoint = () => ({ latitude: 36 + random() * 34, longitude: -10 + random() * 40 });
  const cold = Array.from({ length: 400 }, createPoint);
  const took = cold.map(({ latitude, longitude }) => {
    const start = performance.now();
    mask.isWater(latitude, longitude);
    return performance.now() - start;
  });
  printTimes('water, tiles being unpacked', took);
  const points = Array.from({ length: lookupCount }, createPoint);
  for (const { latitude, longitude } of points) mask.isWater(latitude, longitude);
  const start = performance.now();
  let wet = 0;
  for (const { latitude, longitude } of points) if (mask.isWater(latitude, longitude)) wet++;
  const microseconds = ((performance.now() - start) * 1000) / points.length;
  report({
    name: 'water at a point',
    value: microseconds,
    unit: 'µs',
    bar: { most: 5 },
    note: `${((100 * wet) / points.length).toFixed(0)} % wet`,
  });
}

benchWater();
await benchRoads(await benchPlaces());
