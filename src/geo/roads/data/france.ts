/** The hubs and the roads of France and Corsica. The columns and the sources stand in `road-network.ts`. */
export const franceHubRows = `
paris | FR | 48.853 | 2.349 | 3
marne-la-vallee | FR | 48.868 | 2.782 | 1
alpe-d-huez | FR | 45.091 | 6.068 | 0
tignes | FR | 45.468 | 6.906 | 0
la-plagne | FR | 45.507 | 6.677 | 0
les-arcs | FR | 45.572 | 6.829 | 0
morzine | FR | 46.179 | 6.709 | 0
meribel | FR | 45.396 | 6.565 | 0
lille | FR | 50.633 | 3.059 | 2
calais | FR | 50.952 | 1.856 | 1
dunkerque | FR | 51.033 | 2.377 | 2
boulogne-sur-mer | FR | 50.726 | 1.614 | 1
abbeville | FR | 50.105 | 1.835 | 1
amiens | FR | 49.9 | 2.3 | 3
beauvais | FR | 49.433 | 2.083 | 2
arras | FR | 50.293 | 2.782 | 5
saint-quentin | FR | 49.849 | 3.288 | 3
valenciennes | FR | 50.359 | 3.525 | 1
reims | FR | 49.265 | 4.029 | 2
chalons-en-champagne | FR | 48.954 | 4.367 | 3
saint-dizier | FR | 48.638 | 4.949 | 1
charleville-mezieres | FR | 49.769 | 4.725 | 1
verdun | FR | 49.16 | 5.383 | 4
metz | FR | 49.119 | 6.173 | 3
nancy | FR | 48.684 | 6.185 | 2
epinal | FR | 48.183 | 6.453 | 1
strasbourg | FR | 48.584 | 7.746 | 2
colmar | FR | 48.081 | 7.356 | 1
mulhouse | FR | 47.752 | 7.329 | 2
belfort | FR | 47.642 | 6.854 | 2
vesoul | FR | 47.626 | 6.143 | 0
besancon | FR | 47.249 | 6.018 | 4
dijon | FR | 47.317 | 5.017 | 3
beaune | FR | 47.024 | 4.839 | 2
langres | FR | 47.863 | 5.333 | 3
troyes | FR | 48.301 | 4.085 | 4
sens | FR | 48.197 | 3.283 | 4
auxerre | FR | 47.8 | 3.57 | 4
macon | FR | 46.314 | 4.828 | 2
bourg-en-bresse | FR | 46.206 | 5.226 | 3
pont-d-ain | FR | 46.05 | 5.335 | 0
lyon | FR | 45.748 | 4.847 | 2
annecy | FR | 45.909 | 6.126 | 2
chambery | FR | 45.566 | 5.921 | 1
grenoble | FR | 45.179 | 5.715 | 2
albertville | FR | 45.675 | 6.391 | 1
moutiers | FR | 45.485 | 6.53 | 0
bourg-saint-maurice | FR | 45.615 | 6.768 | 0
val-d-isere | FR | 45.448 | 6.98 | 0
courchevel | FR | 45.415 | 6.634 | 0
val-thorens | FR | 45.298 | 6.58 | 0
chamonix | FR | 45.923 | 6.869 | 0
modane | FR | 45.2 | 6.669 | 0
briancon | FR | 44.9 | 6.642 | 0
le-bourg-d-oisans | FR | 45.053 | 6.03 | 0
saint-tropez | FR | 43.272 | 6.64 | 0
gap | FR | 44.559 | 6.079 | 0
sisteron | FR | 44.19 | 5.946 | 0
digne-les-bains | FR | 44.093 | 6.232 | 0
valence | FR | 44.926 | 4.91 | 2
montelimar | FR | 44.555 | 4.755 | 4
orange | FR | 44.138 | 4.81 | 1
avignon | FR | 43.948 | 4.809 | 3
nimes | FR | 43.834 | 4.36 | 2
arles | FR | 43.677 | 4.63 | 1
montpellier | FR | 43.611 | 3.877 | 3
beziers | FR | 43.341 | 3.214 | 3
narbonne | FR | 43.184 | 3.001 | 1
perpignan | FR | 42.698 | 2.895 | 4
carcassonne | FR | 43.214 | 2.352 | 1
toulouse | FR | 43.604 | 1.444 | 2
foix | FR | 42.96 | 1.608 | 0
pau | FR | 43.311 | -0.356 | 2
tarbes | FR | 43.233 | 0.083 | 2
lourdes | FR | 43.1 | -0.05 | 0
bayonne | FR | 43.493 | -1.473 | 2
bordeaux | FR | 44.84 | -0.581 | 2
arcachon | FR | 44.661 | -1.173 | 0
agen | FR | 44.202 | 0.621 | 4
montauban | FR | 44.018 | 1.364 | 2
cahors | FR | 44.449 | 1.437 | 4
brive-la-gaillarde | FR | 45.159 | 1.533 | 3
limoges | FR | 45.834 | 1.248 | 2
perigueux | FR | 45.187 | 0.714 | 2
chateauroux | FR | 46.812 | 1.694 | 3
poitiers | FR | 46.583 | 0.343 | 2
tours | FR | 47.395 | 0.704 | 3
blois | FR | 47.594 | 1.329 | 2
orleans | FR | 47.903 | 1.904 | 4
chartres | FR | 48.447 | 1.489 | 2
le-mans | FR | 48 | 0.205 | 4
laval | FR | 48.073 | -0.763 | 3
rennes | FR | 48.112 | -1.674 | 2
saint-malo | FR | 48.647 | -2.009 | 0
saint-brieuc | FR | 48.515 | -2.768 | 1
brest | FR | 48.39 | -4.486 | 0
quimper | FR | 48 | -4.1 | 1
lorient | FR | 47.746 | -3.366 | 2
vannes | FR | 47.658 | -2.756 | 1
nantes | FR | 47.217 | -1.553 | 2
angers | FR | 47.474 | -0.548 | 1
cholet | FR | 47.059 | -0.88 | 2
la-roche-sur-yon | FR | 46.667 | -1.433 | 0
la-rochelle | FR | 46.163 | -1.152 | 1
niort | FR | 46.323 | -0.459 | 5
saintes | FR | 45.747 | -0.635 | 2
angouleme | FR | 45.65 | 0.153 | 1
rouen | FR | 49.443 | 1.099 | 3
honfleur | FR | 49.4 | 0.25 | 0
le-havre | FR | 49.494 | 0.108 | 2
dieppe | FR | 49.922 | 1.078 | 0
caen | FR | 49.186 | -0.359 | 2
bayeux | FR | 49.277 | -0.704 | 0
cherbourg | FR | 49.634 | -1.616 | 0
avranches | FR | 48.684 | -1.357 | 1
alencon | FR | 48.435 | 0.093 | 2
evreux | FR | 49.024 | 1.151 | 1
bourges | FR | 47.083 | 2.4 | 3
nevers | FR | 46.99 | 3.159 | 2
moulins | FR | 46.565 | 3.332 | 0
montlucon | FR | 46.34 | 2.603 | 3
vichy | FR | 46.127 | 3.426 | 0
clermont-ferrand | FR | 45.78 | 3.087 | 2
saint-etienne | FR | 45.434 | 4.39 | 1
le-puy-en-velay | FR | 45.044 | 3.885 | 0
aurillac | FR | 44.925 | 2.44 | 0
saint-flour | FR | 45.034 | 3.093 | 1
severac | FR | 44.32 | 3.06 | 0
la-cavalerie | FR | 44.01 | 3.155 | 0
millau | FR | 44.098 | 3.078 | 0
lodeve | FR | 43.732 | 3.319 | 1
le-cap-d-agde | FR | 43.281 | 3.512 | 0
palavas | FR | 43.528 | 3.927 | 0
noirmoutier | FR | 47 | -2.274 | 0
carnac | FR | 47.584 | -3.079 | 0
rodez | FR | 44.353 | 2.573 | 0
albi | FR | 43.93 | 2.148 | 1
mende | FR | 44.518 | 3.504 | 0
marseille | FR | 43.297 | 5.381 | 2
aix-en-provence | FR | 43.528 | 5.45 | 2
toulon | FR | 43.124 | 5.928 | 0
frejus | FR | 43.433 | 6.736 | 3
cannes | FR | 43.551 | 7.013 | 2
nice | FR | 43.703 | 7.266 | 3
menton | FR | 43.776 | 7.504 | 1
pontarlier | FR | 46.903 | 6.355 | 0
roscoff | FR | 48.724 | -3.987 | 0
ajaccio | FR | 41.919 | 8.738 | 0
bastia | FR | 42.703 | 9.45 | 0
corte | FR | 42.31 | 9.149 | 0
calvi | FR | 42.566 | 8.757 | 0
porto-vecchio | FR | 41.591 | 9.279 | 0
bonifacio | FR | 41.387 | 9.157 | 0
saint-martin-de-re | FR | 46.203 | -1.366 | 0
saint-pierre-d-oleron | FR | 45.943 | -1.306 | 0
belle-ile | FR | 47.347 | -3.155 | 0
quiberon | FR | 47.484 | -3.12 | 0
`;

