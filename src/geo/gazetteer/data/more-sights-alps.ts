/**
 * More sights, museums, parks, ski stations, piers and campuses of Austria and Switzerland that groups travel to.
 * Source: own list from general knowledge (2026-11), good to about a kilometre, some to two; that each row lies in its country and near its
 * town is tested. Columns: key | country | town | latitude | longitude | name | other names | names by language.
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
schiffsstation-reichsbrucke | AT | Vienna | 48.2190 | 16.4200 | Schiffsstation Reichsbrücke |  |
technisches-museum-wien | AT | Vienna | 48.1860 | 16.3130 | Technisches Museum Wien |  |
universitat-wien | AT | Vienna | 48.2130 | 16.3600 | Universität Wien |  |
shopping-city-sud | AT | Mödling | 48.0850 | 16.2830 | Shopping City Süd | SCS |
scs-vosendorf | AT | Mödling | 48.0850 | 16.2830 | SCS Vösendorf |  |
neusiedler-see-podersdorf | AT | Neusiedl am See | 47.9230 | 16.8540 | Neusiedler See Podersdorf |  |
seefestspiele-morbisch-rust | AT | Rust | 47.8020 | 16.6720 | Seefestspiele Mörbisch Rust |  |
seebuhne-morbisch | AT | Mörbisch am See | 47.7530 | 16.6690 | Seebühne Mörbisch | Seefestspiele Mörbisch |
steinbruch-st-margarethen | AT | Sankt Margarethen im Burgenland | 47.8080 | 16.5850 | Steinbruch St. Margarethen | Römersteinbruch Sankt Margarethen |
schloss-esterhazy | AT | Eisenstadt | 47.8480 | 16.5190 | Schloss Esterházy |  |
burg-forchtenstein | AT | Mattersburg | 47.7370 | 16.4000 | Burg Forchtenstein |  |
burgruine-durnstein | AT | Dürnstein | 48.3950 | 15.5200 | Burgruine Dürnstein |  |
kunsthalle-krems | AT | Krems an der Donau | 48.4060 | 15.5970 | Kunsthalle Krems | Donau-Universität Krems |
karikaturmuseum | AT | Krems an der Donau | 48.4060 | 15.5970 | Karikaturmuseum |  |
schloss-schallaburg | AT | Gerolding | 48.2320 | 15.4080 | Schloss Schallaburg | Schallaburg |
stift-zwettl | AT | Zwettl Stadt | 48.6070 | 15.1650 | Stift Zwettl |  |
stift-altenburg | AT | Maissau | 48.6010 | 15.8330 | Stift Altenburg |  |
rosenburg | AT | Maissau | 48.6010 | 15.8330 | Rosenburg |  |
basilika-mariazell | AT | Mariazell | 47.7820 | 15.3180 | Basilika Mariazell | Wallfahrtsort Mariazell |
raxseilbahn | AT | Puchberg am Schneeberg | 47.7690 | 15.8110 | Raxseilbahn |  |
rax-seilbahn | AT | Puchberg am Schneeberg | 47.7690 | 15.8110 | Rax-Seilbahn |  |
schneebergbahn | AT | Puchberg am Schneeberg | 47.7610 | 15.8340 | Schneebergbahn |  |
grazer-schlossberg | AT | Graz | 47.0760 | 15.4370 | Grazer Schlossberg | Schlossberg Graz |
uhrturm-graz | AT | Graz | 47.0760 | 15.4370 | Uhrturm Graz |  |
schloss-eggenberg | AT | Graz | 47.0740 | 15.3910 | Schloss Eggenberg |  |
tierpark-herberstein | AT | Weiz | 47.2220 | 15.6170 | Tierpark Herberstein | Tierwelt Herberstein, Schloss Herberstein |
freilichtmuseum-stubing | AT | Gratkorn | 47.1420 | 15.3180 | Freilichtmuseum Stübing | Österreichisches Freilichtmuseum Stübing |
lipizzanergestut-piber | AT | Edelschrott | 47.0240 | 15.0870 | Lipizzanergestüt Piber | Gestüt Piber |
burg-riegersburg | AT | Feldbach | 46.9530 | 15.8890 | Burg Riegersburg |  |
zotter-schokoladenmanufaktur | AT | Feldbach | 46.9530 | 15.8890 | Zotter Schokoladenmanufaktur |  |
therme-loipersdorf | AT | Loipersdorf bei Fürstenfeld | 47.0160 | 16.1330 | Therme Loipersdorf |  |
rogner-bad-blumau | AT | Sankt Johann in der Haide | 47.2800 | 16.0230 | Rogner Bad Blumau |  |
erzberg | AT | Eisenerz | 47.5240 | 14.8960 | Erzberg | Abenteuer Erzberg |
hochwurzen | AT | Schladming | 47.3720 | 13.7080 | Hochwurzen |  |
dachstein-gletscherbahn | AT | Ramsau am Dachstein | 47.4210 | 13.6260 | Dachstein-Gletscherbahn | Dachstein Südwand, Ramsau am Dachstein Loipen |
krippenstein | AT | Hallstatt | 47.5330 | 13.6930 | Krippenstein |  |
five-fingers | AT | Hallstatt | 47.5330 | 13.6930 | Five Fingers |  |
kaiservilla | AT | Bad Ischl | 47.7110 | 13.6200 | Kaiservilla | Bad Ischl Kaiservilla |
schafbergbahn | AT | Sankt Wolfgang im Salzkammergut | 47.7400 | 13.4410 | Schafbergbahn |  |
weisses-rossl | AT | Sankt Wolfgang im Salzkammergut | 47.7380 | 13.4480 | Weißes Rössl | Im Weißen Rössl |
schloss-ort | AT | Gmunden | 47.9200 | 13.7990 | Schloss Ort |  |
schloss-orth-gmunden | AT | Gmunden | 47.9200 | 13.7990 | Schloss Orth Gmunden |  |
ars-electronica-center | AT | Linz | 48.3060 | 14.2870 | Ars Electronica Center |  |
lentos | AT | Linz | 48.3060 | 14.2870 | Lentos |  |
brucknerhaus | AT | Linz | 48.3060 | 14.2870 | Brucknerhaus |  |
postlingberg | AT | Linz | 48.3240 | 14.2590 | Pöstlingberg | Pöstlingbergbahn |
voestalpine-stahlwelt | AT | Linz | 48.2490 | 14.3060 | voestalpine Stahlwelt | voestalpine |
stift-kremsmunster | AT | Kremsmünster | 48.0560 | 14.1240 | Stift Kremsmünster |  |
nationalpark-kalkalpen | AT | Grossraming | 47.8580 | 14.5040 | Nationalpark Kalkalpen |  |
salzwelten-durrnberg | AT | Kuchl | 47.5690 | 13.0060 | Salzwelten Dürrnberg |  |
keltenmuseum-hallein | AT | Kuchl | 47.5690 | 13.0060 | Keltenmuseum Hallein |  |
salzburger-dom | AT | Salzburg | 47.7980 | 13.0480 | Salzburger Dom | Festspielhaus Salzburg, Salzburger Festspiele |
mirabellgarten | AT | Salzburg | 47.7980 | 13.0480 | Mirabellgarten |  |
schloss-mirabell | AT | Salzburg | 47.7980 | 13.0480 | Schloss Mirabell |  |
hangar-7 | AT | Salzburg | 47.7950 | 13.0060 | Hangar-7 |  |
untersbergbahn | AT | Sankt Leonhard | 47.7200 | 13.0370 | Untersbergbahn |  |
designer-outlet-salzburg | AT | Salzburg | 47.7790 | 12.9990 | Designer Outlet Salzburg |  |
lammerklamm | AT | Obergäu | 47.5820 | 13.1650 | Lammerklamm |  |
lammerofen | AT | Obergäu | 47.5820 | 13.1650 | Lammeröfen |  |
liechtensteinklamm | AT | Schwarzach im Pongau | 47.3100 | 13.1300 | Liechtensteinklamm |  |
stubnerkogel | AT | Bad Gastein | 47.1190 | 13.1330 | Stubnerkogel | Bad Gastein Stubnerkogel |
felsentherme | AT | Bad Gastein | 47.1190 | 13.1330 | Felsentherme |  |
kaprun-hochgebirgsstauseen | AT | Kaprun | 47.2010 | 12.7260 | Kaprun Hochgebirgsstauseen |  |
hahnenkamm | AT | Kitzbühel | 47.4440 | 12.3910 | Hahnenkamm | Hahnenkammbahn |
streif | AT | Kitzbühel | 47.4440 | 12.3910 | Streif |  |
hintersteiner-see | AT | Going | 47.5350 | 12.3510 | Hintersteiner See |  |
festung-kufstein | AT | Kufstein | 47.5870 | 12.1690 | Festung Kufstein |  |
alpbach-congress | AT | Reith im Alpbachtal | 47.3920 | 11.8920 | Alpbach Congress | Congress Centrum Alpbach |
schloss-tratzberg | AT | Schwaz | 47.3480 | 11.7080 | Schloss Tratzberg |  |
silberbergwerk-schwaz | AT | Schwaz | 47.3480 | 11.7080 | Silberbergwerk Schwaz |  |
achensee-pertisau | AT | Maurach | 47.4300 | 11.7200 | Achensee Pertisau |  |
goldenes-dachl | AT | Innsbruck | 47.2683 | 11.3933 | Goldenes Dachl |  |
hofkirche-innsbruck | AT | Innsbruck | 47.2683 | 11.3933 | Hofkirche Innsbruck |  |
hofburg-innsbruck | AT | Innsbruck | 47.2683 | 11.3933 | Hofburg Innsbruck |  |
nordkette | AT | Innsbruck | 47.3060 | 11.3790 | Nordkette | Nordkettenbahn |
hungerburgbahn | AT | Innsbruck | 47.3060 | 11.3790 | Hungerburgbahn |  |
alpenzoo | AT | Innsbruck | 47.2800 | 11.3970 | Alpenzoo | Alpenzoo Innsbruck |
schloss-ambras | AT | Innsbruck | 47.2570 | 11.4330 | Schloss Ambras |  |
rosshutte-seefeld | AT | Scharnitz | 47.3870 | 11.2640 | Rosshütte Seefeld |  |
area-47 | AT | Längenfeld | 47.0640 | 10.9710 | Area 47 |  |
solden-gaislachkogl | AT | Sölden | 46.9690 | 11.0100 | Sölden Gaislachkogl |  |
007-elements | AT | Sölden | 46.9690 | 11.0100 | 007 Elements |  |
otztal-gletscher | AT | Sölden | 46.9690 | 11.0100 | Ötztal Gletscher |  |
area-47-otztal | AT | Imst | 47.2230 | 10.7500 | Area 47 Ötztal |  |
burg-ehrenberg | AT | Reutte | 47.4800 | 10.7200 | Burg Ehrenberg |  |
highline179 | AT | Reutte | 47.4800 | 10.7200 | highline179 |  |
plansee | AT | Lermoos | 47.4500 | 10.8600 | Plansee |  |
silvretta-seilbahn | AT | Ischgl | 47.0090 | 10.2910 | Silvretta Seilbahn |  |
idalp | AT | Ischgl | 47.0090 | 10.2910 | Idalp |  |
silvretta-bielerhohe | AT | Galtür | 46.9190 | 10.0930 | Silvretta-Bielerhöhe | Bielerhöhe, Silvretta-Stausee |
seebuhne-bregenz | AT | Bregenz | 47.5060 | 9.7340 | Seebühne Bregenz | Festspielhaus Bregenz, Bregenzer Festspiele |
pfander | AT | Bregenz | 47.5010 | 9.7710 | Pfänder | Pfänderbahn |
inatura | AT | Hohenems | 47.3670 | 9.6900 | Inatura |  |
burg-landskron | AT | Villach | 46.6130 | 13.8460 | Burg Landskron | Affenberg Landskron |
burg-hochosterwitz | AT | St. Georgen am Längsee | 46.7930 | 14.4500 | Burg Hochosterwitz | Hochosterwitz |
gurker-dom | AT | Gurk | 46.8740 | 14.2920 | Gurker Dom |  |
dom-zu-gurk | AT | Gurk | 46.8740 | 14.2920 | Dom zu Gurk |  |
pyramidenkogel | AT | Maria Wörth | 46.6070 | 14.1460 | Pyramidenkogel |  |
gerlitzen | AT | Villach | 46.6550 | 13.8860 | Gerlitzen |  |
goldeck | AT | Stockenboi | 46.7080 | 13.4900 | Goldeck |  |
weissensee-techendorf | AT | Greifenburg | 46.7430 | 13.1700 | Weissensee Techendorf |  |
aguntum | AT | Lienz | 46.8390 | 12.8000 | Aguntum |  |
schloss-bruck | AT | Lienz | 46.8230 | 12.7630 | Schloss Bruck |  |
grossmunster | CH | Zürich | 47.3667 | 8.5450 | Grossmünster |  |
fraumunster | CH | Zürich | 47.3667 | 8.5450 | Fraumünster |  |
burkliplatz | CH | Zürich | 47.3667 | 8.5450 | Bürkliplatz |  |
landesmuseum-zurich | CH | Zürich | 47.3780 | 8.5390 | Landesmuseum Zürich | Schweizerisches Landesmuseum |
uetliberg | CH | Zürich | 47.3490 | 8.4920 | Uetliberg |  |
lindt-home-of-chocolate | CH | Zürich | 47.3190 | 8.5520 | Lindt Home of Chocolate | Lindt Kilchberg, Lindt Museum |
universitat-zurich-irchel | CH | Zürich | 47.3960 | 8.5490 | Universität Zürich Irchel |  |
alpamare | CH | Hinwil | 47.2970 | 8.8030 | Alpamare |  |
fotomuseum-winterthur | CH | Winterthur | 47.4990 | 8.7270 | Fotomuseum Winterthur |  |
munot | CH | Schaffhausen | 47.6980 | 8.6390 | Munot |  |
kloster-st-georgen | CH | Stein am Rhein | 47.6590 | 8.8590 | Kloster St. Georgen |  |
stein-am-rhein-altstadt | CH | Stein am Rhein | 47.6590 | 8.8590 | Stein am Rhein Altstadt |  |
schloss-arenenberg | CH | Kreuzlingen | 47.6690 | 9.1560 | Schloss Arenenberg |  |
napoleonmuseum | CH | Kreuzlingen | 47.6690 | 9.1560 | Napoleonmuseum |  |
stiftsbibliothek-st-gallen | CH | Sankt Gallen | 47.4233 | 9.3769 | Stiftsbibliothek St. Gallen | Stiftsbezirk St. Gallen, Kloster St. Gallen |
santis | CH | Wildhaus | 47.2494 | 9.3430 | Säntis | Säntisbahn |
schwagalp | CH | Wildhaus | 47.2494 | 9.3430 | Schwägalp |  |
ebenalp | CH | Appenzell | 47.2840 | 9.4260 | Ebenalp |  |
wildkirchli | CH | Appenzell | 47.2840 | 9.4260 | Wildkirchli |  |
aescher | CH | Appenzell | 47.2840 | 9.4260 | Aescher |  |
heididorf | CH | Sargans | 47.0560 | 9.4400 | Heididorf |  |
heidiland | CH | Sargans | 47.0560 | 9.4400 | Heidiland |  |
bad-ragaz-tamina-therme | CH | Bad Ragaz | 47.0080 | 9.5020 | Bad Ragaz Tamina Therme | Tamina Therme, Taminaschlucht |
kathedrale-chur | CH | Chur | 46.8480 | 9.5350 | Kathedrale Chur |  |
viamala | CH | Thusis | 46.6930 | 9.4400 | Viamala | Viamala-Schlucht |
bergun-bahnmuseum | CH | Samedan | 46.5780 | 9.8380 | Bergün Bahnmuseum |  |
st-moritz-corviglia | CH | St. Moritz | 46.4970 | 9.8370 | St. Moritz Corviglia | Corviglia, Signal St. Moritz |
diavolezza | CH | Poschiavo | 46.3780 | 9.9600 | Diavolezza | Bernina Diavolezza |
ospizio-bernina | CH | Poschiavo | 46.4100 | 10.0190 | Ospizio Bernina |  |
schweizerischer-nationalpark | CH | Zernez | 46.6460 | 10.1130 | Schweizerischer Nationalpark |  |
nationalparkzentrum-zernez | CH | Zernez | 46.6460 | 10.1130 | Nationalparkzentrum Zernez |  |
kloster-mustair | CH | Scuol | 46.6290 | 10.4480 | Kloster Müstair |  |
kloster-st-johann | CH | Scuol | 46.6290 | 10.4480 | Kloster St. Johann |  |
schloss-tarasp | CH | Scuol | 46.7980 | 10.3010 | Schloss Tarasp |  |
engadin-bad-scuol | CH | Scuol | 46.7980 | 10.3010 | Engadin Bad Scuol |  |
kongresszentrum-davos | CH | Davos | 46.7990 | 9.8230 | Kongresszentrum Davos | Congress Center Davos, WEF Davos |
parsennbahn | CH | Davos | 46.7990 | 9.8230 | Parsennbahn |  |
zermatt-gornergrat | CH | Zermatt | 46.0207 | 7.7491 | Zermatt Gornergrat | Gornergrat, Gornergratbahn |
riffelberg | CH | Zermatt | 45.9840 | 7.7830 | Riffelberg |  |
bettmeralp | CH | Fiesch | 46.3930 | 8.0640 | Bettmeralp |  |
riederalp | CH | Fiesch | 46.3930 | 8.0640 | Riederalp |  |
aletschgletscher | CH | Fiesch | 46.3930 | 8.0640 | Aletschgletscher |  |
eggishorn | CH | Fiesch | 46.3930 | 8.0640 | Eggishorn |  |
leukerbad-therme | CH | Leukerbad | 46.3800 | 7.6260 | Leukerbad Therme |  |
chateau-de-valere | CH | Sitten | 46.2340 | 7.3600 | Château de Valère |  |
tourbillon | CH | Sitten | 46.2340 | 7.3600 | Tourbillon |  |
nendaz | CH | Basse-Nendaz | 46.1770 | 7.2770 | Nendaz | Haute-Nendaz |
siviez | CH | Basse-Nendaz | 46.1770 | 7.2770 | Siviez |  |
veysonnaz | CH | Hérémence | 46.1780 | 7.4050 | Veysonnaz |  |
barrage-de-la-grande-dixence | CH | Evolène | 46.0810 | 7.4020 | Barrage de la Grande Dixence | Grande Dixence |
fondation-gianadda | CH | Martigny-Ville | 46.0990 | 7.0730 | Fondation Gianadda |  |
barryland | CH | Martigny-Ville | 46.0990 | 7.0730 | Barryland |  |
hospice-du-grand-saint-bernard | CH | Orsières | 45.8690 | 7.1710 | Hospice du Grand-Saint-Bernard | Great St Bernard Hospice |
aquaparc | CH | Tanay | 46.3560 | 6.8630 | Aquaparc | Aquaparc Le Bouveret |
swiss-vapeur-parc | CH | Tanay | 46.3560 | 6.8630 | Swiss Vapeur Parc |  |
mines-de-sel-de-bex | CH | Bex | 46.2560 | 7.0010 | Mines de sel de Bex |  |
villars-sur-ollon-ski | CH | Villars-sur-Ollon | 46.2970 | 7.0590 | Villars-sur-Ollon ski | Villars Gryon |
glacier-3000 | CH | Villars-sur-Ollon | 46.3470 | 7.2030 | Glacier 3000 |  |
leysin-ski | CH | Aigle | 46.3470 | 6.9710 | Leysin ski |  |
rochers-de-naye | CH | Montreux | 46.4330 | 6.9110 | Rochers-de-Naye |  |
montreux-jazz | CH | Montreux | 46.4320 | 6.9090 | Montreux Jazz |  |
auditorium-stravinski | CH | Montreux | 46.4320 | 6.9090 | Auditorium Stravinski |  |
2m2c | CH | Montreux | 46.4320 | 6.9090 | 2m2c |  |
alimentarium | CH | Vevey | 46.4610 | 6.8460 | Alimentarium |  |
chaplin-s-world | CH | Vevey | 46.4610 | 6.8460 | Chaplin's World |  |
cathedrale-de-lausanne | CH | Lausanne | 46.5230 | 6.6360 | Cathédrale de Lausanne | Université de Lausanne |
aquatis | CH | Lausanne | 46.5230 | 6.6360 | Aquatis |  |
unil | CH | Lausanne | 46.5230 | 6.5790 | UNIL |  |
universite-de-lausanne-dorigny | CH | Lausanne | 46.5230 | 6.5790 | Université de Lausanne Dorigny |  |
palais-des-nations | CH | Genève | 46.2270 | 6.1400 | Palais des Nations | United Nations Geneva |
onu-geneve | CH | Genève | 46.2270 | 6.1400 | ONU Genève |  |
un-geneva | CH | Genève | 46.2270 | 6.1400 | UN Geneva |  |
cathedrale-saint-pierre | CH | Genève | 46.2010 | 6.1480 | Cathédrale Saint-Pierre |  |
jet-d-eau | CH | Genève | 46.2010 | 6.1480 | Jet d'eau |  |
balexert | CH | Genève | 46.2290 | 6.1140 | Balexert |  |
paleo | CH | Nyon | 46.3900 | 6.2360 | Paléo | Paléo Festival |
chateau-d-yverdon | CH | Yverdon-les-Bains | 46.7780 | 6.6410 | Château d'Yverdon |  |
maison-d-ailleurs | CH | Yverdon-les-Bains | 46.7780 | 6.6410 | Maison d'Ailleurs |  |
grand-hotel-sainte-croix | CH | Sainte-Croix | 46.8200 | 6.5030 | Grand Hôtel Sainte-Croix |  |
chateau-de-morges | CH | Morges | 46.5140 | 6.4990 | Château de Morges |  |
lavaux-oron | CH | Oron-la-Ville | 46.5710 | 6.8340 | Lavaux Oron |  |
lavaux | CH | Cully | 46.4900 | 6.7300 | Lavaux | Vignobles de Lavaux |
cathedrale-de-fribourg | CH | Fribourg | 46.8065 | 7.1628 | Cathédrale de Fribourg | Cathédrale Saint-Nicolas |
moleson | CH | Broc | 46.5940 | 7.0950 | Moléson |  |
papiliorama | CH | Avenches | 46.8790 | 7.0420 | Papiliorama | Papiliorama Kerzers |
murten-altstadt | CH | Murten/Morat | 46.9280 | 7.1170 | Murten Altstadt |  |
latenium | CH | Neuchâtel | 47.0000 | 6.9530 | Laténium |  |
musee-international-d-horlogerie | CH | La Chaux-de-Fonds | 47.1030 | 6.8280 | Musée international d'horlogerie | MIH |
marche-concours | CH | Saignelégier | 47.2560 | 7.0020 | Marché-Concours |  |
zytglogge | CH | Bern | 46.9475 | 7.4513 | Zytglogge |  |
berner-altstadt | CH | Bern | 46.9475 | 7.4513 | Berner Altstadt |  |
bundeshaus | CH | Bern | 46.9475 | 7.4513 | Bundeshaus |  |
zentrum-paul-klee | CH | Bern | 46.9490 | 7.4740 | Zentrum Paul Klee | Paul Klee Zentrum |
barenpark | CH | Bern | 46.9480 | 7.4600 | Bärenpark | BärenPark Bern |
rosengarten-bern | CH | Bern | 46.9480 | 7.4600 | Rosengarten Bern |  |
gurten | CH | Bern | 46.9240 | 7.4400 | Gurten | Gurtenpark |
emmentaler-schaukaserei | CH | Rüegsau | 47.0230 | 7.6770 | Emmentaler Schaukäserei | Schaukäserei Affoltern |
schloss-burgdorf | CH | Burgdorf | 47.0550 | 7.6200 | Schloss Burgdorf |  |
st-ursenkathedrale | CH | Solothurn | 47.2070 | 7.5370 | St. Ursenkathedrale |  |
interlaken-hohematte | CH | Unterseen | 46.6860 | 7.8530 | Interlaken Höhematte |  |
st-beatus-hohlen | CH | Unterseen | 46.6720 | 7.8130 | St. Beatus-Höhlen |  |
wilderswil-schynige-platte | CH | Interlaken | 46.6690 | 7.8660 | Wilderswil Schynige Platte | Schynige Platte |
giessbach | CH | Brienz | 46.7460 | 8.0470 | Giessbach | Giessbachfälle |
brienzer-rothorn | CH | Brienz | 46.7560 | 8.0370 | Brienzer Rothorn | Brienz Rothorn Bahn |
lauterbrunnen-trummelbachfalle | CH | Lauterbrunnen | 46.5930 | 7.9080 | Lauterbrunnen Trümmelbachfälle | Trümmelbachfälle |
staubbachfall | CH | Lauterbrunnen | 46.5930 | 7.9080 | Staubbachfall |  |
schilthorn | CH | Lauterbrunnen | 46.5570 | 7.8350 | Schilthorn | Stechelberg Schilthornbahn |
grindelwald-first | CH | Grindelwald | 46.6240 | 8.0390 | Grindelwald First | Grindelwald Terminal |
eiger-express | CH | Grindelwald | 46.6240 | 8.0390 | Eiger Express |  |
aareschlucht | CH | Meiringen | 46.7150 | 8.1900 | Aareschlucht |  |
reichenbachfall | CH | Meiringen | 46.7150 | 8.1900 | Reichenbachfall |  |
oeschinensee | CH | Kandersteg | 46.4970 | 7.7260 | Oeschinensee |  |
blausee | CH | Frutigen | 46.5380 | 7.6700 | Blausee |  |
gstaad-menuhin | CH | Gstaad | 46.4750 | 7.2860 | Gstaad Menuhin |  |
kkl-luzern | CH | Luzern | 47.0503 | 8.3120 | KKL Luzern | KKL |
lowendenkmal | CH | Luzern | 47.0503 | 8.3120 | Löwendenkmal |  |
rigi-kulm | CH | Arth | 47.0560 | 8.4850 | Rigi Kulm | Rigi, Vitznau Rigibahn |
stanserhorn | CH | Stansstad | 46.9760 | 8.3410 | Stanserhorn | Stanserhornbahn |
rutli | CH | Ingenbohl | 46.9700 | 8.6000 | Rütli |  |
victorinox-brunnen | CH | Ingenbohl | 46.9940 | 8.6040 | Victorinox Brunnen |  |
swiss-knife-valley | CH | Ingenbohl | 46.9940 | 8.6040 | Swiss Knife Valley |  |
stoos | CH | Schwyz | 46.9950 | 8.6900 | Stoos | Stoosbahn |
tell-denkmal-altdorf | CH | Altdorf | 46.8810 | 8.6410 | Tell-Denkmal Altdorf |  |
skiarena-andermatt | CH | Andermatt | 46.6360 | 8.5940 | SkiArena Andermatt | Andermatt-Sedrun |
gemsstock | CH | Andermatt | 46.6360 | 8.5940 | Gemsstock |  |
gotthardpass | CH | Airolo | 46.5560 | 8.5660 | Gotthardpass | Gotthard-Hospiz |
san-gottardo | CH | Airolo | 46.5560 | 8.5660 | San Gottardo |  |
monte-verita | CH | Ascona | 46.1560 | 8.7680 | Monte Verità |  |
diga-verzasca | CH | Lavertezzo | 46.2680 | 8.8370 | Diga Verzasca | Verzasca |
lac-lugano | CH | Lugano | 46.0030 | 8.9520 | LAC Lugano |  |
monte-bre | CH | Lugano | 46.0030 | 8.9520 | Monte Brè |  |
foxtown | CH | Mendrisio | 45.8700 | 8.9830 | FoxTown |  |
fox-town-mendrisio | CH | Mendrisio | 45.8700 | 8.9830 | Fox Town Mendrisio |  |
monte-generoso | CH | Melano | 45.9080 | 9.0160 | Monte Generoso |  |
basler-munster | CH | Basel | 47.5560 | 7.5920 | Basler Münster |  |
kunstmuseum-basel | CH | Basel | 47.5560 | 7.5920 | Kunstmuseum Basel |  |
zoo-basel | CH | Basel | 47.5480 | 7.5790 | Zoo Basel |  |
zolli | CH | Basel | 47.5480 | 7.5790 | Zolli |  |
augusta-raurica | CH | Pratteln | 47.5330 | 7.7220 | Augusta Raurica |  |
fondation-beyeler | CH | Riehen | 47.5880 | 7.6500 | Fondation Beyeler |  |
musee-tinguely | CH | Basel | 47.5700 | 7.6020 | Musée Tinguely | Museum Tinguely |
schloss-habsburg | CH | Schinznach Bad | 47.4440 | 8.1870 | Schloss Habsburg |  |
schloss-wildegg | CH | Buchs | 47.4050 | 8.1080 | Schloss Wildegg |  |
schloss-lenzburg | CH | Buchs | 47.4050 | 8.1080 | Schloss Lenzburg |  |
feldschlosschen | CH | Rheinfelden | 47.5520 | 7.7940 | Feldschlösschen |  |
`;
