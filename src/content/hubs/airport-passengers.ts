/**
 * Passengers per year, in whole millions, of the airports of our regions and countries. Source: the figures for 2024 that the airports and
 * Eurostat (`avia_paoa`) published, rounded, from general knowledge, noted on 27 November 2026. Airports that are not listed have fewer
 * than about a million and come after these.
 */
const millions: Readonly<Record<string, number>> = {
  ...{ heathrow: 84, 'paris-charles-de-gaulle': 70, 'amsterdam-schiphol': 67, 'madrid-barajas': 66, frankfurt: 62, barcelona: 55 },
  ...{ 'rome-fiumicino': 49, gatwick: 43, munich: 42, lisbon: 35, dublin: 35, palma: 33, 'paris-orly': 33, vienna: 32, zurich: 31 },
  ...{ copenhagen: 30, manchester: 31, athens: 32, 'milan-malpensa': 29, 'oslo-gardermoen': 26, berlin: 25, malaga: 25, brussels: 24 },
  ...{ 'stockholm-arlanda': 23, warsaw: 21, dusseldorf: 20, alicante: 18, budapest: 18, geneva: 18, prague: 16, 'helsinki-vantaa': 16 },
  ...{ bergamo: 17, porto: 16, 'gran-canaria': 15, hamburg: 15, nice: 15, naples: 13, 'tenerife-south': 14, venice: 12, marseille: 11 },
  ...{ krakow: 11, 'milan-linate': 11, bologna: 11, valencia: 11, charleroi: 11, lyon: 10, 'cologne-bonn': 10, stuttgart: 9, faro: 10 },
  ...{ 'basel-mulhouse': 9, sevilla: 9, toulouse: 8, lanzarote: 9, ibiza: 9, nantes: 7, bilbao: 7, eindhoven: 7, 'paris-beauvais': 7 },
  ...{ 'tenerife-north': 7, gdansk: 7, fuerteventura: 6, bordeaux: 7, pisa: 6, hanover: 5, luxembourg: 5, turin: 5, nuremberg: 4 },
  ...{ wroclaw: 4, katowice: 6, zagreb: 4, verona: 4, menorca: 4, 'rome-ciampino': 4, santiago: 4, florence: 3, dortmund: 3, memmingen: 3 },
  ...{ split: 4, dubrovnik: 3, poznan: 4, 'venice-treviso': 3, leipzig: 2, rotterdam: 2, reus: 1, girona: 2, asturias: 2, weeze: 2 },
  ...{ lille: 2, montpellier: 2, bremen: 2, karlsruhe: 2, salzburg: 2, hahn: 2, bratislava: 2, ajaccio: 2, bastia: 2, 'a-coruna': 1 },
  ...{ genoa: 1, santander: 1, vigo: 1, jerez: 1, strasbourg: 1, trieste: 1, munster: 1, dresden: 1, ljubljana: 1, granada: 1, murcia: 1 },
};

const bySuffix = new Map(
  Object.entries(millions).flatMap(([name, count]) => [name, `${name}-airport`].map((key) => [`venue:${key}`, count])),
);

/** Millions of passengers per year, by the gazetteer's key; 0 if below about one. */
export function passengersOf(key: string): number {
  return bySuffix.get(key) ?? 0;
}
