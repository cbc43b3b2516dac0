import { describe, expect, it } from 'vitest';
import { getGreatCircleKilometres } from '../../distance.ts';
import type { FoundPlace, PlaceReading } from '../../ports.ts';
import { getSharedGazetteer } from '../../testing/shared-geo.ts';

/** Chains and kinds of the five languages. */
const names = {
  nl: ['Van der Valk Hotel', 'Bastion Hotel', 'Basisschool De Regenboog', 'Ziekenhuis', 'P+R'],
  de: ['Motel One', 'InterCityHotel', 'Leonardo Hotel', 'Gymnasium', 'Klinikum', 'Busparkplatz'],
  fr: ['Ibis', 'Novotel', 'Campanile', 'Lycée', 'CHU', 'Université de'],
  es: ['NH', 'Hotel Barceló', 'Ilunion', 'Universidad de', 'Hospital'],
  en: ['Holiday Inn', 'Hampton by Hilton', 'Premier Inn', 'University of', 'Travelodge'],
} as const;

const towns = {
  nl: ['Utrecht', 'Rotterdam', 'Eindhoven', 'Groningen', 'Breda'],
  de: ['Köln', 'Hamburg', 'Leipzig', 'Dresden', 'Wien', 'Salzburg'],
  fr: ['Paris', 'Lille', 'Bordeaux', 'Strasbourg', 'Nantes'],
  es: ['Málaga', 'Sevilla', 'Valencia', 'Granada', 'Zaragoza'],
  en: ['London', 'Manchester', 'Vienna', 'Prague', 'Budapest'],
} as const;

/** Quarters, sides, gates, and stations named after another town. */
const parts = {
  nl: ['', 'Centrum', 'Noord', 'Airport', 'CS', 'A4'],
  de: ['', 'Hauptbahnhof', 'City', 'Messe', 'Süd', 'Altstadt', 'Leipziger Tor'],
  fr: ['', 'Gare de Lyon', 'Centre', 'Aéroport', "Porte d'Orléans", 'Porte de Versailles', 'Sud'],
  es: ['', 'Centro', 'Puerto', 'Aeropuerto', 'Puerta de Toledo', 'Estación'],
  en: ['', 'City', 'Airport', 'Old Town', 'South', 'Waterloo Station'],
} as const;

const countries = { nl: 'NL', de: 'DE', fr: 'FR', es: 'ES', en: null } as const;
/** Airports and the quarters of a capital are within this distance. */
const mostKilometres = 60;
const languages = ['nl', 'de', 'fr', 'es', 'en'] as const;
const gazetteer = getSharedGazetteer();

type Case = { readonly text: string; readonly town: string };

function listCases(language: (typeof languages)[number]): Case[] {
  return towns[language].flatMap((town) =>
    names[language].flatMap((name) => parts[language].map((part) => ({ town, text: `${name} ${town} ${part}`.trim() }))),
  );
}

/** The distance from its town at which each text is resolved; null if it is a question. */
async function measure(language: (typeof languages)[number], { text, town }: Case): Promise<number | null> {
  const about = { language, countryCode: countries[language] };
  const [center] = await gazetteer.findPlacesByText({ ...about, texts: [town], known: [] });
  const [reading] = await gazetteer.readPlaces({ ...about, texts: [text], known: [{ latitude: 50.85, longitude: 4.35 }] });
  if (center === undefined || center === null) throw new Error(`no town ${town}`);
  return reading?.kind === 'place' ? getGreatCircleKilometres(reading.place.coordinates, center.coordinates) : null;
}

describe('the name of a hotel, a school or a hospital in a town', () => {
  it.each(languages)('is never read in another town: %s', async (language) => {
    const cases = listCases(language);
    const apart = await Promise.all(cases.map((each) => measure(language, each)));
    expect(cases.filter((_, at) => (apart[at] ?? 0) > mostKilometres).map(({ text }) => text)).toEqual([]);
    expect(apart.filter((kilometres) => kilometres !== null).length).toBeGreaterThan(cases.length * 0.6);
  });

  it.each([
    ['fr', 'Ibis Paris Gare de Lyon', 48.845, 2.374],
    ['de', 'Motel One Wien Hauptbahnhof', 48.185, 16.377],
    ['nl', 'Van der Valk Hotel Eindhoven Airport', 51.45, 5.375],
    ['en', 'ETH Zurich Hönggerberg', 47.408, 8.507],
    ['fr', 'Kyriad Disneyland Paris', 48.87, 2.78],
  ] as const)('is the station, the airport or the quarter that is named: %s, %s', async (language, text, latitude, longitude) => {
    const [reading] = await gazetteer.readPlaces({ language, countryCode: countries[language], texts: [text], known: [] });
    if (reading?.kind !== 'place') throw new Error(`asked: ${text}`);
    expect(getGreatCircleKilometres(reading.place.coordinates, { latitude, longitude })).toBeLessThan(3);
  });

  it.each([
    ['de', 'Kap Nordhausen', 'several'],
    ['nl', 'Gemeente Utrecht Groningen', 'several'],
    ['de', 'Hauptbahnhof', 'unknown'],
  ] as const)('is asked about where words are left that may mean another place: %s, %s', async (language, text, kind) => {
    const [reading] = await gazetteer.readPlaces({ language, countryCode: countries[language], texts: [text], known: [] });
    expect(reading?.kind).toBe(kind);
  });
});

