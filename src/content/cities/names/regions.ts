import type { SiteLanguage } from '#domain/sites/keys.ts';

/**
 * A region's name alone and with the preposition for "in", by the site's country and GeoNames' first administrative level, in the site's
 * language.
 */
export type RegionName = { readonly name: string; readonly inside: string };

const plain = (preposition: string, names: Readonly<Record<string, string>>): Record<string, RegionName> =>
  Object.fromEntries(Object.entries(names).map(([code, name]) => [code, { name, inside: `${preposition} ${name}` }]));

const dutch = {
  // A town has the same name.
  ...plain('in de provincie', { '04': 'Groningen', '09': 'Utrecht' }),
  ...plain('in', {
    '01': 'Drenthe',
    '02': 'Friesland',
    '03': 'Gelderland',
    '05': 'Limburg',
    '06': 'Noord-Brabant',
    '07': 'Noord-Holland',
    '10': 'Zeeland',
    '11': 'Zuid-Holland',
    '15': 'Overijssel',
    '16': 'Flevoland',
  }),
};
const flemish = {
  ...plain('in de provincie', { VAN: 'Antwerpen', WLG: 'Luik', WNA: 'Namen' }),
  ...plain('in', {
    VOV: 'Oost-Vlaanderen',
    VWV: 'West-Vlaanderen',
    VBR: 'Vlaams-Brabant',
    VLI: 'Limburg',
    WHT: 'Henegouwen',
    WBR: 'Waals-Brabant',
  }),
  ...plain('in de provincie', { WLX: 'Luxemburg' }),
  BRU: { name: 'Brussel', inside: 'in het Brussels Gewest' },
};
const belgianFrench = {
  ...plain('en', { VOV: 'Flandre-Orientale', VWV: 'Flandre-Occidentale' }),
  ...plain('dans le', { WBR: 'Brabant wallon', VBR: 'Brabant flamand', VLI: 'Limbourg', WHT: 'Hainaut' }),
  ...plain('dans la province de', { WLG: 'Liège', WNA: 'Namur', WLX: 'Luxembourg' }),
  VAN: { name: 'Anvers', inside: 'dans la province d’Anvers' },
  BRU: { name: 'Bruxelles', inside: 'en Région bruxelloise' },
};
const german = {
  ...plain('in', {
    '01': 'Baden-Württemberg',
    '02': 'Bayern',
    '03': 'Bremen',
    '04': 'Hamburg',
    '05': 'Hessen',
    '06': 'Niedersachsen',
    '07': 'Nordrhein-Westfalen',
    '08': 'Rheinland-Pfalz',
    '10': 'Schleswig-Holstein',
    '11': 'Brandenburg',
    '12': 'Mecklenburg-Vorpommern',
    '13': 'Sachsen',
    '14': 'Sachsen-Anhalt',
    '15': 'Thüringen',
    '16': 'Berlin',
  }),
  '09': { name: 'Saarland', inside: 'im Saarland' },
};
const french = {
  ...plain('en', {
    '11': 'Île-de-France',
    '27': 'Bourgogne-Franche-Comté',
    '28': 'Normandie',
    '53': 'Bretagne',
    '75': 'Nouvelle-Aquitaine',
    '76': 'Occitanie',
    '84': 'Auvergne-Rhône-Alpes',
    '93': 'Provence-Alpes-Côte d’Azur',
    '94': 'Corse',
  }),
  ...plain('dans le', { '44': 'Grand Est' }),
  ...plain('dans les', { '32': 'Hauts-de-France' }),
  '24': { name: 'Centre-Val de Loire', inside: 'en Centre-Val de Loire' },
  '52': { name: 'Pays de la Loire', inside: 'dans les Pays de la Loire' },
};
const spanish = {
  ...plain('en', {
    '27': 'La Rioja',
    '32': 'Navarra',
    '34': 'Asturias',
    '39': 'Cantabria',
    '51': 'Andalucía',
    '52': 'Aragón',
    '53': 'Canarias',
    '54': 'Castilla-La Mancha',
    '55': 'Castilla y León',
    '56': 'Cataluña',
    '57': 'Extremadura',
    '58': 'Galicia',
    '07': 'Baleares',
  }),
  ...plain('en la', { '29': 'Comunidad de Madrid', '31': 'Región de Murcia', '60': 'Comunitat Valenciana' }),
  '59': { name: 'País Vasco', inside: 'en el País Vasco' },
};
const english = plain('in', {
  NL: 'the Netherlands',
  BE: 'Belgium',
  DE: 'Germany',
  FR: 'France',
  ES: 'Spain',
  AT: 'Austria',
  IT: 'Italy',
  CZ: 'the Czech Republic',
  LU: 'Luxembourg',
  CH: 'Switzerland',
  SK: 'Slovakia',
  HU: 'Hungary',
  SI: 'Slovenia',
});

const tables: Readonly<Record<SiteLanguage, Readonly<Record<string, RegionName>>>> = {
  nl: dutch,
  nlBE: flemish,
  frBE: belgianFrench,
  de: german,
  fr: french,
  es: spanish,
  en: english,
};

/** Throws a RangeError for a region without a name here. */
export function nameRegion(region: string, language: SiteLanguage): RegionName {
  const found = tables[language][region];
  if (found === undefined) throw new RangeError(`No name for the region ${region} in ${language}`);
  return found;
}
