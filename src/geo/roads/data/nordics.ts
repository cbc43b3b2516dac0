/** The hubs and the roads of the Nordic and Baltic countries. The columns and the sources stand in `road-network.ts`. */
export const nordicsHubRows = `
kobenhavn | DK | 55.6759 | 12.5655 | 4
helsingor | DK | 56.036 | 12.6136 | 0
roskilde | DK | 55.642 | 12.08 | 2
ringsted | DK | 55.443 | 11.79 | 1
korsor | DK | 55.33 | 11.14 | 3
nyborg | DK | 55.313 | 10.79 | 1
odense | DK | 55.396 | 10.388 | 4
middelfart | DK | 55.506 | 9.73 | 1
dragor | DK | 55.593 | 12.672 | 0
svendborg | DK | 55.06 | 10.607 | 0
kolding | DK | 55.49 | 9.472 | 3
vejle | DK | 55.709 | 9.536 | 1
billund | DK | 55.7308 | 9.1153 | 0
esbjerg | DK | 55.47 | 8.452 | 1
ribe | DK | 55.331 | 8.77 | 0
toender | DK | 54.933 | 8.867 | 0
sonderborg | DK | 54.909 | 9.789 | 1
aarhus | DK | 56.1567 | 10.2108 | 4
randers | DK | 56.461 | 10.036 | 3
aalborg | DK | 57.048 | 9.919 | 2
frederikshavn | DK | 57.441 | 10.537 | 0
hirtshals | DK | 57.588 | 9.959 | 0
skagen | DK | 57.721 | 10.584 | 0
viborg | DK | 56.453 | 9.402 | 1
herning | DK | 56.136 | 8.977 | 1
holstebro | DK | 56.36 | 8.616 | 1
naestved | DK | 55.23 | 11.761 | 0
kalundborg | DK | 55.68 | 11.089 | 0
nykobing | DK | 54.769 | 11.874 | 6
rodby | DK | 54.655 | 11.35 | 0
gedser | DK | 54.575 | 11.93 | 0
ronne | DK | 55.1009 | 14.7066 | 0
nordby | DK | 55.446 | 8.4 | 0
romo | DK | 55.085 | 8.567 | 0
rudkobing | DK | 54.938 | 10.71 | 0
tars | DK | 54.877 | 11.03 | 0
spodsbjerg | DK | 54.93 | 10.83 | 0
malmo | SE | 55.6059 | 13.0007 | 4
lund | SE | 55.706 | 13.193 | 1
trelleborg | SE | 55.375 | 13.157 | 0
ystad | SE | 55.43 | 13.82 | 0
helsingborg | SE | 56.047 | 12.694 | 4
halmstad | SE | 56.674 | 12.857 | 3
goteborg | SE | 57.7072 | 11.9668 | 2
boras | SE | 57.721 | 12.94 | 1
varnamo | SE | 57.186 | 14.04 | 1
jonkoping | SE | 57.781 | 14.156 | 2
linkoping | SE | 58.411 | 15.622 | 3
norrkoping | SE | 58.594 | 16.183 | 2
nykoping | SE | 58.753 | 17.008 | 2
oxelosund | SE | 58.67 | 17.1 | 0
vaxholm | SE | 59.402 | 18.353 | 0
stockholm | SE | 59.329 | 18.069 | 2
nynashamn | SE | 58.903 | 17.948 | 0
uppsala | SE | 59.859 | 17.639 | 2
gavle | SE | 60.675 | 17.142 | 3
sundsvall | SE | 62.391 | 17.306 | 1
ornskoldsvik | SE | 63.291 | 18.715 | 0
umea | SE | 63.828 | 20.26 | 1
skelleftea | SE | 64.751 | 20.953 | 0
lulea | SE | 65.584 | 22.155 | 4
kalix | SE | 65.855 | 23.14 | 0
haparanda | SE | 65.835 | 24.137 | 0
kiruna | SE | 67.856 | 20.225 | 0
ostersund | SE | 63.179 | 14.636 | 1
vasteras | SE | 59.616 | 16.553 | 2
orebro | SE | 59.274 | 15.207 | 2
karlstad | SE | 59.379 | 13.504 | 1
skovde | SE | 58.391 | 13.845 | 1
trollhattan | SE | 58.284 | 12.289 | 2
uddevalla | SE | 58.348 | 11.942 | 2
stromstad | SE | 58.939 | 11.171 | 5
borlange | SE | 60.486 | 15.437 | 0
mora | SE | 61.007 | 14.543 | 0
kalmar | SE | 56.662 | 16.362 | 3
vaxjo | SE | 56.878 | 14.809 | 1
karlskrona | SE | 56.162 | 15.587 | 4
kristianstad | SE | 56.031 | 14.152 | 2
oskarshamn | SE | 57.265 | 16.448 | 2
borgholm | SE | 56.879 | 16.656 | 0
visby | SE | 57.641 | 18.296 | 0
kapellskar | SE | 59.72 | 19.065 | 0
oslo | NO | 59.913 | 10.746 | 1
drammen | NO | 59.744 | 10.204 | 1
tonsberg | NO | 59.268 | 10.408 | 3
larvik | NO | 59.053 | 10.035 | 2
arendal | NO | 58.462 | 8.773 | 3
kristiansand | NO | 58.147 | 7.996 | 1
stavanger | NO | 58.97 | 5.733 | 0
haugesund | NO | 59.414 | 5.268 | 4
leirvik | NO | 59.78 | 5.5 | 0
bergen | NO | 60.393 | 5.324 | 0
voss | NO | 60.629 | 6.415 | 0
odda | NO | 60.069 | 6.546 | 0
roldal | NO | 59.833 | 6.82 | 0
geilo | NO | 60.534 | 8.206 | 0
gol | NO | 60.7 | 8.95 | 0
honefoss | NO | 60.168 | 10.256 | 2
fagernes | NO | 60.986 | 9.235 | 0
laerdal | NO | 61.098 | 7.48 | 3
flam | NO | 60.863 | 7.113 | 0
sogndal | NO | 61.23 | 7.1 | 0
floro | NO | 61.6 | 5.033 | 0
vadso | NO | 70.073 | 29.75 | 0
sandnessjoen | NO | 66.02 | 12.63 | 0
tjome | NO | 59.11 | 10.393 | 0
forde | NO | 61.452 | 5.857 | 0
stryn | NO | 61.904 | 6.72 | 0
alesund | NO | 62.4723 | 6.1549 | 0
geiranger | NO | 62.101 | 7.206 | 0
andalsnes | NO | 62.567 | 7.687 | 0
molde | NO | 62.738 | 7.159 | 0
kristiansund | NO | 63.11 | 7.728 | 0
oppdal | NO | 62.594 | 9.69 | 0
sunndalsora | NO | 62.675 | 8.55 | 0
dombas | NO | 62.074 | 9.123 | 0
otta | NO | 61.772 | 9.539 | 0
lillehammer | NO | 61.115 | 10.466 | 1
hamar | NO | 60.794 | 11.068 | 3
tynset | NO | 62.276 | 10.777 | 0
roros | NO | 62.575 | 11.384 | 0
trondheim | NO | 63.43 | 10.395 | 2
steinkjer | NO | 64.015 | 11.495 | 0
mo-i-rana | NO | 66.313 | 14.143 | 0
bodo | NO | 67.28 | 14.405 | 0
fauske | NO | 67.26 | 15.39 | 0
narvik | NO | 68.438 | 17.427 | 0
svolvaer | NO | 68.234 | 14.568 | 0
tromso | NO | 69.649 | 18.955 | 0
alta | NO | 69.969 | 23.272 | 0
hammerfest | NO | 70.663 | 23.682 | 0
nordkapp | NO | 71 | 25.78 | 0
sarpsborg | NO | 59.284 | 11.11 | 2
moss | NO | 59.434 | 10.658 | 2
kongsberg | NO | 59.669 | 9.65 | 0
notodden | NO | 59.559 | 9.259 | 1
kirkenes | NO | 69.727 | 30.045 | 0
pargas | FI | 60.305 | 22.3 | 0
helsinki | FI | 60.17 | 24.935 | 0
turku | FI | 60.451 | 22.269 | 2
tampere | FI | 61.499 | 23.787 | 2
lahti | FI | 60.983 | 25.662 | 3
jyvaskyla | FI | 62.241 | 25.721 | 1
kuopio | FI | 62.892 | 27.677 | 1
oulu | FI | 65.012 | 25.468 | 2
ii | FI | 65.32 | 25.375 | 0
kemi | FI | 65.736 | 24.564 | 1
rovaniemi | FI | 66.5 | 25.717 | 0
vaasa | FI | 63.096 | 21.616 | 0
pori | FI | 61.483 | 21.783 | 1
lappeenranta | FI | 61.059 | 28.189 | 1
joensuu | FI | 62.601 | 29.763 | 0
mariehamn | AX | 60.097 | 19.935 | 0
tallinn | EE | 59.437 | 24.754 | 0
parnu | EE | 58.386 | 24.497 | 1
tartu | EE | 58.381 | 26.725 | 0
narva | EE | 59.377 | 28.19 | 0
kuressaare | EE | 58.248 | 22.504 | 0
virtsu | EE | 58.574 | 23.51 | 0
riga | LV | 56.946 | 24.106 | 3
liepaja | LV | 56.505 | 21.011 | 0
daugavpils | LV | 55.883 | 26.533 | 0
vilnius | LT | 54.689 | 25.28 | 2
kaunas | LT | 54.903 | 23.91 | 2
klaipeda | LT | 55.707 | 21.139 | 0
panevezys | LT | 55.733 | 24.35 | 3
reykjavik | IS | 64.1355 | -21.8954 | 0
akureyri | IS | 65.68 | -18.09 | 0
egilsstadir | IS | 65.264 | -14.395 | 0
seydisfjordur | IS | 65.26 | -14.01 | 0
hofn | IS | 64.254 | -15.212 | 0
vik | IS | 63.419 | -19.006 | 0
torshavn | FO | 62.01 | -6.77 | 0
`;