/** Kinds and names, towns that are a word of a name, and far smaller ones at the end of the text. */
const composed = {
  nl: {
    names: ['Camping', 'Landgoed', 'Sporthal', 'Basisschool', 'Fa. Jansen'],
    within: ['Bergen', 'De Bergen', 'Zandvoort', 'Den Helder'],
    ends: ['Hilvarenbeek', 'Wanroij', 'Ommen', 'Markelo', 'Vierhouten', 'in Norg'],
    sights: ['Efteling', 'Madurodam', "Burgers' Zoo", 'Beekse Bergen', 'Keukenhof'],
    others: ['Groningen', 'Maastricht', 'Zwolle', 'Winterswijk'],
  },
  de: {
    names: ['Hotel', 'Ferienpark', 'Schützenhalle', 'Grundschule', 'Fa. Müller'],
    within: ['Essen', 'Weimar', 'Bergen', 'Hamburg'],
    ends: ['Willingen', 'Winterberg', 'Zingst', 'Oberstdorf', 'Bad Sachsa', 'in Prüm'],
    sights: ['Kölner Dom', 'Europa-Park', 'Schloss Neuschwanstein', 'Phantasialand', 'Zugspitze'],
    others: ['Hamburg', 'Rostock', 'Kiel', 'Oldenburg'],
  },
  fr: {
    names: ['Camping', 'Domaine', 'Collège', 'Gîte', 'Sté Martin'],
    within: ['Lourdes', 'Valence', 'Vienne', 'La Rochelle'],
    ends: ['Arzon', 'Amboise', 'Vatan', 'Chinon', 'Sarlat', 'à Wissant'],
    sights: ['Puy du Fou', 'Futuroscope', 'Parc Astérix', 'Mont-Saint-Michel', 'Pont du Gard'],
    others: ['Marseille', 'Dijon', 'Biarritz', 'Nice'],
  },
  es: {
    names: ['Camping', 'Hotel', 'Residencia', 'Finca', 'Autocares López'],
    within: ['Cáceres', 'León', 'Guadalupe', 'Toledo'],
    ends: ['Navacerrada', 'Cazorla', 'Aínsa', 'Roses', 'Peñíscola', 'en Sanxenxo'],
    sights: ['Alhambra', 'PortAventura', 'Sagrada Familia', 'Caminito del Rey', 'Museo Guggenheim'],
    others: ['Salamanca', 'Vigo', 'Badajoz', 'Pamplona'],
  },
  en: {
    names: ['Hotel', 'Farm', 'School', 'Village Hall', 'Smith & Sons'],
    within: ['Bath', 'York', 'Lincoln', 'Durham'],
    ends: ['Keswick', 'Southwold', 'Tenby', 'Skegness', 'Newquay', 'in Whitby'],
    sights: ['Stonehenge', 'Alton Towers', 'Legoland Windsor', 'Blenheim Palace', 'Chatsworth House'],
    others: ['Exeter', 'Norwich', 'Aberdeen', 'Cardiff'],
  },
} as const;

async function readOne(language: (typeof languages)[number], text: string): Promise<PlaceReading> {
  const known = [{ latitude: 50.85, longitude: 4.35 }];
  const [reading] = await gazetteer.readPlaces({ language, countryCode: countries[language], texts: [text], known });
  return reading ?? { kind: 'unknown' as const };
}

const preposition = /^(?:in|à|en) /;

function listPlaces(reading: PlaceReading): readonly FoundPlace[] {
  if (reading.kind === 'place') return [reading.place];
  return reading.kind === 'unknown' ? [] : reading.places;
}

function holdsOneNear(places: readonly FoundPlace[], others: readonly FoundPlace[], kilometres: number): boolean {
  return places.some((one) => others.some((other) => getGreatCircleKilometres(one.coordinates, other.coordinates) < kilometres));
}

/** Texts that a reading resolves, or offers, without the town at their end. */
async function listWithoutEnd(language: (typeof languages)[number]): Promise<string[]> {
  const { names: kinds, within, ends } = composed[language];
  const wrong: string[] = [];
  for (const end of ends) {
    const towns = listPlaces(await readOne(language, end.replace(preposition, '')));
    for (const text of kinds.flatMap((kind) => within.map((inner) => `${kind} ${inner} ${end}`))) {
      const reading = await readOne(language, text);
      if (reading.kind !== 'unknown' && !holdsOneNear(listPlaces(reading), towns, 25)) wrong.push(text);
    }
  }
  return wrong;
}

