/**
 * Texts that groups type, and their positions. Written by hand from general knowledge, positions good to about a kilometre, before the
 * rules that are measured by them. Columns: language of the site | first stop | what is typed | latitude, longitude, or "ask" if several
 * may be meant | "ask" if asking is right too.
 */
export const dutchRows = `
nl | Utrecht | Fletcher Hotel Zutphen | 52.14,6.20 |
nl | Utrecht | Golden Tulip Alkmaar | 52.63,4.75 |
nl | Utrecht | Van der Valk Hotel Hoorn | 52.64,5.06 |
nl | Utrecht | Van der Valk Hotel Breukelen | 52.17,5.00 |
nl | Utrecht | Bastion Hotel Amsterdam Zuidwest | 52.35,4.84 |
nl | Utrecht | Ibis Amsterdam Centre | 52.379,4.90 |
nl | Utrecht | Mercure Amsterdam Sloterdijk Station | 52.388,4.838 |
nl | Utrecht | Novotel Rotterdam Brainpark | 51.92,4.52 |
nl | Utrecht | NH Groningen Centrum | 53.22,6.57 |
nl | Utrecht | Hampshire Hotel Groningen Plaza | 53.22,6.57 |
nl | Utrecht | Postillion Hotel Deventer | 52.25,6.17 |
nl | Utrecht | Stayokay Maastricht | 50.85,5.70 |
nl | Utrecht | Stayokay Domburg | 51.56,3.50 |
nl | Utrecht | Campanile Eindhoven | 51.44,5.48 |
nl | Utrecht | Universiteit Twente Enschede | 52.24,6.85 |
nl | Utrecht | TU Delft | 52.00,4.37 |
nl | Utrecht | Radboud Universiteit Nijmegen | 51.82,5.86 |
nl | Utrecht | Wageningen Universiteit | 51.98,5.66 |
nl | Utrecht | Erasmus MC Rotterdam | 51.91,4.47 |
nl | Utrecht | UMC Groningen | 53.22,6.57 |
nl | Utrecht | Catharina Ziekenhuis Eindhoven | 51.46,5.47 |
nl | Utrecht | Stedelijk Gymnasium Leiden | 52.16,4.49 |
nl | Utrecht | Pius X College Bladel | 51.37,5.22 |
nl | Utrecht | CSG Willem van Oranje Oud-Beijerland | 51.82,4.42 |
nl | Utrecht | Basisschool De Wegwijzer Kampen | 52.555,5.91 |
nl | Utrecht | ROC van Twente Hengelo | 52.265,6.79 |
nl | Utrecht | Station Meppel | 52.69,6.19 |
nl | Utrecht | Gouda CS | 52.017,4.705 |
nl | Utrecht | Zwolle CS | 52.505,6.09 |
nl | Utrecht | station Roermond | 51.194,5.994 |
nl | Utrecht | Centraal Station Den Haag | 52.08,4.325 |
nl | Utrecht | A'dam CS | 52.379,4.90 |
nl | Utrecht | Rdam cs | 51.925,4.469 |
nl | Utrecht | Den Bosch CS | 51.69,5.293 |
nl | Utrecht | P+R Transferium Barneveld Noord | 52.14,5.59 |
nl | Utrecht | P+R Haren | 53.17,6.61 |
nl | Utrecht | Carpoolplaats Hoevelaken | 52.17,5.46 |
nl | Utrecht | Raadhuisplein 1, Hoogeveen | 52.72,6.48 |
nl | Utrecht | Langestraat 44 Amersfoort | 52.155,5.39 |
nl | Utrecht | Marktplein 3 Winschoten | 53.14,7.03 |
nl | Utrecht | Kerkplein 2 Veenendaal | 52.03,5.55 |
nl | Utrecht | Stationsweg 1, 8011 CZ Zwolle | 52.507,6.09 |
nl | Utrecht | 7511 PZ Enschede | 52.22,6.89 |
nl | Utrecht | Markt 1 Middelburg | 51.50,3.61 |
nl | Utrecht | Vrijthof Maastricht | 50.849,5.689 |
nl | Utrecht | Dam Amsterdam | 52.373,4.893 |
nl | Utrecht | Neude Utrecht | 52.093,5.118 |
nl | Utrecht | Zeelandhallen Goes | 51.50,3.88 |
nl | Utrecht | IJsselhallen Zwolle | 52.51,6.10 |
nl | Utrecht | Autotron Rosmalen | 51.71,5.35 |
nl | Utrecht | Erve Asito Almelo | 52.34,6.65 |
nl | Utrecht | Rat Verlegh Stadion | 51.595,4.75 |
nl | Utrecht | Sportpark De Toekomst | 52.314,4.93 | ask
nl | Utrecht | Goffertstadion | 51.823,5.837 |
nl | Utrecht | Kasteel Doorwerth | 51.967,5.786 |
nl | Utrecht | Kasteel Hoensbroek | 50.926,5.92 |
nl | Utrecht | Slot Zuylen | 52.125,5.07 |
nl | Utrecht | Kasteel Huis Bergh | 51.873,6.245 |
nl | Utrecht | Nationaal Park De Hoge Veluwe | 52.08,5.83 |
nl | Utrecht | Oostvaardersplassen | 52.45,5.37 |
nl | Utrecht | Biesbosch | 51.77,4.77 | ask
nl | Utrecht | Orvelte | 52.845,6.66 |
nl | Utrecht | Giethoorn | 52.74,6.08 |
nl | Utrecht | Afsluitdijk | 52.965,5.06 | ask
nl | Utrecht | Deltawerken | 51.64,3.71 | ask
nl | Utrecht | Nationaal Monument Kamp Vught | 51.666,5.26 |
nl | Utrecht | Kamp Amersfoort | 52.128,5.365 |
nl | Utrecht | Airborne Museum Oosterbeek | 51.988,5.83 |
nl | Utrecht | Overloon oorlogsmuseum | 51.575,5.955 |
nl | Utrecht | Walibi | 52.4388,5.765 | ask
nl | Utrecht | Attractiepark De Waarbeek | 52.25,6.80 |
nl | Utrecht | Hellendoorn | 52.39,6.45 |
nl | Utrecht | Plopsaland Coevorden | 52.66,6.74 |
nl | Utrecht | GaiaZOO Kerkrade | 50.87,6.05 |
nl | Utrecht | Aviodrome Lelystad | 52.455,5.53 |
nl | Utrecht | SnowWorld Landgraaf | 50.87,6.02 |
nl | Utrecht | SnowWorld Zoetermeer | 52.04,4.49 |
nl | Utrecht | Scheveningen Pier | 52.118,4.28 |
nl | Utrecht | Texel veerhaven | 53.005,4.78 | ask
nl | Utrecht | Terschelling | 53.40,5.35 | ask
nl | Utrecht | veerboot Harlingen | 53.175,5.41 |
nl | Utrecht | Valkenburg aan de Geul | 50.865,5.83 |
nl | Utrecht | Drielandenpunt Vaals | 50.755,6.02 |
nl | Utrecht | Europapark Rust | 48.266,7.722 |
nl | Utrecht | Phantasialand Brühl | 50.80,6.88 |
nl | Utrecht | Keulen dom | 50.941,6.958 |
nl | Utrecht | kerstmarkt Düsseldorf | 51.225,6.776 |
nl | Utrecht | Centro Oberhausen | 51.49,6.88 |
nl | Utrecht | Flughafen Weeze | 51.602,6.142 |
nl | Utrecht | luchthaven Düsseldorf | 51.28,6.767 |
nl | Utrecht | Eindhoven Airport | 51.45,5.375 |
nl | Utrecht | Rotterdam The Hague Airport | 51.957,4.44 |
nl | Utrecht | vliegveld Zestienhoven | 51.957,4.44 |
nl | Utrecht | Van der Valk Hotel Tilburg | 51.56,5.09 |
nl | Utrecht | Fletcher Hotel Epe | 52.35,5.98 |
nl | Utrecht | Bilderberg Hotel De Bovenste Molen Venlo | 51.37,6.17 |
nl | Utrecht | Novotel Den Haag World Forum | 52.08,4.30 |
nl | Utrecht | Ibis Styles Antwerpen City Center | 51.21,4.41 |
nl | Utrecht | Mercure Berlin Checkpoint Charlie | 52.51,13.39 |
nl | Utrecht | Meininger Brussel Gare du Midi | 50.84,4.33 |
nl | Utrecht | Brugge station | 51.197,3.217 |
nl | Utrecht | Beek | ask | ask
nl | Utrecht | Hengelo | ask | ask
nl | Utrecht | Oosterend | ask | ask
nl | Utrecht | Zevenbergen | 51.645,4.60 |
nl | Utrecht | Heeze | 51.38,5.57 |
nl | Utrecht | Sneek | 53.03,5.66 |
nl | Utrecht | Dorpsstraat 12, Beek | ask | ask
nl | Utrecht | Utrect | 52.09,5.12 |
nl | Utrecht | Nijmwegen | 51.84,5.86 |
nl | Utrecht | Eindhove | 51.44,5.48 |
nl | Utrecht | Mastricht | 50.85,5.69 |
nl | Utrecht | Ahoy Rotterdam hal 2 | 51.883,4.488 |
nl | Utrecht | RAI | 52.341,4.889 |
nl | Utrecht | Paradiso Amsterdam | 52.362,4.884 |
nl | Utrecht | Anne Frankhuis | 52.375,4.884 |
nl | Utrecht | Tweede Kamer Den Haag | 52.08,4.315 |
nl | Utrecht | Vredespaleis | 52.087,4.295 |
nl | Utrecht | Concertgebouw | 52.356,4.879 |
nl | Utrecht | Landal Miggelenberg | 52.13,5.90 |
nl | Utrecht | Roompot Beach Resort Kamperland | 51.585,3.72 |
nl | Utrecht | camping De Lakens Bloemendaal | 52.41,4.56 |
nlBE | Leuven | Ibis Gent Centrum Sint-Baafs | 51.052,3.726 |
nlBE | Leuven | Novotel Leuven Centrum | 50.88,4.70 |
nlBE | Leuven | Van der Valk Hotel Mechelen | 51.03,4.48 |
nlBE | Leuven | Hotel Hasselt Stadion | 50.93,5.34 |
nlBE | Leuven | UZ Gent | 51.02,3.73 |
nlBE | Leuven | UZ Leuven Gasthuisberg | 50.88,4.67 |
nlBE | Leuven | KU Leuven Campus Kortrijk | 50.81,3.29 |
nlBE | Leuven | Sint-Jozefscollege Aalst | 50.94,4.04 |
nlBE | Leuven | Koninklijk Atheneum Mol | 51.19,5.11 |
nlBE | Leuven | Station Gent-Dampoort | 51.056,3.741 |
nlBE | Leuven | Antwerpen-Berchem station | 51.199,4.432 |
nlBE | Leuven | Brussel-Zuid | 50.836,4.336 |
nlBE | Leuven | Grote Markt 1 Dendermonde | 51.03,4.10 |
nlBE | Leuven | Kerkstraat 5, Sint-Niklaas | 51.165,4.14 |
nlBE | Leuven | Bosuilstadion | 51.232,4.472 |
nlBE | Leuven | Ghelamco Arena | 51.016,3.734 |
nlBE | Leuven | Lotto Arena | 51.231,4.443 |
nlBE | Leuven | Gravensteen | 51.057,3.721 |
nlBE | Leuven | Kasteel van Gaasbeek | 50.80,4.20 |
nlBE | Leuven | Abdij van Averbode | 51.033,4.98 |
nlBE | Leuven | Abdij Tongerlo | 51.105,4.905 |
nlBE | Leuven | Scherpenheuvel | 50.98,4.98 |
nlBE | Leuven | Kalmthoutse Heide | 51.39,4.44 | ask
nlBE | Leuven | Zwin Knokke | 51.36,3.35 |
nlBE | Leuven | Sea Life Blankenberge | 51.315,3.14 |
nlBE | Leuven | Dossin Mechelen | 51.033,4.478 |
nlBE | Leuven | Sunparks De Haan | 51.27,3.03 |
nlBE | Leuven | Maasmechelen Village | 50.974,5.71 |
nlBE | Leuven | Sint-Truden | 50.817,5.187 |
nlBE | Leuven | Hallerbos | 50.71,4.28 |
nlBE | Leuven | Luik | 50.633,5.567 |
nlBE | Leuven | Rijsel | 50.63,3.06 |
`;
