/**
 * Sights, abbeys, castles, museums, parks, memorials and large works of the other countries of Europe that groups travel to.
 * Source: own list from general knowledge (2026-11), good to about a kilometre; that each row lies in its country and near its town is
 * tested. Columns: key | country | town | latitude | longitude | name | other names | names by language.
 */
export const sightRowsOfEurope = `
rock-of-cashel | IE | Cashel | 52.5200 | -7.8900 | Rock of Cashel |  |
blarney-castle | IE | Blarney | 51.9290 | -8.5710 | Blarney Castle |  |
blarney-stone | IE | Blarney | 51.9290 | -8.5710 | Blarney Stone |  |
bunratty-castle | IE | Shannon | 52.6970 | -8.8110 | Bunratty Castle |  |
bunratty-folk-park | IE | Shannon | 52.6970 | -8.8110 | Bunratty Folk Park |  |
glendalough | IE | Rathdrum | 53.0110 | -6.3270 | Glendalough |  |
kylemore-abbey | IE | Clifden | 53.5620 | -9.8890 | Kylemore Abbey |  |
newgrange | IE | Drogheda | 53.6950 | -6.4470 | Newgrange |  |
bru-na-boinne | IE | Drogheda | 53.6950 | -6.4470 | Brú na Bóinne |  |
guinness-storehouse | IE | Dublin | 53.3419 | -6.2867 | Guinness Storehouse |  |
trinity-college-dublin | IE | Dublin | 53.3438 | -6.2546 | Trinity College Dublin | Trinity College |
book-of-kells | IE | Dublin | 53.3438 | -6.2546 | Book of Kells |  |
powerscourt | IE | Enniskerry | 53.1850 | -6.1860 | Powerscourt | Powerscourt Estate |
emerald-park | IE | Ashbourne | 53.5460 | -6.4610 | Emerald Park | Tayto Park |
giant-s-causeway | GB | Bushmills | 55.2330 | -6.5170 | Giant's Causeway | Giants Causeway |
titanic-belfast | GB | Belfast | 54.6080 | -5.9100 | Titanic Belfast |  |
carrick-a-rede | GB | Ballycastle | 55.2400 | -6.3320 | Carrick-a-Rede |  |
urquhart-castle | GB | Drumnadrochit | 57.3240 | -4.4420 | Urquhart Castle |  |
glencoe-visitor-centre | GB | Fort William | 56.6710 | -5.0680 | Glencoe Visitor Centre |  |
eilean-donan-castle | GB | Kyle of Lochalsh | 57.2740 | -5.5160 | Eilean Donan Castle | Eilean Donan |
stirling-castle | GB | Stirling | 56.1240 | -3.9470 | Stirling Castle |  |
balmoral-castle | GB | Ballater | 57.0400 | -3.2300 | Balmoral Castle | Balmoral |
forth-bridge | GB | Rosyth | 55.9900 | -3.3830 | Forth Bridge |  |
rosslyn-chapel | GB | Roslin | 55.8550 | -3.1600 | Rosslyn Chapel |  |
falkirk-wheel | GB | Falkirk | 55.9990 | -3.8420 | Falkirk Wheel |  |
the-kelpies | GB | Falkirk | 56.0190 | -3.7555 | The Kelpies |  |
old-course-st-andrews | GB | Saint Andrews | 56.3430 | -2.8030 | Old Course St Andrews |  |
st-andrews-links | GB | Saint Andrews | 56.3430 | -2.8030 | St Andrews Links |  |
chatsworth-house | GB | Bakewell | 53.2270 | -1.6110 | Chatsworth House | Chatsworth |
housesteads | GB | Bardon Mill | 55.0131 | -2.3310 | Housesteads |  |
vindolanda | GB | Haltwhistle | 54.9911 | -2.3608 | Vindolanda |  |
land-s-end | GB | Sennen | 50.0660 | -5.7140 | Land's End |  |
lands-end | GB | Sennen | 50.0660 | -5.7140 | Lands End |  |
eden-project | GB | St Austell | 50.3610 | -4.7440 | Eden Project |  |
tintagel-castle | GB | Tintagel | 50.6680 | -4.7590 | Tintagel Castle |  |
st-michael-s-mount | GB | Marazion | 50.1170 | -5.4780 | St Michael's Mount |  |
drayton-manor | GB | Tamworth | 52.6120 | -1.7130 | Drayton Manor | Drayton Manor Park |
chessington-world-of-adventures | GB | Chessington | 51.3480 | -0.3160 | Chessington World of Adventures |  |
blackpool-pleasure-beach | GB | Blackpool | 53.7900 | -3.0550 | Blackpool Pleasure Beach | Pleasure Beach Blackpool |
blackpool-tower | GB | Blackpool | 53.8159 | -3.0553 | Blackpool Tower |  |
paultons-park | GB | Totton | 50.9480 | -1.5520 | Paultons Park |  |
peppa-pig-world | GB | Totton | 50.9480 | -1.5520 | Peppa Pig World |  |
flamingo-land | GB | Pickering | 54.2090 | -0.8080 | Flamingo Land |  |
royal-observatory-greenwich | GB | London | 51.4769 | -0.0005 | Royal Observatory Greenwich | Greenwich Observatory |
cutty-sark | GB | London | 51.4769 | -0.0005 | Cutty Sark |  |
london-eye | GB | London | 51.5033 | -0.1196 | London Eye |  |
county-hall-london | GB | London | 51.5033 | -0.1196 | County Hall London |  |
westminster-abbey | GB | London | 51.4993 | -0.1273 | Westminster Abbey |  |
houses-of-parliament | GB | London | 51.4993 | -0.1273 | Houses of Parliament |  |
big-ben | GB | London | 51.4993 | -0.1273 | Big Ben |  |
madame-tussauds-london | GB | London | 51.5229 | -0.1550 | Madame Tussauds London | Madame Tussauds |
natural-history-museum | GB | London | 51.4967 | -0.1764 | Natural History Museum | Science Museum London, Victoria and Albert Museum |
national-gallery | GB | London | 51.5080 | -0.1281 | National Gallery |  |
st-paul-s-cathedral | GB | London | 51.5138 | -0.0984 | St Paul's Cathedral |  |
tate-modern | GB | London | 51.5138 | -0.0984 | Tate Modern |  |
london-zoo | GB | London | 51.5353 | -0.1534 | London Zoo |  |
camden-market | GB | London | 51.5415 | -0.1465 | Camden Market |  |
kew-gardens | GB | London | 51.4787 | -0.2956 | Kew Gardens |  |
iwm-duxford | GB | Duxford | 52.0950 | 0.1310 | IWM Duxford |  |
imperial-war-museum-duxford | GB | Duxford | 52.0950 | 0.1310 | Imperial War Museum Duxford |  |
bletchley-park | GB | Bletchley | 51.9970 | -0.7410 | Bletchley Park |  |
shakespeare-s-birthplace | GB | Stratford-upon-Avon | 52.1940 | -1.7080 | Shakespeare's Birthplace |  |
bicester-village | GB | Bicester | 51.8920 | -1.1560 | Bicester Village |  |
roman-baths | GB | Bath | 51.3811 | -2.3597 | Roman Baths |  |
longleat | GB | Frome | 51.1860 | -2.2750 | Longleat |  |
longleat-safari-park | GB | Frome | 51.1860 | -2.2750 | Longleat Safari Park |  |
cheddar-gorge | GB | Cheddar | 51.2820 | -2.7660 | Cheddar Gorge |  |
wells-cathedral | GB | Wells | 51.2100 | -2.6430 | Wells Cathedral |  |
salisbury-cathedral | GB | Salisbury | 51.0650 | -1.7970 | Salisbury Cathedral |  |
portsmouth-historic-dockyard | GB | Portsmouth | 50.8010 | -1.1100 | Portsmouth Historic Dockyard |  |
hms-victory | GB | Portsmouth | 50.8010 | -1.1100 | HMS Victory |  |
national-motor-museum-beaulieu | GB | Hythe | 50.8180 | -1.4550 | National Motor Museum Beaulieu |  |
durdle-door | GB | Wool | 50.6210 | -2.2760 | Durdle Door |  |
lulworth-cove | GB | Wool | 50.6195 | -2.2500 | Lulworth Cove |  |
white-cliffs-of-dover | GB | Dover | 51.1330 | 1.3380 | White Cliffs of Dover |  |
beachy-head | GB | Eastbourne | 50.7375 | 0.2500 | Beachy Head |  |
seven-sisters | GB | Eastbourne | 50.7370 | 0.2070 | Seven Sisters |  |
hever-castle | GB | Edenbridge | 51.1860 | 0.1140 | Hever Castle |  |
sissinghurst-castle | GB | Cranbrook | 51.1160 | 0.5810 | Sissinghurst Castle |  |
arundel-castle | GB | Arundel | 50.8560 | -0.5530 | Arundel Castle |  |
york-minster | GB | York | 53.9620 | -1.0820 | York Minster |  |
national-railway-museum | GB | York | 53.9600 | -1.0970 | National Railway Museum |  |
castle-howard | GB | Norton | 54.1220 | -0.9060 | Castle Howard |  |
fountains-abbey | GB | Ripon | 54.1100 | -1.5810 | Fountains Abbey |  |
durham-cathedral | GB | Durham | 54.7730 | -1.5760 | Durham Cathedral |  |
beamish-museum | GB | Chester-le-Street | 54.8820 | -1.6580 | Beamish Museum |  |
alnwick-castle | GB | Alnwick | 55.4160 | -1.7060 | Alnwick Castle |  |
bamburgh-castle | GB | Bamburgh | 55.6090 | -1.7100 | Bamburgh Castle |  |
albert-dock | GB | Liverpool | 53.3990 | -2.9930 | Albert Dock | Royal Albert Dock |
the-beatles-story | GB | Liverpool | 53.3990 | -2.9930 | The Beatles Story |  |
ironbridge-gorge | GB | Telford | 52.6270 | -2.4850 | Ironbridge Gorge |  |
blists-hill | GB | Telford | 52.6220 | -2.4550 | Blists Hill |  |
conwy-castle | GB | Conwy | 53.2800 | -3.8260 | Conwy Castle |  |
caernarfon-castle | GB | Caernarfon | 53.1390 | -4.2770 | Caernarfon Castle |  |
yr-wyddfa | GB | Llanberis | 53.1160 | -4.1190 | Yr Wyddfa |  |
cardiff-castle | GB | Cardiff | 51.4820 | -3.1810 | Cardiff Castle |  |
rock-of-gibraltar | GI | Gibraltar | 36.1240 | -5.3460 | Rock of Gibraltar | Upper Rock |
herculaneum | IT | Ercolano | 40.8060 | 14.3480 | Herculaneum |  |
scavi-di-ercolano | IT | Ercolano | 40.8060 | 14.3480 | Scavi di Ercolano |  |
vesuvio | IT | Ercolano | 40.8280 | 14.4280 | Vesuvio |  |
vesuve | IT | Ercolano | 40.8280 | 14.4280 | Vésuve |  |
rifugio-sapienza | IT | Nicolosi | 37.6990 | 15.0000 | Rifugio Sapienza |  |
atna | IT | Nicolosi | 37.6990 | 15.0000 | Ätna |  |
paestum-templi | IT | Agropoli | 40.4200 | 15.0050 | Paestum Templi | Templi di Paestum |
valle-dei-templi | IT | Agrigento | 37.2900 | 13.5900 | Valle dei Templi |  |
valley-of-the-temples | IT | Agrigento | 37.2900 | 13.5900 | Valley of the Temples |  |
duomo-di-monreale | IT | Monreale | 38.0820 | 13.2920 | Duomo di Monreale |  |
abbazia-di-montecassino | IT | Cassino | 41.4900 | 13.8140 | Abbazia di Montecassino | Montecassino, Montecassino Abbey |
monte-cassino | IT | Cassino | 41.4900 | 13.8140 | Monte Cassino |  |
basilica-di-san-francesco | IT | Assisi | 43.0750 | 12.6050 | Basilica di San Francesco |  |
santuario-di-loreto | IT | Loreto | 43.4410 | 13.6100 | Santuario di Loreto |  |
santuario-di-padre-pio | IT | San Giovanni Rotondo | 41.7080 | 15.7060 | Santuario di Padre Pio |  |
torre-di-pisa | IT | Pisa | 43.7230 | 10.3966 | Torre di Pisa |  |
leaning-tower-of-pisa | IT | Pisa | 43.7230 | 10.3966 | Leaning Tower of Pisa |  |
piazza-dei-miracoli | IT | Pisa | 43.7230 | 10.3966 | Piazza dei Miracoli |  |
schiefer-turm-von-pisa | IT | Pisa | 43.7230 | 10.3966 | Schiefer Turm von Pisa |  |
duomo-di-firenze | IT | Florence | 43.7731 | 11.2560 | Duomo di Firenze |  |
ponte-vecchio | IT | Florence | 43.7731 | 11.2560 | Ponte Vecchio |  |
piazza-san-marco | IT | Venice | 45.4341 | 12.3388 | Piazza San Marco |  |
markusplatz | IT | Venice | 45.4341 | 12.3388 | Markusplatz |  |
st-mark-s-square | IT | Venice | 45.4341 | 12.3388 | St Mark's Square |  |
tronchetto | IT | Venice | 45.4390 | 12.3070 | Tronchetto |  |
canevaworld | IT | Lazise | 45.4690 | 10.7330 | CanevaWorld |  |
movieland | IT | Lazise | 45.4690 | 10.7330 | Movieland |  |
leolandia | IT | Capriate San Gervasio | 45.6010 | 9.5290 | Leolandia |  |
magicland | IT | Valmontone | 41.7560 | 12.9500 | MagicLand | Rainbow Magicland |
italia-in-miniatura | IT | Rimini | 44.0900 | 12.5150 | Italia in Miniatura |  |
forum-romanum | IT | Rome | 41.8902 | 12.4880 | Forum Romanum |  |
fori-imperiali | IT | Rome | 41.8902 | 12.4880 | Fori Imperiali |  |
trevi-fountain | IT | Rome | 41.9009 | 12.4833 | Trevi Fountain |  |
fontana-di-trevi | IT | Rome | 41.9009 | 12.4833 | Fontana di Trevi |  |
st-peter-s-basilica | IT | Rome | 41.9022 | 12.4568 | St Peter's Basilica | Basilica di San Pietro |
petersdom | IT | Rome | 41.9022 | 12.4568 | Petersdom |  |
piazza-san-pietro | IT | Rome | 41.9022 | 12.4568 | Piazza San Pietro |  |
petersplatz | IT | Rome | 41.9022 | 12.4568 | Petersplatz | St Peter's Square, Vatican, Vatican City, Vatikan, Vaticaan, Vaticaanstad, Ciudad del Vaticano, Cité du Vatican |
villa-d-este | IT | Tivoli | 41.9630 | 12.7960 | Villa d'Este |  |
reggia-di-caserta | IT | Caserta | 41.0730 | 14.3270 | Reggia di Caserta |  |
trulli-di-alberobello | IT | Alberobello | 40.7830 | 17.2370 | Trulli di Alberobello |  |
grotte-di-castellana | IT | Putignano | 40.8750 | 17.1490 | Grotte di Castellana |  |
grotte-di-frasassi | IT | Genga | 43.4010 | 12.9750 | Grotte di Frasassi |  |
acquario-di-genova | IT | Genoa | 44.4100 | 8.9260 | Acquario di Genova |  |
museo-ferrari-maranello | IT | Maranello | 44.5300 | 10.8610 | Museo Ferrari Maranello | Ferrari Museum |
isole-borromee | IT | Stresa | 45.8980 | 8.5240 | Isole Borromee |  |
isola-bella | IT | Stresa | 45.8957 | 8.5263 | Isola Bella |  |
castello-scaligero-di-sirmione | IT | Sirmione | 45.4920 | 10.6080 | Castello Scaligero di Sirmione |  |
schloss-trauttmansdorff | IT | Merano | 46.6570 | 11.1850 | Schloss Trauttmansdorff | Castel Trauttmansdorff |
drei-zinnen | IT | Sesto | 46.6120 | 12.2960 | Drei Zinnen |  |
tre-cime-di-lavaredo | IT | Sesto | 46.6120 | 12.2960 | Tre Cime di Lavaredo |  |
rifugio-auronzo | IT | Sesto | 46.6120 | 12.2960 | Rifugio Auronzo |  |
sacrario-di-marzabotto | IT | Marzabotto | 44.3400 | 11.2060 | Sacrario di Marzabotto |  |
sacrario-di-redipuglia | IT | Monfalcone | 45.8500 | 13.4890 | Sacrario di Redipuglia |  |
castello-di-miramare | IT | Trieste | 45.7020 | 13.7120 | Castello di Miramare |  |
grotta-gigante | IT | Trieste | 45.7092 | 13.7640 | Grotta Gigante |  |
cern | CH | Meyrin | 46.2340 | 6.0530 | CERN | CERN Meyrin |
chateau-de-chillon | CH | Montreux | 46.4142 | 6.9275 | Château de Chillon | Chillon Castle, Chillon, Schloss Chillon |
epfl | CH | Lausanne | 46.5190 | 6.5660 | EPFL | EPFL Lausanne |
ecole-polytechnique-federale-de-lausanne | CH | Lausanne | 46.5190 | 6.5660 | École polytechnique fédérale de Lausanne |  |
musee-olympique | CH | Lausanne | 46.5090 | 6.6340 | Musée olympique |  |
olympic-museum | CH | Lausanne | 46.5090 | 6.6340 | Olympic Museum |  |
eth-honggerberg | CH | Zürich (Kreis 10) | 47.4080 | 8.5070 | ETH Hönggerberg | ETH Zurich Hönggerberg, ETH Zürich Hönggerberg |
eth-zurich | CH | Zürich (Kreis 1) | 47.3765 | 8.5480 | ETH Zürich |  |
eth-zentrum | CH | Zürich (Kreis 1) | 47.3765 | 8.5480 | ETH Zentrum |  |
zoo-zurich | CH | Zürich (Kreis 7) | 47.3850 | 8.5740 | Zoo Zürich |  |
knies-kinderzoo | CH | Rapperswil | 47.2240 | 8.8190 | Knies Kinderzoo |  |
verkehrshaus-der-schweiz | CH | Luzern | 47.0530 | 8.3360 | Verkehrshaus der Schweiz | Verkehrshaus Luzern |
kapellbrucke | CH | Luzern | 47.0517 | 8.3075 | Kapellbrücke |  |
kloster-engelberg | CH | Engelberg | 46.8210 | 8.4010 | Kloster Engelberg |  |
jungfraubahn | CH | Lauterbrunnen | 46.5930 | 7.9070 | Jungfraubahn |  |
kleine-scheidegg | CH | Lauterbrunnen | 46.5930 | 7.9070 | Kleine Scheidegg |  |
chateau-de-gruyeres | CH | Gruyères | 46.5840 | 7.0840 | Château de Gruyères |  |
maison-cailler | CH | Broc | 46.6060 | 7.1090 | Maison Cailler |  |
kloster-einsiedeln | CH | Einsiedeln | 47.1270 | 8.7530 | Kloster Einsiedeln |  |
freilichtmuseum-ballenberg | CH | Brienz | 46.7510 | 8.0390 | Freilichtmuseum Ballenberg | Ballenberg |
schloss-thun | CH | Thun | 46.7600 | 7.6300 | Schloss Thun |  |
castelgrande | CH | Bellinzona | 46.1930 | 9.0220 | Castelgrande |  |
swissminiatur | CH | Melide | 45.9530 | 8.9490 | Swissminiatur |  |
technorama | CH | Winterthur | 47.5130 | 8.7645 | Technorama | Swiss Science Center Technorama |
schloss-vaduz | LI | Vaduz | 47.1390 | 9.5240 | Schloss Vaduz |  |
vaduz-castle | LI | Vaduz | 47.1390 | 9.5240 | Vaduz Castle |  |
liechtenstein | LI | Vaduz | 47.1410 | 9.5210 | Liechtenstein |  |
stift-melk | AT | Melk | 48.2281 | 15.3340 | Stift Melk |  |
melk-abbey | AT | Melk | 48.2281 | 15.3340 | Melk Abbey |  |
stift-gottweig | AT | Weinzierl bei Krems | 48.3670 | 15.6130 | Stift Göttweig |  |
stift-klosterneuburg | AT | Klosterneuburg | 48.3060 | 16.3260 | Stift Klosterneuburg |  |
stift-heiligenkreuz | AT | Heiligenkreuz | 48.0560 | 16.1310 | Stift Heiligenkreuz |  |
stift-admont | AT | Admont | 47.5750 | 14.4610 | Stift Admont |  |
stift-st-florian | AT | Sankt Florian | 48.2050 | 14.3790 | Stift St. Florian |  |
kz-gedenkstatte-mauthausen | AT | Enns | 48.2570 | 14.5010 | KZ-Gedenkstätte Mauthausen |  |
mauthausen-memorial | AT | Enns | 48.2570 | 14.5010 | Mauthausen Memorial |  |
kz-mauthausen | AT | Enns | 48.2570 | 14.5010 | KZ Mauthausen |  |
kaiser-franz-josefs-hohe | AT | Heiligenblut | 47.0745 | 12.7515 | Kaiser-Franz-Josefs-Höhe |  |
krimmler-wasserfalle | AT | Krimml | 47.2060 | 12.1730 | Krimmler Wasserfälle |  |
burg-hohenwerfen | AT | Werfen | 47.4830 | 13.1880 | Burg Hohenwerfen |  |
eisriesenwelt | AT | Werfen | 47.5030 | 13.2000 | Eisriesenwelt |  |
salzwelten-hallein | AT | Hallein | 47.6660 | 13.0920 | Salzwelten Hallein |  |
salzwelten-hallstatt | AT | Hallstatt | 47.5600 | 13.6490 | Salzwelten Hallstatt |  |
dachstein-rieseneishohle | AT | Hallstatt | 47.5490 | 13.7010 | Dachstein-Rieseneishöhle | Dachstein Krippenstein |
mozarts-geburtshaus | AT | Salzburg | 47.8000 | 13.0390 | Mozarts Geburtshaus |  |
getreidegasse | AT | Salzburg | 47.8000 | 13.0390 | Getreidegasse |  |
schloss-hellbrunn | AT | Salzburg | 47.7630 | 13.0600 | Schloss Hellbrunn |  |
stephansdom | AT | Vienna | 48.2084 | 16.3731 | Stephansdom |  |
stephansplatz | AT | Vienna | 48.2084 | 16.3731 | Stephansplatz |  |
hofburg | AT | Vienna | 48.2065 | 16.3650 | Hofburg | Wiener Hofburg |
heldenplatz | AT | Vienna | 48.2065 | 16.3650 | Heldenplatz |  |
schloss-belvedere | AT | Vienna | 48.1915 | 16.3810 | Schloss Belvedere |  |
bergisel | AT | Innsbruck | 47.2490 | 11.3990 | Bergisel |  |
bergiselschanze | AT | Innsbruck | 47.2490 | 11.3990 | Bergiselschanze |  |
minimundus | AT | Klagenfurt am Wörthersee | 46.6180 | 14.2670 | Minimundus |  |
ankogel | AT | Obervellach | 47.0280 | 13.2060 | Ankogel |  |
dorfmuseum-monchhof | AT | Mönchhof | 47.8800 | 16.9400 | Dorfmuseum Mönchhof |  |
designer-outlet-parndorf | AT | Parndorf | 47.9800 | 16.8520 | Designer Outlet Parndorf | Outlet Parndorf |
malbork-castle | PL | Malbork | 54.0400 | 19.0280 | Malbork Castle |  |
marienburg | PL | Malbork | 54.0400 | 19.0280 | Marienburg |  |
zamek-w-malborku | PL | Malbork | 54.0400 | 19.0280 | Zamek w Malborku |  |
majdanek | PL | Lublin | 51.2200 | 22.6000 | Majdanek |  |
panstwowe-muzeum-na-majdanku | PL | Lublin | 51.2200 | 22.6000 | Państwowe Muzeum na Majdanku |  |
treblinka | PL | Małkinia Górna | 52.6310 | 22.0530 | Treblinka |  |
treblinka-memorial | PL | Małkinia Górna | 52.6310 | 22.0530 | Treblinka memorial |  |
wawel | PL | Kraków | 50.0540 | 19.9350 | Wawel | Wawel Castle, Wawel Royal Castle |
oskar-schindler-s-enamel-factory | PL | Kraków | 50.0470 | 19.9610 | Oskar Schindler's Enamel Factory | Schindler's Factory |
jasna-gora | PL | Częstochowa | 50.8130 | 19.0970 | Jasna Góra |  |
wolfsschanze | PL | Kętrzyn | 54.0800 | 21.4940 | Wolfsschanze |  |
wolf-s-lair | PL | Kętrzyn | 54.0800 | 21.4940 | Wolf's Lair |  |
kreisau | PL | Świdnica | 50.7930 | 16.5550 | Kreisau |  |
krzyzowa | PL | Świdnica | 50.7930 | 16.5550 | Krzyżowa |  |
european-solidarity-centre | PL | Gdańsk | 54.3560 | 18.6590 | European Solidarity Centre |  |
westerplatte | PL | Gdańsk | 54.4065 | 18.6715 | Westerplatte |  |
energylandia-zator | PL | Zator | 49.9990 | 19.4100 | Energylandia Zator |  |
stutthof | PL | Sztutowo | 54.3290 | 19.1530 | Stutthof |  |
karlstejn-castle | CZ | Řevnice | 49.9394 | 14.1883 | Karlštejn Castle |  |
burg-karlstein | CZ | Řevnice | 49.9394 | 14.1883 | Burg Karlstein |  |
hrad-karlstejn | CZ | Řevnice | 49.9394 | 14.1883 | Hrad Karlštejn |  |
theresienstadt | CZ | Terezín | 50.5100 | 14.1630 | Theresienstadt | KZ Theresienstadt |
terezin-memorial | CZ | Terezín | 50.5100 | 14.1630 | Terezín Memorial |  |
charles-bridge | CZ | Prague | 50.0865 | 14.4114 | Charles Bridge |  |
karlsbrucke | CZ | Prague | 50.0865 | 14.4114 | Karlsbrücke |  |
karluv-most | CZ | Prague | 50.0865 | 14.4114 | Karluv most |  |
old-town-square | CZ | Prague | 50.0875 | 14.4213 | Old Town Square |  |
altstadter-ring | CZ | Prague | 50.0875 | 14.4213 | Altstädter Ring |  |
schloss-cesky-krumlov | CZ | Český Krumlov | 48.8130 | 14.3150 | Schloss Český Krumlov |  |
hluboka-castle | CZ | Hluboká nad Vltavou | 49.0510 | 14.4410 | Hluboká Castle |  |
sedlec-ossuary | CZ | Kutná Hora | 49.9620 | 15.2882 | Sedlec Ossuary |  |
pilsner-urquell-brewery | CZ | Pilsen | 49.7480 | 13.3870 | Pilsner Urquell Brewery |  |
skoda-museum | CZ | Mladá Boleslav | 50.4210 | 14.9310 | Škoda Museum |  |
devin-castle | SK | Bratislava | 48.1740 | 16.9790 | Devín Castle |  |
spis-castle | SK | Spišské Podhradie | 48.9990 | 20.7680 | Spiš Castle |  |
fisherman-s-bastion | HU | Budapest | 47.5022 | 19.0348 | Fisherman's Bastion |  |
halaszbastya | HU | Budapest | 47.5022 | 19.0348 | Halászbástya |  |
fischerbastei | HU | Budapest | 47.5022 | 19.0348 | Fischerbastei |  |
buda-castle | HU | Budapest | 47.5022 | 19.0348 | Buda Castle |  |
szechenyi-bath | HU | Budapest | 47.5190 | 19.0820 | Széchenyi Bath |  |
heldenplatz-budapest | HU | Budapest | 47.5190 | 19.0820 | Heldenplatz Budapest |  |
heroes-square | HU | Budapest | 47.5190 | 19.0820 | Heroes' Square |  |
schloss-godollo | HU | Gödöllő | 47.5960 | 19.3480 | Schloss Gödöllő |  |
puszta-hortobagy | HU | Hortobágy | 47.5830 | 21.1530 | Puszta Hortobágy |  |
tihany-abbey | HU | Tihany | 46.9140 | 17.8890 | Tihany Abbey |  |
skocjan-caves | SI | Divača | 45.6630 | 13.9890 | Škocjan Caves |  |
bled-castle | SI | Bled | 46.3630 | 14.0940 | Bled Castle |  |
blejsko-jezero | SI | Bled | 46.3630 | 14.0940 | Blejsko jezero |  |
predjama-castle | SI | Postojna | 45.8160 | 14.1270 | Predjama Castle |  |
lipica-stud-farm | SI | Sežana | 45.6680 | 13.8830 | Lipica Stud Farm |  |
gestut-lipica | SI | Sežana | 45.6680 | 13.8830 | Gestüt Lipica |  |
pula-arena | HR | Pula | 44.8733 | 13.8500 | Pula Arena |  |
amphitheater-pula | HR | Pula | 44.8733 | 13.8500 | Amphitheater Pula |  |
diocletian-s-palace | HR | Split | 43.5081 | 16.4400 | Diocletian's Palace |  |
diokletianpalast | HR | Split | 43.5081 | 16.4400 | Diokletianpalast |  |
euphrasian-basilica | HR | Poreč | 45.2290 | 13.5930 | Euphrasian Basilica |  |
medjugorje | BA | Čapljina | 43.1910 | 17.6780 | Medjugorje |  |
medugorje | BA | Čapljina | 43.1910 | 17.6780 | Međugorje |  |
stari-most | BA | Mostar | 43.3370 | 17.8150 | Stari Most |  |
mostar-bridge | BA | Mostar | 43.3370 | 17.8150 | Mostar Bridge |  |
sarajevo-tunnel | BA | Sarajevo | 43.8280 | 18.3370 | Sarajevo Tunnel |  |
perast | ME | Tivat | 42.4860 | 18.7000 | Perast |  |
ostrog-monastery | ME | Nikšić | 42.6750 | 19.0290 | Ostrog Monastery |  |
bran-castle | RO | Bran | 45.5150 | 25.3670 | Bran Castle | Dracula Castle |
schloss-bran | RO | Bran | 45.5150 | 25.3670 | Schloss Bran |  |
torzburg | RO | Bran | 45.5150 | 25.3670 | Törzburg |  |
peles-castle | RO | Sinaia | 45.3600 | 25.5430 | Peleș Castle |  |
salina-turda | RO | Turda | 46.5880 | 23.7870 | Salina Turda |  |
palace-of-the-parliament | RO | Bucharest | 44.4270 | 26.0870 | Palace of the Parliament |  |
rila-monastery | BG | Rila | 42.1333 | 23.3400 | Rila Monastery |  |
rilski-manastir | BG | Rila | 42.1333 | 23.3400 | Rilski Manastir |  |
kloster-rila | BG | Rila | 42.1333 | 23.3400 | Kloster Rila |  |
ancient-olympia | GR | Makrísia | 37.6380 | 21.6300 | Ancient Olympia | Olympia |
meteores | GR | Kalampáka | 39.7220 | 21.6300 | Météores |  |
mycenae | GR | Koutsopódi | 37.7300 | 22.7560 | Mycenae |  |
mykene | GR | Koutsopódi | 37.7300 | 22.7560 | Mykene |  |
mycenes | GR | Koutsopódi | 37.7300 | 22.7560 | Mycènes |  |
epidaurus | GR | Palaiá Epídavros | 37.5960 | 23.0790 | Epidaurus |  |
epidauros | GR | Palaiá Epídavros | 37.5960 | 23.0790 | Epidauros |  |
epidaure | GR | Palaiá Epídavros | 37.5960 | 23.0790 | Épidaure |  |
epidavros | GR | Palaiá Epídavros | 37.5960 | 23.0790 | Epidavros |  |
delphes | GR | Aráchova | 38.4824 | 22.5010 | Delphes |  |
knossos | GR | Irákleion | 35.2980 | 25.1630 | Knossos |  |
cnossos | GR | Irákleion | 35.2980 | 25.1630 | Cnossos |  |
thermopylae | GR | Lamía | 38.7960 | 22.5370 | Thermopylae |  |
thermopylen | GR | Lamía | 38.7960 | 22.5370 | Thermopylen |  |
thermopyles | GR | Lamía | 38.7960 | 22.5370 | Thermopyles |  |
acropolis | GR | Athens | 37.9715 | 23.7257 | Acropolis |  |
akropolis | GR | Athens | 37.9715 | 23.7257 | Akropolis |  |
acropole | GR | Athens | 37.9715 | 23.7257 | Acropole |  |
cape-sounion | GR | Lávrio | 37.6520 | 24.0240 | Cape Sounion | Sounion |
corinth-canal | GR | Kórinthos | 37.9275 | 22.9930 | Corinth Canal | Isthmus of Corinth |
kanal-von-korinth | GR | Kórinthos | 37.9275 | 22.9930 | Kanal von Korinth |  |
mystras | GR | Spárti | 37.0740 | 22.3670 | Mystras |  |
ouranoupoli | GR | Néa Róda | 40.3260 | 23.9820 | Ouranoupoli |  |
preikestolen | NO | Forsand | 58.9900 | 6.1400 | Preikestolen |  |
pulpit-rock | NO | Forsand | 58.9900 | 6.1400 | Pulpit Rock |  |
flamsbana | NO | Flåm | 60.8630 | 7.1140 | Flåmsbana |  |
nordkapp | NO | Honningsvåg | 71.1690 | 25.7830 | Nordkapp | Nordkap |
north-cape | NO | Honningsvåg | 71.1690 | 25.7830 | North Cape |  |
vigeland-park | NO | Oslo | 59.9270 | 10.7000 | Vigeland Park |  |
frognerparken | NO | Oslo | 59.9270 | 10.7000 | Frognerparken |  |
bryggen | NO | Bergen | 60.3970 | 5.3240 | Bryggen |  |
vasa-museum | SE | Stockholm | 59.3280 | 18.0914 | Vasa Museum |  |
vasamuseet | SE | Stockholm | 59.3280 | 18.0914 | Vasamuseet |  |
skansen | SE | Stockholm | 59.3280 | 18.0914 | Skansen |  |
grona-lund | SE | Stockholm | 59.3230 | 18.0960 | Gröna Lund |  |
astrid-lindgrens-varld | SE | Vimmerby | 57.6740 | 15.8440 | Astrid Lindgrens Värld | Astrid Lindgren's World |
icehotel | SE | Kiruna | 67.8510 | 20.5940 | Icehotel | Icehotel Jukkasjärvi |
kronborg-castle | DK | Helsingør | 56.0390 | 12.6210 | Kronborg Castle | Kronborg, Schloss Kronborg |
frederiksborg-castle | DK | Hillerød | 55.9350 | 12.3010 | Frederiksborg Castle |  |
viking-ship-museum | DK | Roskilde | 55.6510 | 12.0780 | Viking Ship Museum |  |
little-mermaid | DK | Copenhagen | 55.6929 | 12.5993 | Little Mermaid |  |
kleine-meerjungfrau | DK | Copenhagen | 55.6929 | 12.5993 | Kleine Meerjungfrau |  |
nyhavn | DK | Copenhagen | 55.6798 | 12.5905 | Nyhavn |  |
mons-klint | DK | Stege | 54.9650 | 12.5470 | Møns Klint |  |
h-c-andersens-hus | DK | Odense | 55.3970 | 10.3900 | H.C. Andersens Hus |  |
santa-claus-village | FI | Rovaniemi | 66.5430 | 25.8470 | Santa Claus Village |  |
tallinn-old-town | EE | Tallinn | 59.4370 | 24.7450 | Tallinn Old Town |  |
hill-of-crosses | LT | Šiauliai | 56.0150 | 23.4160 | Hill of Crosses |  |
trakai-castle | LT | Trakai | 54.6520 | 24.9340 | Trakai Castle |  |
santuario-de-fatima | PT | Fátima | 39.6310 | -8.6730 | Santuário de Fátima |  |
sanctuary-of-fatima | PT | Fátima | 39.6310 | -8.6730 | Sanctuary of Fatima |  |
torre-de-belem | PT | Lisbon | 38.6916 | -9.2160 | Torre de Belém | Belém |
mosteiro-dos-jeronimos | PT | Lisbon | 38.6916 | -9.2160 | Mosteiro dos Jerónimos |  |
palacio-da-pena | PT | Sintra | 38.7876 | -9.3906 | Palácio da Pena | Pena Palace |
mosteiro-da-batalha | PT | Batalha | 39.6600 | -8.8240 | Mosteiro da Batalha |  |
mosteiro-de-alcobaca | PT | Alcobaça | 39.5480 | -8.9800 | Mosteiro de Alcobaça |  |
castelo-de-obidos | PT | Óbidos | 39.3620 | -9.1570 | Castelo de Óbidos |  |
bom-jesus-do-monte | PT | Braga | 41.5550 | -8.3770 | Bom Jesus do Monte |  |
caves-do-porto | PT | Porto | 41.1380 | -8.6130 | Caves do Porto |  |
cais-de-gaia | PT | Porto | 41.1380 | -8.6130 | Cais de Gaia |  |
zoomarine | PT | Albufeira | 37.1270 | -8.3140 | Zoomarine |  |
grand-harbour | MT | Valletta | 35.8990 | 14.5140 | Grand Harbour |  |
cliffs-of-moher | IE | Lahinch | 52.9720 | -9.4260 | Cliffs of Moher | Moher |
muckross-house | IE | Killarney | 52.0180 | -9.5040 | Muckross House |  |
ring-of-kerry | IE | Killarney | 52.0180 | -9.5040 | Ring of Kerry |  |
`;
