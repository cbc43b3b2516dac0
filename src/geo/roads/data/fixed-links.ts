/**
 * Bridges, dams and tunnels by which local roads cross water of more than a leap, and towns that lie on both sides of it: name | latitude
 * longitude (of both ends, where it is long) | kilometres about it within which water does not part places. Source: general knowledge,
 * 2026-11, good to about a kilometre.
 */
export const fixedLinkRows = `
Amsterdam | 52.38 4.91 | 7
Zaandam, Coentunnel | 52.42 4.86 | 3
Velsen | 52.465 4.63 | 3
Rotterdam | 51.91 4.48 | 8
Beneluxtunnel | 51.885 4.38 | 2
Botlek | 51.86 4.32 | 3
Spijkenisse | 51.85 4.35 | 2
Dordrecht | 51.81 4.66 | 5
Moerdijkbrug | 51.715 4.64 | 3
Haringvlietbrug | 51.69 4.39 | 2
Haringvlietbrug, Numansdorp | 51.735 4.4, 51.705 4.385 | 1
Volkerakdam | 51.705 4.385, 51.69 4.42 | 1
Marken | 52.457 5.1, 52.435 5.045 | 0.7
Haringvlietdam | 51.86 4.05, 51.81 4.03 | 1
Hellegatsplein | 51.7 4.37 | 3
Grevelingendam | 51.69 4.13, 51.65 4.13 | 1
Philipsdam | 51.67 4.19, 51.65 4.15 | 1
Brouwersdam | 51.785 3.875, 51.735 3.82 | 1
Zeelandbrug | 51.645 3.925, 51.595 3.9 | 1
Oosterscheldekering | 51.69 3.71, 51.59 3.67 | 1
Zandkreekdam | 51.54 3.86 | 2
Veerse Gatdam | 51.58 3.63 | 2.5
Oesterdam | 51.51 4.2, 51.43 4.22 | 1
Westerscheldetunnel | 51.39 3.83, 51.34 3.8 | 1.2
Ketelbrug | 52.595 5.65 | 2
Hollandse Brug | 52.325 5.13 | 2
Stichtse Brug | 52.3 5.3 | 2
Nijkerkerbrug | 52.26 5.47 | 2
Harderwijk | 52.36 5.63 | 2
Elburg | 52.46 5.82 | 2
Roggebot | 52.54 5.84 | 2
Houtribdijk | 52.545 5.47, 52.695 5.29 | 1
Afsluitdijk | 52.935 5.04, 53.075 5.335 | 1
Antwerpen | 51.225 4.38 | 6
Liefkenshoektunnel | 51.29 4.3 | 2
Köln | 50.94 6.97 | 12
Düsseldorf | 51.23 6.76 | 10
Duisburg | 51.44 6.72 | 10
Bonn | 50.73 7.11 | 6
Mainz, Wiesbaden | 50.01 8.27 | 6
Mannheim | 49.49 8.46 | 6
Hamburg | 53.53 10 | 6.5
Bremen | 53.08 8.8 | 9
Kiel | 54.32 10.14 | 2
Lübeck | 53.87 10.69 | 4
Rostock | 54.09 12.11 | 4
Wesertunnel | 53.435 8.495 | 2
Eidersperrwerk | 54.28 8.845, 54.25 8.845 | 1
Warnowtunnel | 54.135 12.09 | 2
Stralsund, Rügen | 54.31 13.11 | 3
Wolgast | 54.05 13.78 | 2
Zecherin | 53.86 13.83 | 2
Fehmarnsund | 54.4 11.11 | 2
Kappeln | 54.66 9.93 | 1.5
Lindaunis | 54.59 9.82 | 1.2
Schleswig | 54.51 9.56 | 2
Flensburg | 54.79 9.43 | 2
Berlin | 52.5 13.35 | 20
Potsdam | 52.4 13.06 | 8
Brandenburg | 52.41 12.53 | 6
Schwerin | 53.63 11.41 | 3
Plön | 54.16 10.42 | 2
Waren, Müritz | 53.51 12.68 | 2
Malchow | 53.47 12.42 | 2
Plau | 53.46 12.26 | 1.5
Szczecin | 53.42 14.58 | 6
Swinoujscie tunnel | 53.89 14.27 | 2
Gdańsk | 54.35 18.67 | 5
Konstanz | 47.663 9.177 | 1
Reichenau dam | 47.69 9.09, 47.678 9.13 | 1
Lindau | 47.548 9.685 | 1.2
Hurden, Rapperswil | 47.22 8.81 | 1.2
Zürich | 47.368 8.54 | 2
Luzern | 47.05 8.31 | 1.5
Genève | 46.205 6.15 | 1.8
Melide | 45.955 8.95 | 1.2
Lavena, Ponte Tresa | 45.97 8.86 | 1
Sesto Calende | 45.73 8.63 | 1.5
Lecco | 45.86 9.39 | 1.5
Olginate | 45.8 9.41 | 1.5
Wien | 48.22 16.4 | 10
Linz | 48.31 14.29 | 6
Krems | 48.4 15.6 | 3
Bratislava | 48.14 17.11 | 6
Budapest | 47.5 19.05 | 14
Beograd | 44.82 20.44 | 10
Novi Sad | 45.25 19.86 | 5
Paris | 48.86 2.3 | 14
Rouen | 49.44 1.08 | 6
Tancarville | 49.47 0.46 | 2
Pont de Normandie | 49.43 0.27 | 1.8
Nantes | 47.21 -1.55 | 8
Saint-Nazaire bridge | 47.285 -2.17 | 2
Bordeaux | 44.85 -0.56 | 8
Saint-André-de-Cubzac | 44.96 -0.46 | 2.5
Bourg bridge, Dordogne | 44.95 -0.42 | 2
Brest, Plougastel | 48.39 -4.4 | 3
Térénez | 48.27 -4.26 | 1.5
Auray | 47.665 -2.985 | 2
Saint-Mandrier | 43.076 5.905 | 1
Lorient | 47.76 -3.35 | 4
La Roche-Bernard | 47.52 -2.31 | 1.5
Barrage de la Rance | 48.62 -2.02 | 1.2
Port-Launay | 48.24 -4.07 | 1.5
Île de Ré | 46.175 -1.21, 46.17 -1.29 | 1
Oléron | 45.855 -1.23, 45.85 -1.14 | 1
Seudre | 45.81 -1.13, 45.78 -1.12 | 1
Noirmoutier | 46.89 -2.14 | 2.5
Tonnay-Charente | 45.94 -0.9 | 2
Rochefort, Martrou | 45.92 -0.96 | 2
Sète | 43.41 3.69 | 3
Étang de Berre, Martigues | 43.4 5.05 | 2.5
Palavas | 43.53 3.92 | 3
Barcarès | 42.8 3.03 | 3
Lyon | 45.76 4.84 | 8
Avignon | 43.95 4.8 | 4
Arles | 43.68 4.62 | 3
Bilbao | 43.3 -2.98 | 6
Santander | 43.43 -3.8 | 4
Treto | 43.39 -3.47 | 1.5
Vigo, Rande | 42.29 -8.66 | 1.8
Pontevedra | 42.43 -8.65 | 2.5
Illa de Arousa | 42.56 -8.83, 42.562 -8.872 | 1.2
O Grove | 42.47 -8.84 | 2
A Coruña | 43.34 -8.38 | 3
Pontedeume | 43.41 -8.17 | 1.2
Ferrol | 43.48 -8.2 | 2
Ribadeo | 43.54 -7.03 | 1.5
Avilés | 43.56 -5.92 | 2
Cádiz bridge | 36.527 -6.275, 36.52 -6.235 | 1
San Fernando | 36.5 -6.27, 36.47 -6.2 | 1
Sevilla | 37.38 -6 | 8
Huelva | 37.24 -6.97 | 3
Ayamonte | 37.24 -7.42 | 2
Lisboa, 25 de Abril | 38.69 -9.178 | 1.5
Vasco da Gama | 38.785 -9.1, 38.715 -8.98 | 1
Vila Franca de Xira | 38.95 -8.99 | 2
Porto | 41.15 -8.62 | 6
Viana do Castelo | 41.69 -8.82 | 2
Caminha, Valença | 42.03 -8.64 | 2
Figueira da Foz | 40.15 -8.85 | 2
Aveiro | 40.64 -8.7 | 4
Alcácer do Sal | 38.37 -8.51 | 2
Portimão | 37.14 -8.53 | 2
Venezia | 45.48 12.27, 45.44 12.32 | 1.2
Chioggia | 45.22 12.27 | 2.5
Grado | 45.7 13.39 | 4
Taranto | 40.48 17.24 | 2.5
Siracusa, Ortigia | 37.06 15.29 | 1.5
Sant'Antioco | 39.05 8.47 | 2.5
Orbetello | 42.43 11.2 | 3.5
København | 55.67 12.58 | 8
Roskilde bridge | 55.76 12.05 | 1.5
Frederikssund | 55.84 12.05 | 2
Odense | 55.45 10.45 | 2
Lillebælt | 55.515 9.73 | 3
Vejle | 55.7 9.58 | 2
Svendborg | 55.05 10.61 | 2
Tåsinge, Langeland | 54.95 10.68 | 3
Als, Sønderborg | 54.92 9.78 | 2
Aalborg | 57.06 9.92 | 4
Aggersund | 57 9.29 | 1.5
Oddesund | 56.58 8.55 | 2
Vilsund | 56.88 8.63 | 1.5
Sallingsund | 56.75 8.85 | 2
Mariager | 56.65 10 | 1.5
Hadsund | 56.72 10.12 | 1.5
Storstrøm | 54.975 11.88, 54.94 11.88 | 1
Farø | 55 12, 54.91 11.99 | 1.2
Guldborgsund | 54.87 11.75 | 2
Nykøbing Falster | 54.77 11.86 | 2
Møn | 54.96 12.15 | 2
Ringkøbing Fjord | 56.02 8.12, 55.85 8.17 | 1
Stockholm | 59.33 18.05 | 14
Vaxholm | 59.4 18.3 | 5
Södertälje | 59.19 17.63 | 4
Strängnäs | 59.38 17.03 | 3
Västerås, Kvicksund | 59.46 16.31 | 3
Hjulstabron | 59.54 17.02 | 2
Norrköping | 58.6 16.2 | 4
Göteborg | 57.7 11.95 | 6
Tjörn | 58.06 11.8 | 4
Stenungsund | 58.07 11.81 | 3
Orust | 58.22 11.65 | 5
Uddevalla | 58.37 11.82 | 3
Kungälv | 57.87 11.97 | 3
Öland | 56.68 16.36, 56.69 16.48 | 1
Karlskrona | 56.17 15.59 | 5
Sundsvall | 62.37 17.34 | 3
Alnö | 62.437 17.41 | 1.5
Höga Kusten | 62.8 17.94 | 2
Östersund | 63.18 14.62 | 4
Rättvik | 60.88 15.11 | 1.5
Oslo | 59.9 10.72 | 3
Drammen | 59.74 10.2 | 3
Drøbak, Oslofjordtunnel | 59.665 10.61 | 3
Fredrikstad | 59.21 10.94 | 3
Tønsberg | 59.26 10.42 | 3
Larvik | 59.05 10.04 | 2
Grenland | 59.06 9.7 | 2
Kristiansand | 58.15 8.02 | 3
Stavanger, Ryfast | 59 5.73, 58.99 5.95 | 1.2
Bergen | 60.39 5.3 | 6
Askøy | 60.4 5.22 | 3
Osterøy | 60.45 5.5 | 3
Nordhordland | 60.52 5.27 | 3
Sotra | 60.37 5.16 | 3
Hardanger bridge | 60.48 6.83 | 2
Ålesund | 62.47 6.2 | 6
Molde | 62.74 7.16 | 2
Kristiansund | 63.1 7.75 | 5
Bodø, Saltstraumen | 67.23 14.61 | 2
Tromsø | 69.65 18.97 | 5
Narvik, Hålogaland | 68.45 17.46 | 2.5
Rombak | 68.46 17.66 | 2
Harstad, Tjeldsund | 68.62 16.57 | 2
Svolvær | 68.24 14.58 | 4
Helsinki | 60.18 24.93 | 9
Porvoo | 60.39 25.67 | 4
Turku, Naantali | 60.44 22.1 | 8
Pargas | 60.31 22.3 | 5
Tampere | 61.5 23.76 | 5
Jyväskylä | 62.24 25.75 | 6
Kuopio | 62.89 27.68 | 5
Savonlinna | 61.87 28.88 | 6
Mikkeli | 61.69 27.27 | 5
Lappeenranta | 61.06 28.19 | 4
Joensuu | 62.6 29.76 | 4
Oulu | 65.02 25.46 | 6
Vaasa, Replot | 63.2 21.45, 63.21 21.6 | 1.2
Riga | 56.95 24.1 | 10
Klaipeda | 55.71 21.13 | 2
London | 51.5 -0.1 | 20
Dartford | 51.465 0.26 | 1
Medway | 51.4 0.5 | 4
Sheppey | 51.38 0.75 | 2.5
Portsmouth | 50.84 -1.06 | 2.5
Hayling | 50.83 -0.98 | 1.5
Southampton, Itchen | 50.91 -1.39 | 3
Poole | 50.715 -1.99 | 2
Plymouth, Tamar | 50.41 -4.2 | 2
Bideford | 51.02 -4.21 | 2
Exeter | 50.69 -3.5 | 3
Severn Bridge | 51.61 -2.64 | 1.6
Second Severn | 51.575 -2.73, 51.57 -2.66 | 1
Cleddau | 51.71 -4.93 | 2
Menai | 53.22 -4.17 | 2
Conwy | 53.285 -3.83 | 1.5
Mersey | 53.41 -3 | 2.2
Runcorn | 53.35 -2.73 | 2.5
Humber | 53.73 -0.45, 53.69 -0.45 | 1
Goole | 53.7 -0.87 | 2
Newcastle | 54.97 -1.6 | 5
Forth | 56.01 -3.41, 55.99 -3.4 | 1.3
Kincardine | 56.07 -3.72 | 2.5
Tay | 56.465 -2.98, 56.435 -2.95 | 1
Perth | 56.39 -3.42 | 3
Glasgow | 55.87 -4.3 | 8
Erskine | 55.92 -4.46 | 2
Kessock | 57.5 -4.23 | 1.5
Cromarty | 57.6 -4.42 | 1.3
Dornoch | 57.84 -4.02 | 2
Ballachulish | 56.69 -5.18 | 1.5
Connel | 56.46 -5.39 | 1.5
Skye | 57.275 -5.73 | 2
Belfast | 54.61 -5.91 | 4
Derry, Foyle | 55.03 -7.29 | 3
Dublin | 53.345 -6.24 | 4
Cork | 51.9 -8.42 | 5
Jack Lynch, Cobh | 51.89 -8.33 | 4
Waterford | 52.26 -7.13 | 3
Wexford | 52.34 -6.46 | 2
Limerick | 52.66 -8.65 | 3
Krk | 45.245 14.57 | 1.5
Pag | 44.33 15.26 | 1.5
Trogir, Čiovo | 43.51 16.25 | 2
Pelješac | 42.93 17.53 | 2.5
Šibenik | 43.76 15.85 | 1.5
Maslenica | 44.24 15.53 | 1.5
Dubrovnik | 42.67 18.08 | 1.5
Halkida | 38.46 23.59 | 1.5
Lefkada | 38.84 20.72 | 2
Preveza tunnel | 38.95 20.76 | 1.5
Istanbul | 41.05 29.02 | 7
Çanakkale 1915 | 40.35 26.62, 40.33 26.66 | 1.3
Osmangazi | 40.77 29.51, 40.73 29.51 | 1.2
Valletta | 35.9 14.51 | 4
Varna | 43.19 27.9 | 3
Corinth canal | 37.93 22.99 | 1
Vir | 44.277 15.109 | 2
`;
