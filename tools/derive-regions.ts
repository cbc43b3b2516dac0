import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Coordinates } from '../src/domain/itinerary/itinerary.ts';
import { getGreatCircleKilometres } from '../src/geo/distance.ts';
import { getPlaceKey, loadPlaceRecords, type PlaceRecord } from '../src/geo/gazetteer/place-records.ts';
import { foldName } from '../src/geo/gazetteer/search/fold.ts';
import { createNameIndex, findExact } from '../src/geo/gazetteer/search/name-index.ts';
import { parseList, parseNumber, parseTable } from '../src/geo/gazetteer/table.ts';
import { isInside, type Ring, readOutlines } from './regions/outlines.ts';
import { regionList } from './regions/region-list.ts';

/**
 * `node tools/derive-regions.ts lakes.geojson.gz regions.geojson.gz`: makes `src/geo/gazetteer/data/regions.ts`, the towns of regions,
 * lakes and islands, from Natural Earth's outlines (ne_10m_lakes, ne_10m_geography_regions_polys), our own list and the gazetteer.
 */
const [, , lakeFile = '', regionFile = ''] = process.argv;
const lakes = readOutlines(lakeFile);
const regions = readOutlines(regionFile);
const index = createNameIndex(loadPlaceRecords());

const shoreKilometres = 4;
/** Popular towns may be slightly outside our own rough circles. */
const namedKilometres = 30;
const mostTowns = 10;
const leastPopulation = 800;
/** So that the list has different places, and not one town with its suburbs. */
const apartKilometres = 4;

type Area = (town: Coordinates, slack: number) => boolean;

function parseArea(cell: string): Area {
  const [kind = '', ...rest] = cell.split(' ');
  const name = rest.join(' ');
  if (kind === 'lake') return (town, slack) => isBy(town, findOutline(lakes, name), shoreKilometres + slack);
  if (kind === 'outline') return (town, slack) => isBy(town, findOutline(regions, name), slack);
  const circles = cell.split(' + ').map((one) => {
    const [word, latitude = '', longitude = '', kilometres = ''] = one.trim().split(' ');
    if (word !== 'circle') throw new Error(`not an area: ${cell}`);
    return { centre: { latitude: parseNumber(latitude), longitude: parseNumber(longitude) }, kilometres: parseNumber(kilometres) };
  });
  return (town, slack) => circles.some(({ centre, kilometres }) => getGreatCircleKilometres(centre, town) <= kilometres + slack);
}

function findOutline(outlines: ReadonlyMap<string, readonly Ring[]>, name: string): readonly Ring[] {
  const rings = outlines.get(name);
  if (rings === undefined) throw new Error(`no outline is called ${name}`);
  return rings;
}

function isBy(town: Coordinates, rings: readonly Ring[], kilometres: number): boolean {
  return rings.some((ring) => isInside(town, ring) || ring.some((point) => getGreatCircleKilometres(point, town) <= kilometres));
}

type Region = { readonly countries: ReadonlySet<string>; readonly isIn: Area };

function isTownOf({ countries, isIn }: Region, { kind, isPart, countryCode, ...town }: PlaceRecord, slack: number): boolean {
  return kind === 'town' && !isPart && countries.has(countryCode) && isIn(town, slack);
}

/** The largest town in the region whose name is, or begins with, the given one. */
function findNamed(region: Region, name: string): PlaceRecord | null {
  const folded = foldName(name);
  const exact = findExact(index, folded).flatMap((place) => index.records[place] ?? []);
  const longer = () => index.records.filter((record) => foldName(record.name).startsWith(`${folded} `));
  for (const records of [exact, longer()]) {
    const [found] = records
      .filter((record) => isTownOf(region, record, namedKilometres))
      .sort((one, other) => other.population - one.population);
    if (found !== undefined) return found;
  }
  return null;
}

const rows = parseTable(regionList, 10).map((cells) => {
  const [key = '', countries = '', area = '', en = '', nl = '', de = '', fr = '', es = '', others = '', named = ''] = cells;
  const isFilled = !area.startsWith('named ');
  const region: Region = { countries: new Set(countries.split(' ')), isIn: parseArea(area.replace('named ', '')) };
  const towns = parseList(named).flatMap((name) => {
    const town = findNamed(region, name);
    if (town === null) throw new Error(`${key}: no town ${name}`);
    return [town];
  });
  const large = index.records
    .filter((record) => record.population >= leastPopulation && isTownOf(region, record, 0))
    .sort((one, other) => other.population - one.population);
  for (const town of isFilled ? large : []) {
    if (towns.length >= mostTowns) break;
    if (towns.every((other) => getGreatCircleKilometres(other, town) > apartKilometres)) towns.push(town);
  }
  if (towns.length === 0) throw new Error(`${key} has no town`);
  return [key, en, nl, de, fr, es, others, [...new Set(towns)].map(getPlaceKey).join(', ')].join(' | ').replaceAll('|  |', '| |');
});

const text = `/**
 * Regions, lakes and islands with their towns, those first to which groups go. Made by \`tools/derive-regions.ts\` from Natural Earth
 * (public domain), our own list and the gazetteer: see NOTICE. Columns: key | English | Dutch | German | French | Spanish | other names | towns
 */
export const regionRows = \`
${rows.join('\n')}
\`;
`;
writeFileSync(join(import.meta.dirname, '../src/geo/gazetteer/data/regions.ts'), text);
process.stdout.write(`${rows.length} regions in ${text.length} bytes\n`);
