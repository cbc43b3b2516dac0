import { describe, expect, it } from 'vitest';
import type { PlaceReading } from '../../ports.ts';
import { getSharedGazetteer } from '../../testing/shared-geo.ts';
import { type Visit, visits } from '../testing/visits.ts';

const gazetteer = getSharedGazetteer();

async function read(visit: Visit, text: string, others: readonly string[]): Promise<PlaceReading> {
  const [reading] = await gazetteer.readPlaces({ texts: [text, ...others], known: [], ...visits[visit] });
  return reading ?? { kind: 'unknown' };
}

async function readLabels(visit: Visit, text: string, others: readonly string[]): Promise<readonly string[]> {
  const reading = await read(visit, text, others);
  if (reading.kind === 'place') return [reading.place.label];
  return reading.kind === 'unknown' ? [] : reading.places.map(({ label }) => label);
}

describe('an ambiguous name leads to a question, with the town nearest to the other stops first', () => {
  it.each<[Visit, string, string[], string[]]>([
    ['de', 'Sölden', ['München'], ['Sölden, Österreich']],
    ['de', 'Sölden', ['Kassel'], ['Sölden, Deutschland', 'Sölden, Österreich']],
    ['nl', 'Sölden', ['Utrecht'], ['Sölden, Duitsland', 'Sölden, Oostenrijk']],
    ['de', 'Baden', ['Karlsruhe'], ['Baden-Baden, Deutschland', 'Baden, Schweiz', 'Baden, Österreich']],
    ['nl', 'Binz', ['Utrecht'], ['Binz, Zwitserland', 'Ostseebad Binz, Duitsland']],
    ['fr', 'Vienne', [], ['Vienne, Autriche', 'Vienne, France']],
    ['fr', 'Vienne', ['Strasbourg'], ['Vienne, France', 'Vienne, Autriche']],
    ['de', 'Frankfurt', ['Berlin'], ['Frankfurt (Oder), Deutschland', 'Frankfurt am Main, Deutschland']],
    ['de', 'Neunkirchen', ['Köln'], ['Neunkirchen (Wilnsdorf), Deutschland', 'Neunkirchen, Deutschland']],
    ['nl', 'Valkenburg', ['Utrecht'], ['Valkenburg (Oegstgeest), Nederland', 'Valkenburg (Hoensbroek), Nederland']],
    ['nl', 'Buren', ['Utrecht'], ['Buren (4116), Nederland', 'Buren (9164), Nederland', 'Büren, Duitsland']],
    ['nl', 'Bergen', ['Antwerpen'], ['Bergen, België', 'Bergen, Nederland', 'Bergen, Noorwegen']],
    ['eu', 'Ashford', ['London'], ['Ashford (Staines), United Kingdom', 'Ashford (Faversham), United Kingdom']],
    [
      'eu',
      'Kingston',
      ['London'],
      [
        'Kingston upon Thames, United Kingdom',
        'Kingston (CB23), United Kingdom',
        'Kingston (BN16), United Kingdom',
        'Hull, United Kingdom',
      ],
    ],
    ['es', 'San Sebastián', ['Madrid'], ['San Sebastián de los Reyes, España', 'San Sebastián, España']],
    ['de', 'Gronau', ['Nordhausen'], ['Gronau (Alfeld), Deutschland', 'Gronau, Deutschland']],
    ['fr', 'Vernouillet', ['Paris'], ['Vernouillet (Verneuil-sur-Seine), France', 'Vernouillet (Dreux), France']],
    ['de', 'Lohne', ['Hannover'], ['Löhne (Kirchlengern), Deutschland', 'Lohne (Vechta), Deutschland']],
    [
      'de',
      'Hauptstraße 3, Frankfurt',
      ['Berlin'],
      ['Hauptstraße 3, Frankfurt (Oder), Deutschland', 'Hauptstraße 3, Frankfurt am Main, Deutschland'],
    ],
  ])('%s: %s with %j', async (visit, text, others, labels) => {
    expect(await readLabels(visit, text, others)).toEqual(labels);
  });

  it('does not ask again about a chosen place, by its label or by its name with the country', async () => {
    for (const label of await readLabels('de', 'Baden', ['Karlsruhe'])) {
      expect(await readLabels('de', label, ['Karlsruhe'])).toEqual([label]);
    }
    expect(await readLabels('de', 'Frankfurt (Oder)', ['Berlin'])).toEqual(['Frankfurt (Oder), Deutschland']);
  });

  it('asks about a town and a postcode that contradict each other', async () => {
    expect((await read('nl', 'Domplein 1, 9712 AB Utrecht', ['Amsterdam'])).kind).toBe('two-places');
    expect(await readLabels('de', '10115 Köln', ['Bonn'])).toEqual(['10115 Berlin, Deutschland', 'Köln, Deutschland']);
  });

  it.each<[Visit, string, string[]]>([
    ['nl', 'Rotterdam Utrecht', ['Rotterdam, Nederland', 'Utrecht, Nederland']],
    ['es', 'Sevilla Madrid', ['Sevilla, España', 'Madrid, España']],
    ['nl', 'Rotterdam, Utrecht', ['Rotterdam, Nederland', 'Utrecht, Nederland']],
    ['nl', 'Utrecht, Rotterdam', ['Utrecht, Nederland', 'Rotterdam, Nederland']],
    ['nl', 'Dorpsstraat 5, Rotterdam, Utrecht', ['Dorpsstraat 5, Rotterdam, Nederland', 'Dorpsstraat 5, Utrecht, Nederland']],
    ['de', 'Hauptstraße 3, Freiburg, Bern', ['Hauptstraße 3, Freiburg, Deutschland', 'Hauptstraße 3, Bern, Schweiz']],
    ['de', 'Hamburg, Berlin', ['Hamburg, Deutschland', 'Berlin, Deutschland']],
    ['fr', 'Lyon, Marseille', ['Lyon, France', 'Marseille, France']],
    ['es', 'Sevilla, Madrid', ['Sevilla, España', 'Madrid, España']],
    ['eu', 'Paris, London', ['Paris, France', 'London, United Kingdom']],
    ['be', 'Gent 1000', ['1000 Brussel, België', 'Gent, België']],
    ['nl', 'Utrecht 2024', ['2024 Haarlem, Nederland', 'Utrecht, Nederland']],
  ])('asks which of two towns is meant: %s, %s', async (visit, text, labels) => {
    expect((await read(visit, text, [])).kind).toBe('two-places');
    expect(await readLabels(visit, text, [])).toEqual(labels);
  });

  it.each<[Visit, string, string]>([
    ['nl', 'Amersfoort, Utrecht', 'Amersfoort, Nederland'],
    ['nl', 'Delft, Rotterdam', 'Delft, Nederland'],
    ['nl', 'Hotel Berlin, Amsterdam', 'Hotel Berlin, Amsterdam, Nederland'],
    ['de', 'Neustadt, Mainz', 'Neustadt, Mainz, Deutschland'],
    ['de', 'Schwabing, München', 'Schwabing, München, Deutschland'],
    ['fr', 'Vincennes, Paris', 'Vincennes, France'],
    ['es', 'Móstoles, Madrid', 'Móstoles, España'],
  ])('but not about a town in its province, a suburb or a quarter: %s, %s', async (visit, text, label) => {
    expect(await readLabels(visit, text, [])).toEqual([label]);
  });

  it.each<[Visit, string, string]>([
    ['de', '99999 Köln', 'Köln, Deutschland'],
    ['de', 'Hauptstraße 5, 99999 Köln', 'Hauptstraße 5, Köln, Deutschland'],
    ['nl', 'Kerkstraat 1, 0999 ZZ Utrecht', 'Kerkstraat 1, Utrecht, Nederland'],
    ['beFr', '9999 Bruxelles', 'Bruxelles, Belgique'],
    ['fr', '97999 Bordeaux', 'Bordeaux, France'],
    ['es', '99999 Madrid', 'Madrid, España'],
  ])('asks about a postcode that its town cannot have: %s, %s', async (visit, text, label) => {
    expect((await read(visit, text, ['Paris'])).kind).toBe('postcode');
    expect(await readLabels(visit, text, ['Paris'])).toEqual([label]);
  });

  it.each<[Visit, string, string]>([
    ['fr', '75380 Paris Cedex 08', '75380 Paris, France'],
    ['de', 'Firma Beispiel, 50999 Köln', 'Firma Beispiel, 50999 Köln, Deutschland'],
    ['nl', 'Plein 1813, Den Haag', 'Plein 1813, Den Haag, Nederland'],
    ['nl', 'plein 1944 nijmegen', 'plein 1944, Nijmegen, Nederland'],
  ])('but takes a box’s code of the town’s region, and a number for what it is: %s, %s', async (visit, text, label) => {
    expect(await readLabels(visit, text, [])).toEqual([label]);
  });

  it.each<[Visit, string, string]>([
    ['nl', 'Landgoed de Horst', 'Utrecht'],
    ['nl', 'Feestzaal Den Hof', 'Utrecht'],
    ['nl', 'Camping De Berg', 'Utrecht'],
    ['nl', 'Hotel de Haar', 'Utrecht'],
    ['de', 'Burg Satzvey', 'Köln'],
    ['de', 'Landhotel Zur Linde', 'Köln'],
    ['fr', 'Château du Val', 'Lyon'],
    ['es', 'Finca El Pinar', 'Madrid'],
    ['eu', 'Normandy beaches', 'Paris'],
  ])('finds no far town in the words of a name: %s, %s from %s', async (visit, text, other) => {
    expect(await read(visit, text, [other])).toEqual({ kind: 'unknown' });
  });

  it('finds the near one, and the far one with its country', async () => {
    expect(await readLabels('nl', 'Hotel de Haar', ['München'])).toEqual(['Hotel de Haar, Duitsland']);
    expect(await readLabels('nl', 'Hotel de Haar, Duitsland', ['Utrecht'])).toEqual(['Hotel de Haar, Duitsland']);
    expect(await readLabels('nl', 'Sporthal De Meern', ['Utrecht'])).toEqual(['Sporthal, De Meern, Nederland']);
  });

  it('takes the airport of the town among the words of a hotel’s name, and of a hall the station beside it', async () => {
    const hotel = 'Hôtel Mercure Lille Aéroport';
    for (const other of ['Arras', 'Paris']) {
      expect(await readLabels('fr', hotel, [other])).toEqual(['Aéroport de Lille, Hôtel Mercure Lille Aéroport, Lesquin, France']);
    }
    expect(await readLabels('nl', 'Zalencentrum Rotterdam Blaak', ['Utrecht'])).toEqual(['Rotterdam Blaak, Nederland']);
  });

  it('counts stops that were chosen from the list', async () => {
    const known = [{ latitude: 47.27, longitude: 11.39 }];
    expect(await gazetteer.readPlaces({ texts: ['Sölden'], known, ...visits.de })).toMatchObject([
      { kind: 'place', place: { countryCode: 'AT' } },
    ]);
  });
});

