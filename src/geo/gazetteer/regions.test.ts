import { describe, expect, it } from 'vitest';
import { getSharedGazetteer } from '../testing/shared-geo.ts';
import { regionRows } from './data/regions.ts';
import { parseTable } from './table.ts';
import { type Visit, visits } from './testing/visits.ts';

const gazetteer = getSharedGazetteer();

async function search(visit: Visit, text: string): Promise<readonly string[]> {
  return (await gazetteer.searchPlaces({ text, near: null, limit: 6, ...visits[visit] })).map(({ name }) => name);
}

async function read(visit: Visit, text: string) {
  const [reading] = await gazetteer.readPlaces({ texts: [text, 'Utrecht'], known: [], ...visits[visit] });
  return reading;
}

describe('a region, a lake or an island offers its towns and is asked back with them', () => {
  it.each<[Visit, string, string[]]>([
    ['de', 'Gardasee', ['Riva del Garda', 'Desenzano del Garda', 'Sirmione']],
    ['nl', 'Gardameer', ['Riva del Garda', 'Desenzano del Garda']],
    ['fr', 'Lac de Garde', ['Riva del Garda']],
    ['es', 'Lago de Garda', ['Riva del Garda']],
    ['eu', 'Lake Garda', ['Riva del Garda']],
    ['nl', 'Veluwe', ['Apeldoorn', 'Ede', 'Harderwijk']],
    ['nl', 'de Veluwe', ['Apeldoorn']],
    ['nl', 'Texel', ['Den Burg', 'De Koog']],
    ['nl', 'Noordzee', ['Zandvoort', 'Noordwijk', 'Oostende']],
    ['de', 'Nordsee', ['Zandvoort', 'Cuxhaven']],
    ['eu', 'North Sea', ['Zandvoort', 'Noordwijk']],
    ['es', 'Costa Brava', ['Lloret de Mar', 'Blanes', 'Roses']],
    ['de', 'Sauerland', ['Winterberg', 'Willingen']],
    ['fr', 'Normandie', ['Caen', 'Rouen', 'Bayeux']],
    ['nl', 'Normandië', ['Caen']],
    ['fr', 'Bretagne', ['Rennes', 'Saint-Malo', 'Quimper']],
    ['nl', 'Bretagne, Frankrijk', ['Rennes']],
    ['fr', 'Provence', ['Aix-en-Provence', 'Avignon']],
    ['eu', 'Lago di Como', ['Como', 'Lecco', 'Bellagio']],
    ['de', 'Comer See', ['Como', 'Varenna']],
    ['es', 'Mallorca', ['Palma de Mallorca', 'Alcúdia']],
    ['fr', 'Majorque', ['Alcúdia']],
    ['de', 'Rügen', ['Ostseebad Binz', 'Putbus']],
    ['nl', 'Ardennen', ['Durbuy', 'Bouillon']],
    ['nl', 'Malta', ['Valletta', 'Sliema']],
    ['de', 'Zillertal', ['Mayrhofen', 'Zell am Ziller']],
    ['beFr', 'Côte d’Azur', ['Nice', 'Cannes']],
    ['es', 'Andorra', ['Andorra la Vieja', 'Pas de la Casa', 'Canillo']],
    ['fr', 'Andorre', ['Andorre-la-Vieille']],
    ['es', 'La Palma', ['Santa Cruz de la Palma']],
    ['de', 'La Gomera', ['San Sebastián de la Gomera']],
    ['nl', 'El Hierro', ['Valverde']],
    ['eu', 'Gozo', ['Victoria']],
    ['eu', 'Gotland', ['Visby']],
  ])('%s: %s', async (visit, text, towns) => {
    expect(await search(visit, text)).toEqual(expect.arrayContaining(towns));
    const reading = await read(visit, text);
    expect(reading?.kind).toBe('region');
    const names = reading?.kind === 'region' ? reading.places.map(({ name }) => name) : [];
    expect(names).toEqual(expect.arrayContaining(towns));
    expect(names.length).toBeLessThanOrEqual(6);
  });

  it.each<[Visit, string, string]>([
    ['es', 'Ibiza', 'Ibiza'],
    ['eu', 'Garda', 'Garda'],
    ['nl', 'Como', 'Como'],
    ['de', 'Baden-Baden', 'Baden-Baden'],
  ])('%s: %s is the town', async (visit, text, name) => {
    expect(await read(visit, text)).toMatchObject({ kind: 'place', place: { name } });
  });

  it.each<[Visit, string]>([
    ['fr', 'Ile de Ré'],
    ['de', 'Insel Usedom'],
  ])('%s: %s is no address in a town called by its last word', async (visit, text) => {
    const found = await gazetteer.searchPlaces({ text, near: null, limit: 6, ...visits[visit] });
    expect(found.filter(({ key }) => key.startsWith('at:'))).toEqual([]);
  });

  it('asks for a country of whose name there is a town elsewhere too, and takes the town by its label', async () => {
    expect(await read('es', 'Andorra, España')).toMatchObject({ kind: 'place', place: { countryCode: 'ES', name: 'Andorra' } });
  });

  it('offers the towns while the name is being typed', async () => {
    expect(await search('de', 'gardas')).toContain('Riva del Garda');
    expect(await search('nl', 'velu')).toContain('Apeldoorn');
    expect(await search('nl', 'costa')).not.toContain('Lloret de Mar');
  });

  it('leaves each town understood once it was chosen', async () => {
    const [first] = await gazetteer.searchPlaces({ text: 'Gardasee', near: null, limit: 6, ...visits.de });
    expect(await gazetteer.findPlace(first?.key ?? '', 'de')).toEqual(first);
    expect(await read('de', first?.label ?? '')).toMatchObject({ kind: 'place', place: { key: first?.key } });
  });
});

it('every town of every region is in the gazetteer, and every region has a name in each language', async () => {
  const rows = parseTable(regionRows, 8);
  expect(rows.length).toBeGreaterThan(120);
  for (const [region = '', ...cells] of rows) {
    expect(
      cells.slice(0, 5).every((name) => name !== ''),
      region,
    ).toBe(true);
    for (const key of (cells[6] ?? '').split(', ')) expect(await gazetteer.findPlace(key, 'en'), `${region} ${key}`).not.toBeNull();
  }
});
