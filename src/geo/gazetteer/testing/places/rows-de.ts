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
de | Würzburg | Hotel Schwanen Metzingen | 48.54,9.285 |
de | Würzburg | Gasthof Post Lermoos | 47.40,10.88 |
de | Würzburg | Hotel Bremen Füssen | 47.57,10.70 | ask
de | Würzburg | Landhotel Rügheim | 50.09,10.46 | ask
de | Würzburg | Jugendherberge Hilpoltstein | 49.19,11.19 |
de | Würzburg | Jugendherberge Possenhofen | 47.96,11.31 |
de | Würzburg | DJH Garmisch-Partenkirchen | 47.50,11.09 |
de | Würzburg | Schullandheim Bauersberg Bischofsheim | 50.41,10.01 | ask
de | Würzburg | CVJM-Freizeitheim Mutschhof Wüstenrot | 49.08,9.46 | ask
de | Würzburg | Campingplatz Hohwacht | 54.32,10.67 |
de | Würzburg | Ferienpark Mirow | 53.27,12.81 |
de | Würzburg | Motel One Bremen | 53.08,8.80 |
de | Würzburg | Motel One Freiburg | 48.00,7.85 |
de | Würzburg | Ibis Augsburg Hauptbahnhof | 48.365,10.885 |
de | Würzburg | Maritim Hotel Ulm | 48.40,10.00 |
de | Würzburg | B&B Hotel Konstanz | 47.68,9.17 |
de | Würzburg | Premier Inn Essen City Hauptbahnhof | 51.45,7.01 |
de | Würzburg | H+ Hotel Bad Soden | 50.14,8.50 | ask
de | Würzburg | Best Western Hotel Kelkheim | 50.14,8.45 |
de | Würzburg | Arcona Living Schaffhausen | 47.70,8.63 |
de | Würzburg | Deutschhaus-Gymnasium Würzburg | 49.80,9.93 |
de | Würzburg | Matthias-Grünewald-Gymnasium Tauberbischofsheim | 49.62,9.66 |
de | Würzburg | Realschule am Maindreieck Ochsenfurt | 49.66,10.06 |
de | Würzburg | Mittelschule Giebelstadt | 49.65,9.94 |
de | Würzburg | Grundschule Neustadt Aisch | 49.58,10.61 |
de | Würzburg | Gymnasium Marktbreit | 49.665,10.14 |
de | Würzburg | Internat Schloss Salem | 47.77,9.28 |
de | Würzburg | Berufsschule Kitzingen | 49.735,10.16 |
de | Würzburg | Uni Bayreuth | 49.93,11.585 |
de | Würzburg | FH Schweinfurt | 50.045,10.21 |
de | Würzburg | Universitätsklinikum Tübingen | 48.53,9.04 |
de | Würzburg | Rhön-Klinikum Bad Neustadt | 50.32,10.22 |
de | Würzburg | TSV Gerbrunn | 49.775,9.98 |
de | Würzburg | Feuerwehr Höchberg | 49.785,9.88 |
de | Würzburg | Sporthalle Dettelbach | 49.80,10.16 |
de | Würzburg | Stadthalle Lohr am Main | 49.99,9.57 |
de | Würzburg | Bahnhof Treuchtlingen | 48.96,10.91 |
de | Würzburg | Ingolstadt Nord Bahnhof | 48.775,11.43 |
de | Würzburg | Nürnberg Hbf | 49.446,11.082 |
de | Würzburg | ZOB München | 48.142,11.55 |
de | Würzburg | Frankfurt Südbahnhof | 50.10,8.686 |
de | Würzburg | Flughafen Nürnberg | 49.498,11.078 |
de | Würzburg | Flughafen Stuttgart Terminal 3 | 48.69,9.19 |
de | Würzburg | Allianz Arena | 48.219,11.625 |
de | Würzburg | Max-Morlock-Stadion | 49.426,11.126 |
de | Würzburg | Brose Arena Bamberg | 49.88,10.92 |
de | Würzburg | Playmobil Funpark Zirndorf | 49.43,10.94 |
de | Würzburg | Legoland Günzburg | 48.425,10.30 |
de | Würzburg | Tripsdrill | 49.035,9.05 |
de | Würzburg | Schloss Hohenschwangau | 47.556,10.736 |
de | Würzburg | Burg Hohenzollern | 48.323,8.968 |
de | Würzburg | Wartburg Eisenach | 50.966,10.306 |
de | Würzburg | Gedenkstätte Buchenwald | 51.02,11.25 |
de | Würzburg | KZ-Gedenkstätte Dachau | 48.27,11.465 |
de | Würzburg | Deutsches Museum München | 48.13,11.583 |
de | Würzburg | Germanisches Nationalmuseum | 49.448,11.076 |
de | Würzburg | Technik Museum Sinsheim | 49.239,8.898 |
de | Würzburg | Technik Museum Speyer | 49.312,8.445 |
de | Würzburg | Bayreuther Str. 12, Pegnitz | 49.755,11.54 |
de | Würzburg | Hauptstr. 14 Zell am Main | 49.81,9.87 |
de | Würzburg | Am Bahnhof 2, 97688 Bad Kissingen | 50.20,10.08 |
de | Würzburg | Rothenburger Straße 5, Ansbach | 49.30,10.57 |
de | Würzburg | Neustadt | ask | ask
de | Würzburg | Neuhausen | ask | ask
de | Würzburg | Oberndorf | ask | ask
de | Würzburg | Schwarzenbach a.d. Saale | 50.22,11.93 |
de | Würzburg | Weissenburg i. Bay. | 49.03,10.97 |
de | Würzburg | Dillingen/Donau | 48.58,10.49 |
de | Würzburg | Marburg/Lahn | 50.81,8.77 |
de | Würzburg | Münnerstatt | 50.25,10.20 |
de | Würzburg | Aschafenburg | 49.97,9.15 |
de | Würzburg | Bambreg | 49.89,10.89 |
de | Würzburg | Straßburg | 48.58,7.75 |
de | Würzburg | Mailand | 45.46,9.19 |
de | Würzburg | Brügge | 51.21,3.22 | ask
de | Würzburg | Lüttich | 50.63,5.57 |
de | Würzburg | Brünn | 49.19,16.61 | ask
de | Würzburg | Posen | 52.41,16.93 |
de | Würzburg | Thorn | 53.01,18.60 | ask
de | Würzburg | Bozen | 46.50,11.35 |
de | Würzburg | Siemens Erlangen | 49.59,11.01 |
de | Würzburg | Audi Forum Ingolstadt | 48.78,11.41 |
de | Würzburg | Adidas Herzogenaurach | 49.57,10.88 |
de | Würzburg | Rödelseer Weinfest | ask | ask
de | Münster | Hotel Köln Winterberg | 51.195,8.53 | ask
de | Münster | Jugendherberge Nottuln | 51.93,7.35 |
de | Münster | Jugendgästehaus Norden Norddeich | 53.61,7.15 |
de | Münster | Ferienhof Hamburg Hooksiel | 53.64,8.02 | ask
de | Münster | Ibis Bielefeld | 52.02,8.53 |
de | Münster | Motel One Essen | 51.455,7.01 |
de | Münster | InterCityHotel Osnabrück | 52.275,8.06 |
de | Münster | Schiller-Gymnasium Bochum | 51.48,7.22 |
de | Münster | Annette-von-Droste-Hülshoff-Gymnasium Münster | 51.96,7.63 |
de | Münster | Realschule Lüdinghausen | 51.77,7.44 |
de | Münster | Overbergschule Ahlen | 51.76,7.89 |
de | Münster | WWU Münster | 51.963,7.613 |
de | Münster | Klinikum Ibbenbüren | 52.28,7.72 |
de | Münster | Bahnhof Rheine | 52.277,7.434 |
de | Münster | Hamm Westf Hbf | 51.678,7.807 |
de | Münster | Dortmund Flughafen | 51.515,7.612 |
de | Münster | FMO Flughafen | 52.134,7.685 |
de | Münster | Westfalenhalle Dortmund | 51.497,7.456 |
de | Münster | Signal Iduna Park | 51.493,7.452 |
de | Münster | Veltins-Arena | 51.554,7.068 |
de | Münster | Grugahalle Essen | 51.43,7.00 |
de | Münster | Messe Essen | 51.43,6.995 |
de | Münster | Allwetterzoo Münster | 51.947,7.59 |
de | Münster | Zoom Erlebniswelt Gelsenkirchen | 51.543,7.11 |
de | Münster | Burg Vischering | 51.776,7.434 |
de | Münster | Schloss Nordkirchen | 51.733,7.533 |
de | Münster | Bahnhofstr. 3, 48653 Coesfeld | 51.945,7.17 |
de | Münster | Markt 5 Billerbeck | 51.975,7.295 |
de | Münster | Lingen/Ems | 52.525,7.32 |
de | Münster | Halle Westf. | 52.06,8.36 |
de | Münster | Rheda-Wiedenbrück | 51.85,8.30 |
de | Münster | Bielefed | 52.02,8.53 |
de | Münster | Enschede | 52.22,6.895 |
de | Münster | Amsterdam Centraal | 52.379,4.90 |
`;
