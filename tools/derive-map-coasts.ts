import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { loadAtlas } from '../src/geo/countries/atlas.ts';
import { boxesMeet, getBox, type Ring } from '../src/geo/countries/polygon.ts';
import { loadLakes } from '../src/geo/picture/ground.ts';
import { weighOutline } from '../src/geo/picture/outlines.ts';
import { ijsselmeer } from './ground/ijsselmeer.ts';

/**
 * `npm run derive:coasts`: makes the coasts and borders of the maps, `src/geo/picture/data/land.br` and `borders.br`, from Natural Earth at
 * 1:10 million (`world-atlas`, public domain): at 1:50 million, which is enough for roads and countries, Venice, Lisbon and Den Helder are
 * at sea. Also updates the IJsselmeer in `lakes.br`.
 */
const places = 3;
/** The area that our maps can show in detail, and the tolerance of outlines in kilometres there and elsewhere. */
const europe = { west: -32, east: 46, south: 27, north: 72 };
const [leastInEurope, leastElsewhere] = [0.2, 8];

const isInEurope = ([x = 0, y = 0]: Ring[number]) => x > europe.west && x < europe.east && y > europe.south && y < europe.north;

function thinOut(ring: Ring): Ring {
  const weights = weighOutline(ring);
  return ring.filter((point, at) => (weights[at] ?? 0) > (isInEurope(point) ? leastInEurope : leastElsewhere));
}

function write(name: string, lines: readonly Ring[]): void {
  const text = JSON.stringify(lines.map((points) => points.map((point) => point.map((value) => Number(value.toFixed(places))))));
  const bytes = brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } });
  writeFileSync(join(import.meta.dirname, '../src/geo/picture/data', name), bytes);
  process.stdout.write(`${name}: ${lines.length} shapes, ${lines.flat().length} points, ${bytes.length} bytes\n`);
}

const { land, borders } = loadAtlas('countries-10m.json');
const isNear = (ring: Ring) => boxesMeet(getBox(ring), europe);
// Holes in land are seas (the Caspian) outside our countries.
write(
  'land.br',
  land.map(([ring = []]) => thinOut(ring)).filter((ring) => isNear(ring) && ring.length > 3),
);
write('borders.br', borders.map(thinOut).filter(isNear));

const boxes = ijsselmeer.map(getBox);
const isIjsselmeer = (lake: Ring) =>
  lake.some(([x = 0, y = 0]) => boxes.some((box) => boxesMeet(box, { west: x, east: x, south: y, north: y })));
write('lakes.br', [...loadLakes().filter((lake) => !isIjsselmeer(lake)), ...ijsselmeer]);
