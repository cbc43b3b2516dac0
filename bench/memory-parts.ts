import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { schema } from '#api/schema.ts';
import { readContent } from '#content/import-content.ts';
import { createContentLibrary } from '#content/library.ts';
import { houseBook } from '#domain/pricing/testing/house-rates.ts';
import { siteKeys } from '#domain/sites/keys.ts';
import { getSite } from '#domain/sites/registry.ts';
import { loadAtlas } from '#geo/countries/atlas.ts';
import { createCountryIndex } from '#geo/countries/country-index.ts';
import { createGazetteer } from '#geo/gazetteer/gazetteer.ts';
import { createMapParts } from '#geo/picture/map-parts.ts';
import { createSkeletonRouter } from '#geo/roads/skeleton-router.ts';
import { loadWaterMask } from '#geo/water/water-mask.ts';

/** What a web process keeps in memory, by part, in megabytes after collection. */
export type MemoryPart = { readonly name: string; readonly megabytes: number };

/** Loads each part in this process, one after another, and reads how much the heap and its buffers grew. */
export async function measureMemoryParts(): Promise<readonly MemoryPart[]> {
  const kept: unknown[] = [schema];
  const parts: MemoryPart[] = [];
  const read = openCollector();
  let before = read();
  const load = async (name: string, make: () => unknown) => {
    kept.push(await make());
    const after = read();
    parts.push({ name, megabytes: after - before });
    before = after;
  };
  await load('places', createGazetteer);
  const [countries, water] = [createCountryIndex(loadAtlas()), loadWaterMask()];
  await load('countries and water', () => [countries, water]);
  await load('roads', () => createSkeletonRouter(countries, water));
  await load('maps', createMapParts);
  await load('content of all sites', async () => {
    const rows = await readContent('content');
    if (!rows.ok) throw new Error(`The content has ${rows.failure.length} issues`);
    const library = createContentLibrary(rows.value, houseBook());
    for (const site of siteKeys) {
      for (const language of getSite(site).languages)
        kept.push(library.findLocations({ site, language }), library.findHubs({ site, language }));
    }
    return library;
  });
  return parts;
}

/** Returns a function that collects garbage and reads what is left. */
function openCollector(): () => number {
  setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('gc');
  return () => {
    if (typeof collect === 'function') collect();
    const { heapUsed, arrayBuffers } = process.memoryUsage();
    return (heapUsed + arrayBuffers) / 2 ** 20;
  };
}
