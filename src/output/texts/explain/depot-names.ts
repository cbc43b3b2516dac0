/** Depot towns by language, if their name differs from the local one. */
const depotNames: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  Rotterdam: { es: 'Róterdam' },
  Groningen: { fr: 'Groningue', es: 'Groninga' },
  Vilvoorde: { fr: 'Vilvorde' },
  Antwerpen: { en: 'Antwerp', fr: 'Anvers', es: 'Amberes' },
  Gent: { en: 'Ghent', fr: 'Gand', es: 'Gante' },
  Namur: { nl: 'Namen' },
  Liège: { nl: 'Luik', de: 'Lüttich', es: 'Lieja' },
  Köln: { en: 'Cologne', nl: 'Keulen', fr: 'Cologne', es: 'Colonia' },
  Hamburg: { fr: 'Hambourg', es: 'Hamburgo' },
  Hannover: { en: 'Hanover', fr: 'Hanovre', es: 'Hanóver' },
  Berlin: { nl: 'Berlijn', es: 'Berlín' },
  'Frankfurt am Main': { en: 'Frankfurt', nl: 'Frankfurt', fr: 'Francfort-sur-le-Main', es: 'Fráncfort del Meno' },
  Nürnberg: { en: 'Nuremberg', nl: 'Neurenberg', fr: 'Nuremberg', es: 'Núremberg' },
  München: { en: 'Munich', fr: 'Munich', es: 'Múnich' },
  Lille: { nl: 'Rijsel' },
  Strasbourg: { nl: 'Straatsburg', de: 'Straßburg', es: 'Estrasburgo' },
  Marseille: { es: 'Marsella' },
  Bordeaux: { es: 'Burdeos' },
  Barcelona: { fr: 'Barcelone' },
  Zaragoza: { de: 'Saragossa', fr: 'Saragosse' },
  Valencia: { fr: 'Valence' },
  Sevilla: { en: 'Seville', fr: 'Séville' },
  Málaga: { en: 'Malaga', nl: 'Malaga', de: 'Malaga', fr: 'Malaga' },
  'A Coruña': { fr: 'La Corogne', es: 'La Coruña' },
  'Palma de Mallorca': { fr: 'Palma de Majorque' },
  Palermo: { fr: 'Palerme' },
  Catania: { fr: 'Catane' },
};

/** A depot's name: its town in the page's language. `tag`: BCP 47. */
export function nameDepot(name: string, tag: string): string {
  return depotNames[name]?.[tag.slice(0, 2)] ?? name;
}
