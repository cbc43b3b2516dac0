/**
 * The bridges and tunnels by which roads cross the rivers of `rivers.br`: river | name | latitude longitude | kilometres along the river on
 * each side of it that are open, the others of a city included. Those of `fixed-links.ts` that are no whole city count as well. Ferries are left out: a local road
 * goes over a bridge. Source: general knowledge, November 2026, good to about a kilometre; a bridge lies where the river is nearest to its row.
 */
export const riverBridgeRows = `
Rhine | Koblenz, Waldshut | 47.612 8.225 | 1.5
Rhine | Laufenburg | 47.56 8.06 | 1.5
Rhine | Bad Säckingen | 47.552 7.95 | 1.5
Rhine | Rheinfelden | 47.556 7.79 | 2
Rhine | Basel | 47.56 7.6 | 4
Rhine | Palmrain | 47.6 7.585 | 1.1
Rhine | Neuenburg, Chalampé | 47.815 7.545 | 1.5
Rhine | Fessenheim, Hartheim | 47.915 7.58 | 1
Rhine | Breisach | 48.025 7.575 | 1.2
Rhine | Sasbach, Marckolsheim | 48.145 7.605 | 1.1
Rhine | Gerstheim, Ottenheim | 48.375 7.72 | 1.1
Rhine | Pierre Pflimlin | 48.48 7.785 | 1.1
Rhine | Strasbourg, Kehl | 48.573 7.8 | 2
Rhine | Gambsheim, Freistett | 48.68 7.92 | 1.1
Rhine | Wintersdorf, Beinheim | 48.84 8.085 | 1.5
Rhine | Karlsruhe, Maxau | 49.037 8.303 | 1.1
Rhine | Germersheim | 49.222 8.385 | 1.2
Rhine | Speyer | 49.315 8.452 | 1.2
Rhine | Speyer, A 61 | 49.348 8.483 | 1.1
Rhine | Frankenthal, A 6 | 49.545 8.428 | 1.1
Rhine | Worms | 49.633 8.377 | 1.2
Rhine | Schierstein | 50.035 8.215 | 1.5
Rhine | Koblenz | 50.345 7.605 | 3
Rhine | Bendorf | 50.418 7.575 | 1.1
Rhine | Neuwied | 50.432 7.455 | 1.2
Rhine | Krefeld, Uerdingen | 51.353 6.66 | 1.2
Rhine | Wesel | 51.647 6.605 | 1.3
Rhine | Rees, Kalkar | 51.752 6.385 | 1.2
Rhine | Emmerich | 51.828 6.225 | 1.2
Rhine | Nijmegen | 51.853 5.87 | 2.5
Rhine | Ewijk | 51.882 5.742 | 1.2
Rhine | Echteld, Beneden-Leeuwen | 51.898 5.505 | 1.2
Rhine | Zaltbommel | 51.82 5.26 | 1.3
Rhine | Gorinchem, Merwedebrug | 51.822 4.955 | 1.2
Nederrijn | Arnhem | 51.975 5.91 | 3
Nederrijn | Heteren | 51.962 5.757 | 1.2
Nederrijn | Rhenen | 51.955 5.575 | 1.2
Nederrijn | Houten, Everdingen | 51.99 5.135 | 1.2
Nederrijn | Vianen | 51.997 5.09 | 1.3
IJssel | Westervoort | 51.965 5.97 | 1.5
IJssel | Rheden, Giesbeek | 51.99 6.05 | 0.8
IJssel | Doesburg | 52.012 6.13 | 1.3
IJssel | Zutphen | 52.14 6.19 | 1.5
IJssel | Deventer | 52.245 6.155 | 2.5
IJssel | Zwolle, Hattem | 52.49 6.075 | 2
IJssel | Kampen | 52.555 5.925 | 2.5
Maas | Maastricht | 50.85 5.695 | 4
Maas | Stein, Maasmechelen | 50.968 5.748 | 1.2
Maas | Maaseik, Roosteren | 51.088 5.805 | 1.2
Maas | Wessem | 51.155 5.885 | 1.2
Maas | Roermond | 51.195 5.975 | 2
Maas | Venlo | 51.37 6.16 | 3
Maas | Well | 51.55 6.085 | 1.2
Maas | Boxmeer, A 77 | 51.655 5.965 | 1.2
Maas | Gennep, Oeffelt | 51.7 5.945 | 1.2
Maas | Grave | 51.765 5.74 | 1.2
Maas | Ravenstein | 51.8 5.645 | 1.2
Maas | Hedel | 51.74 5.27 | 2
Maas | Empel, A 2 | 51.735 5.305 | 1.2
Maas | Heusden | 51.735 5.135 | 1.2
Maas | Keizersveer | 51.718 4.89 | 1.2
Elbe | Dresden | 51.06 13.74 | 6
Elbe | Mühlberg | 51.435 13.205 | 1.2
Elbe | Vockerode, A 9 | 51.848 12.37 | 1.2
Elbe | Roßlau | 51.878 12.24 | 1.3
Elbe | Schönebeck | 52.03 11.735 | 1.3
Elbe | Magdeburg | 52.125 11.645 | 5
Elbe | Hohenwarthe, A 2 | 52.222 11.725 | 1.5
Elbe | Tangermünde | 52.55 11.98 | 1.3
Elbe | Wittenberge | 52.985 11.745 | 1.3
Elbe | Dömitz | 53.135 11.235 | 1.3
Elbe | Lauenburg | 53.368 10.56 | 1.3
Elbe | Geesthacht | 53.428 10.365 | 1.5
Weser | Achim, Uesen | 53.005 9.03 | 1.2
Weser | Achim, A 1 | 53.02 8.955 | 1.3
Weser | Wesertunnel | 53.435 8.495 | 1.3
Loire | Nevers | 46.985 3.16 | 2
Loire | La Charité | 47.175 3.012 | 1.3
Loire | Pouilly | 47.283 2.95 | 1.2
Loire | Saint-Thibault | 47.335 2.875 | 1.2
Loire | Cosne | 47.412 2.92 | 1.2
Loire | Bonny, Beaulieu | 47.555 2.825 | 1.2
Loire | Châtillon, Briare | 47.6 2.755 | 1.5
Loire | Gien | 47.685 2.63 | 1.3
Loire | Sully | 47.77 2.375 | 1.3
Loire | Châteauneuf | 47.86 2.22 | 1.2
Loire | Jargeau | 47.867 2.12 | 1.2
Loire | Orléans | 47.895 1.9 | 5
Loire | Meung | 47.823 1.7 | 1.2
Loire | Beaugency | 47.775 1.635 | 1.2
Loire | Muides | 47.67 1.53 | 1.2
Loire | Blois | 47.585 1.335 | 2
Loire | Chaumont | 47.485 1.185 | 1.2
Loire | Amboise | 47.415 0.985 | 1.3
Loire | Tours | 47.395 0.69 | 5
Loire | Langeais | 47.32 0.405 | 1.2
Loire | Port-Boulet | 47.24 0.2 | 1.2
Loire | Montsoreau, Varennes | 47.225 0.06 | 1.2
Loire | Saumur | 47.262 -0.075 | 2
Loire | Gennes | 47.345 -0.23 | 1.2
Loire | Saint-Mathurin | 47.407 -0.32 | 1.2
Loire | Les Ponts-de-Cé | 47.425 -0.52 | 2.5
Loire | Chalonnes | 47.352 -0.765 | 1.3
Loire | Montjean | 47.392 -0.86 | 1.2
Loire | Saint-Florent, Varades | 47.372 -1.01 | 1.3
Loire | Ancenis | 47.363 -1.175 | 1.3
Loire | Champtoceaux | 47.34 -1.275 | 1.2
Loire | Mauves | 47.288 -1.39 | 1.2
Loire | Thouaré | 47.262 -1.44 | 1.2
Garonne | Toulouse | 43.6 1.43 | 7
Garonne | Grenade | 43.765 1.305 | 1.2
Garonne | Verdun | 43.86 1.245 | 1.2
Garonne | Belleperche | 44.01 1.105 | 1.2
Garonne | Malause, Saint-Nicolas | 44.085 1.025 | 1.2
Garonne | Valence d'Agen, Auvillar | 44.08 0.91 | 1.2
Garonne | Agen | 44.2 0.61 | 3
Garonne | Port-Sainte-Marie | 44.248 0.39 | 1.2
Garonne | Tonneins | 44.388 0.305 | 1.2
Garonne | Marmande | 44.493 0.155 | 1.2
Garonne | Couthures, Jusix | 44.535 0.08 | 1
Garonne | La Réole | 44.578 -0.035 | 1.2
Garonne | Saint-Pierre-d'Aurillac, Castets | 44.555 -0.15 | 1.2
Garonne | Langon | 44.558 -0.25 | 1.3
Garonne | Cadillac | 44.635 -0.325 | 1.2
Garonne | Langoiran | 44.705 -0.4 | 1.2
Rhône | Lyon | 45.74 4.84 | 7
Rhône | Givors | 45.587 4.775 | 1.3
Rhône | Vienne | 45.525 4.868 | 2
Rhône | Condrieu | 45.463 4.765 | 1.2
Rhône | Chavanay | 45.415 4.735 | 1.2
Rhône | Serrières | 45.317 4.765 | 1.2
Rhône | Andance | 45.24 4.8 | 1.2
Rhône | Saint-Vallier | 45.175 4.812 | 1.2
Rhône | Tournon, Tain | 45.07 4.838 | 1.3
Rhône | Valence | 44.93 4.88 | 2.5
Rhône | Charmes | 44.865 4.84 | 1.1
Rhône | La Voulte | 44.8 4.79 | 1.2
Rhône | Le Pouzin | 44.752 4.757 | 1.2
Rhône | Cruas | 44.66 4.78 | 1
Rhône | Rochemaure | 44.585 4.72 | 1.2
Rhône | Le Teil | 44.545 4.693 | 1.2
Rhône | Viviers | 44.475 4.703 | 1.2
Rhône | Bourg-Saint-Andéol | 44.375 4.65 | 1.2
Rhône | Pont-Saint-Esprit | 44.262 4.655 | 1.2
Rhône | L'Ardoise, Caderousse | 44.1 4.72 | 1.2
Rhône | Roquemaure | 44.05 4.785 | 1.3
Rhône | Aramon | 43.89 4.695 | 1.2
Rhône | Beaucaire, Tarascon | 43.807 4.655 | 1.3
Po | Valenza | 45.035 8.64 | 1.2
Po | Pieve del Cairo | 45.025 8.805 | 1.2
Po | Casei Gerola | 45.03 8.935 | 1.2
Po | Bressana, Pavia | 45.115 9.125 | 1.3
Po | Ponte della Becca | 45.142 9.22 | 1.2
Po | Spessa | 45.105 9.35 | 1.2
Po | Pieve Porto Morone | 45.1 9.43 | 1.2
Po | Piacenza | 45.065 9.7 | 2.5
Po | Caorso, A 21 | 45.085 9.9 | 1.2
Po | Cremona | 45.12 9.985 | 2
Po | San Daniele, Ragazzola | 45.035 10.19 | 1.2
Po | Casalmaggiore | 44.98 10.41 | 1.3
Po | Viadana, Boretto | 44.91 10.555 | 1.3
Po | Guastalla, Dosolo | 44.935 10.645 | 1.2
Po | Borgoforte | 45.045 10.755 | 1.3
Po | Pegognaga, A 22 | 45.055 10.81 | 1.1
Po | San Benedetto Po | 45.065 10.93 | 1.2
Po | Ostiglia, Revere | 45.063 11.13 | 1.2
Po | Castelmassa, Sermide | 45.01 11.305 | 1.2
Po | Ficarolo | 44.95 11.43 | 1.2
Po | Occhiobello, Ferrara | 44.89 11.6 | 2.5
Po | Polesella | 44.96 11.755 | 1.2
Po | Corbola, Berra | 44.99 12 | 1.2
Po | Taglio di Po | 45 12.215 | 1.5
Ebro | Ascó | 41.183 0.57 | 1.2
Ebro | Móra | 41.092 0.64 | 1.3
Ebro | Deltebre | 40.717 0.715 | 1.2
Danube | Regensburg | 49.02 12.1 | 4
Danube | Wörth | 49 12.4 | 1.2
Danube | Straubing | 48.885 12.58 | 2
Danube | Bogen | 48.905 12.69 | 1.2
Danube | Deggendorf | 48.83 12.97 | 2.5
Danube | Winzer | 48.72 13.08 | 1.2
Danube | Vilshofen | 48.638 13.19 | 1.3
Danube | Schalding | 48.585 13.38 | 1.2
Danube | Passau | 48.573 13.46 | 3
Danube | Niederranna | 48.467 13.785 | 1.2
Danube | Aschach | 48.365 14.025 | 1.2
Danube | Steyregg | 48.287 14.34 | 1.2
Danube | Mauthausen | 48.235 14.515 | 1.3
Danube | Grein | 48.225 14.845 | 1.2
Danube | Ybbs, Persenbeug | 48.188 15.065 | 1.2
Danube | Pöchlarn | 48.215 15.21 | 1.2
Danube | Melk | 48.23 15.325 | 1.3
Danube | Traismauer | 48.372 15.755 | 1.2
Danube | Tulln | 48.335 16.05 | 2.5
Danube | Hainburg | 48.145 16.905 | 1.3
Danube | Medveďov | 47.795 17.655 | 1.3
Danube | Komárom | 47.755 18.11 | 2
Danube | Esztergom | 47.796 18.73 | 1.3
Danube | Megyer, M 0 | 47.612 19.09 | 1.3
Danube | Dunaújváros | 46.938 18.945 | 1.3
Danube | Dunaföldvár | 46.813 18.93 | 1.3
Danube | Paks, Kalocsa | 46.535 18.905 | 1.3
Danube | Szekszárd, M 9 | 46.36 18.885 | 1.3
Danube | Baja | 46.183 18.93 | 1.3
Danube | Batina, Bezdan | 45.853 18.855 | 1.3
Danube | Erdut, Bogojevo | 45.53 19.085 | 1.3
Danube | Ilok, Bačka Palanka | 45.233 19.385 | 1.3
Danube | Beška | 45.16 20.08 | 1.3
Danube | Zemun | 44.862 20.375 | 1.3
Danube | Smederevo, Kovin | 44.697 20.965 | 1.3
Danube | Iron Gate I | 44.672 22.53 | 1.5
Danube | Iron Gate II | 44.307 22.565 | 1.5
Danube | Vidin, Calafat | 44.005 22.945 | 1.5
Danube | Ruse, Giurgiu | 43.89 26.005 | 1.5
Danube | Cernavodă | 44.335 28.02 | 1.5
Danube | Giurgeni, Vadu Oii | 44.745 27.87 | 1.5
Danube | Brăila | 45.275 28.02 | 1.5
Vistula | Skoczów, Strumień | 49.93 18.85 | 3
Vistula | Kraków | 50.05 19.95 | 8
Vistula | Szczucin | 50.315 21.075 | 1.3
Vistula | Połaniec | 50.42 21.34 | 1.2
Vistula | Tarnobrzeg, Nagnajów | 50.54 21.6 | 1.3
Vistula | Sandomierz | 50.675 21.755 | 1.5
Vistula | Annopol | 50.885 21.845 | 1.3
Vistula | Solec, Kamień | 51.11 21.78 | 1.2
Vistula | Puławy | 51.425 21.945 | 2
Vistula | Dęblin | 51.56 21.825 | 1.3
Vistula | Góra Kalwaria | 51.975 21.245 | 1.3
Vistula | Warszawa | 52.24 21.03 | 10
Vistula | Nowy Dwór, Zakroczym | 52.425 20.64 | 1.5
Vistula | Wyszogród | 52.385 20.19 | 1.3
Vistula | Płock | 52.545 19.68 | 2.5
Vistula | Włocławek | 52.655 19.09 | 3
Vistula | Toruń | 53.005 18.6 | 4
Vistula | Fordon | 53.15 18.17 | 1.3
Vistula | Chełmno | 53.37 18.4 | 1.5
Vistula | Grudziądz | 53.47 18.73 | 2.5
Vistula | Kwidzyn | 53.755 18.835 | 1.5
Vistula | Tczew | 54.08 18.81 | 2
Vistula | Kiezmark | 54.255 18.95 | 1.3
Oder | Frankfurt | 52.345 14.56 | 1.5
Oder | Kostrzyn | 52.585 14.63 | 1.5
Oder | Hohenwutzen | 52.845 14.13 | 1.3
Oder | Schwedt | 53.045 14.32 | 1.5
Oder | Gryfino | 53.25 14.48 | 1.5
Oder | Szczecin | 53.42 14.57 | 4
Rhine | Schaffhausen | 47.69 8.64 | 3
Rhine | Rüdlingen | 47.58 8.57 | 1
Rhine | Eglisau | 47.575 8.525 | 1
Rhine | Kaiserstuhl | 47.57 8.42 | 1
Rhine | Bad Zurzach | 47.592 8.29 | 1.1
Rhine | Iffezheim | 48.833 8.11 | 1
Rhine | Mannheim, Ludwigshafen | 49.488 8.455 | 2
Rhine | Mainz, Wiesbaden | 50.01 8.27 | 6
Rhine | Bonn | 50.742 7.1 | 2
Rhine | Bonn, A 562 | 50.712 7.145 | 1
Rhine | Köln | 50.935 6.97 | 5
Rhine | Leverkusen, A 1 | 51.022 6.962 | 1.2
Rhine | Düsseldorf | 51.218 6.76 | 4.2
Rhine | Düsseldorf, A 44 | 51.275 6.735 | 1.2
Rhine | Duisburg | 51.43 6.71 | 4
Rhine | Duisburg, A 42 | 51.495 6.69 | 1.2
Maas | Cuijk, A 73 | 51.747 5.868 | 1
Elbe | Bad Schandau | 50.917 14.155 | 1.3
Elbe | Pirna | 50.967 13.94 | 2
Elbe | Niederwartha | 51.095 13.62 | 1.2
Elbe | Meißen | 51.165 13.475 | 2
Elbe | Riesa | 51.315 13.305 | 1.5
Elbe | Torgau | 51.56 13.01 | 1.5
Elbe | Wittenberg | 51.857 12.645 | 1.5
Elbe | Hamburg, Elbbrücken | 53.532 10.023 | 2
Elbe | Hamburg, A 1 | 53.49 10.04 | 1.5
Elbe | Harburg | 53.475 9.99 | 1.5
Elbe | Hamburg, A 7 | 53.49 9.925 | 1.3
Elbe | Köhlbrand | 53.52 9.94 | 1.2
Elbe | Elbtunnel | 53.545 9.925 | 1.2
Weser | Intschede | 52.97 9.13 | 1
Weser | Bremen | 53.073 8.81 | 3
Weser | Bremen, Werder | 53.055 8.855 | 1
Loire | Imphy | 46.93 3.26 | 1
Loire | Fourchambault | 47.02 3.085 | 1.2
Loire | Nantes, Bellevue | 47.235 -1.48 | 1.2
Loire | Nantes | 47.21 -1.55 | 3
Loire | Cheviré | 47.204 -1.615 | 1.1
Garonne | Bordeaux | 44.84 -0.555 | 6
Rhône | Avignon | 43.945 4.795 | 3
Rhône | Arles | 43.68 4.62 | 2
Seine | Oissel | 49.345 1.085 | 1.3
Seine | Elbeuf | 49.29 1 | 2.5
Seine | Rouen | 49.44 1.085 | 3.5
Seine | Brotonne | 49.52 0.745 | 1.2
Po | Casale Monferrato | 45.14 8.45 | 2
Po | Corana, A 7 | 45.07 8.98 | 1.1
Ebro | Flix | 41.235 0.55 | 1.5
Ebro | Garcia | 41.135 0.65 | 1
Ebro | Tortosa | 40.81 0.52 | 2
Ebro | Amposta | 40.715 0.58 | 1.5
Danube | Linz | 48.312 14.285 | 3
Danube | Krems | 48.4 15.61 | 2.5
Danube | Wien | 48.225 16.41 | 3
Danube | Wien, Nordbrücke | 48.253 16.38 | 1
Danube | Wien, Praterbrücke | 48.207 16.44 | 1.5
Danube | Bratislava | 48.138 17.105 | 4
Danube | Bratislava, D 4 | 48.08 17.17 | 1.2
Danube | Budapest | 47.51 19.05 | 5
Danube | Budapest, M 0 | 47.39 19.02 | 1.5
Danube | Novi Sad | 45.25 19.86 | 3
Danube | Pančevo bridge | 44.827 20.495 | 1.5
Oder | Świecko | 52.31 14.585 | 1.2
Tagus | Abrantes | 39.45 -8.19 | 2
Tagus | Constância | 39.475 -8.34 | 1.5
Tagus | Golegã, Chamusca | 39.365 -8.475 | 1.3
Tagus | Santarém | 39.22 -8.685 | 3
Tagus | Muge | 39.11 -8.745 | 1.3
Douro | Porto | 41.145 -8.6 | 3.5
Douro | A 41, Crestuma | 41.072 -8.48 | 1.5
Douro | Entre-os-Rios | 41.08 -8.295 | 1.3
Douro | Mosteirô | 41.095 -8.115 | 1.3
Douro | Ermida | 41.12 -7.96 | 1.3
Douro | Régua | 41.158 -7.785 | 2
Douro | Bagaúste | 41.153 -7.74 | 1
Douro | Pinhão | 41.19 -7.545 | 1.3
Douro | Valeira | 41.16 -7.375 | 1.3
Douro | Pocinho | 41.135 -7.115 | 1.5
Douro | Saucelle | 41.045 -6.805 | 1.5
Guadiana | Mértola | 37.64 -7.66 | 1.5
Guadiana | Pomarão | 37.555 -7.525 | 1
Guadalquivir | Sevilla | 37.39 -6 | 4.5
Guadalquivir | Quinto Centenario | 37.335 -6.005 | 1
Tagus | Lezíria, A 10 | 39.003 -8.935 | 1.2
Tagus | Vila Franca de Xira | 38.955 -8.987 | 1
Loire | Saint-Nazaire | 47.282 -2.165 | 1.5
Trent | Keadby, M 180 | 53.58 -0.735 | 1.2
Trent | Gainsborough | 53.4 -0.78 | 1.2
Trent | Dunham | 53.263 -0.77 | 1.2
Schelde | Antwerpen, Kennedytunnel | 51.197 4.378 | 0.8
Schelde | Temse | 51.125 4.218 | 1.2
Yare | Great Yarmouth | 52.608 1.712 | 1
Yare | Norwich, A 47 | 52.607 1.36 | 1
Peene | Anklam | 53.858 13.692 | 1.2
Peene | Jarmen, A 20 | 53.92 13.33 | 1.2
`;
