/**
 * Aerodromes that no group flies from by a scheduled flight, by the gazetteer's key: the pages of cities name the next one instead. A page that
 * is silent about an airport says nothing wrong, so this list asks for no source.
 */
export const businessAirports: ReadonlySet<string> = new Set(
  [
    'mannheim-city-airport',
    'cannes-mandelieu-airport',
    'annecy-mont-blanc-airport',
    'le-havre-octeville-airport',
    'albacete-airport',
    'huesca-pirineos-airport',
  ].map((key) => `venue:${key}`),
);
