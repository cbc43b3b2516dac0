/**
 * More sights, museums, parks, ski stations, piers and campuses of Austria and Switzerland that groups travel to.
 * Source: own list from general knowledge (2026-11), good to about a kilometre, some to two; that each row lies in its country and near its
 * town is tested. Columns: key | country | town | latitude | longitude | name | other names | names by language.
 * Every position was estimated twice, the second time without sight of the first, and the surer one was taken. Where a place is reached by
 * lift or boat only, the position is where a coach stops.
 */
export const moreSightRowsOfAlps = `
wiener-staatsoper | AT | Vienna | 48.2030 | 16.3690 | Wiener Staatsoper | Staatsoper |
vienna-state-opera | AT | Vienna | 48.2030 | 16.3690 | Vienna State Opera |  |
kunsthistorisches-museum | AT | Vienna | 48.2045 | 16.3616 | Kunsthistorisches Museum |  |
naturhistorisches-museum-wien | AT | Vienna | 48.2045 | 16.3616 | Naturhistorisches Museum Wien |  |
maria-theresien-platz | AT | Vienna | 48.2045 | 16.3616 | Maria-Theresien-Platz |  |
museumsquartier | AT | Vienna | 48.2035 | 16.3585 | MuseumsQuartier | Museumsquartier Wien |
wiener-rathaus | AT | Vienna | 48.2106 | 16.3573 | Wiener Rathaus | Rathausplatz Wien, Wiener Christkindlmarkt |
hundertwasserhaus | AT | Vienna | 48.2070 | 16.3940 | Hundertwasserhaus |  |
kunst-haus-wien | AT | Vienna | 48.2070 | 16.3940 | Kunst Haus Wien |  |
tiergarten-schonbrunn | AT | Vienna | 48.1828 | 16.3030 | Tiergarten Schönbrunn |  |
austria-center-vienna | AT | Vienna | 48.2350 | 16.4130 | Austria Center Vienna | Vienna International Centre |
uno-city | AT | Vienna | 48.2350 | 16.4130 | UNO-City |  |
donauturm | AT | Vienna | 48.2350 | 16.4130 | Donauturm |  |
schiffsstation-reichsbrucke | AT | Vienna | 48.2245 | 16.4085 | Schiffsstation Reichsbrücke |  |
technisches-museum-wien | AT | Vienna | 48.1860 | 16.3130 | Technisches Museum Wien |  |
universitat-wien | AT | Vienna | 48.2130 | 16.3600 | Universität Wien |  |
shopping-city-sud | AT | Mödling | 48.1075 | 16.3175 | Shopping City Süd | SCS |
scs-vosendorf | AT | Mödling | 48.1075 | 16.3175 | SCS Vösendorf |  |
neusiedler-see-podersdorf | AT | Podersdorf am See | 47.8548 | 16.8300 | Neusiedler See Podersdorf |  |
seefestspiele-morbisch-rust | AT | Mörbisch am See | 47.7535 | 16.6955 | Seefestspiele Mörbisch Rust |  |
seebuhne-morbisch | AT | Mörbisch am See | 47.7535 | 16.6955 | Seebühne Mörbisch | Seefestspiele Mörbisch |
steinbruch-st-margarethen | AT | Sankt Margarethen im Burgenland | 47.8045 | 16.6310 | Steinbruch St. Margarethen | Römersteinbruch Sankt Margarethen |
schloss-esterhazy | AT | Eisenstadt | 47.8480 | 16.5190 | Schloss Esterházy |  |
burg-forchtenstein | AT | Forchtenstein | 47.7097 | 16.3312 | Burg Forchtenstein |  |
burgruine-durnstein | AT | Dürnstein | 48.3950 | 15.5200 | Burgruine Dürnstein |  |
kunsthalle-krems | AT | Krems an der Donau | 48.4060 | 15.5970 | Kunsthalle Krems | Donau-Universität Krems |
karikaturmuseum | AT | Krems an der Donau | 48.4060 | 15.5970 | Karikaturmuseum |  |
schloss-schallaburg | AT | Loosdorf | 48.1907 | 15.3560 | Schloss Schallaburg | Schallaburg |
stift-zwettl | AT | Zwettl Stadt | 48.6170 | 15.2010 | Stift Zwettl |  |
stift-altenburg | AT | Altenburg | 48.6460 | 15.5930 | Stift Altenburg |  |
rosenburg | AT | Horn | 48.6295 | 15.6345 | Rosenburg |  |
basilika-mariazell | AT | Mariazell | 47.7733 | 15.3170 | Basilika Mariazell | Wallfahrtsort Mariazell |
raxseilbahn | AT | Reichenau an der Rax | 47.7125 | 15.7960 | Raxseilbahn |  |
rax-seilbahn | AT | Reichenau an der Rax | 47.7125 | 15.7960 | Rax-Seilbahn |  |
schneebergbahn | AT | Puchberg am Schneeberg | 47.7868 | 15.9107 | Schneebergbahn |  |
grazer-schlossberg | AT | Graz | 47.0760 | 15.4370 | Grazer Schlossberg | Schlossberg Graz |
uhrturm-graz | AT | Graz | 47.0760 | 15.4370 | Uhrturm Graz |  |
schloss-eggenberg | AT | Graz | 47.0740 | 15.3910 | Schloss Eggenberg |  |
tierpark-herberstein | AT | Sankt Johann bei Herberstein | 47.2170 | 15.8080 | Tierpark Herberstein | Tierwelt Herberstein, Schloss Herberstein |
freilichtmuseum-stubing | AT | Gratkorn | 47.1645 | 15.3110 | Freilichtmuseum Stübing | Österreichisches Freilichtmuseum Stübing |
lipizzanergestut-piber | AT | Bärnbach | 47.0797 | 15.1103 | Lipizzanergestüt Piber | Gestüt Piber |
burg-riegersburg | AT | Riegersburg | 47.0045 | 15.9330 | Burg Riegersburg |  |
zotter-schokoladenmanufaktur | AT | Riegersburg | 46.9870 | 15.9230 | Zotter Schokoladenmanufaktur |  |
therme-loipersdorf | AT | Loipersdorf bei Fürstenfeld | 46.9860 | 16.1120 | Therme Loipersdorf |  |
rogner-bad-blumau | AT | Bad Blumau | 47.1260 | 16.0480 | Rogner Bad Blumau |  |
erzberg | AT | Eisenerz | 47.5340 | 14.9000 | Erzberg | Abenteuer Erzberg |
hochwurzen | AT | Schladming | 47.3750 | 13.6460 | Hochwurzen |  |
dachstein-gletscherbahn | AT | Ramsau am Dachstein | 47.4555 | 13.6180 | Dachstein-Gletscherbahn | Dachstein Südwand, Ramsau am Dachstein Loipen |
krippenstein | AT | Hallstatt | 47.5500 | 13.7070 | Krippenstein |  |
five-fingers | AT | Hallstatt | 47.5330 | 13.6930 | Five Fingers |  |
kaiservilla | AT | Bad Ischl | 47.7110 | 13.6200 | Kaiservilla | Bad Ischl Kaiservilla |
schafbergbahn | AT | Sankt Wolfgang im Salzkammergut | 47.7400 | 13.4410 | Schafbergbahn |  |
weisses-rossl | AT | Sankt Wolfgang im Salzkammergut | 47.7380 | 13.4480 | Weißes Rössl | Im Weißen Rössl |
schloss-ort | AT | Gmunden | 47.9105 | 13.7875 | Schloss Ort |  |
schloss-orth-gmunden | AT | Gmunden | 47.9105 | 13.7875 | Schloss Orth Gmunden |  |
ars-electronica-center | AT | Linz | 48.3060 | 14.2870 | Ars Electronica Center |  |
lentos | AT | Linz | 48.3060 | 14.2870 | Lentos |  |
brucknerhaus | AT | Linz | 48.3060 | 14.2870 | Brucknerhaus |  |
postlingberg | AT | Linz | 48.3240 | 14.2590 | Pöstlingberg | Pöstlingbergbahn |
voestalpine-stahlwelt | AT | Linz | 48.2755 | 14.3165 | voestalpine Stahlwelt | voestalpine |
stift-kremsmunster | AT | Kremsmünster | 48.0560 | 14.1240 | Stift Kremsmünster |  |
nationalpark-kalkalpen | AT | Grossraming | 47.8580 | 14.5040 | Nationalpark Kalkalpen |  |
salzwelten-durrnberg | AT | Hallein | 47.6668 | 13.0910 | Salzwelten Dürrnberg |  |
keltenmuseum-hallein | AT | Hallein | 47.6835 | 13.0970 | Keltenmuseum Hallein |  |
salzburger-dom | AT | Salzburg | 47.7980 | 13.0480 | Salzburger Dom | Festspielhaus Salzburg, Salzburger Festspiele |
mirabellgarten | AT | Salzburg | 47.8054 | 13.0421 | Mirabellgarten |  |
schloss-mirabell | AT | Salzburg | 47.8058 | 13.0425 | Schloss Mirabell |  |
hangar-7 | AT | Salzburg | 47.7950 | 13.0060 | Hangar-7 |  |
untersbergbahn | AT | Sankt Leonhard | 47.7200 | 13.0370 | Untersbergbahn |  |
designer-outlet-salzburg | AT | Walserfeld | 47.7940 | 12.9875 | Designer Outlet Salzburg |  |
lammerklamm | AT | Scheffau am Tennengebirge | 47.5790 | 13.2570 | Lammerklamm |  |
lammerofen | AT | Scheffau am Tennengebirge | 47.5790 | 13.2570 | Lammeröfen |  |
liechtensteinklamm | AT | Schwarzach im Pongau | 47.3195 | 13.1890 | Liechtensteinklamm |  |
stubnerkogel | AT | Bad Gastein | 47.1105 | 13.1320 | Stubnerkogel | Bad Gastein Stubnerkogel |
felsentherme | AT | Bad Gastein | 47.1102 | 13.1335 | Felsentherme |  |
kaprun-hochgebirgsstauseen | AT | Kaprun | 47.2205 | 12.7240 | Kaprun Hochgebirgsstauseen |  |
hahnenkamm | AT | Kitzbühel | 47.4440 | 12.3910 | Hahnenkamm | Hahnenkammbahn |
streif | AT | Kitzbühel | 47.4440 | 12.3910 | Streif |  |
hintersteiner-see | AT | Scheffau am Wilden Kaiser | 47.5450 | 12.2260 | Hintersteiner See |  |
festung-kufstein | AT | Kufstein | 47.5870 | 12.1690 | Festung Kufstein |  |
alpbach-congress | AT | Alpbach | 47.3985 | 11.9440 | Alpbach Congress | Congress Centrum Alpbach |
schloss-tratzberg | AT | Buch in Tirol | 47.3785 | 11.7425 | Schloss Tratzberg |  |
silberbergwerk-schwaz | AT | Schwaz | 47.3505 | 11.7260 | Silberbergwerk Schwaz |  |
achensee-pertisau | AT | Maurach | 47.4388 | 11.6982 | Achensee Pertisau |  |
goldenes-dachl | AT | Innsbruck | 47.2683 | 11.3933 | Goldenes Dachl |  |
hofkirche-innsbruck | AT | Innsbruck | 47.2683 | 11.3933 | Hofkirche Innsbruck |  |
hofburg-innsbruck | AT | Innsbruck | 47.2683 | 11.3933 | Hofburg Innsbruck |  |
nordkette | AT | Innsbruck | 47.2697 | 11.3952 | Nordkette | Nordkettenbahn |
hungerburgbahn | AT | Innsbruck | 47.2697 | 11.3952 | Hungerburgbahn |  |
alpenzoo | AT | Innsbruck | 47.2800 | 11.3970 | Alpenzoo | Alpenzoo Innsbruck |
schloss-ambras | AT | Innsbruck | 47.2570 | 11.4330 | Schloss Ambras |  |
rosshutte-seefeld | AT | Seefeld in Tirol | 47.3305 | 11.2010 | Rosshütte Seefeld |  |
area-47 | AT | Ötztal-Bahnhof | 47.2330 | 10.8410 | Area 47 |  |
solden-gaislachkogl | AT | Sölden | 46.9593 | 11.0065 | Sölden Gaislachkogl |  |
007-elements | AT | Sölden | 46.9590 | 11.0070 | 007 Elements |  |
otztal-gletscher | AT | Sölden | 46.9375 | 10.9385 | Ötztal Gletscher |  |
area-47-otztal | AT | Ötztal-Bahnhof | 47.2330 | 10.8410 | Area 47 Ötztal |  |
burg-ehrenberg | AT | Reutte | 47.4628 | 10.7185 | Burg Ehrenberg |  |
highline179 | AT | Reutte | 47.4628 | 10.7190 | highline179 |  |
plansee | AT | Reutte | 47.4735 | 10.8000 | Plansee |  |
silvretta-seilbahn | AT | Ischgl | 47.0090 | 10.2910 | Silvretta Seilbahn |  |
idalp | AT | Ischgl | 47.0090 | 10.2910 | Idalp |  |
silvretta-bielerhohe | AT | Galtür | 46.9190 | 10.0930 | Silvretta-Bielerhöhe | Bielerhöhe, Silvretta-Stausee |
seebuhne-bregenz | AT | Bregenz | 47.5060 | 9.7340 | Seebühne Bregenz | Festspielhaus Bregenz, Bregenzer Festspiele |
pfander | AT | Bregenz | 47.5053 | 9.7530 | Pfänder | Pfänderbahn |
inatura | AT | Dornbirn | 47.4105 | 9.7380 | Inatura |  |
burg-landskron | AT | Villach | 46.6425 | 13.9015 | Burg Landskron | Affenberg Landskron |
burg-hochosterwitz | AT | Launsdorf | 46.7547 | 14.4530 | Burg Hochosterwitz | Hochosterwitz |
gurker-dom | AT | Gurk | 46.8740 | 14.2920 | Gurker Dom |  |
dom-zu-gurk | AT | Gurk | 46.8740 | 14.2920 | Dom zu Gurk |  |
pyramidenkogel | AT | Maria Wörth | 46.6070 | 14.1460 | Pyramidenkogel |  |
gerlitzen | AT | Villach | 46.6570 | 13.9000 | Gerlitzen |  |
goldeck | AT | Spittal an der Drau | 46.7900 | 13.4950 | Goldeck |  |
weissensee-techendorf | AT | Steinfeld | 46.7185 | 13.2960 | Weissensee Techendorf |  |
aguntum | AT | Debant | 46.8338 | 12.8205 | Aguntum |  |
schloss-bruck | AT | Lienz | 46.8330 | 12.7480 | Schloss Bruck |  |
grossmunster | CH | Zürich | 47.3667 | 8.5450 | Grossmünster |  |
fraumunster | CH | Zürich | 47.3667 | 8.5450 | Fraumünster |  |
burkliplatz | CH | Zürich | 47.3667 | 8.5450 | Bürkliplatz |  |
landesmuseum-zurich | CH | Zürich | 47.3780 | 8.5390 | Landesmuseum Zürich | Schweizerisches Landesmuseum |
uetliberg | CH | Zürich | 47.3490 | 8.4920 | Uetliberg |  |
lindt-home-of-chocolate | CH | Zürich | 47.3190 | 8.5520 | Lindt Home of Chocolate | Lindt Kilchberg, Lindt Museum |
universitat-zurich-irchel | CH | Zürich | 47.3960 | 8.5490 | Universität Zürich Irchel |  |
alpamare | CH | Pfäffikon | 47.2000 | 8.7900 | Alpamare |  |
fotomuseum-winterthur | CH | Winterthur | 47.4957 | 8.7393 | Fotomuseum Winterthur |  |
munot | CH | Schaffhausen | 47.6980 | 8.6390 | Munot |  |
kloster-st-georgen | CH | Stein am Rhein | 47.6590 | 8.8590 | Kloster St. Georgen |  |
stein-am-rhein-altstadt | CH | Stein am Rhein | 47.6590 | 8.8590 | Stein am Rhein Altstadt |  |
schloss-arenenberg | CH | Ermatingen | 47.6725 | 9.0605 | Schloss Arenenberg |  |
napoleonmuseum | CH | Ermatingen | 47.6725 | 9.0605 | Napoleonmuseum |  |
stiftsbibliothek-st-gallen | CH | Sankt Gallen | 47.4233 | 9.3769 | Stiftsbibliothek St. Gallen | Stiftsbezirk St. Gallen, Kloster St. Gallen |
santis | CH | Wildhaus | 47.2494 | 9.3430 | Säntis | Säntisbahn |
schwagalp | CH | Wildhaus | 47.2567 | 9.3190 | Schwägalp |  |
ebenalp | CH | Appenzell | 47.2840 | 9.4260 | Ebenalp |  |
wildkirchli | CH | Appenzell | 47.2835 | 9.4145 | Wildkirchli |  |
aescher | CH | Appenzell | 47.2833 | 9.4142 | Aescher |  |
heididorf | CH | Maienfeld | 47.0135 | 9.5410 | Heididorf |  |
heidiland | CH | Maienfeld | 47.0085 | 9.5220 | Heidiland |  |
bad-ragaz-tamina-therme | CH | Bad Ragaz | 46.9990 | 9.5005 | Bad Ragaz Tamina Therme | Tamina Therme, Taminaschlucht |
kathedrale-chur | CH | Chur | 46.8480 | 9.5350 | Kathedrale Chur |  |
viamala | CH | Thusis | 46.6635 | 9.4488 | Viamala | Viamala-Schlucht |
bergun-bahnmuseum | CH | Samedan | 46.6305 | 9.7445 | Bergün Bahnmuseum |  |
st-moritz-corviglia | CH | St. Moritz | 46.4990 | 9.8400 | St. Moritz Corviglia | Corviglia, Signal St. Moritz |
diavolezza | CH | Pontresina | 46.4420 | 9.9810 | Diavolezza | Bernina Diavolezza |
ospizio-bernina | CH | Poschiavo | 46.4100 | 10.0190 | Ospizio Bernina |  |
schweizerischer-nationalpark | CH | Zernez | 46.6995 | 10.0965 | Schweizerischer Nationalpark |  |
nationalparkzentrum-zernez | CH | Zernez | 46.6998 | 10.0968 | Nationalparkzentrum Zernez |  |
kloster-mustair | CH | Scuol | 46.6290 | 10.4480 | Kloster Müstair |  |
kloster-st-johann | CH | Scuol | 46.6290 | 10.4480 | Kloster St. Johann |  |
schloss-tarasp | CH | Scuol | 46.7785 | 10.2617 | Schloss Tarasp |  |
engadin-bad-scuol | CH | Scuol | 46.7980 | 10.3010 | Engadin Bad Scuol |  |
kongresszentrum-davos | CH | Davos | 46.7990 | 9.8230 | Kongresszentrum Davos | Congress Center Davos, WEF Davos |
parsennbahn | CH | Davos | 46.8098 | 9.8375 | Parsennbahn |  |
zermatt-gornergrat | CH | Zermatt | 46.0207 | 7.7491 | Zermatt Gornergrat | Gornergrat, Gornergratbahn |
riffelberg | CH | Zermatt | 45.9930 | 7.7545 | Riffelberg |  |
bettmeralp | CH | Fiesch | 46.3930 | 8.0640 | Bettmeralp |  |
riederalp | CH | Naters | 46.3560 | 8.0440 | Riederalp |  |
aletschgletscher | CH | Fiesch | 46.4010 | 8.1350 | Aletschgletscher |  |
eggishorn | CH | Fiesch | 46.4010 | 8.1350 | Eggishorn |  |
leukerbad-therme | CH | Leukerbad | 46.3800 | 7.6260 | Leukerbad Therme |  |
chateau-de-valere | CH | Sitten | 46.2340 | 7.3600 | Château de Valère |  |
tourbillon | CH | Sitten | 46.2340 | 7.3600 | Tourbillon |  |
nendaz | CH | Basse-Nendaz | 46.1830 | 7.2970 | Nendaz | Haute-Nendaz |
siviez | CH | Basse-Nendaz | 46.1350 | 7.3165 | Siviez |  |
veysonnaz | CH | Basse-Nendaz | 46.1960 | 7.3380 | Veysonnaz |  |
barrage-de-la-grande-dixence | CH | Evolène | 46.0810 | 7.4020 | Barrage de la Grande Dixence | Grande Dixence |
fondation-gianadda | CH | Martigny-Ville | 46.0990 | 7.0730 | Fondation Gianadda |  |
barryland | CH | Martigny-Ville | 46.0990 | 7.0730 | Barryland |  |
hospice-du-grand-saint-bernard | CH | Orsières | 45.8690 | 7.1710 | Hospice du Grand-Saint-Bernard | Great St Bernard Hospice |
aquaparc | CH | Tanay | 46.3870 | 6.8570 | Aquaparc | Aquaparc Le Bouveret |
swiss-vapeur-parc | CH | Tanay | 46.3865 | 6.8590 | Swiss Vapeur Parc |  |
mines-de-sel-de-bex | CH | Bex | 46.2630 | 7.0330 | Mines de sel de Bex |  |
villars-sur-ollon-ski | CH | Villars-sur-Ollon | 46.2970 | 7.0590 | Villars-sur-Ollon ski | Villars Gryon |
glacier-3000 | CH | Villars-sur-Ollon | 46.3545 | 7.2070 | Glacier 3000 |  |
leysin-ski | CH | Leysin | 46.3450 | 7.0185 | Leysin ski |  |
rochers-de-naye | CH | Montreux | 46.4330 | 6.9110 | Rochers-de-Naye |  |
montreux-jazz | CH | Montreux | 46.4386 | 6.9032 | Montreux Jazz |  |
auditorium-stravinski | CH | Montreux | 46.4386 | 6.9032 | Auditorium Stravinski |  |
2m2c | CH | Montreux | 46.4386 | 6.9032 | 2m2c |  |
alimentarium | CH | Vevey | 46.4610 | 6.8460 | Alimentarium |  |
chaplin-s-world | CH | Vevey | 46.4752 | 6.8560 | Chaplin's World |  |
cathedrale-de-lausanne | CH | Lausanne | 46.5230 | 6.6360 | Cathédrale de Lausanne | Université de Lausanne |
aquatis | CH | Lausanne | 46.5405 | 6.6570 | Aquatis |  |
unil | CH | Lausanne | 46.5230 | 6.5790 | UNIL |  |
universite-de-lausanne-dorigny | CH | Lausanne | 46.5230 | 6.5790 | Université de Lausanne Dorigny |  |
palais-des-nations | CH | Genève | 46.2270 | 6.1400 | Palais des Nations | United Nations Geneva |
onu-geneve | CH | Genève | 46.2270 | 6.1400 | ONU Genève |  |
un-geneva | CH | Genève | 46.2270 | 6.1400 | UN Geneva |  |
cathedrale-saint-pierre | CH | Genève | 46.2010 | 6.1480 | Cathédrale Saint-Pierre |  |
jet-d-eau | CH | Genève | 46.2074 | 6.1560 | Jet d'eau |  |
balexert | CH | Genève | 46.2190 | 6.1117 | Balexert |  |
paleo | CH | Nyon | 46.4000 | 6.2120 | Paléo | Paléo Festival |
chateau-d-yverdon | CH | Yverdon-les-Bains | 46.7780 | 6.6410 | Château d'Yverdon |  |
maison-d-ailleurs | CH | Yverdon-les-Bains | 46.7780 | 6.6410 | Maison d'Ailleurs |  |
grand-hotel-sainte-croix | CH | Sainte-Croix | 46.8200 | 6.5030 | Grand Hôtel Sainte-Croix |  |
chateau-de-morges | CH | Morges | 46.5065 | 6.4960 | Château de Morges |  |
lavaux-oron | CH | Oron-la-Ville | 46.5710 | 6.8340 | Lavaux Oron |  |
lavaux | CH | Cully | 46.4900 | 6.7300 | Lavaux | Vignobles de Lavaux |
cathedrale-de-fribourg | CH | Fribourg | 46.8065 | 7.1628 | Cathédrale de Fribourg | Cathédrale Saint-Nicolas |
moleson | CH | Broc | 46.5625 | 7.0360 | Moléson |  |
papiliorama | CH | Kerzers | 46.9890 | 7.2005 | Papiliorama | Papiliorama Kerzers |
murten-altstadt | CH | Murten/Morat | 46.9280 | 7.1170 | Murten Altstadt |  |
latenium | CH | Saint-Blaise | 47.0085 | 6.9715 | Laténium |  |
musee-international-d-horlogerie | CH | La Chaux-de-Fonds | 47.1030 | 6.8280 | Musée international d'horlogerie | MIH |
marche-concours | CH | Saignelégier | 47.2560 | 7.0020 | Marché-Concours |  |
zytglogge | CH | Bern | 46.9475 | 7.4513 | Zytglogge |  |
berner-altstadt | CH | Bern | 46.9475 | 7.4513 | Berner Altstadt |  |
bundeshaus | CH | Bern | 46.9475 | 7.4513 | Bundeshaus |  |
zentrum-paul-klee | CH | Bern | 46.9490 | 7.4740 | Zentrum Paul Klee | Paul Klee Zentrum |
barenpark | CH | Bern | 46.9480 | 7.4600 | Bärenpark | BärenPark Bern |
rosengarten-bern | CH | Bern | 46.9480 | 7.4600 | Rosengarten Bern |  |
gurten | CH | Bern | 46.9240 | 7.4400 | Gurten | Gurtenpark |
emmentaler-schaukaserei | CH | Sumiswald | 47.0655 | 7.7350 | Emmentaler Schaukäserei | Schaukäserei Affoltern |
schloss-burgdorf | CH | Burgdorf | 47.0550 | 7.6200 | Schloss Burgdorf |  |
st-ursenkathedrale | CH | Solothurn | 47.2070 | 7.5370 | St. Ursenkathedrale |  |
interlaken-hohematte | CH | Unterseen | 46.6860 | 7.8530 | Interlaken Höhematte |  |
st-beatus-hohlen | CH | Beatenberg | 46.6847 | 7.7813 | St. Beatus-Höhlen |  |
wilderswil-schynige-platte | CH | Interlaken | 46.6690 | 7.8660 | Wilderswil Schynige Platte | Schynige Platte |
giessbach | CH | Brienz | 46.7353 | 8.0222 | Giessbach | Giessbachfälle |
brienzer-rothorn | CH | Brienz | 46.7560 | 8.0370 | Brienzer Rothorn | Brienz Rothorn Bahn |
lauterbrunnen-trummelbachfalle | CH | Lauterbrunnen | 46.5690 | 7.9140 | Lauterbrunnen Trümmelbachfälle | Trümmelbachfälle |
staubbachfall | CH | Lauterbrunnen | 46.5930 | 7.9080 | Staubbachfall |  |
schilthorn | CH | Lauterbrunnen | 46.5570 | 7.8350 | Schilthorn | Stechelberg Schilthornbahn |
grindelwald-first | CH | Grindelwald | 46.6240 | 8.0390 | Grindelwald First | Grindelwald Terminal |
eiger-express | CH | Grindelwald | 46.6243 | 8.0170 | Eiger Express |  |
aareschlucht | CH | Meiringen | 46.7203 | 8.2070 | Aareschlucht |  |
reichenbachfall | CH | Meiringen | 46.7150 | 8.1900 | Reichenbachfall |  |
oeschinensee | CH | Kandersteg | 46.4970 | 7.7260 | Oeschinensee |  |
blausee | CH | Frutigen | 46.5380 | 7.6700 | Blausee |  |
gstaad-menuhin | CH | Gstaad | 46.4750 | 7.2860 | Gstaad Menuhin |  |
kkl-luzern | CH | Luzern | 47.0503 | 8.3120 | KKL Luzern | KKL |
lowendenkmal | CH | Luzern | 47.0583 | 8.3106 | Löwendenkmal |  |
rigi-kulm | CH | Arth | 47.0560 | 8.4850 | Rigi Kulm | Rigi, Vitznau Rigibahn |
stanserhorn | CH | Stans | 46.9580 | 8.3650 | Stanserhorn | Stanserhornbahn |
rutli | CH | Ingenbohl | 46.9700 | 8.6000 | Rütli |  |
victorinox-brunnen | CH | Ingenbohl | 46.9940 | 8.6040 | Victorinox Brunnen |  |
swiss-knife-valley | CH | Ingenbohl | 46.9940 | 8.6040 | Swiss Knife Valley |  |
stoos | CH | Schwyz | 46.9920 | 8.6720 | Stoos | Stoosbahn |
tell-denkmal-altdorf | CH | Altdorf | 46.8810 | 8.6410 | Tell-Denkmal Altdorf |  |
skiarena-andermatt | CH | Andermatt | 46.6360 | 8.5940 | SkiArena Andermatt | Andermatt-Sedrun |
gemsstock | CH | Andermatt | 46.6360 | 8.5940 | Gemsstock |  |
gotthardpass | CH | Airolo | 46.5560 | 8.5660 | Gotthardpass | Gotthard-Hospiz |
san-gottardo | CH | Airolo | 46.5560 | 8.5660 | San Gottardo |  |
monte-verita | CH | Ascona | 46.1560 | 8.7680 | Monte Verità |  |
diga-verzasca | CH | Gordola | 46.1965 | 8.8470 | Diga Verzasca | Verzasca |
lac-lugano | CH | Lugano | 46.0030 | 8.9520 | LAC Lugano |  |
monte-bre | CH | Lugano | 46.0050 | 8.9680 | Monte Brè |  |
foxtown | CH | Mendrisio | 45.8700 | 8.9830 | FoxTown |  |
fox-town-mendrisio | CH | Mendrisio | 45.8700 | 8.9830 | Fox Town Mendrisio |  |
monte-generoso | CH | Melano | 45.9020 | 8.9790 | Monte Generoso |  |
basler-munster | CH | Basel | 47.5560 | 7.5920 | Basler Münster |  |
kunstmuseum-basel | CH | Basel | 47.5560 | 7.5920 | Kunstmuseum Basel |  |
zoo-basel | CH | Basel | 47.5480 | 7.5790 | Zoo Basel |  |
zolli | CH | Basel | 47.5480 | 7.5790 | Zolli |  |
augusta-raurica | CH | Pratteln | 47.5330 | 7.7220 | Augusta Raurica |  |
fondation-beyeler | CH | Riehen | 47.5880 | 7.6500 | Fondation Beyeler |  |
musee-tinguely | CH | Basel | 47.5591 | 7.6123 | Musée Tinguely | Museum Tinguely |
schloss-habsburg | CH | Schinznach Bad | 47.4627 | 8.1812 | Schloss Habsburg |  |
schloss-wildegg | CH | Niederlenz | 47.4190 | 8.1700 | Schloss Wildegg |  |
schloss-lenzburg | CH | Lenzburg | 47.3872 | 8.1855 | Schloss Lenzburg |  |
feldschlosschen | CH | Rheinfelden | 47.5520 | 7.7940 | Feldschlösschen |  |
`;
