/**
 * Lakes, mountains, nature parks and capes that groups travel to: several kilometres wide, each by the spot where coaches stop most.
 * Source: own list from general knowledge (2026-11), good to a few kilometres; that each row lies in its country and near its town is
 * tested. Columns: key | country | town | latitude | longitude | name | other names | names by language.
 */
export const areaRows = `
nationaal-park-de-hoge-veluwe | NL | Otterlo | 52.0834 | 5.8300 | Nationaal Park De Hoge Veluwe | De Hoge Veluwe, Hoge Veluwe |
oostvaardersplassen | NL | Lelystad | 52.4830 | 5.4120 | Oostvaardersplassen |  |
biesbosch | NL | Geertruidenberg | 51.7400 | 4.8060 | Biesbosch | De Biesbosch, Nationaal Park De Biesbosch |
biesboschmuseum | NL | Geertruidenberg | 51.7620 | 4.7750 | Biesboschmuseum |  |
afsluitdijk | NL | Den Oever | 52.9500 | 5.0500 | Afsluitdijk | Afsluitdijk Wadden Center |
deltawerken | NL | Kamperland | 51.6200 | 3.7000 | Deltawerken |  |
delta-works | NL | Kamperland | 51.6200 | 3.7000 | Delta Works |  |
loonse-en-drunense-duinen | NL | Drunen | 51.6600 | 5.1100 | Loonse en Drunense Duinen | Nationaal Park De Loonse en Drunense Duinen |
nationaal-park-de-groote-peel | NL | Meijel | 51.3380 | 5.8130 | Nationaal Park De Groote Peel | De Groote Peel |
nationaal-park-de-meinweg | NL | Herkenbosch | 51.1720 | 6.1000 | Nationaal Park De Meinweg | De Meinweg |
kalmthoutse-heide | BE | Kalmthout | 51.3780 | 4.4420 | Kalmthoutse Heide | Grenspark Kalmthoutse Heide |
hallerbos | BE | Halle | 50.7080 | 4.2760 | Hallerbos |  |
lacs-de-l-eau-d-heure | BE | Cerfontaine | 50.1900 | 4.3700 | Lacs de l'Eau d'Heure | Barrages de l'Eau d'Heure, Meren van de Eau d'Heure |
signal-de-botrange | BE | Waimes | 50.5010 | 6.0930 | Signal de Botrange | Botrange, Maison du Parc Botrange |
hautes-fagnes | BE | Waimes | 50.5010 | 6.0930 | Hautes Fagnes |  |
nationaal-park-hoge-kempen | BE | Maasmechelen | 50.9930 | 5.7010 | Nationaal Park Hoge Kempen |  |
kyffhauserdenkmal | DE | Bad Frankenhausen | 51.4150 | 11.1090 | Kyffhäuserdenkmal | Kyffhäuser |
kyffhauser-denkmal | DE | Bad Frankenhausen | 51.4150 | 11.1090 | Kyffhäuser Denkmal |  |
schloss-herrenchiemsee | DE | Prien am Chiemsee | 47.8590 | 12.3960 | Schloss Herrenchiemsee | Herrenchiemsee |
edersee | DE | Waldeck | 51.1800 | 9.0600 | Edersee | Edersee Sperrmauer |
nationalpark-kellerwald-edersee | DE | Bad Wildungen | 51.1300 | 9.0000 | Nationalpark Kellerwald-Edersee | Kellerwald, Nationalpark Kellerwald |
nationalpark-eifel | DE | Schleiden | 50.5840 | 6.4470 | Nationalpark Eifel |  |
kap-arkona | DE | Altenkirchen | 54.6794 | 13.4325 | Kap Arkona |  |
nationalpark-jasmund | DE | Saßnitz | 54.5730 | 13.6620 | Nationalpark Jasmund |  |
baldeneysee | DE | Essen | 51.4050 | 7.0300 | Baldeneysee |  |
laacher-see | DE | Mendig | 50.4025 | 7.2520 | Laacher See |  |
eifelmaare | DE | Manderscheid | 50.1000 | 6.8100 | Eifelmaare |  |
saarschleife | DE | Mettlach | 49.4990 | 6.5640 | Saarschleife | Baumwipfelpfad Saarschleife |
biggesee | DE | Attendorn | 51.1290 | 7.9160 | Biggesee |  |
titisee | DE | Titisee-Neustadt | 47.9050 | 8.1460 | Titisee |  |
mummelsee | DE | Seebach | 48.5980 | 8.2010 | Mummelsee |  |
nationalparkzentrum-lusen | DE | Neuschönau | 48.8890 | 13.4880 | Nationalparkzentrum Lusen |  |
plassenburg | DE | Kulmbach | 50.1090 | 11.4610 | Plassenburg |  |
freilichtmuseum-molfsee | DE | Molfsee | 54.2730 | 10.0770 | Freilichtmuseum Molfsee |  |
cap-frehel | FR | Saint-Cast-le-Guildo | 48.6830 | -2.3180 | Cap Fréhel |  |
mont-ventoux | FR | Bédoin | 44.1740 | 5.2790 | Mont Ventoux | Ventoux, Le Mont Ventoux |
lac-de-serre-poncon | FR | Chorges | 44.4730 | 6.2700 | Lac de Serre-Ponçon | Barrage de Serre-Ponçon |
gorges-du-verdon | FR | Castellane | 43.7870 | 6.3520 | Gorges du Verdon | Verdon |
lac-de-sainte-croix | FR | Riez | 43.7600 | 6.1500 | Lac de Sainte-Croix |  |
calanques-de-cassis | FR | Cassis | 43.2030 | 5.5140 | Calanques de Cassis | Calanques |
la-foret-des-singes | FR | Gramat | 44.8000 | 1.6170 | La Forêt des Singes |  |
les-loups-de-chabrieres | FR | Guéret | 46.1330 | 1.8800 | Les Loups de Chabrières |  |
puy-de-dome | FR | Orcines | 45.7710 | 2.9860 | Puy de Dôme |  |
lac-de-passy | FR | Passy | 45.9230 | 6.6900 | Lac de Passy |  |
mont-sainte-odile | FR | Ottrott | 48.4370 | 7.4040 | Mont Sainte-Odile |  |
lac-du-der | FR | Montier-en-Der | 48.5520 | 4.7720 | Lac du Der |  |
lac-du-der-chantecoq | FR | Montier-en-Der | 48.5520 | 4.7720 | Lac du Der-Chantecoq |  |
marais-poitevin | FR | Coulon | 46.3240 | -0.5850 | Marais poitevin |  |
cap-de-la-hague | FR | Beaumont-Hague | 49.7190 | -1.9450 | Cap de la Hague |  |
foret-de-broceliande | FR | Paimpont | 48.0200 | -2.1720 | Forêt de Brocéliande | Brocéliande |
parc-de-briere | FR | Herbignac | 47.4200 | -2.2600 | Parc de Brière |  |
cap-gris-nez | FR | Boulogne-sur-Mer | 50.8740 | 1.5830 | Cap Gris-Nez |  |
cap-blanc-nez | FR | Sangatte | 50.9250 | 1.7150 | Cap Blanc-Nez |  |
foret-de-fontainebleau | FR | Fontainebleau | 48.4500 | 2.6300 | Forêt de Fontainebleau |  |
center-parcs-domaine-des-trois-forets | FR | Cirey-sur-Vezouze | 48.6240 | 6.9610 | Center Parcs Domaine des Trois Forêts | Les Trois Forêts |
calanques-de-piana | FR | Cargèse | 42.2490 | 8.6530 | Calanques de Piana |  |
pic-du-midi-de-bigorre | FR | Bagnères-de-Bigorre | 42.9090 | 0.1800 | Pic du Midi de Bigorre |  |
ciudad-encantada | ES | Cuenca | 40.2050 | -2.0060 | Ciudad Encantada |  |
parque-nacional-de-donana | ES | Almonte | 37.0500 | -6.5200 | Parque Nacional de Doñana | Doñana, Coto de Doñana |
parque-nacional-de-ordesa | ES | Broto | 42.6310 | -0.1090 | Parque Nacional de Ordesa | Ordesa, Ordesa y Monte Perdido |
cabo-de-gata | ES | Níjar | 36.7220 | -2.1930 | Cabo de Gata | Faro de Cabo de Gata, Parque Natural Cabo de Gata |
cabo-finisterre | ES | Fisterra | 42.8820 | -9.2720 | Cabo Finisterre | Cabo Fisterra, Faro de Finisterre, Finisterre |
canon-do-sil | ES | Castro Caldelas | 42.3300 | -7.5000 | Cañón do Sil |  |
las-medulas | ES | Carucedo | 42.4690 | -6.7730 | Las Médulas |  |
parque-nacional-de-monfrague | ES | Torrejón el Rubio | 39.8380 | -6.0270 | Parque Nacional de Monfragüe | Monfragüe |
lagunas-de-ruidera | ES | Ruidera | 38.9580 | -2.8830 | Lagunas de Ruidera |  |
cap-de-creus | ES | Cadaqués | 42.3190 | 3.3160 | Cap de Creus |  |
delta-de-l-ebre | ES | Deltebre | 40.7200 | 0.7190 | Delta de l'Ebre | Delta del Ebro |
albufera-de-valencia | ES | Valencia | 39.3330 | -0.3470 | Albufera de Valencia | La Albufera |
el-torcal | ES | Antequera | 36.9520 | -4.5430 | El Torcal | Torcal de Antequera |
sierra-de-cazorla | ES | Cazorla | 37.9600 | -2.9000 | Sierra de Cazorla |  |
cap-de-formentor | ES | Pollença | 39.9570 | 3.2070 | Cap de Formentor | Cabo Formentor |
teide | ES | La Orotava | 28.2720 | -16.6420 | Teide | Teleférico del Teide, El Teide, Parque Nacional del Teide |
parque-nacional-de-timanfaya | ES | Yaiza | 29.0020 | -13.7540 | Parque Nacional de Timanfaya | Timanfaya |
connemara-national-park | IE | Clifden | 53.5505 | -9.9455 | Connemara National Park |  |
loch-ness | GB | Drumnadrochit | 57.3240 | -4.4420 | Loch Ness | Loch Ness Centre |
loch-lomond | GB | Balloch | 56.0000 | -4.5920 | Loch Lomond | Loch Lomond Shores, Balloch Loch Lomond |
ben-nevis | GB | Fort William | 56.8110 | -5.0770 | Ben Nevis | Glen Nevis |
glen-coe | GB | Fort William | 56.6710 | -5.0680 | Glen Coe |  |
isle-of-skye | GB | Portree | 57.4130 | -6.1960 | Isle of Skye | Skye |
peak-district | GB | Buxton | 53.2590 | -1.9110 | Peak District |  |
hadrian-s-wall | GB | Haltwhistle | 55.0030 | -2.3570 | Hadrian's Wall |  |
snowdon | GB | Llanberis | 53.1160 | -4.1190 | Snowdon |  |
snowdonia | GB | Llanberis | 53.1160 | -4.1190 | Snowdonia |  |
gower-peninsula | GB | Swansea | 51.5690 | -4.2880 | Gower Peninsula |  |
mount-vesuvius | IT | Ercolano | 40.8280 | 14.4280 | Mount Vesuvius | Vesuv, Vesuvius |
etna | IT | Nicolosi | 37.6990 | 15.0000 | Etna | Mount Etna |
pragser-wildsee | IT | Braies | 46.6940 | 12.0850 | Pragser Wildsee |  |
lago-di-braies | IT | Braies | 46.6940 | 12.0850 | Lago di Braies |  |
pilatus | CH | Kriens | 46.9800 | 8.2550 | Pilatus | Pilatus Kulm |
titlis | CH | Engelberg | 46.8210 | 8.4010 | Titlis |  |
jungfraujoch | CH | Lauterbrunnen | 46.5930 | 7.9070 | Jungfraujoch |  |
grossglockner-hochalpenstrasse | AT | Heiligenblut | 47.0820 | 12.8400 | Großglockner Hochalpenstraße | Großglockner, Grossglockner |
lake-bled | SI | Bled | 46.3630 | 14.0940 | Lake Bled |  |
bleder-see | SI | Bled | 46.3630 | 14.0940 | Bleder See |  |
krka-national-park | HR | Skradin | 43.8040 | 15.9640 | Krka National Park | Krka, Krka Wasserfälle, Krka waterfalls |
meteora | GR | Kalampáka | 39.7220 | 21.6300 | Meteora | Meteora Monasteries |
geirangerfjord | NO | Geiranger | 62.1010 | 7.2060 | Geirangerfjord |  |
cap-nord | NO | Honningsvåg | 71.1690 | 25.7830 | Cap Nord |  |
cabo-da-roca | PT | Colares | 38.7804 | -9.4989 | Cabo da Roca |  |
cabo-de-sao-vicente | PT | Sagres | 37.0230 | -8.9940 | Cabo de São Vicente |  |
killarney-national-park | IE | Killarney | 52.0180 | -9.5040 | Killarney National Park |  |
reschensee | IT | Graun im Vinschgau | 46.8100 | 10.5360 | Reschensee | Lago di Resia, Reschen, Altgraun, Kirchturm im Reschensee | en: Reschensee
`;
