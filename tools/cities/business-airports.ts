/**
 * Aerodromes without scheduled flights, or with only a few small aircraft a week, by the gazetteer's key: city pages name the next airport
 * instead. A page that omits an airport says nothing wrong, so this list needs no source.
 */
export const businessAirports: ReadonlySet<string> = new Set(
  [
    'mannheim-city-airport',
    'cannes-mandelieu-airport',
    'annecy-mont-blanc-airport',
    'le-havre-octeville-airport',
    'albacete-airport',
    'huesca-pirineos-airport',
    'burgos-airport',
    'leon-airport',
    'salamanca-airport',
    'logrono-agoncillo-airport',
    'andorra-la-seu-d-urgell-airport',
    'castres-mazamet-airport',
    'quimper-bretagne-airport',
    'paris-vatry-airport',
    'lorraine-airport',
    'cordoba-airport',
    'saint-etienne-loire-airport',
    'agen-airport',
    'lorient-bretagne-sud-airport',
    'deauville-normandie-airport',
    'avignon-provence-airport',
    'karlovy-vary-airport',
    'lleida-alguaire-airport',
  ].map((key) => `venue:${key}`),
);
