/**
 * Sights, abbeys, castles, museums, parks, memorials and large works of France that groups travel to.
 * Source: own list from general knowledge (2026-11), good to about a kilometre; that each row lies in its country and near its town is
 * tested. Columns: key | country | town | latitude | longitude | name | other names | names by language.
 */
export const sightRowsOfFrance = `
pointe-du-raz | FR | Plogoff | 48.0390 | -4.7280 | Pointe du Raz |  |
fort-la-latte | FR | Saint-Cast-le-Guildo | 48.6700 | -2.2860 | Fort la Latte |  |
ploumanac-h | FR | Perros-Guirec | 48.8300 | -3.4830 | Ploumanac'h |  |
cote-de-granit-rose | FR | Perros-Guirec | 48.8300 | -3.4830 | Côte de Granit Rose |  |
ploumanach | FR | Perros-Guirec | 48.8300 | -3.4830 | Ploumanach |  |
alignements-de-carnac | FR | Carnac | 47.5940 | -3.0830 | Alignements de Carnac |  |
menhirs-de-carnac | FR | Carnac | 47.5940 | -3.0830 | Menhirs de Carnac |  |
pointe-saint-mathieu | FR | Le Conquet | 48.3300 | -4.7710 | Pointe Saint-Mathieu |  |
pointe-de-pen-hir | FR | Camaret-sur-Mer | 48.2530 | -4.6200 | Pointe de Pen-Hir |  |
chalet-reynard | FR | Bédoin | 44.1530 | 5.3195 | Chalet Reynard |  |
omaha-beach-saint-laurent | FR | Port-en-Bessin-Huppain | 49.3710 | -0.8820 | Omaha Beach Saint-Laurent | Plage d'Omaha, Plage Omaha Beach |
utah-beach | FR | Sainte-Mère-Église | 49.4150 | -1.1750 | Utah Beach | Musée du débarquement Utah Beach |
airborne-museum-sainte-mere-eglise | FR | Sainte-Mère-Église | 49.4080 | -1.3160 | Airborne Museum Sainte-Mère-Église |  |
pointe-du-hoc | FR | Grandcamp-Maisy | 49.3960 | -0.9890 | Pointe du Hoc |  |
musee-du-debarquement-arromanches | FR | Saint-Vigor-le-Grand | 49.3400 | -0.6220 | Musée du Débarquement Arromanches | Arromanches |
arromanches-360 | FR | Saint-Vigor-le-Grand | 49.3400 | -0.6220 | Arromanches 360 |  |
centre-juno-beach | FR | Courseulles-sur-Mer | 49.3370 | -0.4610 | Centre Juno Beach | Juno Beach |
pegasus-bridge | FR | Ranville | 49.2420 | -0.2720 | Pegasus Bridge | Mémorial Pegasus, Bénouville Pegasus Bridge |
memorial-de-verdun | FR | Verdun | 49.1910 | 5.4350 | Mémorial de Verdun |  |
fort-de-vaux | FR | Verdun | 49.2000 | 5.4700 | Fort de Vaux |  |
fort-de-douaumont | FR | Verdun | 49.2167 | 5.4386 | Fort de Douaumont |  |
citadelle-souterraine-de-verdun | FR | Verdun | 49.1590 | 5.3780 | Citadelle souterraine de Verdun |  |
struthof | FR | La Broque | 48.4547 | 7.2540 | Struthof | Camp du Struthof, Natzweiler-Struthof |
kz-natzweiler | FR | La Broque | 48.4547 | 7.2540 | KZ Natzweiler |  |
louvre-lens | FR | Lens | 50.4300 | 2.8030 | Louvre-Lens | Musée du Louvre-Lens |
notre-dame-de-lorette | FR | Ablain-Saint-Nazaire | 50.4010 | 2.7190 | Notre-Dame-de-Lorette | Nécropole Notre-Dame-de-Lorette |
memorial-terre-neuvien-de-beaumont-hamel | FR | Albert | 50.0740 | 2.6480 | Mémorial terre-neuvien de Beaumont-Hamel | Newfoundland Memorial |
historial-de-la-grande-guerre | FR | Péronne | 49.9280 | 2.9330 | Historial de la Grande Guerre |  |
clairiere-de-l-armistice | FR | Compiègne | 49.4270 | 2.9060 | Clairière de l'Armistice | Clairière de Rethondes |
zoo-de-la-fleche | FR | La Flèche | 47.6810 | -0.0480 | Zoo de La Flèche |  |
parc-saint-paul | FR | Saint-Paul | 49.4330 | 2.0020 | Parc Saint-Paul |  |
festyland | FR | Bretteville-sur-Odon | 49.1760 | -0.4160 | Festyland | Festyland Caen |
terra-botanica | FR | Angers | 47.5010 | -0.5720 | Terra Botanica |  |
planete-sauvage | FR | Port-Saint-Père | 47.1290 | -1.7710 | Planète Sauvage |  |
les-machines-de-l-ile | FR | Nantes | 47.2065 | -1.5640 | Les Machines de l'île | Machines de l'île, Machines de l'Île de Nantes |
center-parcs-sologne | FR | Chaumont-sur-Tharonne | 47.5900 | 1.9300 | Center Parcs Sologne | Center Parcs Hauts de Bruyères |
les-hauts-de-bruyeres | FR | Chaumont-sur-Tharonne | 47.5900 | 1.9300 | Les Hauts de Bruyères |  |
cirque-de-gavarnie | FR | Piau-Engaly | 42.7340 | -0.0110 | Cirque de Gavarnie | Gavarnie |
pont-d-arc | FR | Vallon-Pont-d'Arc | 44.3820 | 4.4160 | Pont d'Arc |  |
grotte-chauvet-2 | FR | Vallon-Pont-d'Arc | 44.4060 | 4.4290 | Grotte Chauvet 2 | Grotte Chauvet |
caverne-du-pont-d-arc | FR | Vallon-Pont-d'Arc | 44.4060 | 4.4290 | Caverne du Pont d'Arc |  |
aven-d-orgnac | FR | Barjac | 44.3190 | 4.4130 | Aven d'Orgnac |  |
grotte-d-orgnac | FR | Barjac | 44.3190 | 4.4130 | Grotte d'Orgnac |  |
grotte-de-la-salamandre | FR | Barjac | 44.2600 | 4.3400 | Grotte de la Salamandre |  |
point-sublime | FR | Castellane | 43.7930 | 6.3990 | Point Sublime |  |
fontaine-de-vaucluse | FR | L'Isle-sur-la-Sorgue | 43.9170 | 5.1320 | Fontaine de Vaucluse |  |
abbaye-de-senanque | FR | Gordes | 43.9280 | 5.1860 | Abbaye de Sénanque | Abbaye Notre-Dame de Sénanque, Sénanque |
carrieres-des-lumieres | FR | Saint-Rémy-de-Provence | 43.7450 | 4.7950 | Carrières des Lumières |  |
chateau-des-baux | FR | Saint-Rémy-de-Provence | 43.7450 | 4.7950 | Château des Baux |  |
palais-des-papes | FR | Avignon | 43.9509 | 4.8075 | Palais des Papes |  |
pont-d-avignon | FR | Avignon | 43.9509 | 4.8075 | Pont d'Avignon |  |
pont-saint-benezet | FR | Avignon | 43.9509 | 4.8075 | Pont Saint-Bénézet |  |
theatre-antique-d-orange | FR | Orange | 44.1360 | 4.8090 | Théâtre antique d'Orange |  |
choregies-d-orange | FR | Orange | 44.1360 | 4.8090 | Chorégies d'Orange |  |
arenes-d-arles | FR | Arles | 43.6777 | 4.6310 | Arènes d'Arles |  |
arenes-de-nimes | FR | Nîmes | 43.8349 | 4.3597 | Arènes de Nîmes |  |
mucem | FR | Marseille | 43.2967 | 5.3610 | MuCEM |  |
vieux-port-de-marseille | FR | Marseille | 43.2967 | 5.3610 | Vieux-Port de Marseille |  |
vieux-port-marseille | FR | Marseille | 43.2967 | 5.3610 | Vieux Port Marseille |  |
notre-dame-de-la-garde | FR | Marseille | 43.2840 | 5.3710 | Notre-Dame de la Garde |  |
bonne-mere | FR | Marseille | 43.2840 | 5.3710 | Bonne Mère |  |
cours-mirabeau | FR | Aix-en-Provence | 43.5270 | 5.4480 | Cours Mirabeau |  |
la-tour-fondue | FR | Carqueiranne | 43.0350 | 6.1550 | La Tour Fondue | Tour Fondue |
presqu-ile-de-giens | FR | Carqueiranne | 43.0400 | 6.1310 | Presqu'île de Giens |  |
marineland-antibes | FR | Biot | 43.6150 | 7.1240 | Marineland Antibes | Marineland |
villa-ephrussi-de-rothschild | FR | Saint-Jean-Cap-Ferrat | 43.6960 | 7.3300 | Villa Ephrussi de Rothschild |  |
parfumerie-fragonard-eze | FR | Èze | 43.7270 | 7.3620 | Parfumerie Fragonard Èze |  |
fragonard-grasse | FR | Grasse | 43.6580 | 6.9220 | Fragonard Grasse | Parfumerie Fragonard |
musee-international-de-la-parfumerie | FR | Grasse | 43.6580 | 6.9220 | Musée international de la Parfumerie |  |
sophia-antipolis | FR | Valbonne | 43.6160 | 7.0550 | Sophia Antipolis |  |
aqualand-frejus | FR | Fréjus | 43.4210 | 6.7230 | Aqualand Fréjus |  |
base-nature-frejus | FR | Fréjus | 43.4180 | 6.7420 | Base nature Fréjus |  |
viaduc-de-millau | FR | Millau | 44.0800 | 3.0220 | Viaduc de Millau | Aire du Viaduc de Millau |
caves-de-roquefort | FR | Saint-Affrique | 43.9750 | 2.9910 | Caves de Roquefort |  |
roquefort-societe | FR | Saint-Affrique | 43.9750 | 2.9910 | Roquefort Société |  |
abbatiale-sainte-foy-de-conques | FR | Firmi | 44.5990 | 2.3980 | Abbatiale Sainte-Foy de Conques |  |
abbaye-de-conques | FR | Firmi | 44.5990 | 2.3980 | Abbaye de Conques |  |
sanctuaire-de-rocamadour | FR | Gramat | 44.8000 | 1.6170 | Sanctuaire de Rocamadour | Rocamadour |
rocher-des-aigles | FR | Gramat | 44.8000 | 1.6170 | Rocher des Aigles |  |
musee-national-de-prehistoire | FR | Le Bugue | 44.9360 | 1.0140 | Musée national de Préhistoire |  |
font-de-gaume | FR | Le Bugue | 44.9360 | 1.0140 | Font-de-Gaume |  |
jardins-de-marqueyssac | FR | Cénac | 44.8250 | 1.1690 | Jardins de Marqueyssac | Marqueyssac |
chateau-de-castelnaud | FR | Cénac | 44.8160 | 1.1490 | Château de Castelnaud |  |
centre-de-la-memoire-d-oradour | FR | Oradour-sur-Glane | 45.9290 | 1.0330 | Centre de la mémoire d'Oradour |  |
oradour-sur-glane-village-martyr | FR | Oradour-sur-Glane | 45.9290 | 1.0330 | Oradour-sur-Glane village martyr |  |
parc-animalier-des-monts-de-gueret | FR | Guéret | 46.1560 | 1.9090 | Parc animalier des Monts de Guéret |  |
panoramique-des-domes | FR | Orcines | 45.7710 | 2.9860 | Panoramique des Dômes |  |
chateau-d-anjony | FR | Saint-Cernin | 45.0583 | 2.4855 | Château d'Anjony |  |
cathedrale-du-puy | FR | Le Puy-en-Velay | 45.0450 | 3.8850 | Cathédrale du Puy |  |
rocher-corneille | FR | Le Puy-en-Velay | 45.0450 | 3.8850 | Rocher Corneille |  |
palais-ideal-du-facteur-cheval | FR | Hauterives | 45.2550 | 5.0270 | Palais idéal du Facteur Cheval | Palais idéal, Facteur Cheval |
safari-de-peaugres | FR | Peaugres | 45.2870 | 4.7240 | Safari de Peaugres |  |
parc-des-oiseaux | FR | Villars-les-Dombes | 45.9920 | 5.0250 | Parc des Oiseaux |  |
sanctuaire-d-ars | FR | Ars-sur-Formans | 45.9930 | 4.8220 | Sanctuaire d'Ars |  |
basilique-d-ars | FR | Ars-sur-Formans | 45.9930 | 4.8220 | Basilique d'Ars |  |
monastere-de-la-grande-chartreuse | FR | Saint-Laurent-du-Pont | 45.3640 | 5.7940 | Monastère de la Grande Chartreuse | Grande Chartreuse |
correrie | FR | Saint-Laurent-du-Pont | 45.3480 | 5.7890 | Correrie |  |
caves-de-la-chartreuse | FR | Voiron | 45.3670 | 5.5930 | Caves de la Chartreuse |  |
abbaye-de-saint-antoine | FR | Saint-Antoine-l'Abbaye | 45.1730 | 5.2170 | Abbaye de Saint-Antoine |  |
memorial-de-la-resistance-en-vercors | FR | Saint-Laurent-en-Royans | 44.9080 | 5.4170 | Mémorial de la Résistance en Vercors |  |
notre-dame-de-la-salette | FR | La Mure | 44.8590 | 5.9770 | Notre-Dame de La Salette | Sanctuaire de La Salette |
abbaye-de-hautecombe | FR | Grésy-sur-Aix | 45.7530 | 5.8380 | Abbaye de Hautecombe | Hautecombe |
evian-resort | FR | Évian-les-Bains | 46.3980 | 6.5860 | Évian Resort |  |
source-cachat | FR | Évian-les-Bains | 46.3980 | 6.5860 | Source Cachat |  |
jardin-des-cinq-sens | FR | Sciez | 46.3710 | 6.3270 | Jardin des Cinq Sens |  |
mer-de-glace | FR | Chamonix-Mont-Blanc | 45.9240 | 6.8745 | Mer de Glace |  |
montenvers | FR | Chamonix-Mont-Blanc | 45.9240 | 6.8745 | Montenvers |  |
abbaye-de-cluny | FR | Cluny | 46.4340 | 4.6590 | Abbaye de Cluny |  |
communaute-de-taize | FR | Cluny | 46.5140 | 4.6770 | Communauté de Taizé | Taizé |
taize-community | FR | Cluny | 46.5140 | 4.6770 | Taizé Community |  |
abbaye-de-fontenay | FR | Montbard | 47.6390 | 4.3890 | Abbaye de Fontenay |  |
museoparc-alesia | FR | Venarey-les-Laumes | 47.5370 | 4.4690 | MuséoParc Alésia | Alésia, Alesia |
basilique-de-vezelay | FR | Avallon | 47.4660 | 3.7480 | Basilique de Vézelay |  |
guedelon | FR | Saint-Amand-en-Puisaye | 47.5810 | 3.1540 | Guédelon | Château de Guédelon |
chateau-du-clos-de-vougeot | FR | Nuits-Saint-Georges | 47.1750 | 4.9660 | Château du Clos de Vougeot | Clos de Vougeot |
hospices-de-beaune | FR | Beaune | 47.0220 | 4.8370 | Hospices de Beaune |  |
hotel-dieu-de-beaune | FR | Beaune | 47.0220 | 4.8370 | Hôtel-Dieu de Beaune |  |
aire-de-beaune-tailly | FR | Beaune | 46.9940 | 4.8570 | Aire de Beaune-Tailly | Archéodrome de Beaune |
saline-royale-d-arc-et-senans | FR | Arc-et-Senans | 47.0330 | 5.7800 | Saline royale d'Arc-et-Senans |  |
chapelle-notre-dame-du-haut | FR | Ronchamp | 47.7040 | 6.6210 | Chapelle Notre-Dame-du-Haut | Chapelle de Ronchamp |
citadelle-de-besancon | FR | Besançon | 47.2310 | 6.0310 | Citadelle de Besançon |  |
lion-de-belfort | FR | Belfort | 47.6370 | 6.8660 | Lion de Belfort |  |
eurockeennes | FR | Belfort | 47.6880 | 6.8060 | Eurockéennes |  |
cite-de-l-automobile | FR | Mulhouse | 47.7610 | 7.3290 | Cité de l'Automobile | Musée national de l'automobile |
collection-schlumpf | FR | Mulhouse | 47.7610 | 7.3290 | Collection Schlumpf |  |
cite-du-train | FR | Mulhouse | 47.7510 | 7.2930 | Cité du Train |  |
naturoparc | FR | Ribeauvillé | 48.1790 | 7.3180 | NaturOparC |  |
parc-des-cigognes | FR | Ribeauvillé | 48.1790 | 7.3180 | Parc des cigognes |  |
montagne-des-singes | FR | Kintzheim | 48.2530 | 7.3760 | Montagne des Singes |  |
volerie-des-aigles | FR | Kintzheim | 48.2530 | 7.3760 | Volerie des Aigles |  |
odilienberg | FR | Ottrott | 48.4370 | 7.4040 | Odilienberg |  |
hartmannswillerkopf | FR | Wattwiller | 47.8600 | 7.1500 | Hartmannswillerkopf |  |
vieil-armand | FR | Wattwiller | 47.8600 | 7.1500 | Vieil Armand |  |
europapark-hotel | DE | Rust | 48.2625 | 7.7215 | Europapark Hotel |  |
plan-incline-de-saint-louis-arzviller | FR | Phalsbourg | 48.7150 | 7.2010 | Plan incliné de Saint-Louis-Arzviller |  |
citadelle-de-bitche | FR | Bitche | 49.0530 | 7.4300 | Citadelle de Bitche |  |
zoo-d-amneville | FR | Amnéville | 49.2470 | 6.1360 | Zoo d'Amnéville |  |
thermapolis | FR | Amnéville | 49.2470 | 6.1360 | Thermapolis |  |
le-galaxie-amneville | FR | Amnéville | 49.2470 | 6.1360 | Le Galaxie Amnéville |  |
centre-pompidou-metz | FR | Metz | 49.1080 | 6.1820 | Centre Pompidou-Metz | Pompidou Metz |
maison-de-jeanne-d-arc | FR | Neufchâteau | 48.4430 | 5.6750 | Maison de Jeanne d'Arc |  |
memorial-charles-de-gaulle | FR | Bar-sur-Aube | 48.2230 | 4.8880 | Mémorial Charles de Gaulle | Mémorial de Gaulle |
fort-de-la-pompelle | FR | Sillery | 49.2190 | 4.1280 | Fort de la Pompelle |  |
avenue-de-champagne | FR | Épernay | 49.0430 | 3.9590 | Avenue de Champagne |  |
moet-chandon | FR | Épernay | 49.0430 | 3.9590 | Moët & Chandon |  |
chateau-fort-de-sedan | FR | Sedan | 49.7010 | 4.9490 | Château fort de Sedan | Château de Sedan |
fortifications-de-rocroi | FR | Rocroi | 49.9250 | 4.5230 | Fortifications de Rocroi |  |
chateau-de-pierrefonds | FR | Pierrefonds | 49.3470 | 2.9800 | Château de Pierrefonds |  |
hippodrome-de-chantilly | FR | Chantilly | 49.1890 | 2.4660 | Hippodrome de Chantilly |  |
grandes-ecuries | FR | Chantilly | 49.1890 | 2.4660 | Grandes Écuries |  |
ligier-asterix | FR | Saint-Maximin | 49.2200 | 2.4500 | Ligier-Astérix |  |
cite-medievale-de-provins | FR | Provins | 48.5620 | 3.2900 | Cité médiévale de Provins |  |
tour-cesar | FR | Provins | 48.5620 | 3.2900 | Tour César |  |
chateau-d-auvers-sur-oise | FR | Auvers-sur-Oise | 49.0710 | 2.1710 | Château d'Auvers-sur-Oise |  |
maison-de-claude-monet | FR | Vernon | 49.0754 | 1.5335 | Maison de Claude Monet | Fondation Monet, Jardins de Monet |
chateau-de-rambouillet | FR | Rambouillet | 48.6460 | 1.8170 | Château de Rambouillet |  |
val-d-europe | FR | Lagny-sur-Marne | 48.8530 | 2.7820 | Val d'Europe |  |
la-vallee-village | FR | Lagny-sur-Marne | 48.8530 | 2.7820 | La Vallée Village |  |
vallee-village | FR | Lagny-sur-Marne | 48.8530 | 2.7820 | Vallée Village |  |
chateau-de-saint-germain-en-laye | FR | Saint-Germain-en-Laye | 48.8990 | 2.0950 | Château de Saint-Germain-en-Laye |  |
musee-de-la-grande-guerre | FR | Meaux | 48.9690 | 2.9090 | Musée de la Grande Guerre |  |
musee-de-l-air-et-de-l-espace | FR | Le Bourget | 48.9480 | 2.4350 | Musée de l'Air et de l'Espace |  |
parc-des-expositions-le-bourget | FR | Le Bourget | 48.9480 | 2.4350 | Parc des Expositions Le Bourget |  |
salon-du-bourget | FR | Le Bourget | 48.9480 | 2.4350 | Salon du Bourget |  |
min-de-rungis | FR | Rungis | 48.7600 | 2.3530 | MIN de Rungis |  |
marche-de-rungis | FR | Rungis | 48.7600 | 2.3530 | Marché de Rungis |  |
rungis-international | FR | Rungis | 48.7600 | 2.3530 | Rungis International |  |
arc-de-triomphe | FR | Paris | 48.8738 | 2.2950 | Arc de Triomphe |  |
champs-elysees | FR | Paris | 48.8738 | 2.2950 | Champs-Élysées |  |
place-de-l-etoile | FR | Paris | 48.8738 | 2.2950 | Place de l'Étoile |  |
centre-pompidou | FR | Paris | 48.8606 | 2.3522 | Centre Pompidou | Centre Georges Pompidou |
beaubourg | FR | Paris | 48.8606 | 2.3522 | Beaubourg |  |
cathedrale-notre-dame-de-paris | FR | Paris | 48.8530 | 2.3499 | Cathédrale Notre-Dame de Paris | Notre-Dame de Paris, Notre Dame Paris |
pantheon | FR | Paris | 48.8462 | 2.3464 | Panthéon |  |
jardin-du-luxembourg | FR | Paris | 48.8462 | 2.3464 | Jardin du Luxembourg |  |
sorbonne | FR | Paris | 48.8462 | 2.3464 | Sorbonne |  |
la-sorbonne | FR | Paris | 48.8462 | 2.3464 | La Sorbonne |  |
quartier-latin | FR | Paris | 48.8462 | 2.3464 | Quartier latin |  |
lycee-louis-le-grand | FR | Paris | 48.8481 | 2.3444 | Lycée Louis-le-Grand |  |
college-de-france | FR | Paris | 48.8481 | 2.3444 | Collège de France |  |
moulin-rouge | FR | Paris | 48.8841 | 2.3322 | Moulin Rouge |  |
palais-garnier | FR | Paris | 48.8720 | 2.3316 | Palais Garnier | Opéra Garnier |
galeries-lafayette-haussmann | FR | Paris | 48.8720 | 2.3316 | Galeries Lafayette Haussmann |  |
opera-de-paris | FR | Paris | 48.8720 | 2.3316 | Opéra de Paris |  |
hotel-des-invalides | FR | Paris | 48.8560 | 2.3120 | Hôtel des Invalides | Les Invalides, Invalides |
place-du-tertre | FR | Paris | 48.8860 | 2.3430 | Place du Tertre |  |
tour-montparnasse | FR | Paris | 48.8421 | 2.3219 | Tour Montparnasse |  |
catacombes-de-paris | FR | Paris | 48.8337 | 2.3324 | Catacombes de Paris |  |
jardin-des-plantes | FR | Paris | 48.8421 | 2.3560 | Jardin des Plantes |  |
museum-national-d-histoire-naturelle | FR | Paris | 48.8421 | 2.3560 | Muséum national d'histoire naturelle |  |
la-grande-mosquee-de-paris | FR | Paris | 48.8430 | 2.3640 | La Grande Mosquée de Paris |  |
zenith-paris | FR | Paris | 48.8900 | 2.3930 | Zénith Paris |  |
philharmonie-de-paris | FR | Paris | 48.8900 | 2.3930 | Philharmonie de Paris |  |
zenith-de-paris | FR | Paris | 48.8900 | 2.3930 | Zénith de Paris |  |
grande-arche-de-la-defense | FR | Puteaux | 48.8926 | 2.2359 | Grande Arche de la Défense | Grande Arche |
cnit | FR | Puteaux | 48.8926 | 2.2359 | CNIT |  |
abbaye-de-la-trinite | FR | Vendôme | 47.7900 | 1.0660 | Abbaye de la Trinité |  |
chateau-de-cheverny | FR | Cheverny | 47.5000 | 1.4580 | Château de Cheverny |  |
chateau-d-amboise | FR | Amboise | 47.4130 | 0.9860 | Château d'Amboise | Château royal d'Amboise |
clos-luce | FR | Amboise | 47.4100 | 0.9910 | Clos Lucé | Château du Clos Lucé |
chateau-de-villandry | FR | Villandry | 47.3400 | 0.5130 | Château de Villandry |  |
chateau-d-azay-le-rideau | FR | Azay-le-Rideau | 47.2590 | 0.4660 | Château d'Azay-le-Rideau |  |
chateau-de-langeais | FR | Langeais | 47.3250 | 0.4060 | Château de Langeais |  |
chateau-d-usse | FR | La Chapelle-sur-Loire | 47.2500 | 0.2910 | Château d'Ussé |  |
forteresse-royale-de-chinon | FR | Chinon | 47.1680 | 0.2360 | Forteresse royale de Chinon |  |
chateau-de-chinon | FR | Chinon | 47.1680 | 0.2360 | Château de Chinon |  |
cite-royale-de-loches | FR | Loches | 47.1270 | 0.9960 | Cité royale de Loches |  |
chateau-de-loches | FR | Loches | 47.1270 | 0.9960 | Château de Loches |  |
chateau-de-chaumont | FR | Chaumont-sur-Loire | 47.4790 | 1.1820 | Château de Chaumont | Château de Chaumont-sur-Loire |
festival-des-jardins-de-chaumont | FR | Chaumont-sur-Loire | 47.4790 | 1.1820 | Festival des jardins de Chaumont |  |
chateau-de-blois | FR | Blois | 47.5850 | 1.3310 | Château de Blois | Château royal de Blois |
chateau-de-sully | FR | Sully-sur-Loire | 47.7680 | 2.3750 | Château de Sully |  |
abbaye-de-fleury | FR | Saint-Benoît-sur-Loire | 47.8100 | 2.3050 | Abbaye de Fleury |  |
abbaye-de-fontevraud | FR | Fontevraud-l'Abbaye | 47.1810 | 0.0510 | Abbaye de Fontevraud |  |
abbaye-royale-de-fontevraud | FR | Fontevraud-l'Abbaye | 47.1810 | 0.0510 | Abbaye royale de Fontevraud |  |
chateau-de-saumur | FR | Saumur | 47.2560 | -0.0730 | Château de Saumur |  |
cadre-noir | FR | Saumur | 47.2510 | -0.1350 | Cadre Noir |  |
musee-des-blindes | FR | Saumur | 47.2560 | -0.0730 | Musée des Blindés |  |
chateau-de-brissac | FR | Brissac-Quincé | 47.3530 | -0.4500 | Château de Brissac |  |
bioparc-de-doue-la-fontaine | FR | Doué-la-Fontaine | 47.1840 | -0.2790 | Bioparc de Doué-la-Fontaine |  |
zoo-de-doue-la-fontaine | FR | Doué-la-Fontaine | 47.1840 | -0.2790 | Zoo de Doué-la-Fontaine |  |
vallee-des-singes | FR | Couhé | 46.2600 | 0.3000 | Vallée des Singes | La Vallée des Singes |
les-geants-du-ciel | FR | Chauvigny | 46.5700 | 0.6480 | Les Géants du Ciel |  |
aquarium-de-la-rochelle | FR | La Rochelle | 46.1530 | -1.1500 | Aquarium de La Rochelle |  |
fort-boyard | FR | Fouras | 45.9990 | -1.1720 | Fort Boyard |  |
corderie-royale | FR | Rochefort | 45.9370 | -0.9590 | Corderie Royale |  |
arsenal-des-mers | FR | Rochefort | 45.9370 | -0.9590 | Arsenal des Mers |  |
la-cite-du-vin | FR | Bordeaux | 44.8620 | -0.5500 | La Cité du Vin | Cité du Vin |
eglise-monolithe-de-saint-emilion | FR | Saint-Émilion | 44.8930 | -0.1560 | Église monolithe de Saint-Émilion |  |
jetee-thiers | FR | Arcachon | 44.6600 | -1.1680 | Jetée Thiers |  |
ecomusee-de-marqueze | FR | Sabres | 44.1480 | -0.7370 | Écomusée de Marquèze |  |
aquarium-de-biarritz | FR | Biarritz | 43.4830 | -1.5580 | Aquarium de Biarritz |  |
grande-plage-de-biarritz | FR | Biarritz | 43.4830 | -1.5580 | Grande Plage de Biarritz |  |
la-rhune | FR | Sare | 43.3260 | -1.5790 | La Rhune | Petit train de la Rhune |
col-de-saint-ignace | FR | Sare | 43.3260 | -1.5790 | Col de Saint-Ignace |  |
chateau-de-pau | FR | Pau | 43.2950 | -0.3740 | Château de Pau |  |
chateau-de-foix | FR | Foix | 42.9660 | 1.6060 | Château de Foix |  |
grotte-de-niaux | FR | Tarascon-sur-Ariège | 42.8230 | 1.5950 | Grotte de Niaux |  |
chateau-de-montsegur | FR | Lavelanet | 42.8760 | 1.8330 | Château de Montségur |  |
chateau-de-queribus | FR | Estagel | 42.8370 | 2.6210 | Château de Quéribus | Quéribus |
chateau-de-peyrepertuse | FR | Saint-Paul-de-Fenouillet | 42.8700 | 2.5560 | Château de Peyrepertuse | Peyrepertuse |
reserve-africaine-de-sigean | FR | Sigean | 43.0530 | 2.9560 | Réserve africaine de Sigean |  |
abbaye-de-fontfroide | FR | Narbonne | 43.1285 | 2.8975 | Abbaye de Fontfroide | Fontfroide |
abbaye-saint-martin-du-canigou | FR | Vernet-les-Bains | 42.5280 | 2.4000 | Abbaye Saint-Martin-du-Canigou |  |
aeroscopia | FR | Toulouse | 43.6530 | 1.3610 | Aeroscopia |  |
airbus-toulouse | FR | Toulouse | 43.6530 | 1.3610 | Airbus Toulouse |  |
let-s-visit-airbus | FR | Toulouse | 43.6530 | 1.3610 | Let's Visit Airbus |  |
hopital-purpan | FR | Toulouse | 43.6100 | 1.3990 | Hôpital Purpan |  |
cathedrale-sainte-cecile | FR | Albi | 43.9280 | 2.1430 | Cathédrale Sainte-Cécile |  |
abbaye-de-moissac | FR | Moissac | 44.1050 | 1.0850 | Abbaye de Moissac |  |
seuil-de-naurouze | FR | Avignonet-Lauragais | 43.3520 | 1.8230 | Seuil de Naurouze |  |
falaises-d-etretat | FR | Étretat | 49.7080 | 0.1940 | Falaises d'Étretat |  |
aiguille-d-etretat | FR | Étretat | 49.7080 | 0.1940 | Aiguille d'Étretat |  |
abbaye-de-jumieges | FR | Jumièges | 49.4320 | 0.8190 | Abbaye de Jumièges |  |
basilique-sainte-therese | FR | Lisieux | 49.1395 | 0.2355 | Basilique Sainte-Thérèse |  |
basilique-sainte-therese-de-lisieux | FR | Lisieux | 49.1400 | 0.2330 | Basilique Sainte-Thérèse de Lisieux | Basilique de Lisieux |
tapisserie-de-bayeux | FR | Bayeux | 49.2740 | -0.7000 | Tapisserie de Bayeux |  |
la-cite-de-la-mer | FR | Cherbourg-Octeville | 49.6470 | -1.6180 | La Cité de la Mer | Cité de la Mer |
nez-de-jobourg | FR | Beaumont-Hague | 49.6800 | -1.9400 | Nez de Jobourg |  |
abbaye-du-bec-hellouin | FR | Brionne | 49.2280 | 0.7210 | Abbaye du Bec-Hellouin |  |
grand-aquarium-saint-malo | FR | Saint-Malo | 48.6180 | -1.9960 | Grand Aquarium Saint-Malo |  |
intra-muros-saint-malo | FR | Saint-Malo | 48.6490 | -2.0240 | Intra-Muros Saint-Malo |  |
la-bourbansais | FR | Pleugueneuc | 48.3990 | -1.8990 | La Bourbansais | Zoo de la Bourbansais |
festival-photo-la-gacilly | FR | La Gacilly | 47.7650 | -2.1330 | Festival Photo La Gacilly |  |
cite-de-la-voile-eric-tabarly | FR | Lorient | 47.7270 | -3.3700 | Cité de la Voile Éric Tabarly |  |
base-des-sous-marins-lorient | FR | Lorient | 47.7270 | -3.3700 | Base des sous-marins Lorient |  |
locronan | FR | Plogonnec | 48.0990 | -4.2080 | Locronan |  |
escal-atlantic | FR | Saint-Nazaire | 47.2740 | -2.2000 | Escal'Atlantic |  |
base-sous-marine-saint-nazaire | FR | Saint-Nazaire | 47.2740 | -2.2000 | Base sous-marine Saint-Nazaire |  |
chantiers-de-l-atlantique | FR | Saint-Nazaire | 47.2880 | -2.1880 | Chantiers de l'Atlantique |  |
cinescenie | FR | Les Epesses | 46.8900 | -0.9300 | Cinéscénie | Cinéscénie du Puy du Fou |
aqualud | FR | Le Touquet-Paris-Plage | 50.5260 | 1.5800 | Aqualud |  |
parc-du-marquenterre | FR | Rue | 50.2720 | 1.5640 | Parc du Marquenterre | Marquenterre |
baie-de-somme | FR | Rue | 50.2720 | 1.5640 | Baie de Somme |  |
la-coupole | FR | Helfaut | 50.7060 | 2.2440 | La Coupole | La Coupole d'Helfaut |
blockhaus-d-eperlecques | FR | Éperlecques | 50.8290 | 2.1830 | Blockhaus d'Éperlecques |  |
centre-historique-minier | FR | Lewarde | 50.3310 | 3.1700 | Centre historique minier | Centre historique minier de Lewarde |
lam | FR | Villeneuve-d'Ascq | 50.6380 | 3.1490 | LaM |  |
cite-scientifique-villeneuve-d-ascq | FR | Villeneuve-d'Ascq | 50.6100 | 3.1420 | Cité scientifique Villeneuve-d'Ascq |  |
zoo-de-maubeuge | FR | Maubeuge | 50.2810 | 3.9700 | Zoo de Maubeuge |  |
la-piscine | FR | Roubaix | 50.6910 | 3.1680 | La Piscine | Musée La Piscine |
velodrome-de-roubaix | FR | Roubaix | 50.6790 | 3.2050 | Vélodrome de Roubaix |  |
memorial-dunkerque-1940 | FR | Dunkerque | 51.0440 | 2.3780 | Mémorial Dunkerque 1940 |  |
camp-du-drap-d-or | FR | Andres | 50.8570 | 1.9140 | Camp du Drap d'Or |  |
center-parcs-domaine-des-bois-francs | FR | Verneuil-sur-Avre | 48.7080 | 0.8600 | Center Parcs Domaine des Bois-Francs | Les Bois-Francs, Center Parcs Bois-Francs |
center-parcs-lac-d-ailette | FR | Laon | 49.4620 | 3.6650 | Center Parcs Lac d'Ailette | Lac de l'Ailette, Center Parcs Ailette |
maison-bonaparte | FR | Ajaccio | 41.9190 | 8.7380 | Maison Bonaparte |  |
citadelle-de-bonifacio | FR | Bonifacio | 41.3870 | 9.1590 | Citadelle de Bonifacio |  |
promenade-des-anglais | FR | Nice | 43.6950 | 7.2650 | Promenade des Anglais |  |
chateau-des-milandes | FR | Saint-Cyprien | 44.8230 | 1.1100 | Château des Milandes | Les Milandes |
`;
