/** As {@link dutchRows}, of German sites. */
export const moreGermanRows = `
de | Dortmund | B&B Hotel Hamburg-Nord | 53.61,10.02 |
de | Dortmund | Motel One Berlin-Alexanderplatz | 52.521,13.413 |
de | Dortmund | Hotel Adlon Berlin | 52.516,13.38 |
de | Dortmund | Ibis Budget Frankfurt Ost | 50.12,8.73 |
de | Dortmund | Novotel Mainz | 49.99,8.28 |
de | Dortmund | Best Western Plus Rostock Warnemünde | 54.175,12.08 |
de | Dortmund | Jugendherberge Nürnberg Kaiserstallung | 49.458,11.08 |
de | Dortmund | DJH Norddeich | 53.615,7.16 |
de | Dortmund | Schullandheim Winterberg | 51.195,8.53 |
de | Dortmund | Gymnasium Petrinum Recklinghausen | 51.614,7.197 |
de | Dortmund | Gesamtschule Bockmühle Essen | 51.455,6.97 |
de | Dortmund | Helene-Lange-Gymnasium Markgröningen | 48.905,9.08 |
de | Dortmund | Uni Bayreuth | 49.93,11.585 |
de | Dortmund | RWTH Aachen | 50.78,6.07 |
de | Dortmund | Heidelberg Neuenheimer Feld | 49.418,8.67 |
de | Dortmund | FU Berlin Dahlem | 52.454,13.29 |
de | Dortmund | UKE Hamburg | 53.59,9.975 |
de | Dortmund | Hbf Köln | 50.943,6.959 |
de | Dortmund | Koelner Hauptbahnhof | 50.943,6.959 |
de | Dortmund | München Ostbahnhof | 48.127,11.605 |
de | Dortmund | Bhf. Gesundbrunnen Berlin | 52.549,13.388 |
de | Dortmund | Hamburg Altona Bahnhof | 53.552,9.935 |
de | Dortmund | Stuttgart-Vaihingen | 48.727,9.11 |
de | Dortmund | ZOB Bremen | 53.083,8.813 |
de | Dortmund | Busbahnhof Heidelberg | 49.404,8.676 |
de | Dortmund | Flughafen BER Terminal 1 | 52.365,13.51 |
de | Dortmund | FMO | 52.135,7.685 | ask
de | Dortmund | Airport Weeze | 51.602,6.142 |
de | Dortmund | Memmingen Airport | 47.989,10.24 |
de | Dortmund | Fährhafen Travemünde Skandinavienkai | 53.94,10.86 |
de | Dortmund | Puttgarden Fähre | 54.50,11.227 |
de | Dortmund | Norddeich Mole | 53.626,7.16 |
de | Dortmund | Dagebüll Mole | 54.73,8.69 |
de | Dortmund | Columbus Cruise Center Bremerhaven | 53.565,8.555 |
de | Dortmund | Westfalenstadion | 51.493,7.452 |
de | Dortmund | Schalke Arena | 51.555,7.068 |
de | Dortmund | Waldstadion Frankfurt | 50.069,8.645 |
de | Dortmund | Volksparkstadion | 53.587,9.899 |
de | Dortmund | Borussia-Park Mönchengladbach | 51.175,6.385 |
de | Dortmund | Messe Essen | 51.429,6.995 |
de | Dortmund | ICC Berlin | 52.505,13.28 |
de | Dortmund | Lanxess Arena | 50.938,6.983 |
de | Dortmund | Phantasialand Brühl | 50.80,6.879 |
de | Dortmund | Europapark Rust | 48.267,7.721 |
de | Dortmund | Movie Park Bottrop | 51.62,6.972 |
de | Dortmund | Miniatur Wunderland | 53.544,9.989 |
de | Dortmund | Drachenfels Königswinter | 50.668,7.21 |
de | Dortmund | Kölner Dom | 50.941,6.958 |
de | Dortmund | Schloss Sanssouci | 52.404,13.038 |
de | Dortmund | Wartburg Eisenach | 50.966,10.306 |
de | Dortmund | KZ Gedenkstätte Buchenwald | 51.022,11.249 |
de | Dortmund | Frankfurt Oder | 52.345,14.55 |
de | Dortmund | Frankfurt/M | 50.11,8.68 |
de | Dortmund | Rothenburg odT | 49.377,10.18 |
de | Dortmund | Neustadt | ask | ask
de | Dortmund | Neustadt Weinstr. | 49.35,8.14 |
de | Dortmund | St. Goarshausen | 50.155,7.715 |
de | Dortmund | Königstein | 50.182,8.47 | ask
de | Dortmund | Festung Königstein | 50.919,14.057 |
de | Dortmund | Hauptstr. 5 Kirchheim | ask | ask
de | Dortmund | MUENSTER | 51.96,7.63 |
de | Dortmund | Wupertal | 51.26,7.15 | ask
de | Dortmund | 44137 | 51.51,7.45 |
de | Dortmund | Bahnhofstraße 12, 59755 Arnsberg-Neheim | 51.45,7.965 |
de | Dortmund | Venedig Tronchetto | 45.44,12.305 |
de | Dortmund | Mailand Malpensa | 45.63,8.723 |
de | Dortmund | Prag Hauptbahnhof | 50.083,14.435 |
de | Dortmund | Breslau | 51.11,17.03 |
de | Dortmund | Kolberg | 54.176,15.583 |
de | Dortmund | Gardasee Riva | 45.885,10.84 |
de | Dortmund | Wien Westbahnhof | 48.197,16.338 |
de | Dortmund | Schönbrunn | 48.185,16.312 | ask
de | Dortmund | Ischgl Silvrettaparkplatz | 47.01,10.29 |
de | Dortmund | St. Anton | 47.13,10.268 | ask
de | Dortmund | Zürich HB | 47.378,8.54 |
de | Dortmund | Zermatt Täsch | 46.07,7.777 |
de | Dortmund | Oktoberfest Theresienwiese | 48.132,11.549 |
de | Dortmund | Dortmund-Hörde, Am Phoenixsee | 51.489,7.51 |
de | Dortmund | 49 Personen nach Cuxhaven | 53.86,8.70 | ask
de | Dortmund | Sylt | 54.9,8.33 | ask
de | Dortmund | Möhnesee Sperrmauer | 51.489,8.06 |
de | Dortmund | Edersee | 51.18,9.0 |
de | Hannover | Maritim Hotel Timmendorfer Strand | 53.996,10.78 |
de | Hannover | Ibis Leipzig Zentrum | 51.34,12.375 |
de | Hannover | Motel One München-Sendlinger Tor | 48.134,11.567 |
de | Hannover | A&O Berlin Hauptbahnhof | 52.525,13.37 |
de | Hannover | H4 Hotel Leipzig | 51.35,12.44 |
de | Hannover | Jugendherberge Bad Zwischenahn | 53.18,8.01 |
de | Hannover | JH Goslar | 51.91,10.43 |
de | Hannover | Gymnasium Ernestinum Celle | 52.62,10.08 |
de | Hannover | IGS Roderbruch | 52.39,9.80 | ask
de | Hannover | Bugenhagenschule Hamburg Alsterdorf | 53.61,10.01 |
de | Hannover | TU Clausthal | 51.80,10.34 |
de | Hannover | MHH Hannover | 52.384,9.805 |
de | Hannover | Dresdner Hauptbahnhof | 51.04,13.732 |
de | Hannover | Hamburger Hbf | 53.553,10.006 |
de | Hannover | Bhf Kassel Wilhelmshöhe | 51.313,9.447 |
de | Hannover | ZOB Berlin am Funkturm | 52.507,13.28 |
de | Hannover | Leipzig/Halle Flughafen | 51.42,12.22 |
de | Hannover | Fähre Cuxhaven Helgoland | 53.87,8.71 | ask
de | Hannover | Rostock Überseehafen | 54.15,12.10 |
de | Hannover | Sassnitz Mukran | 54.48,13.59 |
de | Hannover | Emden Außenhafen | 53.345,7.187 |
de | Hannover | AWD-Arena | 52.36,9.731 |
de | Hannover | Olympiastadion Berlin | 52.515,13.239 |
de | Hannover | Red Bull Arena Leipzig | 51.346,12.348 |
de | Hannover | Messe Hannover Nord | 52.325,9.805 |
de | Hannover | Autostadt Wolfsburg | 52.43,10.80 |
de | Hannover | Heide Park | 53.024,9.88 |
de | Hannover | Serengetipark Hodenhagen | 52.75,9.62 |
de | Hannover | Brocken Schierke | 51.765,10.66 |
de | Hannover | Bergen-Belsen Gedenkstätte | 52.758,9.908 |
de | Hannover | Steinhuder Meer | 52.46,9.33 | ask
de | Hannover | Hermannsdenkmal | 51.912,8.839 |
de | Hannover | Neustadt a. Rbge. | 52.505,9.46 |
de | Hannover | Bad Münder | 52.195,9.465 |
de | Hannover | Rotenburg Wümme | 53.11,9.41 |
de | Hannover | Rothenburg | 49.377,10.18 | ask
de | Hannover | Lindenstr. 12, 31134 Hildesheim | 52.15,9.95 |
de | Hannover | Dorfstr. 1, 38640 Goslar-Hahnenklee | 51.857,10.34 |
de | Hannover | Berliner Str. 8, 38229 Salzgitter-Gebhardshagen | 52.09,10.30 |
de | Hannover | Hildeshiem | 52.15,9.95 | ask
de | Hannover | 30159 | 52.37,9.735 |
de | Hannover | Danzig | 54.352,18.65 |
de | Hannover | Posen Messe | 52.40,16.91 |
de | Hannover | Stettin | 53.43,14.55 |
de | Hannover | Marienbad | 49.965,12.70 |
de | Hannover | Reschensee | 46.81,10.53 | ask
de | Hannover | Bozen Bahnhof | 46.496,11.358 |
de | Hannover | Salzburg Messe | 47.82,13.03 |
de | Hannover | Basel Badischer Bahnhof | 47.567,7.607 |
de | Hannover | Ringkøbing | 56.09,8.245 |
de | Hannover | Abfahrt 6:30 Uhr Schützenplatz Hannover | 52.365,9.73 | ask
`;
