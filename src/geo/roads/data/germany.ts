/** The hubs and the roads of Germany. The columns and the sources stand in `road-network.ts`. */
export const germanyHubRows = `
aachen | DE | 50.777 | 6.083 | 3
koeln | DE | 50.933 | 6.95 | 4
bonn | DE | 50.734 | 7.095 | 3
duesseldorf | DE | 51.222 | 6.776 | 2
moenchengladbach | DE | 51.185 | 6.442 | 2
krefeld | DE | 51.336 | 6.554 | 2
duisburg | DE | 51.432 | 6.765 | 2
oberhausen | DE | 51.478 | 6.862 | 1
essen | DE | 51.457 | 7.012 | 1
bochum | DE | 51.482 | 7.216 | 1
dortmund | DE | 51.515 | 7.466 | 4
wuppertal | DE | 51.256 | 7.148 | 3
hagen | DE | 51.361 | 7.472 | 3
muenster | DE | 51.962 | 7.626 | 3
rheine | DE | 52.285 | 7.441 | 2
osnabrueck | DE | 52.273 | 8.05 | 3
bielefeld | DE | 52.033 | 8.533 | 4
paderborn | DE | 51.719 | 8.754 | 3
hamm | DE | 51.68 | 7.821 | 4
siegen | DE | 50.875 | 8.024 | 3
kassel | DE | 51.317 | 9.5 | 3
giessen | DE | 50.587 | 8.676 | 2
marburg | DE | 50.809 | 8.77 | 1
frankfurt | DE | 50.116 | 8.684 | 3
wiesbaden | DE | 50.083 | 8.249 | 2
mainz | DE | 49.984 | 8.279 | 2
koblenz | DE | 50.354 | 7.579 | 4
limburg | DE | 50.386 | 8.06 | 1
trier | DE | 49.756 | 6.639 | 3
kaiserslautern | DE | 49.443 | 7.772 | 2
saarbruecken | DE | 49.233 | 7.01 | 1
mannheim | DE | 49.489 | 8.467 | 4
heidelberg | DE | 49.408 | 8.691 | 2
karlsruhe | DE | 49.009 | 8.404 | 3
darmstadt | DE | 49.872 | 8.65 | 2
wuerzburg | DE | 49.794 | 9.951 | 3
aschaffenburg | DE | 49.977 | 9.152 | 2
fulda | DE | 50.552 | 9.675 | 2
bad-hersfeld | DE | 50.872 | 9.709 | 3
eisenach | DE | 50.981 | 10.315 | 3
erfurt | DE | 50.979 | 11.033 | 4
jena | DE | 50.929 | 11.59 | 4
gera | DE | 50.88 | 12.082 | 4
hermsdorf | DE | 50.897 | 11.857 | 0
chemnitz | DE | 50.836 | 12.929 | 4
zwickau | DE | 50.727 | 12.488 | 3
plauen | DE | 50.497 | 12.138 | 3
hof | DE | 50.313 | 11.913 | 4
bayreuth | DE | 49.948 | 11.579 | 1
bamberg | DE | 49.899 | 10.901 | 2
nuernberg | DE | 49.454 | 11.078 | 7
feuchtwangen | DE | 49.163 | 10.338 | 1
ansbach | DE | 49.3 | 10.572 | 0
rothenburg | DE | 49.377 | 10.179 | 1
heilbronn | DE | 49.14 | 9.221 | 3
stuttgart | DE | 48.782 | 9.177 | 3
pforzheim | DE | 48.884 | 8.699 | 2
tuebingen | DE | 48.523 | 9.052 | 1
ulm | DE | 48.398 | 9.992 | 4
augsburg | DE | 48.372 | 10.899 | 3
muenchen | DE | 48.137 | 11.575 | 3
ingolstadt | DE | 48.765 | 11.424 | 3
regensburg | DE | 49.015 | 12.102 | 2
passau | DE | 48.566 | 13.431 | 3
landshut | DE | 48.53 | 12.162 | 4
deggendorf | DE | 48.841 | 12.961 | 3
weiden | DE | 49.677 | 12.156 | 1
freiburg | DE | 47.996 | 7.852 | 4
offenburg | DE | 48.474 | 7.945 | 3
baden-baden | DE | 48.761 | 8.24 | 4
singen | DE | 47.759 | 8.84 | 2
konstanz | DE | 47.66 | 9.176 | 0
friedrichshafen | DE | 47.657 | 9.476 | 0
lindau | DE | 47.546 | 9.684 | 2
memmingen | DE | 47.984 | 10.185 | 1
kempten | DE | 47.727 | 10.314 | 1
fuessen | DE | 47.571 | 10.702 | 0
garmisch | DE | 47.4921 | 11.0958 | 0
rosenheim | DE | 47.856 | 12.122 | 3
berchtesgaden | DE | 47.632 | 13.002 | 0
villingen | DE | 48.06 | 8.46 | 1
rottweil | DE | 48.168 | 8.627 | 2
hannover | DE | 52.371 | 9.733 | 4
braunschweig | DE | 52.266 | 10.527 | 4
wolfsburg | DE | 52.425 | 10.781 | 2
goettingen | DE | 51.534 | 9.932 | 3
hildesheim | DE | 52.151 | 9.951 | 3
celle | DE | 52.623 | 10.08 | 1
goslar | DE | 51.904 | 10.428 | 1
hamburg | DE | 53.551 | 9.993 | 2
bremen | DE | 53.076 | 8.807 | 3
bremerhaven | DE | 53.536 | 8.593 | 2
oldenburg | DE | 53.141 | 8.215 | 1
emden | DE | 53.367 | 7.208 | 1
leer | DE | 53.232 | 7.461 | 1
wilhelmshaven | DE | 53.53 | 8.113 | 0
norddeich | DE | 53.62 | 7.16 | 0
cuxhaven | DE | 53.868 | 8.699 | 0
stade | DE | 53.593 | 9.476 | 1
lueneburg | DE | 53.251 | 10.414 | 1
heide | DE | 54.196 | 9.099 | 1
busum | DE | 54.134 | 8.858 | 0
husum | DE | 54.486 | 9.052 | 0
niebuell | DE | 54.788 | 8.83 | 0
flensburg | DE | 54.784 | 9.44 | 4
kiel | DE | 54.321 | 10.135 | 2
neumuenster | DE | 54.075 | 9.982 | 1
luebeck | DE | 53.869 | 10.687 | 3
puttgarden | DE | 54.5015 | 11.228 | 0
wismar | DE | 53.893 | 11.453 | 2
schwerin | DE | 53.629 | 11.413 | 3
rostock | DE | 54.089 | 12.14 | 4
stralsund | DE | 54.309 | 13.082 | 1
bergen-auf-ruegen | DE | 54.418 | 13.433 | 0
sassnitz | DE | 54.516 | 13.645 | 0
greifswald | DE | 54.093 | 13.388 | 2
neubrandenburg | DE | 53.564 | 13.275 | 2
pasewalk | DE | 53.506 | 13.99 | 1
wittstock | DE | 53.161 | 12.483 | 2
berlin | DE | 52.524 | 13.411 | 3
potsdam | DE | 52.399 | 13.066 | 4
frankfurt-oder | DE | 52.347 | 14.551 | 3
cottbus | DE | 51.758 | 14.329 | 3
magdeburg | DE | 52.128 | 11.629 | 7
dessau | DE | 51.839 | 12.246 | 4
schkeuditz | DE | 51.405 | 12.21 | 0
halle | DE | 51.4825 | 11.97 | 2
leipzig | DE | 51.34 | 12.371 | 5
dresden | DE | 51.051 | 13.738 | 4
bautzen | DE | 51.18 | 14.435 | 1
goerlitz | DE | 51.155 | 14.989 | 2
schweinfurt | DE | 50.049 | 10.222 | 3
suhl | DE | 50.609 | 10.694 | 2
nordhausen | DE | 51.502 | 10.796 | 1
meppen | DE | 52.691 | 7.291 | 1
lingen | DE | 52.521 | 7.318 | 1
norderney | DE | 53.705 | 7.15 | 0
borkum | DE | 53.5875 | 6.67 | 0
sylt | DE | 54.907 | 8.31 | 0
wyk-auf-foehr | DE | 54.692 | 8.567 | 0
`;

