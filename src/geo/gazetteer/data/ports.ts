/**
 * Cruise and ferry terminals. Position: the terminal building, within about a kilometre.
 * Source: own list from general knowledge, good to about a kilometre; that each row lies in its country and near its town is tested.
 * Columns: key | country | town | latitude | longitude | name | other names | names by language.
 */
export const portRows = `
passenger-terminal-amsterdam | NL | Amsterdam | 52.3780 | 4.9133 | Passenger Terminal Amsterdam | Amsterdam cruise terminal |
cruise-port-rotterdam | NL | Rotterdam | 51.9055 | 4.4853 | Cruise Port Rotterdam | Rotterdam cruise terminal |
hook-of-holland | NL | Hoek van Holland | 51.9764 | 4.1283 | Hook of Holland ferry terminal | Stena Line Hoek van Holland | nl: Veerhaven Hoek van Holland, de: Fährhafen Hoek van Holland, fr: Terminal de Hoek van Holland, es: Terminal de Hoek van Holland
ijmuiden-ferry | NL | IJmuiden | 52.4628 | 4.5856 | IJmuiden ferry terminal | DFDS Amsterdam, Felison Terminal | nl: Veerterminal IJmuiden, de: Fährhafen IJmuiden
den-helder-teso | NL | Den Helder | 52.9625 | 4.7760 | Den Helder ferry to Texel | TESO | nl: Veerhaven Den Helder (Texel)
harlingen-ferry | NL | Harlingen | 53.1747 | 5.4108 | Harlingen ferry terminal | Rederij Doeksen | nl: Veerhaven Harlingen
calais-port | FR | Calais | 50.9664 | 1.8625 | Port of Calais | Calais ferry terminal | nl: Haven van Calais, de: Fährhafen Calais, fr: Port de Calais, es: Puerto de Calais
marseille-cruise | FR | Marseille | 43.3478 | 5.3322 | Marseille Provence Cruise Terminal | MPCT |
marseille-joliette | FR | Marseille | 43.3067 | 5.3655 | Marseille La Joliette ferry terminal | | fr: Gare maritime de la Joliette
nice-port | FR | Nice | 43.6947 | 7.2858 | Port of Nice | Port Lympia | fr: Port de Nice
hamburg-hafencity-cruise | DE | Hamburg | 53.5392 | 10.0010 | Cruise Center HafenCity | Hamburg cruise terminal |
hamburg-altona-cruise | DE | Hamburg | 53.5431 | 9.9392 | Cruise Center Altona | |
columbus-cruise-center | DE | Bremerhaven | 53.5633 | 8.5553 | Columbus Cruise Center Bremerhaven | |
kiel-ostseekai | DE | Kiel | 54.3272 | 10.1461 | Kiel Ostseekai | Ostseekai cruise terminal |
kiel-schwedenkai | DE | Kiel | 54.3203 | 10.1369 | Kiel Schwedenkai | Stena Line Kiel |
warnemunde-cruise | DE | Rostock | 54.1803 | 12.0900 | Warnemünde Cruise Center | Rostock cruise terminal |
travemunde-skandinavienkai | DE | Travemünde | 53.9433 | 10.8556 | Travemünde Skandinavienkai | |
puttgarden-ferry | DE | Fehmarn | 54.5036 | 11.2272 | Puttgarden ferry terminal | | de: Fährhafen Puttgarden
barcelona-moll-adossat | ES | Barcelona | 41.3600 | 2.1800 | Barcelona cruise terminal | Moll Adossat | nl: Cruiseterminal Barcelona, de: Kreuzfahrtterminal Barcelona, fr: Terminal de croisière de Barcelone, es: Terminal de cruceros de Barcelona
algeciras-port | ES | Algeciras | 36.1308 | -5.4372 | Port of Algeciras | | nl: Haven van Algeciras, de: Hafen Algeciras, fr: Port d'Algésiras, es: Puerto de Algeciras
tarifa-port | ES | Tarifa | 36.0094 | -5.6028 | Port of Tarifa | | nl: Haven van Tarifa, de: Hafen Tarifa, fr: Port de Tarifa, es: Puerto de Tarifa
`;
