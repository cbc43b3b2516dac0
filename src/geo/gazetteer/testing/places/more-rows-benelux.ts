/** As {@link dutchRows}, of Dutch and Belgian sites. */
export const moreBeneluxRows = `
nl | Utrecht | Ibis Styles Den Haag Scheveningen | 52.106,4.275 |
nl | Utrecht | van der valk hotel Hengelo | 52.29,6.77 |
nl | Utrecht | NH Zandvoort | 52.377,4.532 |
nl | Utrecht | Stayokay Texel | 53.055,4.80 |
nl | Utrecht | Landal Hoog Vaals | 50.78,6.00 |
nl | Utrecht | Center Parcs De Huttenheugte Dalen | 52.70,6.76 |
nl | Utrecht | Roompot Kijkduin | 52.07,4.22 |
nl | Utrecht | Praedinius Gymnasium Groningen | 53.22,6.56 |
nl | Utrecht | OBS De Springplank Zeewolde | 52.33,5.54 |
nl | Utrecht | Christelijk College Nassau-Veluwe Harderwijk | 52.34,5.62 |
nl | Utrecht | ROC Nova College Haarlem | 52.38,4.64 |
nl | Utrecht | CS Vincent van Gogh Assen | 52.99,6.56 |
nl | Utrecht | Station Ede-Wageningen | 52.028,5.672 |
nl | Utrecht | station Driebergen-Zeist | 52.065,5.26 |
nl | Utrecht | Adam CS | 52.379,4.90 |
nl | Utrecht | Adam Zuid | 52.339,4.873 |
nl | Utrecht | Den Bosch station | 51.69,5.294 |
nl | Utrecht | 's-Bosch | 51.69,5.30 | ask
nl | Utrecht | Gouda, Goudse Hout | 52.01,4.72 |
nl | Utrecht | P+R Hoogkerk | 53.214,6.50 |
nl | Utrecht | veerhaven Holwerd | 53.395,5.878 |
nl | Utrecht | Den Helder TESO | 52.963,4.783 |
nl | Utrecht | boot Harlingen Terschelling | 53.175,5.41 | ask
nl | Utrecht | IJmuiden DFDS terminal | 52.463,4.58 |
nl | Utrecht | Hoek van Holland Stena Line | 51.975,4.13 |
nl | Utrecht | Europoort Rotterdam P&O | 51.95,4.13 |
nl | Utrecht | Johan Cruijff Arena | 52.314,4.942 |
nl | Utrecht | Amsterdam Arena | 52.314,4.942 |
nl | Utrecht | Philips Stadion | 51.442,5.467 |
nl | Utrecht | De Kuip | 51.894,4.523 |
nl | Utrecht | Grolsch Veste Enschede | 52.237,6.838 |
nl | Utrecht | Gelredome | 51.963,5.893 |
nl | Utrecht | MECC Maastricht | 50.838,5.711 |
nl | Utrecht | RAI Amsterdam | 52.341,4.888 |
nl | Utrecht | Ahoy Rotterdam | 51.883,4.488 |
nl | Utrecht | Kröller-Müller museum | 52.096,5.817 |
nl | Utrecht | Nemo Amsterdam | 52.374,4.912 |
nl | Utrecht | Madurodam | 52.1,4.297 |
nl | Utrecht | Openluchtmuseum Arnhem | 52.012,5.91 |
nl | Utrecht | Zuiderzeemuseum | 52.708,5.30 |
nl | Utrecht | Keukenhof Lisse | 52.27,4.547 |
nl | Utrecht | Ouwehands Rhenen | 51.967,5.589 |
nl | Utrecht | Burgers Zoo | 52.006,5.90 |
nl | Utrecht | Camping De Paal Bergeijk | 51.336,5.355 |
nl | Utrecht | Kerkstraat 14 Oosterhout | 51.645,4.86 | ask
nl | Utrecht | Oosterhout gld | 51.883,5.83 |
nl | Utrecht | Elst | 51.92,5.85 | ask
nl | Utrecht | Hengelo | 52.266,6.79 | ask
nl | Utrecht | Hengelo gld | 52.05,6.31 |
nl | Utrecht | Beek en donk | 51.53,5.63 |
nl | Utrecht | Noordwijk aan zee | 52.24,4.43 |
nl | Utrecht | wijk bij duurstede | 51.97,5.34 |
nl | Utrecht | ZUTPHEN | 52.14,6.20 |
nl | Utrecht | Leewarden | 53.2,5.79 | ask
nl | Utrecht | Apledoorn | 52.21,5.97 | ask
nl | Utrecht | Mijdrecht dorpsstraat 12 | 52.207,4.863 |
nl | Utrecht | 3511 LX | 52.09,5.12 |
nl | Utrecht | 9712 HG 15 | 53.22,6.56 |
nl | Utrecht | 1012JS Amsterdam | 52.373,4.893 |
nl | Utrecht | Ljouwert | 53.2,5.79 | ask
nl | Utrecht | Snits | 53.03,5.66 | ask
nl | Utrecht | Mestreech | 50.85,5.69 | ask
nl | Utrecht | Parijs | 48.857,2.35 |
nl | Utrecht | Keulen | 50.94,6.96 |
nl | Utrecht | Aken | 50.776,6.084 |
nl | Utrecht | Londen Victoria | 51.495,-0.144 |
nl | Utrecht | Rijsel | 50.63,3.06 |
nl | Utrecht | Luik Guillemins | 50.624,5.567 |
nl | Utrecht | Winterberg skiliftkarussell | 51.19,8.53 |
nl | Utrecht | Gerlos Oostenrijk | 47.225,12.03 |
nl | Utrecht | Kaprun Zell am See | 47.29,12.77 |
nl | Utrecht | Walibi Holland | 52.44,5.766 |
nl | Utrecht | Zwolle, Hotel Lumen, om 9 uur | 52.51,6.10 |
nl | Utrecht | Schiphol vertrekhal 2 | 52.309,4.762 |
nl | Utrecht | Eelde vliegveld | 53.12,6.58 |
nl | Utrecht | Tilburg ring, Reeshof | 51.57,4.99 |
nl | Utrecht | Rotterdam Zuidplein busstation | 51.887,4.489 |
nl | Utrecht | Vlieland | 53.297,5.07 | ask
nl | Utrecht | Domburg strand 🏖️ | 51.565,3.49 |
nl | Utrecht | haarlemmermeer hoofddorp kruisweg 100 | 52.30,4.69 |
nl | Utrecht | 8FW4+7C Utrecht | 52.095,5.156 | ask
nlBE | Gent | Hotel Ibis Brugge Centrum | 51.205,3.226 |
nlBE | Gent | Hotel Van der Valk Mechelen | 51.03,4.48 |
nlBE | Gent | Sunparks De Haan | 51.265,3.02 |
nlBE | Gent | Sint-Lievenscollege Gent | 51.05,3.73 |
nlBE | Gent | Koninklijk Atheneum Keerbergen | 51.0,4.63 |
nlBE | Gent | KU Leuven Arenberg | 50.863,4.683 |
nlBE | Gent | UZ Gent | 51.024,3.725 |
nlBE | Gent | Brussel Zuid station | 50.836,4.336 |
nlBE | Gent | Station Antwerpen-Berchem | 51.199,4.432 |
nlBE | Gent | Zaventem luchthaven | 50.90,4.484 |
nlBE | Gent | Charleroi airport | 50.46,4.453 |
nlBE | Gent | Sportpaleis Antwerpen | 51.231,4.441 |
nlBE | Gent | Jan Breydelstadion | 51.193,3.18 |
nlBE | Gent | Cegeka Arena Genk | 51.005,5.533 |
nlBE | Gent | Flanders Expo | 51.025,3.694 |
nlBE | Gent | Plopsaland De Panne | 51.08,2.597 |
nlBE | Gent | Bobbejaanland | 51.2,4.903 |
nlBE | Gent | Bokrijk | 50.966,5.407 |
nlBE | Gent | In Flanders Fields Ieper | 50.851,2.887 |
nlBE | Gent | Tyne Cot Passendale | 50.887,2.998 |
nlBE | Gent | grotten van Han | 50.125,5.187 |
nlBE | Gent | Durbuy | 50.353,5.456 |
nlBE | Gent | Bergen | 50.454,3.952 | ask
nlBE | Gent | Doornik | 50.606,3.388 |
nlBE | Gent | Waver | 50.717,4.60 |
nlBE | Gent | Duinkerke | 51.034,2.377 |
nlBE | Gent | Calais ferry | 50.97,1.87 |
nlBE | Gent | Markt 3 Lier | 51.131,4.57 |
nlBE | Gent | St-Niklaas | 51.165,4.14 |
nlBE | Gent | St. Truiden | 50.816,5.187 |
nlBE | Gent | Kerkstraat 5, 9050 Gentbrugge | 51.037,3.765 |
nlBE | Gent | Hasselt Trixxo | 50.934,5.361 |
nlBE | Gent | Mol Zilvermeer | 51.218,5.18 |
nlBE | Gent | Zeebrugge cruise terminal | 51.33,3.20 |
nlBE | Gent | kasselrij Kortrijk hallen | 50.81,3.28 | ask
frBE | Namur | Hôtel Mercure Liège | 50.64,5.57 |
frBE | Namur | Athénée royal de Ciney | 50.295,5.10 |
frBE | Namur | Collège Saint-Michel Etterbeek | 50.83,4.40 |
frBE | Namur | ULiège Sart-Tilman | 50.585,5.565 |
frBE | Namur | UCLouvain Louvain-la-Neuve | 50.669,4.612 |
frBE | Namur | CHU Mont-Godinne | 50.354,4.89 |
frBE | Namur | Gare de Bruxelles-Midi | 50.836,4.336 |
frBE | Namur | Gare d'Ottignies | 50.674,4.569 |
frBE | Namur | Bruxelles Nord | 50.86,4.36 |
frBE | Namur | Gosselies aéroport | 50.46,4.453 |
frBE | Namur | Stade Roi Baudouin | 50.896,4.334 |
frBE | Namur | Heysel | 50.899,4.34 |
frBE | Namur | Spa Francorchamps | 50.437,5.971 |
frBE | Namur | Walibi Wavre | 50.702,4.594 |
frBE | Namur | Pairi Daiza Brugelette | 50.585,3.887 |
frBE | Namur | Dinant citadelle | 50.261,4.913 |
frBE | Namur | Château de Bouillon | 49.793,5.067 |
frBE | Namur | Rochefort | 50.163,5.222 | ask
frBE | Namur | Anvers Central | 51.217,4.421 |
frBE | Namur | Courtrai | 50.828,3.265 |
frBE | Namur | Malines | 51.028,4.48 |
frBE | Namur | La Panne | 51.098,2.594 |
frBE | Namur | Grand-Place 1, Mons | 50.454,3.952 |
frBE | Namur | Rue de la Station 12 Gembloux | 50.56,4.69 |
frBE | Namur | Luxembourg gare | 49.60,6.134 |
frBE | Namur | Luxembourg Kirchberg | 49.63,6.15 |
frBE | Namur | Clervaux | 50.055,6.03 |
frBE | Namur | Esch-sur-Alzette Belval | 49.50,5.945 |
frBE | Namur | Vianden château | 49.935,6.20 |
frBE | Namur | Marche en Famenne | 50.226,5.344 |
frBE | Namur | Maredsous | 50.30,4.77 |
nl | Zwolle | Fletcher Hotel Valkenburg | 50.865,5.83 |
nl | Zwolle | Bilderberg Hotel Wolfheze | 52.0,5.79 |
nl | Zwolle | Stayokay Maastricht | 50.845,5.70 |
nl | Zwolle | Landal Rabbit Hill Nieuw-Milligen | 52.22,5.78 |
nl | Zwolle | Ibis Amsterdam Airport | 52.31,4.77 |
nl | Zwolle | NH Groningen Hotel de Ville | 53.22,6.56 |
nl | Zwolle | Greijdanus College Meppel | 52.69,6.19 |
nl | Zwolle | Bonhoeffer College Castricum | 52.55,4.67 |
nl | Zwolle | Windesheim Almere | 52.37,5.22 |
nl | Zwolle | Radboudumc Nijmegen | 51.82,5.86 |
nl | Zwolle | station Amersfoort Schothorst | 52.173,5.403 |
nl | Zwolle | Station Lelystad | 52.508,5.473 |
nl | Zwolle | Rdam Alexander | 51.952,4.553 |
nl | Zwolle | veer Den Burg Texel | 53.0,4.78 | ask
nl | Zwolle | Eemshaven Borkum ferry | 53.44,6.83 |
nl | Zwolle | Lauwersoog boot | 53.41,6.20 |
nl | Zwolle | Abe Lenstra stadion | 52.959,5.936 |
nl | Zwolle | Euroborg | 53.206,6.591 |
nl | Zwolle | IJsselhallen Zwolle | 52.505,6.088 |
nl | Zwolle | Brabanthallen | 51.70,5.28 |
nl | Zwolle | Thialf | 52.938,5.943 |
nl | Zwolle | Drievliet | 52.055,4.35 |
nl | Zwolle | Dierenpark Emmen Wildlands | 52.78,6.89 |
nl | Zwolle | Giethoorn | 52.74,6.08 |
nl | Zwolle | Camping Bakkum | 52.56,4.63 |
nl | Zwolle | Hoge Veluwe Otterlo | 52.10,5.77 |
nl | Zwolle | Schoolstraat 3 Epe | 52.35,5.985 |
nl | Zwolle | Dorpsstraat 8 Beek | ask | ask
nl | Zwolle | Nieuwegein city busstation | 52.03,5.085 |
nl | Zwolle | DEVENTER STATION | 52.2575,6.16 |
nl | Zwolle | Amersfort | 52.155,5.39 | ask
nl | Zwolle | 8011 ZZ | 52.51,6.09 |
nl | Zwolle | 6211 Maastricht | 50.85,5.69 |
nl | Zwolle | Rome Termini | 41.901,12.50 |
nl | Zwolle | Straatsburg | 48.58,7.75 |
nl | Zwolle | Boedapest Keleti | 47.50,19.084 |
nl | Zwolle | Praag | 50.08,14.43 |
nl | Zwolle | Valthorens | 45.298,6.58 | ask
nl | Zwolle | Saalbach Hinterglemm | 47.39,12.63 |
nl | Zwolle | Lloret de Mar hotel Evenia | 41.70,2.845 |
nl | Zwolle | Phantasialand | 50.80,6.88 |
nl | Zwolle | 45 kinderen naar Duinrell | 52.146,4.384 | ask
nlBE | Antwerpen | Corsendonk Turnova Turnhout | 51.32,4.95 |
nlBE | Antwerpen | Novotel Leuven Centrum | 50.88,4.70 |
nlBE | Antwerpen | Sint-Jozefscollege Aalst | 50.94,4.04 |
nlBE | Antwerpen | GO! Atheneum Denderleeuw | 50.885,4.075 |
nlBE | Antwerpen | UZ Leuven Gasthuisberg | 50.88,4.67 |
nlBE | Antwerpen | Gent Dampoort | 51.056,3.74 |
nlBE | Antwerpen | Station Mechelen-Nekkerspoel | 51.03,4.49 |
nlBE | Antwerpen | Bosuil | 51.23,4.471 |
nlBE | Antwerpen | Ghelamco Arena | 51.016,3.734 |
nlBE | Antwerpen | Kinepolis Antwerpen | 51.245,4.415 |
nlBE | Antwerpen | Planckendael | 51.0,4.515 |
nlBE | Antwerpen | Blankenberge Sea Life | 51.31,3.14 |
nlBE | Antwerpen | Westende | 51.16,2.77 |
nlBE | Antwerpen | De Haan | 51.27,3.03 |
nlBE | Antwerpen | Sint-Martens-Latem | 51.02,3.64 |
nlBE | Antwerpen | Luik | 50.63,5.57 |
nlBE | Antwerpen | Terhulpen kasteel | 50.72,4.45 |
nlBE | Antwerpen | Kerkstraat 10 Brasschaat | 51.29,4.49 |
nlBE | Antwerpen | Spa Monopole | 50.49,5.865 |
frBE | Liège | Ibis Styles Namur | 50.465,4.87 |
frBE | Liège | Collège Notre-Dame Dinant | 50.26,4.91 |
frBE | Liège | Haute école Charlemagne Huy | 50.52,5.24 |
frBE | Liège | Gare de Verviers-Central | 50.588,5.855 |
frBE | Liège | Charleroi-Sud | 50.405,4.438 |
frBE | Liège | Stade Sclessin | 50.61,5.543 |
frBE | Liège | Mini-Europe Bruxelles | 50.894,4.339 |
frBE | Liège | Plopsa Coo | 50.392,5.88 |
frBE | Liège | Barrage de la Gileppe | 50.588,5.97 |
frBE | Liège | Signal de Botrange | 50.50,6.093 |
frBE | Liège | Bastogne War Museum | 50.01,5.735 |
frBE | Liège | Louvain | 50.88,4.70 |
frBE | Liège | Saint-Vith | 50.28,6.127 |
frBE | Liège | Aywaille | 50.474,5.676 |
frBE | Liège | Trèves | 49.757,6.64 |
frBE | Liège | Aix-la-Chapelle gare | 50.768,6.091 |
frBE | Liège | Echternach lac | 49.80,6.41 |
frBE | Liège | Place du Marché 5, 4900 Spa | 50.49,5.865 |
`;
