import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { encodeMaskFile } from '../src/geo/water/mask-file.ts';
import { rasteriseWater } from '../src/geo/water/rasterise.ts';

/**
 * `npm run derive:water`: makes `src/geo/water/data/water-mask.bin` from OpenStreetMap's water areas (ODbL, `src/geo/water/NOTICE`). The
 * first run installs them, 87 MB, into `tools/water`, separate from the main package (`npm ci` there, no scripts). Only needed for newer or
 * finer data: the file is in the repository. Takes a minute and 2 GB of memory.
 */
const here = join(import.meta.dirname, 'water');
const source = join(here, 'node_modules/@geo-maps/earth-waterbodies-250m/map.geo.json');
if (!existsSync(source)) {
  const { status } = spawnSync('npm', ['ci', '--ignore-scripts'], { cwd: here, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

// Only the frame is checked: the coordinates are ten million numbers of a pinned package.
const polygon = v.custom<readonly (readonly (readonly number[])[])[]>(Array.isArray);
const geometry = v.object({ type: v.literal('MultiPolygon'), coordinates: v.array(polygon) });
const collection = v.object({ type: v.literal('GeometryCollection'), geometries: v.array(geometry) });

const { geometries } = v.parse(collection, JSON.parse(readFileSync(source, 'utf8')));
const file = encodeMaskFile(rasteriseWater(geometries.flatMap(({ coordinates }) => coordinates)));
writeFileSync(join(import.meta.dirname, '../src/geo/water/data/water-mask.bin'), file);
process.stdout.write(`src/geo/water/data/water-mask.bin: ${file.length} bytes\n`);
