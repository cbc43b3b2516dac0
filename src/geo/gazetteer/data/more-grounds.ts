/**
 * More stadiums and halls. Source: own list from general knowledge (2026-11), good to about a kilometre; that each row lies in its country
 * and near its town is tested. Columns: key | country | town | latitude | longitude | name | other names | names by language.
 * Every position was estimated twice, the second time without sight of the first, and the surer one was taken. Where a place is reached by
 * lift or boat only, the position is where a coach stops.
 */
export const moreGroundRows = `
cars-jeans-stadion | NL | The Hague | 52.0626 | 4.3828 | Cars Jeans Stadion |  |
m-scores-stadion | NL | Dordrecht | 51.8025 | 4.6935 | M-Scores Stadion |  |
fc-dordrecht-stadion | NL | Dordrecht | 51.8025 | 4.6935 | FC Dordrecht stadion |  |
gn-bouw-stadion | NL | Dordrecht | 51.8025 | 4.6935 | GN Bouw Stadion |  |
riwal-hoogwerk-stadion | NL | Dordrecht | 51.8025 | 4.6935 | Riwal Hoogwerk Stadion |  |
covebo-stadion-de-koel | NL | Venlo | 51.3520 | 6.1800 | Covebo Stadion De Koel | De Koel, Stadion de Koel |
vvv-stadion | NL | Venlo | 51.3520 | 6.1800 | VVV stadion |  |
de-vliert | NL | 's-Hertogenbosch | 51.7060 | 5.3240 | De Vliert | Stadion De Vliert |
fc-den-bosch-stadion | NL | 's-Hertogenbosch | 51.7060 | 5.3240 | FC Den Bosch stadion |  |
jan-louwers-stadion | NL | Eindhoven | 51.4060 | 5.4700 | Jan Louwers Stadion |  |
fc-eindhoven-stadion | NL | Eindhoven | 51.4060 | 5.4700 | FC Eindhoven stadion |  |
gs-staalwerken-stadion | NL | Helmond | 51.4800 | 5.6660 | GS Staalwerken Stadion |  |
lavans-stadion | NL | Helmond | 51.4800 | 5.6660 | Lavans Stadion |  |
helmond-sport-stadion | NL | Helmond | 51.4800 | 5.6660 | Helmond Sport stadion |  |
frans-heesen-stadion | NL | Oss | 51.7530 | 5.5530 | Frans Heesen Stadion |  |
fc-oss-stadion | NL | Oss | 51.7530 | 5.5530 | FC Oss stadion |  |
top-oss-stadion | NL | Oss | 51.7530 | 5.5530 | TOP Oss stadion |  |
de-geusselt | NL | Maastricht | 50.8550 | 5.7220 | De Geusselt | Stadion De Geusselt |
mvv-stadion | NL | Maastricht | 50.8550 | 5.7220 | MVV stadion |  |
de-oude-meerdijk | NL | Emmen | 52.7714 | 6.9464 | De Oude Meerdijk |  |
fc-emmen-stadion | NL | Emmen | 52.7714 | 6.9464 | FC Emmen stadion |  |
kooi-stadion | NL | Leeuwarden | 53.1970 | 5.7660 | Kooi Stadion |  |
cambuur-stadion | NL | Leeuwarden | 53.1900 | 5.8000 | Cambuur stadion |  |
sc-cambuur | NL | Leeuwarden | 53.1970 | 5.7660 | SC Cambuur |  |
rabobank-ijmond-stadion | NL | Velsen-Zuid | 52.4565 | 4.6430 | Rabobank IJmond Stadion |  |
buko-stadion | NL | Velsen-Zuid | 52.4565 | 4.6430 | BUKO Stadion |  |
telstar-stadion | NL | Velsen-Zuid | 52.4565 | 4.6430 | Telstar stadion |  |
de-vijverberg | NL | Doetinchem | 51.9590 | 6.3010 | De Vijverberg | Stadion De Vijverberg |
de-graafschap | NL | Doetinchem | 51.9590 | 6.3010 | De Graafschap |  |
yanmar-stadion | NL | Almere Stad | 52.3955 | 5.2375 | Yanmar Stadion |  |
almere-city-stadion | NL | Almere Stad | 52.3955 | 5.2375 | Almere City stadion |  |
kuipke-gent | BE | Gent | 51.0390 | 3.7200 | Kuipke Gent | 't Kuipke, Het Kuipke Gent |
elindus-arena | BE | Waregem | 50.8870 | 3.4290 | Elindus Arena |  |
regenboogstadion | BE | Waregem | 50.8870 | 3.4290 | Regenboogstadion |  |
zulte-waregem-stadion | BE | Waregem | 50.8870 | 3.4290 | Zulte Waregem stadion |  |
pierre-cornelisstadion | BE | Aalst | 50.9320 | 4.0520 | Pierre Cornelisstadion |  |
eendracht-aalst | BE | Aalst | 50.9320 | 4.0520 | Eendracht Aalst |  |
freethiel | BE | Beveren | 51.2110 | 4.2470 | Freethiel | Freethielstadion |
het-kuipje | BE | Westerlo | 51.0950 | 4.9286 | Het Kuipje | Het Kuipje Westerlo |
kvc-westerlo-stadion | BE | Westerlo | 51.0950 | 4.9286 | KVC Westerlo stadion |  |
diaz-arena | BE | Ostend | 51.2145 | 2.9000 | Diaz Arena |  |
kv-oostende-stadion | BE | Ostend | 51.2145 | 2.9000 | KV Oostende stadion |  |
versluys-arena | BE | Ostend | 51.2145 | 2.9000 | Versluys Arena |  |
trixxo-theater | BE | Hasselt | 50.9340 | 5.3690 | Trixxo Theater |  |
grenslandhallen | BE | Hasselt | 50.9340 | 5.3690 | Grenslandhallen |  |
country-hall | BE | Liège | 50.5850 | 5.5650 | Country Hall | Country Hall Liège |
paleis-12 | BE | Brussels | 50.8990 | 4.3400 | Paleis 12 |  |
palais-12 | BE | Brussels | 50.8990 | 4.3400 | Palais 12 |  |
ing-arena | BE | Brussels | 50.8990 | 4.3400 | ING Arena |  |
palais-12-heysel | BE | Brussels | 50.8990 | 4.3400 | Palais 12 Heysel |  |
ab-brussel | BE | Brussels | 50.8475 | 4.3490 | AB Brussel |  |
ancienne-belgique-bruxelles | BE | Brussels | 50.8475 | 4.3490 | Ancienne Belgique Bruxelles |  |
rock-werchter | BE | Haacht | 50.9680 | 4.6850 | Rock Werchter | Festivalpark Werchter, Werchter Festivalpark |
pukkelpop | BE | Hasselt | 50.9660 | 5.3600 | Pukkelpop | Pukkelpop Kiewit |
1-fc-kaiserslautern | DE | Kaiserslautern | 49.4347 | 7.7767 | 1. FC Kaiserslautern |  |
schuco-arena | DE | Bielefeld | 52.0310 | 8.5170 | Schüco-Arena |  |
awd-arena | DE | Hannover | 52.3600 | 9.7310 | AWD-Arena |  |
holstein-kiel-stadion | DE | Kiel | 54.3490 | 10.1240 | Holstein Kiel Stadion |  |
hansa-rostock-stadion | DE | Rostock | 54.0850 | 12.0950 | Hansa Rostock Stadion |  |
heinz-krugel-stadion | DE | Magdeburg | 52.1250 | 11.6710 | Heinz-Krügel-Stadion |  |
dynamo-stadion | DE | Dresden | 51.0410 | 13.7480 | Dynamo Stadion |  |
stadion-am-laubenweg | DE | Fürth | 49.4870 | 10.9990 | Stadion am Laubenweg |  |
ludwigspark | DE | Saarbrücken | 49.2520 | 6.9840 | Ludwigspark |  |
wildpark-karlsruhe | DE | Karlsruhe | 49.0200 | 8.4130 | Wildpark Karlsruhe |  |
auestadion-kassel | DE | Kassel | 51.2930 | 9.4882 | Auestadion Kassel |  |
preussenstadion | DE | Münster | 51.9320 | 7.6260 | Preußenstadion | Preussenstadion Münster |
dietmar-hopp-stadion | DE | Sinsheim | 49.2770 | 8.8425 | Dietmar-Hopp-Stadion |  |
dreisamstadion | DE | Freiburg | 47.9910 | 7.8930 | Dreisamstadion | badenova-Stadion, badenova Stadion, Schwarzwald-Stadion |
schwarzwald-stadion | DE | Freiburg | 47.9910 | 7.8930 | Schwarzwald-Stadion |  |
schalke-arena | DE | Gelsenkirchen | 51.5500 | 7.0600 | Schalke Arena |  |
auf-schalke | DE | Gelsenkirchen | 51.5500 | 7.0600 | Auf Schalke |  |
merkur-spielarena | DE | Düsseldorf | 51.2617 | 6.7331 | Merkur Spielarena |  |
ltu-arena | DE | Düsseldorf | 51.2617 | 6.7331 | LTU Arena |  |
yayla-arena | DE | Krefeld | 51.3350 | 6.5410 | Yayla Arena |  |
konigpalast | DE | Krefeld | 51.3350 | 6.5410 | KönigPALAST |  |
arena-nurnberg | DE | Nürnberg | 49.4260 | 11.1240 | Arena Nürnberg |  |
sap-garden-munchen | DE | Munich | 48.1750 | 11.5520 | SAP Garden München |  |
eurogress | DE | Aachen | 50.7815 | 6.0930 | Eurogress | Eurogress Aachen |
centre-aquatique-olympique | FR | Aubervilliers | 48.9220 | 2.3640 | Centre aquatique olympique |  |
palais-omnisports-de-paris-bercy | FR | Paris | 48.8390 | 2.3790 | Palais omnisports de Paris-Bercy |  |
accorhotels-arena | FR | Paris | 48.8390 | 2.3790 | AccorHotels Arena |  |
adidas-arena | FR | Paris | 48.8990 | 2.3600 | Adidas Arena |  |
arena-porte-de-la-chapelle | FR | Paris | 48.8990 | 2.3600 | Arena Porte de la Chapelle |  |
stadium-municipal-de-toulouse | FR | Toulouse | 43.5820 | 1.4340 | Stadium Municipal de Toulouse |  |
stade-maurice-david | FR | Aix-en-Provence | 43.5215 | 5.4250 | Stade Maurice-David |  |
stade-mayol | FR | Toulon | 43.1190 | 5.9360 | Stade Mayol |  |
palais-des-sports-de-gerland | FR | Lyon | 45.7220 | 4.8320 | Palais des Sports de Gerland |  |
arena-du-pays-d-aix | FR | Aix-en-Provence | 43.4830 | 5.3950 | Arena du Pays d'Aix |  |
arena-aix | FR | Aix-en-Provence | 43.4830 | 5.3950 | Arena Aix |  |
bizkaia-arena | ES | Bilbao | 43.2903 | -2.9922 | Bizkaia Arena |  |
palacio-de-congresos-de-galicia | ES | Santiago de Compostela | 42.8905 | -8.5185 | Palacio de Congresos de Galicia |  |
palacio-de-congresos-de-valencia | ES | Valencia | 39.4960 | -0.4020 | Palacio de Congresos de Valencia |  |
generali-arena | AT | Vienna | 48.1620 | 16.3870 | Generali-Arena |  |
franz-horr-stadion | AT | Vienna | 48.1620 | 16.3870 | Franz-Horr-Stadion |  |
raiffeisen-arena-linz | AT | Linz | 48.2940 | 14.2770 | Raiffeisen Arena Linz | Linzer Stadion |
gugl | AT | Linz | 48.2940 | 14.2770 | Gugl |  |
worthersee-stadion | AT | Klagenfurt am Wörthersee | 46.6080 | 14.2780 | Wörthersee Stadion | Wörtherseestadion |
28-black-arena | AT | Klagenfurt am Wörthersee | 46.6080 | 14.2780 | 28 Black Arena |  |
nv-arena | AT | Sankt Pölten | 48.2220 | 15.6530 | NV Arena |  |
vaz-st-polten | AT | Sankt Pölten | 48.2140 | 15.6400 | VAZ St. Pölten |  |
postfinance-arena | CH | Bern | 46.9600 | 7.4650 | PostFinance Arena |  |
kybunpark | CH | Herisau | 47.4080 | 9.3080 | Kybunpark |  |
afg-arena | CH | Herisau | 47.4080 | 9.3080 | AFG Arena |  |
arena-st-gallen | CH | Herisau | 47.4080 | 9.3080 | Arena St. Gallen |  |
stade-de-la-tuiliere | CH | Lausanne | 46.5530 | 6.6160 | Stade de la Tuilière |  |
vaudoise-arena | CH | Lausanne | 46.5272 | 6.6030 | Vaudoise Aréna |  |
swiss-life-arena | CH | Zürich | 47.3955 | 8.4815 | Swiss Life Arena |  |
bossard-arena | CH | Zug | 47.1780 | 8.5070 | Bossard Arena |  |
brondby-stadion | DK | Glostrup | 55.6489 | 12.4183 | Brøndby Stadion |  |
ceres-park | DK | Århus | 56.1320 | 10.1960 | Ceres Park |  |
nrgi-park | DK | Århus | 56.1320 | 10.1960 | NRGi Park |  |
aarhus-stadion | DK | Århus | 56.1320 | 10.1960 | Aarhus Stadion |  |
`;
