/** As {@link dutchRows}, of German sites. */
export const germanRows = `
de | Kassel | Ibis Dortmund City | 51.514,7.465 |
de | Kassel | Motel One Leipzig Augustusplatz | 51.339,12.381 |
de | Kassel | Motel One Nürnberg City | 49.45,11.08 |
de | Kassel | B&B Hotel Erfurt Hauptbahnhof | 50.972,11.037 |
de | Kassel | Maritim Hotel Bremen | 53.08,8.81 |
de | Kassel | Steigenberger Hotel Bad Homburg | 50.23,8.62 |
de | Kassel | Dorint Hotel Düren | 50.80,6.48 |
de | Kassel | Holiday Inn München Süd | 48.10,11.53 |
de | Kassel | NH Collection Nürnberg City | 49.45,11.08 |
de | Kassel | Leonardo Royal Hotel Köln am Stadtwald | 50.93,6.91 |
de | Kassel | Intercityhotel Rostock | 54.08,12.13 |
de | Kassel | A&O Hostel Hamburg Hammer Kirche | 53.555,10.05 |
de | Kassel | Meininger Hotel Berlin Hauptbahnhof | 52.525,13.369 |
de | Kassel | Mercure Hotel Stuttgart Airport Messe | 48.70,9.19 |
de | Kassel | Sheraton Frankfurt Airport | 50.05,8.57 |
de | Kassel | Jugendherberge Bad Urach | 48.49,9.40 |
de | Kassel | Jugendherberge Burg Stahleck Bacharach | 50.06,7.765 |
de | Kassel | DJH Bonn | 50.71,7.12 |
de | Kassel | Uniklinik Aachen | 50.776,6.044 |
de | Kassel | Charité Berlin | 52.525,13.377 |
de | Kassel | Klinikum Fulda | 50.55,9.70 |
de | Kassel | Universität Bielefeld | 52.037,8.493 |
de | Kassel | TU Darmstadt | 49.87,8.66 |
de | Kassel | LMU München | 48.15,11.58 |
de | Kassel | Hochschule Furtwangen | 48.05,8.21 |
de | Kassel | Uni Mainz Campus | 49.99,8.24 |
de | Kassel | Goethe-Gymnasium Ibbenbüren | 52.28,7.72 |
de | Kassel | Albert-Schweitzer-Schule Gudensberg | 51.18,9.37 |
de | Kassel | Realschule Vilshofen | 48.63,13.19 |
de | Kassel | Grundschule Wolfhagen | 51.33,9.17 |
de | Kassel | Bahnhof Warburg | 51.49,9.15 |
de | Kassel | Göttingen Bhf | 51.536,9.926 |
de | Kassel | Hbf Hannover | 52.377,9.741 |
de | Kassel | Fulda Hbf | 50.554,9.684 |
de | Kassel | ZOB Flensburg | 54.79,9.43 |
de | Kassel | Busbahnhof Passau | 48.574,13.45 |
de | Kassel | Bahnhof Köln-Deutz | 50.941,6.975 |
de | Kassel | Berlin Südkreuz | 52.475,13.365 |
de | Kassel | Hamburg Dammtor | 53.561,9.99 |
de | Kassel | Messe Erfurt | 50.958,10.99 |
de | Kassel | Messe Bremen | 53.087,8.815 |
de | Kassel | Messe Karlsruhe | 48.98,8.33 |
de | Kassel | Flughafen Paderborn | 51.614,8.616 |
de | Kassel | Flughafen Memmingen | 47.988,10.24 |
de | Kassel | Flughafen Hahn | 49.948,7.264 |
de | Kassel | FRA Terminal 2 | 50.05,8.585 |
de | Kassel | Flughafen BER | 52.366,13.51 |
de | Kassel | Marktplatz 1, Fritzlar | 51.13,9.27 |
de | Kassel | Bahnhofstr. 12, 34117 Kassel | 51.317,9.49 |
de | Kassel | Hauptstr. 5 Bad Wildungen | 51.12,9.12 |
de | Kassel | Am Markt 3 Quedlinburg | 51.79,11.14 |
de | Kassel | Königsallee Düsseldorf | 51.223,6.778 |
de | Kassel | Mönckebergstr. 7 HH | 53.55,10.0 |
de | Kassel | Zeil 106 Ffm | 50.114,8.683 |
de | Kassel | Marienplatz München | 48.137,11.575 |
de | Kassel | Rothenburg odT | 49.377,10.179 |
de | Kassel | Neustadt/Weinstr. | 49.35,8.14 |
de | Kassel | Bad Neustadt a.d. Saale | 50.32,10.22 |
de | Kassel | Frankfurt/O. | 52.34,14.55 |
de | Kassel | Freiburg i.Br. | 47.995,7.85 |
de | Kassel | Limburg a.d. Lahn | 50.39,8.06 |
de | Kassel | Halle/Saale | 51.48,11.97 |
de | Kassel | Weiden i.d.OPf. | 49.68,12.16 |
de | Kassel | Mühlheim/Ruhr | 51.43,6.88 |
de | Kassel | Kehl a. Rhein | 48.57,7.81 |
de | Kassel | HH-Altona | 53.55,9.935 |
de | Kassel | Köln-Mülheim | 50.96,7.00 |
de | Kassel | Berlin-Spandau | 52.535,13.2 |
de | Kassel | Dortmunder U | 51.515,7.453 |
de | Kassel | Landschaftspark Duisburg-Nord | 51.48,6.78 |
de | Kassel | Gasometer Oberhausen | 51.494,6.87 |
de | Kassel | Festspielhaus Bayreuth | 49.96,11.58 |
de | Kassel | Semperoper | 51.054,13.735 |
de | Kassel | Frauenkirche Dresden | 51.052,13.741 |
de | Kassel | Völkerschlachtdenkmal | 51.312,12.413 |
de | Kassel | Kloster Maulbronn | 49.00,8.81 |
de | Kassel | Kloster Eberbach | 50.043,8.047 |
de | Kassel | Kloster Andechs | 47.975,11.183 |
de | Kassel | Kloster Banz | 50.133,11.0 |
de | Kassel | Vierzehnheiligen | 50.116,11.055 |
de | Kassel | Kyffhäuser Denkmal | 51.415,11.11 |
de | Kassel | Hermannsdenkmal | 51.912,8.84 |
de | Kassel | Externsteine | 51.869,8.917 |
de | Kassel | Schloss Linderhof | 47.571,10.961 |
de | Kassel | Herrenchiemsee | 47.86,12.40 | ask
de | Kassel | Schloss Ludwigsburg | 48.90,9.195 |
de | Kassel | Burg Lichtenstein | 48.406,9.258 |
de | Kassel | Schloss Moritzburg | 51.167,13.68 |
de | Kassel | Marksburg | 50.272,7.65 |
de | Kassel | Loreley | 50.139,7.729 |
de | Kassel | Deutsches Eck | 50.365,7.606 |
de | Kassel | Bastei | 50.962,14.073 |
de | Kassel | Festung Königstein | 50.919,14.057 |
de | Kassel | Saalburg | 50.271,8.567 |
de | Kassel | Edersee | 51.18,9.05 | ask
de | Kassel | Titisee | 47.90,8.15 | ask
de | Kassel | Tegernsee | 47.71,11.757 | ask
de | Kassel | Brocken | 51.77,10.67 | ask
de | Kassel | Kellerwald | 51.12,9.0 | ask
de | Kassel | Nationalpark Eifel | 50.58,6.43 | ask
de | Kassel | Spreewald Lübbenau | 51.865,13.965 |
de | Kassel | Norderney | 53.70,7.15 | ask
de | Kassel | Sylt | 54.91,8.31 | ask
de | Kassel | Kap Arkona | 54.679,13.433 |
de | Kassel | Prora | 54.44,13.57 |
de | Kassel | Peenemünde | 54.14,13.77 |
de | Kassel | Erlebnispark Ziegenhagen | 51.37,9.77 |
de | Kassel | Taunus Wunderland | 50.125,8.06 |
de | Kassel | Freizeitpark Geiselwind | 49.77,10.47 |
de | Kassel | Eifelpark Gondorf | 49.98,6.59 |
de | Kassel | Tierpark Sababurg | 51.545,9.53 |
de | Kassel | Zoo Hannover | 52.38,9.77 |
de | Kassel | Zoo Frankfurt | 50.116,8.70 |
de | Kassel | Opel-Zoo Kronberg | 50.185,8.49 |
de | Kassel | Tierpark Berlin | 52.50,13.53 |
de | Kassel | Auestadion Kassel | 51.296,9.488 |
de | Kassel | Stadion am Bölkenbuschhof | ask | ask
de | Kassel | Millerntor-Stadion | 53.554,9.968 |
de | Kassel | Ostseestadion Rostock | 54.085,12.095 |
de | Kassel | Fritz-Walter-Stadion | 49.434,7.777 |
de | Kassel | Voith-Arena Heidenheim | 48.668,10.139 |
de | Kassel | Rudolf-Harbig-Stadion | 51.04,13.748 |
de | Kassel | SAP Arena Mannheim | 49.464,8.517 |
de | Kassel | Barclays Arena Hamburg | 53.589,9.899 |
de | Kassel | Festhalle Frankfurt | 50.112,8.65 |
de | Kassel | Parkplatz P2 Messe Hannover | 52.32,9.80 |
de | Kassel | Busparkplatz Dresden Altstadt | 51.05,13.74 |
de | Kassel | Parkplatz Bastei Lohmen | 50.965,14.07 |
de | Kassel | BMW Welt | 48.177,11.556 |
de | Kassel | VW Werk Wolfsburg | 52.43,10.78 |
de | Kassel | Bosch Feuerbach | 48.81,9.16 |
de | Kassel | Bayer Leverkusen Chempark | 51.02,6.98 |
de | Kassel | SAP Walldorf | 49.30,8.64 |
de | Kassel | Bundesverfassungsgericht Karlsruhe | 49.01,8.40 |
de | Kassel | Point Alpha | 50.723,9.93 | ask
de | Kassel | Grenzdenkmal Hötensleben | 52.12,11.02 |
de | Kassel | KZ Mittelbau-Dora | 51.535,10.75 |
de | Kassel | KZ Flossenbürg | 49.735,12.355 |
de | Kassel | Ravensbrück | 53.19,13.17 |
de | Kassel | Salzbergwerk Berchtesgaden | 47.638,13.018 |
de | Kassel | Kehlsteinhaus | 47.611,13.042 |
de | Kassel | Nebelhorn Oberstdorf | 47.41,10.28 |
de | Kassel | Skigebiet Sudelfeld | 47.68,12.04 |
de | Kassel | Skigebiet Fellhorn | 47.35,10.22 |
de | Kassel | Hochzeiger | 47.16,10.77 |
de | Kassel | Wurmberg Braunlage | 51.735,10.61 |
de | Kassel | Hopfgarten | 47.45,12.16 | ask
de | Kassel | Großglockner Hochalpenstraße | 47.08,12.83 | ask
de | Kassel | Stift Melk | 48.228,15.331 |
de | Kassel | Wörthersee | 46.62,14.15 | ask
de | Kassel | Hallstatt | 47.56,13.65 |
de | Kassel | Ibis Wien Mariahilf | 48.20,16.34 |
de | Kassel | Kyjiw | 50.45,30.52 |
de | Kassel | Moskau | 55.75,37.62 | ask
de | Kassel | Tanger | 35.77,-5.80 | ask
de | Kassel | Breslau | 51.11,17.03 |
de | Kassel | Danzig | 54.35,18.65 |
de | Kassel | Pressburg | 48.145,17.11 |
de | Kassel | Laibach | 46.05,14.51 |
de | Kassel | Kattowitz | 50.26,19.02 |
de | Kassel | Karlsbad | 50.23,12.87 | ask
de | Kassel | Marienbad | 49.965,12.70 |
de | Kassel | Reval | 59.437,24.75 |
de | Kassel | Agram | 45.81,15.98 |
de | Kassel | Ödenburg | 47.685,16.59 |
de | Kassel | Fünfkirchen | 46.07,18.23 | ask
de | Kassel | Kronstadt | 45.65,25.60 | ask
de | Kassel | Lemberg | 49.84,24.03 | ask
de | Kassel | Stetin | 53.43,14.55 |
de | Kassel | Hannoverr | 52.374,9.738 |
de | Kassel | Nürnburg | 49.45,11.08 | ask
de | Kassel | Stuttgard | 48.78,9.18 |
de | Kassel | Neukirchen | ask | ask
de | Kassel | Altenkirchen | ask | ask
de | Köln | Altenahr | 50.517,6.99 |
de | Köln | Burg | ask | ask
`;
