/**
 * More sights, museums, parks, ski stations, piers and campuses of Germany that groups travel to.
 * Source: own list from general knowledge (2026-11), good to about a kilometre, some to two; that each row lies in its country and near its
 * town is tested. Columns: key | country | town | latitude | longitude | name | other names | names by language.
 * Every position was estimated twice, the second time without sight of the first, and the surer one was taken. Where a place is reached by
 * lift or boat only, the position is where a coach stops.
 */
export const moreSightRowsOfGermany = `
insel-reichenau | DE | Konstanz | 47.6985 | 9.0620 | Insel Reichenau |  |
freiburger-munster | DE | Freiburg | 47.9950 | 7.8530 | Freiburger Münster | Münsterplatz Freiburg |
schauinsland | DE | Freiburg | 47.9135 | 7.8980 | Schauinsland | Schauinslandbahn |
steinwasen-park | DE | Freiburg | 47.8960 | 7.9270 | Steinwasen Park |  |
triberg-wasserfalle | DE | Triberg | 48.1295 | 8.2290 | Triberg Wasserfälle |  |
hornisgrinde | DE | Seebach | 48.6060 | 8.2020 | Hornisgrinde |  |
allerheiligen-wasserfalle | DE | Oppenau | 48.5325 | 8.1875 | Allerheiligen Wasserfälle | Kloster Allerheiligen |
merkur-baden-baden | DE | Baden-Baden | 48.7640 | 8.2640 | Merkur Baden-Baden | Merkurbergbahn |
schloss-karlsruhe | DE | Karlsruhe | 49.0130 | 8.4040 | Schloss Karlsruhe | Karlsruher Schloss, ZKM, Zoo Karlsruhe |
schwetzinger-schloss | DE | Schwetzingen | 49.3850 | 8.5710 | Schwetzinger Schloss |  |
schloss-schwetzingen | DE | Schwetzingen | 49.3850 | 8.5710 | Schloss Schwetzingen |  |
schwetzingen-palace | DE | Schwetzingen | 49.3850 | 8.5710 | Schwetzingen Palace |  |
mannheimer-schloss | DE | Mannheim | 49.4830 | 8.4620 | Mannheimer Schloss | Universität Mannheim, Schloss Mannheim |
luisenpark | DE | Mannheim | 49.4828 | 8.4945 | Luisenpark | Luisenpark Mannheim |
technoseum | DE | Mannheim | 49.4740 | 8.4970 | Technoseum |  |
universitat-heidelberg-neuenheimer-feld | DE | Heidelberg | 49.4170 | 8.6700 | Universität Heidelberg Neuenheimer Feld | Neuenheimer Feld, Zoo Heidelberg, Uniklinik Heidelberg |
alte-brucke-heidelberg | DE | Heidelberg | 49.4140 | 8.7100 | Alte Brücke Heidelberg |  |
philosophenweg | DE | Heidelberg | 49.4140 | 8.7100 | Philosophenweg |  |
urwelt-museum-hauff | DE | Holzmaden | 48.6350 | 9.5265 | Urwelt-Museum Hauff |  |
bad-uracher-wasserfalle | DE | Bad Urach | 48.4865 | 9.3690 | Bad Uracher Wasserfälle | Uracher Wasserfall |
barenhohle-sonnenbuhl | DE | Unterhausen | 48.3710 | 9.2170 | Bärenhöhle Sonnenbühl | Traumland auf der Bärenhöhle |
freizeitpark-traumland | DE | Unterhausen | 48.3705 | 9.2185 | Freizeitpark Traumland |  |
si-centrum | DE | Stuttgart | 48.7250 | 9.1645 | SI-Centrum | SI-Centrum Stuttgart |
musicals-stuttgart | DE | Stuttgart | 48.7250 | 9.1645 | Musicals Stuttgart |  |
palladium-theater-stuttgart | DE | Stuttgart | 48.7250 | 9.1645 | Palladium Theater Stuttgart |  |
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
buchheim-museum | DE | Tutzing | 47.8735 | 11.2875 | Buchheim Museum |  |
walchensee | DE | Schlehdorf | 47.5935 | 11.3180 | Walchensee |  |
herzogstandbahn | DE | Schlehdorf | 47.5975 | 11.3130 | Herzogstandbahn |  |
kochelsee | DE | Kochel | 47.6500 | 11.3500 | Kochelsee |  |
tegernsee-braustuberl | DE | Rottach-Egern | 47.7060 | 11.7530 | Tegernsee Bräustüberl | Bräustüberl Tegernsee |
spitzingsee | DE | Fischbachau | 47.6640 | 11.8870 | Spitzingsee |  |
wendelsteinbahn-brannenburg | DE | Brannenburg | 47.7340 | 12.0875 | Wendelsteinbahn Brannenburg |  |
chiemgau-arena | DE | Ruhpolding | 47.7140 | 12.6620 | Chiemgau Arena | Chiemgau-Arena Ruhpolding |
konigssee-seelande | DE | Schönau am Königssee | 47.5940 | 12.9880 | Königssee Seelände |  |
st-bartholoma | DE | Schönau am Königssee | 47.5940 | 12.9880 | St. Bartholomä |  |
audi-arena-oberstdorf | DE | Oberstdorf | 47.4058 | 10.2920 | Audi Arena Oberstdorf |  |
zugspitzbahn-eibsee | DE | Grainau | 47.4565 | 10.9920 | Zugspitzbahn Eibsee |  |
olympia-skistadion-garmisch | DE | Garmisch-Partenkirchen | 47.4820 | 11.1180 | Olympia-Skistadion Garmisch | Skistadion Garmisch-Partenkirchen |
neujahrsspringen | DE | Garmisch-Partenkirchen | 47.4820 | 11.1180 | Neujahrsspringen |  |
schloss-thurn-und-taxis | DE | Regensburg | 49.0130 | 12.0990 | Schloss Thurn und Taxis |  |
lusen | DE | Neuschönau | 48.9266 | 13.4630 | Lusen |  |
arberbergbahn | DE | Bayerisch Eisenstein | 49.1210 | 13.1430 | Arberbergbahn |  |
passauer-dom | DE | Passau | 48.5740 | 13.4610 | Passauer Dom | Dom St. Stephan Passau |
tiergarten-nurnberg | DE | Nürnberg | 49.4490 | 11.1430 | Tiergarten Nürnberg | Zoo Nürnberg |
hauptmarkt-nurnberg | DE | Nürnberg | 49.4540 | 11.0770 | Hauptmarkt Nürnberg | Nürnberger Christkindlesmarkt |
db-museum | DE | Nürnberg | 49.4457 | 11.0747 | DB Museum |  |
germanisches-nationalmuseum | DE | Nürnberg | 49.4540 | 11.0770 | Germanisches Nationalmuseum |  |
universitat-erlangen | DE | Erlangen | 49.5970 | 11.0050 | Universität Erlangen |  |
bergkirchweih | DE | Erlangen | 49.6073 | 11.0055 | Bergkirchweih |  |
eremitage-bayreuth | DE | Bayreuth | 49.9490 | 11.6235 | Eremitage Bayreuth |  |
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
documenta | DE | Kassel | 51.3136 | 9.4978 | documenta | documenta Kassel |
karlsaue | DE | Kassel | 51.3055 | 9.5000 | Karlsaue |  |
orangerie-kassel | DE | Kassel | 51.3103 | 9.5005 | Orangerie Kassel |  |
schloss-waldeck | DE | Waldeck | 51.2050 | 9.0540 | Schloss Waldeck |  |
marburger-schloss | DE | Marburg an der Lahn | 50.8100 | 8.7660 | Marburger Schloss | Landgrafenschloss Marburg |
beethoven-haus | DE | Bonn | 50.7360 | 7.1000 | Beethoven-Haus | Beethovenhaus |
munsterplatz-bonn | DE | Bonn | 50.7360 | 7.1000 | Münsterplatz Bonn |  |
drachenfelsbahn | DE | Königswinter | 50.6738 | 7.1945 | Drachenfelsbahn |  |
musical-dome | DE | Köln | 50.9460 | 6.9700 | Musical Dome | Musical Dome Köln |
heumarkt-koln | DE | Köln | 50.9360 | 6.9580 | Heumarkt Köln | Alter Markt Köln, Weihnachtsmarkt Kölner Dom |
aachener-dom | DE | Aachen | 50.7740 | 6.0840 | Aachener Dom | Aachen Cathedral, Weihnachtsmarkt Aachen |
dom-van-aken | DE | Aachen | 50.7740 | 6.0840 | Dom van Aken |  |
rwth-aachen | DE | Aachen | 50.7778 | 6.0780 | RWTH Aachen | RWTH, Uniklinik Aachen |
rursee | DE | Heimbach | 50.6400 | 6.4170 | Rursee |  |
rurtalsperre | DE | Heimbach | 50.6375 | 6.4415 | Rurtalsperre |  |
rurberg | DE | Simmerath | 50.6125 | 6.3800 | Rurberg |  |
monschau-altstadt | DE | Monschau | 50.5480 | 6.2430 | Monschau Altstadt |  |
konigsallee | DE | Düsseldorf | 51.2260 | 6.7720 | Königsallee |  |
altstadt-dusseldorf | DE | Düsseldorf | 51.2260 | 6.7720 | Altstadt Düsseldorf |  |
rheinturm | DE | Düsseldorf | 51.2180 | 6.7617 | Rheinturm |  |
burgplatz-dusseldorf | DE | Düsseldorf | 51.2260 | 6.7720 | Burgplatz Düsseldorf |  |
schloss-benrath | DE | Düsseldorf | 51.1618 | 6.8708 | Schloss Benrath |  |
alpenpark-neuss-skihalle | DE | Neuss | 51.1700 | 6.6480 | Alpenpark Neuss Skihalle | Jever Fun Skihalle |
schloss-beck | DE | Gladbeck | 51.5960 | 6.9790 | Schloss Beck | Freizeitpark Schloss Beck |
basilika-kevelaer | DE | Kevelaer | 51.5830 | 6.2470 | Basilika Kevelaer | Marienbasilika Kevelaer, Kapellenplatz Kevelaer |
zoo-duisburg | DE | Duisburg | 51.4350 | 6.8070 | Zoo Duisburg | Innenhafen Duisburg |
grugapark | DE | Essen | 51.4285 | 6.9880 | Grugapark | Messe Essen Gruga |
ruhr-universitat-bochum | DE | Bochum | 51.4445 | 7.2620 | Ruhr-Universität Bochum | Ruhr-Universität, RUB |
tu-dortmund | DE | Dortmund | 51.4950 | 7.4130 | TU Dortmund | Universität Dortmund |
zoo-dortmund | DE | Dortmund | 51.4750 | 7.4700 | Zoo Dortmund |  |
westfalenpark | DE | Dortmund | 51.4965 | 7.4770 | Westfalenpark |  |
weihnachtsmarkt-dortmund | DE | Dortmund | 51.5133 | 7.4653 | Weihnachtsmarkt Dortmund | Hansaplatz Dortmund |
schloss-munster | DE | Münster | 51.9630 | 7.6130 | Schloss Münster | Universität Münster |
prinzipalmarkt | DE | Münster | 51.9620 | 7.6282 | Prinzipalmarkt |  |
aasee | DE | Münster | 51.9530 | 7.6120 | Aasee | Aasee Münster |
paderborner-dom | DE | Paderborn | 51.7190 | 8.7560 | Paderborner Dom |  |
bobbahn-winterberg | DE | Winterberg | 51.1855 | 8.5075 | Bobbahn Winterberg |  |
bikepark-winterberg | DE | Winterberg | 51.1880 | 8.5080 | Bikepark Winterberg |  |
ettelsberg-seilbahn | DE | Willingen | 51.2930 | 8.6050 | Ettelsberg-Seilbahn |  |
biggetalsperre | DE | Attendorn | 51.1095 | 7.8880 | Biggetalsperre |  |
universitat-bielefeld | DE | Bielefeld | 52.0375 | 8.4935 | Universität Bielefeld |  |
alfsee-rieste | DE | Rieste | 52.4880 | 7.9960 | Alfsee Rieste | Alfsee Ferienpark |
steinhuder-meer | DE | Wunstorf | 52.4640 | 9.3570 | Steinhuder Meer |  |
insel-wilhelmstein | DE | Wunstorf | 52.4640 | 9.3570 | Insel Wilhelmstein |  |
herrenhausen | DE | Hannover | 52.3900 | 9.6980 | Herrenhausen |  |
leibniz-universitat-hannover | DE | Hannover | 52.3822 | 9.7178 | Leibniz Universität Hannover |  |
maschsee | DE | Hannover | 52.3590 | 9.7380 | Maschsee |  |
sprengel-museum | DE | Hannover | 52.3590 | 9.7380 | Sprengel Museum |  |
mariendom-hildesheim | DE | Hildesheim | 52.1490 | 9.9510 | Mariendom Hildesheim |  |
roemer-und-pelizaeus-museum | DE | Hildesheim | 52.1490 | 9.9510 | Roemer- und Pelizaeus-Museum |  |
universitat-gottingen | DE | Göttingen | 51.5400 | 9.9350 | Universität Göttingen |  |
kaiserpfalz-goslar | DE | Goslar | 51.9060 | 10.4280 | Kaiserpfalz Goslar | Weihnachtsmarkt Goslar |
phaeno | DE | Wolfsburg | 52.4283 | 10.7900 | phaeno | phæno Wolfsburg |
designer-outlets-wolfsburg | DE | Wolfsburg | 52.4280 | 10.7935 | Designer Outlets Wolfsburg |  |
allerpark | DE | Wolfsburg | 52.4345 | 10.8100 | Allerpark |  |
leuphana-universitat | DE | Lüneburg | 53.2285 | 10.4010 | Leuphana Universität |  |
outlet-soltau | DE | Soltau | 52.9990 | 9.9250 | Outlet Soltau |  |
wilseder-berg | DE | Bispingen | 53.1680 | 9.9390 | Wilseder Berg |  |
freilichtmuseum-kiekeberg | DE | Neu Wulmstorf | 53.4412 | 9.9040 | Freilichtmuseum Kiekeberg | Kiekeberg |
bremer-marktplatz | DE | Bremen | 53.0760 | 8.8070 | Bremer Marktplatz | Bremer Roland, Bremer Stadtmusikanten |
schnoor | DE | Bremen | 53.0760 | 8.8070 | Schnoor |  |
harlesiel-fahranleger | DE | Wittmund | 53.7080 | 7.8085 | Harlesiel Fähranleger |  |
bensersiel | DE | Esens | 53.6760 | 7.5700 | Bensersiel |  |
fahre-langeoog | DE | Esens | 53.6768 | 7.5700 | Fähre Langeoog |  |
nessmersiel | DE | Dornum | 53.6740 | 7.3600 | Neßmersiel |  |
fahre-baltrum | DE | Dornum | 53.6855 | 7.3605 | Fähre Baltrum |  |
fahre-spiekeroog | DE | Esens | 53.7010 | 7.6950 | Fähre Spiekeroog |  |
strucklahnungshorn | DE | Pellworm | 54.4985 | 8.8060 | Strucklahnungshörn |  |
fahre-pellworm | DE | Pellworm | 54.4985 | 8.8060 | Fähre Pellworm |  |
westerland-strandpromenade | DE | Westerland | 54.9083 | 8.2965 | Westerland Strandpromenade |  |
sylt-aquarium | DE | Westerland | 54.8988 | 8.2960 | Sylt Aquarium |  |
lange-anna | DE | Helgoland | 54.1886 | 7.8693 | Lange Anna |  |
helgoland-landungsbrucke | DE | Helgoland | 54.1790 | 7.8880 | Helgoland Landungsbrücke |  |
kanal-rendsburg | DE | Rendsburg | 54.2955 | 9.6820 | Kanal Rendsburg | Rendsburger Hochbrücke, Schwebefähre Rendsburg |
schleuse-brunsbuttel | DE | Brunsbüttel | 53.8900 | 9.1400 | Schleuse Brunsbüttel | Kanalschleuse Brunsbüttel |
schloss-gottorf | DE | Schleswig | 54.5110 | 9.5410 | Schloss Gottorf |  |
buddenbrookhaus | DE | Lübeck | 53.8670 | 10.6860 | Buddenbrookhaus |  |
europaisches-hansemuseum | DE | Lübeck | 53.8740 | 10.6905 | Europäisches Hansemuseum |  |
marzipan-niederegger | DE | Lübeck | 53.8670 | 10.6860 | Marzipan Niederegger |  |
travemunde-strand | DE | Timmendorfer Strand | 53.9600 | 10.8740 | Travemünde Strand | Passat Travemünde |
priwall | DE | Timmendorfer Strand | 53.9560 | 10.8850 | Priwall |  |
timmendorfer-strand-sea-life | DE | Timmendorfer Strand | 53.9962 | 10.7828 | Timmendorfer Strand Sea Life | Sea Life Timmendorfer Strand |
heiligenhafen-seebrucke | DE | Heiligenhafen | 54.3805 | 10.9740 | Heiligenhafen Seebrücke |  |
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
zoo-rostock | DE | Rostock | 54.0820 | 12.0860 | Zoo Rostock | IGA Park Rostock |
darsser-ort | DE | Ostseebad Prerow | 54.4728 | 12.5025 | Darßer Ort |  |
seebrucke-prerow | DE | Ostseebad Prerow | 54.4540 | 12.5680 | Seebrücke Prerow |  |
seebrucke-sellin | DE | Ostseebad Sellin | 54.3833 | 13.6988 | Seebrücke Sellin |  |
cape-arkona | DE | Altenkirchen | 54.6780 | 13.4330 | Cape Arkona |  |
naturerbe-zentrum-rugen | DE | Ostseebad Binz | 54.4470 | 13.5520 | Naturerbe Zentrum Rügen | Baumwipfelpfad Rügen |
stortebeker-festspiele | DE | Bergen auf Rügen | 54.4725 | 13.4490 | Störtebeker Festspiele |  |
naturbuhne-ralswiek | DE | Bergen auf Rügen | 54.4725 | 13.4490 | Naturbühne Ralswiek |  |
seebrucke-heringsdorf | DE | Seebad Heringsdorf | 53.9568 | 14.1715 | Seebrücke Heringsdorf | Seebrücke Ahlbeck |
muritzeum | DE | Waren | 53.5160 | 12.6850 | Müritzeum |  |
nationalpark-muritz | DE | Waren | 53.4700 | 12.8000 | Nationalpark Müritz | Müritz-Nationalpark |
schorfheide | DE | Eberswalde | 52.8340 | 13.8000 | Schorfheide |  |
schiffshebewerk-niederfinow | DE | Eberswalde | 52.8490 | 13.9410 | Schiffshebewerk Niederfinow | Niederfinow |
kloster-chorin | DE | Chorin | 52.8925 | 13.8838 | Kloster Chorin |  |
flughafen-tegel | DE | Berlin | 52.5540 | 13.2920 | Flughafen Tegel |  |
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
tiergarten-berlin | DE | Berlin | 52.5145 | 13.3550 | Tiergarten Berlin |  |
siegessaule | DE | Berlin | 52.5145 | 13.3501 | Siegessäule |  |
strandbad-wannsee | DE | Potsdam | 52.4340 | 13.1760 | Strandbad Wannsee |  |
haus-der-wannsee-konferenz | DE | Potsdam | 52.4340 | 13.1760 | Haus der Wannsee-Konferenz |  |
pfaueninsel | DE | Potsdam | 52.4325 | 13.1285 | Pfaueninsel |  |
freie-universitat-berlin | DE | Berlin | 52.4550 | 13.2900 | Freie Universität Berlin | FU Berlin, Botanischer Garten Berlin |
tu-berlin | DE | Berlin | 52.5120 | 13.3270 | TU Berlin | Technische Universität Berlin |
waldbuhne | DE | Berlin | 52.5158 | 13.2298 | Waldbühne | Waldbühne Berlin |
max-schmeling-halle | DE | Berlin | 52.5430 | 13.4050 | Max-Schmeling-Halle |  |
velodrom-berlin | DE | Berlin | 52.5300 | 13.4510 | Velodrom Berlin |  |
mauerpark | DE | Berlin | 52.5430 | 13.4050 | Mauerpark |  |
garten-der-welt | DE | Berlin | 52.5390 | 13.5790 | Gärten der Welt |  |
hollandisches-viertel | DE | Potsdam | 52.4025 | 13.0620 | Holländisches Viertel |  |
museum-barberini | DE | Potsdam | 52.3955 | 13.0615 | Museum Barberini |  |
glienicker-brucke | DE | Potsdam | 52.4135 | 13.0900 | Glienicker Brücke |  |
designer-outlet-berlin | DE | Wustermark | 52.5350 | 13.0000 | Designer Outlet Berlin |  |
karls-erlebnis-dorf-elstal | DE | Wustermark | 52.5350 | 13.0000 | Karls Erlebnis-Dorf Elstal |  |
karls-elstal | DE | Wustermark | 52.5350 | 13.0000 | Karls Elstal |  |
worlitz-park | DE | Dessau | 51.8455 | 12.4205 | Wörlitz Park |  |
magdeburger-dom | DE | Magdeburg | 52.1240 | 11.6350 | Magdeburger Dom | Hundertwasserhaus Magdeburg |
grune-zitadelle | DE | Magdeburg | 52.1240 | 11.6350 | Grüne Zitadelle |  |
handel-haus | DE | Halle (Saale) | 51.4834 | 11.9665 | Händel-Haus |  |
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
grosser-garten-dresden | DE | Dresden | 51.0378 | 13.7625 | Großer Garten Dresden |  |
fichtelberg-oberwiesenthal | DE | Kurort Oberwiesenthal | 50.4280 | 12.9560 | Fichtelberg Oberwiesenthal |  |
skihalle-oberhof | DE | Oberhof | 50.7030 | 10.7060 | Skihalle Oberhof |  |
lotto-thuringen-arena-am-rennsteig | DE | Oberhof | 50.6990 | 10.6970 | Lotto Thüringen Arena am Rennsteig |  |
goethes-wohnhaus | DE | Weimar | 50.9780 | 11.3300 | Goethes Wohnhaus | Goethe-Nationalmuseum |
anna-amalia-bibliothek | DE | Weimar | 50.9780 | 11.3300 | Anna Amalia Bibliothek |  |
trierer-dom | DE | Trier | 49.7530 | 6.6380 | Trierer Dom |  |
kaiserthermen | DE | Trier | 49.7530 | 6.6380 | Kaiserthermen |  |
karl-marx-haus | DE | Trier | 49.7530 | 6.6380 | Karl-Marx-Haus |  |
bostalsee-nohfelden | DE | Oberthal | 49.5610 | 7.0650 | Bostalsee Nohfelden |  |
zweibrucken-fashion-outlet | DE | Zweibrücken | 49.2150 | 7.4040 | Zweibrücken Fashion Outlet | Zweibrücken Outlet, The Style Outlets Zweibrücken |
montabaur-outlet | DE | Montabaur | 50.4380 | 7.8300 | Montabaur Outlet | Style Outlets Montabaur |
jahrhunderthalle | DE | Bochum | 51.4813 | 7.1985 | Jahrhunderthalle | Jahrhunderthalle Bochum |
center-parcs-park-eifel | DE | Ulmen | 50.2415 | 6.9780 | Center Parcs Park Eifel | Center Parcs Eifel Gunderath |
heilbachsee | DE | Ulmen | 50.2415 | 6.9780 | Heilbachsee |  |
schloss-engers | DE | Neuwied | 50.4505 | 7.5445 | Schloss Engers |  |
dekra-lausitzring | DE | Schipkau | 51.5330 | 13.9300 | DEKRA Lausitzring |  |
wacken-open-air | DE | Wacken | 54.0270 | 9.3750 | Wacken Open Air |  |
steiff-museum-giengen | DE | Giengen an der Brenz | 48.6220 | 10.2475 | Steiff Museum Giengen | Margarete Steiff Museum |
augsburger-puppenkiste | DE | Augsburg | 48.3660 | 10.8980 | Augsburger Puppenkiste |  |
fuggerei | DE | Augsburg | 48.3660 | 10.8980 | Fuggerei |  |
bostalsee | DE | Oberthal | 49.5610 | 7.0650 | Bostalsee | Center Parcs Bostalsee, Center Parcs Park Bostalsee |
center-parcs-tossens | DE | Butjadingen | 53.5765 | 8.2500 | Center Parcs Tossens |  |
chiemsee-schifffahrt | DE | Prien am Chiemsee | 47.8550 | 12.3660 | Chiemsee Schifffahrt |  |
`;
