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
nl | Amersfoort | Camping De Paal Bergeijk | 51.32,5.36 |
nl | Amersfoort | Camping Bergen Ommen | 52.52,6.42 | ask
nl | Amersfoort | Sporthal De Slenk Losser | 52.26,7.00 |
nl | Amersfoort | Kampeerboerderij De Bult Steenwijk | 52.79,6.12 |
nl | Amersfoort | Landgoed Ruwinkel Scherpenzeel | 52.08,5.49 |
nl | Amersfoort | groepsaccommodatie Dennenheul Ermelo | 52.30,5.62 |
nl | Amersfoort | Buitencentrum Bovenmeijer Haarle | 52.35,6.40 |
nl | Amersfoort | Jeugdherberg Ameland | 53.45,5.75 | ask
nl | Amersfoort | Van der Valk Zwolle | 52.51,6.09 |
nl | Amersfoort | Van der Valk Veenendaal | 52.03,5.55 |
nl | Amersfoort | Hotel De Bilderberg Oosterbeek | 51.985,5.845 |
nl | Amersfoort | Hotel Wilhelmina Domburg | 51.56,3.50 |
nl | Amersfoort | Fletcher Hotel Valkenburg | 50.865,5.83 | ask
nl | Amersfoort | Hotel Schylge Terschelling | 53.36,5.22 | ask
nl | Amersfoort | Vossius Gymnasium Amsterdam | 52.35,4.88 |
nl | Amersfoort | Het Baarnsch Lyceum Baarn | 52.21,5.29 |
nl | Amersfoort | CSG Bogerman Sneek | 53.03,5.66 |
nl | Amersfoort | Almere College Dronten | 52.525,5.72 |
nl | Amersfoort | Griftland College Soest | 52.17,5.29 |
nl | Amersfoort | basisschool de Bongerd Heerde | 52.39,6.04 |
nl | Amersfoort | Montessorischool Zutphen | 52.14,6.20 |
nl | Amersfoort | Hogeschool Zeeland Vlissingen | 51.44,3.575 |
nl | Amersfoort | Avans Breda | 51.585,4.79 |
nl | Amersfoort | Saxion Deventer | 52.26,6.16 |
nl | Amersfoort | MST Enschede | 52.22,6.89 |
nl | Amersfoort | ziekenhuis Rijnstate Arnhem | 52.00,5.93 |
nl | Amersfoort | Isala Zwolle | 52.51,6.12 |
nl | Amersfoort | Philips Stadion | 51.442,5.467 |
nl | Amersfoort | De Kuip Rotterdam | 51.894,4.523 |
nl | Amersfoort | Abe Lenstra Stadion Heerenveen | 52.958,5.936 |
nl | Amersfoort | Grolsch Veste | 52.236,6.837 |
nl | Amersfoort | Station Ede-Wageningen | 52.028,5.672 |
nl | Amersfoort | Station Driebergen-Zeist | 52.065,5.26 |
nl | Amersfoort | Station Hilversum Noord | 52.24,5.175 |
nl | Amersfoort | NS station Oss | 51.765,5.53 |
nl | Amersfoort | busstation Groningen | 53.21,6.565 |
nl | Amersfoort | Hoofdstraat 23 Driebergen | 52.055,5.28 |
nl | Amersfoort | Dorpsstr. 4, Renswoude | 52.073,5.54 |
nl | Amersfoort | Kerkweg 12 Oldebroek | 52.445,5.90 |
nl | Amersfoort | Stationsplein 1 Apeldoorn | 52.21,5.97 |
nl | Amersfoort | Zuiderzeestraatweg 10 't Harde | 52.42,5.885 |
nl | Amersfoort | Markt 12, 7001 BJ Doetinchem | 51.965,6.29 |
nl | Amersfoort | Museum Kröller-Müller | 52.096,5.817 |
nl | Amersfoort | Zuiderzeemuseum | 52.70,5.295 |
nl | Amersfoort | Van Abbemuseum Eindhoven | 51.434,5.482 |
nl | Amersfoort | Muiderslot | 52.334,5.071 |
nl | Amersfoort | Paleis Het Loo | 52.234,5.946 |
nl | Amersfoort | Slot Loevestein | 51.816,5.021 |
nl | Amersfoort | Dierenpark Amersfoort | 52.158,5.345 |
nl | Amersfoort | Julianatoren Apeldoorn | 52.22,5.93 |
nl | Amersfoort | Duinrell Wassenaar | 52.146,4.386 |
nl | Amersfoort | Avonturenpark Hellendoorn | 52.39,6.43 |
nl | Amersfoort | Apenheul | 52.215,5.918 |
nl | Amersfoort | Dolfinarium Harderwijk | 52.353,5.615 |
nl | Amersfoort | Bollenstreek | 52.27,4.55 | ask
nl | Amersfoort | Veluwe | 52.25,5.83 | ask
nl | Amersfoort | Laren | ask | ask
nl | Amersfoort | Elst | ask | ask
nl | Amersfoort | Hoogland | 52.18,5.37 | ask
nl | Amersfoort | Harderwyk | 52.34,5.62 |
nl | Amersfoort | Zuthpen | 52.14,6.20 |
nl | Amersfoort | Apledoorn | 52.21,5.97 |
nl | Amersfoort | Emmeloort | 52.71,5.75 |
nl | Amersfoort | Wenen | 48.21,16.37 |
nl | Amersfoort | Praag | 50.08,14.43 |
nl | Amersfoort | Boedapest | 47.50,19.04 |
nl | Amersfoort | Neurenberg | 49.45,11.08 |
nl | Amersfoort | Kopenhagen | 55.68,12.57 |
nl | Amersfoort | Sauerland Winterberg | 51.195,8.53 |
nl | Amersfoort | Willingen | 51.29,8.61 | ask
nl | Amersfoort | Movie Park Bottrop | 51.62,6.97 |
nl | Amersfoort | Slagharen | 52.625,6.56 |
nl | Amersfoort | ASML Veldhoven | 51.405,5.415 |
nl | Amersfoort | Tata Steel IJmuiden | 52.46,4.61 |
nl | Amersfoort | Bloemenveiling Aalsmeer | 52.26,4.78 |
nl | Amersfoort | Friesland Campina Amersfoort | 52.155,5.39 |
nlBE | Hasselt | Camping De Lage Kempen Hechtel | 51.12,5.36 |
nlBE | Hasselt | Hotel Bergen Oostende | 51.22,2.91 | ask
nlBE | Hasselt | Sint-Lievenscollege Gent | 51.05,3.73 |
nlBE | Hasselt | Heilig-Hartcollege Waregem | 50.89,3.43 |
nlBE | Hasselt | GO! Atheneum Veurne | 51.07,2.66 |
nlBE | Hasselt | UAntwerpen Campus Drie Eiken | 51.16,4.40 | ask
nlBE | Hasselt | VUB Brussel | 50.82,4.395 |
nlBE | Hasselt | AZ Sint-Jan Brugge | 51.22,3.20 |
nlBE | Hasselt | Station Leuven | 50.881,4.716 |
nlBE | Hasselt | station Brugge | 51.197,3.217 |
nlBE | Hasselt | Kortrijk Xpo | 50.808,3.283 |
nlBE | Hasselt | Flanders Expo | 51.03,3.69 |
nlBE | Hasselt | Cegeka Arena Genk | 51.005,5.533 |
nlBE | Hasselt | Jan Breydelstadion | 51.193,3.18 |
nlBE | Hasselt | Bokrijk | 50.955,5.405 |
nlBE | Hasselt | Domein Bokrijk Genk | 50.955,5.405 |
nlBE | Hasselt | Plopsaland De Panne | 51.08,2.598 |
nlBE | Hasselt | Bobbejaanland | 51.20,4.905 |
nlBE | Hasselt | Pairi Daiza | 50.585,3.885 |
nlBE | Hasselt | Planckendael | 51.00,4.515 |
nlBE | Hasselt | Tyne Cot | 50.887,2.998 |
nlBE | Hasselt | In Flanders Fields Ieper | 50.851,2.886 |
nlBE | Hasselt | Kerkstraat 12, 3500 Hasselt | 50.93,5.34 |
nlBE | Hasselt | Stationsplein 5, Lier | 51.135,4.56 |
nlBE | Hasselt | Markt 3 Geel | 51.16,4.99 |
nlBE | Hasselt | Doornik | 50.605,3.39 |
nlBE | Hasselt | Namen | 50.467,4.867 |
nlBE | Hasselt | Bergen | 50.45,3.95 | ask
nlBE | Hasselt | Terneuzen | 51.33,3.83 |
nlBE | Hasselt | Parijs Disneyland | 48.87,2.78 |
nl | Zwolle | Camping De Vechtvallei Rheeze | 52.55,6.58 | ask
nl | Zwolle | Landgoed Vilsteren Ommen | 52.52,6.42 |
nl | Zwolle | Scoutingkamp Ada's Hoeve Ommen | 52.52,6.42 |
nl | Zwolle | Hotel Leeuwarden Oranje | 53.20,5.80 |
nl | Zwolle | Van der Valk Hotel Assen | 52.99,6.56 |
nl | Zwolle | Groepshotel Hoorn Texel | 53.03,4.75 | ask
nl | Zwolle | Sporthal De Hullen Roden | 53.14,6.43 |
nl | Zwolle | RSG Wolfsbos Hoogeveen | 52.72,6.48 |
nl | Zwolle | Greijdanus Meppel | 52.70,6.19 |
nl | Zwolle | Thorbecke SG Zwolle | 52.51,6.09 |
nl | Zwolle | basisschool De Triangel Dalfsen | 52.51,6.26 |
nl | Zwolle | Station Steenwijk | 52.791,6.114 |
nl | Zwolle | Station Kampen Zuid | 52.53,5.915 |
nl | Zwolle | Museumpark Orientalis | 51.825,5.915 | ask
nl | Zwolle | Wildlands Emmen | 52.78,6.89 |
nl | Zwolle | Drouwenerzand | 52.955,6.79 | ask
nl | Zwolle | Batavia Stad Lelystad | 52.52,5.435 |
nl | Zwolle | De Efteling | 51.65,5.05 |
nl | Zwolle | Hoofdstraat 10 Staphorst | 52.645,6.21 |
nl | Zwolle | Kerkplein 1 Hasselt Overijssel | 52.59,6.095 |
nl | Zwolle | Hasselt | 52.59,6.095 | ask
nl | Zwolle | Heino | 52.435,6.235 |
nl | Zwolle | Kampne | 52.555,5.91 |
nl | Zwolle | Deventre | 52.255,6.16 |
nl | Zwolle | Münster | 51.96,7.63 |
nl | Zwolle | Osnabrück Zoo | 52.25,8.07 |
nl | Zwolle | Bremen Hbf | 53.083,8.814 |
nlBE | Gent | Camping Oostende Bredene | 51.235,2.975 |
nlBE | Gent | Domein Puyenbroeck Wachtebeke | 51.17,3.87 |
nlBE | Gent | Scholengroep Sint-Rembert Torhout | 51.065,3.10 |
nlBE | Gent | Sint-Bavohumaniora Gent | 51.05,3.73 |
nlBE | Gent | Station Aalter | 51.09,3.445 |
nlBE | Gent | Antwerpen Zoo | 51.217,4.423 |
nlBE | Gent | Sporthal Zottegem | 50.87,3.81 |
nlBE | Gent | Boudewijn Seapark Brugge | 51.185,3.21 |
nlBE | Gent | Veldstraat 1, 9000 Gent | 51.05,3.725 |
nlBE | Gent | Waregem hippodroom | 50.88,3.43 |
nlBE | Gent | Rijsel Zoo | 50.637,3.045 |
nlBE | Gent | Sint Niklaas | 51.165,4.14 |
nlBE | Gent | Oudenarde | 50.85,3.605 |
`;