describe('a name with one plain reading is not asked back', () => {
  it.each<[Visit, string, string[], string]>([
    ['de', 'Binz', ['Rostock'], 'Ostseebad Binz, Deutschland'],
    ['de', 'Binz', ['Stralsund'], 'Ostseebad Binz, Deutschland'],
    ['de', 'Binz', ['Zürich'], 'Binz, Schweiz'],
    ['de', 'Sölden', ['Innsbruck'], 'Sölden, Österreich'],
    ['de', 'Baden', ['Wien'], 'Baden, Österreich'],
    ['eu', 'Brest', [], 'Brest, France'],
    ['eu', 'Brest', ['Warsaw'], 'Brest, France'],
    ['fr', 'Brest', ['Quimper'], 'Brest, France'],
    ['eu', 'Flam', ['Oslo'], 'Flåm, Norway'],
    ['eu', 'Kingston upon Hull', ['London'], 'Hull, United Kingdom'],
    ['es', 'Santiago', ['Madrid'], 'Santiago de Compostela, España'],
    ['nl', 'Stavoren', ['Utrecht'], 'Stavoren, Nederland'],
    ['nl', 'Utrecht', ['Paris'], 'Utrecht, Nederland'],
    ['fr', 'Paris', ['Lyon'], 'Paris, France'],
    ['fr', 'Vienne', ['Lyon'], 'Vienne, France'],
    ['de', 'Freiburg', ['Bern'], 'Freiburg, Deutschland'],
    ['de', 'Neustadt', ['Lübeck'], 'Neustadt in Holstein, Deutschland'],
    ['de', 'Rothenburg', ['Nürnberg'], 'Rothenburg ob der Tauber, Deutschland'],
    ['nl', 'Hengelo', ['Amsterdam'], 'Hengelo, Nederland'],
    ['nl', 'Rijswijk', ['Utrecht'], 'Rijswijk, Nederland'],
    ['nl', 'Katwijk', ['Utrecht'], 'Katwijk, Nederland'],
    ['be', 'Lille', ['Turnhout'], 'Lille, België'],
    ['be', 'Lille', ['Kortrijk', 'Gent'], 'Rijsel, Frankrijk'],
    ['beFr', 'Lille', ['Bruges'], 'Lille, France'],
    ['fr', 'Valence', ['Madrid'], 'Valence, Espagne'],
    ['be', 'Halle', ['Leipzig'], 'Halle (Saale), Duitsland'],
    ['es', 'Salamanca', ['Madrid'], 'Salamanca, España'],
    ['es', 'Mérida', ['Madrid'], 'Mérida, España'],
    ['fr', 'Tours', ['Paris'], 'Tours, France'],
    ['nl', 'Domplein 1, Mechelen', ['Antwerpen'], 'Domplein 1, Mechelen, België'],
  ])('%s: %s with %j is %s', async (visit, text, others, label) => {
    expect(await readLabels(visit, text, others)).toEqual([label]);
  });

  it.each<[Visit, string]>([
    ['nl', 'Den Haag'],
    ['be', 'Brugge'],
    ['beFr', 'Namur'],
    ['de', 'Köln'],
    ['fr', 'Strasbourg'],
    ['es', 'Sevilla'],
    ['eu', 'Prague'],
  ])('%s: %s, whatever stands beside it', async (visit, text) => {
    for (const other of ['Utrecht', 'Antwerpen', 'Berlin', 'Lyon', 'Madrid', 'Warszawa']) {
      expect((await read(visit, text, [other])).kind, other).toBe('place');
    }
  });

  it('offers choices for unknown names', async () => {
    expect(await read('nl', 'Nergenshuizen', ['Utrecht'])).toEqual({ kind: 'unknown' });
  });
});
