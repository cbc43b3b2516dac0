/**
 * Theme parks, zoos, museums and sights that groups travel to. Position: the entrance or its car park, within about a kilometre.
 * Source: own list from general knowledge, good to about a kilometre; that each row lies in its country and near its town is tested.
 * Columns: key | country | town | latitude | longitude | name | other names | names by language.
 */
export const attractionRows = `
efteling | NL | Kaatsheuvel | 51.6500 | 5.0490 | Efteling | De Efteling |
walibi-holland | NL | Biddinghuizen | 52.4388 | 5.7650 | Walibi Holland | Six Flags Holland, Walibi Flevoland, Walibi World |
duinrell | NL | Wassenaar | 52.1478 | 4.3836 | Duinrell | Tikibad |
toverland | NL | Sevenum | 51.3967 | 5.9847 | Toverland | Attractiepark Toverland |
slagharen | NL | Slagharen | 52.6236 | 6.5622 | Attractiepark Slagharen | Ponypark Slagharen | en: Slagharen Theme Park, de: Freizeitpark Slagharen, fr: Parc d'attractions de Slagharen
avonturenpark-hellendoorn | NL | Hellendoorn | 52.3903 | 6.4386 | Avonturenpark Hellendoorn |  | en: Hellendoorn Adventure Park, de: Abenteuerpark Hellendoorn
madurodam | NL | The Hague | 52.0994 | 4.2974 | Madurodam | |
drievliet | NL | Rijswijk | 52.0533 | 4.3522 | Familiepark Drievliet |  | en: Drievliet Family Park, de: Familienpark Drievliet
burgers-zoo | NL | Arnhem | 52.0067 | 5.8975 | Burgers' Zoo | |
openluchtmuseum | NL | Arnhem | 52.0078 | 5.9075 | Nederlands Openluchtmuseum | Openluchtmuseum Arnhem | en: Netherlands Open Air Museum, de: Niederländisches Freilichtmuseum, fr: Musée néerlandais de plein air, es: Museo al aire libre de Arnhem
kroller-muller | NL | Otterlo | 52.0956 | 5.8169 | Kröller-Müller Museum | |
artis | NL | Amsterdam | 52.3660 | 4.9165 | ARTIS | Artis Zoo |
nemo | NL | Amsterdam | 52.3742 | 4.9123 | NEMO Science Museum | |
rijksmuseum | NL | Amsterdam | 52.3600 | 4.8852 | Rijksmuseum | |
van-gogh-museum | NL | Amsterdam | 52.3584 | 4.8811 | Van Gogh Museum | |
anne-frank-house | NL | Amsterdam | 52.3752 | 4.8840 | Anne Frank House | Anne Frankhuis | nl: Anne Frank Huis, de: Anne-Frank-Haus, fr: Maison d'Anne Frank, es: Casa de Ana Frank
zaanse-schans | NL | Zaandam | 52.4740 | 4.8183 | Zaanse Schans | |
keukenhof | NL | Lisse | 52.2711 | 4.5464 | Keukenhof | |
blijdorp | NL | Rotterdam | 51.9281 | 4.4500 | Diergaarde Blijdorp | Blijdorp, Rotterdam Zoo | en: Rotterdam Zoo, de: Zoo Rotterdam, fr: Zoo de Rotterdam, es: Zoo de Róterdam
kinderdijk | NL | Alblasserdam | 51.8840 | 4.6370 | Kinderdijk | Molens Kinderdijk |
ouwehands | NL | Rhenen | 51.9603 | 5.5914 | Ouwehands Dierenpark |  | en: Ouwehands Zoo, de: Ouwehands Tierpark, fr: Zoo Ouwehands, es: Zoo Ouwehands
beekse-bergen | NL | Hilvarenbeek | 51.5197 | 5.1150 | Safaripark Beekse Bergen |  | en: Beekse Bergen Safari Park, fr: Parc safari Beekse Bergen
wildlands | NL | Emmen | 52.7817 | 6.8883 | Wildlands Adventure Zoo | Dierenpark Emmen |
apenheul | NL | Apeldoorn | 52.2158 | 5.9178 | Apenheul | |
paleis-het-loo | NL | Apeldoorn | 52.2342 | 5.9458 | Paleis Het Loo |  | en: Het Loo Palace, de: Schloss Het Loo, fr: Palais Het Loo, es: Palacio Het Loo
dolfinarium | NL | Harderwijk | 52.3524 | 5.6140 | Dolfinarium | |
tt-assen | NL | Assen | 52.9617 | 6.5233 | TT Circuit Assen | |
circuit-zandvoort | NL | Zandvoort | 52.3889 | 4.5409 | Circuit Zandvoort | |
kasteel-de-haar | NL | Utrecht | 52.1214 | 4.9863 | Kasteel de Haar | De Haar Castle, Schloss De Haar | en: De Haar Castle, de: Schloss De Haar, fr: Château de Haar, es: Castillo de Haar
loevestein | NL | Zaltbommel | 51.8163 | 5.0216 | Slot Loevestein | Loevestein, Kasteel Loevestein, Loevestein Castle | en: Loevestein Castle, de: Schloss Loevestein, fr: Château de Loevestein, es: Castillo de Loevestein
muiderslot | NL | Muiden | 52.3342 | 5.0716 | Muiderslot | Slot Muiden | en: Muiderslot Castle, de: Schloss Muiderslot, fr: Château de Muiderslot, es: Castillo de Muiderslot
walibi-belgium | BE | Wavre | 50.7019 | 4.5936 | Walibi Belgium | Walibi België, Walibi Belgique |
bobbejaanland | BE | Kasterlee | 51.2000 | 4.9058 | Bobbejaanland | |
plopsaland | BE | De Panne | 51.0811 | 2.5961 | Plopsaland Belgium | Plopsaland De Panne, Plopsaland |
bellewaerde | BE | Ieper | 50.8469 | 2.9475 | Bellewaerde | |
pairi-daiza | BE | Brugelette | 50.5853 | 3.8869 | Pairi Daiza | |
technopolis | BE | Mechelen | 51.0013 | 4.4650 | Technopolis | |
bokrijk | BE | Genk | 50.9620 | 5.4080 | Bokrijk | Domein Bokrijk, Openluchtmuseum Bokrijk |
tyne-cot | BE | Zonnebeke | 50.8872 | 2.9980 | Tyne Cot Cemetery | Tyne Cot | de: Soldatenfriedhof Tyne Cot, fr: Cimetière de Tyne Cot, es: Cementerio de Tyne Cot
planckendael | BE | Mechelen | 51.0011 | 4.5158 | Planckendael | ZOO Planckendael |
zoo-antwerpen | BE | Antwerpen | 51.2164 | 4.4236 | Antwerp Zoo | | nl: ZOO Antwerpen, de: Zoo Antwerpen, fr: Zoo d'Anvers, es: Zoo de Amberes
atomium | BE | Laeken | 50.8949 | 4.3415 | Atomium | Mini-Europe |
grotte-de-han | BE | Rochefort | 50.1256 | 5.1872 | Grotte de Han | Grotten van Han, Höhlen von Han, Grottes de Han, Grot van Han | en: Caves of Han, nl: Grotten van Han, de: Höhlen von Han, es: Cuevas de Han
spa-francorchamps | BE | Stavelot | 50.4372 | 5.9714 | Circuit de Spa-Francorchamps | Spa-Francorchamps |
circuit-zolder | BE | Zolder | 50.9894 | 5.2569 | Circuit Zolder | |
waterloo-lion | BE | Waterloo | 50.6783 | 4.4050 | Waterloo battlefield | Lion's Mound | nl: Slagveld van Waterloo, de: Schlachtfeld von Waterloo, fr: Champ de bataille de Waterloo, es: Campo de batalla de Waterloo
menin-gate | BE | Ieper | 50.8521 | 2.8916 | Menin Gate | | nl: Menenpoort, de: Menenpoort, fr: Porte de Menin, es: Puerta de Menin
european-parliament-brussels | BE | Brussels | 50.8389 | 4.3753 | European Parliament (Brussels) | | nl: Europees Parlement (Brussel), de: Europäisches Parlament (Brüssel), fr: Parlement européen (Bruxelles), es: Parlamento Europeo (Bruselas)
europa-park | DE | Rust | 48.2660 | 7.7220 | Europa-Park | Europapark Rust |
phantasialand | DE | Brühl | 50.7986 | 6.8794 | Phantasialand | |
heide-park | DE | Soltau | 53.0247 | 9.8786 | Heide Park | Heide-Park Resort |
hansa-park | DE | Sierksdorf | 54.0761 | 10.7800 | Hansa-Park | |
movie-park | DE | Bottrop | 51.6206 | 6.9728 | Movie Park Germany | |
legoland-deutschland | DE | Günzburg | 48.4247 | 10.2997 | LEGOLAND Deutschland | Legoland Günzburg |
holiday-park | DE | Haßloch | 49.3178 | 8.3003 | Plopsaland Deutschland | Holiday Park |
tripsdrill | DE | Cleebronn | 49.0383 | 9.0525 | Erlebnispark Tripsdrill | |
belantis | DE | Leipzig | 51.2536 | 12.3153 | BELANTIS | |
playmobil-funpark | DE | Zirndorf | 49.4311 | 10.9411 | PLAYMOBIL-FunPark | |
tropical-islands | DE | Halbe | 52.0386 | 13.7486 | Tropical Islands | |
zoo-berlin | DE | Berlin | 52.5079 | 13.3377 | Zoo Berlin | Berlin Zoo | en: Berlin Zoo, fr: Zoo de Berlin, es: Zoo de Berlín
brandenburg-gate | DE | Berlin | 52.5163 | 13.3777 | Brandenburg Gate | | nl: Brandenburger Tor, de: Brandenburger Tor, fr: Porte de Brandebourg, es: Puerta de Brandeburgo
bundestag | DE | Berlin | 52.5186 | 13.3762 | Reichstag building | Bundestag | de: Reichstagsgebäude
hagenbeck | DE | Hamburg | 53.5953 | 9.9386 | Tierpark Hagenbeck | Hagenbecks Tierpark | en: Hagenbeck Zoo, fr: Zoo Hagenbeck, es: Zoo Hagenbeck
zugspitze | DE | Grainau | 47.4563 | 10.9926 | Zugspitze | Seilbahn Zugspitze, Eibsee |
koenigssee | DE | Schönau am Königssee | 47.5915 | 12.9860 | Königssee | Koenigssee |
reeperbahn | DE | Hamburg | 53.5496 | 9.9630 | Reeperbahn | |
miniatur-wunderland | DE | Hamburg | 53.5438 | 9.9889 | Miniatur Wunderland | |
elbphilharmonie | DE | Hamburg | 53.5413 | 9.9841 | Elbphilharmonie | |
zoom-erlebniswelt | DE | Gelsenkirchen | 51.5440 | 7.1115 | ZOOM Erlebniswelt | |
cologne-cathedral | DE | Köln | 50.9413 | 6.9583 | Cologne Cathedral | | nl: Dom van Keulen, de: Kölner Dom, fr: Cathédrale de Cologne, es: Catedral de Colonia
neuschwanstein | DE | Schwangau | 47.5576 | 10.7498 | Neuschwanstein Castle | | nl: Slot Neuschwanstein, de: Schloss Neuschwanstein, fr: Château de Neuschwanstein, es: Castillo de Neuschwanstein
sanssouci | DE | Potsdam | 52.4042 | 13.0385 | Schloss Sanssouci | Park Sanssouci, Sanssouci | en: Sanssouci Palace, nl: Paleis Sanssouci, fr: Château de Sanssouci, es: Palacio de Sanssouci
nymphenburg | DE | Munich | 48.1583 | 11.5033 | Schloss Nymphenburg | Nymphenburg Palace | en: Nymphenburg Palace, nl: Slot Nymphenburg, fr: Château de Nymphenburg, es: Palacio de Nymphenburg
burg-eltz | DE | Münstermaifeld | 50.2052 | 7.3366 | Burg Eltz | Eltz Castle | en: Eltz Castle, fr: Château d'Eltz, es: Castillo de Eltz
hohenzollern-castle | DE | Hechingen | 48.3232 | 8.9676 | Burg Hohenzollern | Hohenzollern Castle | en: Hohenzollern Castle, fr: Château de Hohenzollern, es: Castillo de Hohenzollern
wartburg | DE | Eisenach | 50.9660 | 10.3066 | Wartburg | Wartburg Castle | en: Wartburg Castle, fr: Château de la Wartburg, es: Castillo de Wartburg
theresienwiese | DE | Munich | 48.1314 | 11.5497 | Theresienwiese | Oktoberfest |
deutsches-museum | DE | Munich | 48.1299 | 11.5834 | Deutsches Museum | |
nurburgring | DE | Adenau | 50.3356 | 6.9475 | Nürburgring | |
hockenheimring | DE | Hockenheim | 49.3278 | 8.5658 | Hockenheimring | |
winterberg-bobbahn | DE | Winterberg | 51.1864 | 8.5086 | Skiliftkarussell Winterberg | Kahler Asten |
disneyland-paris | FR | Chessy | 48.8702 | 2.7800 | Disneyland Paris | Euro Disney, Walt Disney Studios, Disneyland Parijs, Disney Paris |
parc-asterix | FR | Plailly | 49.1342 | 2.5711 | Parc Astérix | |
futuroscope | FR | Chasseneuil-du-Poitou | 46.6689 | 0.3678 | Futuroscope | |
puy-du-fou | FR | Les Épesses | 46.8897 | -0.9303 | Puy du Fou | |
nigloland | FR | Bar-sur-Aube | 48.2617 | 4.6086 | Nigloland | |
walibi-rhone-alpes | FR | Les Avenières | 45.6203 | 5.5683 | Walibi Rhône-Alpes | |
versailles-palace | FR | Versailles | 48.8049 | 2.1204 | Palace of Versailles | | nl: Paleis van Versailles, de: Schloss Versailles, fr: Château de Versailles, es: Palacio de Versalles
eiffel-tower | FR | Paris | 48.8583 | 2.2945 | Eiffel Tower | | nl: Eiffeltoren, de: Eiffelturm, fr: Tour Eiffel, es: Torre Eiffel
louvre | FR | Paris | 48.8611 | 2.3359 | Louvre | | nl: Louvre, de: Louvre, fr: Musée du Louvre, es: Museo del Louvre
sacre-coeur | FR | Paris | 48.8867 | 2.3431 | Sacré-Cœur | Montmartre |
mont-saint-michel | FR | Pontorson | 48.6361 | -1.5115 | Mont-Saint-Michel | |
beauval | FR | Saint-Aignan | 47.2478 | 1.3525 | ZooParc de Beauval | Zoo de Beauval, Beauval |
chambord | FR | Blois | 47.6161 | 1.5170 | Château de Chambord |  | nl: Kasteel van Chambord, de: Schloss Chambord, es: Castillo de Chambord
vaux-le-vicomte | FR | Melun | 48.5660 | 2.7142 | Château de Vaux-le-Vicomte | Vaux-le-Vicomte | nl: Kasteel van Vaux-le-Vicomte, de: Schloss Vaux-le-Vicomte, es: Castillo de Vaux-le-Vicomte
chateau-chantilly | FR | Chantilly | 49.1938 | 2.4856 | Château de Chantilly | Domaine de Chantilly | nl: Kasteel van Chantilly, de: Schloss Chantilly, es: Castillo de Chantilly
chenonceau | FR | Amboise | 47.3249 | 1.0703 | Château de Chenonceau | Chenonceau | nl: Kasteel van Chenonceau, de: Schloss Chenonceau, es: Castillo de Chenonceau
fontainebleau-palace | FR | Fontainebleau | 48.4021 | 2.6998 | Château de Fontainebleau | Palace of Fontainebleau | en: Palace of Fontainebleau, nl: Kasteel van Fontainebleau, de: Schloss Fontainebleau, es: Palacio de Fontainebleau
lourdes-sanctuary | FR | Lourdes | 43.0975 | -0.0583 | Sanctuary of Our Lady of Lourdes | | nl: Heiligdom van Lourdes, de: Heiligtum von Lourdes, fr: Sanctuaire de Lourdes, es: Santuario de Lourdes
pont-du-gard | FR | Remoulins | 43.9475 | 4.5350 | Pont du Gard | |
vulcania | FR | Volvic | 45.8139 | 2.9408 | Vulcania | |
memorial-de-caen | FR | Caen | 49.1975 | -0.3844 | Mémorial de Caen | Caen Memorial Museum | en: Caen Memorial, es: Memorial de Caen
omaha-cemetery | FR | Bayeux | 49.3572 | -0.8475 | Normandy American Cemetery | Omaha Beach, Colleville-sur-Mer | nl: Amerikaanse begraafplaats van Colleville-sur-Mer, de: Amerikanischer Soldatenfriedhof Colleville-sur-Mer, fr: Cimetière américain de Colleville-sur-Mer, es: Cementerio estadounidense de Colleville-sur-Mer
douaumont | FR | Verdun | 49.2083 | 5.4236 | Douaumont Ossuary |  | nl: Ossuarium van Douaumont, de: Beinhaus von Douaumont, fr: Ossuaire de Douaumont, es: Osario de Douaumont
european-parliament-strasbourg | FR | Strasbourg | 48.5975 | 7.7686 | European Parliament (Strasbourg) | | nl: Europees Parlement (Straatsburg), de: Europäisches Parlament (Straßburg), fr: Parlement européen (Strasbourg), es: Parlamento Europeo (Estrasburgo)
le-mans-circuit | FR | Le Mans | 47.9497 | 0.2075 | Circuit des 24 Heures du Mans | |
paul-ricard | FR | Le Castellet | 43.2506 | 5.7917 | Circuit Paul Ricard | |
cite-de-l-espace | FR | Toulouse | 43.5867 | 1.4933 | Cité de l'espace | |
oceanopolis | FR | Brest | 48.3900 | -4.4356 | Océanopolis | |
nausicaa | FR | Boulogne-sur-Mer | 50.7303 | 1.5953 | Nausicaá | |
portaventura | ES | Salou | 41.0878 | 1.1575 | PortAventura World | Port Aventura, PortAventura, Ferrari Land |
parque-warner | ES | San Martín de la Vega | 40.2306 | -3.5931 | Parque Warner Madrid | Parque Warner |
terra-mitica | ES | Benidorm | 38.5608 | -0.1556 | Terra Mítica | |
isla-magica | ES | Sevilla | 37.4075 | -5.9992 | Isla Mágica | |
tibidabo | ES | Barcelona | 41.4222 | 2.1189 | Tibidabo | |
parque-atracciones-madrid | ES | Madrid | 40.4122 | -3.7508 | Parque de Atracciones de Madrid |  | en: Madrid Amusement Park
sagrada-familia | ES | Barcelona | 41.4036 | 2.1744 | Sagrada Família | |
park-guell | ES | Barcelona | 41.4145 | 2.1527 | Park Güell | Parque Güell |
montserrat | ES | Monistrol de Montserrat | 41.5933 | 1.8378 | Monestir de Montserrat | Monasterio de Montserrat | en: Montserrat Monastery, nl: Klooster van Montserrat, de: Kloster Montserrat, fr: Monastère de Montserrat, es: Monasterio de Montserrat
alhambra | ES | Granada | 37.1761 | -3.5881 | Alhambra | |
ciudad-artes-ciencias | ES | Valencia | 39.4547 | -0.3520 | Ciudad de las Artes y las Ciencias | Oceanogràfic, City of Arts and Sciences | en: City of Arts and Sciences, nl: Stad van Kunsten en Wetenschappen, de: Stadt der Künste und der Wissenschaften, fr: Cité des Arts et des Sciences
loro-parque | ES | Puerto de la Cruz | 28.4083 | -16.5647 | Loro Parque | |
siam-park | ES | Adeje | 28.0722 | -16.7256 | Siam Park | |
prado | ES | Madrid | 40.4138 | -3.6921 | Museo del Prado | Prado Museum | en: Prado Museum, nl: Prado, de: Prado, fr: Musée du Prado
guggenheim-bilbao | ES | Bilbao | 43.2687 | -2.9340 | Museo Guggenheim Bilbao | Guggenheim Bilbao | en: Guggenheim Museum Bilbao, nl: Guggenheim Museum Bilbao, de: Guggenheim-Museum Bilbao, fr: Musée Guggenheim de Bilbao
circuit-catalunya | ES | Montmeló | 41.5700 | 2.2611 | Circuit de Barcelona-Catalunya | Circuito de Montmeló |
gardaland | IT | Castelnuovo del Garda | 45.4550 | 10.7136 | Gardaland | |
legoland-billund | DK | Billund | 55.7356 | 9.1261 | LEGOLAND Billund | |
tivoli | DK | Copenhagen | 55.6737 | 12.5681 | Tivoli | Tivoli Gardens |
prater | AT | Vienna | 48.2166 | 16.3958 | Wiener Prater | Prater | en: Prater, nl: Prater, fr: Prater, es: Prater
schonbrunn | AT | Vienna | 48.1848 | 16.3122 | Schloss Schönbrunn | Schönbrunn Palace | en: Schönbrunn Palace, nl: Paleis Schönbrunn, fr: Château de Schönbrunn, es: Palacio de Schönbrunn
auschwitz-birkenau | PL | Oświęcim | 50.0266 | 19.2036 | Auschwitz-Birkenau Memorial | | de: Gedenkstätte Auschwitz-Birkenau, nl: Gedenkplaats Auschwitz-Birkenau, fr: Mémorial d'Auschwitz-Birkenau, es: Memorial de Auschwitz-Birkenau
alton-towers | GB | Cheadle | 52.9870 | -1.8920 | Alton Towers | |
thorpe-park | GB | Chertsey | 51.4050 | -0.5110 | Thorpe Park | |
legoland-windsor | GB | Windsor | 51.4640 | -0.6510 | LEGOLAND Windsor | |
warner-bros-studio-tour-london | GB | Leavesden | 51.6900 | -0.4180 | Warner Bros. Studio Tour London | Harry Potter Studios |
energylandia | PL | Zator | 49.9990 | 19.4090 | Energylandia | |
mirabilandia | IT | Ravenna | 44.3380 | 12.2620 | Mirabilandia | |
liseberg | SE | Göteborg | 57.6950 | 11.9920 | Liseberg | |
familypark | AT | Sankt Margarethen im Burgenland | 47.8090 | 16.6350 | Familypark |  |
fort-fun-abenteuerland | DE | Bestwig | 51.3020 | 8.4330 | Fort Fun Abenteuerland |  |
skyline-park | DE | Bad Wörishofen | 48.0310 | 10.5960 | Skyline Park |  |
ravensburger-spieleland | DE | Meckenbeuren | 47.6990 | 9.6130 | Ravensburger Spieleland |  |
serengeti-park | DE | Hodenhagen | 52.7590 | 9.6110 | Serengeti-Park |  |
bayern-park | DE | Ruhstorf | 48.5580 | 12.6720 | Bayern-Park |  |
plopsa-coo | BE | Stavelot | 50.3930 | 5.8790 | Plopsa Coo | |
julianatoren | NL | Apeldoorn | 52.2240 | 5.9320 | Julianatoren | |
parc-bagatelle | FR | Merlimont | 50.4430 | 1.5890 | Parc Bagatelle |  |
le-pal | FR | Dompierre-sur-Besbre | 46.4830 | 3.6380 | Le Pal |  |
jardin-d-acclimatation | FR | Paris | 48.8770 | 2.2680 | Jardin d'Acclimatation | |
dinopolis | ES | Teruel | 40.3330 | -1.0930 | Dinópolis | |
puy-du-fou-espana | ES | Toledo | 39.8240 | -4.1010 | Puy du Fou España | |
djurs-sommerland | DK | Nimtofte | 56.4250 | 10.5520 | Djurs Sommerland | |
center-parcs-de-eemhof | NL | Zeewolde | 52.2880 | 5.4380 | Center Parcs De Eemhof | De Eemhof |
center-parcs-het-heijderbos | NL | Heijen | 51.6620 | 6.0230 | Center Parcs Het Heijderbos | Het Heijderbos |
center-parcs-de-huttenheugte | NL | Dalen | 52.6860 | 6.7190 | Center Parcs De Huttenheugte | De Huttenheugte |
center-parcs-port-zelande | NL | Ouddorp | 51.7500 | 3.8700 | Center Parcs Port Zélande | Port Zélande |
center-parcs-limburgse-peel | NL | America | 51.4240 | 5.9330 | Center Parcs Limburgse Peel | Limburgse Peel, Het Meerdal |
center-parcs-erperheide | BE | Peer | 51.1600 | 5.5050 | Center Parcs Erperheide | Erperheide |
center-parcs-de-vossemeren | BE | Lommel | 51.2120 | 5.2980 | Center Parcs De Vossemeren | De Vossemeren |
center-parcs-bispinger-heide | DE | Bispingen | 53.0800 | 10.0200 | Center Parcs Bispinger Heide | Bispinger Heide |
center-parcs-hochsauerland | DE | Medebach | 51.1970 | 8.6880 | Center Parcs Park Hochsauerland | Park Hochsauerland |
center-parcs-park-allgau | DE | Leutkirch | 47.7830 | 10.0830 | Center Parcs Park Allgäu | Park Allgäu |
buckingham-palace | GB | London | 51.5014 | -0.1419 | Buckingham Palace | |
tower-of-london | GB | London | 51.5081 | -0.0759 | Tower of London | |
british-museum | GB | London | 51.5194 | -0.1270 | British Museum | |
leeds-castle | GB | Maidstone | 51.2490 | 0.6305 | Leeds Castle | |
blenheim | GB | Woodstock | 51.8414 | -1.3610 | Blenheim Palace | |
warwick-castle | GB | Warwick | 52.2796 | -1.5853 | Warwick Castle | |
windsor-castle | GB | Windsor | 51.4839 | -0.6044 | Windsor Castle | |
colosseum | IT | Rome | 41.8902 | 12.4922 | Colosseum | Colosseo, Coliseum | fr: Colisée, de: Kolosseum, es: Coliseo
vatican-museums | IT | Rome | 41.9065 | 12.4536 | Vatican Museums | Musei Vaticani | nl: Vaticaanse Musea, de: Vatikanische Museen, fr: Musées du Vatican, es: Museos Vaticanos
dierenpark-amersfoort | NL | Amersfoort | 52.1625 | 5.3490 | DierenPark Amersfoort | Dierenpark Amersfoort | en: Amersfoort Zoo, de: Tierpark Amersfoort, fr: Zoo d'Amersfoort, es: Zoo de Amersfoort
spoorwegmuseum | NL | Utrecht | 52.0880 | 5.1310 | Spoorwegmuseum | Railway Museum Utrecht | en: Railway Museum, de: Eisenbahnmuseum Utrecht, fr: Musée du chemin de fer d'Utrecht, es: Museo del Ferrocarril de Utrecht
naturalis | NL | Leiden | 52.1650 | 4.4740 | Naturalis | Naturalis Biodiversity Center |
zuiderzeemuseum | NL | Enkhuizen | 52.7070 | 5.2990 | Zuiderzeemuseum | |
bataviastad | NL | Lelystad | 52.5220 | 5.4370 | Bataviastad Fashion Outlet | Bataviastad, Batavia Stad |
outlet-roermond | NL | Roermond | 51.1990 | 5.9890 | Designer Outlet Roermond | Outlet Roermond |
mauritshuis | NL | The Hague | 52.0804 | 4.3143 | Mauritshuis | |
neeltje-jans | NL | Vrouwenpolder | 51.6360 | 3.7140 | Deltapark Neeltje Jans | Neeltje Jans | en: Neeltje Jans Delta Park, fr: Parc Delta Neeltje Jans
archeon | NL | Alphen aan den Rijn | 52.1150 | 4.6550 | Museumpark Archeon | Archeon | en: Archeon Museum Park, de: Museumspark Archeon, fr: Parc Archeon
kazerne-dossin | BE | Mechelen | 51.0340 | 4.4780 | Kazerne Dossin | Dossin Barracks | de: Dossin-Kaserne, fr: Caserne Dossin
mariemont | BE | Morlanwelz | 50.4640 | 4.2400 | Musée royal de Mariemont | Musée de Mariemont, Mariemont | en: Mariemont Museum, nl: Koninklijk Museum van Mariemont, de: Museum Mariemont, es: Museo de Mariemont
boudewijn-seapark | BE | Brugge | 51.1990 | 3.2120 | Boudewijn Seapark | |
in-flanders-fields | BE | Ieper | 50.8510 | 2.8850 | In Flanders Fields Museum | |
wilhelma | DE | Stuttgart | 48.8050 | 9.2070 | Wilhelma | |
filmpark-babelsberg | DE | Potsdam | 52.3870 | 13.1190 | Filmpark Babelsberg | |
therme-erding | DE | Erding | 48.2900 | 11.8880 | Therme Erding | |
bavaria-filmstadt | DE | Grünwald | 48.0660 | 11.5510 | Bavaria Filmstadt | |
mercedes-benz-museum | DE | Stuttgart | 48.7880 | 9.2340 | Mercedes-Benz Museum | |
autostadt | DE | Wolfsburg | 52.4330 | 10.7950 | Autostadt Wolfsburg | Autostadt |
klimahaus | DE | Bremerhaven | 53.5430 | 8.5740 | Klimahaus Bremerhaven | Klimahaus |
dachau-memorial | DE | Dachau | 48.2700 | 11.4680 | KZ-Gedenkstätte Dachau | Dachau Concentration Camp Memorial | en: Dachau Memorial Site, nl: Gedenkplaats Dachau, fr: Mémorial de Dachau, es: Memorial de Dachau
sachsenhausen-memorial | DE | Oranienburg | 52.7660 | 13.2640 | Gedenkstätte Sachsenhausen | Sachsenhausen Memorial | en: Sachsenhausen Memorial, nl: Gedenkplaats Sachsenhausen, fr: Mémorial de Sachsenhausen, es: Memorial de Sachsenhausen
bergen-belsen | DE | Bergen | 52.7580 | 9.9080 | Gedenkstätte Bergen-Belsen | Bergen-Belsen | en: Bergen-Belsen Memorial, nl: Gedenkplaats Bergen-Belsen, fr: Mémorial de Bergen-Belsen, es: Memorial de Bergen-Belsen
zwinger | DE | Dresden | 51.0530 | 13.7340 | Dresdner Zwinger | Zwinger | en: Zwinger Palace, nl: Zwinger in Dresden, fr: Zwinger de Dresde, es: Palacio Zwinger
drachenfels | DE | Königswinter | 50.6650 | 7.2100 | Drachenfels | |
niederwalddenkmal | DE | Rüdesheim am Rhein | 49.9800 | 7.8990 | Niederwalddenkmal |  | en: Niederwald Monument, fr: Monument du Niederwald, es: Monumento de Niederwald
heidelberg-castle | DE | Heidelberg | 49.4106 | 8.7153 | Heidelberger Schloss | Schloss Heidelberg, Heidelberg Castle | en: Heidelberg Castle, nl: Slot Heidelberg, fr: Château de Heidelberg, es: Castillo de Heidelberg
zoo-leipzig | DE | Leipzig | 51.3480 | 12.3710 | Zoo Leipzig |  | en: Leipzig Zoo, fr: Zoo de Leipzig, es: Zoo de Leipzig
erlebnis-zoo-hannover | DE | Hannover | 52.3800 | 9.7700 | Erlebnis-Zoo Hannover | Zoo Hannover | en: Hanover Zoo, fr: Zoo de Hanovre, es: Zoo de Hannover
voelklinger-huette | DE | Völklingen | 49.2500 | 6.8490 | Völklinger Hütte |  | en: Völklingen Ironworks, fr: Usine sidérurgique de Völklingen, es: Siderúrgica de Völklingen
wertheim-village | DE | Wertheim | 49.7750 | 9.5810 | Wertheim Village | |
cite-des-sciences | FR | Paris | 48.8956 | 2.3879 | Cité des sciences et de l'industrie | Cité des Sciences |
musee-d-orsay | FR | Paris | 48.8600 | 2.3266 | Musée d'Orsay | |
zoo-de-vincennes | FR | Vincennes | 48.8320 | 2.4190 | Zoo de Vincennes | |
aiguille-du-midi | FR | Chamonix-Mont-Blanc | 45.9170 | 6.8700 | Aiguille du Midi | Téléphérique de l'Aiguille du Midi |
walygator | FR | Maizières-lès-Metz | 49.2190 | 6.1560 | Walygator Grand Est | Walygator |
carcassonne-cite | FR | Carcassonne | 43.2060 | 2.3640 | Cité de Carcassonne | |
ecomusee-alsace | FR | Ungersheim | 47.8510 | 7.2870 | Écomusée d'Alsace |  | de: Ökomuseum Elsass
haut-koenigsbourg | FR | Sélestat | 48.2490 | 7.3440 | Château du Haut-Kœnigsbourg | Haut-Koenigsbourg | en: Haut-Kœnigsbourg Castle, nl: Kasteel Haut-Kœnigsbourg, de: Hohkönigsburg, es: Castillo de Haut-Kœnigsbourg
thiepval | FR | Albert | 50.0510 | 2.6860 | Mémorial de Thiepval | Thiepval Memorial | en: Thiepval Memorial, nl: Thiepval Memorial, de: Thiepval-Denkmal
vimy-memorial | FR | Vimy | 50.3790 | 2.7740 | Mémorial de Vimy | Vimy Ridge | en: Vimy Memorial, nl: Vimy Memorial, de: Vimy-Denkmal
zoo-de-la-palmyre | FR | Les Mathes | 45.6900 | -1.1660 | Zoo de La Palmyre | |
parc-de-la-tete-d-or | FR | Lyon | 45.7780 | 4.8530 | Parc de la Tête d'Or | |
mer-de-sable | FR | Ermenonville | 49.1340 | 2.6910 | La Mer de Sable | |
france-miniature | FR | Élancourt | 48.7760 | 1.9620 | France Miniature | |
thoiry-zoo | FR | Thoiry | 48.8650 | 1.7950 | Thoiry ZooSafari | Zoo de Thoiry |
lascaux | FR | Montignac | 45.0520 | 1.1680 | Lascaux IV | Grotte de Lascaux, Lascaux |
gouffre-de-padirac | FR | Gramat | 44.8580 | 1.7500 | Gouffre de Padirac |  | en: Padirac Cave, de: Höhle von Padirac, es: Sima de Padirac
dune-du-pilat | FR | La Teste-de-Buch | 44.5890 | -1.2130 | Dune du Pilat | Dune du Pyla |
bioparc-valencia | ES | Valencia | 39.4780 | -0.4070 | Bioparc Valencia | Bioparc |
caminito-del-rey | ES | Ardales | 36.9300 | -4.7890 | Caminito del Rey | |
covadonga | ES | Cangas de Onís | 43.3090 | -5.0560 | Santuario de Covadonga | Covadonga | en: Sanctuary of Covadonga, fr: Sanctuaire de Covadonga
lagos-de-covadonga | ES | Cangas de Onís | 43.2720 | -4.9860 | Lagos de Covadonga | Covadonga Lagos |
zoo-madrid | ES | Madrid | 40.4090 | -3.7620 | Zoo Aquarium de Madrid | Zoo de Madrid, Zoo Madrid | en: Madrid Zoo Aquarium
altamira | ES | Santillana del Mar | 43.3780 | -4.1190 | Museo de Altamira | Cuevas de Altamira | en: Altamira Museum, fr: Musée d'Altamira
monasterio-de-el-escorial | ES | San Lorenzo de El Escorial | 40.5890 | -4.1480 | Monasterio de El Escorial |  | en: El Escorial Monastery, nl: Klooster El Escorial, de: Kloster El Escorial, fr: Monastère de l'Escurial
selwo-aventura | ES | Estepona | 36.4640 | -5.0800 | Selwo Aventura |  |
cueva-de-nerja | ES | Nerja | 36.7620 | -3.8450 | Cueva de Nerja | Cuevas de Nerja | en: Nerja Caves, nl: Grotten van Nerja, de: Höhlen von Nerja, fr: Grotte de Nerja
real-alcazar | ES | Sevilla | 37.3830 | -5.9900 | Real Alcázar de Sevilla |  | en: Royal Alcázar of Seville, nl: Alcázar van Sevilla, de: Alcázar von Sevilla, fr: Alcazar de Séville
mezquita-cordoba | ES | Córdoba | 37.8790 | -4.7800 | Mezquita-Catedral de Córdoba | Mezquita de Córdoba | en: Mosque-Cathedral of Córdoba, nl: Mezquita van Córdoba, de: Mezquita von Córdoba, fr: Mosquée-cathédrale de Cordoue
stonehenge | GB | Amesbury | 51.1789 | -1.8262 | Stonehenge | |
hampton-court | GB | East Molesey | 51.4036 | -0.3378 | Hampton Court Palace | Hampton Court |
edinburgh-castle | GB | Edinburgh | 55.9486 | -3.2008 | Edinburgh Castle | |
canterbury-cathedral | GB | Canterbury | 51.2798 | 1.0828 | Canterbury Cathedral | |
dover-castle | GB | Dover | 51.1295 | 1.3214 | Dover Castle | |
pompeii | IT | Pompei | 40.7490 | 14.4850 | Pompeii | Scavi di Pompei, Pompeji, Pompéi, Pompeya | nl: Pompeï, de: Pompeji, fr: Pompéi, es: Pompeya
uffizi | IT | Florence | 43.7678 | 11.2553 | Uffizi | Galleria degli Uffizi | en: Uffizi Gallery, de: Uffizien, fr: Galerie des Offices, es: Galería Uffizi
duomo-milano | IT | Milan | 45.4641 | 9.1919 | Duomo di Milano | Milan Cathedral | en: Milan Cathedral, nl: Dom van Milaan, de: Mailänder Dom, fr: Cathédrale de Milan, es: Catedral de Milán
verona-arena | IT | Verona | 45.4390 | 10.9940 | Arena di Verona | Verona Arena | en: Verona Arena, nl: Arena van Verona, de: Arena von Verona, fr: Arènes de Vérone, es: Arena de Verona
swarovski-kristallwelten | AT | Wattens | 47.2940 | 11.6000 | Swarovski Kristallwelten | Swarovski Crystal Worlds | en: Swarovski Crystal Worlds
hohensalzburg | AT | Salzburg | 47.7950 | 13.0470 | Festung Hohensalzburg | Hohensalzburg Fortress | en: Hohensalzburg Fortress, nl: Vesting Hohensalzburg, fr: Forteresse de Hohensalzburg, es: Fortaleza de Hohensalzburg
prague-castle | CZ | Prague | 50.0900 | 14.4000 | Prague Castle | Pražský hrad, Prager Burg, Praagse burcht | nl: Praagse burcht, de: Prager Burg, fr: Château de Prague, es: Castillo de Praga
rheinfall | CH | Neuhausen am Rheinfall | 47.6780 | 8.6150 | Rheinfall | Rhine Falls | en: Rhine Falls, nl: Rijnwaterval, fr: Chutes du Rhin, es: Cataratas del Rin
wieliczka | PL | Wieliczka | 49.9830 | 20.0560 | Wieliczka Salt Mine |  | nl: Zoutmijn van Wieliczka, de: Salzbergwerk Wieliczka, fr: Mine de sel de Wieliczka, es: Mina de sal de Wieliczka
postojna-cave | SI | Postojna | 45.7820 | 14.2040 | Postojna Cave | Postojnska jama | nl: Grotten van Postojna, de: Höhlen von Postojna, fr: Grotte de Postojna, es: Cueva de Postojna
landal-het-vennenbos | NL | Hapert | 51.3530 | 5.2380 | Landal Het Vennenbos | Vennenbos |
mainau | DE | Konstanz | 47.7050 | 9.1930 | Mainau | Insel Mainau, Mainau Island | en: Mainau Island, nl: Eiland Mainau, de: Insel Mainau, fr: Île de Mainau, es: Isla de Mainau
weissenhauser-strand | DE | Wangels | 54.3060 | 10.7890 | Weissenhäuser Strand | Ferienpark Weissenhäuser Strand |
plitvice | HR | Plitvička Jezera | 44.9020 | 15.6120 | Plitvice Lakes | Plitvička jezera, Plitvice | nl: Plitvicemeren, de: Plitvicer Seen, fr: Lacs de Plitvice, es: Lagos de Plitvice
bois-aux-daims | FR | Loudun | 47.0880 | 0.0250 | Center Parcs Bois aux Daims | Le Bois aux Daims |
avifauna | NL | Alphen aan den Rijn | 52.1370 | 4.6610 | Avifauna | Vogelpark Avifauna |
linnaeushof | NL | Bennebroek | 52.3220 | 4.5960 | Linnaeushof | |
buchenwald | DE | Weimar | 51.0220 | 11.2480 | Gedenkstätte Buchenwald | Buchenwald, KZ-Gedenkstätte Buchenwald | en: Buchenwald Memorial, nl: Gedenkplaats Buchenwald, fr: Mémorial de Buchenwald, es: Memorial de Buchenwald
`;
