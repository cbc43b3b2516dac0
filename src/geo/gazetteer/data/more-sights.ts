/**
 * Sights, parks, museums and campuses that were missed when unseen ones were tried, of all countries.
 * Source: own list from general knowledge (2026-11), good to about a kilometre; that each row lies in its country and near its town is
 * tested. Columns: key | country | town | latitude | longitude | name | other names | names by language.
 * Every position was estimated twice, the second time without sight of the first, and the surer one was taken. Where a place is reached by
 * lift or boat only, the position is where a coach stops.
 */
export const moreSightRows = `
partnachklamm | DE | Garmisch-Partenkirchen | 47.4700 | 11.1180 | Partnachklamm |  |
breitachklamm | DE | Oberstdorf | 47.4130 | 10.2490 | Breitachklamm |  |
panorama-park-sauerland | DE | Kirchhundem | 51.0780 | 8.1860 | Panorama-Park Sauerland | Panorama-Park Kirchhundem |
erlebnispark-schloss-thurn | DE | Heroldsbach | 49.6900 | 11.0000 | Erlebnispark Schloss Thurn | Schloss Thurn |
grenzlandmuseum-eichsfeld | DE | Teistungen | 51.4795 | 10.2620 | Grenzlandmuseum Eichsfeld | Grenzlandmuseum Teistungen |
feldberg-seebuck | DE | Hinterzarten | 47.8600 | 8.0360 | Feldberg Seebuck | Seebuck, Feldberg Seebuckbahn, Haus der Natur Feldberg |
bamberger-dom | DE | Bamberg | 49.8910 | 10.8820 | Bamberger Dom |  |
columbuskaje | DE | Bremerhaven | 53.5588 | 8.5545 | Columbuskaje | Columbusbahnhof Bremerhaven |
brocken-schierke | DE | Schierke | 51.7650 | 10.6620 | Bahnhof Schierke | Brockenbahn Schierke |
arche-nebra | DE | Nebra | 51.2820 | 11.5260 | Arche Nebra |  |
wattenmeer-besucherzentrum-cuxhaven | DE | Cuxhaven | 53.8605 | 8.5955 | Wattenmeer-Besucherzentrum Cuxhaven |  |
batavialand | NL | Lelystad | 52.5200 | 5.4400 | Batavialand | Bataviawerf |
museum-speelklok | NL | Utrecht | 52.0910 | 5.1190 | Museum Speelklok |  |
universiteit-twente | NL | Enschede | 52.2390 | 6.8500 | Universiteit Twente | University of Twente, UT Enschede, Universität Twente |
erasmus-mc | NL | Rotterdam | 51.9110 | 4.4690 | Erasmus MC | Erasmus Medisch Centrum |
landal-coldenhove | NL | Eerbeek | 52.0925 | 6.0360 | Landal Coldenhove | Coldenhove |
roompot-beach-resort | NL | Kamperland | 51.5900 | 3.7180 | Roompot Beach Resort |  |
louwman-museum | NL | The Hague | 52.0980 | 4.3490 | Louwman Museum |  |
afsluitdijk-wadden-center | NL | Kornwerderzand | 53.0730 | 5.3360 | Afsluitdijk Wadden Center | Wadden Center |
train-world | BE | Schaarbeek | 50.8780 | 4.3790 | Train World |  |
euro-space-center | BE | Libin | 50.0060 | 5.2165 | Euro Space Center | Euro Space Center Transinne |
aqualibi | BE | Wavre | 50.7020 | 4.5900 | Aqualibi |  |
lacs-de-l-eau-d-heure-barrage | BE | Froidchapelle | 50.1900 | 4.3700 | Barrage de la Plate Taille |  |
chateau-de-modave | BE | Modave | 50.4400 | 5.2970 | Château de Modave |  |
cueva-de-altamira | ES | Santillana del Mar | 43.3780 | -4.1190 | Cueva de Altamira | Altamira |
hospital-12-de-octubre | ES | Madrid | 40.3760 | -3.6970 | Hospital 12 de Octubre |  |
o-cebreiro | ES | Pedrafita do Cebreiro | 42.7080 | -7.0430 | O Cebreiro | El Cebrero |
egeskov | DK | Kværndrup | 55.1760 | 10.4900 | Egeskov | Egeskov Castle, Egeskov Slot | de: Schloss Egeskov, nl: Kasteel Egeskov, fr: Château d'Egeskov, es: Castillo de Egeskov
louisiana-museum | DK | Humlebæk | 55.9700 | 12.5430 | Louisiana Museum | Louisiana Museum of Modern Art |
kolmarden | SE | Kolmården | 58.6650 | 16.4650 | Kolmården | Kolmården Zoo, Kolmårdens djurpark |
trolltunga | NO | Odda | 60.1310 | 6.6240 | Trolltunga | Trolltunga Skjeggedal, Skjeggedal |
linnanmaki | FI | Helsinki | 60.1880 | 24.9400 | Linnanmäki |  |
suomenlinna | FI | Helsinki | 60.1670 | 24.9560 | Suomenlinna ferry | Suomenlinna, Sveaborg |
levi-ski-resort | FI | Kittilä | 67.8060 | 24.8080 | Levi ski resort |  |
ruka | FI | Kuusamo | 66.1660 | 29.1530 | Ruka |  |
rundale-palace | LV | Bauska | 56.4140 | 24.0240 | Rundāle Palace | Rundāles pils | de: Schloss Rundāle, nl: Paleis Rundāle, fr: Palais de Rundāle, es: Palacio de Rundāle
morskie-oko | PL | Zakopane | 49.2550 | 20.1030 | Morskie Oko | Palenica Białczańska, Morskie Oko Palenica Białczańska |
macocha | CZ | Blansko | 49.3730 | 16.7300 | Macocha Abyss | Macocha, Propast Macocha | de: Macocha-Schlucht
strbske-pleso | SK | Poprad | 49.1190 | 20.0630 | Štrbské Pleso |  |
jasna-ski-resort | SK | Liptovský Mikuláš | 48.9720 | 19.5830 | Jasná ski resort | Jasná, Chopok |
castel-del-monte | IT | Andria | 41.0850 | 16.2710 | Castel del Monte | Castel del Monte Andria |
zabljak-durmitor | ME | Žabljak | 43.1550 | 19.1230 | Durmitor | Durmitor National Park, Durmitor Žabljak |
kalemegdan | RS | Belgrade | 44.8230 | 20.4500 | Kalemegdan | Belgrade Fortress |
studenica-monastery | RS | Kraljevo | 43.4860 | 20.5310 | Studenica Monastery | Manastir Studenica |
kopaonik | RS | Raška | 43.2850 | 20.8120 | Kopaonik |  |
zlatibor | RS | Čajetina | 43.7290 | 19.7000 | Zlatibor |  |
butrint | AL | Sarandë | 39.7460 | 20.0200 | Butrint |  |
matka-canyon | MK | Skopje | 41.9510 | 21.2980 | Matka Canyon | Matka |
borovets | BG | Samokov | 42.2670 | 23.6060 | Borovets | Borovec, Borowez |
balea-lac | RO | Cârţişoara | 45.6030 | 24.6170 | Bâlea Lac | Transfăgărășan Bâlea Lac, Transfagarasan |
belem-tower | PT | Lisbon | 38.6920 | -9.2160 | Belém Tower |  | nl: Toren van Belém, de: Turm von Belém, fr: Tour de Belém
hagia-sophia | TR | Istanbul | 41.0090 | 28.9800 | Hagia Sophia | Aya Sofya, Sultanahmet |
ephesus | TR | Selçuk | 37.9410 | 27.3420 | Ephesus | Efes | nl: Efeze, de: Ephesos, fr: Éphèse, es: Éfeso
university-of-warwick | GB | Coventry | 52.3790 | -1.5610 | University of Warwick | Warwick University |
university-of-essex | GB | Colchester | 51.8770 | 0.9470 | University of Essex | Essex University |
university-of-sussex | GB | Brighton | 50.8670 | -0.0880 | University of Sussex | Sussex University, Sussex University Falmer |
university-of-kent | GB | Canterbury | 51.2970 | 1.0690 | University of Kent | Kent University |
university-of-surrey | GB | Guildford | 51.2430 | -0.5900 | University of Surrey | Surrey University |
lancaster-university | GB | Lancaster | 54.0100 | -2.7850 | Lancaster University |  |
keele-university | GB | Newcastle under Lyme | 53.0030 | -2.2740 | Keele University | University of Keele |
cranfield-university | GB | Bedford | 52.0740 | -0.6280 | Cranfield University |  |
duinen-zathe | NL | Appelscha | 52.9440 | 6.3490 | Duinen Zathe | Attractiepark Duinen Zathe |
drouwenerzand | NL | Drouwen | 52.9540 | 6.7880 | Drouwenerzand | Attractiepark Drouwenerzand |
maeslantkering | NL | Hoek van Holland | 51.9550 | 4.1640 | Maeslantkering | Keringhuis |
panorama-mesdag | NL | The Hague | 52.0840 | 4.3030 | Panorama Mesdag |  |
musee-herge | BE | Louvain-la-Neuve | 50.6690 | 4.6130 | Musée Hergé | Hergé Museum |
bibracte | FR | Autun | 46.9280 | 4.0360 | Bibracte | Musée de Bibracte, Mont Beuvray |
ligne-maginot-schoenenbourg | FR | Hunspach | 48.9660 | 7.9120 | Fort de Schoenenbourg | Ligne Maginot Schoenenbourg |
memorial-du-linge | FR | Munster | 48.0715 | 7.1340 | Mémorial du Linge | Le Linge, Linge |
parc-animalier-de-sainte-croix | FR | Rhodes | 48.7690 | 6.8910 | Parc animalier de Sainte-Croix | Parc de Sainte-Croix |
valle-salado | ES | Salinas de Añana | 42.8020 | -2.9850 | Valle Salado de Añana | Salinas de Añana |
colonia-gueell | ES | Santa Coloma de Cervelló | 41.3640 | 2.0280 | Colònia Güell | Colonia Güell |
catalunya-en-miniatura | ES | Torrelles de Llobregat | 41.3595 | 1.9890 | Catalunya en Miniatura |  |
torre-del-vinagre | ES | Cazorla | 38.0100 | -2.8670 | Torre del Vinagre | Cazorla Torre del Vinagre |
cadbury-world | GB | Birmingham | 52.4300 | -1.9330 | Cadbury World |  |
lightwater-valley | GB | Ripon | 54.1760 | -1.5730 | Lightwater Valley |  |
hunderfossen | NO | Lillehammer | 61.2230 | 10.4350 | Hunderfossen | Hunderfossen Eventyrpark |
sarkanniemi | FI | Tampere | 61.5050 | 23.7430 | Särkänniemi |  |
are-ski-resort | SE | Åre | 63.4000 | 13.0800 | Åre ski resort | Åre ski |
salen-ski-resort | SE | Sälen | 61.1580 | 13.2640 | Sälen ski resort | Lindvallen, Sälenfjällen |
turaida-castle | LV | Sigulda | 57.1830 | 24.8500 | Turaida Castle | Turaida | de: Burg Turaida
lahemaa | EE | Võsu | 59.5130 | 25.9560 | Lahemaa National Park | Palmse, Lahemaa Palmse |
ksiaz-castle | PL | Wałbrzych | 50.8420 | 16.2920 | Książ Castle | Zamek Książ | de: Schloss Fürstenstein
austerlitz-battlefield | CZ | Slavkov u Brna | 49.1530 | 16.8760 | Slavkov Austerlitz | Austerlitz battlefield, Schlacht bei Austerlitz |
tatranska-lomnica | SK | Poprad | 49.1640 | 20.2810 | Tatranská Lomnica |  |
stary-smokovec | SK | Poprad | 49.1390 | 20.2240 | Starý Smokovec |  |
vrsic | SI | Kranjska Gora | 46.4340 | 13.7430 | Vršič | Vršič Pass |
sutjeska | BA | Foča | 43.3460 | 18.6890 | Sutjeska | Tjentište, Sutjeska Tjentište |
kravice | BA | Ljubuški | 43.1560 | 17.6080 | Kravice Waterfalls | Kravica, Kravice |
oplenac | RS | Topola | 44.2420 | 20.6790 | Oplenac |  |
saint-naum | MK | Ohrid | 40.9140 | 20.7410 | Monastery of Saint Naum | Saint Naum, Sveti Naum, Ohrid Saint Naum |
corvin-castle | RO | Hunedoara | 45.7490 | 22.8880 | Corvin Castle | Castelul Corvinilor, Hunyadi Castle |
voronet-monastery | RO | Gura Humorului | 47.5170 | 25.8640 | Voroneț Monastery | Voroneţ, Mănăstirea Voroneț |
tsarevets | BG | Veliko Tŭrnovo | 43.0840 | 25.6520 | Tsarevets | Veliko Tarnovo Tsarevets, Tsarevets Fortress |
baradla | HU | Aggtelek | 48.4710 | 20.4990 | Baradla Cave | Aggtelek Baradla, Baradla |
topkapi-palace | TR | Istanbul | 41.0120 | 28.9830 | Topkapi Palace | Topkapı Sarayı, Topkapi | nl: Topkapipaleis, fr: Palais de Topkapı, es: Palacio de Topkapi
troy | TR | Çanakkale | 39.9570 | 26.2390 | Troy | Truva | nl: Troje, de: Troja, fr: Troie, es: Troya
jeronimos-monastery | PT | Lisbon | 38.6980 | -9.2060 | Jerónimos Monastery |  | nl: Hiëronymietenklooster, de: Hieronymitenkloster, fr: Monastère des Hiéronymites, es: Monasterio de los Jerónimos
dunnottar-castle | GB | Stonehaven | 56.9460 | -2.1970 | Dunnottar Castle |  |
mount-etna-north | IT | Linguaglossa | 37.7960 | 15.0430 | Piano Provenzana | Etna Nord |
ravello-villa-rufolo | IT | Ravello | 40.6490 | 14.6120 | Villa Rufolo |  |
sacra-di-san-michele | IT | Avigliana | 45.0980 | 7.3430 | Sacra di San Michele |  |
risiera-di-san-sabba | IT | Trieste | 45.6210 | 13.7890 | Risiera di San Sabba |  |
mini-europa | BE | Laeken | 50.8942 | 4.3385 | Mini-Europa |  |
`;