export const germanyRoadRows = `
motorway |  | aachen 72 koeln
motorway |  | aachen 60 moenchengladbach 32 duesseldorf
motorway |  | koeln 28 bonn 64 koblenz
motorway |  | koeln 42 duesseldorf 27 duisburg
motorway |  | koeln 60 moenchengladbach 25 krefeld 24 duisburg
motorway |  | koeln 62 krefeld
motorway |  | duesseldorf 27 krefeld
motorway |  | duesseldorf 36 essen
motorway |  | duesseldorf 35 wuppertal
motorway |  | duisburg 11 oberhausen 16 essen 19 bochum 22 dortmund
motorway |  | duisburg 23 essen
motorway |  | essen 36 wuppertal
motorway |  | koeln 52 wuppertal 28 hagen 23 dortmund
motorway |  | koeln 70 oberhausen
motorway |  | oberhausen 88 muenster
motorway |  | oberhausen 82 hamm
motorway |  | dortmund 70 muenster
motorway |  | dortmund 42 hamm 76 bielefeld 112 hannover
motorway |  | hamm 44 muenster
motorway |  | muenster 60 osnabrueck 123 bremen 126 hamburg
motorway |  | rheine 46 osnabrueck
motorway |  | rheine 44 muenster
motorway |  | rheine 35 lingen 23 meppen 66 leer
trunk |  | lingen 72 osnabrueck
motorway |  | osnabrueck 52 bielefeld
motorway |  | osnabrueck 140 hannover
motorway |  | osnabrueck 106 oldenburg
motorway |  | bielefeld 45 paderborn
motorway |  | dortmund 108 paderborn 84 kassel
motorway |  | dortmund 165 kassel
motorway |  | hagen 86 siegen 74 giessen
motorway |  | koeln 96 siegen
motorway |  | dortmund 150 giessen
motorway |  | giessen 66 frankfurt
motorway |  | giessen 33 marburg
trunk |  | marburg 95 kassel
motorway |  | giessen 90 bad-hersfeld
motorway |  | koeln 119 limburg 73 frankfurt
motorway |  | bonn 90 limburg
motorway |  | limburg 46 wiesbaden
motorway |  | limburg 54 koblenz
motorway |  | koblenz 92 mainz
motorway |  | koblenz 128 trier
motorway |  | koblenz 150 mannheim
motorway |  | mainz 12 wiesbaden 40 frankfurt
motorway |  | mainz 43 frankfurt
motorway |  | mainz 83 mannheim
motorway |  | mainz 90 kaiserslautern
motorway |  | mainz 38 darmstadt
motorway |  | wiesbaden 45 darmstadt
motorway |  | trier 95 saarbruecken
motorway |  | trier 112 kaiserslautern
motorway |  | saarbruecken 70 kaiserslautern 66 mannheim
trunk |  | kaiserslautern 90 karlsruhe
motorway |  | mannheim 21 heidelberg
motorway |  | mannheim 68 karlsruhe
motorway |  | mannheim 93 heilbronn
motorway |  | heidelberg 56 karlsruhe
motorway |  | heidelberg 72 heilbronn
motorway |  | frankfurt 33 darmstadt 56 mannheim
motorway |  | darmstadt 60 heidelberg
motorway |  | frankfurt 84 mannheim
motorway |  | frankfurt 44 aschaffenburg 78 wuerzburg
motorway |  | darmstadt 44 aschaffenburg
motorway |  | frankfurt 105 fulda 46 bad-hersfeld 70 kassel
motorway |  | frankfurt 193 kassel
motorway |  | fulda 107 wuerzburg
motorway |  | fulda 80 schweinfurt
motorway |  | bad-hersfeld 58 eisenach 60 erfurt 52 jena
motorway |  | kassel 84 eisenach
motorway |  | kassel 56 goettingen 94 hildesheim 34 hannover
motorway |  | jena 21 hermsdorf 25 gera 73 chemnitz 77 dresden
motorway |  | jena 46 gera
motorway |  | erfurt 66 suhl 82 schweinfurt 46 wuerzburg
motorway |  | suhl 98 bamberg
motorway |  | schweinfurt 58 bamberg 63 nuernberg
motorway |  | bamberg 67 bayreuth
motorway |  | erfurt 108 halle
motorway |  | leipzig 22 schkeuditz 26 halle
motorway |  | leipzig 40 halle
motorway |  | leipzig 115 dresden
motorway |  | leipzig 82 chemnitz
motorway |  | leipzig 73 gera
motorway |  | berlin 126 dessau 56 schkeuditz
motorway |  | potsdam 105 dessau
motorway |  | schkeuditz 70 hermsdorf 68 hof 56 bayreuth 80 nuernberg
motorway |  | schkeuditz 108 magdeburg
motorway |  | halle 89 magdeburg
motorway |  | halle 96 nordhausen 88 goettingen
trunk |  | magdeburg 63 dessau
motorway |  | chemnitz 40 zwickau 45 plauen 32 hof
motorway |  | leipzig 80 zwickau
motorway |  | hannover 152 hamburg
motorway |  | hannover 127 bremen
motorway |  | hannover 65 braunschweig 93 magdeburg 155 berlin
motorway |  | magdeburg 132 potsdam 35 berlin
motorway |  | braunschweig 35 wolfsburg
motorway |  | hannover 92 wolfsburg 72 magdeburg
motorway |  | braunschweig 46 hildesheim
motorway |  | braunschweig 46 goslar
trunk |  | goslar 56 hildesheim
trunk |  | goslar 80 goettingen
trunk |  | hannover 43 celle 88 lueneburg 56 hamburg
trunk |  | lueneburg 120 braunschweig
motorway |  | hamburg 66 luebeck 62 wismar 58 rostock
motorway |  | hamburg 68 neumuenster 36 kiel
motorway |  | neumuenster 93 flensburg
motorway |  | kiel 87 flensburg
trunk |  | kiel 80 luebeck
motorway |  | luebeck 90 puttgarden
trunk |  | kiel 90 puttgarden
motorway |  | hamburg 100 heide
trunk |  | heide 36 husum 42 niebuell
trunk |  | husum 44 flensburg
trunk |  | niebuell 42 flensburg
trunk |  | heide 62 neumuenster
motorway |  | wismar 34 schwerin
motorway |  | hamburg 112 schwerin
motorway |  | luebeck 68 schwerin
motorway |  | hamburg 182 wittstock 108 berlin
motorway |  | schwerin 112 wittstock 126 rostock
motorway |  | rostock 82 stralsund
trunk |  | stralsund 30 bergen-auf-ruegen 22 sassnitz
motorway |  | rostock 105 greifswald
motorway |  | stralsund 38 greifswald 65 neubrandenburg
motorway |  | greifswald 80 pasewalk
trunk |  | greifswald 72 swinoujscie
trunk |  | neubrandenburg 135 berlin
trunk |  | rostock 112 neubrandenburg
motorway |  | neubrandenburg 58 pasewalk 128 berlin
motorway |  | pasewalk 42 szczecin 150 berlin
motorway |  | berlin 104 frankfurt-oder
motorway |  | berlin 127 cottbus 107 dresden
motorway |  | berlin 193 dresden 62 bautzen 50 goerlitz
trunk |  | cottbus 78 bautzen
trunk |  | frankfurt-oder 82 cottbus
motorway |  | nuernberg 110 wuerzburg
motorway |  | nuernberg 105 regensburg 74 deggendorf 54 passau
motorway |  | nuernberg 79 feuchtwangen 93 heilbronn 53 stuttgart
motorway |  | wuerzburg 63 rothenburg 33 feuchtwangen 103 ulm
motorway |  | wuerzburg 105 heilbronn
motorway |  | nuernberg 94 ingolstadt 82 muenchen
motorway |  | ingolstadt 75 regensburg
trunk |  | ingolstadt 78 augsburg
trunk |  | nuernberg 150 augsburg
motorway |  | nuernberg 102 weiden
motorway |  | regensburg 125 muenchen
trunk |  | regensburg 64 landshut
motorway |  | muenchen 74 landshut 76 deggendorf
trunk |  | muenchen 180 passau
motorway |  | regensburg 86 weiden
motorway |  | weiden 64 bayreuth
motorway |  | weiden 105 hof
trunk |  | hof 60 cheb
trunk |  | bayreuth 78 cheb
motorway |  | muenchen 68 augsburg 82 ulm 94 stuttgart
motorway |  | stuttgart 50 pforzheim 33 karlsruhe
motorway |  | stuttgart 44 tuebingen
trunk |  | tuebingen 62 rottweil
motorway |  | stuttgart 98 rottweil 58 singen 34 konstanz
motorway |  | rottweil 27 villingen
trunk |  | villingen 74 freiburg
trunk |  | singen 95 freiburg
trunk |  | villingen 48 singen
motorway |  | singen 22 schaffhausen
trunk |  | singen 68 friedrichshafen 25 lindau 10 bregenz
trunk |  | friedrichshafen 106 ulm
trunk |  | konstanz 50 winterthur
motorway |  | ulm 58 memmingen 72 lindau
motorway |  | memmingen 36 kempten 44 fuessen
motorway |  | memmingen 115 muenchen
trunk |  | kempten 72 lindau
trunk |  | kempten 132 muenchen
trunk |  | fuessen 106 augsburg
trunk |  | fuessen 122 muenchen
mountain |  | fuessen 62 garmisch
motorway |  | muenchen 90 garmisch
mountain |  | garmisch 60 innsbruck
mountain |  | garmisch 42 reutte
motorway |  | muenchen 62 rosenheim 85 salzburg
motorway |  | rosenheim 35 kufstein
trunk |  | salzburg 28 berchtesgaden
motorway |  | karlsruhe 40 baden-baden 48 offenburg 67 freiburg 70 basel
motorway |  | offenburg 25 strasbourg
motorway |  | baden-baden 62 strasbourg
motorway |  | karlsruhe 82 strasbourg
motorway |  | freiburg 57 mulhouse
trunk |  | freiburg 50 colmar
trunk |  | stade 78 bremerhaven
motorway |  | leer 30 emden
trunk |  | emden 33 norddeich
motorway |  | leer 62 oldenburg 48 bremen
motorway |  | oldenburg 58 wilhelmshaven
trunk |  | wilhelmshaven 68 norddeich
motorway |  | bremen 66 bremerhaven 45 cuxhaven
motorway |  | hamburg 50 stade 78 cuxhaven
motorway |  | hamburg 172 bremerhaven
motorway |  | saarbruecken 70 metz
motorway |  | nuernberg 46 ansbach 32 feuchtwangen
trunk |  | ansbach 35 rothenburg
trunk |  | heide 21 busum
`;
