import type { SiteLanguage } from '#domain/sites/keys.ts';
import { europeanCountries } from '../countries/european-countries.ts';
import type { Box } from '../countries/polygon.ts';
import { readCityFile, visitCities } from '../gazetteer/city-file.ts';
import { townNameRows } from '../gazetteer/data/town-names.ts';
import { getNameLanguage, type NameLanguage } from '../gazetteer/languages.ts';
import { parseNumber, parseTable } from '../gazetteer/table.ts';

/** A town that a map may name. */
export type MapTown = {
  readonly name: (language: SiteLanguage) => string;
  readonly latitude: number;
  readonly longitude: number;
  readonly population: number;
  readonly isCapital: boolean;
};

/** Smaller ones are named by no picture: a day trip shows some dozen that are larger. */
const leastPopulation = 20_000;
/** For a picture: more than any has room for, so that small ones by the road are included. */
const mostTowns = 160;

/** The towns of Europe, the largest first, indexed by position. Read at the first picture: 0.1 s. */
export function loadMapTowns(): (box: Box) => readonly MapTown[] {
  const names = loadNames();
  const towns: MapTown[] = [];
  visitCities({
    bytes: readCityFile(),
    countryCodes: new Set(Object.keys(europeanCountries)),
    visit: ({ id, name, featureCode, population, latitude, longitude }) => {
      if (population < leastPopulation || featureCode === 'PPLX') return;
      const own = names.get(id);
      const isCapital = featureCode === 'PPLC';
      towns.push({ name: (language) => own?.[getNameLanguage(language)] || name, population, isCapital, latitude, longitude });
    },
  });
  towns.sort((left, right) => right.population - left.population);
  return (box) => takeWithin(towns, box);
}

function takeWithin(towns: readonly MapTown[], { west, east, south, north }: Box): MapTown[] {
  const found: MapTown[] = [];
  for (const town of towns) {
    const { latitude, longitude } = town;
    if (latitude > south && latitude < north && longitude > west && longitude < east) found.push(town);
    if (found.length === mostTowns) break;
  }
  return found;
}

function loadNames(): ReadonlyMap<number, Readonly<Record<NameLanguage, string>>> {
  const rows = parseTable(townNameRows, 7);
  return new Map(rows.map(([id = '', en = '', nl = '', de = '', fr = '', es = '']) => [parseNumber(id), { en, nl, de, fr, es }]));
}
