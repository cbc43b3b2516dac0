/** Towns that share their place with another page, or that no road connects with a depot of ours. */
export const leftOut: ReadonlySet<string> = new Set([
  'ES Torrent',
  'ES Santa Lucía',
  'ES San Bartolomé de Tirajana',
  'ES Ibiza',
  'ES Melilla',
  'ES Ceuta',
]);

/** Keys that existed before, or would be a second town's. */
export const slugs: Readonly<Partial<Record<string, string>>> = {
  "nl 's-Hertogenbosch": 'den-bosch',
  'nl The Hague': 'den-haag',
  'de Frankfurt am Main': 'frankfurt',
  'de Freiburg': 'freiburg',
  'be Liège': 'liege',
  'be Namur': 'namur',
  'be Brussels': 'brussel',
  'be Mons': 'mons',
  'be Tournai': 'tournai',
  'be Mouscron': 'mouscron',
};

/** For Belgium, GeoNames' extract only has the regions. */
export const belgianProvinces: Readonly<Partial<Record<string, string>>> = {
  Brussels: 'BRU',
  Antwerpen: 'VAN',
  Mechelen: 'VAN',
  Gent: 'VOV',
  Aalst: 'VOV',
  'Sint-Niklaas': 'VOV',
  Beveren: 'VOV',
  Dendermonde: 'VOV',
  Brugge: 'VWV',
  Kortrijk: 'VWV',
  Ostend: 'VWV',
  Roeselare: 'VWV',
  Leuven: 'VBR',
  Hasselt: 'VLI',
  Genk: 'VLI',
  Beringen: 'VLI',
  Charleroi: 'WHT',
  Mons: 'WHT',
  'La Louvière': 'WHT',
  Tournai: 'WHT',
  Mouscron: 'WHT',
  Liège: 'WLG',
  Seraing: 'WLG',
  Verviers: 'WLG',
  Namur: 'WNA',
};

/** Capitals near a depot of ours, and in each country with a depot the cities that groups visit most. */
export const europeanCities: readonly (readonly [country: string, name: string])[] = [
  ...['Amsterdam', 'Rotterdam', 'The Hague', 'Utrecht', 'Haarlem', 'Leiden', 'Delft', 'Maastricht', 'Eindhoven', 'Groningen'].map(
    in_('NL'),
  ),
  ...['Brussels', 'Antwerp', 'Ghent', 'Bruges', 'Leuven', 'Mechelen', 'Liège', 'Namur', 'Ostend', 'Ypres'].map(in_('BE')),
  ...['Berlin', 'Munich', 'Hamburg', 'Cologne', 'Frankfurt am Main', 'Dresden', 'Heidelberg', 'Nuremberg', 'Leipzig', 'Stuttgart'].map(
    in_('DE'),
  ),
  ...['Paris', 'Nice', 'Lyon', 'Marseille', 'Bordeaux', 'Strasbourg', 'Toulouse', 'Avignon', 'Lille', 'Reims'].map(in_('FR')),
  ...['Madrid', 'Barcelona', 'Seville', 'Valencia', 'Málaga', 'Granada', 'Bilbao', 'Córdoba', 'Toledo', 'Santiago de Compostela'].map(
    in_('ES'),
  ),
  ...['Vienna', 'Salzburg', 'Linz', 'Graz', 'Innsbruck'].map(in_('AT')),
  ...['Rome', 'Milan', 'Florence', 'Verona', 'Turin', 'Bologna', 'Genoa', 'Pisa', 'Siena', 'Naples'].map(in_('IT')),
  ['CZ', 'Prague'],
  ['LU', 'Luxembourg'],
  ['CH', 'Bern'],
  ['SK', 'Bratislava'],
  ['HU', 'Budapest'],
  ['SI', 'Ljubljana'],
];

function in_(country: string): (name: string) => readonly [string, string] {
  return (name) => [country, name];
}