/** Texts that are resolved, or asked about, without the sight that they name. */
async function listWithoutSight(language: (typeof languages)[number]): Promise<string[]> {
  const { sights, others } = composed[language];
  const wrong: string[] = [];
  for (const sight of sights) {
    const own = listPlaces(await readOne(language, sight)).filter(({ kind }) => kind === 'venue');
    expect(own.length, sight).toBeGreaterThan(0);
    for (const text of others.flatMap((town) => [`${sight} ${town}`, `${sight}, ${town}`])) {
      const reading = await readOne(language, text);
      const isAsked = reading.kind !== 'place' && holdsOneNear(listPlaces(reading), own, 3);
      if (reading.kind !== 'unknown' && !isAsked) wrong.push(text);
    }
  }
  return wrong;
}

describe('a text that names two places far apart', () => {
  it.each(languages)('is no certain reading without its last town: %s', async (language) => {
    expect(await listWithoutEnd(language)).toEqual([]);
  });

  it.each(languages)('is a question if one of them is a sight, with the sight among the choices: %s', async (language) => {
    expect(await listWithoutSight(language)).toEqual([]);
  });

  it.each([
    ['nl', 'Beekse Bergen Hilvarenbeek', 'Safaripark Beekse Bergen, Hilvarenbeek, Nederland'],
    ['nl', 'Camping De Bergen Wanroij', 'Camping De Bergen, Wanroij, Nederland'],
    ['nl', 'Camping De Bergen Wanrooij', 'Camping De Bergen, Wanroij, Nederland'],
    ['nl', 'Hotel Bergen Hilversum', 'Hotel Bergen, Hilversum, Nederland'],
    ['es', 'Parking Bus Alhambra', 'Alhambra, Parking Bus, Granada, España'],
    ['en', "King's College London", "King's College, London, United Kingdom"],
  ] as const)('is not asked about if one of them is a word of a name: %s, %s', async (language, text, label) => {
    const reading = await readOne(language, text);
    expect(reading.kind === 'place' ? reading.place.label : reading.kind).toBe(label);
  });
});

describe('a town around the other stop, before a far one that may be its quarter', () => {
  it.each([
    ['de', 'Hotel Köln Mülheim', 50.94, 6.96],
    ['de', 'Hotel Wolfenbüttel Stöckheim', 52.27, 10.52],
    ['es', 'Hotel Madrid Salamanca', 40.42, -3.7],
  ] as const)('is asked about: %s, %s', async (language, text, latitude, longitude) => {
    const about = { language, countryCode: countries[language] };
    const [reading] = await gazetteer.readPlaces({ ...about, texts: [text], known: [{ latitude, longitude }] });
    expect(reading?.kind).not.toBe('place');
  });
});

describe('the radius of an address that names a quarter', () => {
  it.each([
    ['de', 'Hotel Krone, Warnemünde, Rostock', 54.18, 12.08],
    ['de', 'Strandallee 5, Travemünde, Lübeck', 53.96, 10.87],
    ['nl', 'Strandweg 3, Hoek van Holland, Rotterdam', 51.98, 4.13],
  ] as const)('reaches that quarter, also when it is read again from its key: %s, %s', async (language, text, latitude, longitude) => {
    const [reading] = await gazetteer.readPlaces({ language, countryCode: countries[language], texts: [text], known: [] });
    if (reading?.kind !== 'place') throw new Error(`asked: ${text}`);
    const { coordinates, accuracy, key } = reading.place;
    const kilometres = getGreatCircleKilometres(coordinates, { latitude, longitude });
    expect(accuracy?.spreadKilometres ?? 0).toBeGreaterThanOrEqual(kilometres);
    expect((await gazetteer.findPlace(key, language))?.accuracy).toEqual(accuracy);
  });
});

describe('a bare name far from the other stops', () => {
  it.each([
    ['nl', 'RAI', 52.09, 5.12, 'RAI Amsterdam, Nederland'],
    ['fr', 'Coo', 50.63, 5.57, 'Plopsa Coo, Stavelot, Belgique'],
  ] as const)('is asked with what is nearer and holds it: %s, %s', async (language, text, latitude, longitude, label) => {
    const [reading] = await gazetteer.readPlaces({ language, countryCode: 'BE', texts: [text], known: [{ latitude, longitude }] });
    if (reading === undefined || !('places' in reading)) throw new Error(`taken: ${text}`);
    expect(reading.places.map((place) => place.label)).toContain(label);
  });
});

describe('a misspelt city', () => {
  const read = async (text: string) => {
    const [reading] = await gazetteer.readPlaces({ language: 'es', countryCode: 'ES', texts: [text], known: [] });
    return reading?.kind === 'place' ? reading.place.label : null;
  };
  it('is understood where nothing else is called nearly so, and never as a town abroad by a short name', async () => {
    expect(await read('Barselona')).toBe('Barcelona, España');
    expect(await read('Vayadolid')).toBe('Valladolid, España');
    expect(await read('Odessas')).not.toBe('Odesa, Ucrania');
  });
});
