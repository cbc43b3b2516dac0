import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cityFile } from '../src/content/cities/read-cities.ts';
import { houseBook } from '../src/domain/pricing/testing/house-rates.ts';
import { computeCities } from './cities/compute-cities.ts';

/**
 * `npm run derive:cities`: rebuilds `content/cities/`, the data of every city, after a change of the gazetteer, the roads, the depots
 * (content/rates), the driving-time rules or the list of towns. One line per city, so that changes are readable.
 */
const started = performance.now();
const lists = await computeCities(houseBook());
mkdirSync(join(import.meta.dirname, '../content/cities'), { recursive: true });
for (const { site, language, cities } of lists) {
  const lines = cities.map((city) => JSON.stringify(city));
  writeFileSync(join(import.meta.dirname, '../content', cityFile(site, language)), `[\n${lines.join(',\n')}\n]\n`);
}
const count = lists.reduce((total, { cities }) => total + cities.length, 0);
process.stdout.write(
  `${count} cities in ${((performance.now() - started) / 1000).toFixed(1)} s (${(process.cpuUsage().user / 1e6).toFixed(1)} s of work)\n`,
);
