/**
 * More sights, museums, parks, ski stations, piers and campuses of France that groups travel to.
 * Source: own list from general knowledge (2026-11), good to about a kilometre, some to two; that each row lies in its country and near its
 * town is tested. Columns: key | country | town | latitude | longitude | name | other names | names by language.
 * Every position was estimated twice, the second time without sight of the first, and the surer one was taken. Where a place is reached by
 * lift or boat only, the position is where a coach stops.
 */
export const moreSightRowsOfFrance = `
versailles-chateau | FR | Versailles | 48.8048 | 2.1204 | Versailles château |  |
palais-de-versailles | FR | Versailles | 48.8048 | 2.1204 | Palais de Versailles |  |
ile-de-la-cite | FR | Paris | 48.8530 | 2.3499 | Île de la Cité |  |
sainte-chapelle | FR | Paris | 48.8530 | 2.3499 | Sainte-Chapelle |  |
conciergerie | FR | Paris | 48.8530 | 2.3499 | Conciergerie |  |
jardin-des-tuileries | FR | Paris | 48.8634 | 2.3266 | Jardin des Tuileries |  |
musee-de-l-orangerie | FR | Paris | 48.8634 | 2.3266 | Musée de l'Orangerie |  |
grand-palais | FR | Paris | 48.8661 | 2.3125 | Grand Palais | Petit Palais |
grande-halle-de-la-villette | FR | Paris | 48.8922 | 2.3889 | Grande Halle de la Villette |  |
trocadero | FR | Paris | 48.8611 | 2.2875 | Trocadéro |  |
palais-de-chaillot | FR | Paris | 48.8611 | 2.2875 | Palais de Chaillot |  |
aquarium-de-paris | FR | Paris | 48.8611 | 2.2875 | Aquarium de Paris |  |
cirque-d-hiver | FR | Paris | 48.8632 | 2.3673 | Cirque d'Hiver |  |
pere-lachaise | FR | Paris | 48.8614 | 2.3933 | Père-Lachaise | Cimetière du Père-Lachaise |
parc-de-sceaux | FR | Sceaux | 48.7745 | 2.3000 | Parc de Sceaux | Château de Sceaux |
hippodrome-de-vincennes | FR | Saint-Mandé | 48.8215 | 2.4525 | Hippodrome de Vincennes |  |
chateau-de-vincennes | FR | Vincennes | 48.8426 | 2.4358 | Château de Vincennes |  |
hippodrome-de-longchamp | FR | Boulogne-Billancourt | 48.8571 | 2.2300 | Hippodrome de Longchamp |  |
parislongchamp | FR | Boulogne-Billancourt | 48.8571 | 2.2300 | ParisLongchamp |  |
fondation-louis-vuitton | FR | Neuilly-sur-Seine | 48.8760 | 2.2640 | Fondation Louis Vuitton |  |
ile-seguin | FR | Boulogne-Billancourt | 48.8230 | 2.2330 | Île Seguin |  |
la-seine-musicale | FR | Boulogne-Billancourt | 48.8230 | 2.2330 | La Seine Musicale |  |
disney-village | FR | Lagny-sur-Marne | 48.8720 | 2.7760 | Disney Village |  |
cathedrale-de-chartres | FR | Chartres | 48.4477 | 1.4878 | Cathédrale de Chartres | Cathédrale Notre-Dame de Chartres |
cathedrale-de-strasbourg | FR | Strasbourg | 48.5810 | 7.7510 | Cathédrale de Strasbourg | Petite France Strasbourg |
strassburger-munster | FR | Strasbourg | 48.5810 | 7.7510 | Straßburger Münster |  |
musee-unterlinden | FR | Colmar | 48.0770 | 7.3580 | Musée Unterlinden | Unterlinden |
petite-venise-colmar | FR | Colmar | 48.0770 | 7.3580 | Petite Venise Colmar |  |
zoo-de-cigoland | FR | Kintzheim | 48.2530 | 7.4130 | Zoo de Cigoland | Cigoland |
lac-blanc | FR | Orbey | 48.1280 | 7.0900 | Lac Blanc | Station du Lac Blanc |
col-de-la-schlucht | FR | Metzeral | 48.0635 | 7.0220 | Col de la Schlucht |  |
grand-ballon | FR | Guebwiller | 47.9000 | 7.1030 | Grand Ballon | Ballon de Guebwiller |
ballon-d-alsace | FR | Saint-Maurice-sur-Moselle | 47.8220 | 6.8450 | Ballon d'Alsace |  |
parc-du-petit-prince | FR | Bollwiller | 47.8630 | 7.2880 | Parc du Petit Prince |  |
zoo-de-mulhouse | FR | Mulhouse | 47.7350 | 7.3450 | Zoo de Mulhouse | Parc zoologique et botanique de Mulhouse |
cathedrale-de-metz | FR | Metz | 49.1200 | 6.1760 | Cathédrale de Metz |  |
cathedrale-de-reims | FR | Reims | 49.2540 | 4.0340 | Cathédrale de Reims |  |
palais-du-tau | FR | Reims | 49.2540 | 4.0340 | Palais du Tau |  |
pommery | FR | Reims | 49.2440 | 4.0500 | Pommery | Domaine Pommery, Champagne Pommery |
marques-avenue-troyes | FR | Troyes | 48.2755 | 4.0950 | Marques Avenue Troyes | McArthurGlen Troyes |
cathedrale-d-amiens | FR | Amiens | 49.8940 | 2.3020 | Cathédrale d'Amiens | Hortillonnages d'Amiens |
hortillonnages | FR | Amiens | 49.8982 | 2.3185 | Hortillonnages |  |
lochnagar-crater | FR | Albert | 50.0150 | 2.6980 | Lochnagar Crater |  |
la-boisselle | FR | Albert | 50.0150 | 2.6980 | La Boisselle |  |
villers-bretonneux-australian-memorial | FR | Corbie | 49.8875 | 2.5120 | Villers-Bretonneux Australian Memorial |  |
centre-sir-john-monash | FR | Corbie | 49.8875 | 2.5125 | Centre Sir John Monash |  |
sir-john-monash-centre | FR | Corbie | 49.8875 | 2.5125 | Sir John Monash Centre |  |
caverne-du-dragon | FR | Bruyères-et-Montbérault | 49.4410 | 3.7335 | Caverne du Dragon |  |
chemin-des-dames | FR | Bruyères-et-Montbérault | 49.4440 | 3.6870 | Chemin des Dames |  |
cathedrale-de-laon | FR | Laon | 49.5640 | 3.6250 | Cathédrale de Laon |  |
cathedrale-de-beauvais | FR | Beauvais | 49.4330 | 2.0810 | Cathédrale de Beauvais |  |
palais-de-compiegne | FR | Compiègne | 49.4191 | 2.8303 | Palais de Compiègne | Château de Compiègne |
boulogne-sur-mer-vieille-ville | FR | Boulogne-sur-Mer | 50.7258 | 1.6140 | Boulogne-sur-Mer vieille ville |  |
bleriot-plage | FR | Calais | 50.9595 | 1.8265 | Blériot-Plage |  |
beffroi-d-arras | FR | Arras | 50.2930 | 2.7810 | Beffroi d'Arras |  |
carriere-wellington | FR | Arras | 50.2803 | 2.7830 | Carrière Wellington |  |
vieux-lille | FR | Lille | 50.6370 | 3.0630 | Vieux-Lille |  |
citadelle-de-lille | FR | Lille | 50.6410 | 3.0445 | Citadelle de Lille |  |
zoo-de-lille | FR | Lille | 50.6410 | 3.0440 | Zoo de Lille |  |
valenciennes-musee-des-beaux-arts | FR | Valenciennes | 50.3577 | 3.5325 | Valenciennes Musée des Beaux-Arts |  |
valjoly | FR | Solre-le-Château | 50.1215 | 4.1185 | ValJoly | Lac du ValJoly, Station du ValJoly |
cathedrale-de-rouen | FR | Rouen | 49.4430 | 1.0950 | Cathédrale de Rouen |  |
gros-horloge | FR | Rouen | 49.4430 | 1.0950 | Gros-Horloge |  |
jardins-de-giverny | FR | Vernon | 49.0760 | 1.5340 | Jardins de Giverny |  |
maison-de-monet | FR | Vernon | 49.0760 | 1.5340 | Maison de Monet |  |
fondation-claude-monet | FR | Vernon | 49.0760 | 1.5340 | Fondation Claude Monet |  |
honfleur-vieux-bassin | FR | Honfleur | 49.4190 | 0.2330 | Honfleur Vieux Bassin |  |
courseulles-juno-beach | FR | Courseulles-sur-Mer | 49.3380 | -0.4570 | Courseulles Juno Beach |  |
sword-beach | FR | Lion-sur-Mer | 49.3000 | -0.3000 | Sword Beach |  |
musee-memorial-de-la-bataille-de-normandie | FR | Bayeux | 49.2735 | -0.7108 | Musée Mémorial de la Bataille de Normandie |  |
longues-sur-mer-batterie | FR | Port-en-Bessin-Huppain | 49.3445 | -0.6925 | Longues-sur-Mer batterie | Batterie de Longues-sur-Mer |
cimetiere-allemand-de-la-cambe | FR | Grandcamp-Maisy | 49.3430 | -1.0265 | Cimetière allemand de La Cambe | La Cambe German war cemetery, Deutscher Soldatenfriedhof La Cambe |
chateau-de-caen | FR | Caen | 49.1840 | -0.3640 | Château de Caen |  |
abbaye-aux-hommes | FR | Caen | 49.1840 | -0.3640 | Abbaye aux Hommes |  |
abbaye-aux-dames | FR | Caen | 49.1867 | -0.3537 | Abbaye aux Dames |  |
granville-haute-ville | FR | Granville | 48.8378 | -1.6070 | Granville haute ville |  |
zoo-de-champrepus | FR | La Haye-Pesnel | 48.8290 | -1.3180 | Zoo de Champrepus |  |
barrage-du-mont-saint-michel | FR | Pontorson | 48.6120 | -1.5080 | Barrage du Mont-Saint-Michel | Parking Mont-Saint-Michel |
la-caserne | FR | Pontorson | 48.6120 | -1.5090 | La Caserne |  |
remparts-de-saint-malo | FR | Saint-Malo | 48.6500 | -2.0250 | Remparts de Saint-Malo |  |
fort-national | FR | Saint-Malo | 48.6500 | -2.0250 | Fort National |  |
port-de-dinan | FR | Dinan | 48.4540 | -2.0440 | Port de Dinan | Château de Dinan |
chateau-de-fougeres | FR | Fougères | 48.3530 | -1.2000 | Château de Fougères |  |
chateau-de-vitre | FR | Vitré | 48.1250 | -1.2160 | Château de Vitré |  |
circuit-de-loheac | FR | Guipry | 47.8670 | -1.8930 | Circuit de Lohéac |  |
manoir-de-l-automobile | FR | Guipry | 47.8655 | -1.8885 | Manoir de l'automobile |  |
chateau-de-josselin | FR | Guégon | 47.9525 | -2.5485 | Château de Josselin |  |
ville-close-de-concarneau | FR | Concarneau | 47.8720 | -3.9170 | Ville close de Concarneau | Concarneau ville close |
pont-aven-musee | FR | Pont-Aven | 47.8553 | -3.7480 | Pont-Aven musée | Musée de Pont-Aven |
haras-de-hennebont | FR | Hennebont | 47.8080 | -3.2850 | Haras de Hennebont |  |
branfere | FR | Noyal-Muzillac | 47.5765 | -2.4190 | Branféré | Parc de Branféré |
remparts-de-vannes | FR | Vannes | 47.6570 | -2.7590 | Remparts de Vannes | Port de Vannes |
pointe-du-grouin | FR | Cancale | 48.7110 | -1.8440 | Pointe du Grouin |  |
roscoff-ile-de-batz-embarcadere | FR | Roscoff | 48.7250 | -3.9860 | Roscoff Île de Batz embarcadère |  |
oceanopolis-brest-port | FR | Brest | 48.3900 | -4.4350 | Océanopolis Brest port |  |
abbaye-de-landevennec | FR | Logonna-Daoulas | 48.2930 | -4.2660 | Abbaye de Landévennec |  |
chateau-d-angers | FR | Angers | 47.4690 | -0.5600 | Château d'Angers |  |
tenture-de-l-apocalypse | FR | Angers | 47.4690 | -0.5600 | Tenture de l'Apocalypse |  |
chateau-des-ducs-de-bretagne | FR | Nantes | 47.2160 | -1.5500 | Château des ducs de Bretagne |  |
hellfest | FR | Clisson | 47.0970 | -1.2660 | Hellfest | Clisson Hellfest |
passage-du-gois | FR | Barbâtre | 46.9300 | -2.1200 | Passage du Gois |  |
les-sables-d-olonne-vendee-globe | FR | Les Sables-d'Olonne | 46.5040 | -1.7930 | Les Sables-d'Olonne Vendée Globe |  |
port-olona | FR | Les Sables-d'Olonne | 46.5050 | -1.7930 | Port Olona |  |
stade-vendespace | FR | Mouilleron-le-Captif | 46.7095 | -1.4340 | Stade Vendéspace | Vendéspace |
coulon-embarcadere-marais-poitevin | FR | Coulon | 46.3230 | -0.5865 | Coulon embarcadère Marais poitevin |  |
notre-dame-la-grande | FR | Poitiers | 46.5800 | 0.3400 | Notre-Dame-la-Grande |  |
tour-de-la-chaine | FR | La Rochelle | 46.1590 | -1.1520 | Tour de la Chaîne |  |
cite-internationale-de-la-bande-dessinee | FR | Angoulême | 45.6560 | 0.1515 | Cité internationale de la bande dessinée |  |
musee-de-la-bd-angouleme | FR | Angoulême | 45.6563 | 0.1500 | Musée de la BD Angoulême |  |
hennessy | FR | Cognac | 45.6960 | -0.3290 | Hennessy | Maison Hennessy |
chateau-de-cognac | FR | Cognac | 45.6960 | -0.3290 | Château de Cognac |  |
gare-de-limoges-benedictins | FR | Limoges | 45.8360 | 1.2675 | Gare de Limoges-Bénédictins |  |
grotte-de-rouffignac | FR | Rouffignac-Saint-Cernin-de-Reilhac | 45.0090 | 0.9880 | Grotte de Rouffignac | Les Eyzies Rouffignac |
sarlat-cite-medievale | FR | Sarlat-la-Canéda | 44.8900 | 1.2160 | Sarlat cité médiévale | Sarlat vieille ville |
la-roque-gageac-gabarres | FR | Cénac | 44.8250 | 1.1830 | La Roque-Gageac gabarres | Gabarres de Beynac |
chateau-de-beynac | FR | Sarlat-la-Canéda | 44.8400 | 1.1440 | Château de Beynac |  |
pont-valentre | FR | Cahors | 44.4480 | 1.4400 | Pont Valentré |  |
saint-cirq-lapopie-village | FR | Cajarc | 44.4645 | 1.6705 | Saint-Cirq-Lapopie village |  |
grotte-du-pech-merle | FR | Cajarc | 44.5075 | 1.6440 | Grotte du Pech Merle |  |
miroir-d-eau | FR | Bordeaux | 44.8410 | -0.5690 | Miroir d'eau |  |
arcachon-moulleau | FR | Arcachon | 44.6455 | -1.2045 | Arcachon Moulleau |  |
biscarrosse-lac | FR | Biscarrosse | 44.4550 | -1.1750 | Biscarrosse lac |  |
rocher-de-la-vierge | FR | Biarritz | 43.4840 | -1.5690 | Rocher de la Vierge |  |
saint-jean-de-luz-plage | FR | Saint-Jean-de-Luz | 43.3850 | -1.6630 | Saint-Jean-de-Luz plage |  |
saint-jean-pied-de-port-citadelle | FR | Saint-Jean-Pied-de-Port | 43.1620 | -1.2360 | Saint-Jean-Pied-de-Port citadelle |  |
grottes-de-betharram | FR | Saint-Pé-de-Bigorre | 43.1050 | -0.1900 | Grottes de Bétharram |  |
gourette-ski-resort | FR | Gourette | 42.9590 | -0.3320 | Gourette ski resort | Station de Gourette |
la-pierre-saint-martin | FR | Arette | 42.9785 | -0.7485 | La Pierre Saint-Martin | Station de La Pierre Saint-Martin |
artouste | FR | Gourette | 42.8785 | -0.3975 | Artouste | Petit train d'Artouste |
val-louron | FR | Saint-Lary-Soulan | 42.7990 | 0.3870 | Val Louron |  |
superbagneres | FR | Bagnères-de-Luchon | 42.7665 | 0.5755 | Superbagnères | Luchon-Superbagnères |
basilique-saint-sernin | FR | Toulouse | 43.6080 | 1.4420 | Basilique Saint-Sernin |  |
capitole-de-toulouse | FR | Toulouse | 43.6080 | 1.4420 | Capitole de Toulouse |  |
universite-paul-sabatier | FR | Toulouse | 43.5620 | 1.4680 | Université Paul-Sabatier |  |
universite-toulouse-iii | FR | Toulouse | 43.5620 | 1.4680 | Université Toulouse III |  |
carcassonne-cite-parking | FR | Carcassonne | 43.2120 | 2.3630 | Carcassonne cité parking |  |
ecluses-de-fonseranes | FR | Béziers | 43.3295 | 3.1995 | Écluses de Fonséranes |  |
fonserannes | FR | Béziers | 43.3295 | 3.1995 | Fonserannes |  |
corum-montpellier | FR | Montpellier | 43.6110 | 3.8770 | Corum Montpellier |  |
aigues-mortes-remparts | FR | Aigues-Mortes | 43.5680 | 4.1930 | Aigues-Mortes remparts |  |
palavas-les-flots-plage | FR | Palavas-les-Flots | 43.5340 | 3.9300 | Palavas-les-Flots plage |  |
aqualand-cap-d-agde | FR | Le Cap d'Agde | 43.2835 | 3.5095 | Aqualand Cap d'Agde |  |
saint-guilhem-le-desert-village | FR | Saint-Jean-de-Fos | 43.7340 | 3.5490 | Saint-Guilhem-le-Désert village |  |
abbaye-de-gellone | FR | Saint-Jean-de-Fos | 43.7340 | 3.5490 | Abbaye de Gellone |  |
pic-saint-loup | FR | Saint-Mathieu-de-Tréviers | 43.7765 | 3.8120 | Pic Saint-Loup |  |
haribo | FR | Uzès | 44.0025 | 4.4320 | Haribo | Musée du bonbon Haribo, Haribo Uzès |
bambouseraie-de-prafrance | FR | Anduze | 44.0705 | 3.9845 | Bambouseraie de Prafrance | Bambouseraie d'Anduze, Bambouseraie |
gorges-du-tarn | FR | Florac | 44.3655 | 3.4110 | Gorges du Tarn |  |
aven-armand | FR | Meyrueis | 44.2220 | 3.3570 | Aven Armand |  |
gordes-village | FR | Gordes | 43.9060 | 5.2010 | Gordes village |  |
colorado-provencal | FR | Apt | 43.9190 | 5.4930 | Colorado provençal |  |
rustrel | FR | Apt | 43.9250 | 5.4850 | Rustrel |  |
les-alyscamps | FR | Arles | 43.6710 | 4.6370 | Les Alyscamps |  |
fondation-luma | FR | Arles | 43.6760 | 4.6280 | Fondation Luma |  |
luma-arles | FR | Arles | 43.6760 | 4.6280 | LUMA Arles |  |
saintes-maries-de-la-mer-eglise | FR | Saintes-Maries-de-la-Mer | 43.4510 | 4.4290 | Saintes-Maries-de-la-Mer église |  |
parc-ornithologique-du-pont-de-gau | FR | Saintes-Maries-de-la-Mer | 43.4890 | 4.4045 | Parc ornithologique du Pont de Gau |  |
fort-saint-jean | FR | Marseille | 43.2950 | 5.3610 | Fort Saint-Jean |  |
chateau-d-if | FR | Marseille | 43.2800 | 5.3260 | Château d'If |  |
port-de-cassis | FR | Cassis | 43.2160 | 5.5370 | Port de Cassis |  |
bormes-lavandou-port | FR | Le Lavandou | 43.1350 | 6.3695 | Bormes Lavandou port |  |
port-de-saint-tropez | FR | Saint-Tropez | 43.2730 | 6.6390 | Port de Saint-Tropez | Saint-Tropez port |
port-grimaud | FR | Cogolin | 43.2740 | 6.5800 | Port Grimaud |  |
ile-de-porquerolles | FR | Hyères | 43.0010 | 6.2030 | Île de Porquerolles | Porquerolles |
la-croisette | FR | Cannes | 43.5510 | 7.0170 | La Croisette | Croisette |
fort-carre | FR | Antibes | 43.5830 | 7.1280 | Fort Carré |  |
fondation-maeght | FR | La Colle-sur-Loup | 43.6970 | 7.1220 | Fondation Maeght |  |
eze-village | FR | Nice | 43.7280 | 7.3620 | Èze village |  |
jardin-exotique-d-eze | FR | Nice | 43.7280 | 7.3620 | Jardin exotique d'Èze |  |
fete-du-citron | FR | Menton | 43.7750 | 7.4990 | Fête du Citron | Menton Fête du Citron |
moustiers-sainte-marie-village | FR | Riez | 43.8468 | 6.2217 | Moustiers Sainte-Marie village |  |
greoux-thermes | FR | Gréoux-les-Bains | 43.7560 | 5.8920 | Gréoux thermes |  |
citadelle-de-sisteron | FR | Sisteron | 44.2050 | 5.9450 | Citadelle de Sisteron |  |
citadelle-de-briancon | FR | Briançon | 44.8970 | 6.6430 | Citadelle de Briançon |  |
station-de-pra-loup | FR | Pra-Loup | 44.3700 | 6.6000 | Station de Pra Loup |  |
praloup | FR | Pra-Loup | 44.3700 | 6.6000 | Praloup |  |
la-foux-d-allos | FR | Pra-Loup | 44.2975 | 6.5690 | La Foux d'Allos | Val d'Allos |
superdevoluy | FR | Saint-Bonnet-en-Champsaur | 44.6800 | 5.9300 | Superdévoluy |  |
la-joue-du-loup | FR | Saint-Bonnet-en-Champsaur | 44.6640 | 5.8950 | La Joue du Loup |  |
devoluy | FR | Saint-Bonnet-en-Champsaur | 44.6930 | 5.9410 | Dévoluy |  |
bastille-de-grenoble | FR | Grenoble | 45.1980 | 5.7260 | Bastille de Grenoble | Téléphérique de Grenoble |
campus-de-grenoble | FR | Grenoble | 45.1920 | 5.7680 | Campus de Grenoble | Domaine universitaire Grenoble, Université Grenoble Alpes |
col-du-cucheron | FR | Saint-Laurent-du-Pont | 45.3720 | 5.8310 | Col du Cucheron |  |
fontaine-des-elephants | FR | Chambéry | 45.5660 | 5.9210 | Fontaine des Éléphants |  |
chateau-des-ducs-de-savoie | FR | Chambéry | 45.5660 | 5.9210 | Château des ducs de Savoie |  |
lac-du-bourget | FR | Aix-les-Bains | 45.7100 | 5.8780 | Lac du Bourget |  |
lac-d-annecy | FR | Saint-Jorioz | 45.8580 | 6.1700 | Lac d'Annecy |  |
palais-de-l-isle | FR | Annecy | 45.8990 | 6.1270 | Palais de l'Isle |  |
chateau-d-annecy | FR | Annecy | 45.8990 | 6.1270 | Château d'Annecy |  |
imperial-palace | FR | Annecy | 45.9030 | 6.1435 | Impérial Palace |  |
yvoire-village | FR | Messery | 46.3700 | 6.3270 | Yvoire village |  |
morzine-ski-resort | FR | Morzine | 46.1820 | 6.7060 | Morzine ski resort | Station de Morzine |
chatel-ski-resort | FR | Châtel | 46.2670 | 6.8410 | Châtel ski resort | Station de Châtel |
station-de-samoens | FR | Samoëns | 46.0830 | 6.7270 | Station de Samoëns |  |
les-contamines | FR | Les Contamines-Montjoie | 45.8210 | 6.7280 | Les Contamines |  |
les-houches-ski-resort | FR | Les Houches | 45.8910 | 6.7980 | Les Houches ski resort |  |
argentiere-grands-montets | FR | Chamonix-Mont-Blanc | 45.9755 | 6.9245 | Argentière Grands Montets | Grands Montets |
la-rosiere | FR | Séez | 45.6270 | 6.8490 | La Rosière | La Rosière 1850 |
meribel-mottaret | FR | Méribel | 45.3725 | 6.5825 | Méribel-Mottaret |  |
champagny-en-vanoise | FR | Bozel | 45.4555 | 6.6930 | Champagny en Vanoise |  |
plagne-centre | FR | La Plagne | 45.5065 | 6.6770 | Plagne Centre | Plagne Bellecôte |
la-norma | FR | Modane | 45.2005 | 6.6980 | La Norma |  |
aussois | FR | Modane | 45.2280 | 6.7420 | Aussois |  |
val-cenis | FR | Modane | 45.2865 | 6.8850 | Val Cenis |  |
saint-sorlin-d-arves | FR | La Toussuire | 45.2200 | 6.2310 | Saint-Sorlin-d'Arves |  |
les-deux-alpes-1650 | FR | Mont-de-Lans | 45.0140 | 6.1240 | Les Deux Alpes 1650 |  |
les-sept-laux | FR | Theys | 45.2585 | 5.9965 | Les Sept Laux | Les 7 Laux |
prapoutel | FR | Theys | 45.2585 | 5.9965 | Prapoutel |  |
villard-de-lans-ski | FR | Villard-de-Lans | 45.0470 | 5.5620 | Villard-de-Lans ski |  |
basilique-de-fourviere | FR | Lyon | 45.7600 | 4.8270 | Basilique de Fourvière | Fourvière |
fete-des-lumieres | FR | Lyon | 45.7600 | 4.8270 | Fête des Lumières |  |
musee-des-confluences | FR | Lyon | 45.7330 | 4.8180 | Musée des Confluences |  |
touroparc-zoo | FR | Romanèche-Thorins | 46.1850 | 4.7420 | Touroparc Zoo | Touroparc |
roche-de-solutre | FR | Prissé | 46.2990 | 4.7190 | Roche de Solutré |  |
basilique-de-paray-le-monial | FR | Paray-le-Monial | 46.4497 | 4.1215 | Basilique de Paray-le-Monial | Sacré-Cœur de Paray-le-Monial |
palais-des-ducs-de-bourgogne | FR | Dijon | 47.3220 | 5.0420 | Palais des ducs de Bourgogne |  |
cascades-du-herisson | FR | Saint-Laurent-en-Grandvaux | 46.6145 | 5.8450 | Cascades du Hérisson |  |
les-rousses-ski | FR | Les Rousses | 46.4840 | 6.0630 | Les Rousses ski |  |
saut-du-doubs | FR | Villers-le-Lac | 47.0815 | 6.7310 | Saut du Doubs |  |
micropolis-besancon | FR | Besançon | 47.2260 | 5.9800 | Micropolis Besançon |  |
pagode-de-chanteloup | FR | Amboise | 47.3912 | 0.9708 | Pagode de Chanteloup |  |
maison-de-la-magie | FR | Blois | 47.5856 | 1.3330 | Maison de la Magie |  |
cathedrale-d-orleans | FR | Orléans | 47.9020 | 1.9090 | Cathédrale d'Orléans | Maison de Jeanne d'Arc Orléans |
parc-floral-de-la-source | FR | Olivet | 47.8510 | 1.9370 | Parc floral de la Source |  |
universite-d-orleans | FR | Olivet | 47.8440 | 1.9330 | Université d'Orléans |  |
cathedrale-de-bourges | FR | Bourges | 47.0830 | 2.3990 | Cathédrale de Bourges | Printemps de Bourges |
l-aventure-michelin | FR | Clermont-Ferrand | 45.7905 | 3.1075 | L'Aventure Michelin |  |
le-mont-dore-ski | FR | Mont-Dore | 45.5430 | 2.8130 | Le Mont-Dore ski | Sancy Mont-Dore |
opera-de-vichy | FR | Vichy | 46.1260 | 3.4220 | Opéra de Vichy |  |
basilique-saint-austremoine | FR | Issoire | 45.5440 | 3.2495 | Basilique Saint-Austremoine |  |
citadelle-de-corte | FR | Corte | 42.3055 | 9.1495 | Citadelle de Corte |  |
citadelle-de-calvi | FR | Calvi | 42.5660 | 8.7590 | Citadelle de Calvi |  |
base-de-loisirs-de-jablines | FR | Meaux | 48.9120 | 2.7260 | Base de loisirs de Jablines | Jablines-Annet, Jablines |
base-de-loisirs-de-cergy | FR | Cergy-Pontoise | 49.0270 | 2.0540 | Base de loisirs de Cergy | Cergy-Neuville |
velodrome-de-saint-quentin-en-yvelines | FR | Saint-Quentin-en-Yvelines | 48.7880 | 2.0345 | Vélodrome de Saint-Quentin-en-Yvelines | Vélodrome national |
plateau-de-saclay | FR | Bures-sur-Yvette | 48.7110 | 2.1700 | Plateau de Saclay | Université Paris-Saclay |
ecole-polytechnique-palaiseau | FR | Bures-sur-Yvette | 48.7135 | 2.2090 | École polytechnique Palaiseau |  |
centralesupelec | FR | Bures-sur-Yvette | 48.7110 | 2.1700 | CentraleSupélec | Supélec, Supélec Gif-sur-Yvette, Centrale Supélec |
ile-de-loisirs-du-val-de-seine | FR | Verneuil-sur-Seine | 48.9905 | 1.9620 | Île de loisirs du Val de Seine |  |
parc-zoologique-de-thoiry | FR | Thoiry | 48.8640 | 1.7960 | Parc zoologique de Thoiry |  |
parrot-world | FR | La Chapelle-sur-Crécy | 48.8490 | 2.9230 | Parrot World |  |
insead | FR | Fontainebleau | 48.4055 | 2.6855 | INSEAD | INSEAD Fontainebleau |
aquaboulevard | FR | Boulogne-Billancourt | 48.8310 | 2.2760 | Aquaboulevard |  |
paris-expo-villepinte | FR | Villepinte | 48.9705 | 2.5160 | Paris Expo Villepinte |  |
grottes-de-la-balme | FR | Crémieu | 45.8520 | 5.3390 | Grottes de La Balme | La Balme-les-Grottes |
`;