export const nordicsRoadRows = `
motorway |  | kobenhavn 35 roskilde 32 ringsted 48 korsor
motorway |  | nyborg 33 odense 46 middelfart 26 kolding
trunk |  | nyborg 34 svendborg
motorway |  | odense 46 svendborg
trunk |  | svendborg 20 rudkobing 10 spodsbjerg
motorway |  | kolding 85 flensburg
motorway |  | kolding 27 vejle 73 aarhus
motorway |  | odense 73 vejle
motorway |  | aarhus 42 randers 82 aalborg
motorway |  | aalborg 64 frederikshavn
motorway |  | aalborg 67 hirtshals
trunk |  | frederikshavn 48 hirtshals
motorway |  | kolding 73 esbjerg
motorway |  | vejle 28 billund
trunk |  | billund 60 esbjerg
trunk |  | billund 42 kolding
motorway |  | vejle 73 herning 36 holstebro
trunk |  | billund 58 herning
trunk |  | aarhus 66 viborg 50 herning
motorway |  | aarhus 88 herning
trunk |  | viborg 52 holstebro
trunk |  | viborg 42 randers
trunk |  | viborg 82 aalborg
trunk |  | holstebro 132 aalborg
trunk |  | herning 88 esbjerg
trunk |  | esbjerg 34 ribe 48 toender 22 niebuell
trunk |  | ribe 56 kolding
trunk |  | toender 42 romo
trunk |  | ribe 40 romo
motorway |  | kolding 88 sonderborg
motorway |  | sonderborg 48 flensburg
trunk |  | toender 62 flensburg
motorway |  | kobenhavn 47 helsingor
motorway |  | ringsted 27 naestved
motorway |  | kobenhavn 127 nykobing
motorway |  | ringsted 90 nykobing
trunk |  | naestved 70 nykobing
motorway |  | nykobing 43 rodby
trunk |  | nykobing 26 gedser
trunk |  | rodby 40 tars
trunk |  | roskilde 70 kalundborg
trunk |  | ringsted 62 kalundborg
trunk |  | naestved 50 korsor
motorway |  | malmo 19 lund 55 helsingborg
motorway |  | malmo 65 helsingborg 83 halmstad 140 goteborg
motorway |  | malmo 32 trelleborg
trunk |  | trelleborg 46 ystad
trunk |  | malmo 62 ystad
trunk |  | ystad 80 kristianstad
motorway |  | malmo 96 kristianstad
trunk |  | helsingborg 108 kristianstad
motorway |  | kristianstad 112 karlskrona
trunk |  | kristianstad 128 vaxjo
trunk |  | karlskrona 87 kalmar
trunk |  | karlskrona 112 vaxjo
trunk |  | kalmar 110 vaxjo
trunk |  | kalmar 78 oskarshamn 172 norrkoping
trunk |  | oskarshamn 145 linkoping
trunk |  | oskarshamn 140 vaxjo
trunk |  | vaxjo 122 jonkoping
trunk |  | vaxjo 130 halmstad
trunk |  | vaxjo 78 varnamo
motorway |  | helsingborg 163 varnamo 72 jonkoping
trunk |  | halmstad 105 varnamo
trunk |  | boras 100 varnamo
motorway |  | jonkoping 131 linkoping 43 norrkoping 60 nykoping 104 stockholm
motorway |  | goteborg 65 boras 86 jonkoping
motorway |  | goteborg 75 trollhattan
trunk |  | trollhattan 30 uddevalla
motorway |  | goteborg 88 uddevalla 88 stromstad
motorway |  | uddevalla 125 sarpsborg
motorway |  | stromstad 42 sarpsborg
trunk |  | trollhattan 175 karlstad
trunk |  | goteborg 152 skovde
trunk |  | skovde 90 jonkoping
trunk |  | skovde 130 orebro
trunk |  | orebro 112 karlstad
trunk |  | orebro 205 jonkoping
trunk |  | orebro 118 norrkoping
trunk |  | orebro 112 linkoping
motorway |  | orebro 96 vasteras 110 stockholm
trunk |  | vasteras 80 uppsala
trunk |  | vasteras 150 borlange
trunk |  | uppsala 160 borlange
trunk |  | borlange 82 mora
trunk |  | borlange 115 gavle
trunk |  | karlstad 225 mora
trunk |  | orebro 165 borlange
motorway |  | stockholm 71 uppsala 108 gavle
motorway |  | gavle 212 sundsvall
trunk |  | sundsvall 155 ornskoldsvik 112 umea 136 skelleftea 136 lulea 82 kalix 52 haparanda
trunk |  | sundsvall 187 ostersund
trunk |  | mora 315 ostersund
trunk |  | ostersund 265 trondheim
trunk |  | umea 365 ostersund
trunk |  | umea 475 mo-i-rana
trunk |  | lulea 345 kiruna
trunk |  | kiruna 178 narvik
motorway |  | stockholm 58 nynashamn
trunk |  | stockholm 92 kapellskar
trunk |  | uppsala 92 kapellskar
motorway |  | haparanda 30 kemi
trunk |  | karlstad 222 oslo
motorway |  | oslo 41 drammen 64 tonsberg 45 larvik
trunk |  | larvik 125 arendal 70 kristiansand
trunk |  | kristiansand 235 stavanger
motorway |  | oslo 60 moss 36 sarpsborg
trunk |  | drammen 42 kongsberg 33 notodden
trunk |  | notodden 205 roldal 115 haugesund
mountain |  | roldal 43 odda
trunk |  | notodden 215 kristiansand
trunk |  | notodden 110 larvik
trunk |  | haugesund 58 leirvik
trunk |  | bergen 103 voss 66 flam 47 laerdal
mountain |  | voss 85 odda
mountain |  | voss 148 geilo
trunk |  | geilo 48 gol
trunk |  | geilo 165 kongsberg
trunk |  | gol 98 laerdal
trunk |  | gol 127 honefoss
trunk |  | fagernes 45 gol
trunk |  | laerdal 140 fagernes 122 honefoss 60 oslo
trunk |  | honefoss 68 drammen
trunk |  | fagernes 100 lillehammer
trunk |  | sogndal 106 forde
trunk |  | forde 118 stryn
mountain |  | sogndal 165 stryn
mountain |  | sogndal 200 otta
trunk |  | stryn 165 otta
mountain |  | stryn 75 geiranger
mountain |  | geiranger 145 otta
trunk |  | alesund 120 andalsnes
trunk |  | andalsnes 105 dombas
trunk |  | dombas 46 otta 113 lillehammer 60 hamar 124 oslo
trunk |  | dombas 77 oppdal 120 trondheim
trunk |  | oppdal 70 sunndalsora 100 molde
trunk |  | sunndalsora 95 kristiansund
trunk |  | hamar 205 tynset 172 trondheim
trunk |  | tynset 52 roros 155 trondheim
trunk |  | molde 72 kristiansund
trunk |  | trondheim 122 steinkjer 350 mo-i-rana 182 fauske 54 bodo
trunk |  | narvik 255 tromso
trunk |  | narvik 235 svolvaer
trunk |  | tromso 405 alta
trunk |  | narvik 495 alta
trunk |  | alta 140 hammerfest
trunk |  | alta 238 nordkapp
trunk |  | alta 470 kirkenes
trunk |  | rovaniemi 480 alta
trunk |  | rovaniemi 500 kirkenes
motorway |  | helsinki 167 turku
motorway |  | helsinki 178 tampere
motorway |  | helsinki 105 lahti
trunk |  | turku 162 tampere
trunk |  | turku 140 pori
trunk |  | pori 113 tampere
trunk |  | pori 195 vaasa
trunk |  | lahti 128 tampere
trunk |  | lahti 168 jyvaskyla
trunk |  | tampere 150 jyvaskyla 148 kuopio
trunk |  | lahti 285 kuopio
trunk |  | lahti 156 lappeenranta
trunk |  | helsinki 222 lappeenranta
trunk |  | lappeenranta 235 joensuu
trunk |  | kuopio 138 joensuu
trunk |  | kuopio 287 oulu
trunk |  | jyvaskyla 340 oulu
trunk |  | vaasa 242 tampere
trunk |  | vaasa 318 oulu
motorway |  | oulu 36 ii 70 kemi
trunk |  | kemi 118 rovaniemi
trunk |  | kemi 420 kiruna
motorway |  | vilnius 103 kaunas 215 klaipeda
motorway |  | vilnius 137 panevezys
trunk |  | kaunas 112 panevezys
trunk |  | panevezys 160 riga
trunk |  | riga 180 parnu 128 tallinn
trunk |  | tallinn 187 tartu
trunk |  | tartu 250 riga
trunk |  | tartu 178 parnu
trunk |  | tallinn 212 narva
trunk |  | tartu 182 narva
trunk |  | tallinn 128 virtsu
trunk |  | parnu 75 virtsu
trunk |  | riga 220 liepaja
trunk |  | liepaja 105 klaipeda
trunk |  | riga 225 daugavpils
trunk |  | daugavpils 175 vilnius
trunk |  | daugavpils 170 panevezys
motorway |  | kaunas 120 suwalki
trunk |  | reykjavik 388 akureyri 248 egilsstadir 27 seydisfjordur
trunk |  | egilsstadir 187 hofn 272 vik 187 reykjavik
trunk |  | frederikshavn 41 skagen 50 hirtshals
trunk |  | skagen 105 aalborg
motorway |  | kobenhavn 13 dragor
trunk |  | nykoping 14 oxelosund
trunk |  | stockholm 36 vaxholm
trunk |  | forde 68 floro
trunk |  | kirkenes 172 vadso
trunk |  | mo-i-rana 122 sandnessjoen
trunk |  | tonsberg 20 tjome
trunk |  | turku 24 pargas
`;
