/** As {@link dutchRows}, of German sites: written in November 2026 before they were read once. */
export const laterGermanRows = `
de | Bielefeld | Halle (Saale) Hbf | 51.478,11.987 |
de | Bielefeld | Arena AufSchalke | 51.554,7.067 |
de | Bielefeld | Heidepark | 53.025,9.875 |
de | Bielefeld | Heide | ask | ask
de | Bielefeld | Brühl Bahnhof | 50.83,6.905 |
de | Bielefeld | Bad Oeynhausen Süd | 52.19,8.80 |
de | Bielefeld | Porta Westfalica Kaiser-Wilhelm-Denkmal | 52.247,8.906 |
de | Bielefeld | Freiburg | 47.995,7.85 |
de | Bielefeld | Freiberg Sachsen | 50.91,13.34 |
de | Bielefeld | Rotenburg | ask | ask
de | Bielefeld | Lichtenfels | 50.145,11.06 | ask
de | Bielefeld | Jugendherberge Horn-Bad Meinberg | 51.87,8.97 |
de | Bielefeld | Friedrich-Ebert-Gymnasium Bonn | 50.72,7.10 |
de | Bielefeld | Uni Göttingen Nordcampus | 51.557,9.955 |
de | Bielefeld | TUM Garching | 48.263,11.67 |
de | Bielefeld | KIT Campus Nord | 49.097,8.43 | ask
de | Bielefeld | Hotel Hafen Hamburg | 53.546,9.97 |
de | Bielefeld | Hamburg Steinwerder Cruise Center | 53.53,9.96 |
de | Bielefeld | Hauptstr. 3, Lage | 51.99,8.79 | ask
de | Bielefeld | Münchner Straße 10, Dachau | 48.26,11.435 |
de | Bielefeld | Berliner Platz Gütersloh | 51.905,8.38 |
de | Bielefeld | Kölner Str. 5 Olpe | 51.03,7.85 |
de | Bielefeld | Hameln Rattenfängerhalle | 52.10,9.36 |
de | Bielefeld | zwischen Herford und Bünde | 52.16,8.61 | ask
de | Bielefeld | Nähe Detmold | 51.935,8.88 | ask
de | Bielefeld | 33602 | 52.02,8.53 |
de | Bielefeld | 99084 Erfurt Anger | 50.978,11.035 |
de | Bielefeld | Karl-Marx-Stadt | 50.83,12.92 | ask
de | Bielefeld | Breslau Hauptbahnhof | 51.098,17.036 |
de | Bielefeld | Königsberg | ask | ask
de | Bielefeld | Danzig Altstadt | 54.35,18.65 |
de | Bielefeld | Straßburg Europaparlament | 48.597,7.77 |
de | Bielefeld | Sand in Taufers | 46.92,11.95 |
de | Bielefeld | Kitzsteinhorn | 47.230,12.726 | ask
de | Bielefeld | Kaprun Maiskogel | 47.27,12.755 |
de | Bielefeld | Flugh. Düsseldorf Terminal B | 51.28,6.765 |
de | Bielefeld | Frankenthal | ask | ask
de | Bielefeld | Frankenberg/Eder | 51.06,8.80 |
de | Bielefeld | Oldenburg i.O. | 53.14,8.21 |
de | Bielefeld | Oldenburg in Holstein Bahnhof | 54.29,10.88 |
de | Bielefeld | Büsumer Deich | 54.13,8.86 | ask
de | Nürnberg | Fürth Stadthalle | 49.477,10.985 |
de | Nürnberg | Fürth Odenwald | 49.65,8.78 |
de | Nürnberg | Neumarkt | 49.28,11.46 | ask
de | Nürnberg | Neumarkt OPf | 49.28,11.46 |
de | Nürnberg | Weiden | 49.675,12.16 | ask
de | Nürnberg | Erlangen Uni Südgelände | 49.575,11.03 |
de | Nürnberg | Messe Nürnberg Eingang Mitte | 49.417,11.115 |
de | Nürnberg | ZOB Nürnberg | 49.447,11.085 |
de | Nürnberg | Bamberg Brose Arena | 49.88,10.92 |
de | Nürnberg | Rothenburg Tauber | 49.377,10.18 |
de | Nürnberg | Gymnasium Hilpoltstein | 49.19,11.19 |
de | Nürnberg | Mittelschule Altdorf | 49.386,11.356 | ask
de | Nürnberg | Altdorf bei Nürnberg | 49.386,11.356 |
de | Nürnberg | Jugendherberge Pottenstein | 49.77,11.41 |
de | Nürnberg | Jugendherberge Wirsberg | 50.105,11.60 |
de | Nürnberg | Feuchtwangen Kreuzgang | 49.17,10.33 |
de | Nürnberg | Walhalla | 49.031,12.224 |
de | Nürnberg | Befreiungshalle Kelheim | 48.918,11.86 |
de | Nürnberg | Weltenburg Kloster | 48.90,11.82 |
de | Nürnberg | Therme Erding | 48.29,11.89 |
de | Nürnberg | Skyline Park | 48.03,10.565 | ask
de | Nürnberg | München ZOB Hackerbrücke | 48.142,11.55 |
de | Nürnberg | München Flughafen Terminal 2 | 48.353,11.785 |
de | Nürnberg | Ibis München Messe | 48.135,11.69 |
de | Nürnberg | Hotel Adler Innsbruck | 47.265,11.40 |
de | Nürnberg | Kirchberg | ask | ask
de | Nürnberg | Kirchberg Tirol | 47.445,12.315 |
de | Nürnberg | Fieberbrunn | 47.475,12.545 |
de | Nürnberg | Tauernhof Flachau | 47.345,13.395 |
de | Nürnberg | Eger | 50.08,12.37 | ask
de | Nürnberg | Franzensbad | 50.12,12.35 |
de | Nürnberg | Pilsen | 49.747,13.377 |
de | Nürnberg | Budweis | 48.975,14.475 |
de | Nürnberg | Preßburg | 48.145,17.11 |
de | Nürnberg | Riva Gardasee | 45.885,10.84 |
de | Nürnberg | Zürich Flughafen | 47.45,8.56 |
de | Nürnberg | Uni St. Gallen | 47.43,9.375 |
de | Nürnberg | 90402 | 49.45,11.08 |
de | Nürnberg | Bahnhofstraße 3, 91126 Schwabach | 49.33,11.02 |
de | Nürnberg | Ansbacher Str. 20 Weißenburg | 49.03,10.97 | ask
de | Nürnberg | Regensburger Straße, Nürnberg | 49.43,11.13 |
de | Nürnberg | zwischen Forchheim und Bamberg | 49.8,11.0 | ask
de | Nürnberg | Nürnbreg | 49.45,11.08 | ask
de | Nürnberg | FFM Messe | 50.112,8.645 |
`;