export const franceRoadRows = `
motorway |  | lille 54 arras
motorway | FR 85 | arras 183 paris
motorway |  | lille 78 dunkerque 46 calais 36 boulogne-sur-mer
motorway | FR 75 | boulogne-sur-mer 80 abbeville
motorway | FR 85 | abbeville 50 amiens 65 beauvais
motorway | FR 60 | beauvais 83 paris
motorway | FR 80 | amiens 70 arras
motorway | FR 90 | calais 112 arras
motorway | FR 90 | arras 76 saint-quentin 98 reims
motorway | FR 70 | amiens 120 rouen
motorway | FR 80 | amiens 80 saint-quentin
motorway | FR 40 | abbeville 105 rouen
motorway |  | lille 53 valenciennes 38 mons
motorway |  | valenciennes 76 arras
motorway | FR 60 | valenciennes 80 saint-quentin
motorway |  | paris 42 marne-la-vallee
motorway | FR 95 | marne-la-vallee 105 reims
motorway | FR 90 | reims 48 chalons-en-champagne 86 troyes
motorway |  | reims 88 charleville-mezieres
motorway | FR 90 | reims 120 verdun 78 metz
motorway | FR 90 | chalons-en-champagne 90 verdun
trunk |  | chalons-en-champagne 64 saint-dizier 100 nancy
trunk |  | paris 208 saint-dizier
trunk |  | charleville-mezieres 100 verdun
motorway |  | metz 57 nancy
motorway | FR 85 | metz 163 strasbourg
trunk |  | nancy 158 strasbourg
motorway |  | nancy 72 epinal
trunk |  | epinal 92 colmar
trunk |  | epinal 84 vesoul
trunk |  | epinal 98 belfort
trunk |  | vesoul 62 belfort
trunk |  | vesoul 50 besancon
motorway | FR 70 | nancy 137 langres
motorway | FR 90 | langres 78 dijon
motorway | FR 90 | langres 122 troyes
trunk |  | langres 75 vesoul
motorway |  | strasbourg 75 colmar 44 mulhouse 36 basel
motorway | FR 70 | mulhouse 45 belfort 97 besancon
motorway | FR 85 | besancon 92 dijon
motorway | FR 90 | besancon 108 beaune
motorway | FR 60 | dijon 45 beaune
motorway | FR 95 | beaune 88 macon
motorway | FR 85 | macon 72 lyon
motorway | FR 95 | beaune 150 auxerre
motorway | FR 75 | auxerre 170 paris
motorway | FR 80 | paris 178 troyes
trunk |  | troyes 82 auxerre
motorway | FR 85 | troyes 70 sens
motorway | FR 60 | sens 120 paris
motorway | FR 80 | sens 62 auxerre
motorway | FR 85 | macon 37 bourg-en-bresse
motorway | FR 85 | bourg-en-bresse 22 pont-d-ain
motorway | FR 75 | lyon 62 pont-d-ain
motorway | FR 85 | pont-d-ain 90 geneve
motorway | FR 75 | geneve 44 annecy
motorway | FR 90 | annecy 50 chambery
motorway | FR 80 | chambery 107 lyon
motorway | FR 85 | chambery 57 grenoble
motorway | FR 80 | grenoble 112 lyon
motorway |  | chambery 50 albertville 27 moutiers
trunk |  | moutiers 28 bourg-saint-maurice
mountain |  | moutiers 25 courchevel
mountain |  | moutiers 36 val-thorens
mountain |  | bourg-saint-maurice 31 val-d-isere
trunk |  | albertville 45 annecy
mountain |  | albertville 66 chamonix
motorway | FR 60 | geneve 83 chamonix
motorway | FR 60 | annecy 97 chamonix
motorway | FR 85 | chambery 102 modane
motorway | FR 80 | lyon 103 valence
motorway | FR 95 | valence 48 montelimar 57 orange
motorway | FR 90 | orange 29 avignon
motorway | FR 90 | orange 57 nimes
motorway | FR 85 | orange 97 aix-en-provence
motorway |  | aix-en-provence 32 marseille
motorway | FR 70 | avignon 84 aix-en-provence
motorway | FR 60 | avignon 45 nimes
trunk |  | avignon 38 arles
motorway | FR 60 | nimes 32 arles
motorway | FR 40 | arles 94 marseille
motorway | FR 60 | arles 78 aix-en-provence
motorway | FR 80 | nimes 55 montpellier
motorway | FR 80 | montpellier 70 beziers
motorway | FR 90 | beziers 33 narbonne 64 perpignan
motorway | FR 90 | narbonne 61 carcassonne 94 toulouse
motorway | FR 20 | toulouse 84 foix
motorway | FR 60 | toulouse 53 montauban
motorway | FR 85 | montauban 76 agen 139 bordeaux
motorway | FR 30 | toulouse 77 albi
trunk |  | albi 78 rodez 68 millau
trunk |  | rodez 108 mende
trunk |  | rodez 95 aurillac
motorway | FR 80 | tarbes 43 pau
trunk |  | tarbes 20 lourdes
trunk |  | pau 44 lourdes
motorway | FR 85 | pau 113 bayonne
motorway | FR 50 | bordeaux 190 bayonne
motorway | FR 80 | bayonne 36 irun
motorway | FR 70 | bordeaux 200 pau
trunk |  | brest 58 crozon 56 quimper
motorway |  | bordeaux 47 biganos 21 arcachon
motorway | FR 85 | montauban 63 cahors 100 brive-la-gaillarde
motorway | FR 20 | brive-la-gaillarde 93 limoges
motorway |  | limoges 125 chateauroux
motorway | FR 55 | chateauroux 146 orleans
motorway | FR 65 | orleans 133 paris
motorway | FR 90 | brive-la-gaillarde 172 clermont-ferrand
motorway | FR 80 | brive-la-gaillarde 75 perigueux
motorway | FR 50 | perigueux 132 bordeaux
trunk |  | limoges 96 perigueux
trunk |  | limoges 120 poitiers
trunk |  | limoges 104 angouleme
trunk |  | limoges 142 montlucon
trunk |  | brive-la-gaillarde 106 aurillac
trunk |  | aurillac 158 clermont-ferrand
mountain |  | aurillac 72 saint-flour
motorway |  | clermont-ferrand 106 saint-flour 100 severac
trunk |  | clermont-ferrand 130 le-puy-en-velay
trunk |  | saint-flour 90 mende
trunk |  | le-puy-en-velay 90 mende
trunk |  | le-puy-en-velay 78 saint-etienne
trunk |  | severac 47 mende
trunk |  | severac 30 millau 22 la-cavalerie
trunk |  | severac 50 rodez
motorway |  | la-cavalerie 42 lodeve 54 montpellier
motorway |  | lodeve 64 beziers
motorway |  | saint-etienne 62 lyon
motorway | FR 80 | saint-etienne 146 clermont-ferrand
motorway | FR 75 | lyon 168 clermont-ferrand
motorway | FR 60 | clermont-ferrand 60 vichy
motorway | FR 50 | clermont-ferrand 104 moulins
motorway | FR 85 | clermont-ferrand 95 montlucon 98 bourges
motorway | FR 90 | bourges 122 orleans
motorway | FR 80 | bourges 156 tours
trunk |  | bourges 68 nevers
trunk |  | bourges 66 chateauroux
trunk |  | vichy 58 moulins 56 nevers
trunk |  | nevers 165 orleans
motorway | FR 50 | nevers 242 paris
trunk |  | moulins 140 macon
trunk |  | nevers 112 auxerre
motorway | FR 85 | paris 184 blois
motorway | FR 90 | orleans 62 blois 64 tours
motorway | FR 90 | tours 104 poitiers 77 niort
motorway | FR 90 | niort 73 saintes 118 bordeaux
trunk |  | poitiers 113 angouleme 118 bordeaux
trunk |  | angouleme 72 saintes
motorway |  | niort 65 la-rochelle
motorway | FR 60 | la-rochelle 74 saintes
trunk |  | la-rochelle 84 la-roche-sur-yon
motorway | FR 80 | la-roche-sur-yon 72 nantes
trunk |  | la-rochelle 137 nantes
motorway | FR 90 | niort 144 nantes
motorway |  | nantes 62 cholet
motorway | FR 70 | cholet 63 angers
motorway | FR 80 | nantes 90 angers
motorway | FR 90 | angers 96 le-mans
motorway | FR 80 | angers 122 tours
trunk |  | angers 128 rennes
trunk |  | angers 78 laval
motorway | FR 85 | paris 208 le-mans
motorway | FR 90 | le-mans 88 laval 74 rennes
motorway | FR 85 | le-mans 102 tours
motorway | FR 85 | le-mans 57 alencon
motorway | FR 60 | alencon 110 caen
motorway | FR 60 | alencon 158 rouen
motorway | FR 60 | paris 91 chartres
motorway | FR 85 | chartres 124 le-mans
trunk |  | chartres 78 orleans
trunk |  | chartres 80 evreux
trunk |  | chartres 120 alencon
motorway |  | rennes 112 nantes
motorway |  | rennes 71 saint-malo
motorway |  | rennes 112 vannes 58 lorient 68 quimper 72 brest
motorway |  | nantes 112 vannes
motorway |  | rennes 101 saint-brieuc 145 brest
trunk |  | saint-malo 90 saint-brieuc
trunk |  | brest 64 roscoff
trunk |  | saint-brieuc 108 roscoff
trunk |  | vannes 48 quiberon
trunk |  | lorient 118 saint-brieuc
motorway |  | rennes 83 avranches 104 caen
trunk |  | avranches 68 saint-malo
trunk |  | avranches 124 cherbourg
motorway |  | caen 30 bayeux 96 cherbourg
motorway | FR 70 | caen 128 rouen
motorway | FR 70 | caen 64 honfleur
motorway | FR 65 | honfleur 80 rouen
motorway | FR 45 | rouen 135 paris
motorway | FR 45 | rouen 90 le-havre
motorway |  | rouen 63 dieppe
trunk |  | dieppe 65 abbeville
motorway | FR 60 | le-havre 182 amiens
trunk |  | le-havre 110 dieppe
motorway |  | rouen 58 evreux
motorway |  | evreux 100 paris
motorway | FR 40 | evreux 134 caen
trunk |  | laval 118 avranches
motorway | FR 70 | aix-en-provence 84 toulon
motorway | FR 30 | marseille 65 toulon
motorway | FR 50 | toulon 92 frejus
motorway | FR 90 | aix-en-provence 120 frejus
motorway | FR 80 | frejus 38 cannes
motorway | FR 60 | cannes 33 nice
motorway | FR 70 | nice 30 menton
motorway | FR 80 | aix-en-provence 104 sisteron
motorway | FR 40 | sisteron 51 gap
mountain |  | gap 103 grenoble
mountain |  | gap 88 briancon
trunk |  | sisteron 40 digne-les-bains
mountain |  | digne-les-bains 150 nice
trunk |  | grenoble 50 le-bourg-d-oisans
trunk |  | frejus 36 saint-tropez 69 toulon
mountain |  | grenoble 142 sisteron
motorway | FR 85 | grenoble 95 valence
trunk |  | saint-etienne 122 valence
trunk |  | le-puy-en-velay 130 valence
trunk |  | pontarlier 58 besancon
trunk |  | pontarlier 55 neuchatel
trunk |  | pontarlier 48 yverdon
trunk |  | pontarlier 70 lausanne
trunk |  | ajaccio 82 corte 70 bastia
trunk |  | bastia 92 calvi
trunk |  | calvi 95 corte
trunk |  | ajaccio 132 bonifacio 27 porto-vecchio
trunk |  | porto-vecchio 143 bastia
motorway | FR 80 | valenciennes 206 paris
mountain |  | le-bourg-d-oisans 14 alpe-d-huez
mountain |  | bourg-saint-maurice 31 tignes 14 val-d-isere
mountain |  | moutiers 34 la-plagne
mountain |  | bourg-saint-maurice 25 les-arcs
mountain |  | moutiers 18 meribel
trunk |  | geneve 63 morzine
motorway |  | beziers 26 le-cap-d-agde
trunk |  | montpellier 12 palavas
trunk |  | nantes 82 noirmoutier
trunk |  | vannes 32 carnac
trunk |  | carnac 18 quiberon
`;
