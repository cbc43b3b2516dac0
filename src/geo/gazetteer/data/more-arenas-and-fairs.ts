/**
 * Stadiums, halls, circuits and fairs beside the largest ones.
 * Source: own list from general knowledge (2026-11), good to about a kilometre; that each row lies in its country and near its town is
 * tested. Columns: key | country | town | latitude | longitude | name | other names | names by language.
 * Every position was estimated twice, the second time without sight of the first, and the surer one was taken. Where a place is reached by
 * lift or boat only, the position is where a coach stops.
 */
export const moreArenaAndFairRows = `
rat-verlegh-stadion | NL | Breda | 51.5950 | 4.7510 | Rat Verlegh Stadion | NAC Stadion |
sportpark-de-toekomst | NL | Amsterdam-Zuidoost | 52.3119 | 4.9289 | Sportpark De Toekomst | De Toekomst |
goffertstadion | NL | Nijmegen | 51.8225 | 5.8366 | Goffertstadion |  |
de-goffert | NL | Nijmegen | 51.8225 | 5.8366 | De Goffert |  |
stadion-de-goffert | NL | Nijmegen | 51.8225 | 5.8366 | Stadion De Goffert |  |
koning-willem-ii-stadion | NL | Tilburg | 51.5430 | 5.0670 | Koning Willem II Stadion | Willem II Stadion |
mac-park-stadion | NL | Zwolle | 52.5160 | 6.1210 | MAC³PARK stadion | PEC Zwolle Stadion |
ijsseldeltastadion | NL | Zwolle | 52.5160 | 6.1210 | IJsseldeltastadion |  |
asito-stadion | NL | Almelo | 52.3420 | 6.6430 | Asito Stadion | Erve Asito, Heracles Stadion |
fortuna-sittard-stadion | NL | Sittard | 50.9890 | 5.8470 | Fortuna Sittard Stadion |  |
trendwork-arena | NL | Sittard | 50.9890 | 5.8470 | Trendwork Arena |  |
parkstad-limburg-stadion | NL | Kerkrade | 50.8580 | 6.0040 | Parkstad Limburg Stadion | Roda JC Stadion |
de-adelaarshorst | NL | Deventer | 52.2570 | 6.1750 | De Adelaarshorst |  |
go-ahead-eagles-stadion | NL | Deventer | 52.2570 | 6.1750 | Go Ahead Eagles stadion |  |
het-kasteel | NL | Rotterdam | 51.9200 | 4.4336 | Het Kasteel | Sparta Stadion Het Kasteel |
van-donge-de-roo-stadion | NL | Rotterdam | 51.9170 | 4.5200 | Van Donge & De Roo Stadion |  |
bingoal-stadion | NL | The Hague | 52.0630 | 4.3830 | Bingoal Stadion | ADO Den Haag Stadion, WerkTalent Stadion |
kras-stadion | NL | Volendam | 52.4930 | 5.0620 | Kras Stadion |  |
sportstad-heerenveen | NL | Heerenveen | 52.9580 | 5.9340 | Sportstad Heerenveen |  |
omnisport-apeldoorn | NL | Apeldoorn | 52.2060 | 5.9950 | Omnisport Apeldoorn | Omnisport |
papendal | NL | Arnhem | 52.0100 | 5.8450 | Papendal | Sportcentrum Papendal, Nationaal Sportcentrum Papendal |
ijsselhallen | NL | Zwolle | 52.5120 | 6.0790 | IJsselhallen |  |
evenementenhal-gorinchem | NL | Gorinchem | 51.8450 | 4.9950 | Evenementenhal Gorinchem |  |
evenementenhal-hardenberg | NL | Hardenberg | 52.5680 | 6.6050 | Evenementenhal Hardenberg |  |
wtc-expo | NL | Leeuwarden | 53.1970 | 5.7700 | WTC Expo | WTC Expo Leeuwarden |
expo-houten | NL | Houten | 52.0330 | 5.1570 | Expo Houten |  |
bosuilstadion | BE | Antwerpen | 51.2330 | 4.4720 | Bosuilstadion | Bosuil |
royal-antwerp-fc | BE | Antwerpen | 51.2330 | 4.4720 | Royal Antwerp FC |  |
olympisch-stadion-antwerpen | BE | Antwerpen | 51.1850 | 4.3820 | Olympisch Stadion Antwerpen | Beerschot stadion |
kielstadion | BE | Antwerpen | 51.1850 | 4.3820 | Kielstadion |  |
afas-stadion-achter-de-kazerne | BE | Mechelen | 51.0370 | 4.4860 | AFAS Stadion Achter de Kazerne | Achter de Kazerne |
kv-mechelen | BE | Mechelen | 51.0370 | 4.4860 | KV Mechelen |  |
king-power-at-den-dreef | BE | Leuven | 50.8690 | 4.6940 | King Power at Den Dreef | Den Dreef |
stade-du-pays-de-charleroi | BE | Charleroi | 50.4140 | 4.4540 | Stade du Pays de Charleroi |  |
stade-joseph-marien | BE | Brussels | 50.8180 | 4.3290 | Stade Joseph Marien | Joseph Marien Stadion |
union-saint-gilloise | BE | Brussels | 50.8180 | 4.3290 | Union Saint-Gilloise |  |
guldensporenstadion | BE | Kortrijk | 50.8310 | 3.2490 | Guldensporenstadion |  |
stayen | BE | Sint-Truiden | 50.8130 | 5.1660 | Stayen |  |
daio-wasol-stadion | BE | Sint-Truiden | 50.8130 | 5.1660 | Daio Wasol Stadion |  |
trixxo-arena | BE | Hasselt | 50.9340 | 5.3640 | Trixxo Arena | Ethias Arena |
charleroi-expo | BE | Charleroi | 50.4100 | 4.4400 | Charleroi Expo |  |
spiroudome | BE | Charleroi | 50.4100 | 4.4400 | Spiroudome |  |
libramont-exhibition-congress | BE | Libramont | 49.9200 | 5.3780 | Libramont Exhibition & Congress |  |
libramont-expo | BE | Libramont | 49.9200 | 5.3780 | Libramont Expo |  |
foire-de-libramont | BE | Libramont | 49.9200 | 5.3780 | Foire de Libramont |  |
wex-marche | BE | Marche-en-Famenne | 50.2345 | 5.3255 | WEX Marche | WEX |
foire-internationale-de-liege | BE | Liège | 50.6540 | 5.6110 | Foire internationale de Liège |  |
halles-des-foires | BE | Liège | 50.6485 | 5.6130 | Halles des Foires |  |
fil-coronmeuse | BE | Liège | 50.6572 | 5.6095 | FIL Coronmeuse |  |
namur-expo | BE | Namur | 50.4643 | 4.8475 | Namur Expo |  |
lotto-mons-expo | BE | Mons | 50.4550 | 3.9250 | Lotto Mons Expo | Mons Expo |
nekkerhal | BE | Mechelen | 51.0405 | 4.4985 | Nekkerhal |  |
de-nekker | BE | Mechelen | 51.0425 | 4.5035 | De Nekker |  |
voith-arena | DE | Heidenheim an der Brenz | 48.6680 | 10.1390 | Voith-Arena |  |
fritz-walter-stadion | DE | Kaiserslautern | 49.4346 | 7.7766 | Fritz-Walter-Stadion |  |
betzenberg | DE | Kaiserslautern | 49.4346 | 7.7766 | Betzenberg |  |
rudolf-harbig-stadion | DE | Dresden | 51.0405 | 13.7479 | Rudolf-Harbig-Stadion |  |
vonovia-ruhrstadion | DE | Bochum | 51.4900 | 7.2365 | Vonovia Ruhrstadion | Ruhrstadion |
merck-stadion-am-bollenfalltor | DE | Darmstadt | 49.8577 | 8.6725 | Merck-Stadion am Böllenfalltor | Böllenfalltor, Stadion am Böllenfalltor |
home-deluxe-arena | DE | Paderborn | 51.7309 | 8.7110 | Home Deluxe Arena | Benteler-Arena |
heinz-von-heiden-arena | DE | Hannover | 52.3600 | 9.7310 | Heinz von Heiden Arena | HDI-Arena |
niedersachsenstadion | DE | Hannover | 52.3600 | 9.7310 | Niedersachsenstadion |  |
swiss-life-hall | DE | Hannover | 52.3600 | 9.7310 | Swiss Life Hall |  |
zag-arena | DE | Hannover | 52.3230 | 9.8100 | ZAG Arena |  |
eintracht-stadion | DE | Braunschweig | 52.2900 | 10.5215 | Eintracht-Stadion |  |
schucoarena | DE | Bielefeld | 52.0315 | 8.5170 | SchücoArena |  |
bielefelder-alm | DE | Bielefeld | 52.0315 | 8.5170 | Bielefelder Alm |  |
schauinsland-reisen-arena | DE | Duisburg | 51.4090 | 6.7780 | Schauinsland-Reisen-Arena | MSV-Arena |
wedaustadion | DE | Duisburg | 51.4090 | 6.7780 | Wedaustadion |  |
stadion-an-der-hafenstrasse | DE | Essen | 51.4870 | 6.9770 | Stadion an der Hafenstraße |  |
tivoli-aachen | DE | Aachen | 50.7930 | 6.0970 | Tivoli Aachen | Neuer Tivoli |
chio-aachen | DE | Aachen | 50.7960 | 6.0950 | CHIO Aachen |  |
reitstadion-aachen | DE | Aachen | 50.7960 | 6.0950 | Reitstadion Aachen |  |
soers | DE | Aachen | 50.7960 | 6.0950 | Soers |  |
holstein-stadion | DE | Kiel | 54.3490 | 10.1230 | Holstein-Stadion |  |
wunderino-arena | DE | Kiel | 54.3180 | 10.1230 | Wunderino Arena | Sparkassen-Arena Kiel |
ostseehalle | DE | Kiel | 54.3180 | 10.1230 | Ostseehalle |  |
ostseestadion | DE | Rostock | 54.0850 | 12.0950 | Ostseestadion |  |
avnet-arena | DE | Magdeburg | 52.1250 | 11.6700 | Avnet Arena | MDCC-Arena |
stadion-der-freundschaft | DE | Cottbus | 51.7510 | 14.3450 | Stadion der Freundschaft | LEAG Energie Stadion |
quarterback-immobilien-arena | DE | Leipzig | 51.3420 | 12.3480 | Quarterback Immobilien Arena | Arena Leipzig |
sap-arena | DE | Mannheim | 49.4640 | 8.5180 | SAP Arena |  |
bbbank-wildpark | DE | Karlsruhe | 49.0200 | 8.4130 | BBBank Wildpark |  |
wildparkstadion | DE | Karlsruhe | 49.0200 | 8.4130 | Wildparkstadion |  |
messe-karlsruhe | DE | Rheinstetten | 48.9790 | 8.3290 | Messe Karlsruhe | Messe Rheinstetten |
dm-arena | DE | Rheinstetten | 48.9790 | 8.3290 | dm-arena |  |
messe-freiburg | DE | Freiburg | 48.0185 | 7.8345 | Messe Freiburg |  |
sick-arena | DE | Freiburg | 48.0180 | 7.8350 | SICK-Arena |  |
messe-offenburg | DE | Offenburg | 48.4660 | 7.9330 | Messe Offenburg |  |
oberrheinhalle | DE | Offenburg | 48.4662 | 7.9330 | Oberrheinhalle |  |
messe-erfurt | DE | Erfurt | 50.9610 | 10.9900 | Messe Erfurt |  |
messe-bremen | DE | Bremen | 53.0870 | 8.8160 | Messe Bremen |  |
ovb-arena | DE | Bremen | 53.0870 | 8.8160 | ÖVB-Arena |  |
burgerweide | DE | Bremen | 53.0870 | 8.8160 | Bürgerweide |  |
messe-dresden | DE | Dresden | 51.0680 | 13.7180 | Messe Dresden |  |
messe-augsburg | DE | Augsburg | 48.3410 | 10.8880 | Messe Augsburg |  |
messe-ulm | DE | Ulm | 48.4080 | 10.0125 | Messe Ulm |  |
donauhalle | DE | Ulm | 48.4080 | 10.0125 | Donauhalle |  |
ratiopharm-arena | DE | Ulm | 48.3905 | 10.0190 | ratiopharm arena |  |
messe-husum | DE | Husum | 54.4770 | 9.0720 | Messe Husum |  |
messe-magdeburg | DE | Magdeburg | 52.1390 | 11.6660 | Messe Magdeburg |  |
getec-arena | DE | Magdeburg | 52.1260 | 11.6650 | GETEC-Arena |  |
messe-chemnitz | DE | Chemnitz | 50.8158 | 12.8790 | Messe Chemnitz |  |
hansemesse-rostock | DE | Rostock | 54.1430 | 12.0890 | HanseMesse Rostock |  |
expocenter-airport | DE | Schönefeld | 52.3650 | 13.4740 | ExpoCenter Airport | Berlin ExpoCenter Airport |
messe-idar-oberstein | DE | Idar-Oberstein | 49.6980 | 7.3110 | Messe Idar-Oberstein |  |
messe-pirmasens | DE | Pirmasens | 49.2060 | 7.6150 | Messe Pirmasens |  |
saarlandhalle | DE | Saarbrücken | 49.2480 | 6.9795 | Saarlandhalle |  |
ludwigsparkstadion | DE | Saarbrücken | 49.2475 | 6.9838 | Ludwigsparkstadion |  |
olympiahalle | DE | Munich | 48.1750 | 11.5450 | Olympiahalle |  |
bmw-welt | DE | Munich | 48.1772 | 11.5561 | BMW Welt |  |
bmw-museum | DE | Munich | 48.1768 | 11.5590 | BMW Museum |  |
bmw-park | DE | Munich | 48.1250 | 11.5280 | BMW Park |  |
audi-dome | DE | Munich | 48.1250 | 11.5280 | Audi Dome |  |
sportpark-ronhof | DE | Fürth | 49.4870 | 10.9990 | Sportpark Ronhof |  |
psd-bank-nurnberg-arena | DE | Nürnberg | 49.4270 | 11.1230 | PSD Bank Nürnberg Arena | Arena Nürnberger Versicherung |
jahnstadion-regensburg | DE | Regensburg | 48.9910 | 12.1070 | Jahnstadion Regensburg |  |
continental-arena | DE | Regensburg | 48.9910 | 12.1070 | Continental Arena |  |
audi-sportpark | DE | Ingolstadt | 48.7460 | 11.4860 | Audi Sportpark |  |
motorsport-arena-oschersleben | DE | Oschersleben | 52.0270 | 11.2760 | Motorsport Arena Oschersleben |  |
sachsenring | DE | Hohenstein-Ernstthal | 50.7920 | 12.6880 | Sachsenring |  |
lausitzring | DE | Senftenberg | 51.5330 | 13.9310 | Lausitzring |  |
eurospeedway-lausitz | DE | Senftenberg | 51.5330 | 13.9310 | EuroSpeedway Lausitz |  |
psd-bank-dome | DE | Düsseldorf | 51.2675 | 6.8170 | PSD Bank Dome | ISS Dome |
buderus-arena | DE | Wetzlar | 50.5650 | 8.5020 | Buderus Arena | Rittal Arena |
motodrom-hockenheim | DE | Hockenheim | 49.3270 | 8.5650 | Motodrom Hockenheim |  |
stade-de-gerland | FR | Lyon | 45.7240 | 4.8320 | Stade de Gerland | Stade Gerland, Matmut Stadium Gerland |
stade-ernest-wallon | FR | Toulouse | 43.6210 | 1.4160 | Stade Ernest-Wallon |  |
stade-de-la-mosson | FR | Montpellier | 43.6220 | 3.8120 | Stade de la Mosson |  |
sud-de-france-arena | FR | Montpellier | 43.5720 | 3.9470 | Sud de France Arena | Arena Montpellier |
parc-des-expositions-de-montpellier | FR | Montpellier | 43.5720 | 3.9470 | Parc des Expositions de Montpellier |  |
roazhon-park | FR | Rennes | 48.1070 | -1.7130 | Roazhon Park | Stade de la route de Lorient, Route de Lorient |
stade-du-moustoir | FR | Lorient | 47.7490 | -3.3690 | Stade du Moustoir |  |
stade-francis-le-ble | FR | Brest | 48.4030 | -4.4620 | Stade Francis-Le Blé |  |
brest-arena | FR | Brest | 48.3880 | -4.5220 | Brest Arena |  |
stade-du-roudourou | FR | Guingamp | 48.5660 | -3.1640 | Stade du Roudourou |  |
stade-michel-d-ornano | FR | Caen | 49.1800 | -0.3970 | Stade Michel-d'Ornano |  |
stade-oceane | FR | Le Havre | 49.4990 | 0.1700 | Stade Océane |  |
stade-saint-symphorien | FR | Metz | 49.1100 | 6.1600 | Stade Saint-Symphorien |  |
metz-expo | FR | Metz | 49.1035 | 6.2300 | Metz Expo | Parc expo Metz |
parc-des-expositions-de-metz | FR | Metz | 49.1035 | 6.2300 | Parc des expositions de Metz |  |
centre-foires-et-congres-metz | FR | Metz | 49.1035 | 6.2300 | Centre Foires et Congrès Metz |  |
stade-marcel-picot | FR | Nancy | 48.6950 | 6.2100 | Stade Marcel-Picot |  |
stade-de-l-aube | FR | Troyes | 48.3070 | 4.0990 | Stade de l'Aube |  |
stade-de-l-abbe-deschamps | FR | Auxerre | 47.7870 | 3.5880 | Stade de l'Abbé-Deschamps |  |
stade-gaston-gerard | FR | Dijon | 47.3240 | 5.0680 | Stade Gaston-Gérard |  |
parc-des-sports-marcel-michelin | FR | Clermont-Ferrand | 45.7910 | 3.1050 | Parc des Sports Marcel-Michelin | Stade Marcel-Michelin |
zenith-d-auvergne | FR | Cournon-d'Auvergne | 45.7370 | 3.1735 | Zénith d'Auvergne | Grande Halle d'Auvergne, Cournon Zénith |
stade-raymond-kopa | FR | Angers | 47.4600 | -0.5310 | Stade Raymond-Kopa |  |
stade-de-la-licorne | FR | Amiens | 49.8940 | 2.2640 | Stade de la Licorne |  |
stade-michel-moretti | FR | Ajaccio | 41.9310 | 8.7760 | Stade Michel-Moretti |  |
stade-armand-cesari | FR | Bastia | 42.6510 | 9.4430 | Stade Armand-Cesari |  |
stade-des-alpes | FR | Grenoble | 45.1870 | 5.7400 | Stade des Alpes |  |
alpexpo | FR | Grenoble | 45.1590 | 5.7335 | Alpexpo |  |
stade-des-antonins | FR | Nîmes | 43.8160 | 4.3590 | Stade des Antonins |  |
stade-marcel-deflandre | FR | La Rochelle | 46.1610 | -1.1810 | Stade Marcel-Deflandre |  |
stade-jean-dauger | FR | Bayonne | 43.4870 | -1.4810 | Stade Jean-Dauger |  |
parc-des-sports-aguilera | FR | Biarritz | 43.4730 | -1.5420 | Parc des Sports Aguiléra |  |
stade-du-hameau | FR | Pau | 43.3140 | -0.3190 | Stade du Hameau |  |
zenith-de-pau | FR | Pau | 43.3340 | -0.3640 | Zénith de Pau |  |
stade-chaban-delmas | FR | Bordeaux | 44.8290 | -0.5980 | Stade Chaban-Delmas |  |
parc-des-expositions-de-bordeaux | FR | Bordeaux | 44.8920 | -0.5720 | Parc des Expositions de Bordeaux |  |
bordeaux-lac | FR | Bordeaux | 44.8920 | -0.5720 | Bordeaux-Lac |  |
palais-2-l-atlantique | FR | Bordeaux | 44.8920 | -0.5720 | Palais 2 l'Atlantique |  |
arkea-arena | FR | Floirac | 44.8250 | -0.5330 | Arkéa Arena |  |
meett | FR | Beauzelle | 43.6610 | 1.3570 | MEETT |  |
parc-des-expositions-de-toulouse | FR | Toulouse | 43.6610 | 1.3570 | Parc des Expositions de Toulouse |  |
exponantes | FR | Nantes | 47.2590 | -1.5270 | Exponantes |  |
parc-des-expositions-de-la-beaujoire | FR | Nantes | 47.2590 | -1.5270 | Parc des Expositions de la Beaujoire |  |
la-beaujoire-fr | FR | Nantes | 47.2590 | -1.5270 | La Beaujoire |  |
parc-des-expositions-de-strasbourg | FR | Strasbourg | 48.5990 | 7.7560 | Parc des Expositions de Strasbourg |  |
wacken-strasbourg | FR | Strasbourg | 48.5990 | 7.7560 | Wacken Strasbourg |  |
palais-de-la-musique-et-des-congres | FR | Strasbourg | 48.5990 | 7.7560 | Palais de la Musique et des Congrès |  |
zenith-de-strasbourg | FR | Strasbourg | 48.5920 | 7.6890 | Zénith de Strasbourg | Zénith Europe |
zenith-de-lille | FR | Lille | 50.6350 | 3.0760 | Zénith de Lille |  |
aeronef | FR | Lille | 50.6350 | 3.0760 | Aéronef |  |
zenith-de-rouen | FR | Rouen | 49.3890 | 1.0550 | Zénith de Rouen |  |
parc-des-expositions-de-rouen | FR | Rouen | 49.3890 | 1.0550 | Parc des expositions de Rouen |  |
parc-des-expositions-de-tours | FR | Tours | 47.3800 | 0.7230 | Parc des Expositions de Tours |  |
rochepinard | FR | Tours | 47.3805 | 0.7220 | Rochepinard |  |
zenith-de-limoges | FR | Limoges | 45.8510 | 1.2790 | Zénith de Limoges |  |
co-met | FR | Orléans | 47.8820 | 1.9120 | CO'Met |  |
zenith-d-orleans | FR | Orléans | 47.8820 | 1.9130 | Zénith d'Orléans |  |
circuit-de-nevers-magny-cours | FR | Magny-Cours | 46.8640 | 3.1640 | Circuit de Nevers Magny-Cours | Circuit de Magny-Cours |
circuit-paul-armagnac | FR | Nogaro | 43.7690 | -0.0420 | Circuit Paul Armagnac |  |
stade-charlety | FR | Paris | 48.8186 | 2.3464 | Stade Charléty |  |
porte-de-versailles-fr | FR | Paris | 48.8310 | 2.2870 | Porte de Versailles | Parc des Expositions Porte de Versailles, Paris Porte de Versailles |
parc-ol | FR | Décines-Charpieu | 45.7650 | 4.9820 | Parc OL | Parc OL Décines |
ol-vallee | FR | Décines-Charpieu | 45.7650 | 4.9820 | OL Vallée |  |
ldlc-arena | FR | Décines-Charpieu | 45.7650 | 4.9820 | LDLC Arena |  |
hippodrome-d-aix-les-bains | FR | Aix-les-Bains | 45.6715 | 5.9075 | Hippodrome d'Aix-les-Bains |  |
musilac | FR | Aix-les-Bains | 45.7070 | 5.8860 | Musilac |  |
estadio-de-anoeta | ES | Donostia / San Sebastián | 43.3013 | -1.9737 | Estadio de Anoeta | Anoeta |
reale-arena | ES | Donostia / San Sebastián | 43.3013 | -1.9737 | Reale Arena |  |
estadio-el-sadar | ES | Pamplona | 42.7967 | -1.6370 | Estadio El Sadar | El Sadar |
navarra-arena | ES | Pamplona | 42.7967 | -1.6370 | Navarra Arena |  |
estadio-de-riazor | ES | A Coruña | 43.3687 | -8.4175 | Estadio de Riazor | Estadio Riazor, Riazor, Abanca-Riazor |
nuevo-mirandilla | ES | Cadiz | 36.5027 | -6.2730 | Nuevo Mirandilla | Estadio Nuevo Mirandilla |
ramon-de-carranza | ES | Cadiz | 36.5027 | -6.2730 | Ramón de Carranza |  |
estadio-carranza | ES | Cadiz | 36.5027 | -6.2730 | Estadio Carranza |  |
la-romareda | ES | Zaragoza | 41.6366 | -0.9017 | La Romareda | Estadio La Romareda, Estadio de La Romareda |
estadio-nuevo-los-carmenes | ES | Granada | 37.1530 | -3.5957 | Estadio Nuevo Los Cármenes | Nuevo Los Cármenes, Los Cármenes |
coliseum-getafe | ES | Getafe | 40.3256 | -3.7146 | Coliseum Getafe | Coliseum Alfonso Pérez |
estadio-de-balaidos | ES | Vigo | 42.2118 | -8.7397 | Estadio de Balaídos | Balaídos, Abanca-Balaídos, Estadio Balaídos |
estadio-de-mendizorroza | ES | Gasteiz / Vitoria | 42.8371 | -2.6880 | Estadio de Mendizorroza |  |
mendizorrotza | ES | Gasteiz / Vitoria | 42.8371 | -2.6880 | Mendizorrotza |  |
buesa-arena | ES | Gasteiz / Vitoria | 42.8660 | -2.6420 | Buesa Arena | Fernando Buesa Arena |
el-molinon | ES | Gijón | 43.5361 | -5.6370 | El Molinón | Estadio El Molinón |
estadio-carlos-tartiere | ES | Oviedo | 43.3607 | -5.8700 | Estadio Carlos Tartiere |  |
campos-de-sport-de-el-sardinero | ES | Santander | 43.4763 | -3.7930 | Campos de Sport de El Sardinero | El Sardinero |
estadio-jose-zorrilla | ES | Valladolid | 41.6444 | -4.7612 | Estadio José Zorrilla |  |
estadio-de-la-ceramica | ES | Castelló de la Plana | 39.9440 | -0.1036 | Estadio de la Cerámica |  |
estadio-martinez-valero | ES | Elche | 38.2670 | -0.6630 | Estadio Martínez Valero |  |
estadio-jose-rico-perez | ES | Alicante | 38.3570 | -0.4930 | Estadio José Rico Pérez |  |
ciutat-de-valencia | ES | Valencia | 39.4947 | -0.3640 | Ciutat de València |  |
estadio-ciudad-de-valencia | ES | Valencia | 39.4947 | -0.3640 | Estadio Ciudad de Valencia |  |
estadio-nueva-condomina | ES | Murcia | 38.0420 | -1.1450 | Estadio Nueva Condomina | Nueva Condomina |
enrique-roca | ES | Murcia | 38.0420 | -1.1450 | Enrique Roca |  |
power-horse-stadium | ES | Almería | 36.8400 | -2.4350 | Power Horse Stadium |  |
estadio-de-los-juegos-mediterraneos | ES | Almería | 36.8400 | -2.4350 | Estadio de los Juegos Mediterráneos |  |
estadio-el-arcangel | ES | Córdoba | 37.8720 | -4.7640 | Estadio El Arcángel |  |
estadio-nuevo-colombino | ES | Huelva | 37.2470 | -6.9540 | Estadio Nuevo Colombino |  |
fycma | ES | Málaga | 36.7045 | -4.4725 | FYCMA |  |
palacio-de-ferias-y-congresos-de-malaga | ES | Málaga | 36.7045 | -4.4725 | Palacio de Ferias y Congresos de Málaga |  |
palacio-de-ferias-malaga | ES | Málaga | 36.7045 | -4.4725 | Palacio de Ferias Málaga |  |
palacio-de-deportes-martin-carpena | ES | Málaga | 36.6910 | -4.4630 | Palacio de Deportes Martín Carpena | Martín Carpena |
recinto-ferial-cortijo-de-torres | ES | Málaga | 36.6990 | -4.4710 | Recinto Ferial Cortijo de Torres |  |
feria-de-malaga | ES | Málaga | 36.6990 | -4.4710 | Feria de Málaga |  |
real-de-la-feria-de-malaga | ES | Málaga | 36.6990 | -4.4710 | Real de la Feria de Málaga |  |
real-de-la-feria | ES | Sevilla | 37.3720 | -6.0010 | Real de la Feria | Feria de Abril, Feria de Abril Sevilla, Feria de Sevilla |
estadio-la-cartuja | ES | Sevilla | 37.4170 | -6.0040 | Estadio La Cartuja | Estadio Olímpico de Sevilla, La Cartuja |
parque-gonzalez-hontoria | ES | Jerez de la Frontera | 36.6960 | -6.1210 | Parque González Hontoria |  |
feria-de-jerez | ES | Jerez de la Frontera | 36.6960 | -6.1210 | Feria de Jerez |  |
feria-del-caballo | ES | Jerez de la Frontera | 36.6960 | -6.1210 | Feria del Caballo |  |
estadio-de-chapin | ES | Jerez de la Frontera | 36.6880 | -6.1210 | Estadio de Chapín | Chapín |
feria-de-zaragoza | ES | Zaragoza | 41.6230 | -0.9640 | Feria de Zaragoza |  |
expo-zaragoza | ES | Zaragoza | 41.6680 | -0.9000 | Expo Zaragoza | Recinto Expo Zaragoza |
rcde-stadium | ES | Cornellà de Llobregat | 41.3479 | 2.0757 | RCDE Stadium | Stage Front Stadium, Estadio Cornellà-El Prat, Estadio RCDE, Cornellà-El Prat estadio RCDE |
estadi-cornella-el-prat | ES | Cornellà de Llobregat | 41.3479 | 2.0757 | Estadi Cornellà-El Prat |  |
palau-olimpic-badalona | ES | Badalona | 41.4430 | 2.2300 | Palau Olímpic Badalona |  |
estadi-montilivi | ES | Girona | 41.9610 | 2.8280 | Estadi Montilivi |  |
nou-estadi-tarragona | ES | Tarragona | 41.1270 | 1.2690 | Nou Estadi Tarragona |  |
estadi-son-moix | ES | Palma | 39.5900 | 2.6300 | Estadi Son Moix | Son Moix |
estadio-de-gran-canaria | ES | Las Palmas de Gran Canaria | 28.1000 | -15.4570 | Estadio de Gran Canaria |  |
gran-canaria-arena | ES | Las Palmas de Gran Canaria | 28.1000 | -15.4570 | Gran Canaria Arena |  |
estadio-heliodoro-rodriguez-lopez | ES | Santa Cruz de Tenerife | 28.4630 | -16.2600 | Estadio Heliodoro Rodríguez López |  |
estadio-de-vallecas | ES | Madrid | 40.3920 | -3.6590 | Estadio de Vallecas | Campo de Fútbol de Vallecas |
plaza-de-toros-de-las-ventas | ES | Madrid | 40.4320 | -3.6630 | Plaza de Toros de Las Ventas | Las Ventas |
caja-magica | ES | Madrid | 40.3690 | -3.6845 | Caja Mágica |  |
estadio-de-butarque | ES | Leganés | 40.3405 | -3.7607 | Estadio de Butarque | Butarque |
circuito-del-jarama | ES | San Sebastián de los Reyes | 40.6140 | -3.5850 | Circuito del Jarama | Jarama |
circuit-ricardo-tormo | ES | Cheste | 39.4860 | -0.6310 | Circuit Ricardo Tormo |  |
circuito-de-cheste | ES | Cheste | 39.4860 | -0.6310 | Circuito de Cheste |  |
motorland-aragon | ES | Alcañiz | 41.0790 | -0.2020 | MotorLand Aragón |  |
feira-internacional-de-galicia | ES | Silleda | 42.7000 | -8.2580 | Feira Internacional de Galicia |  |
ifa-alicante | ES | Elche | 38.2945 | -0.6050 | IFA Alicante |  |
institucion-ferial-alicantina | ES | Elche | 38.2945 | -0.6050 | Institución Ferial Alicantina |  |
fira-alacant | ES | Elche | 38.2945 | -0.6050 | Fira Alacant |  |
ifepa | ES | Torre-Pacheco | 37.7430 | -0.9560 | IFEPA |  |
multiusos-fontes-do-sar | ES | Santiago de Compostela | 42.8750 | -8.5270 | Multiusos Fontes do Sar |  |
celtic-park | GB | Glasgow | 55.8497 | -4.2055 | Celtic Park |  |
parkhead | GB | Glasgow | 55.8497 | -4.2055 | Parkhead |  |
hampden-park | GB | Glasgow | 55.8256 | -4.2520 | Hampden Park | Hampden, Hampden Park Glasgow |
ibrox-stadium | GB | Glasgow | 55.8530 | -4.3093 | Ibrox Stadium | Ibrox |
goodison-park | GB | Liverpool | 53.4388 | -2.9663 | Goodison Park |  |
etihad-stadium | GB | Manchester | 53.4831 | -2.2004 | Etihad Stadium | City of Manchester Stadium |
ao-arena | GB | Manchester | 53.4880 | -2.2430 | AO Arena | Manchester Arena |
elland-road | GB | Leeds | 53.7778 | -1.5721 | Elland Road |  |
st-james-park | GB | Newcastle upon Tyne | 54.9756 | -1.6217 | St James' Park |  |
stadium-of-light | GB | Sunderland | 54.9146 | -1.3882 | Stadium of Light |  |
city-ground | GB | Nottingham | 52.9400 | -1.1329 | City Ground |  |
king-power-stadium | GB | Leicester | 52.6204 | -1.1422 | King Power Stadium |  |
molineux | GB | Wolverhampton | 52.5903 | -2.1304 | Molineux |  |
st-mary-s-stadium | GB | Southampton | 50.9058 | -1.3910 | St Mary's Stadium |  |
amex-stadium | GB | Brighton | 50.8616 | -0.0837 | Amex Stadium | Falmer Stadium |
london-stadium | GB | London | 51.5386 | -0.0164 | London Stadium |  |
queen-elizabeth-olympic-park | GB | London | 51.5386 | -0.0164 | Queen Elizabeth Olympic Park |  |
olympic-park-stratford | GB | London | 51.5386 | -0.0164 | Olympic Park Stratford |  |
craven-cottage | GB | London | 51.4749 | -0.2217 | Craven Cottage |  |
selhurst-park | GB | London | 51.3983 | -0.0856 | Selhurst Park |  |
wimbledon | GB | London | 51.4340 | -0.2140 | Wimbledon | Wimbledon Tennis |
all-england-club | GB | London | 51.4340 | -0.2140 | All England Club |  |
olympia-london | GB | London | 51.4966 | -0.2098 | Olympia London | Kensington Olympia |
royal-albert-hall | GB | London | 51.5010 | -0.1774 | Royal Albert Hall |  |
alexandra-palace | GB | London | 51.5946 | -0.1307 | Alexandra Palace |  |
ally-pally | GB | London | 51.5946 | -0.1307 | Ally Pally |  |
silverstone-circuit | GB | Silverstone | 52.0733 | -1.0147 | Silverstone Circuit |  |
cheltenham-racecourse | GB | Cheltenham | 51.9200 | -2.0570 | Cheltenham Racecourse |  |
ascot-racecourse | GB | Ascot | 51.4110 | -0.6750 | Ascot Racecourse |  |
aintree-racecourse | GB | Liverpool | 53.4760 | -2.9560 | Aintree Racecourse |  |
royal-highland-centre | GB | Edinburgh | 55.9410 | -3.3710 | Royal Highland Centre |  |
windsor-park | GB | Belfast | 54.5830 | -5.9550 | Windsor Park |  |
aviva-stadium | IE | Dublin | 53.3352 | -6.2284 | Aviva Stadium |  |
lansdowne-road | IE | Dublin | 53.3352 | -6.2284 | Lansdowne Road |  |
3arena | IE | Dublin | 53.3474 | -6.2285 | 3Arena |  |
rds | IE | Dublin | 53.3250 | -6.2290 | RDS |  |
rds-arena | IE | Dublin | 53.3250 | -6.2290 | RDS Arena |  |
royal-dublin-society | IE | Dublin | 53.3250 | -6.2290 | Royal Dublin Society |  |
thomond-park | IE | Luimneach | 52.6742 | -8.6425 | Thomond Park |  |
stadio-diego-armando-maradona | IT | Naples | 40.8280 | 14.1930 | Stadio Diego Armando Maradona | Stadio San Paolo, Stadio Maradona |
stadio-artemio-franchi | IT | Florence | 43.7808 | 11.2822 | Stadio Artemio Franchi |  |
stadio-luigi-ferraris | IT | Genoa | 44.4164 | 8.9525 | Stadio Luigi Ferraris |  |
marassi | IT | Genoa | 44.4164 | 8.9525 | Marassi |  |
gewiss-stadium | IT | Bergamo | 45.7090 | 9.6808 | Gewiss Stadium |  |
stadio-olimpico-grande-torino | IT | Turin | 45.0418 | 7.6500 | Stadio Olimpico Grande Torino |  |
inalpi-arena | IT | Turin | 45.0418 | 7.6500 | Inalpi Arena |  |
pala-alpitour | IT | Turin | 45.0418 | 7.6500 | Pala Alpitour |  |
stadio-renato-dall-ara | IT | Bologna | 44.4923 | 11.3099 | Stadio Renato Dall'Ara |  |
stadio-bentegodi | IT | Verona | 45.4354 | 10.9686 | Stadio Bentegodi |  |
veronafiere | IT | Verona | 45.4170 | 10.9810 | Veronafiere |  |
fiera-di-verona | IT | Verona | 45.4170 | 10.9810 | Fiera di Verona |  |
fiera-verona | IT | Verona | 45.4170 | 10.9810 | Fiera Verona |  |
fiera-roma | IT | Rome | 41.8125 | 12.3315 | Fiera Roma | Fiera di Roma, Nuova Fiera di Roma |
fiera-di-rimini | IT | Rimini | 44.0700 | 12.5180 | Fiera di Rimini | Rimini Fiera |
fiera-di-padova | IT | Padova | 45.4200 | 11.8940 | Fiera di Padova |  |
fiera-bolzano | IT | Bolzano | 46.4720 | 11.3290 | Fiera Bolzano |  |
messe-bozen | IT | Bolzano | 46.4720 | 11.3290 | Messe Bozen |  |
fiere-di-parma | IT | Parma | 44.8335 | 10.2885 | Fiere di Parma |  |
autodromo-di-imola | IT | Imola | 44.3440 | 11.7160 | Autodromo di Imola | Autodromo Enzo e Dino Ferrari |
mugello-circuit | IT | Borgo San Lorenzo | 43.9970 | 11.3720 | Mugello Circuit |  |
autodromo-del-mugello | IT | Borgo San Lorenzo | 43.9970 | 11.3720 | Autodromo del Mugello |  |
misano-world-circuit | IT | Misano Adriatico | 43.9620 | 12.6840 | Misano World Circuit |  |
estadio-jose-alvalade | PT | Lisbon | 38.7612 | -9.1608 | Estádio José Alvalade |  |
meo-arena | PT | Lisbon | 38.7680 | -9.0940 | MEO Arena | Altice Arena |
fil-lisboa | PT | Lisbon | 38.7680 | -9.0940 | FIL Lisboa |  |
parque-das-nacoes | PT | Lisbon | 38.7680 | -9.0940 | Parque das Nações |  |
exponor | PT | Matosinhos | 41.1975 | -8.6935 | Exponor |  |
estadio-municipal-de-braga | PT | Braga | 41.5625 | -8.4300 | Estádio Municipal de Braga |  |
autodromo-internacional-do-algarve | PT | Portimão | 37.2310 | -8.6280 | Autódromo Internacional do Algarve |  |
swissporarena | CH | Luzern | 47.0350 | 8.3040 | Swissporarena |  |
messe-luzern | CH | Luzern | 47.0350 | 8.3040 | Messe Luzern |  |
wankdorf | CH | Bern | 46.9630 | 7.4650 | Wankdorf | Stadion Wankdorf |
bernexpo | CH | Bern | 46.9630 | 7.4650 | Bernexpo |  |
letzigrund | CH | Zürich (Kreis 5) | 47.3830 | 8.5040 | Letzigrund | Stadion Letzigrund |
messe-zurich | CH | Zürich (Kreis 12) | 47.4110 | 8.5510 | Messe Zürich |  |
stade-de-geneve | CH | Genève | 46.1780 | 6.1270 | Stade de Genève |  |
beaulieu-lausanne | CH | Lausanne | 46.5360 | 6.6240 | Beaulieu Lausanne |  |
olma-messen | CH | Sankt Gallen | 47.4310 | 9.3860 | Olma Messen | Olma |
red-bull-arena-salzburg | AT | Salzburg | 47.8164 | 12.9983 | Red Bull Arena Salzburg |  |
wals-siezenheim-stadion | AT | Salzburg | 47.8164 | 12.9983 | Wals-Siezenheim Stadion |  |
messezentrum-salzburg | AT | Salzburg | 47.8260 | 13.0230 | Messezentrum Salzburg |  |
messe-salzburg | AT | Salzburg | 47.8260 | 13.0230 | Messe Salzburg |  |
salzburgarena | AT | Salzburg | 47.8260 | 13.0230 | Salzburgarena |  |
tivoli-stadion-tirol | AT | Innsbruck | 47.2558 | 11.4111 | Tivoli Stadion Tirol |  |
olympiaworld-innsbruck | AT | Innsbruck | 47.2570 | 11.4095 | Olympiaworld Innsbruck |  |
messe-innsbruck | AT | Innsbruck | 47.2712 | 11.4015 | Messe Innsbruck |  |
congress-innsbruck | AT | Innsbruck | 47.2697 | 11.3953 | Congress Innsbruck |  |
merkur-arena | AT | Graz | 47.0460 | 15.4540 | Merkur Arena |  |
stadion-graz-liebenau | AT | Graz | 47.0460 | 15.4540 | Stadion Graz-Liebenau |  |
messe-graz | AT | Graz | 47.0590 | 15.4530 | Messe Graz | Messe Congress Graz |
design-center-linz | AT | Linz | 48.2915 | 14.3020 | Design Center Linz |  |
messe-wels | AT | Wels | 48.1560 | 14.0160 | Messe Wels |  |
messe-dornbirn | AT | Dornbirn | 47.4070 | 9.7270 | Messe Dornbirn |  |
messe-klagenfurt | AT | Klagenfurt am Wörthersee | 46.6190 | 14.2990 | Messe Klagenfurt |  |
allianz-stadion | AT | Vienna | 48.1980 | 16.2660 | Allianz Stadion |  |
weststadion | AT | Vienna | 48.1980 | 16.2660 | Weststadion |  |
wiener-stadthalle | AT | Vienna | 48.2060 | 16.3340 | Wiener Stadthalle | Stadthalle Wien |
o2-arena-praha | CZ | Prague | 50.1050 | 14.4950 | O2 Arena Praha | O2 arena |
brno-exhibition-centre | CZ | Brno | 49.1880 | 16.5790 | Brno Exhibition Centre |  |
bvv-brno | CZ | Brno | 49.1880 | 16.5790 | BVV Brno |  |
masarykring | CZ | Brno | 49.2040 | 16.4450 | Masarykring |  |
automotodrom-brno | CZ | Brno | 49.2040 | 16.4450 | Automotodrom Brno |  |
brno-circuit | CZ | Brno | 49.2040 | 16.4450 | Brno Circuit |  |
poznan-international-fair | PL | Poznań | 52.4020 | 16.9120 | Poznań International Fair |  |
mtp-poznan | PL | Poznań | 52.4020 | 16.9120 | MTP Poznań |  |
polsat-plus-arena | PL | Gdańsk | 54.3900 | 18.6400 | Polsat Plus Arena |  |
stadion-gdansk | PL | Gdańsk | 54.3900 | 18.6400 | Stadion Gdańsk |  |
stadion-slaski | PL | Chorzów | 50.2880 | 18.9730 | Stadion Śląski |  |
hungexpo | HU | Budapest | 47.5000 | 19.1170 | Hungexpo |  |
hungaroring | HU | Mogyoród | 47.5830 | 19.2490 | Hungaroring |  |
mch-herning | DK | Herning | 56.1160 | 8.9530 | MCH Herning |  |
jyske-bank-boxen | DK | Herning | 56.1160 | 8.9530 | Jyske Bank Boxen |  |
svenska-massan | SE | Göteborg | 57.6980 | 11.9890 | Svenska Mässan |  |
swedish-exhibition-centre | SE | Göteborg | 57.6980 | 11.9890 | Swedish Exhibition Centre |  |
ullevi | SE | Göteborg | 57.7058 | 11.9874 | Ullevi |  |
scandinavium | SE | Göteborg | 57.6980 | 11.9890 | Scandinavium |  |
avicii-arena | SE | Stockholm | 59.2935 | 18.0830 | Avicii Arena | Tele2 Arena |
globen | SE | Stockholm | 59.2935 | 18.0830 | Globen |  |
ericsson-globe | SE | Stockholm | 59.2935 | 18.0830 | Ericsson Globe |  |
stockholmsmassan | SE | Stockholm | 59.2780 | 18.0140 | Stockholmsmässan |  |
ullevaal-stadion | NO | Oslo | 59.9490 | 10.7340 | Ullevaal Stadion |  |
holmenkollen | NO | Oslo | 59.9640 | 10.6680 | Holmenkollen |  |
messukeskus | FI | Helsinki | 60.2020 | 24.9370 | Messukeskus |  |
helsinki-expo | FI | Helsinki | 60.2020 | 24.9370 | Helsinki Expo |  |
oaka | GR | Athens | 38.0360 | 23.7870 | OAKA |  |
olympic-stadium-athens | GR | Athens | 38.0360 | 23.7870 | Olympic Stadium Athens |  |
`;
