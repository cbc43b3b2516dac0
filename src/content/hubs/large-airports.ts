/**
 * Airports with a page of their own, by the gazetteer's key: the largest of each country by passengers. Sources, read on 22 November 2026:
 * CBS (travelpro.nl, May 2025), Eurostat 2021 (the fifty largest of the Union), ADV (food-service.de, the ten largest), UAF
 * (france3-regions.francetvinfo.fr, March 2018, the ten largest), Aena (servimedia.es, April 2024). Read on 23 November 2026: the two
 * largest of the north of Spain (Aena in noticiasde.es, January 2025, and elespanol.com, August 2024).
 */
export const largeAirports: ReadonlySet<string> = new Set(
  [
    ...['amsterdam-schiphol', 'rotterdam-airport', 'eindhoven-airport', 'maastricht-airport', 'groningen-airport'],
    ...['brussels-airport', 'charleroi-airport'],
    ...['frankfurt-airport', 'munich-airport', 'dusseldorf-airport', 'berlin-airport', 'hamburg-airport', 'cologne-bonn-airport'],
    ...['stuttgart-airport', 'hanover-airport', 'nuremberg-airport'],
    ...['paris-charles-de-gaulle', 'paris-orly', 'paris-beauvais', 'lyon-airport', 'marseille-airport', 'nice-airport'],
    ...['toulouse-airport', 'bordeaux-airport', 'nantes-airport', 'basel-mulhouse-airport'],
    ...['madrid-barajas', 'barcelona-airport', 'palma-airport', 'malaga-airport', 'alicante-airport', 'gran-canaria-airport'],
    ...['tenerife-south-airport', 'bilbao-airport', 'santiago-airport'],
  ].map((key) => `venue:${key}`),
);
