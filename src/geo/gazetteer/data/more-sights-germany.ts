/**
 * More sights, museums, parks, ski stations, piers and campuses of Germany that groups travel to.
 * Source: own list from general knowledge (2026-11), good to about a kilometre, some to two; that each row lies in its country and near its
 * town is tested. Columns: key | country | town | latitude | longitude | name | other names | names by language.
 */
export const moreSightRowsOfGermany = `
insel-reichenau | DE | Konstanz | 47.6770 | 9.1950 | Insel Reichenau |  |
freiburger-munster | DE | Freiburg | 47.9950 | 7.8530 | Freiburger Münster | Münsterplatz Freiburg |
schauinsland | DE | Freiburg | 47.9020 | 7.9010 | Schauinsland | Schauinslandbahn |
steinwasen-park | DE | Freiburg | 47.8940 | 7.9380 | Steinwasen Park |  |
triberg-wasserfalle | DE | Furtwangen | 48.0560 | 8.2050 | Triberg Wasserfälle |  |
hornisgrinde | DE | Seebach | 48.6060 | 8.2020 | Hornisgrinde |  |
allerheiligen-wasserfalle | DE | Oppenau | 48.4690 | 8.1620 | Allerheiligen Wasserfälle | Kloster Allerheiligen |
merkur-baden-baden | DE | Baden-Baden | 48.7610 | 8.2390 | Merkur Baden-Baden | Merkurbergbahn |
schloss-karlsruhe | DE | Karlsruhe | 49.0130 | 8.4040 | Schloss Karlsruhe | Karlsruher Schloss, ZKM, Zoo Karlsruhe |
schwetzinger-schloss | DE | Schwetzingen | 49.3850 | 8.5710 | Schwetzinger Schloss |  |
schloss-schwetzingen | DE | Schwetzingen | 49.3850 | 8.5710 | Schloss Schwetzingen |  |
schwetzingen-palace | DE | Schwetzingen | 49.3850 | 8.5710 | Schwetzingen Palace |  |
mannheimer-schloss | DE | Mannheim | 49.4830 | 8.4620 | Mannheimer Schloss | Universität Mannheim, Schloss Mannheim |
luisenpark | DE | Mannheim | 49.4740 | 8.4970 | Luisenpark | Luisenpark Mannheim |
technoseum | DE | Mannheim | 49.4740 | 8.4970 | Technoseum |  |
universitat-heidelberg-neuenheimer-feld | DE | Heidelberg | 49.4170 | 8.6700 | Universität Heidelberg Neuenheimer Feld | Neuenheimer Feld, Zoo Heidelberg, Uniklinik Heidelberg |
alte-brucke-heidelberg | DE | Heidelberg | 49.4140 | 8.7100 | Alte Brücke Heidelberg |  |
philosophenweg | DE | Heidelberg | 49.4140 | 8.7100 | Philosophenweg |  |
urwelt-museum-hauff | DE | Kirchheim unter Teck | 48.6220 | 9.4720 | Urwelt-Museum Hauff |  |
bad-uracher-wasserfalle | DE | Bad Urach | 48.4880 | 9.3980 | Bad Uracher Wasserfälle | Uracher Wasserfall |
barenhohle-sonnenbuhl | DE | Unterhausen | 48.3940 | 9.2170 | Bärenhöhle Sonnenbühl | Traumland auf der Bärenhöhle |
freizeitpark-traumland | DE | Unterhausen | 48.3940 | 9.2170 | Freizeitpark Traumland |  |
si-centrum | DE | Stuttgart | 48.7470 | 9.1820 | SI-Centrum | SI-Centrum Stuttgart |
musicals-stuttgart | DE | Stuttgart | 48.7470 | 9.1820 | Musicals Stuttgart |  |
palladium-theater-stuttgart | DE | Stuttgart | 48.7470 | 9.1820 | Palladium Theater Stuttgart |  |
fernsehturm-stuttgart | DE | Stuttgart | 48.7560 | 9.1900 | Fernsehturm Stuttgart |  |
cannstatter-volksfest | DE | Stuttgart | 48.7950 | 9.2170 | Cannstatter Volksfest |  |
wasen-stuttgart | DE | Stuttgart | 48.7950 | 9.2170 | Wasen Stuttgart |  |
weihnachtsmarkt-esslingen | DE | Esslingen | 48.7410 | 9.3040 | Weihnachtsmarkt Esslingen | Mittelaltermarkt Esslingen |
weihnachtsmarkt-rothenburg | DE | Rothenburg ob der Tauber | 49.3780 | 10.1790 | Weihnachtsmarkt Rothenburg | Rothenburg ob der Tauber Altstadt |
kathe-wohlfahrt | DE | Rothenburg ob der Tauber | 49.3780 | 10.1790 | Käthe Wohlfahrt |  |
olympiaturm | DE | Munich | 48.1760 | 11.5470 | Olympiaturm |  |
tollwood | DE | Munich | 48.1760 | 11.5470 | Tollwood |  |
schloss-nymphenburg-park | DE | Munich | 48.1580 | 11.5030 | Schloss Nymphenburg Park |  |
viktualienmarkt | DE | Munich | 48.1370 | 11.5760 | Viktualienmarkt |  |
neues-rathaus-munchen | DE | Munich | 48.1370 | 11.5760 | Neues Rathaus München |  |
hofbrauhaus | DE | Munich | 48.1380 | 11.5800 | Hofbräuhaus | Hofbräuhaus München |
tierpark-hellabrunn | DE | Munich | 48.0970 | 11.5540 | Tierpark Hellabrunn | Hellabrunn |
zoo-munchen | DE | Munich | 48.0970 | 11.5540 | Zoo München |  |
englischer-garten | DE | Munich | 48.1590 | 11.5920 | Englischer Garten | Englischer Garten München |
chinesischer-turm | DE | Munich | 48.1590 | 11.5920 | Chinesischer Turm |  |
pinakotheken | DE | Munich | 48.1480 | 11.5700 | Pinakotheken | Alte Pinakothek, Pinakothek der Moderne, Neue Pinakothek |
schloss-schleissheim | DE | Oberschleißheim | 48.2490 | 11.5660 | Schloss Schleißheim | Schleissheim |
tu-munchen-garching | DE | Garching bei München | 48.2650 | 11.6710 | TU München Garching | Campus Garching, TUM Garching |
buchheim-museum | DE | Pöcking | 47.9500 | 11.2970 | Buchheim Museum |  |
walchensee | DE | Schlehdorf | 47.6060 | 11.3440 | Walchensee |  |
herzogstandbahn | DE | Schlehdorf | 47.6060 | 11.3440 | Herzogstandbahn |  |
kochelsee | DE | Kochel | 47.6500 | 11.3500 | Kochelsee |  |
tegernsee-braustuberl | DE | Rottach-Egern | 47.7060 | 11.7530 | Tegernsee Bräustüberl | Bräustüberl Tegernsee |
spitzingsee | DE | Fischbachau | 47.6640 | 11.8870 | Spitzingsee |  |
wendelsteinbahn-brannenburg | DE | Bayrischzell | 47.7000 | 12.0120 | Wendelsteinbahn Brannenburg |  |
chiemgau-arena | DE | Unterwössen | 47.7430 | 12.4630 | Chiemgau Arena | Chiemgau-Arena Ruhpolding |
konigssee-seelande | DE | Schönau am Königssee | 47.5940 | 12.9880 | Königssee Seelände |  |
st-bartholoma | DE | Schönau am Königssee | 47.5940 | 12.9880 | St. Bartholomä |  |
audi-arena-oberstdorf | DE | Oberstdorf | 47.4090 | 10.2790 | Audi Arena Oberstdorf |  |
zugspitzbahn-eibsee | DE | Garmisch-Partenkirchen | 47.4790 | 11.0630 | Zugspitzbahn Eibsee |  |
olympia-skistadion-garmisch | DE | Garmisch-Partenkirchen | 47.4820 | 11.1180 | Olympia-Skistadion Garmisch | Skistadion Garmisch-Partenkirchen |
neujahrsspringen | DE | Garmisch-Partenkirchen | 47.4820 | 11.1180 | Neujahrsspringen |  |
schloss-thurn-und-taxis | DE | Regensburg | 49.0130 | 12.0990 | Schloss Thurn und Taxis |  |
lusen | DE | Grafenau | 48.8950 | 13.3830 | Lusen |  |
arberbergbahn | DE | Bayerisch Eisenstein | 49.1120 | 13.1310 | Arberbergbahn |  |
passauer-dom | DE | Passau | 48.5740 | 13.4610 | Passauer Dom | Dom St. Stephan Passau |
tiergarten-nurnberg | DE | Nürnberg | 49.4490 | 11.1430 | Tiergarten Nürnberg | Zoo Nürnberg |
hauptmarkt-nurnberg | DE | Nürnberg | 49.4540 | 11.0770 | Hauptmarkt Nürnberg | Nürnberger Christkindlesmarkt |
db-museum | DE | Nürnberg | 49.4540 | 11.0770 | DB Museum |  |
germanisches-nationalmuseum | DE | Nürnberg | 49.4540 | 11.0770 | Germanisches Nationalmuseum |  |
universitat-erlangen | DE | Erlangen | 49.5970 | 11.0050 | Universität Erlangen |  |
bergkirchweih | DE | Erlangen | 49.5970 | 11.0050 | Bergkirchweih |  |
eremitage-bayreuth | DE | Bayreuth | 49.9190 | 11.5800 | Eremitage Bayreuth |  |
teufelshohle-pottenstein | DE | Pottenstein | 49.7560 | 11.4200 | Teufelshöhle Pottenstein |  |
romerberg | DE | Frankfurt am Main | 50.1110 | 8.6820 | Römerberg | Römer Frankfurt |
paulskirche | DE | Frankfurt am Main | 50.1110 | 8.6820 | Paulskirche |  |
frankfurter-weihnachtsmarkt | DE | Frankfurt am Main | 50.1110 | 8.6820 | Frankfurter Weihnachtsmarkt |  |
stadel | DE | Frankfurt am Main | 50.1030 | 8.6740 | Städel | Städel Museum |
museumsufer | DE | Frankfurt am Main | 50.1030 | 8.6740 | Museumsufer |  |
zoo-frankfurt | DE | Frankfurt am Main | 50.1160 | 8.7020 | Zoo Frankfurt | Frankfurter Zoo |
palmengarten | DE | Frankfurt am Main | 50.1240 | 8.6570 | Palmengarten |  |
kurhaus-wiesbaden | DE | Wiesbaden | 50.0820 | 8.2460 | Kurhaus Wiesbaden |  |
rhein-main-congresscenter | DE | Wiesbaden | 50.0820 | 8.2460 | Rhein-Main CongressCenter |  |
mainzer-dom | DE | Mainz | 50.0000 | 8.2740 | Mainzer Dom |  |
gutenberg-museum | DE | Mainz | 50.0000 | 8.2740 | Gutenberg-Museum |  |
rudesheim-drosselgasse | DE | Rüdesheim am Rhein | 49.9820 | 7.9270 | Rüdesheim Drosselgasse | Drosselgasse |
wormser-dom | DE | Worms | 49.6310 | 8.3590 | Wormser Dom | Dom zu Worms |
nibelungenfestspiele | DE | Worms | 49.6310 | 8.3590 | Nibelungenfestspiele |  |
documenta | DE | Kassel | 51.3120 | 9.4820 | documenta | documenta Kassel |
karlsaue | DE | Kassel | 51.3120 | 9.4820 | Karlsaue |  |
orangerie-kassel | DE | Kassel | 51.3120 | 9.4820 | Orangerie Kassel |  |
schloss-waldeck | DE | Reinhardshausen | 51.1270 | 9.0650 | Schloss Waldeck |  |
marburger-schloss | DE | Marburg an der Lahn | 50.8100 | 8.7660 | Marburger Schloss | Landgrafenschloss Marburg |
beethoven-haus | DE | Bonn | 50.7360 | 7.1000 | Beethoven-Haus | Beethovenhaus |
munsterplatz-bonn | DE | Bonn | 50.7360 | 7.1000 | Münsterplatz Bonn |  |
drachenfelsbahn | DE | Königswinter | 50.6760 | 7.2080 | Drachenfelsbahn |  |
musical-dome | DE | Köln | 50.9460 | 6.9700 | Musical Dome | Musical Dome Köln |
heumarkt-koln | DE | Köln | 50.9360 | 6.9580 | Heumarkt Köln | Alter Markt Köln, Weihnachtsmarkt Kölner Dom |
aachener-dom | DE | Aachen | 50.7740 | 6.0840 | Aachener Dom | Aachen Cathedral, Weihnachtsmarkt Aachen |
dom-van-aken | DE | Aachen | 50.7740 | 6.0840 | Dom van Aken |  |
rwth-aachen | DE | Aachen | 50.7790 | 6.0600 | RWTH Aachen | RWTH, Uniklinik Aachen |
rursee | DE | Heimbach | 50.6400 | 6.4170 | Rursee |  |
rurtalsperre | DE | Heimbach | 50.6400 | 6.4170 | Rurtalsperre |  |
rurberg | DE | Heimbach | 50.6400 | 6.4170 | Rurberg |  |
monschau-altstadt | DE | Monschau | 50.5480 | 6.2430 | Monschau Altstadt |  |
konigsallee | DE | Düsseldorf | 51.2260 | 6.7720 | Königsallee |  |
altstadt-dusseldorf | DE | Düsseldorf | 51.2260 | 6.7720 | Altstadt Düsseldorf |  |
rheinturm | DE | Düsseldorf | 51.2260 | 6.7720 | Rheinturm |  |
burgplatz-dusseldorf | DE | Düsseldorf | 51.2260 | 6.7720 | Burgplatz Düsseldorf |  |
schloss-benrath | DE | Düsseldorf | 51.1860 | 6.8690 | Schloss Benrath |  |
alpenpark-neuss-skihalle | DE | Neuss | 51.1700 | 6.6480 | Alpenpark Neuss Skihalle | Jever Fun Skihalle |
schloss-beck | DE | Gelsenkirchen | 51.5260 | 7.0370 | Schloss Beck | Freizeitpark Schloss Beck |
basilika-kevelaer | DE | Kevelaer | 51.5830 | 6.2470 | Basilika Kevelaer | Marienbasilika Kevelaer, Kapellenplatz Kevelaer |
zoo-duisburg | DE | Duisburg | 51.4370 | 6.7690 | Zoo Duisburg | Innenhafen Duisburg |
grugapark | DE | Essen | 51.4570 | 7.0080 | Grugapark | Messe Essen Gruga |
ruhr-universitat-bochum | DE | Bochum | 51.4830 | 7.2230 | Ruhr-Universität Bochum | Ruhr-Universität, RUB |
tu-dortmund | DE | Dortmund | 51.4950 | 7.4130 | TU Dortmund | Universität Dortmund |
zoo-dortmund | DE | Dortmund | 51.4750 | 7.4700 | Zoo Dortmund |  |
westfalenpark | DE | Dortmund | 51.4750 | 7.4700 | Westfalenpark |  |
weihnachtsmarkt-dortmund | DE | Dortmund | 51.5020 | 7.4700 | Weihnachtsmarkt Dortmund | Hansaplatz Dortmund |
schloss-munster | DE | Münster | 51.9630 | 7.6130 | Schloss Münster | Universität Münster |
prinzipalmarkt | DE | Münster | 51.9630 | 7.6130 | Prinzipalmarkt |  |
aasee | DE | Münster | 51.9480 | 7.6010 | Aasee | Aasee Münster |
paderborner-dom | DE | Paderborn | 51.7190 | 8.7560 | Paderborner Dom |  |
bobbahn-winterberg | DE | Winterberg | 51.1960 | 8.5230 | Bobbahn Winterberg |  |
bikepark-winterberg | DE | Winterberg | 51.1960 | 8.5230 | Bikepark Winterberg |  |
ettelsberg-seilbahn | DE | Willingen | 51.2930 | 8.6050 | Ettelsberg-Seilbahn |  |
biggetalsperre | DE | Attendorn | 51.1100 | 7.8700 | Biggetalsperre |  |
universitat-bielefeld | DE | Bielefeld | 52.0480 | 8.4900 | Universität Bielefeld |  |
alfsee-rieste | DE | Rieste | 52.4940 | 7.9870 | Alfsee Rieste | Alfsee Ferienpark |
steinhuder-meer | DE | Wunstorf | 52.4640 | 9.3570 | Steinhuder Meer |  |
insel-wilhelmstein | DE | Wunstorf | 52.4640 | 9.3570 | Insel Wilhelmstein |  |
herrenhausen | DE | Hannover | 52.3900 | 9.6980 | Herrenhausen |  |
leibniz-universitat-hannover | DE | Hannover | 52.3900 | 9.6980 | Leibniz Universität Hannover |  |
maschsee | DE | Hannover | 52.3590 | 9.7380 | Maschsee |  |
sprengel-museum | DE | Hannover | 52.3590 | 9.7380 | Sprengel Museum |  |
mariendom-hildesheim | DE | Hildesheim | 52.1490 | 9.9510 | Mariendom Hildesheim |  |
roemer-und-pelizaeus-museum | DE | Hildesheim | 52.1490 | 9.9510 | Roemer- und Pelizaeus-Museum |  |
universitat-gottingen | DE | Göttingen | 51.5400 | 9.9350 | Universität Göttingen |  |
kaiserpfalz-goslar | DE | Goslar | 51.9060 | 10.4280 | Kaiserpfalz Goslar | Weihnachtsmarkt Goslar |
phaeno | DE | Wolfsburg | 52.4220 | 10.7800 | phaeno | phæno Wolfsburg |
designer-outlets-wolfsburg | DE | Wolfsburg | 52.4220 | 10.7800 | Designer Outlets Wolfsburg |  |
allerpark | DE | Wolfsburg | 52.4220 | 10.7800 | Allerpark |  |
leuphana-universitat | DE | Lüneburg | 53.2430 | 10.4100 | Leuphana Universität |  |
outlet-soltau | DE | Soltau | 53.0530 | 9.8770 | Outlet Soltau |  |
wilseder-berg | DE | Bispingen | 53.1680 | 9.9390 | Wilseder Berg |  |
freilichtmuseum-kiekeberg | DE | Neu Wulmstorf | 53.4350 | 9.8830 | Freilichtmuseum Kiekeberg | Kiekeberg |
bremer-marktplatz | DE | Bremen | 53.0760 | 8.8070 | Bremer Marktplatz | Bremer Roland, Bremer Stadtmusikanten |
schnoor | DE | Bremen | 53.0760 | 8.8070 | Schnoor |  |
harlesiel-fahranleger | DE | Wittmund | 53.7000 | 7.8100 | Harlesiel Fähranleger |  |
bensersiel | DE | Dornum | 53.6950 | 7.3600 | Bensersiel |  |
fahre-langeoog | DE | Dornum | 53.6950 | 7.3600 | Fähre Langeoog |  |
nessmersiel | DE | Norderney | 53.6880 | 7.2000 | Neßmersiel |  |
fahre-baltrum | DE | Norderney | 53.6880 | 7.2000 | Fähre Baltrum |  |
fahre-spiekeroog | DE | Esens | 53.7010 | 7.6950 | Fähre Spiekeroog |  |
strucklahnungshorn | DE | Pellworm | 54.4880 | 8.8100 | Strucklahnungshörn |  |
fahre-pellworm | DE | Pellworm | 54.4880 | 8.8100 | Fähre Pellworm |  |
westerland-strandpromenade | DE | Westerland | 54.8980 | 8.3150 | Westerland Strandpromenade |  |
sylt-aquarium | DE | Westerland | 54.8980 | 8.3150 | Sylt Aquarium |  |
lange-anna | DE | Helgoland | 54.1790 | 7.8880 | Lange Anna |  |
helgoland-landungsbrucke | DE | Helgoland | 54.1790 | 7.8880 | Helgoland Landungsbrücke |  |
kanal-rendsburg | DE | Alt Duvenstedt | 54.3790 | 9.6700 | Kanal Rendsburg | Rendsburger Hochbrücke, Schwebefähre Rendsburg |
schleuse-brunsbuttel | DE | Brunsbüttel | 53.8900 | 9.1400 | Schleuse Brunsbüttel | Kanalschleuse Brunsbüttel |
schloss-gottorf | DE | Schleswig | 54.5110 | 9.5410 | Schloss Gottorf |  |
buddenbrookhaus | DE | Lübeck | 53.8670 | 10.6860 | Buddenbrookhaus |  |
europaisches-hansemuseum | DE | Lübeck | 53.8670 | 10.6860 | Europäisches Hansemuseum |  |
marzipan-niederegger | DE | Lübeck | 53.8670 | 10.6860 | Marzipan Niederegger |  |
travemunde-strand | DE | Timmendorfer Strand | 53.9600 | 10.8740 | Travemünde Strand | Passat Travemünde |
priwall | DE | Timmendorfer Strand | 53.9600 | 10.8740 | Priwall |  |
timmendorfer-strand-sea-life | DE | Scharbeutz | 54.0330 | 10.7520 | Timmendorfer Strand Sea Life | Sea Life Timmendorfer Strand |
heiligenhafen-seebrucke | DE | Grossenbrode | 54.4110 | 11.0960 | Heiligenhafen Seebrücke |  |
rathausmarkt-hamburg | DE | Hamburg | 53.5500 | 9.9930 | Rathausmarkt Hamburg | Hamburger Rathaus |
jungfernstieg | DE | Hamburg | 53.5500 | 9.9930 | Jungfernstieg |  |
binnenalster | DE | Hamburg | 53.5500 | 9.9930 | Binnenalster |  |
planten-un-blomen | DE | Hamburg | 53.5630 | 9.9850 | Planten un Blomen |  |
cch-hamburg | DE | Hamburg | 53.5630 | 9.9850 | CCH Hamburg |  |
dammtor | DE | Hamburg | 53.5630 | 9.9850 | Dammtor |  |
universitat-hamburg | DE | Hamburg | 53.5630 | 9.9850 | Universität Hamburg |  |
fischmarkt-hamburg | DE | Hamburg | 53.5460 | 9.9520 | Fischmarkt Hamburg | Altonaer Fischmarkt |
fischauktionshalle | DE | Hamburg | 53.5460 | 9.9520 | Fischauktionshalle |  |
hamburger-dom | DE | Hamburg | 53.5550 | 9.9710 | Hamburger Dom |  |
heiligengeistfeld | DE | Hamburg | 53.5550 | 9.9710 | Heiligengeistfeld |  |
heiligendamm | DE | Ostseebad Kühlungsborn | 54.1450 | 11.8410 | Heiligendamm |  |
zoo-rostock | DE | Rostock | 54.0830 | 12.1400 | Zoo Rostock | IGA Park Rostock |
darsser-ort | DE | Ostseebad Prerow | 54.4420 | 12.5040 | Darßer Ort |  |
seebrucke-prerow | DE | Zingst | 54.4300 | 12.7000 | Seebrücke Prerow |  |
seebrucke-sellin | DE | Ostseebad Binz | 54.3840 | 13.6120 | Seebrücke Sellin |  |
cape-arkona | DE | Altenkirchen | 54.6780 | 13.4330 | Cape Arkona |  |
naturerbe-zentrum-rugen | DE | Ostseebad Binz | 54.4240 | 13.5790 | Naturerbe Zentrum Rügen | Baumwipfelpfad Rügen |
stortebeker-festspiele | DE | Bergen auf Rügen | 54.4790 | 13.4380 | Störtebeker Festspiele |  |
naturbuhne-ralswiek | DE | Bergen auf Rügen | 54.4790 | 13.4380 | Naturbühne Ralswiek |  |
seebrucke-heringsdorf | DE | Seebad Heringsdorf | 53.9440 | 14.1650 | Seebrücke Heringsdorf | Seebrücke Ahlbeck |
muritzeum | DE | Waren | 53.5160 | 12.6850 | Müritzeum |  |
nationalpark-muritz | DE | Waren | 53.4300 | 12.8100 | Nationalpark Müritz | Müritz-Nationalpark |
schorfheide | DE | Eberswalde | 52.8340 | 13.8000 | Schorfheide |  |
schiffshebewerk-niederfinow | DE | Eberswalde | 52.8490 | 13.8640 | Schiffshebewerk Niederfinow | Niederfinow |
kloster-chorin | DE | Chorin | 52.8820 | 13.8940 | Kloster Chorin |  |
flughafen-tegel | DE | Berlin | 52.5800 | 13.2790 | Flughafen Tegel |  |
funkturm-berlin | DE | Berlin | 52.5050 | 13.2800 | Funkturm Berlin | ICC Berlin, CityCube Berlin |
sommergarten | DE | Berlin | 52.5050 | 13.2800 | Sommergarten |  |
stage-theater-am-potsdamer-platz | DE | Berlin | 52.5080 | 13.3750 | Stage Theater am Potsdamer Platz |  |
sony-center | DE | Berlin | 52.5080 | 13.3750 | Sony Center |  |
philharmonie-berlin | DE | Berlin | 52.5080 | 13.3750 | Philharmonie Berlin |  |
kulturforum | DE | Berlin | 52.5080 | 13.3750 | Kulturforum |  |
alex-berlin | DE | Berlin | 52.5220 | 13.4130 | Alex Berlin |  |
mauermuseum | DE | Berlin | 52.5075 | 13.3904 | Mauermuseum |  |
topographie-des-terrors | DE | Berlin | 52.5075 | 13.3904 | Topographie des Terrors |  |
gedachtniskirche | DE | Berlin | 52.5050 | 13.3350 | Gedächtniskirche | Kaiser-Wilhelm-Gedächtniskirche |
breitscheidplatz | DE | Berlin | 52.5050 | 13.3350 | Breitscheidplatz |  |
gendarmenmarkt | DE | Berlin | 52.5140 | 13.3930 | Gendarmenmarkt |  |
humboldt-forum | DE | Berlin | 52.5140 | 13.3930 | Humboldt Forum |  |
unter-den-linden | DE | Berlin | 52.5140 | 13.3930 | Unter den Linden |  |
humboldt-universitat | DE | Berlin | 52.5140 | 13.3930 | Humboldt-Universität |  |
tiergarten-berlin | DE | Berlin | 52.5130 | 13.3760 | Tiergarten Berlin |  |
siegessaule | DE | Berlin | 52.5130 | 13.3760 | Siegessäule |  |
strandbad-wannsee | DE | Potsdam | 52.4340 | 13.1760 | Strandbad Wannsee |  |
haus-der-wannsee-konferenz | DE | Potsdam | 52.4340 | 13.1760 | Haus der Wannsee-Konferenz |  |
pfaueninsel | DE | Potsdam | 52.4340 | 13.1760 | Pfaueninsel |  |
freie-universitat-berlin | DE | Berlin | 52.4550 | 13.2900 | Freie Universität Berlin | FU Berlin, Botanischer Garten Berlin |
tu-berlin | DE | Berlin | 52.5120 | 13.3270 | TU Berlin | Technische Universität Berlin |
waldbuhne | DE | Berlin | 52.5060 | 13.2380 | Waldbühne | Waldbühne Berlin |
max-schmeling-halle | DE | Berlin | 52.5430 | 13.4050 | Max-Schmeling-Halle |  |
velodrom-berlin | DE | Berlin | 52.5430 | 13.4050 | Velodrom Berlin |  |
mauerpark | DE | Berlin | 52.5430 | 13.4050 | Mauerpark |  |
garten-der-welt | DE | Berlin | 52.5390 | 13.5790 | Gärten der Welt |  |
hollandisches-viertel | DE | Potsdam | 52.4030 | 13.0970 | Holländisches Viertel |  |
museum-barberini | DE | Potsdam | 52.4030 | 13.0970 | Museum Barberini |  |
glienicker-brucke | DE | Potsdam | 52.4030 | 13.0970 | Glienicker Brücke |  |
designer-outlet-berlin | DE | Wustermark | 52.5350 | 13.0000 | Designer Outlet Berlin |  |
karls-erlebnis-dorf-elstal | DE | Wustermark | 52.5350 | 13.0000 | Karls Erlebnis-Dorf Elstal |  |
karls-elstal | DE | Wustermark | 52.5350 | 13.0000 | Karls Elstal |  |
worlitz-park | DE | Dessau | 51.8370 | 12.2400 | Wörlitz Park |  |
magdeburger-dom | DE | Magdeburg | 52.1240 | 11.6350 | Magdeburger Dom | Hundertwasserhaus Magdeburg |
grune-zitadelle | DE | Magdeburg | 52.1240 | 11.6350 | Grüne Zitadelle |  |
handel-haus | DE | Halle (Saale) | 51.5100 | 11.9800 | Händel-Haus |  |
gewandhaus | DE | Leipzig | 51.3390 | 12.3810 | Gewandhaus |  |
augustusplatz-leipzig | DE | Leipzig | 51.3390 | 12.3810 | Augustusplatz Leipzig |  |
oper-leipzig | DE | Leipzig | 51.3390 | 12.3810 | Oper Leipzig |  |
thomaskirche-leipzig | DE | Leipzig | 51.3390 | 12.3810 | Thomaskirche Leipzig |  |
nikolaikirche-leipzig | DE | Leipzig | 51.3390 | 12.3810 | Nikolaikirche Leipzig |  |
altmarkt-dresden | DE | Dresden | 51.0540 | 13.7400 | Altmarkt Dresden | Residenzschloss Dresden |
striezelmarkt | DE | Dresden | 51.0540 | 13.7400 | Striezelmarkt |  |
grunes-gewolbe | DE | Dresden | 51.0540 | 13.7400 | Grünes Gewölbe |  |
bruhlsche-terrasse | DE | Dresden | 51.0540 | 13.7400 | Brühlsche Terrasse |  |
glaserne-manufaktur | DE | Dresden | 51.0430 | 13.7470 | Gläserne Manufaktur |  |
hygiene-museum | DE | Dresden | 51.0430 | 13.7470 | Hygiene-Museum |  |
grosser-garten-dresden | DE | Dresden | 51.0430 | 13.7470 | Großer Garten Dresden |  |
fichtelberg-oberwiesenthal | DE | Kurort Oberwiesenthal | 50.4280 | 12.9560 | Fichtelberg Oberwiesenthal |  |
skihalle-oberhof | DE | Oberhof | 50.7040 | 10.7250 | Skihalle Oberhof |  |
lotto-thuringen-arena-am-rennsteig | DE | Oberhof | 50.7040 | 10.7250 | Lotto Thüringen Arena am Rennsteig |  |
goethes-wohnhaus | DE | Weimar | 50.9780 | 11.3300 | Goethes Wohnhaus | Goethe-Nationalmuseum |
anna-amalia-bibliothek | DE | Weimar | 50.9780 | 11.3300 | Anna Amalia Bibliothek |  |
trierer-dom | DE | Trier | 49.7530 | 6.6380 | Trierer Dom |  |
kaiserthermen | DE | Trier | 49.7530 | 6.6380 | Kaiserthermen |  |
karl-marx-haus | DE | Trier | 49.7530 | 6.6380 | Karl-Marx-Haus |  |
bostalsee-nohfelden | DE | Oberthal | 49.5610 | 7.0650 | Bostalsee Nohfelden |  |
zweibrucken-fashion-outlet | DE | Zweibrücken | 49.2530 | 7.4040 | Zweibrücken Fashion Outlet | Zweibrücken Outlet, The Style Outlets Zweibrücken |
montabaur-outlet | DE | Montabaur | 50.4380 | 7.8300 | Montabaur Outlet | Style Outlets Montabaur |
jahrhunderthalle | DE | Bochum | 51.4780 | 7.1620 | Jahrhunderthalle | Jahrhunderthalle Bochum |
center-parcs-park-eifel | DE | Ulmen | 50.2170 | 6.9550 | Center Parcs Park Eifel | Center Parcs Eifel Gunderath |
heilbachsee | DE | Ulmen | 50.2170 | 6.9550 | Heilbachsee |  |
schloss-engers | DE | Neuwied | 50.4530 | 7.5000 | Schloss Engers |  |
dekra-lausitzring | DE | Schipkau | 51.5330 | 13.9300 | DEKRA Lausitzring |  |
wacken-open-air | DE | Itzehoe | 53.9130 | 9.5200 | Wacken Open Air |  |
steiff-museum-giengen | DE | Giengen an der Brenz | 48.6310 | 10.2430 | Steiff Museum Giengen | Margarete Steiff Museum |
augsburger-puppenkiste | DE | Augsburg | 48.3660 | 10.8980 | Augsburger Puppenkiste |  |
fuggerei | DE | Augsburg | 48.3660 | 10.8980 | Fuggerei |  |
bostalsee | DE | Oberthal | 49.5610 | 7.0650 | Bostalsee | Center Parcs Bostalsee, Center Parcs Park Bostalsee |
center-parcs-tossens | DE | Butjadingen | 53.5760 | 8.2650 | Center Parcs Tossens |  |
chiemsee-schifffahrt | DE | Prien am Chiemsee | 47.8550 | 12.3660 | Chiemsee Schifffahrt |  |
`;
