import type { SiteLanguage } from '#domain/sites/keys.ts';
import { getNameLanguage } from '#geo/gazetteer/languages.ts';
import type { PlaceRecord } from '#geo/gazetteer/place-records.ts';

/** Names as used in the country, if the gazetteer has a second, a short or an old one. */
const usedNames: Readonly<Partial<Record<string, string>>> = {
  'ES Gasteiz / Vitoria': 'Vitoria-Gasteiz',
  'ES Donostia / San Sebastián': 'San Sebastián',
  'ES Castelló de la Plana': 'Castellón de la Plana',
  'ES Cadiz': 'Cádiz',
  'ES Alcalá de Guadaira': 'Alcalá de Guadaíra',
  'ES Palma': 'Palma',
  'ES Arganda': 'Arganda del Rey',
  'ES La Laguna': 'San Cristóbal de La Laguna',
  'ES San Vicent del Raspeig': 'San Vicente del Raspeig',
  'DE Meissen': 'Meißen',
  'DE Freiburg': 'Freiburg im Breisgau',
  'DE Hanau am Main': 'Hanau',
  'DE Marburg an der Lahn': 'Marburg',
  'DE Offenbach': 'Offenbach am Main',
  'DE Neustadt': 'Neustadt an der Weinstraße',
  'DE Esslingen': 'Esslingen am Neckar',
  'DE Dessau': 'Dessau-Roßlau',
  'DE Mülheim': 'Mülheim an der Ruhr',
  'DE Hamm': 'Hamm',
  'DE Weiden': 'Weiden in der Oberpfalz',
  'DE Frankfurt am Main': 'Frankfurt am Main',
  'NL Almere Stad': 'Almere',
  'FR Évry': 'Évry-Courcouronnes',
};

/** Spellings that are wrong in the gazetteer, or that only a second official language has. */
const spelt: Readonly<Partial<Record<string, string>>> = {
  'DE Zulpich': 'Zülpich',
  'DE Saßnitz': 'Sassnitz',
  'ES Peníscola': 'Peñíscola',
  'ES Santillana': 'Santillana del Mar',
  'ES Caravaca': 'Caravaca de la Cruz',
  'ES Santafé': 'Santa Fe',
  'ES Alcalá de Guadaira': 'Alcalá de Guadaíra',
  'ES Ceuti': 'Ceutí',
  'ES Javea': 'Jávea',
  'ES Atarrabia': 'Villava',
  'ES Laudio / Llodio': 'Llodio',
  'ES San Miguel De Abona': 'San Miguel de Abona',
  'ES Porriño': 'O Porriño',
  'ES Sauzal': 'El Sauzal',
};

/** Fribourg in Switzerland has the same name in English too. */
const inEnglish: Readonly<Partial<Record<string, string>>> = { 'DE Freiburg': 'Freiburg im Breisgau' };

/** Smaller namesakes have other additions: Mülheim in Köln is not `Mülheim an der Ruhr`. */
const leastUsed = 25_000;

/** A place's name on a site, with a typographic apostrophe: at home the local name, abroad the language's own name for it. */
export function nameTown(record: PlaceRecord, language: SiteLanguage): string {
  return findName(record, language).replaceAll("'", '’');
}

function findName(record: PlaceRecord, language: SiteLanguage): string {
  const own = homeOf[language] === record.countryCode;
  const key = `${record.countryCode} ${record.name}`;
  const isTown = !record.isPart && record.population >= leastUsed;
  const used = (own && isTown ? usedNames[key] : undefined) ?? spelt[key] ?? (language === 'en' ? inEnglish[key] : undefined);
  if (used !== undefined) return used;
  // Spain's official names differ from the older Castilian ones that the gazetteer also finds: Girona, Lleida, A Coruña.
  if (own && record.countryCode === 'ES' && record.kind === 'town') return record.name;
  return record.details?.names[getNameLanguage(language)] ?? record.name;
}

const homeOf: Readonly<Partial<Record<SiteLanguage, string>>> = { nl: 'NL', de: 'DE', fr: 'FR', es: 'ES' };
